"""What a seat could count up from what it may see: shown beside the state. And what is printed, to be drawn."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

import numpy as np

from midtown.engine.rule import entry, rule
from midtown.engine.state_record import SEATS, Json, Numbers, label, labels
from midtown.engine.table import Table
from midtown.games.fifth_avenue.legality import fewest_shown
from midtown.games.fifth_avenue.pieces import (
    LETTERS,
    LOWEST,
    PLACEMENTS,
    POINTS,
    RINGS,
    SKYSCRAPERS_SHOWN,
    SPECIAL_DISTRICTS,
    SPECIAL_POINTS,
    STOPS,
    WAYS,
    Color,
    District,
    Number,
    Place,
    Plot,
    Suit,
)
from midtown.games.fifth_avenue.scoring import district_points, worth
from midtown.games.fifth_avenue.state import Alea, Phase, State

PRINTED: Json = {
    "rings": {
        label(side): {
            label(district): [label(Plot(LETTERS.index(letter))) for letter in ring] for district, ring in rings.items()
        }
        for side, rings in RINGS.items()
    },
    "ways": {label(place): [label(to) for to in ways] for place, ways in WAYS.items()},
    "points": POINTS.tolist(),
    "cards": {
        label(number): {"value": LOWEST + number, "skyscrapers": int(SKYSCRAPERS_SHOWN[number])} for number in Number
    },
    "special_scorings": [
        {"placed": 3 * nth, "districts": districts, "points": points}
        for nth, (districts, points) in enumerate(
            zip(SPECIAL_DISTRICTS.tolist(), SPECIAL_POINTS.tolist(), strict=True), start=1
        )
    ],
    "placements": PLACEMENTS,
    "stops": STOPS,
}

AUCTION = (Phase.BID, Phase.BUILD)


class OwnBid(TypedDict):
    """With the cards that are only laid."""

    total: int
    limit: int
    missing: int
    """What it lacks of the highest bid."""


class Bidding(TypedDict):
    lots: list[Annotated[str, Place]]
    """What comes under the hammer in this series: the lot of the moment, and those that follow it."""
    bidders: list[int | Literal["alea"]]
    """From whoever called the auction."""
    leader: int | Literal["alea"] | None
    limits: list[int]
    """How many skyscrapers the open cards of each seat let it build."""
    own_bid: OwnBid | None


class Shown(Bidding):
    points: list[int]
    points_if_ended: list[int]
    hand_size: list[int]
    stops_left: int
    worth: dict[Annotated[str, District], dict[Annotated[str, Color], int]]
    """What one skyscraper scores on each plot now."""
    district_points: dict[Annotated[str, District], list[int]]
    """What each district would score each seat now."""
    stacks: dict[Annotated[str, Suit], int]


def shown(table: Table, seat: int | None) -> Shown:
    record = table.record[0]
    players = int(record["players"])
    worths, harvests = np.zeros((len(District), len(Color)), np.int32), np.zeros((len(District), SEATS), np.int32)
    stacks = np.zeros(len(Suit), np.int32)
    table.ask(count_up, worths, harvests, stacks)
    return {
        "points": record["points"].sum(axis=1)[:players].tolist(),
        "points_if_ended": table.sheet().sum(axis=1)[:players].tolist(),
        "hand_size": record["hand_size"].sum(axis=1)[:players].tolist(),
        "stops_left": STOPS - int(record["closed"].sum()),
        "worth": {
            district: dict(zip(labels(Color).values(), row, strict=True))
            for district, row in zip(labels(District).values(), worths.tolist(), strict=True)
        },
        "district_points": dict(zip(labels(District).values(), harvests[:, :players].tolist(), strict=True)),
        "stacks": dict(zip(labels(Suit).values(), stacks.tolist(), strict=True)),
        **_auction(table, record, players, seat),
    }


def _auction(table: Table, record: Any, players: int, seat: int | None) -> Bidding:
    """What is auctioned now and next, who bids in which order, who leads, and how much each bid lets one build."""
    if int(record["phase"]) not in AUCTION:
        return {"lots": [], "bidders": [], "leader": None, "limits": [0] * players, "own_bid": None}
    limits = np.zeros(SEATS, np.int32)
    table.ask(limit_bids, limits)
    bidders: list[int | Literal["alea"]] = [(int(record["mover"]) + i) % players for i in range(players)]
    if players == 2:
        bidders.append("alea")
    return {
        "lots": _lots(record),
        "bidders": bidders,
        "leader": _leader(record, players),
        "limits": limits[:players].tolist(),
        "own_bid": None if seat is None else _own_bid(table, record, seat),
    }


def _lots(record: Any) -> list[str]:
    """The districts the commissioner marked that are still to come, in the order visited, then Central Park (F-7.1)."""
    now, marked = int(record["auction"]), record["markers"][int(record["auctioneer"])].tolist()
    after = [district for district, markers in enumerate(marked) if markers and district != now]
    return [labels(Place)[place] for place in dict.fromkeys([now, *after, int(Place.CENTRAL_PARK)])]


def _leader(record: Any, players: int) -> int | Literal["alea"] | None:
    """Whose bid is the highest so far."""
    if int(record["alea"]) == Alea.STANDS:
        return "alea"
    highest, totals = int(record["highest"]), record["bid_total"][:players].tolist()
    return totals.index(highest) if highest and highest in totals else None


def _own_bid(table: Table, record: Any, seat: int) -> OwnBid:
    """What a seat would bid with the cards it has laid face down, which nobody else knows of."""
    total = int(record["bid_total"][seat]) + int(record["laid_total"][seat])
    missing = max(0, int(record["highest"]) + 1 - total) if int(record["phase"]) == Phase.BID else 0
    return {"total": total, "limit": int(table.ask(limit_own_bid, seat)), "missing": missing}


@entry
def count_up(s: State, worths: Numbers, harvests: Numbers, stacks: Numbers) -> None:
    """What a skyscraper scores on each plot, what each district would score everybody, and the cards of each stack."""
    for district in range(len(worths)):
        for color in range(len(worths[district])):
            worths[district, color] = worth(s, district, color)
        for seat in range(s.players):
            harvests[district, seat] = district_points(s, seat, district)
    for color in range(len(s.top)):
        stacks[color] = cards_of(s, color)
    stacks[Suit.BLACK] = s.black_size + s.black_returned[0] + s.black_returned[1] + s.black_returned[2]


@rule
def cards_of(s: State, color: int) -> int:
    """The open card, those never seen below it, and those that were paid (F-3.6)."""
    cards = s.stack_size[color] + (1 if s.top[color] > 0 else 0)
    for paid in s.returned[color]:
        if paid > 0:
            cards += 1
    return cards


@entry
def limit_bids(s: State, limits: Numbers) -> None:
    """How many skyscrapers the cards that lie open let everybody build (F-7.7)."""
    for seat in range(s.players):
        if s.bid_total[seat] > 0:
            limits[seat] = fewest_shown(s.bid[seat], s.bid_black[seat])


@entry
def limit_own_bid(s: State, seat: int) -> int:
    """How many a seat could build, the cards it has laid included, from its own supply (F-7.7)."""
    if s.bid_total[seat] + s.laid_total[seat] == 0:
        return 0
    limit = s.supply[seat]
    if s.bid_total[seat] > 0:
        limit = min(limit, fewest_shown(s.bid[seat], s.bid_black[seat]))
    if s.laid_total[seat] > 0:
        limit = min(limit, fewest_shown(s.laid[seat], s.laid_black[seat]))
    return limit
