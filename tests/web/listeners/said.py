"""What the page says of a position, in its own texts and without a browser: what its readers are measured with.

It says as much as they listen to. That the page says the same is what `test_reader` hears in a real one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from midtown.engine import narrator
from midtown.engine.actions import Action
from midtown.engine.match import Match
from midtown.engine.narrator import Narrator
from midtown.engine.state_record import SEATS
from midtown.games import find
from midtown.games.fifth_avenue.pieces import LOWEST
from midtown.games.fifth_avenue.view import PRINTED
from tests.web.reader import Heard, Listener, Node

ENGINE = Path(narrator.__file__).parent / "texts"
WEB = Path(__file__).resolve().parents[3] / "web" / "src" / "games"
MINE = "What is yours"
NAMES = ("Guest", "Bot · Newcomer")
Json = Mapping[str, Any]
BUILDERS = {"first": 0, "second": 1}
PAIRS = {"pick_start": ("character", "start_pairs"), "take_pair": ("card", "pairs"), "discard_pair": ("card", "pairs")}
"""Choices that are named by what lies in a pair: its kind, and where it lies."""


class Page(Narrator):
    """A game's texts with those that only the page has."""

    def __init__(self, game: str, names: tuple[str, ...]) -> None:
        super().__init__(find(game), names=names)
        self._bundle = FluentBundle(["en"], use_isolating=False)
        for folder in (ENGINE, self.game.texts, WEB / game / "texts"):
            self._bundle.add_resource(FluentResource((folder / "en.ftl").read_text(encoding="utf-8")))

    def choice(self, choice: Json, view: Json) -> str:
        """As the list of all choices names it: by its pieces."""
        kind, given = choice["kind"], {name: value for name, value in choice.items() if name not in ("id", "kind")}
        if kind in PAIRS:
            thing, pairs = PAIRS[kind]
            key = "web-discard" if kind == "discard_pair" else "web-take"
            return self.text(key, pieces=self._together(thing, view["state"][pairs][given["place"]]))
        if kind == "take_single":
            cards = view["state"]["pairs"][given["place"]]
            card, pieces = self.thing("card", cards[given["side"]]), [name for name in cards if name != "none"]
            who = self.thing("character", "c2")
            return self.text("web-take-single", character=who, card=card, pieces=self._together("card", pieces))
        return self.action(Action(choice["id"], kind, given))

    def _together(self, kind: str, names: Iterable[str]) -> str:
        return " + ".join(self.thing(kind, name) for name in names)


page = cache(Page)


def heard(match: Match, me: int, names: tuple[str, ...] = NAMES) -> Heard:
    """What somebody at that seat would hear of the table."""
    game = match.game.name
    return Heard(list(SAYS[game](match.view(me), me, page(game, names))))


def choose(match: Match, me: int, listener: Listener) -> int:
    """The choice of somebody who plays by ear, by its number."""
    view, said = match.view(me), page(match.game.name, NAMES)
    names = {said.choice(choice, view): int(choice["id"]) for choice in view["choices"]}
    return names[listener(list(names), heard(match, me))]


def _text(name: str, *inside: str) -> Node:
    return Node("StaticText", name, 0, inside)


def _avenue(view: Json, me: int, said: Page) -> Iterator[Node]:
    state, shown = view["state"], view["shown"]
    for seat in range(view["players"]):
        yield from _player(view, seat, me, said)
        yield _text(said.text("board-supply", own=state["supply"][seat], general=state["general_supply"][seat]))
    for district, plots in PRINTED["rings"][state["board"]].items():
        for plot in plots if not state["closed"][district] else []:
            yield Node("image", _lot(view, district, plot, said), 0, (said.text("web-map"),))
    yield _text(said.text("web-placed", placed=state["placed"], all=PRINTED["placements"]))
    yield _text(said.text("web-stops-left", count=shown["stops_left"]))
    for color, value in state["top"].items() if state["phase"] not in ("bid", "build") else ():
        named = said.thing("color", color)
        stack = said.text("web-stack", color=named, value=value, count=shown["stacks"][color])
        yield Node("image", stack if value else "", 0, (said.text("web-open-cards"),))
    for who, place in state["commissioner"].items():
        here = said.text("web-read-commissioner", who=said.thing("commissioner", who))
        yield _text(f"{said.thing('place', place)}: {here}")
    yield _text(_avenue_asks(view, said), "What to do now")
    yield from _bid(view, me, said)


def _player(view: Json, seat: int, me: int, said: Page) -> Iterator[Node]:
    yield _text(said.name(seat))
    yield from [_text(","), _text("YOU")] if seat == me else []
    yield from [_text(str(view["shown"]["points"][seat])), _text("points")]


