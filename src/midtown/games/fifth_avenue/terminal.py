"""Fifth Avenue in the terminal: Manhattan street by street, the cards and the bids below it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from midtown.engine.narrator import Narrator
from midtown.engine.state_record import Json, label
from midtown.games.fifth_avenue.pieces import LETTERS, RINGS, SET_OF_PLACEMENT, Board, District, Plot

STREETS = (
    ("west_34", "east_34"),
    ("west_42", "times_square", "east_42"),
    ("west_52", "east_52"),
)
COLOURS = {
    "orange": "dark_orange",
    "green": "green3",
    "gray": "grey70",
    "brown": "orange4",
    "violet": "medium_purple1",
    "dashed": "bright_black",
    "black": "bold",
}
BUILDERS = ("first", "second", "third", "fourth")
NUMBERS = {"four": 4, "five": 5, "six": 6}
WIDTH = 36


def draw(view: Json, narrator: Narrator) -> RenderableType:
    """The whole table as a seat sees it."""
    state = view["state"]
    return Group(
        _line(narrator.text("board-row"), _row(state, narrator)),
        _line(narrator.thing("place", "city_hall"), _standing(state, "city_hall", narrator)),
        *(Columns([_district(view, name, narrator) for name in street], padding=(0, 1)) for street in STREETS),
        _line(narrator.thing("place", "central_park"), _park(view, narrator)),
        _line(narrator.text("board-stacks"), _stacks(state, narrator)),
        Columns([_player(view, seat, narrator) for seat in range(view["players"])], padding=(0, 1)),
        *_taken(state, narrator),
        *_auction(view, narrator),
        *_own(view, narrator),
        Text(narrator.text("board-turns", number=state["turns"] + 1), style="dim"),
    )


def _line(title: str, content: Text) -> Text:
    return Text.assemble((f"{title}: ", "bold"), content)


def _tiles(counts: Mapping[str, int], narrator: Narrator) -> str:
    return ", ".join(narrator.thing("business", tile) for tile, n in counts.items() for _ in range(n))


def _row(state: Json, narrator: Narrator) -> Text:
    """The sets of the supply row that still have tiles, the current one first and bright."""
    current = int(SET_OF_PLACEMENT[state["placed"]])
    sets = [(i, _tiles(tiles, narrator)) for i, tiles in enumerate(state["row"])]
    return Text(" │ ").join(Text(tiles, style="default" if i == current else "dim") for i, tiles in sets if tiles)


def _standing(state: Json, place: str, narrator: Narrator) -> Text:
    """The commissioners who stand there, and the markers they have left."""
    signs = []
    for name, at in state["commissioner"].items():
        if at == place:
            signs.append(f"♟ {narrator.thing('commissioner', name)}")
        elif state["markers"][name].get(place):
            signs.append(f"◦ {narrator.thing('commissioner', name)}")
    return Text("  ".join(signs), style="bold yellow")


def _district(view: Json, name: str, narrator: Narrator) -> Panel:
    state = view["state"]
    if state["closed"][name]:
        body = Text(f"✕ {narrator.text('board-closed')}", style="red")
    else:
        body = Text("\n").join(_plot(state, name, plot, narrator) for plot in _ring(view, name))
    border = "bold yellow" if state["auction"] == name else "dim"
    title = Text(narrator.thing("place", name))
    return Panel(body, title=title, subtitle=_standing(state, name, narrator), width=WIDTH, border_style=border)


def _ring(view: Json, district: str) -> Iterator[str]:
    """The names of the plots in ring order."""
    ring = RINGS[Board[view["options"]["board"].upper()]][District[district.upper()]]
    return (label(Plot(LETTERS.index(letter))) for letter in ring)


def _plot(state: Json, district: str, plot: str, narrator: Narrator) -> Text:
    line = Text.assemble(("■ ", COLOURS[plot]), f"{narrator.thing('plot', plot):<11} ")
    tiles = _tiles(state["businesses"][district][plot], narrator)
    if plot != "dashed" and state["skyscrapers"][district][plot]:
        towers = state["skyscrapers"][district][plot]
        return line.append(f"{'▮' * towers} {_builder(state['builder'][district][plot], narrator)}", style="bold")
    return line.append(tiles) if tiles else line.append("·", style="dim")


def _builder(name: str, narrator: Narrator) -> str:
    return narrator.name(BUILDERS.index(name)) if name in BUILDERS else narrator.thing("builder", name)


def _park(view: Json, narrator: Narrator) -> Text:
    state = view["state"]
    text = _standing(state, "central_park", narrator)
    text.append(f" {narrator.text('board-park')}: {_tiles(state['park_businesses'], narrator) or '·'}", style="default")
    for seat, towers in enumerate(state["park_skyscrapers"]):
        if towers:
            text.append(f"  {'▮' * towers} {narrator.name(seat)}", style="bold")
    if any(state["turned_up"].values()):
        text.append(f" → {_tiles(state['turned_up'], narrator)}")
    return text


def _card(suit: str, number: Any, narrator: Narrator) -> Text:
    return Text(f"[{narrator.thing('color', suit)} {number}]", style=COLOURS[suit])


def _stacks(state: Json, narrator: Narrator) -> Text:
    cards = [
        _card(color, f"{number or '–'}{' ✓' * state['picked'][color]}", narrator)
        for color, number in state["top"].items()
    ]
    black = state["black_size"] + sum(state["black_returned"].values())
    return Text(" ").join([*cards, Text(f"{narrator.text('board-black')}: {black}", style="dim")])


def _player(view: Json, seat: int, narrator: Narrator) -> Panel:
    state, shown = view["state"], view["shown"]
    on_turn = view["turn"] == seat
    body = "\n".join(
        (
            narrator.text("board-points", points=shown["points"][seat]),
            narrator.text("board-supply", own=state["supply"][seat], general=state["general_supply"][seat]),
            narrator.text("board-cards", count=shown["hand_size"][seat]),
        )
    )
    title = Text(f"{'▶ ' if on_turn else ''}{narrator.name(seat)}")
    return Panel(Text(body), title=title, border_style="bold yellow" if on_turn else "dim")


def _taken(state: Json, narrator: Narrator) -> Iterator[Text]:
    """The business on its way to a plot."""
    if any(state["taken"].values()):
        yield _line(narrator.text("board-taken"), Text(_tiles(state["taken"], narrator)))


def _auction(view: Json, narrator: Narrator) -> Iterator[Text]:
    """What is under the hammer and what has been bid for it."""
    state = view["state"]
    if state["phase"] not in ("bid", "build"):
        return
    place = narrator.thing("place", state["auction"])
    yield Text(
        f"{narrator.text('board-auction', place=place)} · {narrator.text('board-highest', total=state['highest'])}",
        style="bold yellow",
    )
    for seat in range(view["players"]):
        cards = _sequence(state["bid_color"][seat], state["bid"][seat], state["bid_black"][seat], narrator)
        if not state["bidding"][seat]:
            cards = Text(narrator.text("board-passed"), style="dim")
        yield _line(f"  {narrator.name(seat)}", cards)
    if any(state["alea_cards"].values()):
        yield _line(f"  {narrator.thing('builder', 'alea')}", _sequence("orange", [], state["alea_cards"], narrator))


def _sequence(color: str, shown: list[int], black: Mapping[str, int], narrator: Narrator) -> Text:
    cards = [_card(color, number, narrator) for number in shown if number]
    cards += [_card("black", NUMBERS[name], narrator) for name, n in black.items() for _ in range(n)]
    return Text(" ").join(cards) if cards else Text("–", style="dim")


def _own(view: Json, narrator: Narrator) -> Iterator[Text]:
    """The viewer's own cards, those laid for a bid apart."""
    state, seat = view["state"], view["seat"]
    if seat is None:
        return
    hand = state["hand"][seat]
    cards = [_card(suit, _numbers(row), narrator) for suit, row in hand.items() if any(row.values())]
    yield _line(narrator.text("board-hand"), Text(" ").join(cards))
    if any(state["laid"][seat]) or any(state["laid_black"][seat].values()):
        laid = _sequence(state["laid_color"][seat], state["laid"][seat], state["laid_black"][seat], narrator)
        yield _line(narrator.text("board-laid"), laid)


def _numbers(row: Mapping[str, int]) -> str:
    return " ".join(str(NUMBERS[name]) for name, n in row.items() for _ in range(n))
