"""A disk under real SQLite. It can be full or fail; when the power goes, what was not synced is lost, kept or torn."""

from __future__ import annotations

import errno
import random
from collections.abc import Callable
from enum import Enum
from pathlib import Path

import apsw

SECTOR = 512
Change = tuple[int, bytes] | int
"""Bytes written at an offset, or a new size."""


class Loss(Enum):
    """What becomes of unsynced writes when the power goes."""

    NOTHING = "nothing"
    EVERYTHING = "everything"
    END = "the end"
    SECTORS = "some sectors"


class FileOnDisk:
    """What is safely on disk of a file, and what was done to it since."""

    def __init__(self) -> None:
        self.safe = bytearray()
        self.unsynced: list[Change] = []

    def sync(self) -> None:
        for change in self.unsynced:
            self._do(change)
        self.unsynced.clear()

    def sync_badly(self, chance: random.Random) -> None:
        """Some of it reached the disk, and the system forgets that the rest did not."""
        for change in self.unsynced:
            if chance.random() < 0.5:
                self._do(change)
        self.unsynced.clear()

    def lose(self, loss: Loss, chance: random.Random) -> None:
        keep = chance.randint(0, len(self.unsynced)) if loss is Loss.END else len(self.unsynced)
        for change in self.unsynced[: 0 if loss is Loss.EVERYTHING else keep]:
            if isinstance(change, int) or loss is not Loss.SECTORS:
                self._do(change)
                continue
            offset, data = change
            for at in range(0, len(data), SECTOR):
                if chance.random() < 0.5:
                    self._do((offset + at, data[at : at + SECTOR]))
        self.unsynced.clear()

    def _do(self, change: Change) -> None:
        if isinstance(change, int):
            del self.safe[change:]
            self.safe.extend(bytes(change - len(self.safe)))
            return
        offset, data = change
        self.safe.extend(bytes(max(0, offset - len(self.safe))))
        self.safe[offset : offset + len(data)] = data


class Disk:
    """The files lie in a folder as programs see them; beside that is noted what would be left of them."""

    def __init__(self, folder: Path, chance: random.Random) -> None:
        self.folder = folder
        self.files: dict[str, FileOnDisk] = {}
        self.full = False
        self.sync_fails = 0.0
        self.write_fails = 0.0
        self.countdown: tuple[int, Callable[[], None]] | None = None
        """After so many more writes and syncs something happens to whoever makes the next one."""
        self.operations = 0
        self._chance = chance

    def put(self, name: str, content: bytes) -> None:
        """A file that is there from the beginning."""
        (self.folder / name).write_bytes(content)
        self.files[str(self.folder / name)] = FileOnDisk()
        self.files[str(self.folder / name)].safe[:] = content

    def file(self, path: str) -> FileOnDisk:
        return self.files.setdefault(path, FileOnDisk())

    def lose_power(self, loss: Loss) -> None:
        """Nobody may have a file open any more."""
        for path, file in list(self.files.items()):
            file.lose(loss, self._chance)
            Path(path).write_bytes(file.safe)
            if not file.safe:
                Path(path).unlink()
                del self.files[path]
        for shared in self.folder.glob("*-shm"):
            shared.unlink()

    def check(self, what: str) -> None:
        """Before a write or a sync: whether it works."""
        self.operations += 1
        if self.countdown is not None:
            left, happen = self.countdown
            self.countdown = (left - 1, happen)
            if left <= 0:
                self.countdown = None
                happen()
        if self._chance.random() < (self.sync_fails if what == "sync" else self.write_fails):
            raise apsw.IOError(f"the disk fails to {what}")


class Vfs(apsw.VFS):
    """How the SQLite of one process sees a disk. Once the process is dead it changes nothing any more."""

    def __init__(self, disk: Disk, name: str) -> None:
        super().__init__(name, "")
        self.disk = disk
        self.name = name
        self.alive = True

    def check(self, what: str) -> None:
        if self.alive:
            self.disk.check(what)
        if not self.alive:
            raise apsw.IOError("this process is dead")

    def write_again(self, path: Path) -> None:
        """A file is written over with what it seems to hold, by the program and not by SQLite."""
        file = self.disk.file(str(path))
        try:
            self.check("write")
            file.unsynced.append((0, path.read_bytes()))
            self.sync(file)
        except apsw.IOError as error:
            raise OSError(errno.EIO, str(error)) from None

    def sync(self, file: FileOnDisk) -> None:
        try:
            self.check("sync")
        except apsw.IOError:
            if self.alive:
                file.sync_badly(self.disk._chance)
            raise
        file.sync()

    def xOpen(self, name: apsw.URIFilename | str | None, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        return File(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        self.check("write")
        super().xDelete(filename, syncdir)
        self.disk.files.pop(filename, None)

    def excepthook(self, *_: object) -> bool:
        """SQLite tells its caller; nobody else needs to hear of it."""
        return True


class File(apsw.VFSFile):
    def __init__(self, vfs: Vfs, name: apsw.URIFilename | str | None, flags: list[int]) -> None:
        super().__init__("", name, flags)
        path = name.filename() if isinstance(name, apsw.URIFilename) else name or ""
        self._vfs = vfs
        self._kept = vfs.disk.file(path) if path else FileOnDisk()

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self._vfs.check("write")
        if self._vfs.disk.full and offset + len(data) > self.xFileSize():
            raise apsw.FullError("the disk is full")
        super().xWrite(data, offset)
        self._kept.unsynced.append((offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        self._vfs.check("write")
        super().xTruncate(newsize)
        self._kept.unsynced.append(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self._vfs.sync(self._kept)

    def excepthook(self, *_: object) -> bool:
        """SQLite tells its caller; nobody else needs to hear of it."""
        return True
