"""Tom, the automatic player. Everything he does is told with what he compared, so that he can be checked by hand."""

from __future__ import annotations

from midtown.engine.events import tell
from midtown.engine.rule import rule
from midtown.games.new_york_city.cards import draw_card
from midtown.games.new_york_city.hiring import take_from_row
from midtown.games.new_york_city.narrate import Event
from midtown.games.new_york_city.pieces import (
    BOROUGHS,
    CARDS,
    LINKS,
    ROWS,
    TOM_LIMIT,
    Bidding,
    Card,
    Character,
    Edition,
    Mode,
    Place,
)
from midtown.games.new_york_city.press_track import is_ahead
from midtown.games.new_york_city.state import State


@rule
def is_tom(s: State, seat: int) -> bool:
    """Any seats but all can be Tom's (N-10.1)."""
    return s.tom[seat] != Mode.PERSON


@rule
def people(s: State) -> int:
    """How many of the seats are not Tom's."""
    n = 0
    for seat in range(s.players):
        if not is_tom(s, seat):
            n += 1
    return n


@rule
def is_wild_for_tom(s: State, card: int) -> bool:
    """Plans cards are wild for Tom (N-10.4)."""
    return card == Card.WILD or card == Card.PLANS


@rule
def wilds_of(s: State, seat: int) -> int:
    return s.supply[seat, Card.WILD] + s.supply[seat, Card.PLANS]


@rule
def draw_supply(s: State, seat: int) -> None:
    """In Phase I each Tom draws the cards of his level (N-10.1, N-10.3)."""
    for _ in range(s.tom_cards[seat]):
        card = draw_card(s)
        if card >= 0:
            s.supply[seat, card] += 1
            tell(s, Event.TOM_DREW, seat, card)
            tell(s, Event.TOM_KEPT, seat, card)


@rule
def draw_before_bidding(s: State, seat: int) -> None:
    """In modes B and C Tom shows a card before each bidding round but plans (N-10.5)."""
    if s.tom[seat] < Mode.B:
        return
    card = draw_card(s)
    if card < 0:
        return
    tell(s, Event.TOM_DREW, seat, card)
    if is_wild_for_tom(s, card):
        if s.supply[seat, s.bidding] > 0:
            play_at_once(s, seat, card)
        else:
            keep(s, seat, card)
    elif card == s.bidding:
        play_at_once(s, seat, card)
    elif card > s.bidding and s.tom[seat] == Mode.C:
        keep(s, seat, card)
    else:
        s.discards[card] += 1
        tell(s, Event.TOM_DISCARDED, seat, card)


@rule
def play_at_once(s: State, seat: int, card: int) -> None:
    """The card lies in front of him and counts from his turn on (N-10.5, N-10.6)."""
    s.played[seat, card] += 1
    tell(s, Event.TOM_PLAYED_AT_ONCE, seat, card, s.supply[seat, s.bidding])


@rule
def keep(s: State, seat: int, card: int) -> None:
    s.supply[seat, card] += 1
    tell(s, Event.TOM_KEPT, seat, card)


@rule
def bid_as_tom(s: State, seat: int) -> None:
    """All matching cards, then as few wilds as help (N-10.6); plans are not his round (N-10.7)."""
    if s.bidding == Bidding.PLANS:
        tell(s, Event.TOM_SKIPPED, seat)
        return
    matching = s.supply[seat, s.bidding]
    s.supply[seat, s.bidding] = 0
    s.played[seat, s.bidding] += matching
    value = 0
    for card in range(CARDS):
        value += s.played[seat, card]
    if matching > 0:
        tell(s, Event.TOM_PLAYED, seat, s.bidding, matching, value)
    s.bid[seat] = value
    if s.bidding == Bidding.SKYSCRAPER:
        bid_last_cards(s, seat)
    elif value > 0:
        add_wilds(s, seat)
    tell(s, Event.BID if s.bid[seat] > 0 else Event.PASSED, seat, s.bid[seat])


