"""All that is said, in English and German: Project Fluent messages, the engine's and the game's own.

An argument that names a thing, such as die="upper", reaches a message as the words for it (message `die-upper`);
its plain name is there too, as `die-id`, for choosing between variants. A number is there also as `place-nth`,
counted from one, as people count. A thing whose message has an attribute `ability` brings it as `character-ability`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from midtown.errors import InvalidError

if TYPE_CHECKING:
    from midtown.engine.actions import Action
    from midtown.engine.events import Event
    from midtown.engine.game import Game

LANGUAGES = ("en", "de")


class Texts:
    """The messages of one folder, and those of the engine, in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        if language not in LANGUAGES:
            raise InvalidError(
                f"Midtown speaks {' and '.join(LANGUAGES)}, not {language!r}.", id="no-language", language=str(language)
            )
        self.language = language
        self._bundle = bundle(folder, language)

    def text(self, key: str, **arguments: Any) -> str:
        """The message of that key; a message that does not exist or does not fit is a mistake in the texts."""
        identifier, _, attribute = key.partition(".")
        message = self._bundle.get_message(identifier)
        pattern = message.attributes[attribute] if attribute else message.value
        said, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"{self.language}: {key}: {errors[0]}")
        return str(said)

    def has(self, key: str) -> bool:
        identifier, _, attribute = key.partition(".")
        if not self._bundle.has_message(identifier):
            return False
        return not attribute or attribute in self._bundle.get_message(identifier).attributes


class Narrator(Texts):
    """Says what happens in a game, calling the players by their names."""

    def __init__(self, game: Game, language: str = "en", names: Sequence[str] | None = None) -> None:
        super().__init__(game.texts, language)
        self.game = game
        self._names = names

    def name(self, seat: int | None) -> str:
        if seat is None:
            return ""
        return self._names[seat] if self._names else self.text("player", number=seat + 1)

    def title(self) -> str:
        return self.text("title")

    def thing(self, kind: str, name: str) -> str:
        return self.text(f"{kind}-{name}".replace("_", "-"))

    def action(self, action: Action) -> str:
        said = self.text(f"action-{_key(action.kind)}", **self._words(action.arguments))
        return " ".join(said.split())  # variants that say nothing leave blanks behind

    def reason(self, reason: str) -> str:
        return self.text(f"reason-{_key(reason)}")

    def event(self, event: Event | Mapping[str, Any]) -> str:
        return self._event([_plain(event)])

    def events(self, events: Iterable[Event | Mapping[str, Any]]) -> list[str]:
        """One sentence an event, except that a run of one kind that the texts can list becomes one sentence."""
        told = [_plain(event) for event in events]
        sentences = []
        for (kind, _), run in groupby(told, key=lambda e: (e["kind"], e["seat"])):
            listed = self.has(f"event-{_key(kind)}.each")
            group = list(run)
            sentences += [self._event(group)] if listed else [self._event([event]) for event in group]
        return sentences

    def _event(self, run: list[Mapping[str, Any]]) -> str:
        kind, seat = run[0]["kind"], run[0]["seat"]
        key = f"event-{_key(kind)}"
        words = [self._words({k: v for k, v in e.items() if k not in ("kind", "seat")}) for e in run]
        player = self.name(seat)
        if not self._declared(kind) <= set(run[0]):
            return self.text(f"{key}.hidden", player=player, count=len(run))
        if not self.has(f"{key}.each"):
            return self.text(key, player=player, **words[0])
        items = ", ".join(self.text(f"{key}.each", player=player, **each) for each in words)
        return self.text(key, player=player, items=items)

    def _declared(self, kind: str) -> set[str]:
        """The arguments of that kind of event; one who is not told them all hears the `.hidden` form."""
        kinds = self.game.events
        return set(kinds.arguments[kinds.kinds[kind.upper()]])

    def _words(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        words: dict[str, Any] = {}
        for name, value in arguments.items():
            words[name] = value
            if isinstance(value, str):
                words[name] = self.thing(name, value)
                words[f"{name}-id"] = value
                ability = f"{name}-{_key(value)}.ability"
                if self.has(ability):
                    words[f"{name}-ability"] = self.text(ability)
            else:
                words[f"{name}-nth"] = value + 1
        return words


def _key(name: str) -> str:
    return name.replace("_", "-")


def _plain(event: Event | Mapping[str, Any]) -> Mapping[str, Any]:
    if isinstance(event, Mapping):
        return event
    return {"kind": event.kind, "seat": event.seat, **event.arguments}


@cache
def bundle(folder: Path, language: str) -> Any:
    """The engine's messages of a language with those of one folder."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    for source in (Path(__file__).parent / "texts", folder):
        made.add_resource(FluentResource((source / f"{language}.ftl").read_text(encoding="utf-8")))
    return made
