"""Small readable positions of Skyline: name what lies where, and the dice not named lie in the yard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import midtown
from midtown.engine.match import Match

DICE = {"ground": 25, "upper": 28, "penthouse": 7}
RISES = ("low", "mid", "high")
FACES = (*RISES, "blank")


def street(
    phase: str = "rolled",
    players: int = 2,
    *,
    active: Sequence[str] = (),
    held: Sequence[str] = (),
    district: Sequence[str] = (),
    columns: Mapping[int, Sequence[str]] | None = None,
    tiles: Mapping[int, Sequence[str]] | None = None,
    yard: Mapping[str, int] | None = None,
    seed: int = 1,
    **fields: Any,
) -> Match:
    """`active=["upper mid"]`, `columns={0: ["high 2"]}`, `tiles={1: ["mid 3"]}`, `district=["ground"]`."""
    left = Counter(DICE)
    for die in [*active, *held, *district]:
        left[die.split()[0]] -= 1
    for own in (columns or {}).values():
        for column in own:
            left["ground"] -= 1
            left["upper"] -= int(column.split()[1]) - 1
    position = {
        "players": players,
        "phase": phase,
        "turn": fields.pop("turn", -1 if phase == "over" else 0),
        "yard": yard or dict(left),
        "district": dict(Counter(district)),
        "dice": len(active),
        "active": faces(active),
        "held": faces(held),
        "columns": [stacks((columns or {}).get(seat, ()), 6) for seat in range(players)],
        "tiles": [stacks((tiles or {}).get(seat, ()), 7) for seat in range(players)],
        "tallest_built": int(any(tile.endswith(" 6") for own in (tiles or {}).values() for tile in own)),
        **fields,
    }
    return midtown.set_up("skyline", position, seed=seed)


def faces(dice: Sequence[str]) -> dict[str, dict[str, int]]:
    table: dict[str, dict[str, int]] = {}
    for die in dice:
        kind, face = die.split()
        table.setdefault(kind, {}).setdefault(face, 0)
        table[kind][face] += 1
    return table


def stacks(own: Sequence[str], size: int) -> dict[str, list[int]]:
    table = {rise: [0] * size for rise in RISES}
    for stack in own:
        rise, height = stack.split()
        table[rise][int(height)] += 1
    return table


def lucky(match: Match, action: Mapping[str, Any], active: Sequence[str]) -> Match:
    """The match after that action, under a seed with which exactly these dice then lie on the table."""
    for seed in range(5000):
        again = midtown.set_up("skyline", match.position(), seed=seed)
        again.play(action)
        if dice(again) == sorted(active):
            return again
    raise AssertionError(f"No luck in 5000 rolls: {active}")


def dice(match: Match) -> list[str]:
    """The active dice as a sorted list."""
    table = match.position()["active"]
    return sorted(f"{d} {f}" for d, row in table.items() for f, n in row.items() for _ in range(n))


def columns(match: Match, seat: int = 0) -> list[str]:
    """Open columns as "rise floors", in order."""
    return _stacks(match.position()["columns"][seat])


def tiles(match: Match, seat: int = 0) -> list[str]:
    return _stacks(match.position()["tiles"][seat])


def _stacks(own: Mapping[str, Sequence[int]]) -> list[str]:
    return [f"{rise} {h}" for rise in RISES for h, n in enumerate(own[rise]) for _ in range(n)]


def kinds(match: Match) -> set[str]:
    return {action.kind for action in match.legal}


def take(ground: int = 0, upper: int = 0, penthouse: int = 0) -> dict[str, Any]:
    return {"kind": "take_yard", "ground": ground, "upper": upper, "penthouse": penthouse}


def build(die: str, rise: str, floors: int = 0) -> dict[str, Any]:
    """Builds a die on a column of that rise with so many floors; 0 begins a new one."""
    return {"kind": "build", "die": die, "rise": rise, "floors": floors}


def with_die(kind: str, die: str) -> dict[str, Any]:
    """`with_die("abandon", "upper low")`; also scrap, hold and return."""
    name, face = die.split()
    return {"kind": kind, "die": name, "face": face}


DISTRICT = {"kind": "take_district"}
ROLL = {"kind": "roll"}
END = {"kind": "end_turn"}


def demolish_tile(rise: str, height: int) -> dict[str, Any]:
    return {"kind": "demolish_tile", "rise": rise, "height": height}


def demolish_column(rise: str, floors: int) -> dict[str, Any]:
    return {"kind": "demolish_column", "rise": rise, "floors": floors}


def reason(match: Match, action: Mapping[str, Any]) -> str:
    """Why that action is not possible now."""
    why = match.why_not(action)
    assert why is not None
    assert action not in match.legal
    return why.reason
