"""What is noticed about a position: features of what a seat can look forward to, and the questions behind them."""

from __future__ import annotations

from enum import IntEnum
from itertools import pairwise

import numpy as np

from midtown.engine.rule import rule
from midtown.engine.state_record import Reals
from midtown.engine.weights import Weights
from midtown.games.new_york_city.pieces import (
    BIDDINGS,
    BOROUGHS,
    CARDS,
    CHARACTERS,
    FIRST_LANTERN,
    FIRST_SET,
    LAST_OF_PHASE_ONE,
    LAST_OF_PHASE_THREE,
    LAST_OF_PHASE_TWO,
    LINKS,
    NEUTRAL,
    PRESS_BONUS_SPACE,
    ROUNDS,
    ROWS,
    SETS,
    TILES,
    Bidding,
    Card,
    Character,
    Letter,
    Mode,
    Piece,
    Place,
)
from midtown.games.new_york_city.press_track import is_ahead, place_of
from midtown.games.new_york_city.scoring import company, majority, points_of_strongholds
from midtown.games.new_york_city.state import Phase, State
from midtown.games.new_york_city.tom import is_tom, wilds_of

WEIGHTS = Weights.beside(__file__)


class Visit(IntEnum):
    """Whether the Mayor builds in a borough: not any more, now, later, never."""

    PAST = 0
    NOW = 1
    COMING = 2
    NEVER = 3


class Holding(IntEnum):
    """What a card in hand still is in the running bidding round."""

    PAST = 0
    MATCHING = 1
    COMING = 2
    WILD = 3


VISITS = len(Visit)


class Feature(IntEnum):
    """Where each family begins; the last one only counts them all."""

    USES_LEFT = 0
    """By character, 1–27: how often it can still be used."""
    END_CHARACTER = USES_LEFT + LAST_OF_PHASE_THREE + 1
    """By character, 28–42."""
    MAJORITY = END_CHARACTER + CHARACTERS - LAST_OF_PHASE_THREE - 1
    """By visit."""
    SKYSCRAPERS = MAJORITY + VISITS
    EQUAL = SKYSCRAPERS + VISITS
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
    TOM_SKYSCRAPERS = TOM_MAJORITY + VISITS
    TOM_PRESENT = TOM_SKYSCRAPERS + 1
    TOM_SUPPLY = TOM_PRESENT + 1
    TOM_DOLLARS = TOM_SUPPLY + CARDS
    TOM_COMPANY = TOM_DOLLARS + 1
    TOM_PRESS = TOM_COMPANY + 1
    TOM_PRESS_PLACE = TOM_PRESS + 1
    TOM_HIRING = TOM_PRESS_PLACE + 1
    TOM_BONUS = TOM_HIRING + 1
    COUNT = TOM_BONUS + 2


def weights_of(table: str, families: type[IntEnum]) -> Reals:
    """The weights of all families in one list, each where its family begins."""
    return np.concatenate(
        [WEIGHTS.array(f"{table}.{family.name.lower()}", after - family) for family, after in pairwise(families)]
    )


@rule
def rounds_left(s: State) -> float:
    """The running round counts for the part of its bidding that is still to come."""
    left = float(ROUNDS - s.rounds_played)
    if s.phase < Phase.BID:
        return left
    return left - s.bidding / BIDDINGS


@rule
def is_bidding(s: State) -> bool:
    return Phase.BID <= s.phase <= Phase.RENEW_RESERVE


@rule
def has_bid(s: State, seat: int) -> bool:
    """Whether a seat has had its turn in the running bidding round."""
    if not is_bidding(s) or s.phase == Phase.DEFER:
        return s.phase > Phase.RENEW_RESERVE
    turns = 0
    for i in range(s.step - 1):
        turns += 1 if s.order[i] == seat else 0
    return turns > 0


