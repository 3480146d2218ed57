"""What bots think of a position of Lift."""

from midtown.engine.judgement import SearchSettings
from tests.games.lift.judgement.estimate import count_points, estimate_points
from tests.games.lift.judgement.policy import prior

__all__ = ["SETTINGS", "count_points", "estimate_points", "prior"]

SETTINGS = SearchSettings(scratch=(1, 1), horizon=100)  # a game of Lift is short: it is played out
