"""The words around the game exist in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import midtown.cli

FOLDER = Path(str(midtown.cli.__file__)).parent
KEY = re.compile(r"^([a-z][a-z-]*) =", re.MULTILINE)


def test_both_languages_have_the_same_messages() -> None:
    english, german = ((FOLDER / "texts" / f"{language}.ftl").read_text() for language in ("en", "de"))
    assert KEY.findall(english) == KEY.findall(german)
    variables = [re.findall(r"\$[a-z]+", text) for text in (english, german)]
    assert sorted(variables[0]) == sorted(variables[1])


def test_every_message_is_used_and_every_message_used_exists() -> None:
    source = "".join(path.read_text() for path in FOLDER.glob("*.py"))
    keys = set(KEY.findall((FOLDER / "texts" / "en.ftl").read_text()))
    used = {key for key in keys if f'"{key}"' in source or f"'{key}'" in source or key.startswith("compiling-")}
    assert keys == used
