"""Always clear: whose turn, what can be done and what it would do, why not, what happened, how far back."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Keep, Open
from tests.web.looks import PHONE
from tests.web.player import (
    ASKED,
    MINE,
    MOVED,
    arrived,
    board,
    log,
    moment,
    play_now,
    play_until,
    prompt,
    take_dice,
)


def playing_skyline(person: Open) -> Page:
    page = person("/")
    play_now(page, "skyline")
    page.wait_for_selector(MINE)
    return page


def test_the_title_and_a_reader_say_whose_turn_it_is(person: Open) -> None:
    page = playing_skyline(person)
    expect(page).to_have_title(re.compile("● Your turn"))
    expect(page.locator("[aria-live]").last).to_have_text(re.compile(r"Take any 3 dice.* \d+ choices\."))


def test_who_looks_elsewhere_is_called_when_the_turn_comes(person: Open) -> None:
    page = person("/", habits={"sound": True, "notify": True})
    page.evaluate(LOOKS_ELSEWHERE)
    play_now(page, "skyline")
    page.wait_for_selector(MINE)
    page.wait_for_function("() => called.length > 0 && notes > 0")
    assert "it is your turn" in page.evaluate("called[0]")


LOOKS_ELSEWHERE = """
window.called = [];
window.notes = 0;
Object.defineProperty(document, "hidden", { get: () => true });
window.Notification = class { static permission = "granted"; constructor(_, { body }) { called.push(body); } };
OscillatorNode.prototype.start = () => { notes += 1; };
OscillatorNode.prototype.stop = () => {};
"""


def test_sound_is_off_by_one_key_and_stays_off(person: Open) -> None:
    page = person("/", habits={"sound": True})
    page.evaluate(LOOKS_ELSEWHERE)
    play_now(page, "skyline")
    take_dice(page)
    page.wait_for_function("() => notes > 0")
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Sound off")).to_be_visible()
    page.reload()
    page.wait_for_selector(MINE)
    expect(page.get_by_role("button", name="Sound off")).to_be_visible()


def test_what_cannot_be_done_says_why_with_its_clause(person: Open) -> None:
    page = person("/")
    play_now(page, "fifth_avenue")
    dull = page.get_by_role("list", name="Hand").locator("[aria-disabled][tabindex='0']")
    play_until(page, random.Random(12), dull.count)
    dull.first.click(force=True)
    prompt(page).get_by_role("button", name=re.compile("^F-")).click()
    expect(page.get_by_role("dialog", name="Rules").locator("[aria-current]")).to_contain_text("F-")


def test_the_log_says_what_happened_and_leads_back_there(person: Open) -> None:
    page = playing_skyline(person)
    take_dice(page)
    line = log(page).get_by_role("button", name=re.compile("takes")).last
    line.hover()
    expect(page.locator("[data-lit]").first).to_be_attached()
    line.click()
    expect(page.get_by_text("You are looking back.")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_text("You are looking back.")).to_have_count(0)


def test_on_a_phone_what_was_asked_for_comes_into_sight(person: Open) -> None:
    page = person("/", viewport=PHONE)
    play_now(page, "skyline")
    page.wait_for_selector(MINE)
    take_dice(page)
    log(page).get_by_role("button", name=re.compile("takes")).last.click()
    expect(page.get_by_text("You are looking back.")).to_be_in_viewport()


def test_what_changed_since_my_last_turn(person: Open, keep: Keep) -> None:
    page = person("/", viewport=PHONE)
    play_now(page, "skyline")
    news = page.locator("details", has_text="Since your last turn")
    play_until(page, random.Random(13), news.count)
    expect(log(page).get_by_text("Since your last turn", exact=True)).to_be_attached()
    news.locator("summary").click()
    expect(news.locator("summary")).to_contain_text(re.compile(r"Bot · Casual · \d+ lines"))
    expect(news.locator("li").first).to_contain_text("Bot")
    keep(page, "since-my-last-turn")


def test_tom_explains_his_steps_beside_his_pieces(person: Open) -> None:
    page = person("/new/new_york_city", motion="fast")
    page.locator("summary").click()
    page.get_by_label("Tom on seat 2").select_option(index=1)
    page.get_by_role("button", name="Begin", exact=True).click()
    arrived(page)
    page.evaluate(READS_CAPTIONS)
    play_until(page, random.Random(14), lambda: page.evaluate("() => captions.length"))
    assert "Tom" in page.evaluate("() => captions[0]")


READS_CAPTIONS = """() => {
    window.captions = [];
    const read = () => document.querySelectorAll("[data-caption]").forEach((each) => captions.push(each.textContent));
    new MutationObserver(read).observe(document.body, { childList: true, subtree: true });
}"""


# The text of the table without the log and its last lines, which tell of the undo, too.
PIECES = """() => {
  const table = document.querySelector("[data-state]").cloneNode(true);
  table.querySelectorAll('ol[aria-hidden], [aria-label="Log, talk and table"]').forEach(log => log.remove());
  return table.textContent;
}"""


def test_undo_goes_as_far_as_the_match_allows(person: Open) -> None:
    page = playing_skyline(person)
    take_dice(page)
    before = page.evaluate(PIECES)
    page.get_by_role("button", name=re.compile("^Begin a")).first.click()
    page.get_by_role("button", name="Undo (one step)").click()
    page.wait_for_function(f"before => ({PIECES})() === before", arg=before)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)


def test_what_cannot_be_undone_is_asked_first(person: Open) -> None:
    page = playing_skyline(person)
    page.keyboard.press("l")
    district = page.get_by_role("button", name="Take all dice of the Abandoned District")
    district.hover()  # which waits until the list has come in
    before = district.bounding_box()
    district.click()
    expect(page.locator(ASKED)).to_contain_text("cannot be undone")
    assert district.bounding_box() == before, "nothing moves"
    assert apart(page.locator(ASKED), district)
    page.get_by_role("button", name="Not yet").click()
    expect(page.locator(ASKED)).to_have_count(0)


def apart(one: Locator, other: Locator) -> bool:
    """Whether neither covers anything of the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def test_nobody_is_asked_where_nothing_is_given_up(person: Open) -> None:
    page = person("/")
    play_now(page, "new_york_city")
    page.wait_for_selector(MINE)
    pair = board(page).locator("[data-choice]").first
    before = moment(page)
    pair.click()
    page.wait_for_function(MOVED, arg=before)
    expect(page.locator(ASKED)).to_have_count(0)


