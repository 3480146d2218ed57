"""What is remembered within a choice: it fits the table while the choice is made, and is forgotten after it."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.games.new_york_city.pieces import CARDS, ROWS, Bidding, Slot
from midtown.games.new_york_city.state import Flaw, Phase, State


@rule
def flaw_of_use(s: State) -> int:
    """Picks, characters in use and moves leave nothing behind that their phase does not know (N-4.6)."""
    fits = is_pick_right(s) and is_match_right(s) and is_exchange_right(s) and is_bid_right(s)
    return 0 if fits and is_hire_right(s) and is_building_right(s) else Flaw.LEFTOVER


@rule
def is_pick_right(s: State) -> bool:
    """Laps, takes, single cards and the cards just taken belong to Phase I (N-5.1, N-8.2, N-8.4, N-8.5)."""
    if s.phase != Phase.SINGLE and s.single != 0:
        return False
    if s.phase != Phase.SHED and s.to_discard != 0:
        return False
    if (s.taken[0] == Slot.NONE) != (s.taken[1] == Slot.NONE):
        return False
    if Phase.PICK <= s.phase <= Phase.MATCH:
        return are_taken_known(s)
    return s.lap == 0 and s.takes_left == 0 and s.taken[0] == Slot.NONE


@rule
def are_taken_known(s: State) -> bool:
    """The two cards just taken went into the hand before everybody's eyes (N-5.1)."""
    if s.taken[0] == Slot.NONE:
        return True
    pair = 2 if s.taken[0] == s.taken[1] else 1
    return s.known[s.turn, s.taken[0] - 1] >= pair and s.known[s.turn, s.taken[1] - 1] >= pair


@rule
def is_match_right(s: State) -> bool:
    """For each of the cards just taken an equal one may come, once (N-8.8)."""
    came = 0
    for i in range(2):
        if s.to_match[i] == Slot.NONE:
            came += 1
        elif s.phase != Phase.MATCH or s.to_match[i] != s.taken[i]:
            return False
    return s.phase != Phase.MATCH or s.to_draw == came


@rule
def is_exchange_right(s: State) -> bool:
    """Only what was discarded in this use is drawn anew (N-8.1, N-8.12)."""
    discards, reserve = 0, 0
    for card in range(CARDS):
        discards += s.discards[card]
        reserve += s.reserve[max(0, s.turn), card]
    if s.phase == Phase.RENEW_HAND:
        return s.to_draw <= discards
    if s.phase == Phase.RENEW_RESERVE:
        return s.to_draw <= min(discards, s.reserve_size[s.turn] - reserve)
    return s.phase == Phase.MATCH or s.to_draw == 0


@rule
def is_bid_right(s: State) -> bool:
    """What the bidder has played from the hand lies in the bid (N-8.15)."""
    if s.phase == Phase.BID or s.phase == Phase.RENEW_RESERVE:
        for card in range(CARDS):
            if s.from_hand[card] > s.played[s.turn, card]:
                return False
    return True


@rule
def is_hire_right(s: State) -> bool:
    """One hires up to the value of the bid, the winner up to one more (N-6.10, N-6.12)."""
    if s.phase == Phase.HIRE:
        return s.hire_limit == s.bid[s.turn] + (1 if s.winner == s.turn else 0)
    return s.phase != Phase.REPLACE or 1 < s.hire_limit <= ROWS


@rule
def is_building_right(s: State) -> bool:
    """Moves and cards to take back are counted only while they are made (N-6.16, N-6.18, N-8.21, N-8.22)."""
    if (s.phase != Phase.MOVE and s.moves_left > 0) or (s.phase != Phase.TAKE_BACK and s.take_backs_left > 0):
        return False
    if s.phase != Phase.MOVE and s.phase != Phase.EXTRA:
        return True
    if s.phase == Phase.EXTRA and s.built == 0:
        return False
    if s.bidding == Bidding.PRESTIGE:
        return s.tiles[s.tile] == s.target and s.moves_left <= 1
    return s.moves_left <= s.bid[s.turn] + (1 if s.winner == s.turn else 0)
