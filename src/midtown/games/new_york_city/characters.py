"""The characters that are used during the game, one short function each; those of the end are in scoring.

| phase I | | phase II | | phase III | |
| --- | --- | --- | --- | --- | --- |
| 1 renew_hand | 2 take_single | 12 renew_reserve | 13 play_as_one | 23 two_points | 24 point_and_skyscraper |
| 3 enlarge_reserve | 4 take_both | 14 step_back | 15 play_reserve | 25 three_points | 26 skyscraper_and_step |
| 5 discard_pair, draw_three | 6 two_dollars | 16 raise_bid, pair_with_virtual | 17 virtual_prestige | 27 climb | |
| 7 replace_character | 8 match_reserve | 18 bid_last | 19 double_points | | |
| 9 card_and_dollar | 10 two_cards | 20 play_as_two | 21 extra_skyscraper | | |
| 11 replace_neutral | | 22 take_back | | | |

14 and 17 also make pairs: pair_with_steps, pair_with_prestige.
"""

from __future__ import annotations

from midtown.engine.events import tell
from midtown.engine.rule import rule
from midtown.games.new_york_city.cards import draw_to_hand, into_hand, lay, out_of_hand, refill_reserve, reserve_cards
from midtown.games.new_york_city.hiring import take_from_row
from midtown.games.new_york_city.legality import can_take_back, can_use, can_use_in_pick, can_use_in_team
from midtown.games.new_york_city.narrate import Event
from midtown.games.new_york_city.pieces import CARDS, ROWS, SIDES, Bidding, Character, Slot, Track
from midtown.games.new_york_city.press_track import advance, move_token, place_of
from midtown.games.new_york_city.state import Passage, Phase, State


@rule
def pay(s: State, character: int) -> None:
    """A dollar goes on the character before it is used (N-4.6); after any other an 8 comes too late (N-8.8)."""
    s.dollars[s.turn] -= 1
    s.used[s.turn, character] += 1
    if character != Character.C8_COLLECTOR:
        s.taken[0], s.taken[1] = Slot.NONE, Slot.NONE
    tell(s, Event.USED, s.turn, character)


@rule
def gain(s: State, points: int) -> None:
    s.points[s.turn, Track.ABILITIES] += points
    tell(s, Event.GAINED, s.turn, points)


@rule
def use(s: State, character: int) -> None:
    """The table of characters that need no further word (N-4.6)."""
    pay(s, character)
    if character <= Character.C10_MESSENGER:
        use_in_pick(s, character)
    elif character <= Character.C18_PRIVATE_EYE:
        use_in_bid(s, character)
    elif character <= Character.C22_MAGICIAN:
        use_in_evaluation(s, character)
    else:
        use_in_team(s, character)


@rule
def use_in_pick(s: State, character: int) -> None:
    """Phase I (N-5.2)."""
    s.phase = Passage.GO_ON_PICKING
    if character == Character.C1_PAWNBROKER:
        renew_hand(s)
    elif character == Character.C3_STOREKEEPER:
        enlarge_reserve(s)
    elif character == Character.C4_WHOLESALER:
        take_both(s)
    elif character == Character.C5_GAMBLER:
        draw_three(s)
    elif character == Character.C6_BANK_TELLER:
        two_dollars(s)
    elif character == Character.C7_TALENT_SCOUT:
        s.phase = Phase.GIVE_UP
    elif character == Character.C8_COLLECTOR:
        match_reserve(s)
    elif character == Character.C9_STREET_VENDOR:
        card_and_dollar(s)
    else:
        two_cards(s)


@rule
def go_on_picking(s: State) -> None:
    """The turn of Phase I ends by itself once nothing is left to take or to use (N-5.2)."""
    s.phase = Phase.PICK
    if s.takes_left == 0 and not can_use_in_pick(s):
        s.phase = Passage.NEXT_PICK


@rule
def renew_hand(s: State) -> None:
    """1: a point, then any number of hand cards for as many new ones (N-8.1)."""
    gain(s, 1)
    s.to_draw = 0
    if s.hand_size[s.turn] > 0:
        s.phase = Phase.RENEW_HAND


@rule
def discard(s: State, card: int) -> None:
    """1 and 5: a hand card goes to the discards (N-8.1, N-8.5)."""
    out_of_hand(s, card)
    s.discards[card] += 1
    tell(s, Event.DISCARDED, s.turn, card)
    if s.phase == Phase.SHED:
        s.to_discard -= 1
        if s.to_discard == 0:
            s.phase = Passage.GO_ON_PICKING
        return
    s.to_draw += 1
    if s.hand_size[s.turn] == 0:
        draw_renewed_hand(s)


