"""Small readable positions of New York City: name what matters, and the rest of the box falls into place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import midtown
from midtown.engine.match import Match
from midtown.engine.state_record import label
from midtown.games import find
from midtown.games.new_york_city.pieces import Borough, Card, Character, Tile

CARDS = [label(card) for card in Card]
BOROUGHS = [label(borough) for borough in Borough]
TILES = [label(tile) for tile in Tile]
LETTERS = ("a", "b", "c", "d", "e", "x")
BASE = (6, 7, 8, 8, 9, 10)
PICKING = ("pick", "single", "renew_hand", "shed", "give_up", "replace", "match")
BIDDING = ("bid", "defer", "renew_reserve")
NEUTRAL = {2: 8, 3: 7, 4: 6}


def city(
    phase: str = "bid",
    players: int = 2,
    *,
    turn: int = 0,
    edition: str = "de",
    toms: Mapping[int, str] | None = None,
    bidding: str | None = None,
    hands: Mapping[int, str] | None = None,
    known: Mapping[int, str] | None = None,
    reserves: Mapping[int, str] | None = None,
    supplies: Mapping[int, str] | None = None,
    played: Mapping[int, str] | None = None,
    pairs: Sequence[str] = (),
    discards: str = "",
    characters: Mapping[int, Sequence[int]] | None = None,
    used: Mapping[int, Sequence[int]] | None = None,
    rows: Mapping[int, Sequence[int]] | None = None,
    skyscrapers: Mapping[int, Mapping[str, int]] | None = None,
    tiles: Mapping[str, str] | None = None,
    offered: Sequence[str] = ("taxi_low", "subway_low"),
    vessels: Mapping[int, int] | None = None,
    press: Sequence[int] | None = None,
    order: Sequence[int] | None = None,
    seed: int = 1,
    **fields: Any,
) -> Match:
    """`hands={0: "press wild"}`, `characters={0: [13]}`, `press=[4, 2]`, `tiles={"taxi_high": "queens"}`.

    Manhattan to Jersey City carry the letters A to X and the base values 6, 7, 8, 8, 9 and 10.
    """
    game = find("new_york_city")
    levels = {str(seat): level for seat, level in (toms or {}).items()}
    options = game.read_options(players, {"edition": edition, "toms": levels})
    position = game.state.to_json(game.blank(players, options))
    people = [seat for seat in range(players) if seat not in (toms or {})]
    rounds = fields.get("rounds_played", 5 if phase == "over" else 0)
    position |= {
        "phase": phase,
        "turn": -1 if phase == "over" else turn,
        "rounds_played": rounds,
        "bidding": bidding or ("press" if phase in BIDDING else "none"),
        "statue": 1,
        "sequence": dict(zip(BOROUGHS, LETTERS, strict=True)),
        "base": dict(zip(BOROUGHS, BASE, strict=True)),
        "mayor": BOROUGHS[min(rounds, 4)],
        "neutral": dict.fromkeys(BOROUGHS, 2),
        "skyscrapers": [dict((skyscrapers or {}).get(seat, {})) for seat in range(players)],
        "vessels": [(vessels or {}).get(link, -1) + 1 for link in range(10)],
        "press": [*(press or [0] * players), *[0] * (4 - players), NEUTRAL[players]],
        "dollars": [3 if seat in people else 0 for seat in range(players)],
        "board": [4 if seat in people else 0 for seat in range(players)],
        "reserve_size": [0 if seat not in people else 2 for seat in range(players)],
        "winner": -1,
        "runner_up": -1,
        "swaps_left": 2,
    } | fields
    position["height"] = fields.get("height") or _heights(position["press"], players)
    position["order"] = list(order) if order is not None else _order(phase, turn, position, players)
    position["step"] = fields.get("step", position["order"].index(turn) + 1 if phase != "over" else 0)
    position["tiles"] = _tiles(position, tiles or {}, offered)
    _set_characters(position, characters or {}, used or {}, rows or {}, players)
    _set_cards(position, hands or {}, known or {}, reserves or {}, supplies or {}, played or {}, discards, people)
    if phase in PICKING:
        position["takes_left"] = fields.get("takes_left", 1)
        position["pairs"] = _pairs(position, pairs, people, players)
    _set_deck(position)
    return midtown.set_up("new_york_city", position, seed=seed)


def _heights(press: Sequence[int], players: int) -> list[int]:
    """On one space the lower seat lies higher."""
    tokens = [*range(players), 4]
    return [
        sum(press[other] == press[token] and other > token for other in tokens) if token in tokens else 0
        for token in range(5)
    ]


def _order(phase: str, turn: int, position: Mapping[str, Any], players: int) -> list[int]:
    press, height = position["press"], position["height"]
    ahead = sorted(range(players), key=lambda seat: (-press[seat], -height[seat]))
    if phase in PICKING or phase == "start":
        return ahead[::-1]
    return [(turn + i) % players for i in range(players)] if phase in BIDDING else ahead


def _tiles(position: Mapping[str, Any], placed: Mapping[str, str], offered: Sequence[str]) -> dict[str, str]:
    after = position["bidding"] == "skyscraper" or position["phase"] in ("exchange", "team", "over")
    tiles = dict(placed) | ({} if after else dict.fromkeys(offered, "offered"))
    stacked = 10 - 2 * min(5, position["rounds_played"] + 1)
    rest = [tile for tile in TILES if tile not in tiles]
    return tiles | {tile: "stack" if i < stacked else "gone" for i, tile in enumerate(rest)}


def _set_characters(
    position: dict[str, Any],
    owned: Mapping[int, Sequence[int]],
    used: Mapping[int, Sequence[int]],
    rows: Mapping[int, Sequence[int]],
    players: int,
) -> None:
    """Rows show the lowest numbers that nobody owns, unless they are named; light characters are gone."""
    names = [label(character) for character in Character]
    left = {n: position["dark"][names[n]] for n in range(1, 43)}
    gone = {n: position["light"][names[n]] for n in range(1, 43)}
    for n in [n for own in owned.values() for n in own]:
        pile = left if left[n] else gone
        pile[n] -= 1
    shown = {}
    for value in range(1, 6):
        kinds = [n for n in range(1, 43) if position["value"][names[n]] == value]
        chosen = list(rows.get(value, ())) or [n for n in kinds for _ in range(left[n])][:4]
        for n in chosen:
            left[n] -= 1
        if len(chosen) < 4:
            for n in kinds:
                gone[n] += left[n]
                left[n] = 0
        shown[value] = [names[n] for n in chosen] + ["none"] * (4 - len(chosen))
    position["row"] = [shown[value] for value in range(1, 6)]
    position["stack"] = {names[n]: count for n, count in left.items()}
    position["gone"] = {names[n]: count for n, count in gone.items()}
    for field, given in (("characters", owned), ("used", used)):
        counts = [Counter(given.get(seat, ())) for seat in range(players)]
        position[field] = [{names[n]: count for n, count in own.items()} for own in counts]


def _set_cards(
    position: dict[str, Any],
    hands: Mapping[int, str],
    known: Mapping[int, str],
    reserves: Mapping[int, str],
    supplies: Mapping[int, str],
    played: Mapping[int, str],
    discards: str,
    people: Sequence[int],
) -> None:
    players = position["players"]
    default = dict.fromkeys(people, "plans plans")
    for field, given in (
        ("hand", hands),
        ("known", known),
        ("reserve", {**default, **reserves}),
        ("supply", supplies),
        ("played", played),
    ):
        position[field] = [count(given.get(seat, "")) for seat in range(players)]
    position["hand_size"] = [sum(hand.values()) for hand in position["hand"]]
    for seat in people:
        short = (
            position["to_draw"] if seat == position["turn"] and position["phase"] in ("match", "renew_reserve") else 0
        )
        position["reserve_size"][seat] = sum(position["reserve"][seat].values()) + short
    position["discards"] = count(discards)


def _pairs(position: Mapping[str, Any], pairs: Sequence[str], people: Sequence[int], players: int) -> list[list[str]]:
    """The pairs named, then as many others as the turns to come need."""
    both, step, lap = position["took_both"], position["step"], position["lap"]
    needed = position["takes_left"] + max(1, players - len(people))
    for i, seat in enumerate(position["order"]):
        if seat in people:
            needed += int(i >= step and (lap == 0 or not both[seat])) + int(lap == 0 and not both[seat])
    filler = [["elevator", "elevator"], ["prestige", "prestige"], ["plans", "plans"]] * 3
    shown = [pair.split() for pair in pairs] + filler[: needed - len(pairs)]
    assert len(shown) == needed, f"there are {needed} pairs"
    return shown + [["none", "none"]] * (9 - needed)


def _set_deck(position: dict[str, Any]) -> None:
    there: Counter[str] = Counter(position["discards"])
    for field in ("hand", "reserve", "supply", "played"):
        for own in position[field]:
            there.update(own)
    there.update(card for pair in position["pairs"] for card in pair if card != "none")
    position["deck"] = {card: 15 - there[card] for card in CARDS} | dict(position.pop("only_deck", {}))


def count(cards: str) -> dict[str, int]:
    return dict(Counter(cards.split()))


def reason(match: Match, action: Mapping[str, Any]) -> str:
    """Why that action is not possible now."""
    why = match.why_not(action)
    assert why is not None
    assert action not in match.legal
    return why.reason


def kinds(match: Match) -> set[str]:
    return {action.kind for action in match.legal}


def hand(match: Match, seat: int = 0) -> str:
    return cards(match.position()["hand"][seat])


def reserve(match: Match, seat: int = 0) -> str:
    return cards(match.position()["reserve"][seat])


def cards(counts: Mapping[str, int]) -> str:
    return " ".join(card for card, n in counts.items() for _ in range(n))


def act(match: Match, *actions: Mapping[str, Any]) -> list[str]:
    """Plays the actions and returns the kinds of what happened."""
    return [event.kind for action in actions for event in match.play(action)]


def points(match: Match, seat: int = 0) -> dict[str, int]:
    """Where a seat's points come from, without the empty lines."""
    return {source: n for source, n in match.scores[seat]["sources"].items() if n}


def use(character: int) -> dict[str, Any]:
    return {"kind": "use", "character": f"c{character}"}


def do(kind: str, card: str | None = None, **arguments: Any) -> dict[str, Any]:
    return {"kind": kind, **({"card": card} if card else {}), **arguments}


DONE, PASS, FINISH, PLAY, ADD_WILD = do("done"), do("pass"), do("finish_bid"), do("play"), do("add_wild")
