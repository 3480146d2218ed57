"""The page beside the same machine natively: how fast its rules and its search are, and how smoothly it plays.

    python -m pip install -c constraints.txt -e '.[dev,web]'
    make web
    python benchmarks/browser.py [--seconds 1] [--only rules] [--game skyline]

- rules: random play and simulations of the search in one worker of Chromium, as a share of one native thread. Both
  sides take turns, in time of the processor, which others on the machine stretch least; the best of some rounds counts.
- sizes: what a game and a table bring, gzipped.
- table: how long from a click to a table against a bot, and the longest task of the page's own thread while `master`
  thinks in the page's workers, by the clock and in time of the processor.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from pathlib import Path
from shutil import copytree
from threading import Thread
from typing import Any

import numpy as np
from frames import service
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from midtown.bots.search import plan_for
from midtown.bots.tree import DECISIONS, new_buffers, new_tree, reset_tree, run_visits
from midtown.engine import play
from midtown.engine.game import Game
from midtown.engine.match import Match
from midtown.engine.seed import Seed
from midtown.games import find, names

ROOT = Path(__file__).resolve().parents[1]
sys.path += [str(ROOT), str(ROOT / "web")]
npm = import_module("npm").npm
driven = import_module("tests.web.conftest")

ROUNDS = 3
PLAYERS = 2
BATCH = 20
SIMULATIONS = 500
DECISIONS_WATCHED = 3
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
MINE = '[data-state="mine"]'
PATIENCE = 120_000
PAGE_OF_WORKER = """<!doctype html><title>worker</title><script type="module">
const worker = new Worker("worker.mjs", { type: "module" });
window.ask = (question) => new Promise((done) => {
  worker.onmessage = ({ data }) => done(data);
  worker.postMessage(question);
});
</script>"""
WORKER = """import { Bench } from "./measure.mjs";
const benches = new Map();
onmessage = async ({ data: { name, players, what, given, simulations } }) => {
  if (!benches.has(name)) benches.set(name, await Bench.open("./games", name, players, simulations));
  postMessage(benches.get(name)[what](...given));
};"""

Lap = Callable[[float], float]
"""So many a second, measured for about so long."""


class Quiet(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}  # noqa: RUF012

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def native_laps(game: Game) -> dict[str, Lap]:
    options = game.read_options(PLAYERS, {})
    blank = game.blank(PLAYERS, options)
    table, room = blank.copy(), np.zeros(game.actions.count, np.int32)
    table["stream"] = 0x9E3779B97F4A7C15
    match = Match(game, PLAYERS, options, Seed.read(1))
    root, world = match.imagined(0, 1), np.zeros(1, game.state.dtype)
    sight = (game.state.visible_bytes(0).astype(np.uint8) * 255).view(np.uint64)
    tree, buffers = new_tree(SIMULATIONS + 1), new_buffers(game)

    def random_game() -> float:
        return float(play.random_games(table, blank, room, BATCH))

    def search() -> float:
        reset_tree(tree)
        run_visits(root, world, world.view(np.uint64), sight, tree, buffers, plan_for(game), 0, SIMULATIONS)
        assert tree.used[DECISIONS] > 0
        return float(SIMULATIONS)

    return {"random play, decisions/s": _lap(random_game), "search, simulations/s": _lap(search)}


def _lap(work: Callable[[], float]) -> Lap:
    def measured(seconds: float) -> float:
        began, done = time.thread_time(), 0.0
        while (spent := time.thread_time() - began) < seconds:
            done += work()
        return done / spent

    return measured


def worker_seconds() -> float:
    """The time of the processor that the workers of our browser have taken so far."""
    threads = (thread for thread in Path("/proc").glob("[0-9]*/task/[0-9]*") if _is_our_worker(thread))
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


def _is_our_worker(thread: Path) -> bool:
    try:
        return (thread / "comm").read_text().startswith("DedicatedWorker") and _is_ours(int(thread.parts[2]))
    except OSError:
        return False


def _is_ours(process: int) -> bool:
    while process > 1:
        if process == os.getpid():
            return True
        process = int(Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[1])
    return False


def browser_laps(page: Page, name: str) -> dict[str, Lap]:
    def measured(what: str, counted: str, size: int, seconds: float) -> float:
        question = {"name": name, "players": PLAYERS, "simulations": SIMULATIONS, "what": what}
        began, done = worker_seconds(), 0.0
        while (spent := worker_seconds() - began) < seconds:
            rate = page.evaluate("(question) => ask(question)", {**question, "given": [seconds / 10, size]})
            done += rate[counted]
        return done / spent

    return {
        "random play, decisions/s": partial(measured, "randomPlay", "decisions", BATCH),
        "search, simulations/s": partial(measured, "searches", "whole", SIMULATIONS),
    }


def rules(browser: Browser, games: list[str], seconds: float, console: Console) -> None:
    table = Table("a second of the processor", "native", "Chromium", "ratio", box=None, padding=(0, 2, 0, 0))
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        copytree(ROOT / "web" / "games", folder / "games")
        source = ROOT / "web" / "src" / "local" / "engine" / "measure.ts"
        if npm("exec", "--", "rolldown", str(source), "--file", str(folder / "measure.mjs"), "--format", "esm") != 0:
            sys.exit("The page's engine could not be bundled.")
        (folder / "worker.mjs").write_text(WORKER, encoding="utf-8")
        (folder / "index.html").write_text(PAGE_OF_WORKER, encoding="utf-8")
        with served(folder) as address:
            page = browser.new_page()
            page.goto(address)
            for name in games:
                here, there = native_laps(find(name)), browser_laps(page, name)
                for what, lap in here.items():
                    with console.status(f"{name}: {what}"):
                        best = [max(each) for each in zip(*_rounds(lap, there[what], seconds), strict=True)]
                    table.add_row(f"{name}, {what}", f"{best[0]:,.0f}", f"{best[1]:,.0f}", f"{best[1] / best[0]:.2f}")
            page.close()
    console.print(table)


def _rounds(here: Lap, there: Lap, seconds: float) -> Iterator[tuple[float, float]]:
    """Both sides in turns, after a lap in which each compiles what it runs."""
    here(seconds)
    there(2 * seconds)
    for _ in range(ROUNDS):
        yield here(seconds), there(seconds)


def zipped(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))


def sizes(console: Console) -> None:
    table = Table("gzipped", "KB", box=None, padding=(0, 2, 0, 0))
    for name in names():
        parts = [ROOT / "web" / "games" / f"{name}.{kind}" for kind in ("wasm", "json", "mjs")]
        table.add_row(f"{name}: rules, search, judgement, declaration", f"{sum(map(zipped, parts)) / 1000:.0f}")
    console.print(table)


def click_to_table(page: Page, address: str, way: Callable[[Page, str], None], name: str) -> tuple[float, set[str]]:
    """Milliseconds from the click until one may decide or watch, and the scripts that were there then."""
    fetched: set[str] = set()
    page.on("response", lambda got: fetched.add(got.url) if got.url.endswith(".js") else None)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.evaluate("addEventListener('click', () => (window.clicked ??= performance.now()), true)")
    page.evaluate(
        """() => new MutationObserver((_, watching) => {
            if (!document.querySelector("[data-state]")) return;
            window.there = performance.now();
            watching.disconnect();
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    way(page, name)
    page.wait_for_function("() => window.there", timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    return float(page.evaluate("window.there - window.clicked")), fetched


def play_now(page: Page, name: str) -> None:
    page.locator("article", has=page.locator(f'a[href="/new/{name}"]')).get_by_role("button").click()


def play_here(page: Page, name: str) -> None:
    page.get_by_role("button", name="Play on this device").click()


def master_here(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}/new/{name}")
    page.get_by_role("radio", name="Master").check()
    play_here(page, name)
    page.wait_for_selector(MINE, timeout=PATIENCE)


def longest_tasks(browser: Browser, page: Page) -> tuple[float, float]:
    """Of the page's own thread while `master` thinks: milliseconds by the clock and of the processor."""
    worst = (0.0, 0.0)
    for _ in range(DECISIONS_WATCHED):
        page.wait_for_selector(MINE, timeout=PATIENCE)
        if not _pass_the_turn(page):
            break
        browser.start_tracing(page=page, categories=["toplevel", "disabled-by-default-devtools.timeline"])
        page.wait_for_timeout(900)
        found = json.loads(browser.stop_tracing())["traceEvents"]
        worst = tuple(map(max, zip(worst, _tasks(found), strict=True)))  # type: ignore[assignment]
    if not any(worst):
        sys.exit("No decision of master was watched.")
    return worst


def _pass_the_turn(page: Page) -> bool:
    """Plays what is lit up until somebody else has to decide."""
    for _ in range(60):
        page.wait_for_selector(f'{MINE}, [data-state="over"], [data-state="others"]', timeout=PATIENCE)
        if page.locator(MINE).count() == 0:
            return page.locator('[data-state="over"]').count() == 0
        page.evaluate("""() => {
            const asks = document.querySelector("[data-asks] button");
            const lit = [...document.querySelectorAll("[data-choice]")].find((each) => each.checkVisibility());
            (asks ?? lit)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        }""")
        page.wait_for_timeout(100)
    return False


def _tasks(events: list[dict[str, Any]]) -> tuple[float, float]:
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    own = [
        e for e in events if e["name"] in TASKS and "dur" in e and names.get((e["pid"], e["tid"])) == "CrRendererMain"
    ]
    if not own:
        sys.exit("The browser's tracing told of no task of the page's own thread.")
    return max(e["dur"] / 1000 for e in own), max(e.get("tdur", 0) / 1000 for e in own)


def tables(browser: Browser, games: list[str], console: Console) -> None:
    table = Table(
        "a table in the page",
        "Play now, ms",
        "on this device, ms",
        "scripts, KB",
        "longest task, ms",
        "of processor",
        box=None,
        padding=(0, 2, 0, 0),
    )
    with service() as address:
        for name in games:
            context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en")
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            click_to_table(page, address, play_now, name)
            now, scripts = click_to_table(page, address, play_now, name)
            here, more = click_to_table(page, f"{address}/new/{name}", play_here, name)
            master_here(page, address, name)
            clock, processor = longest_tasks(browser, page)
            built = ROOT / "src" / "midtown" / "server" / "web" / "assets"
            weight = sum(zipped(built / url.rsplit("/", 1)[1]) for url in scripts | more)
            row = (now, here, weight / 1000, clock, processor)
            table.add_row(name, *(f"{number:.0f}" for number in row))
            context.close()
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each round")
    parser.add_argument("--only", choices=["rules", "sizes", "table"])
    parser.add_argument("--game", choices=names())
    given = parser.parse_args()
    games = [given.game] if given.game else names()
    console = Console()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=driven.CHROMIUM, args=driven.FLAGS)
        if given.only in (None, "rules"):
            rules(browser, games, given.seconds, console)
        if given.only in (None, "sizes"):
            sizes(console)
        if given.only in (None, "table"):
            tables(browser, games, console)
        browser.close()


if __name__ == "__main__":
    main()
