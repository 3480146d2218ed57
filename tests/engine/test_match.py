"""The public face of a match."""

from __future__ import annotations

import random

import numpy as np
import pytest

import midtown
from midtown import IllegalError, InvalidError, MidtownError, StaleError
from midtown.engine.match import Match
from midtown.engine.table import Story, Table
from midtown.games import find

TAKE = {"kind": "take_yard", "ground": 3, "upper": 0, "penthouse": 0}


def finished() -> Match:
    match = midtown.new_match("lift", players=2, seed=1)
    while not match.over:
        match.play(match.legal[-1])
    return match


def test_the_public_names_are_exactly_these() -> None:
    assert set(midtown.__all__) == {
        "IllegalError", "InvalidError", "MidtownError", "StaleError", "__version__",
        "games", "load", "new_match", "set_up",
    }  # fmt: skip
    assert {e.__base__ for e in (IllegalError, InvalidError, StaleError)} == {MidtownError}


def test_legal_can_be_iterated_counted_and_asked() -> None:
    legal = midtown.new_match("skyline", players=2).legal
    assert len(legal) == len(list(legal)) == 11
    assert legal[0] in legal
    assert legal[0].id in legal
    assert TAKE in legal
    assert {"kind": "roll"} not in legal
    assert {"kind": "nonsense"} not in legal
    assert legal[-2:] == list(legal)[-2:]


def test_an_action_is_played_as_itself_its_id_or_its_form() -> None:
    action = midtown.new_match("skyline", players=2).action(TAKE)
    positions = []
    for given in (action, action.id, action.form):
        match = midtown.new_match("skyline", players=2, seed=4)
        events = match.play(given)
        assert str(events[0]) == "Player 1 takes 3 × Ground from the Yard."
        positions.append(match.position())
    assert positions[0] == positions[1] == positions[2]


@pytest.mark.parametrize(
    "given", ["roll", None, -1, 10_000, True, 1.0, {}, {"kind": 3}, {"kind": "roll", "die": "upper"},
              {"kind": "hold", "die": "upper"}, {"kind": "hold", "die": 1, "face": "low"},
              {"kind": "take_yard", "ground": 9, "upper": 9, "penthouse": 9},
              {"kind": "take_yard", "ground": "1", "upper": 1, "penthouse": 1}],
)  # fmt: skip
def test_what_is_no_action_is_invalid(given: object) -> None:
    match = midtown.new_match("skyline", players=2)
    for ask in (match.play, match.why_not):
        with pytest.raises(InvalidError):
            ask(given)
    assert match.ply == 0


def test_an_illegal_action_carries_its_reason() -> None:
    match = midtown.new_match("skyline", players=2)
    with pytest.raises(IllegalError) as error:
        match.play({"kind": "end_turn"})
    assert error.value.reason is not None
    assert error.value.reason.clause == "S-3.1"
    assert str(error.value) == "A turn begins with taking dice. (S-3.1)"


def test_nothing_can_be_played_or_undone_after_the_end() -> None:
    match = finished()
    assert match.turn is None
    assert list(match.legal) == []
    with pytest.raises(StaleError):
        match.play(0)
    with pytest.raises(IllegalError):
        match.undo()


def test_the_book_is_opened_only_at_the_end() -> None:
    match = midtown.new_match("lift", players=2)
    with pytest.raises(StaleError):
        match.open_book()
    assert finished().open_book()["state"]["deck"] == dict.fromkeys(["one", "two", "three", "four", "five"], 0)


def test_there_is_no_view_from_a_seat_that_does_not_exist() -> None:
    match = midtown.new_match("lift", players=2)
    for seat in (2, -1, "0"):
        with pytest.raises(InvalidError, match="There is no seat"):
            match.view(seat)  # type: ignore[arg-type]


def test_only_the_seat_on_turn_is_given_choices() -> None:
    match = midtown.new_match("lift", players=3)
    assert match.view(0)["choices"]
    assert match.view(1)["choices"] == match.view(None)["choices"] == []


def test_rolling_dice_cannot_be_undone_but_building_can() -> None:
    match = midtown.new_match("skyline", players=2, seed=3)
    match.play(TAKE)
    assert match.undoable == 0
    with pytest.raises(IllegalError, match="cannot be undone"):
        match.undo()
    build = next(action for action in match.legal if action.kind == "build")
    match.play(build)
    assert match.undoable == 1
    assert match.undo() == build
    assert match.ply == 1