@rule
def features_of_seat(s: State, seat: int, winner: int, runner_up: int, open_bid: bool, f: Reals) -> None:
    """Fills in what a seat can look forward to; `open_bid` says that its bid has not been evaluated yet."""
    f[:] = 0.0
    limit = hire_limit(s, seat, winner, open_bid)
    bonus = bonus_due(s, seat, winner, runner_up)
    if is_tom(s, seat):
        features_of_tom(s, seat, f)
        f[Feature.TOM_HIRING] = limit
        if bonus > 0:
            f[Feature.TOM_BONUS + bonus - 1] = 1.0
        return
    features_of_characters(s, seat, f)
    features_of_city(s, seat, f)
    features_of_means(s, seat, f)
    features_of_cards(s, seat, f)
    features_of_bidding(s, seat, winner, f)
    f[Feature.HIRING] = limit
    if bonus > 0:
        f[Feature.BONUS + bonus - 1] = 1.0


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
def features_of_characters(s: State, seat: int, f: Reals) -> None:
    later = ROUNDS - 1 - s.rounds_played
    ready = 0
    for character in range(1, LAST_OF_PHASE_THREE + 1):
        n = s.characters[seat, character]
        if n > 0:
            now = n - s.used[seat, character] if can_still_be_used(s, character) else 0
            f[Feature.USES_LEFT + character] = n * later + now
            ready += now
    for character in range(LAST_OF_PHASE_THREE + 1, CHARACTERS):
        f[Feature.END_CHARACTER + character - LAST_OF_PHASE_THREE - 1] = s.characters[seat, character]
    f[Feature.DOLLARS_TO_USE] = min(ready, s.dollars[seat])


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
def features_of_city(s: State, seat: int, f: Reals) -> None:
    present = 0
    for borough in range(BOROUGHS):
        visit, own = visit_of(s, borough), s.skyscrapers[seat, borough]
        f[Feature.MAJORITY + visit] += majority(s, seat, borough)
        f[Feature.SKYSCRAPERS + visit] += min(5, own)
        present += min(1, own)
        more = own - strongest_rival(s, seat, borough)
        if own > 0 and more >= 0 and visit != Visit.COMING:
            f[Feature.EQUAL + min(2, more)] += 1.0
    f[Feature.PRESENT + present] = 1.0
    f[Feature.STATUE_NEAR] = 1.0 if s.statue != 0 and present >= BOROUGHS - 1 else 0.0
    f[Feature.VESSELS] = vessels_won(s, seat)


@rule
def strongest_rival(s: State, seat: int, borough: int) -> int:
    most = s.neutral[borough]
    for other in range(s.players):
        if other != seat:
            most = max(most, s.skyscrapers[other, borough])
    return most


@rule
def features_of_means(s: State, seat: int, f: Reals) -> None:
    """Press, dollars and the board."""
    f[Feature.PRESS] = s.press[seat]
    f[Feature.PRESS_BONUS] = 1.0 if s.press[seat] >= PRESS_BONUS_SPACE else 0.0
    f[Feature.PRESS_PLACE] = place_of(s, seat)
    f[Feature.AHEAD_OF_NEUTRAL] = 1.0 if is_ahead(s, seat, NEUTRAL) else 0.0
    dollars, board = s.dollars[seat], s.board[seat]
    f[Feature.DOLLARS] = dollars
    f[Feature.DOLLARS + 1] = min(1, dollars)
    f[Feature.DOLLARS + 2] = min(2, dollars)
    f[Feature.DOLLARS + 3] = min(3, dollars)
    f[Feature.DOLLARS + 4] = min(5, dollars)
    f[Feature.BOARD] = board
    f[Feature.BOARD + 1] = min(1, board)
    f[Feature.BOARD + 2] = min(3, board)
    f[Feature.BOARD + 3] = min(5, board)


