"""Makes the pictures of the README from the real thing: matches of bots, brought to a service, seen in a browser.

python web/pictures.py      after make web; needs Chromium
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

import midtown
from midtown import bots
from midtown.engine.match import Match
from midtown.engine.state_record import Json

IMAGES = Path(__file__).resolve().parents[1] / "docs" / "images"
SIZE: ViewportSize = {"width": 1440, "height": 900}
SCENES = (
    # game, players, seed, phase, from which part of the match on, light
    ("skyline", 3, 5, "rolled", 0.75, "night"),
    ("fifth_avenue", 3, 2, "bid", 0.5, "paper"),
    ("new_york_city", 4, 3, "bid", 0.55, "night"),
)

POST = """async ([path, body]) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
}"""


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    with service() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for game, players, seed, phase, part, light in SCENES:
            context = browser.new_context(viewport=SIZE, base_url=url)
            context.add_init_script(f'localStorage[\'midtown-habits\'] ??= \'{{"theme": "{light}", "pace": "off"}}\'')
            page = context.new_page()
            take(page, played(game, players, seed), phase, part, IMAGES / f"{game.replace('_', '-')}.png")
        browser.close()


@contextmanager
def service() -> Iterator[str]:
    with TemporaryDirectory() as data:
        command = [sys.executable, "-m", "midtown", "serve", "--data", data, "--port", "0"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert process.stdout is not None
        yield re.findall(r"http://\S+", process.stdout.readline())[0]
        process.terminate()
        process.wait()


def played(game: str, players: int, seed: int) -> Match:
    """A whole match of bots."""
    match = midtown.new_match(game, players=players, seed=seed)
    bot = bots.find("casual")
    while not match.over:
        match.play(bot.choose(match))
    return match


def take(page: Page, match: Match, phase: str, part: float, picture: Path) -> None:
    """Brings the match, goes on from the moment that shows most, and takes the picture."""
    page.goto("/")
    page.evaluate(POST, ["/guests", {"name": "Ada", "language": "en"}])
    table = page.evaluate(POST, ["/records", match.record()])
    wish = {"ply": moment(match, phase, part), "seat": 0, "bot": "casual"}
    forked = page.evaluate(POST, [f"/tables/{table['id']}/fork", wish])
    page.goto(f"/t/{forked['id']}")
    page.wait_for_selector('[data-state="mine"]')
    page.evaluate("document.fonts.ready")
    seen = Image.open(BytesIO(page.locator("main").screenshot()))
    seen.quantize(256).save(picture, optimize=True)


def moment(match: Match, phase: str, part: float) -> int:
    """The ply from that part of the match on where the first seat is in that phase and has most to choose from."""
    moments = range(int(match.ply * part), match.ply)
    seen: dict[int, Json] = {ply: match.at(ply).view(0) for ply in moments}
    mine = [ply for ply, view in seen.items() if view["turn"] == 0 and view["state"]["phase"] == phase]
    return max(mine, key=lambda ply: len(seen[ply]["choices"]))


if __name__ == "__main__":
    main()
