"""What bots think of a position of Skyline."""

from midtown.engine.judgement import SearchSettings
from midtown.games.skyline.judgement.estimate import count_points, estimate_points
from midtown.games.skyline.judgement.features import PLACES
from midtown.games.skyline.judgement.policy import prior

__all__ = ["SETTINGS", "count_points", "estimate_points", "prior"]

SETTINGS = SearchSettings(
    scratch=(9, PLACES),
    horizon=0,
    exploration=0.3,
    caution=0.0,
    carelessness={"newcomer": 0.05, "casual": 0.038, "club": 0.25, "expert": 0.09},
)
