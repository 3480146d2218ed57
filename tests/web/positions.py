"""Positions of Skyline worth looking at: found in matches of random play, and set as tables of their own."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page

import midtown
from midtown.engine.match import Match
from tests.web.player import MINE, arrived
from tests.web.tables import post

View = dict[str, Any]
LIKED = {"build": 30, "abandon": 0.5, "demolish_column": 0.1, "demolish_tile": 0.02, "end_turn": 0.5}
"""How much a random player likes each kind of choice, so that streets grow."""


@cache
def match(players: int, seed: int = 1, *, builds: bool = True) -> Match:
    """A whole match of random play; without liking to build, the Abandoned District fills up."""
    liked = LIKED if builds else {"abandon": 12, "end_turn": 0.2, "take_district": 0.02}
    played, chooser = midtown.new_match("skyline", players=players, seed=seed), random.Random(seed)
    while not played.over:
        legal = list(played.legal)
        played.play(chooser.choices(legal, [liked.get(action.kind, 1) for action in legal])[0])
    return played


def find(played: Match, wanted: Callable[[View], object], start: float = 0) -> int:
    """The first moment, from that part of the match on, whose view of the seat on turn is what is wanted."""
    for ply in range(int(played.ply * start), played.ply):
        then = played.at(ply)
        if wanted(then.view(then.turn)):
            return ply
    raise AssertionError("no moment of this match is like that")


def kinds(view: View) -> set[str]:
    return {choice["kind"] for choice in view["choices"]}


def phase(view: View) -> str:
    return str(view["state"]["phase"])


def fits(view: View) -> bool:
    return phase(view) == "rolled" and {"build", "abandon", "demolish_column"} <= kinds(view)


def nothing_fits(view: View) -> bool:
    both = {"abandon", "demolish_column"} <= kinds(view)
    return phase(view) == "rolled" and both and "build" not in kinds(view)


def rolled(view: View) -> int:
    return sum(sum(faces.values()) for faces in view["state"]["active"].values())


def sit_at(page: Page, played: Match, ply: int, *, seat: int | None = None) -> Page:
    """Sets a table that goes on from that moment, against bots that think least."""
    turn = played.at(ply).turn
    table = post(page, "/api/records", played.record())
    wish = {"ply": ply, "seat": turn if seat is None else seat, "bot": "random"}
    forked = post(page, f"/api/tables/{table['id']}/fork", wish)
    page.goto(f"/t/{forked['id']}")
    arrived(page)
    if seat is None:
        page.wait_for_selector(MINE)
    return page
