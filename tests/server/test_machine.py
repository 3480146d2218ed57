"""Play, drop, resend, restart, reconnect in any order: a table stays what its acknowledged moves made it."""

from __future__ import annotations

import json
import secrets
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

import midtown
from midtown.client import Client, RefusedError, Seat
from tests.server.service import Service
from tests.server.wire import Wire

GAMES = ("fifth_avenue", "skyline")


class TableMachine(RuleBasedStateMachine):
    """Two people at one device, over a service that is stopped and started, on connections that are lost."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.service = Service(Path(self.folder.name))
        self.ada: Client = self.service.guest()
        self.table = self.ada.create(secrets.choice(GAMES), ["me", "hot_seat"])["id"]
        self.seats: list[Seat] = [self.ada.sit(self.table, seat) for seat in range(2)]
        self.actions: list[int] = []
        self.versions = [0, 0]
        self.last: dict[str, Any] = {}

    def mover(self) -> Seat | None:
        for seat in self.seats:
            seat.catch_up()
        return next((seat for seat in self.seats if seat.on_turn), None)

    def move_of(self, mover: Seat, pick: int) -> dict[str, Any]:
        choices = mover.view["choices"]
        action = choices[pick % len(choices)]["id"]
        form = {"type": "move", "seat": mover.seat, "version": mover.version}
        return {**form, "client_move_id": secrets.token_hex(8), "action": action}

    @rule(pick=st.integers(0, 1000))
    def play(self, pick: int) -> None:
        mover = self.mover()
        if mover is not None:
            self.last = self.move_of(mover, pick)
            assert not mover.ask(**self.last)["duplicate"]
            self.actions.append(self.last["action"])

    @precondition(lambda self: bool(self.last))
    @rule()
    def resend(self) -> None:
        assert self.seats[0].ask(**self.last)["duplicate"]

    @rule(pick=st.integers(0, 1000))
    def send_and_hang_up(self, pick: int) -> None:
        """The answer is not waited for; sent again, it counts once whether or not it had arrived."""
        mover = self.mover()
        if mover is None:
            return
        self.last = self.move_of(mover, pick)
        with Wire(self.ada) as wire:
            wire.send(json.dumps({**self.last, "match": self.table}))
        mover.ask(**self.last)
        self.actions.append(self.last["action"])

    @rule(pick=st.integers(0, 1000), behind=st.integers(1, 3))
    def play_too_late(self, pick: int, behind: int) -> None:
        mover = self.mover()
        if mover is None or mover.version < behind:
            return
        with pytest.raises(RefusedError, match="has moved on"):
            mover.ask(**{**self.move_of(mover, pick), "version": mover.version - behind})

    @rule()
    def undo(self) -> None:
        mover = self.mover()
        if mover is not None and mover.view["undoable"]:
            mover.undo()
            self.actions.pop()
            self.last = {}

    @rule(number=st.integers(0, 1))
    def reconnect(self, number: int) -> None:
        self.seats[number].close()
        self.seats[number] = self.ada.sit(self.table, number)

    @rule()
    def restart(self) -> None:
        self.service.restart()

    @invariant()
    def everybody_sees_the_same_table(self) -> None:
        for seat in self.seats:
            seat.catch_up()
        first, second = (seat.view["state"] for seat in self.seats)
        public = [name for name in first if first[name] is not None and not isinstance(first[name], list)]
        assert {name: first[name] for name in public} == {name: second[name] for name in public}
        for seat in self.seats:
            assert seat.version >= self.versions[seat.seat or 0]
            self.versions[seat.seat or 0] = seat.version

    def teardown(self) -> None:
        if not self.seats[0].over:
            self.ada.resign(self.table)
        record = self.ada.record(self.table)
        for seat in self.seats:
            seat.close()
        self.service.stop()
        self.folder.cleanup()
        assert record["actions"] == self.actions
        assert midtown.load(record).record() == record


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=6, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck), database=None
)
