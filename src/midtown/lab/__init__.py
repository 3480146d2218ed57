"""The games in the forms that researchers use: vector environments, PettingZoo, Gymnasium, OpenSpiel, data files."""
