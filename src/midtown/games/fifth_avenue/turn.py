"""The course of a turn after its first action, and the end of the game."""

from __future__ import annotations

from midtown.engine.chance import draw_from
from midtown.engine.events import NOBODY, tell
from midtown.engine.rule import rule
from midtown.games.fifth_avenue.cards import stacks_left, take_open_card, turn_up
from midtown.games.fifth_avenue.narrate import Ending, Event
from midtown.games.fifth_avenue.pieces import COLORS, DISTRICTS, TURN_LIMIT, TURNED_UP
from midtown.games.fifth_avenue.scoring import district_points, park_worth
from midtown.games.fifth_avenue.state import Chance, Phase, Source, State


@rule
def second_action(s: State) -> None:
    """Two open cards of different colours; with no card left the turn goes on (F-3.6)."""
    s.part, s.phase = 2, Phase.CARDS
    if stacks_left(s) == 0:
        third_action(s)


@rule
def take_card(s: State, color: int) -> None:
    """Both cards are chosen before the next ones show; a single colour left gives one card (F-3.6)."""
    first = -1
    for other in range(COLORS):
        if s.picked[other] > 0:
            first = other
    if first < 0 and stacks_left(s) > 1:
        s.picked[color] = 1
        return
    if first >= 0:
        take_open_card(s, s.turn, first)
    take_open_card(s, s.turn, color)
    if first >= 0:
        turn_up(s, first)
    turn_up(s, color)
    third_action(s)


@rule
def third_action(s: State) -> None:
    """Every turn closes with the move of a commissioner (F-3.8)."""
    s.part, s.phase = 3, Phase.MOVE


@rule
def go_on(s: State) -> None:
    """After a move, and the auctions it may have brought, the turn goes on where it was (F-3.4, F-7.1)."""
    if s.part == 1:
        second_action(s)
    else:
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    """Clockwise, the next player begins (F-2.6); after 200 turns the game is over (F-10.5)."""
    s.turns += 1
    if s.turns == TURN_LIMIT:
        end_game(s, Ending.TURNS)
        return
    s.mover = (s.mover + 1) % s.players
    begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    """A turn begins with the choice of one of four options (F-3.1)."""
    s.part, s.phase, s.turn = 1, Phase.CHOOSE, s.mover
    tell(s, Event.TURN_BEGAN, s.mover, s.turns + 1)


@rule
def end_game(s: State, ending: int) -> None:
    """The game ends at once with its final scoring (F-10.1)."""
    tell(s, Event.GAME_ENDED, NOBODY, ending)
    score_open_districts(s)
    score_park(s)
    s.turn, s.phase = -1, Phase.OVER


@rule
def score_open_districts(s: State) -> None:
    """Every open district is scored once more (F-10.2)."""
    for district in range(DISTRICTS):
        for seat in range(s.players):
            points = district_points(s, seat, district)
            if points > 0:
                s.points[seat, Source.FINAL] += points
                tell(s, Event.FINAL_DISTRICT, seat, district, points)


@rule
def score_park(s: State) -> None:
    """Three businesses below Central Park, drawn blindly, decide what skyscrapers there score (F-10.3)."""
    for _ in range(TURNED_UP):
        business = draw_from(s, Chance.PARK, 0, s.park_businesses)
        if business >= 0:
            s.turned_up[business] += 1
            tell(s, Event.PARK_TURNED_UP, NOBODY, business)
    for seat in range(s.players):
        points = s.park_skyscrapers[seat] * park_worth(s)
        if points > 0:
            s.points[seat, Source.PARK] += points
            tell(s, Event.PARK_POINTS, seat, s.park_skyscrapers[seat], points)
