"""What is possible now, and why not: every clause that can forbid a choice."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.games.new_york_city.actions import CHARACTER_PHASE, KIND, MOMENTS, WRONG_MOMENT, Kind, Not, X, Y
from midtown.games.new_york_city.pieces import (
    BOROUGHS,
    CARDS,
    LAST_OF_PHASE_THREE,
    LAST_SPACE,
    MOST_PAIRS,
    ROW,
    ROWS,
    TILES,
    Bidding,
    Card,
    Character,
    Edition,
    Place,
    Slot,
)
from midtown.games.new_york_city.state import Phase, State


@rule
def why_not(s: State, action: int) -> int:
    """The clause that forbids this action now, or 0."""
    kind, x, y = int(KIND[action]), int(X[action]), int(Y[action])
    if (MOMENTS[kind] >> s.phase) & 1 == 0:
        return wrong_moment(s, kind)
    if kind == Kind.USE:
        return why_not_use(s, x)
    if s.phase == Phase.BID or s.phase == Phase.EXCHANGE:
        if kind == Kind.SWAP:
            return why_not_swap(s, x, y)
        if kind == Kind.DONE:
            return 0
        return why_not_in_bid(s, kind, x, y)
    if s.phase == Phase.PICK or s.phase == Phase.SINGLE:
        return why_not_in_pick(s, kind, x, y)
    if kind == Kind.DONE:
        return why_not_done(s)
    return why_not_elsewhere(s, kind, x, y)


@rule
def wrong_moment(s: State, kind: int) -> int:
    """Each choice belongs to its phase (N-4.1)."""
    if s.phase == Phase.OVER:
        return Not.GAME_OVER
    if s.phase == Phase.START:
        return Not.START_CHARACTERS_FIRST
    if s.phase == Phase.RIDE and (kind == Kind.TAKE_TILE or kind == Kind.FORGO):
        return Not.PLACE_THE_TILE
    within_use = Phase.SINGLE <= s.phase <= Phase.MATCH or s.phase == Phase.RENEW_RESERVE
    return Not.FINISH_CHARACTER_FIRST if within_use else WRONG_MOMENT[kind]


@rule
def why_not_pay(s: State, character: int) -> int:
    """A use costs a dollar, once for each tile and round (N-4.6)."""
    seat = s.turn
    if s.characters[seat, character] == 0:
        return Not.NOT_YOURS
    if s.used[seat, character] == s.characters[seat, character]:
        return Not.USED_ALREADY
    return 0 if s.dollars[seat] > 0 else Not.NO_DOLLAR


@rule
def why_not_use(s: State, character: int) -> int:
    """Characters that are used without a further choice, in their phase (N-4.6)."""
    if character == Character.NONE:
        return Not.NO_SUCH_CHARACTER
    if character > LAST_OF_PHASE_THREE:
        return Not.END_CHARACTER
    if s.characters[s.turn, character] == 0:
        return Not.NOT_YOURS
    asked = s.phase == Phase.DEFER and character == Character.C18_PRIVATE_EYE
    if CHARACTER_PHASE[character] != s.phase and not asked:
        return Not.OTHER_PHASE
    reason = why_not_pay(s, character)
    if reason != 0:
        return reason
    if s.phase == Phase.PICK:
        return why_not_use_in_pick(s, character)
    if s.phase == Phase.BID:
        return why_not_use_in_bid(s, character)
    if character == Character.C22_MAGICIAN:
        if s.take_backs_left > 0:
            return Not.FINISH_CHARACTER_FIRST
        return 0 if can_take_back(s) else Not.NOTHING_TO_TAKE_BACK
    if character == Character.C27_NEWSBOY:
        return 0 if s.press[s.turn] < LAST_SPACE else Not.NO_STEP_LEFT
    return 0


@rule
def why_not_use_in_pick(s: State, character: int) -> int:
    """What the characters 1–11 need beyond their dollar (N-8.2, N-8.4, N-8.5, N-8.7, N-8.8)."""
    if character == Character.C4_WHOLESALER:
        untouched = s.lap == 0 and s.takes_left == 1 and s.took_both[s.turn] == 0
        return 0 if untouched else Not.ONLY_FIRST_PICK
    if character == Character.C5_GAMBLER:
        if s.edition == Edition.DE:
            return Not.NEEDS_A_CHOICE
        return 0
    if character == Character.C7_TALENT_SCOUT:
        return 0 if cheapest_shown(s) <= dearest_own(s) + 1 else Not.NOTHING_TO_HIRE
    if character == Character.C8_COLLECTOR:
        if s.taken[0] == Slot.NONE:
            return Not.NOT_JUST_TAKEN
        equal = s.reserve[s.turn, s.taken[0] - 1] + s.reserve[s.turn, s.taken[1] - 1]
        return 0 if equal > 0 else Not.NOTHING_EQUAL
    if character == Character.C10_MESSENGER:
        return 0 if cards_to_draw(s) > 0 else Not.NO_CARD_LEFT
    return Not.NEEDS_A_CHOICE if character == Character.C2_PICKPOCKET or character == Character.C11_WRECKER else 0


@rule
def cards_to_draw(s: State) -> int:
    """What draw pile and discards hold together (N-4.5)."""
    n = 0
    for card in range(CARDS):
        n += s.deck[card] + s.discards[card]
    return n


@rule
def why_not_use_in_bid(s: State, character: int) -> int:
    """What 16, 17 and 18 need beyond their dollar (N-8.16, N-8.17, N-8.18)."""
    if character == Character.C12_JANITOR:
        return 0
    if character == Character.C16_AUCTIONEER:
        return 0 if s.bid[s.turn] > 0 else Not.BID_NOT_OPEN
    if character == Character.C17_SOCIALITE:
        return 0 if s.bidding == Bidding.PRESTIGE else Not.NEEDS_A_CHOICE
    if character == Character.C18_PRIVATE_EYE:
        if s.deferred != 0:
            return Not.SOMEBODY_WAITS if s.deferred == 1 else Not.DECLINED
        return 0 if s.bid[s.turn] == 0 else Not.BID_BEGUN
    return Not.NEEDS_A_CHOICE


@rule
def why_not_in_pick(s: State, kind: int, x: int, y: int) -> int:
    """A turn of Phase I: one pair, or what a character puts in its place, by edition (N-1.9, N-5.1, N-5.2)."""
    if kind == Kind.DONE:
        return 0 if s.takes_left == 0 else Not.TAKE_FIRST
    if kind == Kind.REPLACE_NEUTRAL:
        return why_not_replace_neutral(s, x)
    if s.phase == Phase.SINGLE:
        if s.pairs[x, 0] == Slot.NONE:
            return Not.NO_PAIR_THERE
        return 0 if x != s.single // 2 else Not.ANOTHER_PAIR
    if s.takes_left == 0:
        return Not.ALREADY_TAKEN
    if s.pairs[x, 0] == Slot.NONE:
        return Not.NO_PAIR_THERE
    if kind == Kind.TAKE_SINGLE:
        reason = why_not_pay(s, Character.C2_PICKPOCKET)
        return reason if reason != 0 or pairs_shown(s) > 1 else Not.ONLY_ONE_PAIR_LEFT
    if kind == Kind.DISCARD_PAIR:
        if s.edition == Edition.EN:
            return Not.NOT_IN_THIS_EDITION
        return why_not_pay(s, Character.C5_GAMBLER)
    return 0


@rule
def why_not_replace_neutral(s: State, borough: int) -> int:
    """Character 11 puts a skyscraper of the board in the place of a neutral one (N-8.11)."""
    reason = why_not_pay(s, Character.C11_WRECKER)
    if reason != 0:
        return reason
    if s.neutral[borough] == 0:
        return Not.NO_NEUTRAL_THERE
    return 0 if s.board[s.turn] > 0 else Not.BOARD_EMPTY


@rule
def why_not_in_bid(s: State, kind: int, x: int, y: int) -> int:
    """What may join a bid (N-6.3, N-6.4, N-6.5)."""
    hand = s.hand[s.turn]
    if kind == Kind.PLAY:
        return 0 if hand[s.bidding] > 0 else Not.NOT_IN_HAND
    if kind == Kind.PAIR:
        if x == s.bidding:
            return Not.PLAY_IT_PLAINLY
        return 0 if hand[x] > 1 else Not.NEEDS_TWO
    if kind == Kind.PAIR_WITH_WILD:
        if x == s.bidding:
            return Not.PLAY_IT_PLAINLY
        if x == Card.WILD:
            return Not.WILD_IS_NOT_ANOTHER_TYPE
        return 0 if hand[x] > 0 and hand[Card.WILD] > 0 else Not.NOT_IN_HAND
    if kind == Kind.ADD_WILD:
        if hand[Card.WILD] == 0:
            return Not.NOT_IN_HAND
        return 0 if s.bid[s.turn] > 0 else Not.BID_NOT_OPEN
    if kind == Kind.FINISH_BID:
        return 0 if s.bid[s.turn] > 0 else Not.NOTHING_BID
    if kind == Kind.PASS:
        return 0 if s.bid[s.turn] == 0 else Not.BID_LIES
    return why_not_through_character(s, kind, x, y)


@rule
def why_not_through_character(s: State, kind: int, x: int, y: int) -> int:
    """Cards and steps that a character lets count, 16 by edition (N-1.9, N-8.13, N-8.14, N-8.16, N-8.17, N-8.20)."""
    if kind == Kind.PLAY_RESERVE:
        return why_not_play_reserve(s, x, y - 1)
    if kind == Kind.STEP_BACK:
        if s.bid[s.turn] == 0:
            reason = why_not_pay(s, Character.C14_PRESS_AGENT)
            return reason if reason != 0 else Not.BID_NOT_OPEN
        return why_not_step_back(s, x)
    if kind == Kind.PLAY_AS_TWO:
        reason = why_not_pay(s, Character.C20_BOOTLEGGER)
    elif kind == Kind.PLAY_AS_ONE:
        reason = why_not_pay(s, Character.C13_FORGER)
    elif kind == Kind.PAIR_WITH_VIRTUAL:
        reason = why_not_pay(s, Character.C16_AUCTIONEER) if s.edition == Edition.EN else Not.NOT_IN_THIS_EDITION
    elif kind == Kind.PAIR_WITH_PRESTIGE:
        reason = why_not_pair_with_prestige(s, x)
    else:
        reason = why_not_step_back(s, 2 if kind == Kind.PAIR_WITH_TWO_STEPS else 1)
    if reason != 0:
        return reason
    if x == s.bidding and kind != Kind.PLAY_AS_TWO:
        return Not.PLAY_IT_PLAINLY
    return 0 if s.hand[s.turn, x] > 0 else Not.NOT_IN_HAND


@rule
def why_not_step_back(s: State, steps: int) -> int:
    """Character 14: so many spaces must lie behind (N-3.5, N-8.14)."""
    reason = why_not_pay(s, Character.C14_PRESS_AGENT)
    if reason != 0:
        return reason
    return 0 if s.press[s.turn] >= steps else Not.NO_SPACE_BEHIND


@rule
def why_not_pair_with_prestige(s: State, card: int) -> int:
    """Character 17 in other rounds: its card makes a pair with a prestige card or a wild (N-6.4, N-8.17)."""
    reason = why_not_pay(s, Character.C17_SOCIALITE)
    if reason != 0:
        return reason
    if s.bidding == Bidding.PRESTIGE:
        return Not.PLAY_IT_PLAINLY
    return 0 if card == Card.PRESTIGE or card == Card.WILD else Not.NO_PAIR


@rule
def why_not_play_reserve(s: State, card: int, half: int) -> int:
    """Character 15: a reserve card of a type played from the hand, as one part of the bid (N-8.15)."""
    reason = why_not_pay(s, Character.C15_ARCHIVIST)
    if reason != 0:
        return reason
    if s.reserve[s.turn, card] == 0:
        return Not.NOT_IN_RESERVE
    if half >= 0 and s.hand[s.turn, half] == 0:
        return Not.NOT_IN_HAND
    if s.from_hand[card] == 0 and half != card:
        return Not.TYPE_NOT_PLAYED
    if half < 0:
        if card == Card.WILD:
            return 0 if s.bid[s.turn] > 0 else Not.BID_NOT_OPEN
        return 0 if card == s.bidding else Not.NO_PAIR
    if card == s.bidding or half == s.bidding:
        return Not.PLAY_IT_PLAINLY
    return 0 if half == card or half == Card.WILD or card == Card.WILD else Not.NO_PAIR


@rule
def why_not_swap(s: State, card: int, reserve: int) -> int:
    """A hand card for a reserve card, so often as reaches every arrangement (N-6.6)."""
    if s.hand[s.turn, card] == 0:
        return Not.NOT_IN_HAND
    if s.reserve[s.turn, reserve] == 0:
        return Not.NOT_IN_RESERVE
    if card == reserve:
        return Not.SAME_TYPE
    return 0 if s.swaps_left > 0 else Not.NO_MORE_SWAPS


@rule
def why_not_done(s: State) -> int:
    """What was begun is brought to its end first (N-4.6)."""
    if s.phase == Phase.SHED:
        return Not.DISCARD_FIRST
    if s.phase == Phase.MATCH:
        return 0 if s.to_draw > 0 else Not.TAKE_ONE_FIRST
    return 0


@rule
def why_not_elsewhere(s: State, kind: int, x: int, y: int) -> int:
    """The choices of the set-up, of the evaluations and within a character's use."""
    if kind == Kind.PICK_START:
        return 0 if s.start_pairs[x, 0] != Character.NONE else Not.NO_START_PAIR_THERE
    if kind == Kind.DISCARD:
        return 0 if s.hand[s.turn, x] > 0 else Not.NOT_IN_HAND
    if kind == Kind.RENEW:
        return 0 if s.reserve[s.turn, x] > 0 else Not.NOT_IN_RESERVE
    if kind == Kind.GIVE_UP:
        if s.characters[s.turn, x] == 0:
            return Not.NOT_YOURS
        return 0 if cheapest_shown(s) <= s.value[x] + 1 else Not.NOTHING_TO_HIRE
    if kind == Kind.HIRE:
        if not is_shown(s, x):
            return Not.NOT_SHOWN
        return 0 if s.value[x] <= s.hire_limit else Not.TOO_DEAR
    if kind == Kind.TAKE_EQUAL:
        if s.to_match[0] != x + 1 and s.to_match[1] != x + 1:
            return Not.NOTHING_EQUAL
        return 0 if s.reserve[s.turn, x] > 0 else Not.NOT_IN_RESERVE
    if kind == Kind.TAKE_BACK:
        return why_not_take_back(s, x)
    return why_not_place(s, kind, x, y)


