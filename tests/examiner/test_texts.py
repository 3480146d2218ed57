"""Everything a game can say, it can say in English and German."""

from __future__ import annotations

import random

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from midtown.engine.narrator import LANGUAGES, Narrator
from midtown.games import find
from tests.examiner.play import Variant, new


class Variables(Visitor):
    """Collects the variables of a message or attribute."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(name: str, language: str) -> dict[str, set[str]]:
    """Every message and attribute with the variables it uses."""
    folder = find(name).texts
    found = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{name}/{language}: cannot read {entry.content!r}"
        if isinstance(entry, ast.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
            for key, value in parts:
                variables = Variables()
                variables.visit(value)
                found[key] = {variable.removesuffix("-id") for variable in variables.names}
    return found


def test_both_languages_say_the_same_things_about_the_same_variables(name: str) -> None:
    assert messages(name, "en") == messages(name, "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_choice_event_reason_source_flaw_and_option(name: str, language: str) -> None:
    game = find(name)
    said = messages(name, language)
    needed = {"title", "tagline"}
    needed |= {f"action-{kind.name}" for kind in game.actions.kinds}
    needed |= {f"event-{kind.name}" for kind in game.events.kinds}
    needed |= {f"reason-{reason.name}" for reason in game.reasons}
    needed |= {f"source-{source}" for source in game.sources}
    needed |= {f"flaw-{flaw.name}" for flaw in game.flaws}
    needed |= {f"phase-{phase.name}" for phase in game.phases}
    needed |= {f"option-{option.name}" for option in game.options}
    missing = {key.lower().replace("_", "-") for key in needed} - set(said)
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_reason_can_be_said(name: str, language: str) -> None:
    game = find(name)
    narrator = Narrator(game, language)
    for action in game.actions:
        assert narrator.action(action)
    for reason in game.reasons:
        assert narrator.reason(reason.name.lower())


def test_every_event_can_be_told_to_everybody_in_both_languages(variant: Variant) -> None:
    match = new(variant)
    voices = [Narrator(match.game, language) for language in LANGUAGES]
    chooser = random.Random(2)
    told = list(match.opening)
    while not match.over and match.ply < 200:
        told += match.play(chooser.choice(match.legal.ids))
    for narrator in voices:
        for seat in (None, *range(match.players)):
            assert all(narrator.events([event.seen(seat) for event in told]))