@rule
def features_of_cards(s: State, seat: int, f: Reals) -> None:
    over = 0 if s.phase < Phase.BID else s.bidding + (1 if has_bid(s, seat) and s.bidding < BIDDINGS else 0)
    part = (BIDDINGS - over) / BIDDINGS
    another_round = s.rounds_played < ROUNDS - 1
    past = 0
    for card in range(CARDS - 1):
        held, kept = s.hand[seat, card], s.reserve[seat, card]
        f[Feature.RESERVE + card] = kept if another_round else 0
        if card >= over:
            f[Feature.HAND + card] = held
            f[Feature.RESERVE_MATCHING] += kept
        else:
            past += held
            f[Feature.PAST_PAIRS] += held // 2 if over < BIDDINGS else 0
    f[Feature.PAST_CARDS] = min(2, past) * part
    f[Feature.PAST_CARDS + 1] = max(0, past - 2) * part
    wilds = s.hand[seat, Card.WILD]
    f[Feature.HAND + Card.WILD] = wilds if over < BIDDINGS else 0
    f[Feature.WILD_LEFT] = wilds * part
    f[Feature.RESERVE + Card.WILD] = s.reserve[seat, Card.WILD] if another_round else 0
    f[Feature.RESERVE_SIZE] = s.reserve_size[seat]
    f[Feature.PICKS] = picks_left(s, seat)


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
def features_of_bidding(s: State, seat: int, winner: int, f: Reals) -> None:
    if is_bidding(s):
        if s.turn == seat:
            f[Feature.BIDDING + s.bidding] = 1.0
        elif not has_bid(s, seat):
            f[Feature.WAITING + s.bidding] = 1.0
        if winner == seat and s.step < s.players:
            f[Feature.UNSURE + s.bidding] = 1.0
    if s.phase == Phase.MOVE and s.turn == seat:
        f[Feature.MOVES] = s.moves_left
    if Phase.BID <= s.phase < Phase.EXCHANGE and (winner == seat or (winner < 0 and s.starter == seat)):
        f[Feature.STARTER] = 1.0


@rule
def features_of_tom(s: State, seat: int, f: Reals) -> None:
    left = rounds_left(s)
    f[Feature.TOM] = 1.0
    f[Feature.TOM_TIME] = left
    f[Feature.TOM_TIME + 1] = left * s.tom_cards[seat]
    f[Feature.TOM_TIME + 2] = left if s.tom[seat] == Mode.B else 0.0
    f[Feature.TOM_TIME + 3] = left if s.tom[seat] == Mode.C else 0.0
    for card in range(CARDS):
        f[Feature.TOM_SUPPLY + card] = s.supply[seat, card]
    for borough in range(BOROUGHS):
        f[Feature.TOM_MAJORITY + visit_of(s, borough)] += majority(s, seat, borough)
        f[Feature.TOM_SKYSCRAPERS] += s.skyscrapers[seat, borough]
        f[Feature.TOM_PRESENT] += min(1, s.skyscrapers[seat, borough])
    f[Feature.TOM_DOLLARS] = s.dollars[seat]
    f[Feature.TOM_COMPANY] = company(s, seat)
    f[Feature.TOM_PRESS] = s.press[seat]
    f[Feature.TOM_PRESS_PLACE] = place_of(s, seat)


@rule
def holding(s: State, card: int) -> int:
    """What a card still is in the running bidding round."""
    if card == Card.WILD:
        return Holding.WILD
    if card == s.bidding:
        return Holding.MATCHING
    return Holding.PAST if card < s.bidding else Holding.COMING


@rule
def beats(s: State, seat: int, value: int, other: int, bid: int) -> bool:
    return value > bid or (value == bid and is_ahead(s, seat, other))


@rule
def leads(s: State, seat: int, value: int) -> bool:
    """Whether that bid is ahead of all that have been made."""
    for i in range(s.step - 1):
        if not beats(s, seat, value, s.order[i], s.bid[s.order[i]]):
            return False
    return value > 0