@rule
def why_not_take_back(s: State, card: int) -> int:
    """Up to two wilds (in the English edition: cards) for each 22 that was paid for (N-8.22)."""
    if s.take_backs_left == 0:
        return Not.NO_TAKE_BACK_PAID
    if s.edition == Edition.DE and card != Card.WILD:
        return Not.ONLY_WILDS
    return 0 if s.played[s.turn, card] > 0 else Not.NOT_PLAYED


@rule
def why_not_place(s: State, kind: int, x: int, y: int) -> int:
    """Taking and placing a prestige tile (N-6.15), and moving skyscrapers (N-6.16, N-6.18)."""
    if kind == Kind.TAKE_TILE:
        if s.tiles[x] != Place.OFFERED:
            return Not.TILE_NOT_OFFERED
        return 0 if vessel_stands(s, x // 2) else Not.NO_VESSEL_LEFT
    if kind == Kind.RIDE:
        link = link_between(s, x, y, s.tile // 2)
        return 0 if link >= 0 else Not.NO_SUCH_LINK
    if kind == Kind.MOVE:
        if x == s.target:
            return Not.STANDS_THERE_ALREADY
        return 0 if s.skyscrapers[s.turn, x] > 0 else Not.NONE_STANDS_THERE
    return 0


@rule
def pairs_shown(s: State) -> int:
    n = 0
    for place in range(MOST_PAIRS):
        if s.pairs[place, 0] != Slot.NONE:
            n += 1
    return n


@rule
def cheapest_shown(s: State) -> int:
    """The lowest value with a character beside the elevator."""
    for row in range(ROWS):
        if s.row[row, 0] != Character.NONE:
            return row + 1
    return ROWS + 2


@rule
def dearest_own(s: State) -> int:
    dearest = 0
    for character in range(1, len(s.value)):
        if s.characters[s.turn, character] > 0:
            dearest = max(dearest, s.value[character])
    return dearest


@rule
def is_shown(s: State, character: int) -> bool:
    if character == Character.NONE:
        return False
    row = s.row[s.value[character] - 1]
    n = 0
    for i in range(ROW):
        n += 1 if row[i] == character else 0
    return n > 0


@rule
def vessel_stands(s: State, vessel: int) -> bool:
    return s.vessels[2 * vessel] == 0 or s.vessels[2 * vessel + 1] == 0


@rule
def link_between(s: State, origin: int, borough: int, vessel: int) -> int:
    """The link of that vessel between two boroughs (N-1.3) whose vessel still stands there; −1 if there is none."""
    for link in range(2 * vessel, 2 * vessel + 2):
        there = s.links[link, 0] == origin and s.links[link, 1] == borough
        back = s.links[link, 1] == origin and s.links[link, 0] == borough
        if (there or back) and s.vessels[link] == 0:
            return link
    return -1


@rule
def can_take_bonus(s: State) -> bool:
    """A tile is on offer whose vessel still stands somewhere (N-6.15)."""
    n = 0
    for tile in range(TILES):
        n += 1 if s.tiles[tile] == Place.OFFERED and vessel_stands(s, tile // 2) else 0
    return n > 0


@rule
def can_take_back(s: State) -> bool:
    if s.edition == Edition.DE:
        return s.played[s.turn, Card.WILD] > 0
    n = 0
    for card in range(CARDS):
        n += s.played[s.turn, card]
    return n > 0


@rule
def can_use(s: State, character: int) -> bool:
    """Whether the one whose turn it is can pay for that character (N-4.6)."""
    return s.dollars[s.turn] > 0 and s.used[s.turn, character] < s.characters[s.turn, character]


@rule
def can_use_in_pick(s: State) -> bool:
    """Whether a character of Phase I is left to use once the pairs of the turn are taken (N-5.2)."""
    if s.dollars[s.turn] == 0:
        return False
    for character in range(Character.C1_PAWNBROKER, Character.C11_WRECKER):
        if can_use(s, character) and why_not_use_in_pick(s, character) == 0:
            return True
    return can_use(s, Character.C11_WRECKER) and can_replace_neutral(s)


@rule
def can_replace_neutral(s: State) -> bool:
    neutrals = 0
    for borough in range(BOROUGHS):
        neutrals += s.neutral[borough]
    return neutrals > 0 and s.board[s.turn] > 0


@rule
def can_use_in_team(s: State) -> bool:
    for character in range(Character.C23_JAZZ_SINGER, Character.C27_NEWSBOY + 1):
        if can_use(s, character):
            return character != Character.C27_NEWSBOY or s.press[s.turn] < LAST_SPACE
    return False


@rule
def can_move(s: State) -> bool:
    """Whether a skyscraper of one's own stands in another borough (N-6.16, N-6.18)."""
    n = -s.skyscrapers[s.turn, s.target]
    for borough in range(BOROUGHS):
        n += s.skyscrapers[s.turn, borough]
    return n > 0
