"""Which choices are worth asking about: all that could be legal now, and few others."""

from __future__ import annotations

from midtown.engine.rule import rule
from midtown.engine.state_record import Numbers
from midtown.games.new_york_city.actions import FIRST, Kind
from midtown.games.new_york_city.pieces import (
    BOROUGHS,
    CARDS,
    CHARACTERS,
    MOST_PAIRS,
    ROW,
    ROWS,
    START_PAIRS,
    TILES,
    Card,
    Character,
    Edition,
    Place,
    Slot,
)
from midtown.games.new_york_city.state import Phase, State


@rule
def plausible(s: State, out: Numbers) -> int:
    """What the phase and the table bring up."""
    if s.phase == Phase.BID:
        return plausible_bids(s, out)
    if s.phase == Phase.EXCHANGE:
        n = list_swaps(s, out, 0)
    elif s.phase == Phase.PICK or s.phase == Phase.SINGLE:
        return plausible_picks(s, out)
    else:
        n = plausible_elsewhere(s, out)
    if s.phase != Phase.BONUS and s.phase != Phase.RIDE and s.phase != Phase.HIRE and s.phase != Phase.START:
        out[n] = FIRST[Kind.DONE]
        n += 1
    return n


@rule
def plausible_bids(s: State, out: Numbers) -> int:
    """Cards, exchanges, characters, and the end of the turn.

    Ids are written first and counted after, without a branch: which cards a hand holds is mere chance.
    """
    seat = s.turn
    hand = s.hand[seat]
    wilds = hand[Card.WILD]
    begun = s.bid[seat] > 0
    out[0] = FIRST[Kind.FINISH_BID if begun else Kind.PASS]
    out[1] = FIRST[Kind.ADD_WILD]
    n = 1 + (begun & (wilds > 0))
    out[n] = FIRST[Kind.PLAY]
    n += hand[s.bidding] > 0
    for card in range(CARDS):
        other = card != s.bidding
        out[n] = FIRST[Kind.PAIR] + card
        n += other & (hand[card] > 1)
        out[n] = FIRST[Kind.PAIR_WITH_WILD] + card
        n += other & (hand[card] > 0) & (wilds > 0) & (card != Card.WILD)
    n = list_swaps(s, out, n)
    if s.dollars[seat] > 0:
        n = list_characters_in_bid(s, out, n)
    return n


@rule
def list_swaps(s: State, out: Numbers, n: int) -> int:
    """Each type of the hand for each other type of the reserve."""
    if s.swaps_left == 0:
        return n
    hand, reserve = s.hand[s.turn], s.reserve[s.turn]
    for other in range(CARDS):
        if reserve[other] > 0:
            for card in range(CARDS):
                out[n] = FIRST[Kind.SWAP] + card * CARDS + other
                n += (hand[card] > 0) & (card != other)
    return n


@rule
def is_ready(s: State, character: int) -> bool:
    return s.used[s.turn, character] < s.characters[s.turn, character]


@rule
def list_uses(s: State, out: Numbers, n: int, first: int, last: int) -> int:
    """The characters of that range that the player could pay for."""
    if s.dollars[s.turn] == 0:
        return n
    for character in range(first, last + 1):
        out[n] = FIRST[Kind.USE] + character
        n += is_ready(s, character)
    return n


@rule
def list_hand(s: State, out: Numbers, n: int, kind: int) -> int:
    for card in range(CARDS):
        out[n] = FIRST[kind] + card
        n += s.hand[s.turn, card] > 0
    return n


@rule
def list_characters_in_bid(s: State, out: Numbers, n: int) -> int:
    """Characters 12–20 in their several ways."""
    out[n] = FIRST[Kind.USE] + Character.C12_JANITOR
    n += is_ready(s, Character.C12_JANITOR)
    for character in range(Character.C16_AUCTIONEER, Character.C18_PRIVATE_EYE + 1):
        out[n] = FIRST[Kind.USE] + character
        n += is_ready(s, character)
    if is_ready(s, Character.C13_FORGER):
        n = list_hand(s, out, n, Kind.PLAY_AS_ONE)
    if is_ready(s, Character.C14_PRESS_AGENT):
        out[n], out[n + 1] = FIRST[Kind.STEP_BACK], FIRST[Kind.STEP_BACK] + 1
        n = list_hand(s, out, n + 2, Kind.PAIR_WITH_STEP)
        n = list_hand(s, out, n, Kind.PAIR_WITH_TWO_STEPS)
    if is_ready(s, Character.C15_ARCHIVIST):
        n = list_reserve_plays(s, out, n)
    if is_ready(s, Character.C16_AUCTIONEER) and s.edition == Edition.EN:
        n = list_hand(s, out, n, Kind.PAIR_WITH_VIRTUAL)
    if is_ready(s, Character.C17_SOCIALITE):
        out[n], out[n + 1] = FIRST[Kind.PAIR_WITH_PRESTIGE] + Card.PRESTIGE, FIRST[Kind.PAIR_WITH_PRESTIGE] + Card.WILD
        n += 2
    if is_ready(s, Character.C20_BOOTLEGGER):
        n = list_hand(s, out, n, Kind.PLAY_AS_TWO)
    return n


