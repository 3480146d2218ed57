"""What a player of this game is likely to choose at first sight: what is noticed about a choice, and its weight."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from midtown.engine.exact import exp
from midtown.engine.rule import rule
from midtown.engine.state_record import Numbers, Reals
from midtown.games.new_york_city.actions import KIND, Kind, X, Y
from midtown.games.new_york_city.judgement.features import (
    WEIGHTS,
    Holding,
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
    weights_of,
)
from midtown.games.new_york_city.pieces import (
    BIDDINGS,
    CARDS,
    CHARACTERS,
    LAST_OF_PHASE_ONE,
    LAST_OF_PHASE_THREE,
    LAST_OF_PHASE_TWO,
    LAST_SPACE,
    ROUNDS,
    ROWS,
    Bidding,
    Card,
    Character,
    Letter,
)
from midtown.games.new_york_city.state import Phase, State

BIDS = 8
"""Bids of seven and more are alike."""
HOLDINGS = len(Holding)
TEAM_CHARACTERS = LAST_OF_PHASE_THREE - LAST_OF_PHASE_TWO
MOST_FEATURES = 32


class Means(IntEnum):
    """What a bid is raised with."""

    MATCHING_CARD = 0
    ADDED_WILD = 1
    PAIR_PAST = 2
    PAIR_COMING = 3
    PAIR_OF_WILDS = 4
    WILD_AND_PAST = 5
    WILD_AND_COMING = 6
    AS_ONE = 7
    """Character 13, by holding."""
    AS_TWO = 11
    """Character 20, by holding."""
    C16_AUCTIONEER = 15
    C17_SOCIALITE = 16
    STEP_BACK = 17
    TWO_STEPS_BACK = 18
    RESERVE_MATCHING = 19
    RESERVE_WILD = 20
    RESERVE_PAIR_PAST = 21
    RESERVE_PAIR = 22
    VIRTUAL_PAIR_PAST = 23
    VIRTUAL_PAIR = 24
    COUNT = 25


class ChoiceFeature(IntEnum):
    """Where each family begins; the last one only counts them all."""

    RAISE_FROM = 0
    """By bidding round and bid so far."""
    RAISE_IN_ROUND = RAISE_FROM + BIDDINGS * BIDS
    RAISE_WITH = RAISE_IN_ROUND + BIDDINGS * ROUNDS
    RAISE_WITH_WILD = RAISE_WITH + Means.COUNT
    TAKE_LEAD = RAISE_WITH_WILD + BIDDINGS
    TAKE_LEAD_FOR_GOOD = TAKE_LEAD + BIDDINGS
    HIRE_ONE_HIGHER = TAKE_LEAD_FOR_GOOD + BIDDINGS
    """By bid so far, more and more in later rounds."""
    RAISE_AT_SPACE = HIRE_ONE_HIGHER + ROWS
    RAISE_AT_DOLLARS = RAISE_AT_SPACE + LAST_SPACE + 1
    RAISE_AT_BOARD = RAISE_AT_DOLLARS + BIDS
    BUILD_GAIN = RAISE_AT_BOARD + BIDS
    NOTHING_TO_BUILD = BUILD_GAIN + 1
    PRESTIGE_WITHOUT_BOARD = NOTHING_TO_BUILD + 1
    PRESTIGE_DOUBLED = PRESTIGE_WITHOUT_BOARD + 1
    PRESTIGE_STAKE = PRESTIGE_DOUBLED + 1
    FINISH = PRESTIGE_STAKE + 1
    FINISH_IN_LEAD = FINISH + BIDDINGS
    FINISH_SAFE = FINISH_IN_LEAD + BIDDINGS
    FINISH_BEFORE = FINISH_SAFE + BIDDINGS
    """By how many are still to bid."""
    FINISH_WITH_WILDS = FINISH_BEFORE + BIDDINGS
    PASS = FINISH_WITH_WILDS + BIDDINGS
    SWAP = PASS + BIDDINGS
    """By what goes into the reserve and what comes out of it."""
    SWAP_AT_LAST = SWAP + HOLDINGS * HOLDINGS
    EXCHANGE = SWAP_AT_LAST + HOLDINGS * HOLDINGS
    KEEP = EXCHANGE + 1
    KEEP_FOR_C34_CURATOR = KEEP + CARDS
    PAY_OF = KEEP_FOR_C34_CURATOR + 1
    """By how many dollars are left."""
    PAY_IN_ROUND = PAY_OF + 4
    USE_C12_JANITOR = PAY_IN_ROUND + ROUNDS
    USE_C18_PRIVATE_EYE = USE_C12_JANITOR + ROUNDS
    CARD = USE_C18_PRIVATE_EYE + BIDDINGS
    CARD_LATE = CARD + CARDS
    CARD_AGAIN = CARD_LATE + CARDS
    SKYSCRAPER_AT_BOARD = CARD_AGAIN + CARDS
    SKYSCRAPER_GAIN = SKYSCRAPER_AT_BOARD + 1
    PLANS_AT_BOARD = SKYSCRAPER_GAIN + 1
    DOLLAR_NEEDED = PLANS_AT_BOARD + 1
    PRESS_AT_SPACE = DOLLAR_NEEDED + 1
    TWO_ALIKE = PRESS_AT_SPACE + 1
    DISCARD_SHOWN = TWO_ALIKE + 1
    USE_IN_PICK = DISCARD_SHOWN + CARDS
    USE_IN_PICK_LATE = USE_IN_PICK + LAST_OF_PHASE_ONE + 1
    REPLACE_GAIN = USE_IN_PICK_LATE + LAST_OF_PHASE_ONE + 1
    REPLACE_WHERE_ABSENT = REPLACE_GAIN + 1
    END_PICK = REPLACE_WHERE_ABSENT + 1
    DROP = END_PICK + 1
    DROP_OF = DROP + CARDS
    END_DROPPING = DROP_OF + 1
    SHED = END_DROPPING + 1
    GIVE_UP = SHED + CARDS
    GIVE_UP_OF = GIVE_UP + ROWS + 1
    GIVE_UP_USED = GIVE_UP_OF + 5
    HIRE = GIVE_UP_USED + 1
    HIRE_LATE = HIRE + CHARACTERS
    HIRE_POINTS = HIRE_LATE + CHARACTERS
    HIRE_AGAIN = HIRE_POINTS + 1
    HIRE_AMONG_MANY = HIRE_AGAIN + 1
    RENEW = HIRE_AMONG_MANY + 1
    TAKE_EQUAL = RENEW + HOLDINGS
    DOUBLE = TAKE_EQUAL + 1
    TILE_VALUE = DOUBLE + 1
    TILE_GAIN = TILE_VALUE + 1
    TILE_FOR_SETS = TILE_GAIN + 1
    FORGO = TILE_FOR_SETS + 1
    RIDE_GAIN = FORGO + 1
    RIDE_WHERE_ABSENT = RIDE_GAIN + 1
    RIDE_BEFORE_MAYOR = RIDE_WHERE_ABSENT + 1
    MOVE = RIDE_BEFORE_MAYOR + 1
    MOVE_GAIN = MOVE + 1
    MOVE_WHERE_ABSENT = MOVE_GAIN + 1
    MOVE_LAST_AWAY = MOVE_WHERE_ABSENT + 1
    EXTRA = MOVE_LAST_AWAY + 1
    EXTRA_GAIN = EXTRA + 1
    USE_C22_MAGICIAN = EXTRA_GAIN + 1
    TAKE_BACK = USE_C22_MAGICIAN + 1
    TEAM = TAKE_BACK + CARDS
    TEAM_LATE = TEAM + TEAM_CHARACTERS
    COUNT = TEAM_LATE + TEAM_CHARACTERS


class FeatureList(NamedTuple):
    """The features of one choice."""

    features: Reals
    values: Reals
    """How strong each of them is."""
    length: Reals
    """One number: how many there are."""


@rule
def empty_list(scratch: Reals) -> FeatureList:
    return FeatureList(scratch[0], scratch[1], scratch[2])


@rule
def add(found: FeatureList, feature: int, value: float) -> None:
    n = int(found.length[0])
    found.features[n], found.values[n] = feature + 0, value  # a number, where an enum member would not be taken
    found.length[0] = n + 1


@rule
def find_features(s: State, action: int, found: FeatureList) -> None:
    """Lists the features of a choice."""
    found.length[0] = 0
    kind, x, y = int(KIND[action]), int(X[action]), int(Y[action])
    if kind == Kind.SWAP:
        features_of_swap(s, x, y, found)
    elif s.phase == Phase.BID:
        features_in_bid(s, kind, x, y, found)
    elif s.phase == Phase.PICK or s.phase == Phase.SINGLE:
        features_in_pick(s, kind, x, y, found)
    elif s.phase == Phase.BONUS or s.phase == Phase.RIDE:
        features_of_bonus(s, kind, x, y, found)
    elif kind == Kind.DONE:
        if s.phase == Phase.RENEW_HAND:
            add(found, ChoiceFeature.END_DROPPING, 1.0)
    elif kind == Kind.USE or s.phase == Phase.MOVE or s.phase == Phase.TAKE_BACK:
        features_of_evaluation(s, kind, x, found)
    else:
        features_elsewhere(s, kind, x, found)


@rule
def lateness(s: State) -> float:
    """0 in the first round, 1 in the last."""
    return 0.25 * s.rounds_played


@rule
def features_in_bid(s: State, kind: int, x: int, y: int, found: FeatureList) -> None:
    if kind == Kind.PLAY:
        features_of_raise(s, 1, Means.MATCHING_CARD, False, found)
    elif kind == Kind.FINISH_BID:
        features_of_finish(s, found)
    elif kind == Kind.PASS:
        add(found, ChoiceFeature.PASS + s.bidding, 1.0)
    elif kind == Kind.ADD_WILD:
        features_of_raise(s, 1, Means.ADDED_WILD, True, found)
    elif kind == Kind.PAIR:
        past = holding(s, x) == Holding.PAST
        means = Means.PAIR_OF_WILDS if x == Card.WILD else (Means.PAIR_PAST if past else Means.PAIR_COMING)
        features_of_raise(s, 1, means, x == Card.WILD, found)
    elif kind == Kind.PAIR_WITH_WILD:
        past = holding(s, x) == Holding.PAST
        features_of_raise(s, 1, Means.WILD_AND_PAST if past else Means.WILD_AND_COMING, True, found)
    else:
        features_of_pay(s, found)
        features_of_character_in_bid(s, kind, x, y, found)


@rule
def features_of_character_in_bid(s: State, kind: int, x: int, y: int, found: FeatureList) -> None:
    if kind == Kind.STEP_BACK:
        features_of_raise(s, x, Means.STEP_BACK + x - 1, False, found)
    elif kind != Kind.USE:
        features_of_card_through_character(s, kind, x, y, found)
    elif x == Character.C16_AUCTIONEER:
        features_of_raise(s, 1, Means.C16_AUCTIONEER, False, found)
    elif x == Character.C17_SOCIALITE:
        features_of_raise(s, 1, Means.C17_SOCIALITE, False, found)
    elif x == Character.C12_JANITOR:
        add(found, ChoiceFeature.USE_C12_JANITOR + s.rounds_played, 1.0)
    else:
        add(found, ChoiceFeature.USE_C18_PRIVATE_EYE + s.bidding, 1.0)


@rule
def features_of_card_through_character(s: State, kind: int, card: int, y: int, found: FeatureList) -> None:
    held = holding(s, card)
    wild = held == Holding.WILD
    past = held == Holding.PAST
    if kind == Kind.PLAY_AS_ONE:
        features_of_raise(s, 1, Means.AS_ONE + held, wild, found)
    elif kind == Kind.PLAY_AS_TWO:
        features_of_raise(s, 2, Means.AS_TWO + held, wild, found)
    elif kind == Kind.PAIR_WITH_TWO_STEPS:
        features_of_raise(s, 2, Means.VIRTUAL_PAIR_PAST if past else Means.VIRTUAL_PAIR, wild, found)
    elif kind == Kind.PAIR_WITH_VIRTUAL or kind == Kind.PAIR_WITH_STEP or kind == Kind.PAIR_WITH_PRESTIGE:
        features_of_raise(s, 1, Means.VIRTUAL_PAIR_PAST if past else Means.VIRTUAL_PAIR, wild, found)
    elif y == 0:
        features_of_raise(s, 1, Means.RESERVE_WILD if wild else Means.RESERVE_MATCHING, wild, found)
    else:
        wild = wild or y - 1 == Card.WILD
        features_of_raise(s, 1, Means.RESERVE_PAIR_PAST if past else Means.RESERVE_PAIR, wild, found)


@rule
def features_of_raise(s: State, by: int, means: int, wild: bool, found: FeatureList) -> None:
    """What every way of raising a bid has in common."""
    bidding, bid = s.bidding, s.bid[s.turn]
    for i in range(by):
        add(found, ChoiceFeature.RAISE_FROM + bidding * BIDS + min(bid + i, BIDS - 1), 1.0)
    add(found, ChoiceFeature.RAISE_IN_ROUND + bidding * ROUNDS + s.rounds_played, float(by))
    add(found, ChoiceFeature.RAISE_WITH + means, 1.0)
    if wild:
        add(found, ChoiceFeature.RAISE_WITH_WILD + bidding, 1.0)
    features_of_lead(s, bid, bid + by, found)
    if bidding == Bidding.PRESTIGE:
        add(found, ChoiceFeature.PRESTIGE_WITHOUT_BOARD, 1.0 if s.board[s.turn] == 0 else 0.0)
        add(found, ChoiceFeature.PRESTIGE_DOUBLED, float(by * s.characters[s.turn, Character.C19_FILM_STAR]))
    elif bidding == Bidding.SKYSCRAPER:
        if s.board[s.turn] <= bid:
            add(found, ChoiceFeature.NOTHING_TO_BUILD, 1.0)
        else:
            add(found, ChoiceFeature.BUILD_GAIN, 0.25 * build_gain(s, s.turn, s.mayor, bid))
    else:
        features_of_means_at_hand(s, bid, found)


@rule
def features_of_lead(s: State, before: int, after: int, found: FeatureList) -> None:
    if leads_for_good(s, s.turn, after):
        if not leads_for_good(s, s.turn, before):
            add(found, ChoiceFeature.TAKE_LEAD_FOR_GOOD + s.bidding, 1.0)
            if s.bidding == Bidding.PRESTIGE:
                add(found, ChoiceFeature.PRESTIGE_STAKE, 0.25 * best_tile(s))
    elif leads(s, s.turn, after) and not leads(s, s.turn, before):
        add(found, ChoiceFeature.TAKE_LEAD + s.bidding, 1.0)


@rule
def features_of_means_at_hand(s: State, bid: int, found: FeatureList) -> None:
    """Who has much of a thing needs less of it."""
    seat = s.turn
    if s.bidding == Bidding.PRESS:
        add(found, ChoiceFeature.RAISE_AT_SPACE + min(LAST_SPACE, s.press[seat] + bid), 1.0)
    elif s.bidding == Bidding.DOLLAR:
        add(found, ChoiceFeature.RAISE_AT_DOLLARS + min(BIDS - 1, s.dollars[seat] + bid), 1.0)
    elif s.bidding == Bidding.PLANS:
        add(found, ChoiceFeature.RAISE_AT_BOARD + min(BIDS - 1, s.board[seat] + bid), 1.0)
    else:
        add(found, ChoiceFeature.HIRE_ONE_HIGHER + min(ROWS - 1, bid), lateness(s))


@rule
def features_of_finish(s: State, found: FeatureList) -> None:
    seat, bidding, bid = s.turn, s.bidding, s.bid[s.turn]
    add(found, ChoiceFeature.FINISH + bidding, 1.0)
    add(found, ChoiceFeature.FINISH_WITH_WILDS + bidding, float(s.hand[seat, Card.WILD]))
    if leads(s, seat, bid):
        add(found, ChoiceFeature.FINISH_IN_LEAD + bidding, 1.0)
        add(found, ChoiceFeature.FINISH_BEFORE + bidding, float(s.players - s.step))
        if leads_for_good(s, seat, bid):
            add(found, ChoiceFeature.FINISH_SAFE + bidding, 1.0)


@rule
def features_of_swap(s: State, card: int, reserve: int, found: FeatureList) -> None:
    last = s.rounds_played == ROUNDS - 1
    if s.phase == Phase.EXCHANGE:
        add(found, ChoiceFeature.EXCHANGE, 1.0)
    else:
        table = ChoiceFeature.SWAP_AT_LAST if last else ChoiceFeature.SWAP
        add(found, table + HOLDINGS * holding(s, card) + holding(s, reserve), 1.0)
    if not last:
        add(found, ChoiceFeature.KEEP + card, 1.0)
        add(found, ChoiceFeature.KEEP + reserve, -1.0)
    if s.characters[s.turn, Character.C34_CURATOR] > 0:
        more = s.reserve[s.turn, card] + 1 - s.reserve[s.turn, reserve]
        add(found, ChoiceFeature.KEEP_FOR_C34_CURATOR, float(more * s.rounds_played))


@rule
def features_of_pay(s: State, found: FeatureList) -> None:
    add(found, ChoiceFeature.PAY_OF + min(3, s.dollars[s.turn] - 1), 1.0)
    add(found, ChoiceFeature.PAY_IN_ROUND + s.rounds_played, 1.0)


@rule
def features_in_pick(s: State, kind: int, x: int, y: int, found: FeatureList) -> None:
    if kind == Kind.TAKE_PAIR:
        features_of_card(s, s.pairs[x, 0] - 1, found)
        features_of_card(s, s.pairs[x, 1] - 1, found)
        add(found, ChoiceFeature.TWO_ALIKE, 1.0 if s.pairs[x, 0] == s.pairs[x, 1] else 0.0)
    elif kind == Kind.DONE:
        add(found, ChoiceFeature.END_PICK, 1.0)
    elif kind == Kind.TAKE_SINGLE:
        features_of_card(s, s.pairs[x, y] - 1, found)
        if s.phase == Phase.PICK:
            features_of_use_in_pick(s, Character.C2_PICKPOCKET, found)
    elif kind == Kind.DISCARD_PAIR:
        add(found, ChoiceFeature.DISCARD_SHOWN + s.pairs[x, 0] - 1, 1.0)
        add(found, ChoiceFeature.DISCARD_SHOWN + s.pairs[x, 1] - 1, 1.0)
        features_of_use_in_pick(s, Character.C5_GAMBLER, found)
    elif kind == Kind.REPLACE_NEUTRAL:
        add(found, ChoiceFeature.REPLACE_GAIN, 0.25 * neutral_gain(s, s.turn, x))
        add(found, ChoiceFeature.REPLACE_WHERE_ABSENT, 1.0 if s.skyscrapers[s.turn, x] == 0 else 0.0)
        features_of_use_in_pick(s, Character.C11_WRECKER, found)
    else:
        features_of_use_in_pick(s, x, found)


@rule
def features_of_use_in_pick(s: State, character: int, found: FeatureList) -> None:
    features_of_pay(s, found)
    add(found, ChoiceFeature.USE_IN_PICK + character, 1.0)
    add(found, ChoiceFeature.USE_IN_PICK_LATE + character, lateness(s))


@rule
def features_of_card(s: State, card: int, found: FeatureList) -> None:
    """A card that could be taken."""
    seat = s.turn
    held = s.hand[seat, card] + s.reserve[seat, card]
    add(found, ChoiceFeature.CARD + card, 1.0)
    add(found, ChoiceFeature.CARD_LATE + card, lateness(s))
    add(found, ChoiceFeature.CARD_AGAIN + card, float(held))
    if card == Card.SKYSCRAPER:
        add(found, ChoiceFeature.SKYSCRAPER_AT_BOARD, 0.25 * min(6, s.board[seat]))
        add(found, ChoiceFeature.SKYSCRAPER_GAIN, 0.25 * build_gain(s, seat, s.mayor, held))
    elif card == Card.PLANS:
        add(found, ChoiceFeature.PLANS_AT_BOARD, 0.25 * min(6, s.board[seat]))
    elif card == Card.DOLLAR:
        add(found, ChoiceFeature.DOLLAR_NEEDED, 0.25 * (min(5, usable(s, seat)) - s.dollars[seat]))
    elif card == Card.PRESS:
        add(found, ChoiceFeature.PRESS_AT_SPACE, 0.2 * s.press[seat])


@rule
def features_of_bonus(s: State, kind: int, x: int, y: int, found: FeatureList) -> None:
    seat = s.turn
    if kind == Kind.FORGO:
        add(found, ChoiceFeature.FORGO, 1.0)
    elif kind == Kind.TAKE_TILE:
        best = -100.0
        for link in range(2 * (x // 2), 2 * (x // 2) + 2):
            if s.vessels[link] == 0:
                best = max(best, ride_gain(s, seat, x, s.links[link, 0]), ride_gain(s, seat, x, s.links[link, 1]))
        add(found, ChoiceFeature.TILE_VALUE, 0.5 * s.tile_values[x])
        add(found, ChoiceFeature.TILE_GAIN, 0.25 * best)
        add(found, ChoiceFeature.TILE_FOR_SETS, float(sets_with(s, seat, x // 2)))
    else:
        coming = s.rounds_played <= s.sequence[y] < Letter.X
        add(found, ChoiceFeature.RIDE_GAIN, 0.25 * ride_gain(s, seat, s.tile, y))
        add(found, ChoiceFeature.RIDE_WHERE_ABSENT, 1.0 if s.skyscrapers[seat, y] == 0 else 0.0)
        add(found, ChoiceFeature.RIDE_BEFORE_MAYOR, 1.0 if coming else 0.0)


@rule
def features_of_evaluation(s: State, kind: int, x: int, found: FeatureList) -> None:
    """Moves, and the characters of the evaluation and of Phase III."""
    seat = s.turn
    if kind == Kind.MOVE:
        add(found, ChoiceFeature.MOVE, 1.0)
        add(found, ChoiceFeature.MOVE_GAIN, 0.25 * (build_gain(s, seat, s.target, 0) - build_gain(s, seat, x, -1)))
        add(found, ChoiceFeature.MOVE_WHERE_ABSENT, 1.0 if s.skyscrapers[seat, s.target] == 0 else 0.0)
        add(found, ChoiceFeature.MOVE_LAST_AWAY, 1.0 if s.skyscrapers[seat, x] == 1 else 0.0)
        return
    if kind == Kind.TAKE_BACK:
        add(found, ChoiceFeature.TAKE_BACK + x, 1.0)
        return
    features_of_pay(s, found)
    if x == Character.C19_FILM_STAR:
        add(found, ChoiceFeature.DOUBLE, float(s.bid[seat]))
    elif x == Character.C21_STEELWORKER:
        add(found, ChoiceFeature.EXTRA, 1.0)
        add(found, ChoiceFeature.EXTRA_GAIN, 0.25 * build_gain(s, seat, s.target, 0))
    elif x == Character.C22_MAGICIAN:
        add(found, ChoiceFeature.USE_C22_MAGICIAN, 1.0)
    elif x == Character.C18_PRIVATE_EYE:
        add(found, ChoiceFeature.USE_C18_PRIVATE_EYE + s.bidding, 1.0)
    else:
        add(found, ChoiceFeature.TEAM + x - Character.C23_JAZZ_SINGER, 1.0)
        add(found, ChoiceFeature.TEAM_LATE + x - Character.C23_JAZZ_SINGER, lateness(s))


@rule
def features_elsewhere(s: State, kind: int, x: int, found: FeatureList) -> None:
    """Characters that come and go, and cards within a character's use."""
    if kind == Kind.HIRE:
        features_of_character(s, x, found)
    elif kind == Kind.PICK_START:
        features_of_character(s, s.start_pairs[x, 0], found)
        features_of_character(s, s.start_pairs[x, 1], found)
    elif kind == Kind.GIVE_UP:
        phase = (
            (x > LAST_OF_PHASE_ONE) + (x > LAST_OF_PHASE_TWO) + (x > LAST_OF_PHASE_THREE) + (x > Character.C36_HOSTESS)
        )
        add(found, ChoiceFeature.GIVE_UP + s.value[x], 1.0)
        add(found, ChoiceFeature.GIVE_UP_OF + phase, 1.0)
        add(found, ChoiceFeature.GIVE_UP_USED, 1.0 if s.used[s.turn, x] > 0 else 0.0)
    elif kind == Kind.TAKE_EQUAL:
        add(found, ChoiceFeature.TAKE_EQUAL, 1.0)
    elif kind == Kind.RENEW:
        add(found, ChoiceFeature.RENEW + holding(s, x), 1.0)
    elif s.phase == Phase.SHED:
        add(found, ChoiceFeature.SHED + x, 1.0)
    else:
        add(found, ChoiceFeature.DROP + x, 1.0)
        add(found, ChoiceFeature.DROP_OF, float(s.hand[s.turn, x]))


