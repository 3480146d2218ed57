"""The declaration of a state: layout, audiences, JSON, static types."""

from __future__ import annotations

import numpy as np
import pytest

from midtown import InvalidError
from midtown.engine.state_record import SEATS, Array, Record, everybody, nobody, owner
from midtown.games import find
from tests.games.lift.pieces import Card
from tests.games.lift.state import State


def example() -> np.ndarray:
    record = np.zeros(1, State.dtype)
    record["players"] = 2
    record[0]["hand"][1, Card.THREE] = 2
    record[0]["deck"][Card.ONE] = 3
    return record


def test_a_field_must_say_who_may_see_it() -> None:
    with pytest.raises(TypeError, match="Say who may see"):

        class Careless(Record):
            secret: int


def test_a_field_for_its_owner_has_a_row_a_seat() -> None:
    with pytest.raises(TypeError, match="SEATS"):
        owner(Card)


def test_two_games_never_share_a_record_type() -> None:
    class One(Record):
        thing: Array = everybody(SEATS)

    assert State.dtype != find("skyline").state.dtype
    assert One.dtype.fields is not None
    assert "tests.engine" in next(name for name in One.dtype.fields if " " in name)


def test_json_names_things_and_lists_only_seats_that_are_taken() -> None:
    words = State.to_json(example())
    assert words["hand"] == [
        dict.fromkeys(["one", "two", "three", "four", "five"], 0),
        {"one": 0, "two": 0, "three": 2, "four": 0, "five": 0},
    ]
    assert words["phase"] == "play"
    assert "stream" not in words


def test_a_seat_sees_its_own_row_and_nobody_sees_the_deck() -> None:
    assert State.seen(example(), 0)["hand"][1] is None
    assert State.seen(example(), 1)["hand"][1]["three"] == 2
    assert State.seen(example(), None)["hand"] == [None, None]
    assert "deck" not in State.seen(example(), 1)


def test_visible_bytes_are_the_declaration_as_a_mask() -> None:
    mask = np.zeros(1, State.dtype)
    mask.view(np.uint8)[State.visible_bytes(1)] = 255
    assert mask[0]["hand"][1].all()
    assert not mask[0]["hand"][0].any()
    assert mask[0]["played"].all()
    assert not mask[0]["deck"].any()
    assert mask[0]["stream"] == 0


def test_a_position_needs_to_name_only_what_is_there() -> None:
    record = State.from_json({"players": 2, "turn": 0, "hand": [{"two": 1}, {}]})
    assert record[0]["hand"][0, Card.TWO] == 1
    assert record[0]["hand"].sum() == 1


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (7, "A position is an object with the fields of the table."),
        ({}, "A position names its number of players."),
        ({"players": True}, "A position names its number of players."),
        ({"players": 9}, "A position names its number of players."),
        ({"players": 2, "tower": 1}, "A position has no field 'tower'."),
        ({"players": 2, "stream": 1}, "A position has no field 'stream'."),
        ({"players": 2, "last": "high"}, "last must be a whole number from -128 to 127."),
        ({"players": 2, "last": 1000}, "last must be a whole number from -128 to 127."),
        ({"players": 2, "last": 1.5}, "last must be a whole number from -128 to 127."),
        ({"players": 2, "phase": "lunch"}, "phase must be one of: play, over."),
        ({"players": 2, "points": [1]}, "points must be a list of 2."),
        ({"players": 2, "points": {"a": 1}}, "points must be a list of 2."),
        ({"players": 2, "played": [1]}, "played must be an object with some of: one, two, three, four, five."),
        (
            {"players": 2, "hand": [{"six": 1}, {}]},
            "hand[0] has no entry 'six'; it may have: one, two, three, four, five.",
        ),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_sentence(position: object, sentence: str) -> None:
    with pytest.raises(InvalidError) as error:
        State.from_json(position)
    assert str(error.value) == sentence


def test_interpreted_rules_see_python_numbers_that_do_not_wrap() -> None:
    class Narrow(Record):
        count: int = nobody()

    record = np.zeros(1, Narrow.dtype)
    s = Narrow.thaw(record)
    s.count = 100
    s.count += 100
    assert s.count == 200
    with pytest.raises(OverflowError):
        Narrow.freeze(s, record)
