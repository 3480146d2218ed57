"""What bots think of a position of New York City."""

from midtown.engine.judgement import SearchSettings
from midtown.engine.state_record import SEATS
from midtown.games.new_york_city.judgement.estimate import count_points, estimate_points
from midtown.games.new_york_city.judgement.features import Feature
from midtown.games.new_york_city.judgement.policy import prior

__all__ = ["SETTINGS", "count_points", "estimate_points", "prior"]

SETTINGS = SearchSettings(
    scratch=(SEATS + 1, int(Feature.COUNT)),
    horizon=20,
    exploration=0.6,
    caution=0.1,
    carelessness={"newcomer": 0.03, "casual": 0.006, "club": 0.04},
)
