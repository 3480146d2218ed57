"""Fifth Avenue by ear: towers beside many shops, districts scored when one leads, bids for what is worth them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tests.web.reader import Heard

MAP = "Map of Manhattan"
LOT = re.compile(r"([\w ]+), (\w+)(?: plot)?\. (.+?)(?:\. (\d) points? a skyscraper)?$")
TOWERS = re.compile(r"(a|\d+) skyscrapers? of (.+)")
CARD = re.compile(r"(?:Lay )?(\w+) ([456])(?:: | \()(\d+)\)?$")
OPEN = re.compile(r"(?:Take the )?(\w+)(?: card:)? ([456])(?:, on a stack|, the only|(?<=card: \d)$)")
SUPPLY = re.compile(r"(\d+) in supply")
POINTS = (1, 2, 3, 5, 8)
"""What a skyscraper scores by the types of business next door."""
BLACK = "black"
SHOWN = {4: 3, 5: 2, 6: 1}
"""How many skyscrapers a card lets one build."""
MOST = 3
LIMIT = re.compile(r"builds up to (\d)(?: on (\w+))?")
PARK = "Central Park"


@dataclass(frozen=True)
class Lot:
    color: str
    shops: Sequence[str]
    owner: str
    towers: int
    worth: int

    @property
    def empty(self) -> bool:
        return not self.shops and not self.owner


@dataclass(frozen=True)
class City:
    """What was read out of the table."""

    me: str
    blocks: Mapping[str, Sequence[Lot]]
    """The lots of each district, around the plaza."""
    hand: Mapping[tuple[str, int], int]
    open: Mapping[str, int]
    """The top card of each stack, while no auction is on."""
    supply: int
    place: str
    highest: int
    bid: int
    placed: int
    commissioners: Mapping[str, str]
    limit: int
    """How many skyscrapers the cards laid so far would build."""
    plot: str
    """Which plot they name."""
    business: str
    """The one that is being placed."""

    ahead: int
    """How many points, if the game ended now."""
    stops: int
    """How many building stops are left."""

    def lead(self, district: str) -> int:
        """What scoring a district brings me more than anybody else."""
        return self._points(district, True) - self._points(district, False)

    @property
    def standing(self) -> int:
        """How far ahead I would be at the end: every district scores once more."""
        return self.ahead + sum(map(self.lead, self.blocks))

    def _points(self, district: str, mine: bool) -> int:
        lots = [lot for lot in self.blocks.get(district, ()) if lot.owner and lot.owner != "Alea"]
        return sum(lot.towers * lot.worth for lot in lots if (lot.owner == self.me) == mine)

    def mine(self, district: str) -> Lot | None:
        return next((lot for lot in self.blocks.get(district, ()) if lot.owner == self.me), None)

    def cards(self, color: str) -> int:
        return sum(value * count for (suit, value), count in self.hand.items() if suit == color)


def choose(names: Sequence[str], heard: Heard) -> str:
    city = listen(heard)
    return max(names, key=lambda name: worth(name, city))


def listen(heard: Heard) -> City:
    me, supply = _me(heard)
    prompt = " ".join(heard.texts("What to do now"))
    more = re.search(r"bid more than (\d+)", prompt)
    place = re.search(r"([\w ]+): (?:bid|how many)", prompt)
    taken = re.search(r"Place the (.+) on a", prompt)
    mine = heard.texts("What is yours")
    builds = next((match for text in mine if (match := LIMIT.search(text))), None)
    sums = [int(text) for text in mine if text.isdigit()]
    placed = next((int(match[1]) for node in heard.nodes if (match := re.match(r"(\d+) of 12 bus", node.name))), 0)
    return City(
        me=me,
        blocks=_blocks(heard),
        hand=_hand(heard),
        open=_open(heard),
        supply=supply,
        place=place[1].strip() if place else "",
        highest=int(more[1]) if more else 0,
        bid=sums[0] if sums else 0,
        placed=placed,
        commissioners=_commissioners(heard),
        limit=int(builds[1]) if builds else MOST,
        plot=builds[2] or "" if builds else "",
        business=taken[1] if taken else "",
        ahead=_points_ahead(heard),
        stops=next((int(match[1]) for node in heard.nodes if (match := re.match(r"(\d) building stop", node.name))), 1),
    )


def _points_ahead(heard: Heard) -> int:
    texts = heard.texts()
    points = {
        at: int(texts[at - 1])
        for at, text in enumerate(texts)
        if text in ("point", "points") and texts[at - 1].isdigit()
    }
    mine = next(at for at in points if at > texts.index("YOU"))
    return points.pop(mine) - max(points.values())


def _me(heard: Heard) -> tuple[str, int]:
    """My name, and how many of my skyscrapers are ready to be built."""
    texts = heard.texts()
    at = texts.index("YOU")
    supply = next(int(match[1]) for text in texts[at:] if (match := SUPPLY.match(text)))
    return texts[at - 2], supply


def _blocks(heard: Heard) -> dict[str, list[Lot]]:
    blocks: dict[str, list[Lot]] = {}
    for node in heard.nodes:
        match = LOT.search(node.name.rpartition(": ")[2] if node.role == "button" else node.name)
        if not match or not any(group.startswith(MAP) for group in node.inside):
            continue
        towers = TOWERS.match(match[3])
        count = 0 if not towers else 1 if towers[1] == "a" else int(towers[1])
        shops = [] if towers or match[3] == "empty" else match[3].split(", ")
        lot = Lot(match[2], shops, towers[2] if towers else "", count, int(match[4] or 0))
        blocks.setdefault(match[1].strip(), []).append(lot)
    return blocks


def _hand(heard: Heard) -> dict[tuple[str, int], int]:
    cards = [match for node in heard.all("button", "What is yours") if (match := CARD.match(node.name))]
    return {(match[1], int(match[2])): int(match[3]) for match in cards}


def _open(heard: Heard) -> dict[str, int]:
    said = [match for node in heard.nodes if (match := OPEN.match(node.name))]
    return {match[1]: int(match[2]) for match in said}


def _commissioners(heard: Heard) -> dict[str, str]:
    said = [text.partition(": ") for text in heard.texts() if "commissioner is here" in text]
    return {
        who: place for place, _, words in said for who in ("white", "beige") if f"the {who} commissioner is" in words
    }


def worth(name: str, city: City) -> float:
    if name.startswith("Place a start"):
        return _worth_of(city, *_lot_of(name))
    if name.startswith("Place the business"):
        return _opening(city, city.business, *_lot_of(name))
    if name.startswith(("Take the", "Move", "Lay")):
        act = {"Take": _card, "Move": _move, "Lay": _lay}[name.split()[0]]
        return act(name, city)
    if name.startswith("Build"):
        return float({"nothing": 0, "one": 1}.get(count := name.split()[1]) or (count.isdigit() and int(count)))
    if name.startswith("Declare a"):
        return 2.5 if city.stops > 1 else float(city.standing)
    if name.startswith("Declare"):
        return 9.0
    return 0 if name == "Pass" else _option(name, city)


def _lot_of(name: str) -> tuple[str, str]:
    district, color = name.partition(": ")[2].split(", ")
    return district, color.removesuffix(" plot")


def _worth_of(city: City, district: str, color: str) -> float:
    return next((lot.worth for lot in city.blocks.get(district, ()) if lot.color == color), 0)


def _option(name: str, city: City) -> float:
    """One of the four with which a turn begins."""
    if name.startswith("Score"):
        return float(city.lead(name.removeprefix("Score ")))
    if name.startswith("Take three"):
        return 6.0 - 2.0 * city.supply
    if name.startswith("Take a black"):
        return 2.5
    business = name.removeprefix("Take a ").removesuffix(" to place it")
    best = max(_opening(city, business, district, lot.color) for district, lots in city.blocks.items() for lot in lots)
    late = city.placed - 8
    return (
        1.2 * best
        - 0.5
        + (0.0 if late < 0 else 20.0 * (1 if city.standing > 0 else -1) if late == 3 else city.standing / 5)
    )


def _opening(city: City, business: str, district: str, color: str) -> float:
    """What a new business brings the skyscrapers next door, mine less the others'."""
    lots = city.blocks.get(district, ())
    at = next((i for i, lot in enumerate(lots) if lot.color == color), None)
    if at is None or lots[at].owner or len(lots[at].shops) > 1:
        return -9.0
    gain = 0.0
    for i in (at - 1, at + 1):
        lot, beside = lots[i % len(lots)], {*lots[(i - 1) % len(lots)].shops, *lots[(i + 1) % len(lots)].shops}
        if lot.owner in ("", "Alea") or business in beside:
            continue
        more = POINTS[len(beside) + 1] - POINTS[len(beside)]
        gain += lot.towers * more * (1 if lot.owner == city.me else -1)
    return gain


