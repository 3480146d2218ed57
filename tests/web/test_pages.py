"""Every page of the house: nobody is kept out, nothing scrolls sideways, a reload loses nothing."""

from __future__ import annotations

import gzip
import random
from pathlib import Path

import pytest

from tests.web.conftest import BUILT, Keep, Open
from tests.web.looks import DESKTOP, PHONE
from tests.web.player import MINE, decide, play_newcomer, play_now

GAMES = ["skyline", "fifth_avenue", "new_york_city"]


@pytest.mark.parametrize("game", ["skyline", "fifth_avenue", "new_york_city"])
@pytest.mark.parametrize(("theme", "size"), [("paper", "phone"), ("night", "desktop")])
def test_every_table_is_open_to_everybody(person: Open, keep: Keep, game: str, theme: str, size: str) -> None:
    page = person("/", theme=theme, viewport=PHONE if size == "phone" else DESKTOP)
    play_now(page, game)
    page.wait_for_selector(MINE)
    keep(page, f"{game}-{theme}-{size}")


@pytest.mark.parametrize("game", ["skyline", "fifth_avenue", "new_york_city"])
def test_on_a_desktop_board_and_hand_are_seen_at_once(person: Open, game: str) -> None:
    page = person("/")
    play_newcomer(page, game)
    chooser = random.Random(15)
    for _ in range(15):
        page.wait_for_selector(MINE)
        page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
        decide(page, chooser)


@pytest.mark.parametrize("game", GAMES)
def test_the_javascript_of_a_table_is_small(game: str) -> None:
    """All there is, less what belongs to the other games alone."""
    others = tuple(name for name in GAMES if name != game)
    scripts = [each for each in Path(BUILT).parent.rglob("*.js") if not each.name.startswith(others)]
    assert 0 < sum(len(gzip.compress(script.read_bytes())) for script in scripts) < 250_000
