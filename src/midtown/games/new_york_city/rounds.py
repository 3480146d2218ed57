"""The frame of the game: set-up, Phase 0, Phase I, the last exchange, Phase III and the end."""

from __future__ import annotations

from midtown.engine.chance import draw
from midtown.engine.events import NOBODY, tell
from midtown.engine.rule import rule
from midtown.engine.state_record import Array
from midtown.games.new_york_city.cards import draw_card, draw_to_hand, refill_reserve, reserve_cards
from midtown.games.new_york_city.characters import take_cards
from midtown.games.new_york_city.hiring import draw_character, draw_of_value
from midtown.games.new_york_city.legality import can_use_in_team
from midtown.games.new_york_city.narrate import Event
from midtown.games.new_york_city.pieces import (
    BOROUGHS,
    CARDS,
    CHARACTERS,
    COPIES_OF_A_CARD,
    DRAWN_CARDS,
    LAST_OF_PHASE_THREE,
    MOST_PAIRS,
    NEUTRAL,
    NEUTRAL_SKYSCRAPERS,
    NEUTRAL_SPACE,
    ROUNDS,
    ROW,
    ROWS,
    START_BOARD,
    START_DOLLARS,
    START_PAIRS,
    START_RESERVE,
    TILES,
    Bidding,
    Character,
    Letter,
    Place,
    Slot,
)
from midtown.games.new_york_city.press_track import order_from_behind
from midtown.games.new_york_city.state import Chance, Passage, Phase, State
from midtown.games.new_york_city.tom import draw_supply, is_tom, people


@rule
def set_table(s: State) -> None:
    """Everything is put in its place (N-2.1 to N-2.6)."""
    set_deck(s)
    set_boroughs(s)
    set_elevator(s)
    set_press_track(s)
    for seat in range(s.players):
        set_seat(s, seat)
    show_start_pairs(s)
    s.bidding, s.winner, s.runner_up, s.statue = Bidding.NONE, -1, -1, 1
    s.phase = Passage.NEXT_START


@rule
def set_deck(s: State) -> None:
    """Fifteen cards of each of the seven types (N-1.2)."""
    for card in range(CARDS):
        s.deck[card] = COPIES_OF_A_CARD


@rule
def shuffle(s: State, stream: int, things: Array) -> None:
    for i in range(len(things) - 1, 0, -1):
        j = draw(s, Chance.BOROUGHS, stream, i + 1)
        things[i], things[j] = things[j], things[i]


@rule
def set_boroughs(s: State) -> None:
    """Six boroughs (N-1.1): letters, base values (N-1.4, N-2.1) and two neutral skyscrapers each (N-2.2)."""
    for borough in range(BOROUGHS):
        s.sequence[borough] = borough
        s.base[borough] = s.base_tiles[borough]
        s.neutral[borough] = NEUTRAL_SKYSCRAPERS
    shuffle(s, 0, s.sequence)
    shuffle(s, 1, s.base)
    for tile in range(TILES):
        s.tiles[tile] = Place.STACK


@rule
def set_elevator(s: State) -> None:
    """Four dark characters of each value lie open in a row; the light ones do not go into the stacks (N-1.6, N-2.1)."""
    for character in range(1, CHARACTERS):
        s.stack[character] = s.dark[character]
        s.gone[character] = s.light[character]
    for row in range(ROWS):
        for i in range(ROW):
            s.row[row, i] = draw_character(s, row + 1)


@rule
def set_press_track(s: State) -> None:
    """The players' tokens are stacked at random on space 0; the neutral one starts ahead (N-2.3)."""
    for seat in range(s.players):
        s.order[seat] = seat
    for seat in range(s.players):
        j = seat + draw(s, Chance.PRESS, 0, s.players - seat)
        s.order[seat], s.order[j] = s.order[j], s.order[seat]
        s.height[s.order[seat]] = seat
    s.press[NEUTRAL] = NEUTRAL_SPACE[s.players]