def _lot(view: Json, district: str, plot: str, said: Page) -> str:
    state = view["state"]
    title = said.text("web-lot", place=said.thing("place", district), plot=said.thing("plot", plot))
    lies = state["businesses"][district][plot].items()
    shops = [said.thing("business", name) for name, count in lies for _ in range(count)]
    count = state["skyscrapers"][district].get(plot, 0)
    builder = state["builder"][district].get(plot, "nobody")
    owner = said.thing("builder", "alea") if builder == "alea" else said.name(BUILDERS.get(builder))
    towers = said.text("web-lot-towers", count=count, player=owner)
    stands = towers if count else ", ".join(shops) or said.text("web-lot-empty")
    worth = view["shown"]["worth"][district].get(plot)
    points = [] if worth is None else [said.text("web-lot-worth", points=worth)]
    return ". ".join([title, stands, *points])


def _avenue_asks(view: Json, said: Page) -> str:
    state = view["state"]
    if state["phase"] == "business":
        taken = next(name for name, count in state["taken"].items() if count)
        return said.text("web-place", business=said.thing("business", taken))
    if state["phase"] == "build":
        return said.text("web-build", place=said.thing("place", state["auction"]))
    if state["phase"] != "bid":
        return said.thing("phase", state["phase"])
    key = "web-raise" if state["highest"] else "web-open-bid"
    return said.text(key, place=said.thing("place", state["auction"]), highest=state["highest"])


def _bid(view: Json, me: int, said: Page) -> Iterator[Node]:
    """One's own cards, and what one would bid with those that are laid."""
    bid = view["shown"]["own_bid"]
    if bid and bid["total"] and view["state"]["phase"] == "bid":
        yield _text(str(bid["total"]), MINE)
        park, state = view["state"]["auction"] == "central_park", view["state"]
        named = state["bid_color" if state["bid_total"][me] else "laid_color"][me]
        given = {"count": bid["limit"], "has": 0, "after": 0, "plot": said.thing("plot", named)}
        yield _text(said.text("web-does-park" if park else "web-does-builds", **given), MINE)
    for color, numbers in view["state"]["hand"][me].items():
        for value, count in enumerate(numbers.values(), start=LOWEST):
            cards = said.text("web-cards", color=said.thing("color", color), value=value, count=count)
            yield Node("button", cards if count else "", 0, (MINE,))


def _city(view: Json, me: int, said: Page) -> Iterator[Node]:
    state = view["state"]
    for seat in range(view["players"]):
        yield from _player(view, seat, me, said)
        dollars = said.text("web-dollars", number=state["dollars"][seat])
        to_build = said.text("web-to-build", number=state["board"][seat])
        yield Node("button", f"{dollars}, {to_build}", 0, ())
    yield _text(said.text("web-round-short", number=view["shown"]["round"]))
    for borough in state["base"]:
        yield Node("image", _borough(view, borough, said), 0, (said.text("web-map"),))
    yield _text(_city_asks(view, me, said), "What to do now")
    for card, count in state["hand"][me].items():
        cards = said.text("web-cards", card=said.thing("card", card), count=count)
        yield Node("button", f"{said.text('board-hand')}: {cards}" if count else "", 0, (MINE,))


def _borough(view: Json, borough: str, said: Page) -> str:
    state, shown = view["state"], view["shown"]
    worth = shown["worth"][borough]
    ranked: list[str] = []
    for token, pays in zip(shown["ranking"][borough], shown["pays"][borough], strict=True):
        neutral = token == SEATS
        count = state["neutral"][borough] if neutral else state["skyscrapers"][token][borough]
        if not count:
            continue
        player = said.text("board-neutral") if neutral else said.name(token)
        ranked.append(said.text("web-rank", rank=len(ranked) + 1, player=player, count=count, pays=pays))
    lines = [
        f"{said.thing('letter', state['sequence'][borough])} · {said.thing('borough', borough)}",
        said.text("web-worth", worth=worth, sum=worth).removesuffix("."),
        said.text("web-mayor-here").removesuffix(".")
        if state["mayor"] == borough and state["phase"] != "start"
        else "",
        " · ".join(ranked) or said.text("web-empty"),
    ]
    return ". ".join(filter(None, lines))


def _city_asks(view: Json, me: int, said: Page) -> str:
    state, shown = view["state"], view["shown"]
    if state["phase"] != "bid":
        return said.thing("phase", state["phase"])
    stands = said.text(f"web-{shown['standing'][me] or 'none'}")
    bidding = said.thing("bidding", state["bidding"])
    return said.text("web-prompt-bid", bid=state["bid"][me], bidding=bidding, stands=stands)


SAYS: Mapping[str, Callable[[Json, int, Page], Iterator[Node]]] = {
    "fifth_avenue": _avenue,
    "new_york_city": _city,
}