def test_a_hint_marks_the_board_and_names_pieces(person: Open, keep: Keep) -> None:
    page = person("/")
    play_now(page, "new_york_city")
    page.wait_for_selector(MINE)
    before = board(page).bounding_box()
    page.keyboard.press("h")
    hints = page.get_by_role("region", name="Hint")
    expect(hints.get_by_role("listitem").first).to_contain_text("Take")
    expect(hints).not_to_contain_text("pair")
    expect(page.locator("[data-mark='1']").first).to_be_visible()
    assert board(page).bounding_box() == before, "the board stays where it is"
    keep(page, "hint")
    page.keyboard.press("l")
    expect(page.get_by_role("region", name="All choices")).to_be_visible()
    expect(hints).to_have_count(0)
    assert board(page).bounding_box() == before, "the board stays where it is"
    keep(page, "all-choices")
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="All choices")).to_have_count(0)


def test_choices_of_the_list_have_keys(person: Open) -> None:
    page = playing_skyline(person)
    page.keyboard.press("l")
    expect(page.get_by_role("region", name="All choices")).to_be_visible()
    before = moment(page)
    page.keyboard.press("2")
    page.wait_for_function(MOVED, arg=before)


def test_the_language_changes_at_any_moment(person: Open) -> None:
    page = playing_skyline(person)
    expect(page.get_by_role("region", name="Yard")).to_be_visible()
    page.get_by_role("button", name="Speak German").click()
    expect(page.get_by_role("region", name="Bauhof")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_rules_are_one_key_away_at_the_clause_that_matters(person: Open) -> None:
    page = playing_skyline(person)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Rules").locator("[aria-current]")).to_contain_text("S-3.1")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
