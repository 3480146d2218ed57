"""Lift: the smallest complete game, to copy when you add one. For two to four players.

A deck of fifteen cards, three each of 1 to 5; everyone is dealt two. On your turn draw a card or play one; a card
higher than the last one played scores its value. It ends when nobody has a card and none is left to draw.
"""

from midtown.engine.game import Game

GAME = Game(name="lift", package=__name__, version=2, seats=range(2, 5), prefix="L")