@rule
def draw_renewed_hand(s: State) -> None:
    """1: as many cards as were discarded (N-8.1)."""
    for _ in range(s.to_draw):
        draw_to_hand(s)
    s.to_draw = 0
    s.phase = Passage.GO_ON_PICKING


@rule
def take_single(s: State, place: int, side: int) -> None:
    """2: two single cards of two pairs; what is left of them becomes one pair (N-8.2)."""
    if s.phase == Phase.PICK:
        pay(s, Character.C2_PICKPOCKET)
        s.single = 2 * place + side
        s.phase = Phase.SINGLE
        return
    first, first_side = s.single // 2, s.single % 2
    one, other = s.pairs[first, first_side], s.pairs[place, side]
    left, right = s.pairs[first, 1 - first_side], s.pairs[place, 1 - side]
    if place < first:
        left, right = right, left
    s.pairs[max(first, place), 0], s.pairs[max(first, place), 1] = Slot.NONE, Slot.NONE
    s.pairs[min(first, place), 0], s.pairs[min(first, place), 1] = left, right
    s.single = 0
    take_cards(s, one, other)


@rule
def take_cards(s: State, one: int, other: int) -> None:
    """The two cards of a turn of Phase I go into the hand (N-5.1)."""
    into_hand(s, one - 1)
    into_hand(s, other - 1)
    tell(s, Event.TOOK_PAIR, s.turn, one - 1, other - 1)
    s.taken[0], s.taken[1] = one, other
    s.takes_left -= 1
    s.phase = Passage.GO_ON_PICKING


@rule
def enlarge_reserve(s: State) -> None:
    """3: a point and one more card in the reserve from now on (N-8.3)."""
    gain(s, 1)
    s.reserve_size[s.turn] += 1
    refill_reserve(s)


@rule
def take_both(s: State) -> None:
    """4: both pairs in this turn (N-8.4)."""
    s.takes_left = 2
    s.took_both[s.turn] = 1


@rule
def discard_pair(s: State, place: int) -> None:
    """5, German edition: a pair is discarded instead of taken, and three cards are drawn (N-8.5)."""
    pay(s, Character.C5_GAMBLER)
    one, other = s.pairs[place, 0] - 1, s.pairs[place, 1] - 1
    s.pairs[place, 0], s.pairs[place, 1] = Slot.NONE, Slot.NONE
    s.discards[one] += 1
    s.discards[other] += 1
    tell(s, Event.DISCARDED_PAIR, s.turn, one, other)
    for _ in range(3):
        draw_to_hand(s)
    s.takes_left -= 1
    s.phase = Passage.GO_ON_PICKING


@rule
def draw_three(s: State) -> None:
    """5, English edition: three cards are drawn, then two discarded (N-8.5)."""
    for _ in range(3):
        draw_to_hand(s)
    s.to_discard = min(2, s.hand_size[s.turn])
    if s.to_discard > 0:
        s.phase = Phase.SHED


@rule
def two_dollars(s: State) -> None:
    """6: two dollars (N-8.6)."""
    take_dollars(s, 2)


@rule
def take_dollars(s: State, dollars: int) -> None:
    """There are always enough (N-1.10)."""
    s.dollars[s.turn] += dollars
    tell(s, Event.TOOK_DOLLARS, s.turn, dollars)


@rule
def give_up(s: State, character: int) -> None:
    """7: a character leaves the game, one with a dollar on it first (N-8.7)."""
    s.characters[s.turn, character] -= 1
    if s.used[s.turn, character] > 0:
        s.used[s.turn, character] -= 1
    s.gone[character] += 1
    s.hire_limit = min(ROWS, s.value[character] + 1)
    s.phase = Phase.REPLACE
    tell(s, Event.GAVE_UP, s.turn, character)


@rule
def replace_character(s: State, character: int) -> None:
    """7: another comes, at most one dearer (N-8.7)."""
    take_from_row(s, s.turn, character)
    s.phase = Passage.GO_ON_PICKING


@rule
def match_reserve(s: State) -> None:
    """8: for each of the two cards just taken an equal one may leave the reserve (N-8.8)."""
    s.to_match[0], s.to_match[1] = s.taken[0], s.taken[1]
    s.to_draw = 0
    s.phase = Phase.MATCH


@rule
def take_equal(s: State, card: int) -> None:
    """8: it goes into the hand (N-8.8)."""
    s.to_match[0 if s.to_match[0] == card + 1 else 1] = Slot.NONE
    s.reserve[s.turn, card] -= 1
    into_hand(s, card)
    s.to_draw += 1
    tell(s, Event.TOOK_EQUAL, s.turn, card)
    for i in range(SIDES):
        if s.to_match[i] != Slot.NONE and s.reserve[s.turn, s.to_match[i] - 1] > 0:
            return
    end_matching(s)