def test_bytes_between_the_fields_decide_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record has bytes that belong to no field: whatever they hold, a choice is previewed and undone alike."""
    apply = Table.apply

    def apply_and_litter(table: Table, action: int) -> Story:
        story = apply(table, action)
        table.record.view(np.uint8)[~table.game.state.declared_bytes()] += 1
        return story

    monkeypatch.setattr(Table, "apply", apply_and_litter)
    match = midtown.new_match("skyline", players=2, seed=3)
    match.play(TAKE)
    build = next(action for action in match.legal if action.kind == "build")
    assert match.preview(build).view is not None
    match.play(build)
    assert match.undoable == 1


@pytest.mark.parametrize(("where", "stumbling"), [(Table, "apply"), (Match, "_events")])
def test_an_error_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch, where: type, stumbling: str) -> None:
    match = midtown.new_match("lift", players=2, seed=3)
    match.play({"kind": "draw"})
    before, bytes_before = match.record(), match._table.record.tobytes()

    def stumble(*_: object) -> Story:
        match._table.record["turn"] = 0
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(where, stumbling, stumble)
        with pytest.raises(ZeroDivisionError):
            match.play({"kind": "draw"})
    assert (match.record(), match._table.record.tobytes(), match.undoable) == (before, bytes_before, 0)
    match.play({"kind": "draw"})
    assert midtown.load(match.record()).position() == match.position()


def test_a_match_from_a_record_keeps_none_of_its_memory() -> None:
    record = midtown.new_match("skyline", players=2, seed=3)._table.record
    match = Match.from_record(find("skyline"), record)
    record["turn"] = 1
    assert (match.turn, match.at(0).turn) == (0, 0)


def test_playing_a_secret_card_cannot_be_undone() -> None:
    match = midtown.new_match("lift", players=2, seed=3)
    match.play(match.legal[-1])
    assert match.undoable == 0


def test_there_is_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(IllegalError, match="nothing to undo"):
        midtown.new_match("skyline", players=2).undo()


def test_an_earlier_ply_is_a_match_of_its_own() -> None:
    match = midtown.new_match("skyline", players=2, seed=3)
    chooser = random.Random(1)
    trail = [match.position()]
    for _ in range(30):
        match.play(chooser.choice(match.legal))
        trail.append(match.position())
    assert [match.at(ply).position() for ply in range(31)] == trail
    for ply in (-1, 31, "x"):
        with pytest.raises(InvalidError):
            match.at(ply)  # type: ignore[arg-type]


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    match = midtown.new_match("lift", players=2, seed=3)
    (drew,) = match.play({"kind": "draw"})
    assert "card" in drew.seen(0)
    assert "card" not in drew.seen(1)
    assert "card" not in drew.seen(None)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess", "players": 2}, "There is no game 'chess'"),
        ({"game": ["skyline"], "players": 2}, "There is no game"),
        ({"game": "skyline", "players": 5}, "skyline is for 1 to 4 players, not 5."),
        ({"game": "skyline", "players": "two"}, "skyline is for 1 to 4 players, not 'two'."),
        ({"game": "skyline", "players": True}, "skyline is for 1 to 4 players, not True."),
        ({"game": "skyline", "players": 1, "dice": 3}, "skyline has no option 'dice'; it has: scenario."),
        ({"game": "skyline", "players": 1, "scenario": "atlantis"}, "The option scenario is one of: none, dubai"),
        ({"game": "skyline", "players": 1, "scenario": 3}, "The option scenario is one of: none, dubai"),
        ({"game": "lift", "players": 2, "speed": 3}, "lift has no option 'speed'."),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_one_sentence(arguments: dict[str, object], sentence: str) -> None:
    with pytest.raises(InvalidError) as error:
        midtown.new_match(**arguments)  # type: ignore[arg-type]
    assert str(error.value).startswith(sentence)


def test_a_copy_goes_on_apart() -> None:
    match = midtown.new_match("skyline", players=2, seed=1)
    match.play(TAKE)
    other, before = match.copy(), match.view(0)
    assert (other.view(0), other.record()) == (before, match.record())
    events = other.play(other.legal[0])
    assert match.view(0) == before
    assert (match.ply, other.ply) == (1, 2)
    assert match.play(match.legal[0]) == events
    assert match.record() == other.record()
