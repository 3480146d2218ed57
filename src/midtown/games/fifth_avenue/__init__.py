"""Fifth Avenue: bid for building plots beside the best businesses of Manhattan. For two to four players."""

from midtown.engine.game import Game
from midtown.engine.options import Choice
from midtown.games.fifth_avenue.pieces import Board

GAME = Game(
    name="fifth_avenue",
    package=__name__,
    version=2,
    seats=range(2, 5),
    prefix="F",
    options=(Choice("board", Board, players=(2, 3, 4)),),
)