@rule
def end_matching(s: State) -> None:
    """8: then the reserve is filled up (N-8.8)."""
    s.to_match[0], s.to_match[1], s.to_draw = Slot.NONE, Slot.NONE, 0
    refill_reserve(s)
    s.phase = Passage.GO_ON_PICKING


@rule
def card_and_dollar(s: State) -> None:
    """9: a card and a dollar (N-8.9)."""
    draw_to_hand(s)
    take_dollars(s, 1)


@rule
def two_cards(s: State) -> None:
    """10: two cards (N-8.10)."""
    for _ in range(2):
        draw_to_hand(s)


@rule
def replace_neutral(s: State, borough: int) -> None:
    """11: a skyscraper of the board takes the place of a neutral one (N-8.11)."""
    pay(s, Character.C11_WRECKER)
    s.neutral[borough] -= 1
    s.board[s.turn] -= 1
    s.skyscrapers[s.turn, borough] += 1
    tell(s, Event.REPLACED_NEUTRAL, s.turn, borough)
    s.phase = Passage.GO_ON_PICKING


@rule
def use_in_bid(s: State, character: int) -> None:
    """Phase II, on one's own bid (N-6.5)."""
    if character == Character.C12_JANITOR:
        renew_reserve(s)
    elif character == Character.C16_AUCTIONEER:
        raise_bid(s, 1)
    elif character == Character.C17_SOCIALITE:
        virtual_prestige(s)
    else:
        bid_last(s)


@rule
def raise_bid(s: State, by: int) -> None:
    """16 and others: the bid is worth more (N-8.16)."""
    s.bid[s.turn] += by
    tell(s, Event.RAISED, s.turn, by, s.bid[s.turn])


@rule
def renew_reserve(s: State) -> None:
    """12: a point, then any number of reserve cards for new ones (N-8.12)."""
    gain(s, 1)
    s.to_draw = 0
    s.phase = Phase.RENEW_RESERVE


@rule
def discard_reserve(s: State, card: int) -> None:
    """12: a reserve card goes to the discards (N-8.12)."""
    s.reserve[s.turn, card] -= 1
    s.discards[card] += 1
    s.to_draw += 1
    tell(s, Event.DISCARDED_RESERVE, s.turn, card)
    for other in range(CARDS):
        if s.reserve[s.turn, other] > 0:
            return
    refill_in_bid(s)


@rule
def refill_in_bid(s: State) -> None:
    """12 and 15: with a new reserve card exchanges count anew (N-6.6, N-8.12, N-8.15)."""
    if refill_reserve(s) > 0:
        s.swaps_left = reserve_cards(s)
    s.to_draw = 0
    s.phase = Phase.BID


@rule
def play_as_one(s: State, card: int) -> None:
    """13: any card counts as a matching one (N-8.13)."""
    pay(s, Character.C13_FORGER)
    lay(s, card)
    s.bid[s.turn] += 1


@rule
def step_back(s: State, steps: int) -> None:
    """14: each step back on the press track counts as a wild (N-3.5, N-8.14)."""
    pay(s, Character.C14_PRESS_AGENT)
    move_token(s, s.turn, s.press[s.turn] - steps)
    raise_bid(s, steps)
    tell(s, Event.STEPPED_BACK, s.turn, steps, s.press[s.turn])


@rule
def pair_with_steps(s: State, card: int, steps: int) -> None:
    """14: a step is the half of a pair with a hand card, another one joins it as a wild (N-6.4, N-8.14)."""
    step_back(s, steps)
    s.from_hand[card] = 1
    lay(s, card)


@rule
def play_reserve(s: State, card: int, half: int) -> None:
    """15: a reserve card counts, alone or as half of a pair with a hand card (N-8.15)."""
    pay(s, Character.C15_ARCHIVIST)
    s.reserve[s.turn, card] -= 1
    s.played[s.turn, card] += 1
    s.bid[s.turn] += 1
    tell(s, Event.PLAYED_RESERVE, s.turn, card)
    if half >= 0:
        s.from_hand[half] = 1
        lay(s, half)
    refill_in_bid(s)


@rule
def pair_with_virtual(s: State, card: int) -> None:
    """16, English edition: its virtual wild makes a pair with a hand card (N-8.16)."""
    pay(s, Character.C16_AUCTIONEER)
    s.from_hand[card] = 1
    lay(s, card)
    s.bid[s.turn] += 1


