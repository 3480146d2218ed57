"""Reading and writing files so that a bad one is a sentence and a crash loses nothing."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path

from platformdirs import user_data_path

from midtown.engine.state_record import Json
from midtown.errors import InvalidError

LARGEST = 16 * 2**20


def read_json(path: Path) -> object:
    try:
        if path.stat().st_size > LARGEST:
            raise InvalidError(f"{path} is larger than any record.")
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise InvalidError(f"There is no file {path}.") from None
    except OSError as error:
        raise InvalidError(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise InvalidError(f"{path} is not a text file.") from None
    except (ValueError, RecursionError):
        raise InvalidError(f"{path} is not JSON, or was cut off.") from None


def write_json(path: Path, content: Json) -> None:
    """Writes the whole file or leaves the old one: a new file takes its place once it is on the disk."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=path.parent, suffix=".new", delete=False, encoding="utf-8") as new:
            json.dump(content, new)
            new.flush()
            os.fsync(new.fileno())
        os.replace(new.name, path)
    except OSError as error:
        raise InvalidError(f"{path} cannot be written: {error.strerror}.") from None


def saves() -> Path:
    """The folder of saved matches."""
    named = os.environ.get("MIDTOWN_DATA_DIR")
    return (Path(named) if named else user_data_path("midtown")) / "matches"
