"""The store on a disk whose syncs fail: what an earlier process left unsynced is first brought to the disk."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import create_engine

from midtown.errors import InvalidError
from midtown.server.store import database, files
from midtown.server.store.migrate import migrate
from tests.simulation.disk import Disk, Loss, Vfs
from tests.simulation.sqlite import Module
from tests.simulation.world import FILE, empty_store

ADD = "INSERT INTO people (id, name, language, created, seen) VALUES (?, ?, 'en', 0, 0)"
_names = count()


class CountingDisk(Disk):
    """After some syncs something else happens in their place."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, random.Random(2))
        self._then = self.fail
        self.works()

    def works(self) -> None:
        self.sync_fails, self._good = 0.0, -1

    def after(self, syncs: int, happen: Callable[[], None]) -> None:
        self._good, self._then = syncs, happen

    def fail(self) -> None:
        self.sync_fails = 1.0

    def check(self, what: str) -> None:
        if what == "sync":
            if self._good == 0:
                self._then()
            self._good -= 1
        super().check(what)


class Machine:
    """A disk with the store of a service, and one process after the other that uses it."""

    def __init__(self, folder: Path) -> None:
        self.disk = CountingDisk(folder)
        self.disk.put(FILE, empty_store())
        self.file = folder / FILE
        self._start()

    def _start(self) -> None:
        self.vfs = Vfs(self.disk, f"disk test {next(_names)}")
        self.sqlite = Module(self.vfs)

    def open(self) -> None:
        """As a service does when it starts."""

        def engine(url: str, **how: Any) -> Any:
            return create_engine(url, module=self.sqlite, **how)

        with patch.object(database, "create_engine", engine), patch.object(files, "write_again", self.vfs.write_again):
            migrate(f"sqlite:///{self.file}")

    def add(self, name: str) -> None:
        """Stores a person as the writer does, and returns when they are on the disk."""
        connection = self.sqlite.connect(str(self.file))
        database._prepare_writer(connection, None)
        connection.execute(ADD, (name, name))

    def kill(self) -> None:
        self.vfs.alive = False

    def die(self) -> None:
        """The system closes the files of a process that was killed; then another one can begin."""
        self.kill()
        self.sqlite.close_all()
        self.vfs.unregister()
        self._start()

    def names_after_losing_power(self, loss: Loss) -> list[str]:
        self.die()
        self.disk.lose_power(loss)
        with closing(sqlite3.connect(self.file)) as store:
            return [name for (name,) in store.execute("SELECT name FROM people ORDER BY name")]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def add_without_sync(machine: Machine) -> None:
    """Ada is written by a process that is killed before it could sync: only the system knows of her."""
    machine.add("Zoe")
    machine.disk.after(0, machine.kill)
    with suppress(sqlite3.Error):
        machine.add("Ada")
    machine.die()


@pytest.mark.parametrize("loss", list(Loss))
@pytest.mark.parametrize("syncs", range(6))
def test_what_is_acknowledged_after_failed_syncs_is_there_after_a_loss_of_power(
    machine: Machine, syncs: int, loss: Loss
) -> None:
    """Of the first start every sync fails, of the second all but some."""
    add_without_sync(machine)
    for working in (0, syncs, 100):
        machine.disk.works()
        machine.disk.after(working, machine.disk.fail)
        try:
            machine.open()
            break
        except InvalidError:
            machine.die()
    machine.disk.works()
    machine.add("Bea")
    assert machine.names_after_losing_power(loss) == ["Ada", "Bea", "Zoe"]


def test_a_service_does_not_start_before_the_disk_has_taken_what_it_reads(machine: Machine) -> None:
    add_without_sync(machine)
    machine.disk.fail()
    for _ in range(3):
        with pytest.raises(InvalidError, match=r"The store cannot be opened: .*-wal cannot be written"):
            machine.open()
        machine.die()


def test_a_file_that_is_written_again_stays_as_it_is(tmp_path: Path) -> None:
    content = random.Random(1).randbytes(2 * files.PART_SIZE + 17)
    (tmp_path / "file").write_bytes(content)
    files.write_again(tmp_path / "file")
    assert (tmp_path / "file").read_bytes() == content
