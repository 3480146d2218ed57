"""Requests about the games: what can be played, and by which rules."""

from __future__ import annotations

from fastapi import APIRouter

from midtown import bots
from midtown.bots.levels import LEVELS
from midtown.engine import rulebook
from midtown.engine.game import Game
from midtown.engine.narrator import LANGUAGES, Narrator
from midtown.engine.options import Choice, Option
from midtown.games import find, names
from midtown.server.http.answers import ERRORS
from midtown.server.http.forms import Language
from midtown.server.http.who import TheService
from midtown.server.protocol import answers
from midtown.server.protocol.kinds import OptionKind

router = APIRouter(prefix="/api", tags=["games"], responses=ERRORS)


@router.get("/games")
def games(service: TheService) -> answers.Games:
    """What can be played, with which options, and against whom."""
    return {
        "games": [_game_json(find(name), name in service.ready) for name in names()],
        "levels": list(LEVELS),
        "bots": list(bots.BOTS),
        "languages": list(LANGUAGES),
    }


def _game_json(game: Game, ready: bool) -> answers.GameInfo:
    return {
        "name": game.name,
        "version": game.version,
        "players": list(game.seats),
        "prefix": game.prefix,
        "draws_first": game.draws_first,
        "hidden": game.has_secrets,
        "sources": game.sources,
        "options": [_option_json(option) for option in game.options],
        "ready": ready,
    }


def _option_json(option: Option) -> answers.Option:
    if isinstance(option, Choice):
        return {
            "name": option.name,
            "kind": OptionKind.CHOICE,
            "default": option.default,
            "values": option.names,
            "players": list(option.players),
        }
    return {"name": option.name, "kind": OptionKind.FREE, "default": option.default}


@router.get("/games/{game}/rules")
def rules(game: str, language: Language = "en") -> answers.Rules:
    """The rules page of a game, whole and clause by clause."""
    found = find(game)
    clauses = rulebook.clauses(found, language)
    return {
        "game": found.name,
        "language": language,
        "title": Narrator(found, language).title(),
        "markdown": rulebook.page(found, language),
        "clauses": [{"number": number, "text": text} for number, text in clauses.items()],
    }