@rule
def virtual_prestige(s: State) -> None:
    """17: one prestige card more in the prestige round (N-8.17)."""
    raise_bid(s, 1)


@rule
def pair_with_prestige(s: State, card: int) -> None:
    """17: in other rounds its prestige card makes a pair with a hand card (N-8.17)."""
    pay(s, Character.C17_SOCIALITE)
    s.from_hand[card] = 1
    lay(s, card)
    s.bid[s.turn] += 1


@rule
def bid_last(s: State) -> None:
    """18: a dollar, and a turn after all others (N-8.18)."""
    take_dollars(s, 1)
    s.deferred = 1
    if s.phase == Phase.DEFER:
        s.phase = Passage.NEXT_DEFER
        return
    s.step -= 1
    for i in range(s.step, s.players - 1):
        s.order[i] = s.order[i + 1]
    s.order[s.players - 1] = s.turn
    s.phase = Passage.NEXT_BIDDER


@rule
def play_as_two(s: State, card: int) -> None:
    """20: any card counts as two matching ones (N-8.20)."""
    pay(s, Character.C20_BOOTLEGGER)
    lay(s, card)
    s.bid[s.turn] += 2


@rule
def use_in_evaluation(s: State, character: int) -> None:
    """Phase II, when bids are evaluated (N-6.9)."""
    if character == Character.C19_FILM_STAR:
        double_points(s)
    elif character == Character.C21_STEELWORKER:
        extra_skyscraper(s)
    else:
        s.take_backs_left = 2


@rule
def double_points(s: State) -> None:
    """19: the points of the prestige bid once more (N-8.19)."""
    s.points[s.turn, Track.PRESTIGE] += s.bid[s.turn]
    tell(s, Event.GAINED, s.turn, s.bid[s.turn])
    if not can_use(s, Character.C19_FILM_STAR):
        s.phase = Passage.NEXT_EVALUATION


@rule
def extra_skyscraper(s: State) -> None:
    """21: one more skyscraper, from the supply, into the same borough (N-8.21)."""
    s.skyscrapers[s.turn, s.target] += 1
    tell(s, Event.BUILT, s.turn, s.target, 1)
    s.phase = Passage.OFFER_EXTRA


@rule
def offer_extra(s: State) -> None:
    """21 is offered after the last build or move, before the next player (N-8.21)."""
    s.moves_left = 0
    if s.built != 0 and can_use(s, Character.C21_STEELWORKER):
        s.phase = Phase.EXTRA
    elif s.bidding == Bidding.PRESTIGE:
        s.phase = Passage.NEXT_BONUS
    else:
        s.phase = Passage.NEXT_EVALUATION


@rule
def take_back(s: State, card: int) -> None:
    """22: a card of one's own bid comes back to the hand (N-8.22)."""
    s.played[s.turn, card] -= 1
    into_hand(s, card)
    s.take_backs_left -= 1
    tell(s, Event.TOOK_BACK, s.turn, card)
    if not can_take_back(s) or (s.take_backs_left == 0 and not can_use(s, Character.C22_MAGICIAN)):
        s.phase = Passage.NEXT_TAKE_BACK


@rule
def use_in_team(s: State, character: int) -> None:
    """Phase III: 23 two points, 25 three, and the others (N-7.1, N-8.23, N-8.25)."""
    if character == Character.C23_JAZZ_SINGER:
        gain(s, 2)
    elif character == Character.C24_ARCHITECT:
        point_and_skyscraper(s)
    elif character == Character.C25_BALLPLAYER:
        gain(s, 3)
    elif character == Character.C26_REALTOR:
        skyscraper_and_step(s)
    else:
        climb(s)
    if not can_use_in_team(s):
        s.phase = Passage.NEXT_TEAM


@rule
def point_and_skyscraper(s: State) -> None:
    """24: a point and a skyscraper for the board (N-8.24)."""
    gain(s, 1)
    take_plan(s)


@rule
def take_plan(s: State) -> None:
    s.board[s.turn] += 1
    tell(s, Event.TOOK_SKYSCRAPERS, s.turn, 1)


@rule
def skyscraper_and_step(s: State) -> None:
    """26: a skyscraper for the board and a step on the press track (N-8.26)."""
    take_plan(s)
    climb_steps(s, 1)


@rule
def climb(s: State) -> None:
    """27: as many steps as one's place; the second of two makes three (N-8.27)."""
    place = place_of(s, s.turn)
    climb_steps(s, 3 if s.players == 2 and place == 2 else place)


@rule
def climb_steps(s: State, steps: int) -> None:
    advance(s, s.turn, steps)
    tell(s, Event.ADVANCED, s.turn, steps, s.press[s.turn])
