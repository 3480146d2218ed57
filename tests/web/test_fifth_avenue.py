"""Fifth Avenue's table: a map with the four options of a turn in its corners, and an auction that steps out of it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

import midtown
from midtown.engine.match import Match
from tests.web.conftest import Keep, Open
from tests.web.looks import DESKTOP, PHONE, assert_fits
from tests.web.player import MINE, board, moment, own, prompt, settle
from tests.web.positions import find, kinds, phase, sit_at
from tests.web.reader import Reader
from tests.web.symbols import assert_explains_itself
from tests.web.tables import bring_finished

View = dict[str, Any]
LIKED = {"take_business": 4, "take_skyscrapers": 3, "take_black": 2, "score": 2, "lay": 3, "declare": 5, "pass": 0.6}
"""How much a random player likes each kind of choice, so that towers grow and bids are made."""
LOW: ViewportSize = {"width": 1280, "height": 720}
LARGE: ViewportSize = {"width": 2560, "height": 1300}


@cache
def match(players: int = 3, side: str = "front", seed: int = 5) -> Match:
    played = midtown.new_match("fifth_avenue", players=players, seed=seed, board=side)
    chooser = random.Random(seed)
    while not played.over:
        legal = list(played.legal)
        played.play(chooser.choices(legal, [LIKED.get(action.kind, 1) for action in legal])[0])
    return played


def at(page: Page, wanted: Callable[[View], object], start: float = 0.3, **given: Any) -> Page:
    played = match(**given)
    return sit_at(page, played, find(played, wanted, start))


CLEAR = """() => {
    const [map, below] = [".board", ".bottom"].map((part) => document.querySelector(part).getBoundingClientRect());
    return map.bottom <= below.top + 1 && below.bottom <= innerHeight + 1;
}"""
"""Nothing lies over the map, and all of it is in the window."""


def choosing(view: View) -> bool:
    """All four options, and more than one shop to choose from."""
    shops = [choice for choice in view["choices"] if choice["kind"] == "take_business"]
    return len(shops) > 1 and {"take_skyscrapers", "take_black", "score"} <= kinds(view)


def raising(view: View) -> bool:
    return phase(view) == "bid" and view["state"]["highest"] > 0 and "lay" in kinds(view)


def corner(page: Page, name: str) -> Locator:
    return board(page).get_by_role("region", name=re.compile(name))


def lots(page: Page) -> Locator:
    return board(page).get_by_role("button", name=re.compile(r" plot\. "))


def test_the_four_options_stand_in_the_corners(person: Open, keep: Keep) -> None:
    page = at(person("/"), choosing)
    for name, choices in (
        ("Take 3 skyscrapers", 1),
        ("Open a shop", 1),
        ("Black card, then walk", 1),
        ("Score a district", 1),
    ):
        expect(corner(page, name)).to_be_visible()
        assert corner(page, name).get_by_role("button").count() >= choices
    keep(page, "fifth_avenue-choose-paper")


def test_pointing_at_a_shop_lights_where_it_could_go(person: Open) -> None:
    page = at(person("/"), choosing)
    lit = board(page).locator(".glow:not(.glows)")
    expect(lit).to_have_count(0)
    corner(page, "Open a shop").get_by_role("button").first.hover()
    expect(lit.first).to_be_attached()


def test_a_lot_says_what_it_is_worth_and_what_counts(person: Open) -> None:
    page = at(person("/"), choosing)
    lot = board(page).get_by_role("img", name=re.compile("^34th Street West, green"))
    lot.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile("points? a skyscraper"))
    expect(board(page).locator(".bulbs")).to_have_count(1)


def test_the_map_is_read_with_the_arrow_keys(person: Open) -> None:
    page = at(person("/"), choosing)
    board(page).get_by_role("img", name=re.compile("^52nd Street West")).first.focus()
    page.keyboard.press("ArrowDown")
    focused = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert re.search("Street|Square|Park", focused)
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_a_shop_is_put_on_a_lot_that_glows(person: Open, keep: Keep) -> None:
    page = at(person("/", theme="night"), lambda view: phase(view) == "business", players=4, side="back")
    keep(page, "fifth_avenue-business-night")
    before = moment(page)
    lots(page).first.click()
    settle(page, before)


def test_on_a_phone_a_block_is_opened_before_a_lot_is_chosen(person: Open, keep: Keep) -> None:
    page = at(person("/", viewport=PHONE, has_touch=True, is_mobile=True), lambda view: phase(view) == "business")
    expect(lots(page)).to_have_count(0)
    board(page).get_by_role("button", name=re.compile("lots?$")).first.tap()
    keep(page, "fifth_avenue-block-phone")
    board(page).get_by_role("button", name="To the map").tap()
    expect(lots(page)).to_have_count(0)
    board(page).get_by_role("button", name=re.compile("lots?$")).first.tap()
    before = moment(page)
    lots(page).first.tap()
    settle(page, before)


def test_on_a_phone_the_four_options_lie_in_one_row_under_the_thumb(person: Open, keep: Keep) -> None:
    page = at(person("/", viewport=PHONE, has_touch=True, is_mobile=True), choosing)
    row = own(page).get_by_role("group", name="The four options")
    expect(row.get_by_role("button")).to_have_count(4)
    tops = [key.bounding_box()["y"] for key in row.get_by_role("button").all()]  # type: ignore[index]
    assert max(tops) - min(tops) < 2
    keep(page, "fifth_avenue-choose-phone")
    row.get_by_role("button", name=re.compile("^B")).tap()
    expect(
        own(page).get_by_role("group", name="Shop").get_by_role("button", name=re.compile("^Take a"))
    ).not_to_have_count(0)


def test_on_a_phone_the_hand_folds_and_still_says_what_there_is(person: Open) -> None:
    page = at(person("/", viewport=PHONE, has_touch=True, is_mobile=True), choosing)
    fold = own(page).get_by_role("button", name="Fold or unfold what is yours")
    open_height = own(page).bounding_box()["height"]  # type: ignore[index]
    fold.tap()
    expect(own(page).get_by_role("list", name="Hand").get_by_role("listitem").first).to_be_visible()
    assert own(page).bounding_box()["height"] < open_height - 40  # type: ignore[index]
    fold.tap()
    expect(own(page).get_by_role("list", name="Hand").get_by_role("button").first).to_be_attached()


def test_my_bid_says_what_it_does(person: Open, keep: Keep) -> None:
    page = at(person("/"), raising)
    expect(board(page).get_by_role("region", name=re.compile("^Auction"))).to_be_visible()
    before = moment(page)
    own(page).get_by_role("button", name=re.compile("^Lay")).first.click()
    settle(page, before)
    page.wait_for_selector(MINE)
    expect(own(page)).to_contain_text(re.compile("builds up to|more needed"))
    keep(page, "fifth_avenue-bid-paper")


def test_alea_has_a_tray_of_her_own(person: Open) -> None:
    page = at(person("/"), lambda view: phase(view) == "bid", players=2)
    expect(board(page).get_by_role("region", name=re.compile("^Auction"))).to_contain_text("Alea")


@pytest.mark.parametrize("moment_of", ["choose", "bid"])
@pytest.mark.parametrize("size", [DESKTOP, LOW, LARGE, PHONE], ids=["desktop", "low", "large", "phone"])
def test_board_and_hand_fit_the_window(person: Open, size: ViewportSize, moment_of: str) -> None:
    bidding = moment_of == "bid"
    theme, language = ("night", "de") if bidding else ("paper", "en")
    wanted = raising if bidding else choosing
    page = at(person("/", viewport=size, theme=theme, language=language), wanted)
    assert_fits(page)
    page.wait_for_function(CLEAR)
    map_box, own_box = board(page).bounding_box(), own(page).bounding_box()
    assert map_box
    assert own_box
    assert map_box["y"] >= 0
    assert map_box["height"] >= size["height"] * 0.38
    assert own_box["y"] + own_box["height"] <= size["height"] + 1
    assert prompt(page).is_visible()


SYMBOLS = (
    "plot:",
    "commissioner:white",
    "commissioner:beige",
    "marker:",
    "waiting:",
    "central_park",
    "offer:",
    "placed",
    "top:green",
    "card:",
)
"""A symbol of every kind, by the beginning of the name that flights know it by."""


def marked(view: View) -> bool:
    return choosing(view) and any(view["state"]["markers"]["white"].values())


def symbol(page: Page, name: str) -> Locator:
    return page.locator(f"[data-piece^='{name}']").first


def test_every_kind_of_symbol_explains_itself_to_mouse_keys_and_finger(person: Open) -> None:
    page = at(
        person("/", has_touch=True), lambda view: choosing(view) and any(view["state"]["markers"]["white"].values())
    )
    before = moment(page)
    for name in SYMBOLS:
        assert_explains_itself(page, symbol(page, name), name)
    assert moment(page) == before, "who holds a finger on a piece chooses nothing"


IN_PLACE = """async () => {
    for (let i = 0; i < 3; i++) await new Promise((done) => setTimeout(() => requestAnimationFrame(done)));
    const map = document.querySelector("[data-piece='city_hall']").closest("svg");
    const { left, top } = map.getBoundingClientRect();
    const lots = [...map.querySelectorAll("[data-piece^='plot:'] path:first-child")];
    const badges = [...map.querySelectorAll("svg[x][y]")].filter((each) => !each.closest("[transform]"));
    const isInside = (each, x, y, right, bottom) => {
        const box = each.getBoundingClientRect();
        const over = [left + x - box.left, top + y - box.top, box.right - left - right, box.bottom - top - bottom];
        return over.every((pixels) => pixels < 1.5);
    };
    const isDrawn = (path) => {
        const numbers = path.getAttribute("d").match(/-?[\\d.]+/g).map(Number);
        const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, i) => i % 2 === odd));
        return isInside(path, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
    };
    const isPut = (badge) => {
        const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(badge.getAttribute(name)));
        return isInside(badge, x, y, x + width, y + height);
    };
    return lots.length > 0 && badges.length > 0 && lots.every(isDrawn) && badges.every(isPut);
}"""
"""Whether the lots and what stands on them are where the drawing has put them."""


def test_nothing_on_the_map_is_left_behind_when_the_window_changes(person: Open) -> None:
    page = at(person("/", theme="night"), choosing)
    for size in (None, LOW, PHONE, DESKTOP, LARGE, PHONE, DESKTOP):
        if size:
            page.set_viewport_size(size)
        page.wait_for_function(IN_PLACE)


def test_the_final_scoring_walks_from_tower_to_tower(person: Open) -> None:
    page = person("/", motion="calm")
    page.goto(bring_finished(page, "fifth_avenue", 3))
    result = page.get_by_role("region", name="Result")
    expect(result.get_by_role("status")).to_contain_text("Counting 1 of")
    expect(page.locator("[data-spot]").first).to_be_visible()
    result.get_by_role("button", name="Skip").click()
    expect(page.locator("[data-spot]")).to_have_count(0)


def test_the_map_is_heard_lot_by_lot(person: Open) -> None:
    reader = Reader(person("/new/fifth_avenue"))
    reader.until(lambda: reader.find("button", "Begin$"))
    begin = reader.find("button", "Begin$")
    assert begin
    reader.press(begin)
    reader.until(lambda: reader.find("button", "Place a start skyscraper: Times Square"))
    lots = [node.name for node in reader.all("image") if re.search(r", (orange|green|gray|brown|violet)\. ", node.name)]
    starts = [node.name for node in reader.all("button") if node.name.startswith("Place a start")]
    assert len(lots) + len(starts) == 7 * 5
    assert any(re.search("points? a skyscraper", lot) for lot in lots)
