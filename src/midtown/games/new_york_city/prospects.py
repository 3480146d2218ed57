"""What a seat can look forward to: families of prospects, each with its place in one list of weights."""

from __future__ import annotations

from enum import IntEnum

from midtown.engine.rule import rule
from midtown.engine.state_record import Reals
from midtown.games.new_york_city.outlook import vessels_won
from midtown.games.new_york_city.pieces import (
    BOROUGHS,
    CARDS,
    CHARACTERS,
    LAST_OF_PHASE_ONE,
    LAST_OF_PHASE_THREE,
    LAST_OF_PHASE_TWO,
    NEUTRAL,
    PRESS_BONUS_SPACE,
    ROUNDS,
    ROWS,
    Bidding,
    Card,
    Letter,
    Mode,
)
from midtown.games.new_york_city.press_track import is_ahead, place_of
from midtown.games.new_york_city.scoring import company, majority
from midtown.games.new_york_city.state import Phase, State
from midtown.games.new_york_city.tom import is_tom
from midtown.games.new_york_city.traits import BIDDINGS


class Visit(IntEnum):
    """Whether the Mayor builds in a borough: not any more, now, later, never."""

    PAST = 0
    NOW = 1
    COMING = 2
    NEVER = 3


class Prospect(IntEnum):
    """Where each family begins; the last one only counts them all."""

    USES_LEFT = 0
    """By character, 1–27: how often it can still be used."""
    END_CHARACTER = USES_LEFT + LAST_OF_PHASE_THREE + 1
    """By character, 28–42."""
    MAJORITY = END_CHARACTER + CHARACTERS - LAST_OF_PHASE_THREE - 1
    """By visit."""
    SKYSCRAPERS = MAJORITY + 4
    EQUAL = SKYSCRAPERS + 4
    """Boroughs in which a seat has as many skyscrapers as the strongest rival, one more, and more."""
    PRESENT = EQUAL + 3
    """By the number of boroughs a seat is present in."""
    STATUE_NEAR = PRESENT + BOROUGHS + 1
    PRESS = STATUE_NEAR + 1
    PRESS_BONUS = PRESS + 1
    PRESS_PLACE = PRESS_BONUS + 1
    AHEAD_OF_NEUTRAL = PRESS_PLACE + 1
    DOLLARS = AHEAD_OF_NEUTRAL + 1
    """All, and up to 1, 2, 3 and 5."""
    DOLLARS_TO_USE = DOLLARS + 5
    BOARD = DOLLARS_TO_USE + 1
    """All, and up to 1, 3 and 5."""
    VESSELS = BOARD + 4
    RESERVE = VESSELS + 1
    """By card, while another round is to come."""
    RESERVE_MATCHING = RESERVE + CARDS
    RESERVE_SIZE = RESERVE_MATCHING + 1
    HAND = RESERVE_SIZE + 1
    """By card, if its bidding round is not over."""
    WILD_LEFT = HAND + CARDS
    PAST_CARDS = WILD_LEFT + 1
    """The first two, and all beyond: for pairs, and for the reserve."""
    PAST_PAIRS = PAST_CARDS + 2
    PICKS = PAST_PAIRS + 1
    HIRING = PICKS + 1
    BONUS = HIRING + 1
    """Of the winner and of the runner-up of the prestige round."""
    UNSURE = BONUS + 2
    """Leading in a bidding round in which others are still to bid."""
    BIDDING = UNSURE + BIDDINGS
    WAITING = BIDDING + BIDDINGS
    MOVES = WAITING + BIDDINGS
    STARTER = MOVES + 1
    TOM = STARTER + 1
    """Here and below: of a Tom."""
    TOM_TIME = TOM + 1
    """As such, for each card of his level, in mode B and in mode C."""
    TOM_MAJORITY = TOM_TIME + 4
    TOM_SKYSCRAPERS = TOM_MAJORITY + 4
    TOM_PRESENT = TOM_SKYSCRAPERS + 1
    TOM_SUPPLY = TOM_PRESENT + 1
    TOM_DOLLARS = TOM_SUPPLY + CARDS
    TOM_COMPANY = TOM_DOLLARS + 1
    TOM_PRESS = TOM_COMPANY + 1
    TOM_PRESS_PLACE = TOM_PRESS + 1
    TOM_HIRING = TOM_PRESS_PLACE + 1
    TOM_BONUS = TOM_HIRING + 1
    COUNT = TOM_BONUS + 2


@rule
def rounds_left(s: State) -> float:
    """The running round counts for the part of its bidding that is still to come."""
    left = float(ROUNDS - s.rounds_played)
    if s.phase < Phase.BID:
        return left
    return left - s.bidding / BIDDINGS


@rule
def is_bidding(s: State) -> bool:
    return s.phase == Phase.BID or s.phase == Phase.RENEW_RESERVE


