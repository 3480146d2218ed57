"""One learner for all games: a net that judges positions, learned from play against itself.

It needs PyTorch (the extra `learn`). On a GPU the rules run there too (the extra `gpu`). See docs/lab/learning.md.
"""