@rule
def beaten_by(s: State, seat: int, value: int) -> int:
    """How many of the bids already made would be ahead of that value (N-6.8, N-10.6)."""
    n = 0
    for i in range(s.step - 1):
        other = s.order[i]
        if s.bid[other] > value or (s.bid[other] == value and value > 0 and is_ahead(s, other, seat)):
            n += 1
    return n


@rule
def wilds_needed(s: State, seat: int, rivals: int) -> int:
    """The fewest wilds after which at most that many bids are ahead; −1 if all his wilds are too few (N-10.6)."""
    for wilds in range(wilds_of(s, seat) + 1):
        if beaten_by(s, seat, s.bid[seat] + wilds) <= rivals:
            return wilds
    return -1


@rule
def add_wilds(s: State, seat: int) -> None:
    """As few as make him lead; in the prestige round, if he cannot lead, as few as make him second (N-10.6)."""
    for i in range(s.step - 1):
        other = s.order[i]
        if s.bid[other] > 0:
            needed = s.bid[other] + (1 if is_ahead(s, other, seat) else 0)
            tell(s, Event.TOM_RIVAL, seat, other + 1, s.bid[other], needed)
    wilds = wilds_needed(s, seat, 0)
    event = Event.TOM_ADDED
    if wilds < 0 and s.bidding == Bidding.PRESTIGE:
        wilds = wilds_needed(s, seat, 1)
        event = Event.TOM_ADDED_FOR_SECOND
    if wilds > 0:
        play_wilds(s, seat, wilds, event)
    elif wilds == 0 and event == Event.TOM_ADDED:
        tell(s, Event.TOM_LEADS, seat, s.bid[seat])
    else:
        tell(s, Event.TOM_CANNOT_LEAD, seat, s.bid[seat], wilds_of(s, seat))


@rule
def play_wilds(s: State, seat: int, wilds: int, event: int) -> None:
    """Plans cards go before wilds (N-10.6)."""
    plans = min(wilds, s.supply[seat, Card.PLANS])
    s.supply[seat, Card.PLANS] -= plans
    s.supply[seat, Card.WILD] -= wilds - plans
    s.played[seat, Card.PLANS] += plans
    s.played[seat, Card.WILD] += wilds - plans
    s.bid[seat] += wilds
    tell(s, event, seat, plans, wilds - plans, s.bid[seat])


@rule
def bid_last_cards(s: State, seat: int) -> None:
    """In the skyscraper round nothing is kept: wilds join, or stand in for the card, two for the first (N-10.9)."""
    wilds = wilds_of(s, seat)
    if s.bid[seat] > 0:
        if s.edition == Edition.DE:
            add_wilds(s, seat)
        elif wilds > 0:
            play_wilds(s, seat, wilds, Event.TOM_ALL_WILDS)
    elif wilds > 1:
        s.bid[seat] = -1
        play_wilds(s, seat, wilds, Event.TOM_PAIRED_WILDS)
    for card in range(CARDS):
        for _ in range(s.supply[seat, card]):
            tell(s, Event.TOM_DISCARDED, seat, card)
        s.discards[card] += s.supply[seat, card]
        s.supply[seat, card] = 0


@rule
def hire_as_tom(s: State, seat: int, limit: int) -> None:
    """The leftmost character of his value, at most 5; if that row is empty, of the next lower (N-10.8)."""
    row = min(ROWS, limit)
    while row > 0 and s.row[row - 1, 0] == Character.NONE:
        row -= 1
    if row == 0:
        tell(s, Event.NOTHING_TO_HIRE, seat, limit)
        return
    tell(s, Event.TOM_ROW, seat, limit, row, s.row[row - 1, 0])
    take_from_row(s, seat, s.row[row - 1, 0])