def _card(name: str, city: City) -> float:
    color = name.split()[2]
    own = [lot for lots in city.blocks.values() for lot in lots if lot.owner == city.me and lot.color == color]
    return sum(lot.worth for lot in own) + {4: 2, 5: 1}.get(city.open.get(color, 6), 0)


def _move(name: str, city: City) -> float:
    """No commissioner where it helps the others; auctions with cards in hand."""
    match = re.match(r"Move the (\w+) commissioner (?:to (.+)|back)", name)
    assert match
    place = match[2] or ""
    other = next((at for who, at in city.commissioners.items() if who != match[1]), "")
    threat = max(0, -city.lead(place), -city.lead(other))
    hope = max(0, city.lead(place), city.lead(other))
    strong = sum(city.hand.values()) + 2 * min(3, city.supply) - 4
    return -2.5 * threat + 0.7 * hope + (0.7 * strong if not place else 0)


def _lay(name: str, city: City) -> float:
    """What the best bid that has this card in it would bring."""
    _, color, value = name.split()
    card = int(value)
    suit = (city.plot or color) if color == BLACK else color
    return max([_bid(city, suit, limit, card) for limit in SHOWN if limit >= card], default=-9.0)


def _bid(city: City, color: str, highest: int, first: int) -> float:
    """Of that color and black, with no card above the highest, as cheap as it can be had."""
    towers = min(city.supply, SHOWN[highest], city.limit)
    fresh = city.place != PARK and city.mine(city.place) is None and city.placed < 9
    value = towers * _tower(city, color) + (FRESH if fresh and towers else 0)
    left = [
        n for (suit, n), count in city.hand.items() for _ in range(count) if suit in (color, BLACK) and n <= highest
    ]
    if first in left:
        left.remove(first)
    cards, total = city.bid / 5 + 1, city.bid + first
    for more in sorted(left, reverse=True):
        if total > city.highest:
            break
        cards, total = cards + 1, total + more
    return value - PRICE * cards if total > city.highest else -9.0


PRICE = 0.5
"""What a card is worth in points."""
FRESH = 3.0
"""What it is worth to stand in one more district."""


def _tower(city: City, color: str) -> float:
    if city.place == PARK:
        return 2.5
    mine = city.mine(city.place)
    lots = city.blocks.get(city.place, ())
    lot = mine or next((lot for lot in lots if lot.color == color and lot.empty), None)
    return 2.0 * lot.worth + 0.5 if lot else 0.0
