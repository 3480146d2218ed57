"""How smoothly pieces move: a match of bots, watched in Chromium, whose own tracing says which frames were drawn.

    .venv/bin/python benchmarks/frames.py [--games skyline] [--steps 40] [--slower 4]

After `make web`; needs Chromium. A frame is due when something has to be drawn for it; one that comes too late counts
as dropped. `p50`, `p95` and `max` are the times from one frame to the next, `task` is the longest that the page's own
thread worked without a break, `cores` what all of the browser used, both in time of the processor. `--slower` makes
the page's own thread so many times slower, as a phone is. The bar: 57 of the 60 frames that a second has are drawn, on
every board at every size.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import click
import numpy as np
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import midtown
from midtown import bots
from midtown.engine.state_record import Json

GAMES = ("skyline", "fifth_avenue", "new_york_city")
SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "desktop": {"width": 1440, "height": 900},
    "large": {"width": 2560, "height": 1300},
}
PATIENCE = 180_000
RATE = 60
BAR = 57
CATEGORIES = ["blink.user_timing", "disabled-by-default-devtools.timeline.frame", "toplevel"]
TASKS = ("ThreadControllerImpl::RunTask", "ThreadPool_RunTask")
MARKS_FLIGHTS = """
localStorage["midtown-habits"] ??= JSON.stringify({ theme: "night", pace: "calm", sound: false });
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
    const start = performance.now();
    const flight = animate.apply(this, given);
    flight.finished.then(() => performance.measure("flight", { start }), () => {});
    return flight;
};
"""
"""Every flight becomes a span of the trace."""
POST = """async ([path, body]) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
}"""
MOMENT = "document.querySelector('[data-state]')?.dataset.moment"
MOVED = f"(before) => {MOMENT} !== before"

Span = tuple[float, float]


@dataclass
class Figures:
    """What was seen while pieces moved."""

    seconds: float
    drawn: int
    dropped: int
    waits_ms: list[float]
    tasks_ms: list[float]
    """Of the page's own thread."""
    cores: float
    """What all threads of the browser used."""

    @property
    def rate(self) -> float:
        return RATE * self.drawn / max(1, self.drawn + self.dropped)

    def row(self, name: str) -> str:
        typical, late, last = np.percentile(self.waits_ms, [50, 95, 100])
        return (
            f"{name:<24}{self.seconds:8.1f}{self.drawn:8d}{self.dropped:8d}{self.rate:10.1f}{self.rate / RATE:8.2f}"
            f"{typical:9.1f}{late:8.1f}{last:8.1f}{max(self.tasks_ms):10.1f}{self.cores:8.2f}"
        )


HEAD = (
    f"{'':<24}{'seconds':>8}{'drawn':>8}{'dropped':>8}{'frames/s':>10}{'of 60':>8}"
    f"{'p50 ms':>9}{'p95':>8}{'max':>8}{'task ms':>10}{'cores':>8}"
)


@contextmanager
def service() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "midtown", "serve", "--data", data, "--port", "0"]
        variables = {**os.environ, "MIDTOWN_WARM_UP": "false", "MIDTOWN_LOG_LEVEL": "error"}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=variables)
        assert process.stdout is not None
        try:
            yield re.findall(r"http://\S+", process.stdout.readline())[0]
        finally:
            process.terminate()
            process.wait()


def played(game: str, seed: int = 5) -> Json:
    """The record of a whole match of bots."""
    match, bot = midtown.new_match(game, players=3, seed=seed), bots.find("newcomer")
    while not match.over:
        match.play(bot.choose(match))
    return match.record()


def watch(page: Page, table: str, first: int, steps: int) -> Iterator[None]:
    """Looks at a match through the first seat's eyes, from one step on, and then at step after step."""
    page.goto(f"/t/{table}?ply={first}&eyes=0")
    page.wait_for_selector("[data-state]")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    yield
    for _ in range(steps):
        before = page.evaluate(MOMENT)
        page.keyboard.press("ArrowRight")
        page.wait_for_function(MOVED, arg=before)
    yield


def traced(browser: Browser, url: str, size: str, record: Json, steps: int, slower: float) -> Figures:
    """What the browser's tracing says of so many steps from the middle of the match."""
    context = browser.new_context(base_url=url, viewport=SIZES[size])
    context.set_default_timeout(PATIENCE)
    context.add_init_script(MARKS_FLIGHTS)
    page = context.new_page()
    page.goto("/")
    page.evaluate(POST, ["/guests", {"name": "Ada", "language": "en"}])
    table = page.evaluate(POST, ["/records", record])["id"]
    watching = watch(page, table, len(record["actions"]) // 2, steps)
    next(watching)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    browser.start_tracing(page=page, categories=CATEGORIES)
    next(watching)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return figures(trace)


def figures(trace: list[dict[str, Any]]) -> Figures:
    moving = flights(trace)
    seen = [event for event in trace if within(moving, event.get("ts", 0))]
    drawn = sorted(event["ts"] for event in seen if event["name"] == "DrawFrame")
    dropped = [event for event in seen if event["name"] == "DroppedFrame" and not event["args"]["hasPartialUpdate"]]
    waits = [
        (then - at) / 1000
        for start, end in moving
        for at, then in pairwise([start, *(at for at in drawn if start <= at <= end)])
    ]
    main = next((event["pid"], event["tid"]) for event in trace if event["name"] == "flight")
    tasks = [event for event in seen if event["name"] in TASKS and "tdur" in event]
    own = [event["tdur"] / 1000 for event in tasks if (event["pid"], event["tid"]) == main]
    length = sum(end - start for start, end in moving)
    cores = sum(event["tdur"] for event in tasks) / length
    return Figures(length / 1e6, len(drawn), len(dropped), waits, own, cores)


def flights(trace: list[dict[str, Any]]) -> list[Span]:
    """When at least one piece was moving."""
    begun: dict[str, list[float]] = {}
    spans: list[Span] = []
    for event in sorted((event for event in trace if event["name"] == "flight"), key=lambda event: float(event["ts"])):
        waiting = begun.setdefault(json.dumps(event["id2"]), [])
        if event["ph"] == "b":
            waiting.append(event["ts"])
        else:
            spans.append((waiting.pop(0), event["ts"]))
    merged: list[Span] = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def within(spans: list[Span], at: float) -> bool:
    return any(start <= at <= end for start, end in spans)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--slower", type=float, default=1)
    args = parser.parse_args()
    click.echo(HEAD)
    slowest = float(RATE)
    with service() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for game in args.games.split(","):
            record = played(game)
            for size in args.sizes.split(","):
                found = traced(browser, url, size, record, args.steps, args.slower)
                slowest = min(slowest, found.rate)
                click.echo(found.row(f"{game}, {size}"))
        browser.close()
    click.echo(f"slowest: {slowest:.1f} frames a second; the bar is {BAR}")
    return 0 if slowest >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
