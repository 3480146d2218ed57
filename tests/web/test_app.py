"""The page as an app at a service: without a network it opens, teaches and plays; nothing else is kept."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.web.conftest import Keep, Open
from tests.web.looks import PHONE
from tests.web.player import MINE, arrived, board, decide
from tests.web.tables import set_table

READY = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
    const names = await caches.keys();
    const caches_ = await Promise.all(names.map((name) => caches.open(name)));
    const kept = await Promise.all(caches_.map((cache) => cache.keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
}"""


def test_without_a_network_the_page_opens_and_this_device_plays(person: Open, keep: Keep) -> None:
    page = person("/", service_workers="allow")
    page.wait_for_function(READY)
    there = set_table(page, "skyline", [{"kind": "me"}, {"kind": "open"}])
    page.context.set_offline(True)
    page.goto("/")
    page.get_by_role("button", name="Play now: Fifth Avenue").click()
    here = arrived(page)
    assert here.startswith("here-")
    page.wait_for_selector(MINE)
    decide(page, random.Random(6))
    page.wait_for_selector(MINE)
    before = board(page).inner_text()
    page.close()
    page = page.context.new_page()
    page.goto("/")
    page.get_by_role("link", name=re.compile("Fifth Avenue.*Your turn")).click()
    page.wait_for_selector(MINE)
    expect(board(page)).to_have_text(before, use_inner_text=True)
    page.goto("/learn/skyline")
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.goto("/rules/new_york_city")
    expect(page.get_by_text("N-1.1", exact=True)).to_be_attached()
    page.goto("/new/new_york_city")
    expect(page.get_by_role("button", name="Play on this device")).to_be_visible()
    page.goto(there)
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    page.set_viewport_size(PHONE)
    for name in ("lobby", "me"):
        page.goto(f"/{name}")
        expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
        keep(page, f"offline-{name}")
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert any(address.endswith(".wasm") for address in kept)
    assert not [address for address in kept if address.startswith("/api")]
    page.context.set_offline(False)
    page.goto(there)
    expect(page.get_by_text("The match begins as soon as everybody is here.")).to_be_visible()
