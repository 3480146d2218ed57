"""What the start laid down stays: a business in every district, and nothing leaves the game but by a building stop."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.games.fifth_avenue.legality import businesses_on
from midtown.games.fifth_avenue.pieces import BUSINESSES, COLORS, DISTRICTS, LEFT_OUT, PLOTS, Board, Plot
from midtown.games.fifth_avenue.state import State

SETS_OF_COLORS = 1 << COLORS
"""A set of colours is a number with a bit for each of them."""


@rule
def is_start_right(s: State) -> bool:
    """Every district keeps its start business until it is closed (F-2.1, F-8.3)."""
    for district in range(DISTRICTS):
        if start_plots(s, district) == 0:
            return False
    return s.board == Board.BACK or are_colors_right(s)


@rule
def start_plots(s: State, district: int) -> int:
    """The plots on which its start business may lie, as a set; anywhere, if the district is closed (F-2.1)."""
    if s.closed[district] != 0:
        return SETS_OF_COLORS - 1
    if s.board == Board.BACK:
        return min(1, businesses_on(s, district, Plot.DASHED))
    plots = 0
    for color in range(COLORS):
        plots += min(1, businesses_on(s, district, color)) << color
    return plots


@rule
def is_gone_right(s: State) -> bool:
    """Nine businesses are left out (F-2.2); stops take what stood where no plot was empty (F-8.1, F-8.3)."""
    closed, towers = 0, s.alea_removed
    for district in range(DISTRICTS):
        closed += s.closed[district]
    for seat in range(s.players):
        towers += s.removed[seat]
    tiles = -LEFT_OUT
    for business in range(BUSINESSES):
        tiles += s.out_of_game[business]
    if closed == 0:
        return tiles == 0 and towers == 0
    plots = PLOTS if s.board == Board.BACK else COLORS
    return closed <= tiles <= 2 * plots * closed and tiles + towers >= plots * closed


@rule
def are_colors_right(s: State) -> bool:
    """Every colour was used for a start business, and none more than twice (F-2.1).

    Such a choice exists if no set of colours is all that too many districts have, or has too few districts.
    """
    for colors in range(1, SETS_OF_COLORS):
        size, within, touching = 0, 0, 0
        for color in range(COLORS):
            size += (colors >> color) & 1
        for district in range(DISTRICTS):
            plots = start_plots(s, district)
            within += 1 if plots & colors == plots else 0
            touching += 1 if plots & colors != 0 else 0
        if within > 2 * size or touching < size:
            return False
    return True