@rule
def set_seat(s: State, seat: int) -> None:
    """A skyscraper in X; a person also gets a board, a dollar and a reserve, a Tom does not (N-2.4, N-10.2)."""
    for borough in range(BOROUGHS):
        if s.sequence[borough] == Letter.X:
            s.skyscrapers[seat, borough] = 1
    if is_tom(s, seat):
        return
    s.turn = seat
    s.board[seat], s.dollars[seat], s.reserve_size[seat] = START_BOARD, START_DOLLARS, START_RESERVE
    refill_reserve(s)


@rule
def show_start_pairs(s: State) -> None:
    """A light character of value 1 and one of 5: one pair more than players, or one each with Toms (N-2.5, N-10.2)."""
    pairs = s.players + 1 if people(s) == s.players else s.players
    for place in range(pairs):
        s.start_pairs[place, 0] = draw_light(s, 1)
        s.start_pairs[place, 1] = draw_light(s, ROWS)
    order_from_behind(s)
    s.step = 0


@rule
def draw_light(s: State, value: int) -> int:
    """A light character of that value that is not yet shown; those never shown stay out of the game (N-2.5)."""
    return draw_of_value(s, Chance.START_CHARACTERS, s.gone, value)


@rule
def next_start(s: State) -> None:
    """People choose from the bottom of the press stack upwards (N-2.6); Toms take what is left (N-10.2)."""
    while s.step < s.players:
        seat = s.order[s.step]
        s.step += 1
        if not is_tom(s, seat):
            s.turn, s.phase = seat, Phase.START
            return
    for i in range(s.players):
        if is_tom(s, s.order[i]):
            s.turn = s.order[i]
            for place in range(START_PAIRS):
                if s.start_pairs[place, 0] != Character.NONE:
                    take_start_pair(s, place)
                    break
    for place in range(START_PAIRS):
        if s.start_pairs[place, 0] != Character.NONE:
            s.gone[s.start_pairs[place, 0]] += 1
            s.gone[s.start_pairs[place, 1]] += 1
            s.start_pairs[place, 0], s.start_pairs[place, 1] = Character.NONE, Character.NONE
    s.phase = Passage.NEW_ROUND


@rule
def pick_start(s: State, place: int) -> None:
    take_start_pair(s, place)
    s.phase = Passage.NEXT_START


@rule
def take_start_pair(s: State, place: int) -> None:
    """The two lie face up at the player board (N-2.6)."""
    one, other = s.start_pairs[place, 0], s.start_pairs[place, 1]
    s.start_pairs[place, 0], s.start_pairs[place, 1] = Character.NONE, Character.NONE
    s.characters[s.turn, one] += 1
    s.characters[s.turn, other] += 1
    tell(s, Event.TOOK_START, s.turn, one)
    tell(s, Event.TOOK_START, s.turn, other)


@rule
def new_round(s: State) -> None:
    """Phase 0: dollars leave the characters, the Mayor moves, tiles and cards are laid out (N-4.2, N-4.3, N-4.4)."""
    for seat in range(s.players):
        s.took_both[seat] = 0
        for character in range(1, LAST_OF_PHASE_THREE + 1):
            s.used[seat, character] = 0
    for borough in range(BOROUGHS):
        if s.sequence[borough] == s.rounds_played:
            s.mayor = borough
    tell(s, Event.ROUND_BEGAN, NOBODY, s.rounds_played + 1, s.mayor, s.rounds_played)
    reveal_tile(s)
    reveal_tile(s)
    deal(s)
    order_from_behind(s)
    s.lap, s.step = 0, 0
    s.phase = Passage.NEXT_PICK


@rule
def reveal_tile(s: State) -> None:
    """The next prestige tile of the stack is on offer (N-1.4, N-4.3)."""
    left = 0
    for tile in range(TILES):
        if s.tiles[tile] == Place.STACK:
            left += 1
    nth = draw(s, Chance.TILES, 0, left)
    for tile in range(TILES):
        if s.tiles[tile] == Place.STACK:
            if nth == 0:
                s.tiles[tile] = Place.OFFERED
                tell(s, Event.TILE_REVEALED, NOBODY, tile, s.tile_values[tile])
                return
            nth -= 1


