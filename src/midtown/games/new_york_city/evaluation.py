"""Phase II: what bids bring, the prestige bonus, building, and the borough bonus."""

from __future__ import annotations

from midtown.engine.events import tell
from midtown.engine.rule import rule
from midtown.games.new_york_city.hiring import take_from_row
from midtown.games.new_york_city.legality import (
    can_move,
    can_take_back,
    can_take_bonus,
    can_use,
    cheapest_shown,
    link_between,
)
from midtown.games.new_york_city.narrate import Event
from midtown.games.new_york_city.pieces import (
    BOROUGHS,
    CARDS,
    ROWS,
    STATUE_POINTS,
    TILES,
    Bidding,
    Character,
    Edition,
    Place,
    Track,
)
from midtown.games.new_york_city.press_track import advance, order_by_press
from midtown.games.new_york_city.state import Passage, Phase, State
from midtown.games.new_york_city.tom import bonus_as_tom, build_as_tom, hire_as_tom, is_tom


@rule
def next_evaluation(s: State) -> None:
    """All who bid, in the press order taken before anything moved (N-6.9)."""
    while s.step < s.players:
        seat = s.order[s.step]
        s.step += 1
        if s.bid[seat] > 0:
            s.turn = seat
            evaluate(s, seat)
            if s.phase != Passage.NEXT_EVALUATION:
                return
    s.step = 0
    s.phase = Passage.NEXT_BONUS if s.bidding == Bidding.PRESTIGE else Passage.NEXT_TAKE_BACK


@rule
def evaluate(s: State, seat: int) -> None:
    """Press, dollars, plans and the rest; the winner gets one more, but not of prestige (N-6.9, N-6.10, N-6.11)."""
    value = s.bid[seat] + (1 if s.winner == seat and s.bidding != Bidding.PRESTIGE else 0)
    if s.bidding == Bidding.PRESS:
        advance(s, seat, value)
        tell(s, Event.ADVANCED, seat, value, s.press[seat])
    elif s.bidding == Bidding.DOLLAR:
        s.dollars[seat] += value
        tell(s, Event.TOOK_DOLLARS, seat, value)
    elif s.bidding == Bidding.ELEVATOR:
        hire(s, seat, value)
    elif s.bidding == Bidding.PLANS:
        s.board[seat] += value
        tell(s, Event.TOOK_SKYSCRAPERS, seat, value)
    elif s.bidding == Bidding.PRESTIGE:
        score_prestige(s, seat, value)
    else:
        build(s, seat, value)


@rule
def hire(s: State, seat: int, limit: int) -> None:
    """Exactly one character of at most that value, or none if none is there (N-6.12)."""
    if is_tom(s, seat):
        hire_as_tom(s, seat, limit)
    elif cheapest_shown(s) > min(limit, ROWS):
        tell(s, Event.NOTHING_TO_HIRE, seat, limit)
    else:
        s.hire_limit = limit
        s.phase = Phase.HIRE


@rule
def hire_character(s: State, character: int) -> None:
    """It may be used in this round if its phase is not over (N-6.12)."""
    take_from_row(s, s.turn, character)
    s.phase = Passage.NEXT_EVALUATION


@rule
def score_prestige(s: State, seat: int, value: int) -> None:
    """Points equal to the bid (N-6.14); character 19 is offered now (N-8.19)."""
    s.points[seat, Track.PRESTIGE] += value
    tell(s, Event.GAINED, seat, value)
    if not is_tom(s, seat) and can_use(s, Character.C19_FILM_STAR):
        s.phase = Phase.DOUBLE


@rule
def build(s: State, seat: int, value: int) -> None:
    """From the board into the Mayor's borough, as many as there are (N-6.17); missing ones may be moved (N-6.18)."""
    if is_tom(s, seat):
        build_as_tom(s, seat, s.mayor, value)
        return
    s.target = s.mayor
    built = min(value, s.board[seat])
    s.built = 1 if built > 0 else 0
    if built > 0:
        s.board[seat] -= built
        s.skyscrapers[seat, s.mayor] += built
        tell(s, Event.BUILT, seat, s.mayor, built)
    missing = value - built
    s.moves_left = min(missing, 1) if s.edition == Edition.EN else missing
    s.phase = Passage.OFFER_MOVE


