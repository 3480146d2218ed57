"""What bots think of a position of Fifth Avenue."""

from midtown.engine.judgement import SearchSettings
from midtown.games.fifth_avenue.judgement.estimate import count_points, estimate_points
from midtown.games.fifth_avenue.judgement.policy import prior

__all__ = ["SETTINGS", "count_points", "estimate_points", "prior"]

SETTINGS = SearchSettings(
    scratch=(1, 1),
    horizon=10,  # two or three turns: enough to see an auction or a scoring through
    exploration=0.3,
    caution=0.1,
    carelessness={"newcomer": 0.02, "casual": 0.005, "expert": 0.002},
)
