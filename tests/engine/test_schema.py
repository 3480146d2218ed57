"""The schema of a game's wire: what really goes over it fits, and nothing else would."""

from __future__ import annotations

import random
from enum import IntEnum
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, ValidationError

from midtown import new_match
from midtown.engine.game import Game
from midtown.engine.match import Match
from midtown.engine.schema import Definitions, game_schema
from midtown.engine.seed import Seed
from midtown.engine.state_record import Json
from midtown.games import find, names
from midtown.games.skyline import pieces
from tests.games.lift import GAME as LIFT

GAMES = [LIFT, *map(find, names())]


def of(schema: Json, name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whatever_a_game_sends_fits_its_schema(game: Game) -> None:
    schema = game_schema(game)
    state, shown, action, event = (of(schema, name) for name in ("State", "Shown", "Action", "Event"))
    chance = random.Random(3)
    for players in game.seats:
        match = Match(game, players, game.read_options(players, {}), Seed.read(7))
        events = list(match.opening)
        for _ in range(60):
            for seat in (*range(players), None):
                view = match.view(seat)
                state.validate(view["state"])
                shown.validate(view["shown"])
                for choice in view["choices"]:
                    action.validate(choice)
                for each in events:
                    event.validate(each.seen(seat))
            if match.over:
                break
            events = match.play(chance.choice(match.legal))


@pytest.mark.parametrize("change", [{"yard": None}, {"phase": "sleeping"}, {"stream": 7}])
def test_what_no_game_sends_does_not_fit(change: Json) -> None:
    view = new_match("skyline", players=2, seed=1).view(0)
    with pytest.raises(ValidationError):
        of(game_schema(find("skyline")), "State").validate({**view["state"], **change})


def test_a_secret_of_an_event_may_be_left_out_and_nothing_else() -> None:
    event = of(game_schema(LIFT), "Event")
    event.validate({"kind": "drew", "seat": 1})
    with pytest.raises(ValidationError):
        event.validate({"kind": "played", "seat": 1})


def test_the_sentence_below_a_field_describes_it() -> None:
    fields: dict[str, Any] = game_schema(find("skyline"))["$defs"]["State"]["properties"]
    assert fields["tiles"]["description"] == "Complete buildings by their height, 1 to 6."
    assert fields["turn"]["description"] == "The seat that decides; −1 when the game is over."


def test_two_things_of_one_name_are_a_mistake() -> None:
    class Die(IntEnum):
        SIX = 0

    made = Definitions()
    made.enumeration(pieces.Die)
    with pytest.raises(TypeError, match="called Die"):
        made.enumeration(Die)
