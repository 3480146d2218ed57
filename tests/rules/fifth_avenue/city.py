"""Small readable positions of Fifth Avenue: name what lies where, and the rest lies where it usually does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import midtown
from midtown.engine.events import Event
from midtown.engine.match import Match
from midtown.engine.seed import Seed
from midtown.engine.table import Table
from midtown.games import find

Form = dict[str, Any]
Action = Mapping[str, Any]
NUMBERS = {"4": "four", "5": "five", "6": "six"}
COLORS = ("orange", "green", "gray", "brown", "violet")
SUITS = (*COLORS, "black")
DISTRICTS = ("west_34", "east_34", "west_42", "times_square", "east_42", "west_52", "east_52")
TYPES = ("boutique", "jeweler", "gallery", "perfume")
BUILDERS = {0: "first", 1: "second", 2: "third", 3: "fourth", "alea": "alea"}
SET_SIZES = (3, 2, 3, 2, 3, 2, 3, 2)
DECK = {suit: {"4": 5, "5": 4, "6": 3} for suit in COLORS} | {"black": {"4": 20, "5": 16, "6": 14}}

Towers = Mapping[str, Mapping[str, tuple[int | str, int]]]
"""`{"times_square": {"green": (0, 2)}}`: two skyscrapers of the first seat on the green plot."""
Shops = Mapping[str, Mapping[str, Sequence[str]]]
"""`{"times_square": {"brown": ["boutique", "gallery"]}}`."""
Cards = Sequence[str]
"""`["violet 4", "black 6"]`."""


def city(
    phase: str = "choose",
    players: int = 3,
    *,
    turn: int = 0,
    mover: int | None = None,
    part: int | None = None,
    towers: Towers | None = None,
    shops: Shops | None = None,
    hands: Mapping[int, Cards] | None = None,
    known: Mapping[int, Cards] | None = None,
    bids: Mapping[int, Cards] | None = None,
    passed: Iterable[int] = (),
    auction: str | None = None,
    alea: str = "out",
    alea_cards: Cards = (),
    white: str = "city_hall",
    beige: str = "city_hall",
    markers: Mapping[str, Sequence[str]] | None = None,
    closed: Sequence[str] = (),
    supply: Mapping[int, int] | None = None,
    general: Mapping[int, int] | None = None,
    park: Mapping[int, int] | None = None,
    park_tiles: Sequence[str] | None = None,
    placed: int = 0,
    current: Sequence[str] | None = None,
    taken: str | None = None,
    tops: Mapping[str, int] | None = None,
    stacks: Mapping[str, Cards] | None = None,
    returned: Mapping[str, Sequence[int]] | None = None,
    black: Cards | None = None,
    black_returned: Cards | None = None,
    points: Mapping[int, int] | None = None,
    hoarder: int | None = None,
    seed: int = 1,
    **fields: Any,
) -> Match:
    """A position of an auction when `auction` is named. The hoarder holds the cards that lie nowhere else.

    Start businesses that are not named are left out, which only the last questions to a position would notice.
    """
    if auction is not None:
        phase = "bid" if phase == "choose" else phase
        mover = 0 if mover is None else mover
    position: Form = {
        "players": players,
        "phase": phase,
        "turn": turn,
        "mover": turn if mover is None else mover,
        "part": part or {"choose": 1, "start": 1, "business": 1, "cards": 2}.get(phase, 3),
        "placed": placed,
        "commissioner": {"white": white, "beige": beige},
        "markers": {who: dict.fromkeys(where, 1) for who, where in (markers or {}).items()},
        "closed": dict.fromkeys(closed, 1),
        "points": [{"districts": (points or {}).get(seat, 0)} for seat in range(players)],
        "park_skyscrapers": [(park or {}).get(seat, 0) for seat in range(players)],
        **_board(players, towers or {}, park or {}, supply or {}, general or {}),
        **_businesses(shops or {}, placed, current, taken, park_tiles),
        **_cards(players, hands or {}, known or {}, bids or {}, alea_cards, tops or {}, stacks or {}, returned or {},
                 black, black_returned, hoarder),
        **_auction(players, auction, bids or {}, passed, alea, alea_cards),
        **fields,
    }  # fmt: skip
    game = find("fifth_avenue")
    table = Table(game, game.state.from_json(position))
    if table.flaw() not in (game.flaws["START"], game.flaws["GONE"]):
        return midtown.set_up("fifth_avenue", position, seed=seed)
    options = {option.name: option.get(table.record) for option in game.options}
    return Match(game, players, options, Seed.read(seed), start=table.record)


def _board(players: int, towers: Towers, park: Mapping[int, int], supply: Any, general: Any) -> Form:
    standing: Counter[int | str] = Counter()
    for plots in towers.values():
        for who, count in plots.values():
            standing[who] += count
    own = [supply.get(seat, 3) for seat in range(players)]
    left = [17 - own[seat] - standing[seat] - park.get(seat, 0) for seat in range(players)]
    common = [general.get(seat, left[seat]) for seat in range(players)]
    return {
        "skyscrapers": {d: {plot: n for plot, (_, n) in plots.items()} for d, plots in towers.items()},
        "builder": {
            d: dict.fromkeys(COLORS, "nobody") | {plot: BUILDERS[who] for plot, (who, _) in plots.items()}
            for d, plots in towers.items()
        },
        "supply": own,
        "general_supply": common,
        "removed": [left[seat] - common[seat] for seat in range(players)],
        "alea_supply": 18 - standing["alea"] if players == 2 else 0,
    }


def _businesses(shops: Shops, placed: int, current: Sequence[str] | None, taken: str | None, park_tiles: Any) -> Form:
    left = Counter(dict.fromkeys(TYPES, 9))
    left.subtract([taken] if taken else [])
    for plots in shops.values():
        for tiles in plots.values():
            left.subtract(tiles)
    at = placed // 3 * 2 + (placed % 3) // 2
    below = park_tiles if park_tiles is not None else [_commonest(left) for _ in range(at)]
    left.subtract(park_tiles or [])
    first = list(current) if current is not None else None
    left.subtract(first or [])
    row = []
    for i, size in enumerate(SET_SIZES):
        wanted = 0 if i < at else size - ((placed % 3 == 1) + (taken is not None)) * (i == at)
        tiles = first if i == at and first is not None else [_commonest(left) for _ in range(wanted)]
        row.append(dict(Counter(tiles)))
    businesses = {d: {plot: dict(Counter(tiles)) for plot, tiles in plots.items()} for d, plots in shops.items()}
    return {
        "businesses": businesses,
        "row": row,
        "taken": {taken: 1} if taken else {},
        "park_businesses": dict(Counter(below)),
        "out_of_game": dict(left),
    }


def _commonest(left: Counter[str]) -> str:
    tile = left.most_common(1)[0][0]
    left[tile] -= 1
    return tile


def _cards(
    players: int, hands: Mapping[int, Cards], known: Mapping[int, Cards], bids: Mapping[int, Cards],
    alea_cards: Cards, tops: Mapping[str, int], stacks: Mapping[str, Cards], returned: Mapping[str, Sequence[int]],
    black: Cards | None, black_returned: Cards | None, hoarder: int | None,
) -> Form:  # fmt: skip
    left = {suit: Counter(numbers) for suit, numbers in DECK.items()}
    for cards in [*hands.values(), *bids.values(), alea_cards]:
        for card in cards:
            suit, number = card.split()
            left[suit][number] -= 1
    for color, shown in returned.items():
        left[color].subtract(str(n) for n in shown if n)
    top = {}
    for color in COLORS:
        top[color] = tops.get(color, next(int(n) for n in "456" if left[color][n] > 0))
        if top[color]:
            left[color][str(top[color])] -= 1
    stack = {color: _stack(left[color], stacks.get(color), hoarder) for color in COLORS}
    face_down = _stack(left["black"], black, hoarder)
    face_up = Counter(card.split()[1] for card in black_returned or ())
    left["black"].subtract(face_up)
    if black is not None and black_returned is None:
        face_up, left["black"] = left["black"], Counter()
    held = {seat: [*hands.get(seat, ())] for seat in range(players)}
    if hoarder is not None:
        held[hoarder] += [f"{suit} {n}" for suit, numbers in left.items() for n in "456" for _ in range(numbers[n])]
    return {
        "hand": [by_suit(held[seat]) for seat in range(players)],
        "hand_size": [dict(Counter(card.split()[0] for card in held[seat])) for seat in range(players)],
        "known": [by_suit(known.get(seat, ())) for seat in range(players)],
        "top": top,
        "stack": stack,
        "stack_size": {color: sum(stack[color].values()) for color in COLORS},
        "returned": {color: [*shown, *[0] * (12 - len(shown))] for color, shown in returned.items()},
        "black": face_down,
        "black_size": sum(face_down.values()),
        "black_returned": numbers_of(face_up),
    }


def _stack(left: Counter[str], given: Cards | None, hoarder: int | None) -> dict[str, int]:
    """What lies in a stack: what was given, or all that is left."""
    cards = Counter(card.split()[-1] for card in given) if given is not None else Counter(left)
    if hoarder is None and given is None:
        left.clear()
    else:
        left.subtract(cards)
    return numbers_of(cards)


def _auction(
    players: int, auction: str | None, bids: Mapping[int, Cards], passed: Iterable[int], alea: str, hers: Cards
) -> Form:
    totals = [value(bids.get(seat, ())) for seat in range(players)]
    in_color = {seat: [int(c.split()[1]) for c in cards if not c.startswith("black")] for seat, cards in bids.items()}
    return {
        "auction": auction or "city_hall",
        "bidding": [1 if auction and seat not in passed else 0 for seat in range(players)],
        "bid_color": [bids[seat][0].split()[0] if seat in bids else "orange" for seat in range(players)],
        "bid": [[*in_color.get(seat, []), *[0] * (12 - len(in_color.get(seat, [])))] for seat in range(players)],
        "bid_black": [by_suit(bids.get(seat, ())).get("black", {}) for seat in range(players)],
        "bid_total": totals,
        "highest": value(hers) if alea == "stands" else max(totals),
        "alea": alea,
        "alea_cards": by_suit(hers).get("black", {}),
    }


def value(cards: Cards) -> int:
    return sum(int(card.split()[1]) for card in cards)


def numbers_of(counts: Mapping[str, int]) -> dict[str, int]:
    return {NUMBERS[number]: n for number, n in counts.items() if n}


def by_suit(cards: Cards) -> dict[str, dict[str, int]]:
    table: dict[str, dict[str, int]] = {}
    for card in cards:
        suit, number = card.split()
        row = table.setdefault(suit, {})
        row[NUMBERS[number]] = row.get(NUMBERS[number], 0) + 1
    return table


# What players do


def start(district: str, plot: str) -> Action:
    return {"kind": "start", "district": district, "plot": plot}


def business(name: str) -> Action:
    return {"kind": "take_business", "business": name}


def place(district: str, plot: str) -> Action:
    return {"kind": "place_business", "district": district, "plot": plot}


def score(district: str) -> Action:
    return {"kind": "score", "district": district}


def take(color: str) -> Action:
    return {"kind": "take_card", "color": color}


def move(commissioner: str, to: str) -> Action:
    return {"kind": "move", "commissioner": commissioner, "place": to}


def lay(card: str) -> Action:
    suit, number = card.split()
    return {"kind": "lay", "color": suit, "number": NUMBERS[number]}


def build(count: int) -> Action:
    return {"kind": "build", "count": count}


SKYSCRAPERS: Action = {"kind": "take_skyscrapers"}
BLACK: Action = {"kind": "take_black"}
DECLARE: Action = {"kind": "declare"}
PASS: Action = {"kind": "pass"}
STOP: Action = {"kind": "stop"}


def bid(match: Match, *cards: str) -> list[Event]:
    """Lays these cards and declares them."""
    for card in cards:
        match.play(lay(card))
    return match.play(DECLARE)


# What can be read off the table


def hand(match: Match, seat: int) -> list[str]:
    """A hand as a list of cards, sorted by suit."""
    shown = {word: number for number, word in NUMBERS.items()}
    table = match.position()["hand"][seat]
    return [f"{suit} {shown[n]}" for suit in SUITS for n, count in table[suit].items() for _ in range(count)]


def hand_sizes(match: Match) -> list[int]:
    sizes: list[int] = match.view()["shown"]["hand_size"]
    return sizes


def points(match: Match) -> list[int]:
    """Where everybody stands on the scoring track."""
    track: list[int] = match.view()["shown"]["points"]
    return track


def colors_to_bid(match: Match) -> set[str]:
    return {str(action.arguments["color"]) for action in match.legal if action.kind == "lay"}


def moves(match: Match, commissioner: str) -> set[str]:
    found = [a.arguments for a in match.legal if a.kind == "move"]
    return {str(a["place"]) for a in found if a["commissioner"] == commissioner}


def kinds(match: Match) -> set[str]:
    return {action.kind for action in match.legal}


def told(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def reason(match: Match, action: Action) -> str:
    """Why that action is not possible now."""
    why = match.why_not(action)
    assert why is not None
    assert action not in match.legal
    return why.reason