@rule
def has_bid(s: State, seat: int) -> bool:
    """Whether a seat has had its turn in the running bidding round."""
    if not is_bidding(s):
        return s.phase > Phase.BID
    turns = 0
    for i in range(s.step - 1):
        turns += 1 if s.order[i] == seat else 0
    return turns > 0


@rule
def prospects(s: State, seat: int, winner: int, runner_up: int, open_bid: bool, f: Reals) -> None:
    """Fills in what a seat can look forward to; `open_bid` says that its bid has not been evaluated yet."""
    f[:] = 0.0
    limit = hire_limit(s, seat, winner, open_bid)
    bonus = bonus_due(s, seat, winner, runner_up)
    if is_tom(s, seat):
        prospects_of_tom(s, seat, f)
        f[Prospect.TOM_HIRING] = limit
        if bonus > 0:
            f[Prospect.TOM_BONUS + bonus - 1] = 1.0
        return
    prospects_of_characters(s, seat, f)
    prospects_of_city(s, seat, f)
    prospects_of_means(s, seat, f)
    prospects_of_cards(s, seat, f)
    prospects_of_bidding(s, seat, winner, f)
    f[Prospect.HIRING] = limit
    if bonus > 0:
        f[Prospect.BONUS + bonus - 1] = 1.0


@rule
def hire_limit(s: State, seat: int, winner: int, open_bid: bool) -> int:
    """The value of the character that a seat is about to hire."""
    if s.phase == Phase.HIRE and s.turn == seat:
        return min(ROWS, s.hire_limit)
    if s.bidding != Bidding.ELEVATOR or not open_bid:
        return 0
    return min(ROWS, s.bid[seat] + (1 if winner == seat else 0))


@rule
def bonus_due(s: State, seat: int, winner: int, runner_up: int) -> int:
    """1 for who is to take the winner's prestige bonus, 2 for the runner-up's."""
    if s.bidding != Bidding.PRESTIGE or s.phase >= Phase.TAKE_BACK or s.phase < Phase.BID:
        return 0
    if s.phase >= Phase.BONUS:
        if s.turn == seat and s.phase <= Phase.RIDE:
            return 1 if seat == winner else 2
        return 2 if seat == runner_up and s.step == 1 else 0
    return 1 if seat == winner else (2 if seat == runner_up else 0)


@rule
def prospects_of_characters(s: State, seat: int, f: Reals) -> None:
    later = ROUNDS - 1 - s.rounds_played
    ready = 0
    for character in range(1, LAST_OF_PHASE_THREE + 1):
        n = s.characters[seat, character]
        if n > 0:
            now = n - s.used[seat, character] if can_still_be_used(s, character) else 0
            f[Prospect.USES_LEFT + character] = n * later + now
            ready += now
    for character in range(LAST_OF_PHASE_THREE + 1, CHARACTERS):
        f[Prospect.END_CHARACTER + character - LAST_OF_PHASE_THREE - 1] = s.characters[seat, character]
    f[Prospect.DOLLARS_TO_USE] = min(ready, s.dollars[seat])


@rule
def can_still_be_used(s: State, character: int) -> bool:
    if character <= LAST_OF_PHASE_ONE:
        return s.phase < Phase.BID
    return character > LAST_OF_PHASE_TWO or s.phase < Phase.EXCHANGE


@rule
def visit_of(s: State, borough: int) -> int:
    letter = s.sequence[borough]
    if letter == Letter.X:
        return Visit.NEVER
    if letter == s.rounds_played:
        return Visit.NOW
    return Visit.PAST if letter < s.rounds_played else Visit.COMING


@rule
def prospects_of_city(s: State, seat: int, f: Reals) -> None:
    present = 0
    for borough in range(BOROUGHS):
        visit, own = visit_of(s, borough), s.skyscrapers[seat, borough]
        f[Prospect.MAJORITY + visit] += majority(s, seat, borough)
        f[Prospect.SKYSCRAPERS + visit] += min(5, own)
        present += min(1, own)
        more = own - strongest_rival(s, seat, borough)
        if own > 0 and more >= 0 and visit != Visit.COMING:
            f[Prospect.EQUAL + min(2, more)] += 1.0
    f[Prospect.PRESENT + present] = 1.0
    f[Prospect.STATUE_NEAR] = 1.0 if s.statue != 0 and present >= BOROUGHS - 1 else 0.0
    f[Prospect.VESSELS] = vessels_won(s, seat)


@rule
def strongest_rival(s: State, seat: int, borough: int) -> int:
    most = s.neutral[borough]
    for other in range(s.players):
        if other != seat:
            most = max(most, s.skyscrapers[other, borough])
    return most


