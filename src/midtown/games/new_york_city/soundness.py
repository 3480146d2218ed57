"""What makes a position impossible: pieces that are missing or doubled, and phases that do not fit the table."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.games.new_york_city.bidding import has_private_eye, private_eyes
from midtown.games.new_york_city.pieces import (
    BOROUGHS,
    CARDS,
    CHARACTERS,
    COPIES_OF_A_CARD,
    LAST_OF_PHASE_THREE,
    LAST_SPACE,
    LINKS,
    MOST_PAIRS,
    NEUTRAL,
    NEUTRAL_SKYSCRAPERS,
    ROUNDS,
    ROW,
    ROWS,
    SIDES,
    START_PAIRS,
    START_RESERVE,
    STATUE_POINTS,
    TILES,
    TOKENS,
    TOM_LIMIT,
    VESSELS,
    Bidding,
    Card,
    Character,
    Edition,
    Mode,
    Place,
    Slot,
    Track,
)
from midtown.games.new_york_city.soundness_of_numbers import flaw_of_numbers
from midtown.games.new_york_city.soundness_of_use import flaw_of_use
from midtown.games.new_york_city.state import Flaw, Phase, State

UNGUARDED = {
    "edition": "Both editions have the same pieces.",
    "tom": "A Tom may play in any of his three ways.",
    "tom_cards": "A Tom may be of any level.",
    "phase": "The same table may be met at several moments of a round.",
    "bidding": "The same bids may lie in several bidding rounds.",
    "neutral": "Character 11 takes neutral skyscrapers away (N-8.11).",
    "skyscrapers": "There are always enough skyscrapers; nobody counts those in the box (N-1.10).",
    "board": "There are always enough skyscrapers; nobody counts those in the box (N-1.10).",
    "dollars": "There are always enough dollars; nobody counts those in the box (N-1.10).",
    "points": "Points are gained without a trace but themselves.",
    "tiles": "A tile may have been placed in any borough; where its vessel rode is not asked.",
    "vessels": "Anybody may have ridden a vessel.",
    "press": "A token that nothing lies on may be anywhere on the press track.",
    "reserve_size": "A reserve that found no card left to draw looks like a smaller one (N-4.5).",
    "known": "What everybody saw of a hand may be any of its cards.",
    "used": "A character may have been used in this round or not.",
    "step": "Whose turn it is may stand twice in the order after character 18.",
    "starter": "Who began a bidding round is not seen any more.",
    "winner": "After the bids the winner may be of another round.",
    "runner_up": "After the bids the runner-up may be of another round.",
    "bid": "Characters make bids worth more than their cards.",
    "from_hand": "A type laid may have come from hand or reserve.",
    "deferred": "Character 18 leaves the order as another starter would.",
    "swaps_left": "Exchanges with the reserve leave no trace.",
    "took_both": "Who took two pairs in one turn looks like who took them in two.",
    "taken": "The pair just taken may have been another that everybody saw.",
    "single": "The first single card may have been any that lies out.",
    "to_draw": "Cards discarded in this use lie among the others.",
    "to_discard": "One of the two cards may have been discarded already.",
    "hire_limit": "What was hired last is not seen any more.",
    "target": "Where the last skyscraper was built is not seen any more.",
    "tile": "Which tile was placed last is not seen any more.",
    "moves_left": "Skyscrapers moved in this evaluation look like others.",
    "built": "Whether the last one built is not seen any more.",
    "take_backs_left": "Cards taken back look like others in the hand.",
    "value": "The components are those of the owner's own box.",
    "links": "The components are those of the owner's own box.",
    "lanterns": "The components are those of the owner's own box.",
    "sets": "The components are those of the owner's own box.",
    "set_points": "The components are those of the owner's own box.",
    "tile_values": "The components are those of the owner's own box.",
}
"""What may be another number and the position still be possible, and why; everything else is guarded."""


@rule
def flaw(s: State) -> int:
    """Every piece is in exactly one place, and the phase fits the table (N-1)."""
    if s.players < 2 or s.players > 4:
        return Flaw.PLAYERS
    wrong = flaw_of_numbers(s)
    if wrong == 0:
        wrong = flaw_of_turn(s)
    if wrong == 0:
        wrong = flaw_of_cards(s)
    if wrong == 0:
        wrong = flaw_of_characters(s)
    if wrong == 0:
        wrong = flaw_of_map(s)
    if wrong == 0:
        wrong = flaw_of_tiles(s)
    if wrong == 0:
        wrong = flaw_of_bids(s)
    if wrong == 0:
        wrong = flaw_of_choice(s)
    return wrong if wrong != 0 else flaw_of_use(s)


@rule
def flaw_of_turn(s: State) -> int:
    """Who plays, whose turn it is and which round (N-4.1, N-10.1)."""
    persons = 0
    for seat in range(s.players):
        if s.tom[seat] == Mode.PERSON:
            persons += 1
            if s.tom_cards[seat] != 0:
                return Flaw.TOMS
        elif s.tom_cards[seat] < 2 or s.tom_cards[seat] > 9:
            return Flaw.TOMS
    if persons == 0:
        return Flaw.TOMS
    over = s.phase == Phase.OVER
    if s.phase > Phase.OVER or (s.turn < 0) != over or s.turn < -1 or s.turn >= s.players:
        return Flaw.TURN
    if not over and s.tom[s.turn] != Mode.PERSON:
        return Flaw.TURN
    if s.rounds_played < 0 or s.rounds_played > ROUNDS or (s.rounds_played == ROUNDS) != over:
        return Flaw.ROUND
    in_bidding = Phase.BID <= s.phase <= Phase.TAKE_BACK
    if in_bidding == (s.bidding == Bidding.NONE):
        return Flaw.ROUND
    return Flaw.ROUND if s.phase == Phase.START and s.rounds_played > 0 else 0


@rule
def flaw_of_cards(s: State) -> int:
    """Fifteen cards of each type (N-1.2); sizes and known cards fit the hands (N-1.8)."""
    for card in range(CARDS):
        n = s.deck[card] + s.discards[card]
        least = min(s.deck[card], s.discards[card])
        for seat in range(s.players):
            n += s.reserve[seat, card] + s.hand[seat, card] + s.supply[seat, card] + s.played[seat, card]
            least = min(least, s.reserve[seat, card], s.hand[seat, card], s.supply[seat, card])
            least = min(least, s.played[seat, card], s.known[seat, card])
            if s.known[seat, card] > s.hand[seat, card]:
                return Flaw.HAND
        for place in range(MOST_PAIRS):
            for side in range(SIDES):
                if s.pairs[place, side] == card + 1:
                    n += 1
        if least < 0:
            return Flaw.NEGATIVE
        if n != COPIES_OF_A_CARD:
            return Flaw.CARDS
    for seat in range(s.players):
        wrong = flaw_of_seat(s, seat)
        if wrong != 0:
            return wrong
    wrong = flaw_of_reserves(s)
    return wrong if wrong != 0 else flaw_of_pairs(s)


@rule
def flaw_of_seat(s: State, seat: int) -> int:
    """A person has hand and reserve (N-2.4), a Tom a supply (N-10.3); nothing is less than nothing."""
    hand, reserve, supply = 0, 0, 0
    for card in range(CARDS):
        hand += s.hand[seat, card]
        reserve += s.reserve[seat, card]
        supply += s.supply[seat, card]
    if s.dollars[seat] < 0 or s.board[seat] < 0 or s.to_draw < 0:
        return Flaw.NEGATIVE
    if s.hand_size[seat] != hand:
        return Flaw.HAND
    if s.tom[seat] != Mode.PERSON:
        return Flaw.TOM_PIECES if hand + reserve + s.reserve_size[seat] + s.board[seat] > 0 else 0
    if supply > 0:
        return Flaw.TOM_PIECES
    return Flaw.RESERVE if s.reserve_size[seat] < START_RESERVE or reserve > s.reserve_size[seat] else 0


@rule
def flaw_of_reserves(s: State) -> int:
    """Each tile of character 3 can have made one reserve larger in each round (N-4.6, N-8.3)."""
    rounds = 0 if s.phase == Phase.START else min(ROUNDS, s.rounds_played + 1)
    more = -(s.dark[Character.C3_STOREKEEPER] + s.light[Character.C3_STOREKEEPER]) * rounds
    for seat in range(s.players):
        if s.tom[seat] == Mode.PERSON:
            more += s.reserve_size[seat] - START_RESERVE
    return Flaw.RESERVE if more > 0 else 0


@rule
def flaw_of_pairs(s: State) -> int:
    """As many pairs lie out as turns of Phase I are to come, and those that remain (N-4.4, N-5.1, N-5.3)."""
    shown = 0
    for place in range(MOST_PAIRS):
        if (s.pairs[place, 0] == Slot.NONE) != (s.pairs[place, 1] == Slot.NONE):
            return Flaw.PAIRS
        if s.pairs[place, 0] != Slot.NONE:
            shown += 1
    if not Phase.PICK <= s.phase <= Phase.MATCH:
        return Flaw.PAIRS if shown > 0 else 0
    if s.takes_left < 0 or s.takes_left > 2 or s.lap < 0 or s.lap > 1 or s.step < 1 or s.step > s.players:
        return Flaw.PAIRS
    toms, expected = 0, s.takes_left
    for i in range(s.players):
        seat = s.order[i]
        if s.tom[seat] != Mode.PERSON:
            toms += 1
        elif s.lap == 0:
            expected += (1 if i >= s.step else 0) + (1 if s.took_both[seat] == 0 else 0)
        elif i >= s.step and s.took_both[seat] == 0:
            expected += 1
    return 0 if shown == expected + max(1, toms) else Flaw.PAIRS


@rule
def flaw_of_characters(s: State) -> int:
    """Every character tile is in one place (N-1.6), and each row shows its value, closed up to the left (N-6.13)."""
    for character in range(1, CHARACTERS):
        n = s.stack[character] + s.gone[character]
        if s.stack[character] < 0 or s.gone[character] < 0:
            return Flaw.NEGATIVE
        for seat in range(s.players):
            if s.characters[seat, character] < 0 or s.used[seat, character] < 0:
                return Flaw.NEGATIVE
            n += s.characters[seat, character]
            idle = s.tom[seat] != Mode.PERSON or character > LAST_OF_PHASE_THREE
            if s.used[seat, character] > (0 if idle else s.characters[seat, character]):
                return Flaw.USED
        for row in range(ROWS):
            for i in range(ROW):
                if s.row[row, i] == character:
                    n += 1
        for place in range(START_PAIRS):
            n += (1 if s.start_pairs[place, 0] == character else 0) + (1 if s.start_pairs[place, 1] == character else 0)
        if n != s.dark[character] + s.light[character]:
            return Flaw.CHARACTERS
    return flaw_of_rows(s)


@rule
def flaw_of_rows(s: State) -> int:
    for row in range(ROWS):
        left = 0
        for character in range(1, CHARACTERS):
            if s.value[character] == row + 1:
                left += s.stack[character]
        for i in range(ROW):
            character = s.row[row, i]
            if character == Character.NONE:
                if left > 0:
                    return Flaw.ROWS
            elif s.value[character] != row + 1 or (i > 0 and s.row[row, i - 1] == Character.NONE):
                return Flaw.ROWS
    return flaw_of_start_pairs(s)


@rule
def flaw_of_start_pairs(s: State) -> int:
    """One pair more than players, with Toms as many, less those that people chose before (N-2.5, N-2.6, N-10.2)."""
    shown, toms, chosen = 0, 0, 0
    for place in range(START_PAIRS):
        if (s.start_pairs[place, 0] == Character.NONE) != (s.start_pairs[place, 1] == Character.NONE):
            return Flaw.START_PAIRS
        if s.start_pairs[place, 0] != Character.NONE:
            shown += 1
    if s.phase != Phase.START:
        return Flaw.START_PAIRS if shown > 0 else 0
    for i in range(s.players):
        if s.tom[s.order[i]] != Mode.PERSON:
            toms += 1
        elif i < s.step - 1:
            chosen += 1
    return 0 if shown == s.players + (1 if toms == 0 else 0) - chosen else Flaw.START_PAIRS


@rule
def flaw_of_map(s: State) -> int:
    """Letters, base values and the Mayor (N-2.1, N-4.2), neutral skyscrapers (N-2.2), and stacks of tokens (N-3.1)."""
    for borough in range(BOROUGHS):
        letters, bases = 0, 0
        for other in range(BOROUGHS):
            letters += 1 if s.sequence[other] == borough else 0
            bases += 1 if s.base[other] == s.base[borough] else 0
            bases -= 1 if s.base_tiles[other] == s.base[borough] else 0
        if letters != 1 or bases != 0:
            return Flaw.BOROUGHS
        if s.neutral[borough] < 0 or s.neutral[borough] > NEUTRAL_SKYSCRAPERS:
            return Flaw.BOROUGHS
        for seat in range(s.players):
            if s.skyscrapers[seat, borough] < 0:
                return Flaw.NEGATIVE
            if s.tom[seat] != Mode.PERSON and s.skyscrapers[seat, borough] > TOM_LIMIT:
                return Flaw.TOM_PIECES
    if s.phase == Phase.START and s.mayor != 0:
        return Flaw.BOROUGHS
    if s.phase != Phase.START and s.sequence[s.mayor] != min(s.rounds_played, ROUNDS - 1):
        return Flaw.BOROUGHS
    if not is_statue_right(s):
        return Flaw.BOROUGHS
    for token in range(TOKENS):
        if (token < s.players or token == NEUTRAL) and not is_stacked(s, token):
            return Flaw.PRESS
    return 0


@rule
def is_statue_right(s: State) -> bool:
    """The statue shows its 4 until somebody has got the four points (N-6.20)."""
    gained = 0
    for seat in range(s.players):
        if s.points[seat, Track.STATUE] != 0 and s.points[seat, Track.STATUE] != STATUE_POINTS:
            return False
        gained += s.points[seat, Track.STATUE]
    return s.statue == (0 if gained > 0 else 1)


@rule
def is_stacked(s: State, token: int) -> bool:
    """As many tokens are lower in its stack as it says, and nobody shares its height (N-3.1)."""
    if s.press[token] < 0 or s.press[token] > LAST_SPACE:
        return False
    below = 0
    for other in range(TOKENS):
        if other == token or (other >= s.players and other != NEUTRAL) or s.press[other] != s.press[token]:
            continue
        if s.height[other] == s.height[token]:
            return False
        if s.height[other] < s.height[token]:
            below += 1
    return s.height[token] == below


@rule
def flaw_of_tiles(s: State) -> int:
    """Two tiles a round leave the stack (N-4.3); each placed tile was paid for with a vessel of its kind (N-6.15)."""
    stacked, offered = 0, 0
    for tile in range(TILES):
        if s.tiles[tile] < 0 or s.tiles[tile] > Place.GONE:
            return Flaw.TILES
        stacked += 1 if s.tiles[tile] == Place.STACK else 0
        offered += 1 if s.tiles[tile] == Place.OFFERED else 0
    revealed = 0 if s.phase == Phase.START else 2 * min(ROUNDS, s.rounds_played + 1)
    if stacked != TILES - revealed:
        return Flaw.TILES
    before = Phase.PICK <= s.phase <= Phase.DOUBLE and s.bidding != Bidding.SKYSCRAPER
    before = before or (s.phase == Phase.TAKE_BACK and s.bidding < Bidding.PRESTIGE)
    between = s.bidding == Bidding.PRESTIGE and Phase.BONUS <= s.phase <= Phase.EXTRA
    if before and offered != 2:
        return Flaw.TILES
    if (between and offered > 2) or (not before and not between and offered > 0):
        return Flaw.TILES
    for link in range(LINKS):
        if s.vessels[link] < 0 or s.vessels[link] > s.players:
            return Flaw.VESSELS
    for vessel in range(VESSELS):
        ridden = min(1, s.vessels[2 * vessel]) + min(1, s.vessels[2 * vessel + 1])
        placed = (1 if s.tiles[2 * vessel] < BOROUGHS else 0) + (1 if s.tiles[2 * vessel + 1] < BOROUGHS else 0)
        if ridden != placed:
            return Flaw.VESSELS
    return 0


@rule
def flaw_of_bids(s: State) -> int:
    """The order names every seat once, and bids lie only where they were made (N-6.1)."""
    for seat in range(s.players):
        times = 0
        for i in range(s.players):
            times += 1 if s.order[i] == seat else 0
        if times != 1:
            return Flaw.ORDER
        if s.bid[seat] < 0 or s.took_both[seat] < 0:
            return Flaw.NEGATIVE
    if s.step < 0 or s.step > s.players or s.starter < 0 or s.starter >= s.players:
        return Flaw.ORDER
    between = s.bidding == Bidding.PRESTIGE and Phase.BONUS <= s.phase <= Phase.EXTRA
    if between:
        if s.turn != (s.winner if s.step == 1 else s.runner_up):
            return Flaw.ORDER
    elif s.turn >= 0 and (s.step == 0 or s.order[s.step - 1] != s.turn):
        return Flaw.ORDER
    for i in range(s.players):
        seat = s.order[i]
        played = 0
        for card in range(CARDS):
            played += s.played[seat, card]
        if played > 0 and not Phase.BID <= s.phase <= Phase.TAKE_BACK:
            return Flaw.BIDS
        waiting = (s.phase == Phase.BID or s.phase == Phase.RENEW_RESERVE) and i >= s.step
        waiting = waiting or s.phase == Phase.DEFER
        if waiting and (s.bid[seat] > 0 or (played > 0 and s.tom[seat] == Mode.PERSON)):
            return Flaw.BIDS
        if Phase.BID <= s.phase < Phase.TAKE_BACK and s.bid[seat] > most_bid(s, seat, played):
            return Flaw.BIDS
    return flaw_of_winner(s)


@rule
def most_bid(s: State, seat: int, played: int) -> int:
    """What the cards of a bid and the characters used in this round are worth at most (N-6.3, N-6.4, N-6.5)."""
    used = s.used[seat]
    whole = s.played[seat, s.bidding] + s.played[seat, Card.WILD]
    if s.tom[seat] != Mode.PERSON:
        return whole + s.played[seat, Card.PLANS]
    most = whole + (played - whole) // 2 + used[Character.C13_FORGER] + 2 * used[Character.C20_BOOTLEGGER]
    most += 2 * used[Character.C14_PRESS_AGENT] + used[Character.C16_AUCTIONEER] + used[Character.C17_SOCIALITE]
    return most


@rule
def flaw_of_winner(s: State) -> int:
    """Nobody has won while bids are made; then the two highest who bid are winner and runner-up (N-6.8)."""
    if Phase.BID <= s.phase <= Phase.RENEW_RESERVE:
        return Flaw.BIDS if s.winner >= 0 or s.runner_up >= 0 else 0
    if not Phase.HIRE <= s.phase <= Phase.TAKE_BACK:
        return 0
    if s.winner == s.runner_up or (s.winner >= 0 and s.bid[s.winner] == 0):
        return Flaw.BIDS
    if s.runner_up >= 0 and (s.winner < 0 or s.bid[s.runner_up] == 0):
        return Flaw.BIDS
    for seat in range(s.players):
        if seat == s.winner:
            continue
        best = s.bid[s.winner] if s.winner >= 0 else 0
        second = s.bid[s.runner_up] if s.runner_up >= 0 else 0
        if s.bid[seat] > best or (seat != s.runner_up and s.bid[seat] > second):
            return Flaw.BIDS
    return 0


@rule
def flaw_of_choice(s: State) -> int:
    """Whoever has to decide has something to decide about (N-4.1)."""
    if s.swaps_left < 0 or s.moves_left < 0 or s.take_backs_left < 0 or s.take_backs_left > 2:
        return Flaw.CHOICE
    if s.phase == Phase.DEFER:
        asked = s.edition == Edition.EN and has_private_eye(s, s.turn) and private_eyes(s) > 1
        return 0 if asked and s.deferred == 0 else Flaw.CHOICE
    if s.phase == Phase.SHED:
        return 0 if 0 < s.to_discard <= min(2, s.hand_size[s.turn]) else Flaw.CHOICE
    if s.phase == Phase.SINGLE:
        place = s.single // 2
        there = 0 <= s.single < 2 * MOST_PAIRS and s.pairs[place, 0] != Slot.NONE
        return 0 if there and s.takes_left > 0 else Flaw.CHOICE
    if s.phase == Phase.MATCH:
        for i in range(SIDES):
            if s.to_match[i] != Slot.NONE and s.reserve[s.turn, s.to_match[i] - 1] > 0:
                return 0
        return Flaw.CHOICE
    if s.phase == Phase.HIRE and s.bidding != Bidding.ELEVATOR:
        return Flaw.CHOICE
    if Phase.DOUBLE <= s.phase <= Phase.RIDE and s.bidding != Bidding.PRESTIGE:
        return Flaw.CHOICE
    if s.phase == Phase.HIRE or s.phase == Phase.REPLACE:
        return 0 if shows_up_to(s, s.hire_limit) else Flaw.CHOICE
    if s.phase == Phase.GIVE_UP:
        for character in range(1, CHARACTERS):
            if s.characters[s.turn, character] > 0 and shows_up_to(s, s.value[character] + 1):
                return 0
        return Flaw.CHOICE
    return flaw_of_target(s)


@rule
def shows_up_to(s: State, limit: int) -> bool:
    """A character of at most that value lies beside the elevator (N-6.12)."""
    n = 0
    for row in range(min(ROWS, limit)):
        n += 1 if s.row[row, 0] != Character.NONE else 0
    return n > 0


@rule
def flaw_of_target(s: State) -> int:
    """The tile being placed is on offer and its vessel stands (N-6.15); the board is empty before a move (N-6.18)."""
    if s.phase == Phase.RIDE:
        stands = s.vessels[2 * (s.tile // 2)] == 0 or s.vessels[2 * (s.tile // 2) + 1] == 0
        return 0 if s.tiles[s.tile] == Place.OFFERED and stands else Flaw.CHOICE
    if s.phase == Phase.MOVE and (s.moves_left == 0 or s.board[s.turn] > 0):
        return Flaw.CHOICE
    if (s.phase == Phase.MOVE or s.phase == Phase.EXTRA) and s.bidding == Bidding.SKYSCRAPER:
        return 0 if s.target == s.mayor else Flaw.CHOICE
    if s.phase == Phase.MOVE or s.phase == Phase.EXTRA:
        return 0 if s.bidding == Bidding.PRESTIGE else Flaw.CHOICE
    return 0
