"""What the page tells of a match that it plays by itself is, letter for letter, what Python tells of it."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

import midtown
from midtown.engine.match import Match
from midtown.engine.rule import INTERPRETED
from tests.examiner.play import Variant, new
from tests.wasm.conftest import GAMES, folder_of
from tests.wasm.machine import Machine

sys.path.insert(0, str(GAMES.parent))
from npm import node, npm

pytestmark = pytest.mark.skipif(INTERPRETED, reason="compares compiled forms of the rules")

WEB = GAMES.parent
EXAMINE = WEB / "src" / "local" / "engine" / "examine.ts"
DRIVER = Path(__file__).with_name("examine.mjs")
PREVIEWS = 25
"""Every so many steps all choices are looked at."""


@pytest.fixture(scope="session")
def examiner(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's engine as one script for Node."""
    script = tmp_path_factory.mktemp("page") / "examine.mjs"
    bundled = npm("exec", "--", "rolldown", str(EXAMINE), "--file", str(script), "--format", "esm")
    assert bundled == 0
    return script


def test_the_page_tells_what_python_tells(variant: Variant, machine: Machine, examiner: Path) -> None:
    if variant[2].get("components") is not None:
        pytest.skip("a page plays with the components it brings")
    match = new(variant, seed=variant[1])
    chooser = random.Random(variant[1])
    while not match.over and match.ply < 400:
        match.advance(chooser.choice(match.legal.ids))
    told = _page(match, examiner)
    assert told["record"] == json.loads(json.dumps(match.record()))
    assert told["opening"] == [_text({"kind": e.kind, "seat": e.seat, **e.arguments}) for e in match.opening]
    assert told["again"] == _text(match.position())
    _compare_steps(match, told["steps"])


def _page(match: Match, examiner: Path) -> Any:
    wanted = {
        "players": match.players,
        "options": match.options,
        "seed": match.seed.hex,
        "origin": match.seed.origin,
        "actions": match.actions,
        "previews": PREVIEWS,
    }
    return json.loads(
        node(str(DRIVER), str(examiner), str(folder_of(match.game.name)), match.game.name, given=json.dumps(wanted))
    )


def _compare_steps(match: Match, steps: list[Any]) -> None:
    audiences: list[int | None] = [*range(match.players), None]
    here = match.at(0)
    for ply, step in enumerate(steps):
        assert step["views"] == [_text(here.view(seat)) for seat in audiences]
        assert step["sights"] == [here.sight(seat).hex() for seat in audiences]
        assert step["undoable"] == here.undoable
        assert step["position"] == _text(here.position())
        assert step["legal"] == here.legal.ids
        if not here.over:
            assert step["why"] == [why and why.reason for why in map(here.why_not, range(here.game.actions.count))]
        for action, preview in zip(here.legal.ids, step["previews"], strict=False):
            assert preview == _preview(here, action)
        if ply < match.ply:
            events = here.play(match.actions[ply])
            assert steps[ply + 1]["events"] == [[_text(event.seen(seat)) for event in events] for seat in audiences]


def _preview(match: Match, action: int) -> str:
    found = match.preview(action)
    if found.view is None:
        return "null"
    return _text({"events": [event.seen(found.seat) for event in found.events], "view": found.view})


def _text(given: object) -> str:
    return json.dumps(given, separators=(",", ":"), ensure_ascii=False)


def test_a_record_with_names_in_any_script_has_the_checksum_of_python() -> None:
    match = midtown.new_match("lift", players=2, seed=1)
    assert midtown.load(match.record([{"kind": "person", "name": "Zoë"}, {"kind": "bot", "name": "club"}]))
