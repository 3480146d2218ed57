"""Skyline's table: the dice tray in every state, and three keys that do nothing by accident."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Mouse, Page, expect

from tests.web.conftest import Keep, Open
from tests.web.looks import PHONE
from tests.web.player import MINE, board, moment, play_newcomer, settle, settled, take_three
from tests.web.positions import find, fits, kinds, match, nothing_fits, phase, rolled, sit_at
from tests.web.tables import bring_finished, open_table, sit_down


def key(page: Page, name: str) -> Locator:
    return tray(page).get_by_role("button", name=re.compile(f"^{name}"))


def tray(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^(Dice|Würfel)$"))


def dice(page: Page) -> Locator:
    return tray(page).get_by_role("button", name=re.compile("showing"))


def says(page: Page, words: str) -> None:
    expect(tray(page).get_by_role("paragraph").first).to_contain_text(re.compile(words))


def assert_keys(page: Page, *names: str) -> None:
    """Three keys in their order; an impossible one is there, too, and marked."""
    for name in names:
        impossible = name.startswith("no ")
        found = key(page, name.removeprefix("no "))
        expect(found).to_be_visible()
        assert (found.get_attribute("aria-disabled") == "true") == impossible, name


def at_nothing_fits(page: Page) -> Page:
    return sit_at(page, match(3), find(match(3), nothing_fits, 0.3))


def at_fits(page: Page) -> Page:
    return sit_at(page, match(3), find(match(3), fits, 0.5))


def test_what_a_turn_begins_with(person: Open, keep: Keep) -> None:
    page = sit_at(person("/"), match(2), find(match(2), lambda view: "take_district" in kinds(view), 0.4))
    assert_keys(page, "no Put back", "no Roll", "Take the District")
    says(page, "^Take any 3 dice from the Yard, or")
    for left in (2, 1, 0):
        page.get_by_role("region", name="Yard").get_by_role("button").first.click()
        says(page, f"^{left} more|^One more" if left else "^Roll the dice you took")
    assert_keys(page, "Put back", "Roll 3 dice", "Take the District")
    tray(page).get_by_role("button", name=re.compile("^Put .* back$")).first.click()
    assert_keys(page, "no Roll")
    key(page, "Put back").click()
    says(page, "^Take any 3 dice")
    keep(page, "skyline-take")


def test_the_district_is_taken_at_the_second_press(person: Open) -> None:
    page = sit_at(person("/"), match(2), find(match(2), lambda view: "take_district" in kinds(view), 0.4))
    before = moment(page)
    key(page, "Take the District").click()
    says(page, "Press again")
    assert moment(page) == before
    page.keyboard.press("Escape")
    says(page, "^Take any 3 dice")
    key(page, "Take the District").click()
    key(page, "Yes, take it").click()
    settle(page, before)
    expect(dice(page).first).to_be_visible()


def test_the_prompt_says_what_is_possible_when_nothing_fits(person: Open, keep: Keep) -> None:
    page = at_nothing_fits(person("/"))
    says(page, "^Nothing fits: abandon a die, or demolish a building.$")
    assert_keys(page, "Demolish", "no Build", "Abandon")
    keep(page, "skyline-nothing-fits")


def test_a_click_on_a_die_that_fits_nowhere_plays_nothing(person: Open) -> None:
    page = at_nothing_fits(person("/"))
    before = moment(page)
    die = dice(page).first
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    says(page, "fits? nowhere")
    die.click()
    expect(die).to_have_attribute("aria-pressed", "false")
    die.dblclick()
    says(page, "^Nothing fits")
    assert settled(page) == "mine"
    assert moment(page) == before


def test_abandoning_takes_two_presses(person: Open, keep: Keep) -> None:
    page = at_nothing_fits(person("/"))
    before, count = moment(page), dice(page).count()
    key(page, "Abandon").dblclick()
    says(page, "^Abandon .* Press again")
    assert moment(page) == before, "a double click is no second thought"
    keep(page, "skyline-abandon")
    key(page, "Yes, abandon").click()
    settle(page, before)
    expect(dice(page)).to_have_count(count - 1)
    assert_keys(page, "End turn", "Roll")
    says(page, "roll|Roll|all your dice|All your dice")
    page.get_by_role("button", name=re.compile("^Undo")).click()
    assert_keys(page, "Demolish", "no Build", "Abandon")


def test_demolishing_asks_beside_the_building(person: Open, keep: Keep) -> None:
    page = at_nothing_fits(person("/"))
    before, count = moment(page), dice(page).count()
    key(page, "Demolish").click()
    says(page, "choose one of your buildings")
    buildings = board(page).get_by_role("button", name=re.compile("^Demolish (an open|a finished)"))
    expect(buildings.first).to_be_visible()
    building = buildings.first
    building.click()
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text(re.compile(r"You lose|It costs you"))
    assert_apart(question, building)
    keep(page, "skyline-confirm")
    question.get_by_role("button", name="Keep it").click()
    expect(question).to_have_count(0)
    assert moment(page) == before
    building.click()
    question.get_by_role("button", name="Demolish").click()
    expect(dice(page)).to_have_count(count - 1)
    assert_keys(page, "End turn", "Roll")


def assert_apart(one: Locator, other: Locator) -> None:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    above = a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1
    assert beside or above, "the question covers what it asks about"


def test_a_picked_die_lights_up_where_it_fits(person: Open, keep: Keep) -> None:
    page = at_fits(person("/"))
    says(page, "fits?: build")
    lit = board(page).locator("[data-choice]")
    fitting = tray(page).get_by_role("button", name=re.compile(r"showing.*: (fits (?!nowhere)|begins)")).first
    fitting.click()
    says(page, "choose a lit floor")
    expect(lit.first).to_be_visible()
    keep(page, "skyline-picked")
    before = moment(page)
    lit.first.click()
    settle(page, before)
    assert_keys(page, "End turn", "Roll" if dice(page).count() else "no Roll")
    keep(page, "skyline-building")


@pytest.mark.parametrize("pointer", ["mouse", "finger"])
def test_a_die_is_carried_to_where_it_fits(person: Open, keep: Keep, pointer: str) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if pointer == "finger" else {}
    page = at_fits(person("/", **phone))
    before = moment(page)
    die = tray(page).get_by_role("button", name=re.compile(r"showing.*: (fits (?!nowhere)|begins)")).first
    hand: Mouse | Finger = page.mouse if pointer == "mouse" else Finger(page)
    grab(hand, die)
    carry(hand, tray(page))
    hand.up()
    assert moment(page) == before, "what is dropped nowhere lies where it lay"
    expect(die).to_have_attribute("aria-pressed", "false")
    grab(hand, die)
    floor = board(page).locator("[data-spot][data-choice]").first
    carry(hand, floor)
    keep(page, f"skyline-carried-{pointer}")
    hand.up()
    settle(page, before)
    assert_keys(page, "End turn")


def grab(hand: Mouse | Finger, die: Locator) -> None:
    x, y = middle(die)
    hand.move(x, y)
    hand.down()
    hand.move(x, y - 20)


def carry(hand: Mouse | Finger, to: Locator) -> None:
    x, y = middle(to)
    hand.move(x, y)


def middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 20)


class Finger:
    """One finger on the glass, with the words of a mouse."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self._at = (0.0, 0.0)
        self._down = False

    def move(self, x: float, y: float) -> None:
        self._at = (x, y)
        if self._down:
            self._send("touchMove")

    def down(self) -> None:
        self._down = True
        self._send("touchStart")

    def up(self) -> None:
        self._down = False
        self._line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _send(self, kind: str) -> None:
        points = [{"x": self._at[0], "y": self._at[1]}]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_the_key_to_build_leads_to_the_lit_floors(person: Open) -> None:
    page = at_fits(person("/"))
    before = moment(page)
    key(page, "Build").click()
    expect(page.locator("[data-choice]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    settle(page, before)
    expect(key(page, "End turn")).to_be_visible()


def test_a_kept_die_does_not_roll(person: Open, keep: Keep) -> None:
    ply = find(match(3), lambda view: phase(view) == "building" and rolled(view) > 1)
    page = sit_at(person("/"), match(3), ply)
    count = dice(page).count()
    die = dice(page).first
    face = die.get_attribute("data-face")
    die.click()
    expect(tray(page).get_by_role("group", name="kept, not rolled")).to_be_visible()
    says(page, "keeps its face")
    keep(page, "skyline-kept")
    key(page, f"Roll {count - 1} ").click()
    page.wait_for_selector(MINE)
    expect(key(page, "Demolish")).to_be_visible()
    assert face in [each.get_attribute("data-face") for each in dice(page).all()]


def test_after_a_demolition_a_die_has_to_go_too(person: Open) -> None:
    page = sit_at(person("/"), match(3), find(match(3), lambda view: phase(view) == "demolishing"))
    says(page, "send at least one die")
    assert_keys(page, "Send to the Yard", "no Build", "no Abandon")
    before = moment(page)
    key(page, "Send to the Yard").click()
    key(page, "Yes, send").click()
    settle(page, before)
    expect(key(page, "End turn")).to_be_visible()


def test_an_impossible_key_says_why_with_its_clause(person: Open) -> None:
    page = at_nothing_fits(person("/"))
    key(page, "Build").click(force=True)
    expect(page.get_by_role("button", name=re.compile("^S-4"))).to_be_visible()


def test_who_waits_sees_the_dice_without_keys(person: Open, keep: Keep) -> None:
    ada, bob = person("/"), person("/")
    sit_down(bob, open_table(ada, "skyline"))
    ada.wait_for_selector("[data-state]")
    acting, waiting = (ada, bob) if settled(ada) == "mine" else (bob, ada)
    take_three(acting)
    expect(dice(acting).first).to_be_visible()
    expect(tray(waiting).get_by_role("img", name=re.compile("showing")).first).to_be_visible()
    expect(tray(waiting).get_by_role("button")).to_have_count(0)
    keep(waiting, "skyline-waiting")


def test_many_dice_lie_in_groups(person: Open, keep: Keep) -> None:
    played = match(4, builds=False)
    page = sit_at(person("/"), played, find(played, lambda view: phase(view) == "rolled" and rolled(view) > 8))
    groups = dice(page)
    expect(groups.first).to_be_visible()
    assert groups.count() <= 11
    group = tray(page).get_by_role("button", name=re.compile(r"^\d+ × .* showing")).first
    group.click()
    expect(group).to_have_attribute("aria-pressed", "true")
    keep(page, "skyline-many-dice")


def test_alone_one_demolishes_or_puts_a_die_back(person: Open, keep: Keep) -> None:
    played = match(1)
    page = sit_at(person("/"), played, find(played, lambda view: phase(view) == "rolled" and "build" in kinds(view)))
    assert_keys(page, "Build", "no Put one back")
    expect(key(page, "Abandon")).to_have_count(0)
    keep(page, "skyline-alone")


def test_the_tray_is_played_by_keys(person: Open) -> None:
    page = at_nothing_fits(person("/"))
    before = moment(page)
    page.keyboard.press("1")
    says(page, "fits? nowhere")
    page.keyboard.press("ArrowRight")
    says(page, "Press again")
    page.keyboard.press("Escape")
    says(page, "fits? nowhere")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    settle(page, before)
    expect(key(page, "End turn")).to_be_visible()


@pytest.mark.parametrize("theme", ["paper", "night"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_phone_shows_the_question_beside_the_building(person: Open, keep: Keep, theme: str, language: str) -> None:
    page = person("/", viewport=PHONE, has_touch=True, is_mobile=True, theme=theme, language=language)
    at_nothing_fits(page)
    page.keyboard.press("ArrowLeft")
    buildings = board(page).locator("[data-choice]")
    for index in range(buildings.count()):
        buildings.nth(index).click()
        assert_apart(page.get_by_role("alertdialog"), buildings.nth(index))
        keep(page, f"skyline-phone-confirm-{language}-{theme}")
        page.keyboard.press("Escape")


SIZES = [(1280, 720), (1440, 900), (2560, 1300), (390, 844)]
IN_SIGHT = """() => {
    const board = document.querySelector(".skyline").getBoundingClientRect();
    const prompt = document.querySelector(".bottom").getBoundingClientRect();
    return board.top >= 0 && board.bottom <= innerHeight && prompt.bottom <= innerHeight + 1;
}"""


@pytest.mark.parametrize("theme", ["paper", "night"])
@pytest.mark.parametrize("size", SIZES)
def test_the_board_is_wholly_in_sight(person: Open, keep: Keep, size: tuple[int, int], theme: str) -> None:
    width, height = size
    phone = {"has_touch": True, "is_mobile": True} if width < 640 else {}
    page = person("/", viewport={"width": width, "height": height}, theme=theme, **phone)
    sit_at(page, match(4), find(match(4), fits, 0.6))
    page.wait_for_function(IN_SIGHT)
    keep(page, f"skyline-four-{theme}-{width}")


def test_with_four_on_a_phone_every_street_stands_on_its_ground(person: Open) -> None:
    page = person("/", viewport=PHONE, has_touch=True, is_mobile=True)
    sit_at(page, match(4), find(match(4), fits, 0.7))
    for seat in range(4):
        lots = board(page).locator(f"[data-piece^='column:{seat}:'], [data-piece^='tile:{seat}:']")
        assert len({round(feet(lot)) for lot in lots.all()}) <= 1


def test_on_a_phone_a_rivals_name_is_whole(person: Open) -> None:
    page = person("/", viewport=PHONE, has_touch=True, is_mobile=True)
    play_newcomer(page, "skyline")
    name = board(page).get_by_text("Bot · Newcomer", exact=True)
    expect(name).to_be_visible()
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth")


def feet(lot: Locator) -> float:
    """Where what stands on a lot meets the ground."""
    return float(lot.evaluate("lot => lot.getScreenCTM().f"))


def test_a_finished_tower_is_an_event_where_motion_is_wanted(person: Open) -> None:
    finishes = find(match(3), lambda view: fits(view) and any(map(is_penthouse, view["choices"])))
    for motion, shown in (("calm", 1), ("off", 0)):
        page = person("/", motion=motion)
        page.add_init_script(SEES_BURSTS)
        sit_at(page, match(3), finishes)
        before = moment(page)
        tray(page).locator("[data-die=penthouse]").filter(has_text="fits").first.click()
        board(page).locator("[data-spot][data-choice]").first.click()
        settle(page, before)
        page.wait_for_selector(MINE)
        assert page.evaluate("bursts") == shown


def is_penthouse(choice: dict[str, Any]) -> bool:
    return choice["kind"] == "build" and choice["die"] == "penthouse"


SEES_BURSTS = """
window.bursts = 0;
new MutationObserver((all) => {
    for (const { addedNodes } of all) for (const node of addedNodes)
        if (node.matches?.("[data-burst]") || node.querySelector?.("[data-burst]")) bursts = 1;
}).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_in_the_end_all_streets_stand_in_one_scale(person: Open, keep: Keep, size: tuple[int, int]) -> None:
    width, height = size
    page = person("/", viewport={"width": width, "height": height})
    page.goto(bring_finished(page, "skyline", 4))
    expect(page.get_by_role("region", name="Final scoring")).to_be_visible()
    expect(tray(page)).to_have_count(0)
    floors = board(page).locator("[data-piece^='tile:']").evaluate_all(HEIGHTS)
    assert len(floors) > 2
    assert len(set(floors)) == 1
    total = page.get_by_role("row", name=re.compile("^Total")).last
    assert (
        total.evaluate("row => row.closest('[role=group]').scrollHeight - row.closest('[role=group]').clientHeight") < 2
    )
    keep(page, f"skyline-ended-{width}")


HEIGHTS = "all => all.map((each) => Math.round(each.getScreenCTM().d * 1000))"