@rule
def list_reserve_plays(s: State, out: Numbers, n: int) -> int:
    for card in range(CARDS):
        if s.reserve[s.turn, card] > 0:
            for half in range(CARDS + 1):
                out[n] = FIRST[Kind.PLAY_RESERVE] + card * (CARDS + 1) + half
                n += 1
    return n


@rule
def plausible_picks(s: State, out: Numbers) -> int:
    """Pairs, single cards and the characters of Phase I."""
    n = 0
    paid = s.dollars[s.turn] > 0
    if s.takes_left > 0 or s.phase == Phase.SINGLE:
        singles = s.phase == Phase.SINGLE or (paid and is_ready(s, Character.C2_PICKPOCKET))
        for place in range(MOST_PAIRS):
            if s.pairs[place, 0] != Slot.NONE:
                if s.phase == Phase.PICK:
                    out[n] = FIRST[Kind.TAKE_PAIR] + place
                    n += 1
                    if paid and s.edition == Edition.DE and is_ready(s, Character.C5_GAMBLER):
                        out[n] = FIRST[Kind.DISCARD_PAIR] + place
                        n += 1
                if singles:
                    out[n] = FIRST[Kind.TAKE_SINGLE] + 2 * place
                    out[n + 1] = FIRST[Kind.TAKE_SINGLE] + 2 * place + 1
                    n += 2
    elif s.phase == Phase.PICK:
        out[n] = FIRST[Kind.DONE]
        n += 1
    if s.phase == Phase.PICK and paid:
        n = list_uses(s, out, n, Character.C1_PAWNBROKER, Character.C10_MESSENGER)
        if is_ready(s, Character.C11_WRECKER):
            n = list_boroughs(s, out, n, Kind.REPLACE_NEUTRAL)
    return n


@rule
def list_boroughs(s: State, out: Numbers, n: int, kind: int) -> int:
    for borough in range(BOROUGHS):
        out[n] = FIRST[kind] + borough
        n += 1
    return n


@rule
def list_shown(s: State, out: Numbers, n: int) -> int:
    """Each kind of character beside the elevator once."""
    for row in range(min(ROWS, s.hire_limit)):
        for i in range(ROW):
            character = s.row[row, i]
            again = False
            for j in range(i):
                again = again or s.row[row, j] == character
            if character != Character.NONE and not again:
                out[n] = FIRST[Kind.HIRE] + character
                n += 1
    return n


@rule
def plausible_elsewhere(s: State, out: Numbers) -> int:
    """The choices of the set-up, of the evaluations and within a character's use."""
    n = 0
    if s.phase == Phase.START:
        for place in range(START_PAIRS):
            out[place] = FIRST[Kind.PICK_START] + place
        return START_PAIRS
    if s.phase == Phase.HIRE or s.phase == Phase.REPLACE:
        return list_shown(s, out, 0)
    if s.phase == Phase.RENEW_HAND or s.phase == Phase.SHED:
        return list_hand(s, out, 0, Kind.DISCARD)
    if s.phase == Phase.RENEW_RESERVE or s.phase == Phase.MATCH or s.phase == Phase.TAKE_BACK:
        kind = Kind.RENEW if s.phase == Phase.RENEW_RESERVE else Kind.TAKE_EQUAL
        kind = Kind.TAKE_BACK if s.phase == Phase.TAKE_BACK else kind
        for card in range(CARDS):
            out[card] = FIRST[kind] + card
        n = CARDS
        if s.phase == Phase.TAKE_BACK:
            n = list_uses(s, out, n, Character.C22_MAGICIAN, Character.C22_MAGICIAN)
        return n
    if s.phase == Phase.GIVE_UP:
        for character in range(1, CHARACTERS):
            if s.characters[s.turn, character] > 0:
                out[n] = FIRST[Kind.GIVE_UP] + character
                n += 1
        return n
    if s.phase == Phase.TEAM:
        return list_uses(s, out, 0, Character.C23_JAZZ_SINGER, Character.C27_NEWSBOY)
    return plausible_evaluation(s, out)


@rule
def plausible_evaluation(s: State, out: Numbers) -> int:
    """Prestige tiles, rides, moves, and the characters 19 and 21."""
    n = 0
    if s.phase == Phase.DEFER:
        return list_uses(s, out, 0, Character.C18_PRIVATE_EYE, Character.C18_PRIVATE_EYE)
    if s.phase == Phase.DOUBLE:
        return list_uses(s, out, 0, Character.C19_FILM_STAR, Character.C19_FILM_STAR)
    if s.phase == Phase.EXTRA:
        return list_uses(s, out, 0, Character.C21_STEELWORKER, Character.C21_STEELWORKER)
    if s.phase == Phase.MOVE:
        return list_boroughs(s, out, 0, Kind.MOVE)
    if s.phase == Phase.BONUS:
        for tile in range(TILES):
            if s.tiles[tile] == Place.OFFERED:
                out[n] = FIRST[Kind.TAKE_TILE] + tile
                n += 1
        out[n] = FIRST[Kind.FORGO]
        return n + 1
    for link in range(2 * (s.tile // 2), 2 * (s.tile // 2) + 2):
        one, other = s.links[link, 0], s.links[link, 1]
        out[n] = FIRST[Kind.RIDE] + one * BOROUGHS + other
        out[n + 1] = FIRST[Kind.RIDE] + other * BOROUGHS + one
        n += 2
    return n
