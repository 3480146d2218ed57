"""New York City: bid with cards, hire characters, raise skyscrapers where the Mayor stands. For one to four people."""

from midtown.engine.game import Game
from midtown.engine.options import Choice
from midtown.games.new_york_city.options import Components, Toms
from midtown.games.new_york_city.pieces import Edition

GAME = Game(
    name="new_york_city",
    package=__name__,
    version=2,
    seats=range(2, 5),
    prefix="N",
    draws_first=True,
    options=(Choice("edition", Edition, players=(2, 3, 4)), Toms(), Components()),
)