@rule
def build_as_tom(s: State, seat: int, borough: int, skyscrapers: int) -> None:
    """From the supply, but never more than five in a borough (N-10.9, N-10.11)."""
    built = min(skyscrapers, TOM_LIMIT - s.skyscrapers[seat, borough])
    s.skyscrapers[seat, borough] += built
    if built > 0:
        tell(s, Event.BUILT, seat, borough, built)
    if built < skyscrapers:
        tell(s, Event.TOM_FULL, seat, borough, skyscrapers - built)


@rule
def is_open_link(s: State, link: int) -> bool:
    """Its vessel stands there still, and a tile of that vessel is on offer (N-1.3, N-10.10)."""
    vessel = link // 2
    offered = s.tiles[2 * vessel] == Place.OFFERED or s.tiles[2 * vessel + 1] == Place.OFFERED
    return offered and s.vessels[link] == 0


@rule
def is_reachable(s: State, borough: int) -> bool:
    for link in range(LINKS):
        if (s.links[link, 0] == borough or s.links[link, 1] == borough) and is_open_link(s, link):
            return True
    return False


@rule
def bonus_as_tom(s: State, seat: int) -> None:
    """Borough, vessel and tile by his fixed order of questions; he never forgoes (N-10.10)."""
    borough = choose_borough(s, seat)
    link = choose_link(s, seat, borough)
    tile = choose_tile(s, seat, link // 2)
    origin = s.links[link, 1] if s.links[link, 0] == borough else s.links[link, 0]
    s.vessels[link] = seat + 1
    s.tiles[tile] = borough
    tell(s, Event.PLACED_TILE, seat, tile, borough, origin)
    build_as_tom(s, seat, borough, 1)


@rule
def choose_borough(s: State, seat: int) -> int:
    """Of the boroughs in reach the one with fewest of his skyscrapers, then the highest letter (N-10.10)."""
    chosen, equals = -1, 0
    for borough in range(BOROUGHS):
        if not is_reachable(s, borough):
            continue
        tell(s, Event.TOM_BOROUGH, seat, borough, s.sequence[borough], s.skyscrapers[seat, borough])
        if chosen < 0 or s.skyscrapers[seat, borough] < s.skyscrapers[seat, chosen]:
            chosen, equals = borough, 1
        elif s.skyscrapers[seat, borough] == s.skyscrapers[seat, chosen]:
            equals += 1
            if s.sequence[borough] > s.sequence[chosen]:
                chosen = borough
    if equals == 1:
        tell(s, Event.TOM_CHOSE_FEWEST, seat, chosen, s.skyscrapers[seat, chosen])
    else:
        tell(s, Event.TOM_CHOSE_LETTER, seat, chosen, s.sequence[chosen], equals)
    return chosen


@rule
def choose_link(s: State, seat: int, borough: int) -> int:
    """Of the vessels that lead there the one from the highest letter (N-10.10)."""
    chosen, letter, candidates = -1, -1, 0
    for link in range(LINKS):
        if not is_open_link(s, link) or (s.links[link, 0] != borough and s.links[link, 1] != borough):
            continue
        origin = s.links[link, 1] if s.links[link, 0] == borough else s.links[link, 0]
        candidates += 1
        tell(s, Event.TOM_VESSEL, seat, link // 2, origin, s.sequence[origin])
        if s.sequence[origin] > letter:
            chosen, letter = link, s.sequence[origin]
    origin = s.links[chosen, 1] if s.links[chosen, 0] == borough else s.links[chosen, 0]
    tell(s, Event.TOM_CHOSE_VESSEL, seat, chosen // 2, origin, letter, candidates)
    return chosen


@rule
def choose_tile(s: State, seat: int, vessel: int) -> int:
    """Of two tiles of that vessel the higher (N-10.10)."""
    low, high = 2 * vessel, 2 * vessel + 1
    if s.tiles[low] != Place.OFFERED:
        return high
    if s.tiles[high] != Place.OFFERED:
        return low
    tile = high if s.tile_values[high] >= s.tile_values[low] else low
    tell(s, Event.TOM_HIGHER_TILE, seat, tile, s.tile_values[tile])
    return tile
