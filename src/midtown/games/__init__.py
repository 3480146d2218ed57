"""The catalogue: every folder beside this file is a game."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import TYPE_CHECKING

from midtown.errors import InvalidError

if TYPE_CHECKING:
    from midtown.engine.game import Game

_PACKAGES = {module.name: f"{__name__}.{module.name}" for module in pkgutil.iter_modules(__path__) if module.ispkg}


def register(package: str) -> Game:
    """Adds a game that lives elsewhere, by the name of its package."""
    game: Game = import_module(package).GAME
    _PACKAGES[game.name] = package
    return game


def names() -> list[str]:
    return sorted(_PACKAGES)


def find(name: object) -> Game:
    if not isinstance(name, str) or name not in _PACKAGES:
        games = ", ".join(names())
        raise InvalidError(f"There is no game {name!r}; there are: {games}.", id="no-game", games=games)
    game: Game = import_module(_PACKAGES[name]).GAME
    return game
