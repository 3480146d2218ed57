"""Phase II: opening a bidding round, bids in turn, and who has won it."""

from __future__ import annotations

from midtown.engine.events import NOBODY, tell
from midtown.engine.rule import rule
from midtown.games.new_york_city.cards import lay, reserve_cards
from midtown.games.new_york_city.legality import can_use
from midtown.games.new_york_city.narrate import Event
from midtown.games.new_york_city.pieces import CARDS, Bidding, Card, Character, Edition
from midtown.games.new_york_city.press_track import order_by_press
from midtown.games.new_york_city.state import Passage, Phase, State
from midtown.games.new_york_city.tom import bid_as_tom, draw_before_bidding, is_tom, people


@rule
def open_bidding(s: State) -> None:
    """Toms draw, in press order (N-10.5); who could use 18 may be asked first (N-8.18)."""
    tell(s, Event.BIDDING_BEGAN, NOBODY, s.bidding)
    s.winner, s.runner_up, s.deferred, s.step = -1, -1, 0, 0
    for seat in range(s.players):
        s.bid[seat] = 0
    if s.bidding != Bidding.PLANS and people(s) < s.players:
        order_by_press(s)
        for i in range(s.players):
            draw_before_bidding(s, s.order[i])
    if s.edition == Edition.EN and private_eyes(s) > 1:
        order_by_press(s)
        s.phase = Passage.NEXT_DEFER
    else:
        open_bids(s)


@rule
def private_eyes(s: State) -> int:
    """How many players could use character 18 in this bidding round (N-8.18)."""
    n = 0
    for seat in range(s.players):
        if has_private_eye(s, seat):
            n += 1
    return n


@rule
def has_private_eye(s: State, seat: int) -> bool:
    """A person with a character 18 that is not used yet, and a dollar for it (N-4.6)."""
    ready = s.used[seat, Character.C18_PRIVATE_EYE] < s.characters[seat, Character.C18_PRIVATE_EYE]
    return ready and s.dollars[seat] > 0 and not is_tom(s, seat)


@rule
def next_defer(s: State) -> None:
    """English edition: the first in press order who wants it uses character 18 (N-1.9, N-8.18)."""
    while s.deferred == 0 and s.step < s.players:
        s.turn = s.order[s.step]
        s.step += 1
        if has_private_eye(s, s.turn):
            s.phase = Phase.DEFER
            return
    open_bids(s)
    if s.deferred == 0:
        s.deferred = 2
        return
    at = (s.turn + s.players - s.starter) % s.players
    for i in range(at, s.players - 1):
        s.order[i] = s.order[i + 1]
    s.order[s.players - 1] = s.turn


@rule
def open_bids(s: State) -> None:
    """The seats bid clockwise from the starter (N-6.1, N-6.2)."""
    for i in range(s.players):
        s.order[i] = (s.starter + i) % s.players
    s.step = 0
    s.phase = Passage.NEXT_BIDDER


@rule
def next_bidder(s: State) -> None:
    """Each seat once (N-6.1); who has nothing left to bid with passes by itself."""
    while s.step < s.players:
        seat = s.order[s.step]
        s.step += 1
        if is_tom(s, seat):
            bid_as_tom(s, seat)
            continue
        s.turn = seat
        if can_only_pass(s):
            tell(s, Event.PASSED, seat)
            continue
        for card in range(CARDS):
            s.from_hand[card] = 0
        s.swaps_left = reserve_cards(s)
        s.phase = Phase.BID
        return
    s.phase = Passage.JUDGE


@rule
def can_only_pass(s: State) -> bool:
    """No card in hand and no character that works without one (N-6.1)."""
    if s.hand_size[s.turn] > 0:
        return False
    if can_use(s, Character.C12_JANITOR) or (can_use(s, Character.C18_PRIVATE_EYE) and s.deferred == 0):
        return False
    return s.bidding != Bidding.PRESTIGE or not can_use(s, Character.C17_SOCIALITE)


@rule
def play(s: State, card: int) -> None:
    """A matching card, or a wild on an open bid, counts one (N-6.3, N-6.5)."""
    s.from_hand[card] = 1
    lay(s, card)
    s.bid[s.turn] += 1


@rule
def play_pair(s: State, card: int, half: int) -> None:
    """Two equal cards of another type, or a wild and one of another type, count one together (N-6.4)."""
    s.from_hand[card] = 1
    s.from_hand[half] = 1
    lay(s, card)
    lay(s, half)
    s.bid[s.turn] += 1


@rule
def end_bid(s: State) -> None:
    """The turn goes on clockwise (N-6.1)."""
    tell(s, Event.BID if s.bid[s.turn] > 0 else Event.PASSED, s.turn, s.bid[s.turn])
    s.phase = Passage.NEXT_BIDDER


@rule
def judge(s: State) -> None:
    """The highest bid wins, ties go to who is ahead on the press track; the winner starts the next (N-6.2, N-6.8)."""
    order_by_press(s)
    for i in range(s.players):
        seat = s.order[i]
        if s.bid[seat] == 0:
            continue
        if s.winner < 0 or s.bid[seat] > s.bid[s.winner]:
            s.winner, s.runner_up = seat, s.winner
        elif s.runner_up < 0 or s.bid[seat] > s.bid[s.runner_up]:
            s.runner_up = seat
    if s.winner >= 0:
        s.starter = s.winner
        tell(s, Event.WON, s.winner, s.bid[s.winner])
    else:
        tell(s, Event.NOBODY_BID, NOBODY)
    s.step = 0
    s.phase = Passage.NEXT_EVALUATION


@rule
def add_wild(s: State) -> None:
    """A wild joins an open bid (N-6.5)."""
    play(s, Card.WILD)