@rule
def offer_move(s: State) -> None:
    """As long as one is missing and one of one's own stands elsewhere (N-6.16, N-6.18)."""
    s.phase = Phase.MOVE
    if s.moves_left == 0 or not can_move(s):
        s.phase = Passage.OFFER_EXTRA


@rule
def move(s: State, borough: int) -> None:
    """A moved skyscraper counts as built (N-6.16, N-6.18, N-8.21)."""
    s.skyscrapers[s.turn, borough] -= 1
    s.skyscrapers[s.turn, s.target] += 1
    s.built = 1
    s.moves_left -= 1
    tell(s, Event.MOVED, s.turn, borough, s.target)
    s.phase = Passage.OFFER_MOVE


@rule
def next_bonus(s: State) -> None:
    """The winner of the prestige round, then the runner-up (N-6.15); other tiles leave the game (N-6.19)."""
    while s.step < 2:
        seat = s.winner if s.step == 0 else s.runner_up
        s.step += 1
        if seat < 0 or not can_take_bonus(s):
            continue
        if is_tom(s, seat):
            bonus_as_tom(s, seat)
            continue
        s.turn = seat
        s.phase = Phase.BONUS
        return
    for tile in range(TILES):
        if s.tiles[tile] == Place.OFFERED:
            s.tiles[tile] = Place.GONE
    s.step = 0
    s.phase = Passage.NEXT_TAKE_BACK


@rule
def forgo(s: State) -> None:
    """All of the bonus or nothing of it (N-6.15)."""
    tell(s, Event.FORWENT, s.turn)
    s.phase = Passage.NEXT_BONUS


@rule
def take_tile(s: State, tile: int) -> None:
    s.tile = tile
    s.phase = Phase.RIDE


@rule
def ride(s: State, origin: int, borough: int) -> None:
    """The vessel is the player's, the tile and a skyscraper of the board go where it went (N-6.15, N-6.16)."""
    seat = s.turn
    s.vessels[link_between(s, origin, borough, s.tile // 2)] = seat + 1
    s.tiles[s.tile] = borough
    s.target = borough
    tell(s, Event.PLACED_TILE, seat, s.tile, borough, origin)
    s.built, s.moves_left = 0, 1
    if s.board[seat] > 0:
        s.board[seat] -= 1
        s.skyscrapers[seat, borough] += 1
        s.built, s.moves_left = 1, 0
        tell(s, Event.BUILT, seat, borough, 1)
    s.phase = Passage.OFFER_MOVE


@rule
def next_take_back(s: State) -> None:
    """Character 22 is offered in the order of evaluation (N-8.22)."""
    s.take_backs_left = 0
    while s.step < s.players:
        s.turn = s.order[s.step]
        s.step += 1
        if not is_tom(s, s.turn) and can_use(s, Character.C22_MAGICIAN) and can_take_back(s):
            s.phase = Phase.TAKE_BACK
            return
    s.phase = Passage.CLOSE_BIDDING


@rule
def close_bidding(s: State) -> None:
    """Played cards are discarded (N-4.5), the borough bonus is checked (N-6.20), and the next round follows."""
    for seat in range(s.players):
        for card in range(CARDS):
            s.discards[card] += s.played[seat, card]
            s.played[seat, card] = 0
    if s.statue != 0:
        check_statue(s)
    s.bidding += 1
    s.phase = Passage.OPEN_BIDDING
    if s.bidding == Bidding.NONE:
        order_by_press(s)
        s.step = 0
        s.phase = Passage.NEXT_EXCHANGE


@rule
def check_statue(s: State) -> None:
    """The first to be present everywhere, and all others who are by then, gain four points (N-6.20)."""
    for seat in range(s.players):
        if is_everywhere(s, seat):
            s.points[seat, Track.STATUE] += STATUE_POINTS
            s.statue = 0
            tell(s, Event.STATUE, seat, STATUE_POINTS)


@rule
def is_everywhere(s: State, seat: int) -> bool:
    """At least one skyscraper in each of the six boroughs (N-6.20, N-9.6)."""
    present = 0
    for borough in range(BOROUGHS):
        present += min(1, s.skyscrapers[seat, borough])
    return present == BOROUGHS
