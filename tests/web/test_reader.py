"""Whole games by the accessibility tree alone: whoever hears the page can win.

A game comes in by a function in `listeners` that chooses one of the names of all choices. Skyline is won here, in a
real browser. Whole tables of the other games take longer: one of each is played to its end, and at each decision
what was heard is compared with what `listeners.said` says of the same moment; with that, many matches are played
without a browser.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import midtown
from midtown import bots
from tests.web.conftest import Open
from tests.web.listeners import fifth_avenue, new_york_city, said, skyline
from tests.web.reader import Heard, Reader

MATCHES = 5
"""Even a good player loses to luck sometimes, but not so many times in a row."""
LISTENERS = {"fifth_avenue": fifth_avenue, "new_york_city": new_york_city}
RIVAL = "newcomer"
MANY = 24
RECORD = "async id => (await fetch(`/api/tables/${id}/record`)).json()"


def test_who_plays_skyline_by_ear_beats_the_newcomer(person: Open) -> None:
    reader = Reader(person("/"))
    ends = []
    for _ in range(MATCHES):
        reader.sit_down("skyline", "Newcomer")
        ends.append(reader.play(skyline.choose))
        if ends[-1].startswith("You win"):
            return
    raise AssertionError(ends)


@pytest.mark.parametrize("game", LISTENERS)
def test_a_whole_match_can_be_played_by_ear(person: Open, game: str) -> None:
    page, listener = person("/"), LISTENERS[game]
    reader, facts = Reader(page), []

    def listen(names: Sequence[str], heard: Heard) -> str:
        facts.append(listener.listen(heard))
        return str(listener.choose(names, heard))

    reader.sit_down(game, "Newcomer")
    assert "win" in reader.play(listen)
    record = page.evaluate(RECORD, page.url.rpartition("/")[2])
    assert facts == [listener.listen(each) for each in all_said(record)]


def all_said(record: Any) -> Iterator[Heard]:
    """What `said` says of each moment at which the person of this record decided."""
    match, seats = midtown.load(record), record["seats"]
    me = next(seat for seat, each in enumerate(seats) if each["kind"] == "person")
    names = tuple(each["name"] if seat == me else said.NAMES[1] for seat, each in enumerate(seats))
    then = match.at(0)
    for action in match.actions:
        if then.turn == me:
            yield said.heard(then, me, names)
        then.play(action)


@pytest.mark.parametrize("game", LISTENERS)
def test_who_plays_by_ear_beats_the_newcomer_more_often_than_not(game: str) -> None:
    assert sum(wins(game, seed) for seed in range(MANY)) > MANY / 2


def wins(game: str, seed: int) -> bool:
    """One match against the rival, in either seat by turns; the same each time."""
    match, rival, me = midtown.new_match(game, players=2, seed=seed), bots.find(RIVAL, seed=seed), seed % 2
    while not match.over:
        mine = match.turn == me
        match.play(said.choose(match, me, LISTENERS[game].choose) if mine else rival.choose(match))
    return match.winners == [me]
