"""Golden playthroughs: whole games in words. When one changes, the diff says what the change did to the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from midtown.engine.match import Match
from midtown.engine.narrator import Narrator
from midtown.games import find
from tests.examiner.play import Variant, new

GOLDEN = Path(__file__).parents[1] / "golden"
LANGUAGE = {0: "en", 1: "de"}


def told(match: Match, narrator: Narrator) -> str:
    """The match in sentences."""
    lines = [f"{narrator.title()}, {match.players}", *narrator.events(match.opening)]
    chooser = random.Random(match.players)
    while not match.over:
        seat = match.turn
        action = match.action(chooser.choice(sorted(match.legal.ids)))
        lines.append(f"{match.ply + 1:4} {narrator.name(seat)} [{action.id}] {narrator.action(action)}")
        lines += [f"       {line}" for line in narrator.events(match.play(action))]
    for seat, score in enumerate(match.scores):
        parts = [f"{narrator.thing('source', s)} {n}" for s, n in score["sources"].items() if n]
        lines.append(f"{narrator.name(seat)}: {score['total']} = {' + '.join(parts) or 0}")
    lines.append(f"{[narrator.name(seat) for seat in match.winners]}")
    return "\n".join(lines) + "\n"


def shown(name: str) -> Iterator[tuple[str, Variant]]:
    """A game for each number of players, and one for each option with its first other value."""
    game = find(name)
    for players in game.seats:
        yield f"{name}-{players}", (name, players, {})
    for option in game.options:
        players, value = next((n, value) for n in game.seats for value in option.examples(n))
        yield f"{name}-{players}-{option.name}", (name, players, {option.name: value})


def test_whole_games_go_as_they_always_did(name: str, request: pytest.FixtureRequest) -> None:
    for number, (title, variant) in enumerate(shown(name)):
        language = LANGUAGE[number % 2]
        match = new(variant, seed=variant[1])
        story = told(match, Narrator(match.game, language))
        kept = GOLDEN / f"{title}.{language}.txt"
        if request.config.getoption("--rewrite-golden"):
            kept.write_text(story, encoding="utf-8")
        assert kept.read_text(encoding="utf-8") == story
