"""How soon a first game begins without a network: a site of files is opened once, its host stopped, and a game tapped.

    .venv/bin/python benchmarks/offline.py [--times 5]

After `make web`; needs Chromium. Each time is of a fresh browser that has seen nothing but the home page: from the tap
on "Play now" until the board stands. The bar: under two seconds.
"""

from __future__ import annotations

import shutil
import statistics
import tempfile
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import click
from playwright.sync_api import Browser, sync_playwright

from midtown.server.site import write_site

GAMES = {"skyline": "Skyline", "fifth_avenue": "Fifth Avenue", "new_york_city": "New York City"}
BAR = 2.0
PATIENCE = 180_000
KEPT = "() => navigator.serviceWorker.controller !== null"
HABITS = "localStorage['midtown-language'] ??= 'en'"
BOARD = "[data-state]"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@click.command()
@click.option("--times", default=5, show_default=True, help="Fresh browsers for each game.")
def main(times: int) -> None:
    """Print the median and the slowest time of each game."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_site(Path(folder))
        flags = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=flags)
        for game, title in GAMES.items():
            taken = [first_game(browser, folder, title) for _ in range(times)]
            slowest, middle = max(taken), statistics.median(taken)
            verdict = "under the bar" if slowest < BAR else f"{slowest / BAR:.2f} of the bar"
            click.echo(f"{game:14} median {middle:.2f} s, slowest {slowest:.2f} s: {verdict}")
        browser.close()


def first_game(browser: Browser, folder: str, title: str) -> float:
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    context = browser.new_context(viewport={"width": 390, "height": 844})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(HABITS)
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{host.server_port}/")
    page.wait_for_function(KEPT)
    host.shutdown()
    host.server_close()
    context.set_offline(True)
    page.reload()
    button = page.get_by_role("button", name=f"Play now: {title}")
    button.wait_for()
    began = time.perf_counter()
    button.click()
    page.wait_for_selector(BOARD)
    taken = time.perf_counter() - began
    context.close()
    return taken


if __name__ == "__main__":
    main()
