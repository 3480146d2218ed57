"""What anybody at the table could count up: shown beside the state. And what is printed, for whoever draws it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from midtown.engine.state_record import Json, label, labels
from midtown.engine.table import Table
from midtown.games.new_york_city.actions import Kind
from midtown.games.new_york_city.options import NAMED_TOMS
from midtown.games.new_york_city.pieces import (
    FIRST_LANTERN,
    FIRST_SET,
    LAST_OF_PHASE_ONE,
    LAST_OF_PHASE_THREE,
    LAST_OF_PHASE_TWO,
    LAST_SPACE,
    LINKS,
    NEUTRAL,
    PRESS_BONUS_SPACE,
    ROUNDS,
    ROWS,
    STATUE_POINTS,
    Bidding,
    Borough,
    Character,
    Lantern,
    Mode,
    Place,
    Tile,
    Vessel,
)
from midtown.games.new_york_city.state import Phase

TOM_CARDS = range(2, 10)
"""How many cards a Tom can draw (N-10.1)."""
TOM_STRENGTHS = ("easy", "medium", "hard")

CHARACTER_OF = {
    Kind.TAKE_SINGLE: 2,
    Kind.DISCARD_PAIR: 5,
    Kind.REPLACE_NEUTRAL: 11,
    Kind.PLAY_AS_ONE: 13,
    Kind.STEP_BACK: 14,
    Kind.PAIR_WITH_STEP: 14,
    Kind.PAIR_WITH_TWO_STEPS: 14,
    Kind.PLAY_RESERVE: 15,
    Kind.PAIR_WITH_VIRTUAL: 16,
    Kind.PAIR_WITH_PRESTIGE: 17,
    Kind.PLAY_AS_TWO: 20,
}
"""The character that allows choices of a kind, where it is no choice of its own to use it."""


def _character(number: int) -> Json:
    """When a character works, and what one of the end counts: a lantern, or a set of the components."""
    lasts = {LAST_OF_PHASE_ONE: "one", LAST_OF_PHASE_TWO: "two", LAST_OF_PHASE_THREE: "three"}
    printed: Json = {"when": next((when for last, when in lasts.items() if number <= last), "end")}
    if 0 <= number - FIRST_LANTERN < len(Lantern):
        printed["lantern"] = label(Lantern(number - FIRST_LANTERN))
    if number >= FIRST_SET:
        printed["set"] = number - FIRST_SET
    return printed


def _named_toms() -> Json:
    each = len(NAMED_TOMS) // len(TOM_STRENGTHS)
    return {strength: list(NAMED_TOMS[i * each : (i + 1) * each]) for i, strength in enumerate(TOM_STRENGTHS)}


PRINTED: Json = {
    "rounds": ROUNDS,
    "last_space": LAST_SPACE,
    "bonus_space": PRESS_BONUS_SPACE,
    "neutral": NEUTRAL,
    "statue": STATUE_POINTS,
    "links": [label(Vessel(link // 2)) for link in range(LINKS)],
    "tiles": {label(tile): label(Vessel(tile // 2)) for tile in Tile},
    "characters": {label(each): _character(each) for each in Character if each},
    "character_of": {label(kind): label(Character(number)) for kind, number in CHARACTER_OF.items()},
    "named_toms": _named_toms(),
    "tom_levels": [f"{mode.name}{cards}" for mode in Mode if mode for cards in TOM_CARDS],
}


Standing = Literal["none", "leads", "ties", "trails"]


class BiddingRound(TypedDict):
    bidders: list[int]
    """In the order they bid."""
    standing: list[Standing]
    """How each bid stands among the others."""
    reach: list[int]
    """In the elevator round: the floor up to which each bid as it lies would hire, 0 without one."""


class Shown(BiddingRound):
    points: list[int]
    press_order: list[int]
    worth: dict[Annotated[str, Borough], int]
    ranking: dict[Annotated[str, Borough], list[int]]
    """The tokens of those who have skyscrapers there, the first in rank first."""
    pays: dict[Annotated[str, Borough], list[int]]
    """What each of these ranks would bring."""
    draw_pile: int
    round: int


def shown(table: Table, seat: int | None) -> Shown:
    """Points if the game ended now, who is ahead where, what each borough is worth, and how many cards are left."""
    record = table.record[0]
    players = int(record["players"])
    ahead = _press_order(record, players)
    worth, ranking = _worth(record), _ranking(record, ahead)
    return {
        "points": table.sheet().sum(axis=1)[:players].tolist(),
        "press_order": [token for token in ahead if token != NEUTRAL],
        "worth": worth,
        "ranking": ranking,
        "pays": {borough: _pays(worth[borough], len(tokens)) for borough, tokens in ranking.items()},
        **_bidding(record, players, ahead),
        "draw_pile": int(record["deck"].sum()),
        "round": min(int(record["rounds_played"]) + 1, ROUNDS),
    }


def _press_order(record: Any, players: int) -> list[int]:
    """The tokens from the first on the press track to the last (N-3.1)."""
    press, height = record["press"].tolist(), record["height"].tolist()
    return sorted([*range(players), NEUTRAL], key=lambda token: (-press[token], -height[token]))


def _worth(record: Any) -> dict[str, int]:
    """What each borough is worth with the tiles placed there."""
    worth = record["base"].tolist()
    for place, value in zip(record["tiles"].tolist(), record["tile_values"].tolist(), strict=True):
        if place <= Place.JERSEY_CITY:
            worth[place] += value
    return dict(zip(labels(Borough).values(), worth, strict=True))


def _ranking(record: Any, ahead: list[int]) -> dict[str, list[int]]:
    """The tokens of those who have skyscrapers in each borough, the first in rank first."""
    counts = [*record["skyscrapers"].tolist(), record["neutral"].tolist()]
    return {
        borough: sorted((token for token in ahead if counts[token][i]), key=lambda token: -counts[token][i])
        for i, borough in labels(Borough).items()
    }


def _pays(worth: int, ranks: int) -> list[int]:
    """All of it to the first, each next half of the one before, rounded up (N-9.4)."""
    pays = [worth]
    while len(pays) < ranks:
        pays.append((pays[-1] + 1) // 2)
    return pays[:ranks]


def _bidding(record: Any, players: int, ahead: list[int]) -> BiddingRound:
    """Who bids in which order, how each bid stands, and how high it would hire."""
    if int(record["bidding"]) == Bidding.NONE:
        return {"bidders": [], "standing": [], "reach": []}
    bidders = [(int(record["starter"]) + i) % players for i in range(players)]
    if int(record["phase"]) in (Phase.BID, Phase.RENEW_RESERVE):
        bidders = record["order"][:players].tolist()
    bids = record["bid"][:players].tolist()
    reach = _reach(bids, ahead) if int(record["bidding"]) == Bidding.ELEVATOR else []
    return {"bidders": bidders, "standing": _standing(bids), "reach": reach}


def _reach(bids: list[int], ahead: list[int]) -> list[int]:
    """As many floors as were bid, one more for who wins (N-6.9, N-6.12)."""
    best = max((token for token in ahead if token != NEUTRAL), key=lambda seat: bids[seat])
    return [min(ROWS, bid + (seat == best)) if bid else 0 for seat, bid in enumerate(bids)]


def _standing(bids: list[int]) -> list[Standing]:
    """How each bid stands among the others that were made."""
    highest = max(bids)
    leading: Standing = "ties" if bids.count(highest) > 1 else "leads"
    return ["none" if bid == 0 else leading if bid == highest else "trails" for bid in bids]
