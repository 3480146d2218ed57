"""What several sub-commands ask in the same way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from midtown.errors import InvalidError
from midtown.games import names

if TYPE_CHECKING:
    from midtown.engine.game import Game


def complete_game(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    """For the shell: the games whose name begins so."""
    return [name for name in names() if name.startswith(begun)]


language = click.option(
    "--lang", "language", type=click.Choice(["en", "de"]), default="en", show_default=True, help="Language."
)


def of_language(game: Game, language: str) -> dict[str, str]:
    """The options of a game that name a language: they begin with the one that is spoken."""
    from midtown.engine.narrator import LANGUAGES

    choices = {option.name: getattr(option, "names", []) for option in game.options}
    return {name: language for name, values in choices.items() if values and set(values) <= set(LANGUAGES)}


def pairs(given: tuple[str, ...], what: str) -> dict[str, str]:
    """`("2=random",)` as {"2": "random"}."""
    split = [entry.partition("=") for entry in given]
    for entry, (key, equals, value) in zip(given, split, strict=True):
        if not key or not equals or not value:
            raise InvalidError(f"{what} is given as NAME=VALUE, not {entry!r}.")
    return {key: value for key, _, value in split}


def player_names(given: tuple[str, ...], players: int) -> dict[int, str]:
    """`("1=Ada",)` as {0: "Ada"}, if people can be called so."""
    from midtown.nicknames import read_name

    return {seat: read_name(name) for seat, name in seats(given, "--name", players).items()}


def seats(given: tuple[str, ...], what: str, players: int) -> dict[int, str]:
    """`("2=random",)` as {1: "random"}: people count seats from 1."""
    chosen = {}
    for key, value in pairs(given, what).items():
        if not key.isdecimal() or not 1 <= int(key) <= players:
            raise InvalidError(f"{what} names a seat from 1 to {players}, not {key!r}.")
        chosen[int(key) - 1] = value
    return chosen
