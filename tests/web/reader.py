"""Plays by the accessibility tree alone: it knows roles and names, nothing of the page's code or looks."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import CDPSession, Error, Page

PATIENCE = 180
"""Seconds for others to decide, on a busy machine."""
BEAT = 100
"""Milliseconds between two looks at the tree."""
MOST = 1000
"""No match has more decisions of one person than this."""


@dataclass(frozen=True)
class Node:
    """One thing on the page as a reader is told of it."""

    role: str
    name: str
    element: int
    inside: tuple[str, ...]
    """The names of the regions and groups around it."""


@dataclass(frozen=True)
class Heard:
    """All that could be heard at one moment, in order."""

    nodes: Sequence[Node]

    def all(self, role: str, inside: str = "") -> list[Node]:
        """What has that role, in a region whose name begins so."""
        return [
            node
            for node in self.nodes
            if node.role == role and (not inside or any(region.startswith(inside) for region in node.inside))
        ]

    def texts(self, inside: str = "") -> list[str]:
        """The words that stand in a region, or anywhere."""
        return [node.name for node in self.all("StaticText", inside)]


Listener = Callable[[Sequence[str], Heard], str]
"""How somebody plays a game by ear: chooses one of the names of all choices, after what else is heard."""


class Reader:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._line: CDPSession = page.context.new_cdp_session(page)
        self._line.send("Accessibility.enable")

    def read(self) -> Heard:
        nodes: list[dict[str, Any]] = self._line.send("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        return Heard(list(_walk(nodes[0], known, ())))

    def find(self, role: str, name: str, inside: str = "") -> Node | None:
        """The first thing of that role whose name begins so, in a region whose name does."""
        return next((node for node in self.all(role, inside) if re.match(name, node.name)), None)

    def all(self, role: str, inside: str = "") -> list[Node]:
        return self.read().all(role, inside)

    def press(self, node: Node, key: str = "Enter") -> bool:
        """As the keyboard of a reader does; false if it has gone since it was heard of."""
        try:
            self._line.send("DOM.focus", {"backendNodeId": node.element})
        except Error:
            return False
        self._page.keyboard.press(key)
        return True

    def until(self, heard: Callable[[], object]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not heard():
            assert time.monotonic() < deadline, [(node.role, node.name) for node in self.read().nodes if node.name]
            self._page.wait_for_timeout(BEAT)

    def sit_down(self, game: str, rival: str) -> None:
        """Sets a table against a bot of that level, as somebody does who hears the page."""
        self._page.goto(f"/new/{game}")
        self.until(lambda: self.find("radio", rival))
        self._press_what("radio", rival, "Space")
        self._press_what("button", "Begin$")

    def _press_what(self, role: str, name: str, key: str = "Enter") -> None:
        found = self.find(role, name)
        assert found, (role, name)
        self.press(found, key)

    def play(self, listener: Listener) -> str:
        """Plays until the match is over; returns how that was said."""
        before: Moment = []
        for _ in range(MOST):
            heard = self._wait_for_more(before)
            before = _moment(heard)
            over = _result(heard)
            if over is not None:
                return over.name
            self._answer(heard, listener)
        raise AssertionError("the match did not end")

    def _wait_for_more(self, before: Moment) -> Heard:
        """The table as it is heard once something else is said than before and somebody has to answer."""
        deadline = time.monotonic() + PATIENCE
        while True:
            heard = self.read()
            asks = _result(heard) or any(_first(heard, *what) for what in (SURE, LIST))
            if asks and _moment(heard) != before:
                return heard
            assert time.monotonic() < deadline, [(node.role, node.name) for node in heard.nodes if node.name]
            self._page.wait_for_timeout(BEAT)

    def _answer(self, heard: Heard, listener: Listener) -> None:
        """One press: of what is asked for certainty, of a choice in the list, or of what opens the list."""
        sure = _first(heard, *SURE)
        offered = {node.name: node for node in heard.all("button", "All choices") if node.name not in ("Close", "")}
        if sure:
            self.press(sure)
        elif offered:
            self.press(offered[listener(list(offered), heard)])
        elif opener := _first(heard, *LIST):
            self.press(opener)


Moment = list[tuple[str, str]]
SURE, LIST = ("button", "Yes, do it"), ("button", "All choices")


def _moment(heard: Heard) -> Moment:
    """What tells one state of the table from the next."""
    return [(node.role, node.name) for node in heard.nodes if node.role in ("button", "heading", "StaticText")]


def _result(heard: Heard) -> Node | None:
    return next(iter(heard.all("heading", "Result")), None)


def _first(heard: Heard, role: str, name: str) -> Node | None:
    return next((node for node in heard.nodes if node.role == role and node.name.startswith(name)), None)


def _walk(node: dict[str, Any], known: dict[str, dict[str, Any]], inside: tuple[str, ...]) -> Iterator[Node]:
    role, name = node.get("role", {}).get("value", ""), node.get("name", {}).get("value", "")
    if not node.get("ignored") and "backendDOMNodeId" in node:
        yield Node(role, name, node["backendDOMNodeId"], inside)
    within = (*inside, name) if role in ("region", "group") else inside
    for child in node.get("childIds", []):
        if child in known:
            yield from _walk(known[child], known, within)
