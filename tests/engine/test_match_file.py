"""Records that were cut off, edited or made up are refused, each in one sentence; none does any harm."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import midtown
from midtown import IllegalError, InvalidError, MidtownError
from midtown.engine.match_file import checksum


def record(plies: int = 6) -> dict[str, Any]:
    match = midtown.new_match("skyline", players=2, seed=11)
    for _ in range(plies):
        match.play(match.legal[0])
    return match.record()


def signed(**changes: Any) -> dict[str, Any]:
    """A record that was changed by somebody who also mended its checksum."""
    changed = {**record(), **changes}
    return {**changed, "checksum": checksum(changed)}


RECORD = record()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (None, "A record is a JSON object."),
        ([], "A record is a JSON object."),
        ({}, "This is not a whole record: actions, commitment, game, midtown, options, origin, players, seed,"),
        ({**RECORD, "actions": RECORD["actions"][:-1]}, "This record was changed or damaged"),
        ({**RECORD, "seed": "0" * 64}, "This record was changed or damaged"),
        ({**RECORD, "more": 1}, "A record has no entry 'more'."),
        (signed(midtown=3), "This record is of format 3; this Midtown reads format 2."),
        (
            {k: v for k, v in RECORD.items() if k != "origin"} | {"midtown": 1},
            "This record is of format 1; this Midtown reads format 2.",
        ),
        (signed(version=1), "This record is of version 1 of skyline; this Midtown plays version 2"),
        (signed(version="2"), "This record is of version '2' of skyline; this Midtown plays version 2"),
        (signed(game="chess"), "There is no game 'chess'"),
        (signed(players=7), "skyline is for 1 to 4 players, not 7."),
        (signed(options=[]), "The options of a record are an object."),
        (signed(options={"scenario": "dubai"}), "The option scenario is for 1 player only."),
        (signed(seed="zz"), "A seed is a whole number"),
        (signed(seed="0" * 64), "The seed of this record is not the one that was committed to."),
        (signed(actions={}), "The actions of a record are a list"),
        (signed(actions=["roll"]), "Action 1 of this record is not a number."),
        (signed(actions=[20, 10**6]), "Action 2 of this record does not exist"),
        (signed(seats="Ada"), "The seats of a record are a list with a kind and a name for each of its 2 players."),
        (signed(seats=[{"kind": "person", "name": "Ada"}]), "The seats of a record are a list"),
        (signed(seats=[{"kind": "king", "name": "Ada"}] * 2), "The seats of a record are a list"),
        (signed(seats=[{"kind": "bot", "name": "a" * 41}] * 2), "The seats of a record are a list"),
        (signed(first="king"), "How it was decided who begins is one of: lot, chosen, round."),
        (signed(result={"scores": [], "winners": [0]}), "The result in this record is not the one"),
        (signed(position={"players": 2}), "This position is impossible"),
        (signed(position=[]), "A position is an object"),
    ],
)
def test_an_unsound_record_is_refused_in_one_sentence(given: Any, sentence: str) -> None:
    with pytest.raises(InvalidError) as error:
        midtown.load(given)
    assert str(error.value).startswith(sentence)
    assert "\n" not in str(error.value)


def test_a_record_tells_who_sat_where() -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "name": "club"}]
    match = midtown.load(signed(seats=seats))
    assert match.seats == match.at(3).seats == seats
    assert match.record()["seats"] == seats
    assert "seats" not in RECORD


def test_a_record_tells_how_it_was_decided_who_begins() -> None:
    match = midtown.load(signed(first="lot"))
    assert match.first == match.at(3).first == match.record()["first"] == "lot"
    assert "first" not in RECORD


def test_an_illegal_action_is_named_with_its_number_and_reason() -> None:
    actions = [*RECORD["actions"][:3], 20]
    with pytest.raises(IllegalError, match=r"^Action 4 of this record is against the rules: .*S-3\.1"):
        midtown.load(signed(actions=actions))


def test_actions_after_the_end_are_refused() -> None:
    match = midtown.new_match("lift", players=2, seed=1)
    while not match.over:
        match.play(match.legal[-1])
    whole = match.record()
    longer = {**whole, "actions": [*whole["actions"], 0]}
    with pytest.raises(IllegalError, match=r"^Action \d+ of this record comes after the end"):
        midtown.load({**longer, "checksum": checksum(longer)})


def test_a_finished_record_holds_its_result() -> None:
    match = midtown.new_match("lift", players=2, seed=1)
    while not match.over:
        match.play(match.legal[-1])
    assert match.record()["result"] == {"scores": match.scores, "winners": match.winners}


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
FUZZ = settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))


def refusal(read: Callable[..., object], *given: object) -> str | None:
    """What Midtown says against it, if anything. Any other error is a failure."""
    try:
        read(*given)
    except MidtownError as error:
        return str(error)
    return None


@FUZZ
@given(st.dictionaries(st.sampled_from([*sorted(RECORD), "position", "result"]), JUNK, max_size=4), st.booleans())
def test_no_record_however_odd_does_worse_than_a_clear_error(changes: dict[str, Any], mended: bool) -> None:
    odd = {**RECORD, **changes}
    if mended:
        odd.pop("checksum")
    said = refusal(midtown.load, odd)
    assert said is None or (said and "\n" not in said)


POSITION = midtown.load(RECORD).position()


@FUZZ
@given(st.dictionaries(st.sampled_from(sorted(POSITION)), JUNK | st.integers(-3, 60), max_size=3))
def test_no_position_however_odd_does_worse_than_a_clear_error(changes: dict[str, Any]) -> None:
    said = refusal(midtown.set_up, "skyline", {**POSITION, **changes})
    assert said is None or (said and "\n" not in said)


@FUZZ
@given(st.data())
def test_moving_any_number_of_a_position_is_noticed_or_playable(data: st.DataObject) -> None:
    """Positions a person mistypes: one number changed somewhere deep inside."""
    position = json.loads(json.dumps(POSITION))
    path = data.draw(st.sampled_from(sorted(_numbers(position))))
    place: Any = position
    for key in path[:-1]:
        place = place[int(key) if isinstance(place, list) else key]
    last: Any = int(path[-1]) if isinstance(place, list) else path[-1]
    place[last] = data.draw(st.integers(-130, 130))
    try:
        match = midtown.set_up("skyline", position)
    except MidtownError:
        return
    while not match.over:
        match.advance(match.legal.ids[-1])
    assert match.winners


def _numbers(value: Any, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    if isinstance(value, dict):
        return [p for k, v in value.items() for p in _numbers(v, (*path, k))]
    if isinstance(value, list):
        return [p for i, v in enumerate(value) for p in _numbers(v, (*path, str(i)))]
    return [path] if isinstance(value, int) else []
