"""Golden playthroughs: whole games in words. When one changes, the diff says what the change did to the rules."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from midtown.engine.match import Match
from midtown.engine.voice import Voice
from midtown.games import find
from tests.examiner.play import new

GOLDEN = Path(__file__).parents[1] / "golden"
LANGUAGE = {0: "en", 1: "de"}


def told(match: Match, voice: Voice) -> str:
    """The match in sentences."""
    lines = [f"{voice.title()}, {match.players}, {match.options}", *voice.events(match.opening)]
    chooser = random.Random(match.players)
    while not match.over:
        seat = match.turn
        action = match.action(chooser.choice(sorted(match.legal.ids)))
        lines.append(f"{match.ply + 1:4} {voice.name(seat)} [{action.id}] {voice.action(action)}")
        lines += [f"       {line}" for line in voice.events(match.play(action))]
    for seat, score in enumerate(match.scores):
        parts = [f"{voice.thing('source', s)} {n}" for s, n in score["sources"].items() if n]
        lines.append(f"{voice.name(seat)}: {score['total']} = {' + '.join(parts) or 0}")
    lines.append(f"{[voice.name(seat) for seat in match.winners]}")
    return "\n".join(lines) + "\n"


def test_whole_games_go_as_they_always_did(name: str, request: pytest.FixtureRequest) -> None:
    for number, players in enumerate(find(name).seats):
        language = LANGUAGE[number % 2]
        match = new((name, players, {}), seed=players)
        story = told(match, Voice(match.game, language))
        kept = GOLDEN / f"{name}-{players}.{language}.txt"
        if request.config.getoption("--rewrite-golden"):
            kept.write_text(story, encoding="utf-8")
        assert kept.read_text(encoding="utf-8") == story