@rule
def prospects_of_means(s: State, seat: int, f: Reals) -> None:
    """Press, dollars and the board."""
    f[Prospect.PRESS] = s.press[seat]
    f[Prospect.PRESS_BONUS] = 1.0 if s.press[seat] >= PRESS_BONUS_SPACE else 0.0
    f[Prospect.PRESS_PLACE] = place_of(s, seat)
    f[Prospect.AHEAD_OF_NEUTRAL] = 1.0 if is_ahead(s, seat, NEUTRAL) else 0.0
    dollars, board = s.dollars[seat], s.board[seat]
    f[Prospect.DOLLARS] = dollars
    f[Prospect.DOLLARS + 1] = min(1, dollars)
    f[Prospect.DOLLARS + 2] = min(2, dollars)
    f[Prospect.DOLLARS + 3] = min(3, dollars)
    f[Prospect.DOLLARS + 4] = min(5, dollars)
    f[Prospect.BOARD] = board
    f[Prospect.BOARD + 1] = min(1, board)
    f[Prospect.BOARD + 2] = min(3, board)
    f[Prospect.BOARD + 3] = min(5, board)


@rule
def prospects_of_cards(s: State, seat: int, f: Reals) -> None:
    over = 0 if s.phase < Phase.BID else s.bidding + (1 if has_bid(s, seat) and s.bidding < BIDDINGS else 0)
    part = (BIDDINGS - over) / BIDDINGS
    another_round = s.rounds_played < ROUNDS - 1
    past = 0
    for card in range(CARDS - 1):
        held, kept = s.hand[seat, card], s.reserve[seat, card]
        f[Prospect.RESERVE + card] = kept if another_round else 0
        if card >= over:
            f[Prospect.HAND + card] = held
            f[Prospect.RESERVE_MATCHING] += kept
        else:
            past += held
            f[Prospect.PAST_PAIRS] += held // 2 if over < BIDDINGS else 0
    f[Prospect.PAST_CARDS] = min(2, past) * part
    f[Prospect.PAST_CARDS + 1] = max(0, past - 2) * part
    wilds = s.hand[seat, Card.WILD]
    f[Prospect.HAND + Card.WILD] = wilds if over < BIDDINGS else 0
    f[Prospect.WILD_LEFT] = wilds * part
    f[Prospect.RESERVE + Card.WILD] = s.reserve[seat, Card.WILD] if another_round else 0
    f[Prospect.RESERVE_SIZE] = s.reserve_size[seat]
    f[Prospect.PICKS] = picks_left(s, seat)


@rule
def picks_left(s: State, seat: int) -> int:
    """How many pairs a seat may still take in this round."""
    if s.phase == Phase.START:
        return 2
    if s.phase >= Phase.BID:
        return 0
    if s.took_both[seat] != 0:
        return s.takes_left if s.turn == seat else 0
    picks = 2 - s.lap + (s.takes_left if s.turn == seat else 0)
    for i in range(s.step):
        if s.order[i] == seat:
            picks -= 1
    return picks


@rule
def prospects_of_bidding(s: State, seat: int, winner: int, f: Reals) -> None:
    if is_bidding(s):
        if s.turn == seat:
            f[Prospect.BIDDING + s.bidding] = 1.0
        elif not has_bid(s, seat):
            f[Prospect.WAITING + s.bidding] = 1.0
        if winner == seat and s.step < s.players:
            f[Prospect.UNSURE + s.bidding] = 1.0
    if s.phase == Phase.MOVE and s.turn == seat:
        f[Prospect.MOVES] = s.moves_left
    if Phase.BID <= s.phase < Phase.EXCHANGE and (winner == seat or (winner < 0 and s.starter == seat)):
        f[Prospect.STARTER] = 1.0


@rule
def prospects_of_tom(s: State, seat: int, f: Reals) -> None:
    left = rounds_left(s)
    f[Prospect.TOM] = 1.0
    f[Prospect.TOM_TIME] = left
    f[Prospect.TOM_TIME + 1] = left * s.tom_cards[seat]
    f[Prospect.TOM_TIME + 2] = left if s.tom[seat] == Mode.B else 0.0
    f[Prospect.TOM_TIME + 3] = left if s.tom[seat] == Mode.C else 0.0
    for card in range(CARDS):
        f[Prospect.TOM_SUPPLY + card] = s.supply[seat, card]
    for borough in range(BOROUGHS):
        f[Prospect.TOM_MAJORITY + visit_of(s, borough)] += majority(s, seat, borough)
        f[Prospect.TOM_SKYSCRAPERS] += s.skyscrapers[seat, borough]
        f[Prospect.TOM_PRESENT] += min(1, s.skyscrapers[seat, borough])
    f[Prospect.TOM_DOLLARS] = s.dollars[seat]
    f[Prospect.TOM_COMPANY] = company(s, seat)
    f[Prospect.TOM_PRESS] = s.press[seat]
    f[Prospect.TOM_PRESS_PLACE] = place_of(s, seat)