@rule
def deal(s: State) -> None:
    """Three cards for each person, then the pairs from left to right (N-4.4, N-10.3)."""
    for seat in range(s.players):
        s.turn = seat
        if not is_tom(s, seat):
            for _ in range(DRAWN_CARDS):
                draw_to_hand(s)
    persons = people(s)
    pairs = 2 * persons + (1 if persons == s.players else s.players - persons)
    for place in range(pairs):
        s.pairs[place, 0] = draw_card(s) + 1
        s.pairs[place, 1] = draw_card(s) + 1


@rule
def next_pick(s: State) -> None:
    """Twice round from the last on the press track (N-5.1), but once for who took both pairs (N-8.4)."""
    s.taken[0], s.taken[1] = Slot.NONE, Slot.NONE
    while s.lap < 2:
        while s.step < s.players:
            seat = s.order[s.step]
            s.step += 1
            if is_tom(s, seat) or (s.lap == 1 and s.took_both[seat] != 0):
                continue
            s.turn, s.takes_left, s.phase = seat, 1, Phase.PICK
            return
        s.lap += 1
        s.step = 0
    s.lap = 0
    end_picking(s)


@rule
def take_pair(s: State, place: int) -> None:
    """A pair goes into the hand before everybody's eyes (N-5.1)."""
    one, other = s.pairs[place, 0], s.pairs[place, 1]
    s.pairs[place, 0], s.pairs[place, 1] = Slot.NONE, Slot.NONE
    take_cards(s, one, other)


@rule
def end_picking(s: State) -> None:
    """The pairs left over go to the Toms, lowest on the press track first, else to the discards (N-5.3, N-10.3)."""
    next_tom = 0
    for place in range(MOST_PAIRS):
        if s.pairs[place, 0] == Slot.NONE:
            continue
        one, other = s.pairs[place, 0] - 1, s.pairs[place, 1] - 1
        s.pairs[place, 0], s.pairs[place, 1] = Slot.NONE, Slot.NONE
        while next_tom < s.players and not is_tom(s, s.order[next_tom]):
            next_tom += 1
        if next_tom < s.players:
            seat = s.order[next_tom]
            s.supply[seat, one] += 1
            s.supply[seat, other] += 1
            tell(s, Event.TOM_TOOK_PAIR, seat, one, other)
            next_tom += 1
        else:
            s.discards[one] += 1
            s.discards[other] += 1
            tell(s, Event.LEFT_OVER, NOBODY, one, other)
    for i in range(s.players):
        if is_tom(s, s.order[i]):
            draw_supply(s, s.order[i])
    s.starter = s.order[s.players - 1]
    s.bidding = Bidding.PRESS
    s.phase = Passage.OPEN_BIDDING


@rule
def next_exchange(s: State) -> None:
    """Before Phase III everybody may exchange once more, in press order (N-6.7)."""
    while s.step < s.players:
        s.turn = s.order[s.step]
        s.step += 1
        if not is_tom(s, s.turn) and s.hand_size[s.turn] > 0 and reserve_cards(s) > 0:
            s.swaps_left = reserve_cards(s)
            s.phase = Phase.EXCHANGE
            return
    s.step = 0
    s.phase = Passage.NEXT_TEAM


@rule
def next_team(s: State) -> None:
    """Phase III in press order (N-7.1)."""
    while s.step < s.players:
        s.turn = s.order[s.step]
        s.step += 1
        if not is_tom(s, s.turn) and can_use_in_team(s):
            s.phase = Phase.TEAM
            return
    s.phase = Passage.END_ROUND


@rule
def end_round(s: State) -> None:
    """Hands are discarded, reserves stay (N-7.2); the fifth round is the last (N-9.1)."""
    for seat in range(s.players):
        if s.hand_size[seat] > 0:
            tell(s, Event.HAND_DISCARDED, seat, s.hand_size[seat])
        for card in range(CARDS):
            s.discards[card] += s.hand[seat, card]
            s.hand[seat, card], s.known[seat, card] = 0, 0
        s.hand_size[seat] = 0
    s.rounds_played += 1
    s.phase = Passage.NEW_ROUND
    if s.rounds_played == ROUNDS:
        s.phase, s.turn = Phase.OVER, -1
        tell(s, Event.GAME_ENDED, NOBODY)