@rule
def leads_for_good(s: State, seat: int, value: int) -> bool:
    """Whether it is also ahead of what everybody can expect of those still to bid."""
    if not leads(s, seat, value):
        return False
    for i in range(s.step, s.players):
        if s.order[i] != seat and not beats(s, seat, value, s.order[i], expected_bid(s, s.order[i])):
            return False
    return True


@rule
def expected_bid(s: State, seat: int) -> int:
    """What a seat could bid with the cards that everybody has seen."""
    if is_tom(s, seat):
        matching = s.supply[seat, s.bidding] + s.played[seat, s.bidding]
        return matching + wilds_of(s, seat) if matching > 0 and s.bidding != Bidding.PLANS else 0
    return s.known[seat, s.bidding] + s.reserve[seat, s.bidding] + s.known[seat, Card.WILD]


@rule
def usable(s: State, seat: int) -> int:
    """How many characters a seat has that cost a dollar to use."""
    n = 0
    for character in range(1, LAST_OF_PHASE_THREE + 1):
        n += s.characters[seat, character]
    return n


@rule
def best_tile(s: State) -> int:
    best = 0
    for tile in range(TILES):
        if s.tiles[tile] == Place.OFFERED:
            best = max(best, s.tile_values[tile])
    return best


@rule
def build_gain(s: State, seat: int, borough: int, others: int) -> int:
    """What one more skyscraper brings in the majority of a borough, after so many others."""
    s.skyscrapers[seat, borough] += others
    before = majority(s, seat, borough)
    s.skyscrapers[seat, borough] += 1
    gain = majority(s, seat, borough) - before
    s.skyscrapers[seat, borough] -= others + 1
    return gain


@rule
def neutral_gain(s: State, seat: int, borough: int) -> int:
    """What it brings to replace a neutral skyscraper."""
    before = majority(s, seat, borough)
    s.skyscrapers[seat, borough] += 1
    s.neutral[borough] -= 1
    gain = majority(s, seat, borough) - before
    s.skyscrapers[seat, borough] -= 1
    s.neutral[borough] += 1
    return gain


@rule
def ride_gain(s: State, seat: int, tile: int, borough: int) -> float:
    """What it brings to put a tile there and to build, less half of what it brings the best rival."""
    before = lead_in(s, seat, borough)
    place, built = s.tiles[tile], min(1, s.board[seat])
    s.tiles[tile] = borough
    s.skyscrapers[seat, borough] += built
    gain = lead_in(s, seat, borough) - before
    s.skyscrapers[seat, borough] -= built
    s.tiles[tile] = place
    return gain


@rule
def lead_in(s: State, seat: int, borough: int) -> float:
    rival = 0
    for other in range(s.players):
        if other != seat:
            rival = max(rival, majority(s, other, borough))
    return majority(s, seat, borough) - 0.5 * rival


@rule
def sets_with(s: State, seat: int, vessel: int) -> int:
    """How many of a seat's sets could use that vessel."""
    n = 0
    for index in range(SETS):
        if s.characters[seat, FIRST_SET + index] > 0 and s.sets[index, vessel] + s.sets[index, Piece.ANY_VESSEL] > 0:
            n += 1
    return n


@rule
def vessels_won(s: State, seat: int) -> int:
    n = 0
    for link in range(LINKS):
        if s.vessels[link] == seat + 1:
            n += 1
    return n


@rule
def end_points(s: State, seat: int, character: int) -> int:
    """About what one of the characters 28–42 would bring now."""
    if character < Character.C33_EDITOR:
        points = 0
        for borough in range(BOROUGHS):
            points += s.lanterns[character - FIRST_LANTERN, borough] * s.skyscrapers[seat, borough]
        return points
    if character == Character.C33_EDITOR:
        return (s.press[seat] + 1) // 2
    if character == Character.C35_ALDERMAN:
        return points_of_strongholds(s, seat)
    if character == Character.C36_HOSTESS:
        return company(s, seat)
    return vessels_won(s, seat) if character >= FIRST_SET else 0