@rule
def features_of_character(s: State, character: int, found: FeatureList) -> None:
    """A character that could be hired."""
    seat = s.turn
    add(found, ChoiceFeature.HIRE + character, 1.0)
    add(found, ChoiceFeature.HIRE_LATE + character, lateness(s))
    add(found, ChoiceFeature.HIRE_AGAIN, float(s.characters[seat, character]))
    if character <= LAST_OF_PHASE_THREE:
        add(found, ChoiceFeature.HIRE_AMONG_MANY, 0.25 * usable(s, seat))
    else:
        add(found, ChoiceFeature.HIRE_POINTS, 0.25 * end_points(s, seat, character))


LEAST = WEIGHTS.number("prior.least")
"""No choice is dismissed altogether: the share of the best one's weight that every choice gets."""

POLICY_WEIGHTS = weights_of("policy_weights", ChoiceFeature)


@rule
def prior(s: State, choices: Numbers, count: int, weights: Reals, scratch: Reals) -> None:
    """Each choice by the features that are noticed about it."""
    found = empty_list(scratch)
    best = -1e9
    for i in range(count):
        find_features(s, choices[i], found)
        weights[i] = 0.0
        for k in range(int(found.length[0])):
            weights[i] += POLICY_WEIGHTS[int(found.features[k])] * found.values[k]
        best = max(best, weights[i])
    for i in range(count):
        weights[i] = LEAST + exp(weights[i] - best)
