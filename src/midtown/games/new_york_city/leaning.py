"""What a player notices about each choice at first sight."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.games.new_york_city.actions import KIND, Kind, X, Y
from midtown.games.new_york_city.outlook import (
    best_tile,
    build_gain,
    end_points,
    holding,
    leads,
    leads_for_good,
    neutral_gain,
    ride_gain,
    sets_with,
    usable,
)
from midtown.games.new_york_city.pieces import (
    LAST_OF_PHASE_ONE,
    LAST_OF_PHASE_THREE,
    LAST_OF_PHASE_TWO,
    ROUNDS,
    ROWS,
    Bidding,
    Card,
    Character,
    Letter,
)
from midtown.games.new_york_city.state import Phase, State
from midtown.games.new_york_city.traits import BIDS, Holding, Means, Notes, Trait, note


@rule
def notice(s: State, action: int, notes: Notes) -> None:
    """Notes the traits of a choice."""
    notes.used[0] = 0
    kind, x, y = int(KIND[action]), int(X[action]), int(Y[action])
    if kind == Kind.SWAP:
        notice_swap(s, x, y, notes)
    elif s.phase == Phase.BID:
        notice_in_bid(s, kind, x, y, notes)
    elif s.phase == Phase.PICK or s.phase == Phase.SINGLE:
        notice_in_pick(s, kind, x, y, notes)
    elif s.phase == Phase.BONUS or s.phase == Phase.RIDE:
        notice_bonus(s, kind, x, y, notes)
    elif kind == Kind.DONE:
        if s.phase == Phase.RENEW_HAND:
            note(notes, Trait.END_DROPPING, 1.0)
    elif kind == Kind.USE or s.phase == Phase.MOVE or s.phase == Phase.TAKE_BACK:
        notice_evaluation(s, kind, x, notes)
    else:
        notice_elsewhere(s, kind, x, notes)


@rule
def lateness(s: State) -> float:
    """0 in the first round, 1 in the last."""
    return 0.25 * s.rounds_played


@rule
def notice_in_bid(s: State, kind: int, x: int, y: int, notes: Notes) -> None:
    if kind == Kind.PLAY:
        notice_raise(s, 1, Means.MATCHING_CARD, False, notes)
    elif kind == Kind.FINISH_BID:
        notice_finish(s, notes)
    elif kind == Kind.PASS:
        note(notes, Trait.PASS + s.bidding, 1.0)
    elif kind == Kind.ADD_WILD:
        notice_raise(s, 1, Means.ADDED_WILD, True, notes)
    elif kind == Kind.PAIR:
        past = holding(s, x) == Holding.PAST
        means = Means.PAIR_OF_WILDS if x == Card.WILD else (Means.PAIR_PAST if past else Means.PAIR_COMING)
        notice_raise(s, 1, means, x == Card.WILD, notes)
    elif kind == Kind.PAIR_WITH_WILD:
        past = holding(s, x) == Holding.PAST
        notice_raise(s, 1, Means.WILD_AND_PAST if past else Means.WILD_AND_COMING, True, notes)
    else:
        notice_pay(s, notes)
        notice_character_in_bid(s, kind, x, y, notes)


@rule
def notice_character_in_bid(s: State, kind: int, x: int, y: int, notes: Notes) -> None:
    if kind == Kind.STEP_BACK:
        notice_raise(s, x, Means.STEP_BACK + x - 1, False, notes)
    elif kind != Kind.USE:
        notice_card_through_character(s, kind, x, y, notes)
    elif x == Character.C16:
        notice_raise(s, 1, Means.C16, False, notes)
    elif x == Character.C17:
        notice_raise(s, 1, Means.C17, False, notes)
    elif x == Character.C12:
        note(notes, Trait.USE_12 + s.rounds_played, 1.0)
    else:
        note(notes, Trait.USE_18 + s.bidding, 1.0)


@rule
def notice_card_through_character(s: State, kind: int, card: int, y: int, notes: Notes) -> None:
    held = holding(s, card)
    wild = held == Holding.WILD
    past = held == Holding.PAST
    if kind == Kind.PLAY_AS_ONE:
        notice_raise(s, 1, Means.AS_ONE + held, wild, notes)
    elif kind == Kind.PLAY_AS_TWO:
        notice_raise(s, 2, Means.AS_TWO + held, wild, notes)
    elif kind == Kind.PAIR_WITH_VIRTUAL:
        notice_raise(s, 1, Means.VIRTUAL_PAIR_PAST if past else Means.VIRTUAL_PAIR, wild, notes)
    elif y == 0:
        notice_raise(s, 1, Means.RESERVE_WILD if wild else Means.RESERVE_MATCHING, wild, notes)
    else:
        wild = wild or y - 1 == Card.WILD
        notice_raise(s, 1, Means.RESERVE_PAIR_PAST if past else Means.RESERVE_PAIR, wild, notes)


@rule
def notice_raise(s: State, by: int, means: int, wild: bool, notes: Notes) -> None:
    """What every way of raising a bid has in common."""
    bidding, bid = s.bidding, s.bid[s.turn]
    for i in range(by):
        note(notes, Trait.RAISE_FROM + bidding * BIDS + min(bid + i, BIDS - 1), 1.0)
    note(notes, Trait.RAISE_IN_ROUND + bidding * ROUNDS + s.rounds_played, float(by))
    note(notes, Trait.RAISE_WITH + means, 1.0)
    if wild:
        note(notes, Trait.RAISE_WITH_WILD + bidding, 1.0)
    notice_lead(s, bid, bid + by, notes)
    if bidding == Bidding.PRESTIGE:
        note(notes, Trait.PRESTIGE_WITHOUT_BOARD, 1.0 if s.board[s.turn] == 0 else 0.0)
        note(notes, Trait.PRESTIGE_DOUBLED, float(by * s.characters[s.turn, Character.C19]))
    elif bidding == Bidding.SKYSCRAPER:
        if s.board[s.turn] <= bid:
            note(notes, Trait.NOTHING_TO_BUILD, 1.0)
        else:
            note(notes, Trait.BUILD_GAIN, 0.25 * build_gain(s, s.turn, s.mayor, bid))
    else:
        notice_means_at_hand(s, bid, notes)


@rule
def notice_lead(s: State, before: int, after: int, notes: Notes) -> None:
    if leads_for_good(s, s.turn, after):
        if not leads_for_good(s, s.turn, before):
            note(notes, Trait.TAKE_LEAD_FOR_GOOD + s.bidding, 1.0)
            if s.bidding == Bidding.PRESTIGE:
                note(notes, Trait.PRESTIGE_STAKE, 0.25 * best_tile(s))
    elif leads(s, s.turn, after) and not leads(s, s.turn, before):
        note(notes, Trait.TAKE_LEAD + s.bidding, 1.0)


@rule
def notice_means_at_hand(s: State, bid: int, notes: Notes) -> None:
    """Who has much of a thing needs less of it."""
    seat = s.turn
    if s.bidding == Bidding.PRESS:
        note(notes, Trait.RAISE_AT_SPACE + min(15, s.press[seat] + bid), 1.0)
    elif s.bidding == Bidding.DOLLAR:
        note(notes, Trait.RAISE_AT_DOLLARS + min(BIDS - 1, s.dollars[seat] + bid), 1.0)
    elif s.bidding == Bidding.PLANS:
        note(notes, Trait.RAISE_AT_BOARD + min(BIDS - 1, s.board[seat] + bid), 1.0)
    else:
        note(notes, Trait.HIRE_ONE_HIGHER + min(ROWS - 1, bid), lateness(s))


@rule
def notice_finish(s: State, notes: Notes) -> None:
    seat, bidding, bid = s.turn, s.bidding, s.bid[s.turn]
    note(notes, Trait.FINISH + bidding, 1.0)
    note(notes, Trait.FINISH_WITH_WILDS + bidding, float(s.hand[seat, Card.WILD]))
    if leads(s, seat, bid):
        note(notes, Trait.FINISH_IN_LEAD + bidding, 1.0)
        note(notes, Trait.FINISH_BEFORE + bidding, float(s.players - s.step))
        if leads_for_good(s, seat, bid):
            note(notes, Trait.FINISH_SAFE + bidding, 1.0)


@rule
def notice_swap(s: State, card: int, reserve: int, notes: Notes) -> None:
    last = s.rounds_played == ROUNDS - 1
    if s.phase == Phase.EXCHANGE:
        note(notes, Trait.EXCHANGE, 1.0)
    else:
        table = Trait.SWAP_AT_LAST if last else Trait.SWAP
        note(notes, table + 4 * holding(s, card) + holding(s, reserve), 1.0)
    if not last:
        note(notes, Trait.KEEP + card, 1.0)
        note(notes, Trait.KEEP + reserve, -1.0)
    if s.characters[s.turn, Character.C34] > 0:
        more = s.reserve[s.turn, card] + 1 - s.reserve[s.turn, reserve]
        note(notes, Trait.KEEP_FOR_34, float(more * s.rounds_played))


@rule
def notice_pay(s: State, notes: Notes) -> None:
    note(notes, Trait.PAY_OF + min(3, s.dollars[s.turn] - 1), 1.0)
    note(notes, Trait.PAY_IN_ROUND + s.rounds_played, 1.0)


@rule
def notice_in_pick(s: State, kind: int, x: int, y: int, notes: Notes) -> None:
    if kind == Kind.TAKE_PAIR:
        notice_card(s, s.pairs[x, 0] - 1, notes)
        notice_card(s, s.pairs[x, 1] - 1, notes)
        note(notes, Trait.TWO_ALIKE, 1.0 if s.pairs[x, 0] == s.pairs[x, 1] else 0.0)
    elif kind == Kind.DONE:
        note(notes, Trait.END_PICK, 1.0)
    elif kind == Kind.TAKE_SINGLE:
        notice_card(s, s.pairs[x, y] - 1, notes)
        if s.phase == Phase.PICK:
            notice_use_in_pick(s, Character.C2, notes)
    elif kind == Kind.DISCARD_PAIR:
        note(notes, Trait.DISCARD_SHOWN + s.pairs[x, 0] - 1, 1.0)
        note(notes, Trait.DISCARD_SHOWN + s.pairs[x, 1] - 1, 1.0)
        notice_use_in_pick(s, Character.C5, notes)
    elif kind == Kind.REPLACE_NEUTRAL:
        note(notes, Trait.REPLACE_GAIN, 0.25 * neutral_gain(s, s.turn, x))
        note(notes, Trait.REPLACE_WHERE_ABSENT, 1.0 if s.skyscrapers[s.turn, x] == 0 else 0.0)
        notice_use_in_pick(s, Character.C11, notes)
    else:
        notice_use_in_pick(s, x, notes)


@rule
def notice_use_in_pick(s: State, character: int, notes: Notes) -> None:
    notice_pay(s, notes)
    note(notes, Trait.USE_IN_PICK + character, 1.0)
    note(notes, Trait.USE_IN_PICK_LATE + character, lateness(s))


@rule
def notice_card(s: State, card: int, notes: Notes) -> None:
    """A card that could be taken."""
    seat = s.turn
    held = s.hand[seat, card] + s.reserve[seat, card]
    note(notes, Trait.CARD + card, 1.0)
    note(notes, Trait.CARD_LATE + card, lateness(s))
    note(notes, Trait.CARD_AGAIN + card, float(held))
    if card == Card.SKYSCRAPER:
        note(notes, Trait.SKYSCRAPER_AT_BOARD, 0.25 * min(6, s.board[seat]))
        note(notes, Trait.SKYSCRAPER_GAIN, 0.25 * build_gain(s, seat, s.mayor, held))
    elif card == Card.PLANS:
        note(notes, Trait.PLANS_AT_BOARD, 0.25 * min(6, s.board[seat]))
    elif card == Card.DOLLAR:
        note(notes, Trait.DOLLAR_NEEDED, 0.25 * (min(5, usable(s, seat)) - s.dollars[seat]))
    elif card == Card.PRESS:
        note(notes, Trait.PRESS_AT_SPACE, 0.2 * s.press[seat])


@rule
def notice_bonus(s: State, kind: int, x: int, y: int, notes: Notes) -> None:
    seat = s.turn
    if kind == Kind.FORGO:
        note(notes, Trait.FORGO, 1.0)
    elif kind == Kind.TAKE_TILE:
        best = -100.0
        for link in range(2 * (x // 2), 2 * (x // 2) + 2):
            if s.vessels[link] == 0:
                best = max(best, ride_gain(s, seat, x, s.links[link, 0]), ride_gain(s, seat, x, s.links[link, 1]))
        note(notes, Trait.TILE_VALUE, 0.5 * s.tile_values[x])
        note(notes, Trait.TILE_GAIN, 0.25 * best)
        note(notes, Trait.TILE_FOR_SETS, float(sets_with(s, seat, x // 2)))
    else:
        coming = s.rounds_played <= s.sequence[y] < Letter.X
        note(notes, Trait.RIDE_GAIN, 0.25 * ride_gain(s, seat, s.tile, y))
        note(notes, Trait.RIDE_WHERE_ABSENT, 1.0 if s.skyscrapers[seat, y] == 0 else 0.0)
        note(notes, Trait.RIDE_BEFORE_MAYOR, 1.0 if coming else 0.0)


@rule
def notice_evaluation(s: State, kind: int, x: int, notes: Notes) -> None:
    """Moves, and the characters of the evaluation and of Phase III."""
    seat = s.turn
    if kind == Kind.MOVE:
        note(notes, Trait.MOVE, 1.0)
        note(notes, Trait.MOVE_GAIN, 0.25 * (build_gain(s, seat, s.target, 0) - build_gain(s, seat, x, -1)))
        note(notes, Trait.MOVE_WHERE_ABSENT, 1.0 if s.skyscrapers[seat, s.target] == 0 else 0.0)
        note(notes, Trait.MOVE_LAST_AWAY, 1.0 if s.skyscrapers[seat, x] == 1 else 0.0)
        return
    if kind == Kind.TAKE_BACK:
        note(notes, Trait.TAKE_BACK + x, 1.0)
        return
    notice_pay(s, notes)
    if x == Character.C19:
        note(notes, Trait.DOUBLE, float(s.bid[seat]))
    elif x == Character.C21:
        note(notes, Trait.EXTRA, 1.0)
        note(notes, Trait.EXTRA_GAIN, 0.25 * build_gain(s, seat, s.target, 0))
    elif x == Character.C22:
        note(notes, Trait.USE_22, 1.0)
    else:
        note(notes, Trait.TEAM + x - Character.C23, 1.0)
        note(notes, Trait.TEAM_LATE + x - Character.C23, lateness(s))


@rule
def notice_elsewhere(s: State, kind: int, x: int, notes: Notes) -> None:
    """Characters that come and go, and cards within a character's use."""
    if kind == Kind.HIRE:
        notice_character(s, x, notes)
    elif kind == Kind.PICK_START:
        notice_character(s, s.start_pairs[x, 0], notes)
        notice_character(s, s.start_pairs[x, 1], notes)
    elif kind == Kind.GIVE_UP:
        phase = (x > LAST_OF_PHASE_ONE) + (x > LAST_OF_PHASE_TWO) + (x > LAST_OF_PHASE_THREE) + (x > Character.C36)
        note(notes, Trait.GIVE_UP + s.value[x], 1.0)
        note(notes, Trait.GIVE_UP_OF + phase, 1.0)
        note(notes, Trait.GIVE_UP_USED, 1.0 if s.used[s.turn, x] > 0 else 0.0)
    elif kind == Kind.TAKE_EQUAL:
        note(notes, Trait.TAKE_EQUAL, 1.0)
    elif kind == Kind.RENEW:
        note(notes, Trait.RENEW + holding(s, x), 1.0)
    elif s.phase == Phase.SHED:
        note(notes, Trait.SHED + x, 1.0)
    else:
        note(notes, Trait.DROP + x, 1.0)
        note(notes, Trait.DROP_OF, float(s.hand[s.turn, x]))


@rule
def notice_character(s: State, character: int, notes: Notes) -> None:
    """A character that could be hired."""
    seat = s.turn
    note(notes, Trait.HIRE + character, 1.0)
    note(notes, Trait.HIRE_LATE + character, lateness(s))
    note(notes, Trait.HIRE_AGAIN, float(s.characters[seat, character]))
    if character <= LAST_OF_PHASE_THREE:
        note(notes, Trait.HIRE_AMONG_MANY, 0.25 * usable(s, seat))
    else:
        note(notes, Trait.HIRE_POINTS, 0.25 * end_points(s, seat, character))
