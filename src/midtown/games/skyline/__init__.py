"""Skyline: roll dice, raise columns, finish buildings. For one to four players."""

from midtown.engine.game import Game
from midtown.engine.options import Choice
from midtown.games.skyline.pieces import Scenario

GAME = Game(
    name="skyline",
    package=__name__,
    version=2,
    seats=range(1, 5),
    prefix="S",
    options=(Choice("scenario", Scenario, players=(1,)),),
)
