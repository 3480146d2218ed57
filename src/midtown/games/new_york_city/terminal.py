"""New York City in the terminal: the boroughs, the press track, the elevator, and everybody's board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from midtown.engine.narrator import Narrator
from midtown.engine.state_record import Json
from midtown.games.new_york_city.pieces import CARDS, COPIES_OF_A_CARD, NEUTRAL, ROUNDS, Tile, Vessel

COLOURS = ("bright_red", "bright_yellow", "bright_blue", "bright_green")
GREY = "bright_black"
VESSELS = [vessel.name.lower() for vessel in Vessel]


def draw(view: Json, narrator: Narrator) -> RenderableType:
    """The whole table as a seat sees it."""
    state = view["state"]
    return Group(
        _round(state, narrator),
        _boroughs(view, narrator),
        _line(narrator.text("board-vessels"), _vessels(state, 0, narrator)),
        _line(narrator.text("board-press"), _press(view, narrator)),
        _line(narrator.text("board-elevator"), _elevator(state)),
        *_offers(state, narrator),
        Columns([_player(view, seat, narrator) for seat in range(view["players"])], padding=(0, 1)),
        *_own(view, narrator),
        Text(_piles(view, narrator), style="dim"),
    )


def _line(title: str, content: Text | str) -> Text:
    return Text.assemble((f"{title}: ", "bold"), content)


def _round(state: Json, narrator: Narrator) -> Text:
    parts = [narrator.text("board-round", number=min(ROUNDS, state["rounds_played"] + 1))]
    if state["phase"] != "start":
        parts.append(f"{narrator.text('board-mayor')}: {narrator.thing('borough', state['mayor'])}")
    if state["bidding"] != "none":
        parts.append(narrator.thing("bidding", state["bidding"]))
    if state["statue"]:
        parts.append(narrator.text("board-statue"))
    return Text(" · ".join(parts), style="bold")


def _boroughs(view: Json, narrator: Narrator) -> Table:
    """One line a borough: its letter, what it is worth and who stands there."""
    state = view["state"]
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for heading in ("", "", narrator.text("board-worth", number="")):
        table.add_column(heading.strip())
    for seat in range(view["players"]):
        table.add_column(narrator.name(seat), style=COLOURS[seat], justify="right")
    table.add_column(narrator.text("board-neutral"), style=GREY, justify="right")
    for borough, letter in sorted(state["sequence"].items(), key=lambda entry: str(entry[1])):
        here = borough == state["mayor"] and state["phase"] not in ("start", "over")
        table.add_row(
            narrator.thing("letter", letter),
            Text(f"{'▶ ' if here else ''}{narrator.thing('borough', borough)}", style="bold" if here else "default"),
            str(view["shown"]["worth"][borough]),
            *(_towers(state["skyscrapers"][seat][borough]) for seat in range(view["players"])),
            _towers(state["neutral"][borough]),
        )
    return table


def _towers(number: int) -> str:
    return f"{'▮' * min(number, 8)} {number}" if number else "·"


def _vessels(state: Json, holder: int, narrator: Narrator) -> str:
    """Those still on the map (holder 0) with their links, or those of a player."""
    shown = []
    for link, (ends, owner) in enumerate(zip(state["links"], state["vessels"], strict=True)):
        if owner == holder:
            name = narrator.thing("vessel", VESSELS[link // 2])
            route = "–".join(narrator.thing("borough", end) for end in ends)
            shown.append(name if holder else f"{name} {route}")
    return ", ".join(shown) or narrator.text("board-nothing")


def _press(view: Json, narrator: Narrator) -> Text:
    """The spaces with tokens, first to last; on one space the upper token stands first."""
    state = view["state"]
    tokens = sorted(
        [*range(view["players"]), NEUTRAL], key=lambda token: (-state["press"][token], -state["height"][token])
    )
    parts = [
        Text(
            f"{state['press'][token]} {narrator.text('board-neutral') if token == NEUTRAL else narrator.name(token)}",
            style=GREY if token == NEUTRAL else COLOURS[token],
        )
        for token in tokens
    ]
    return Text(" > ").join(parts)


def _elevator(state: Json) -> str:
    rows = [[name[1:] for name in row if name != "none"] for row in state["row"]]
    return "   ".join(f"[{value}] {' '.join(row) or '–'}" for value, row in enumerate(rows, start=1))


def _offers(state: Json, narrator: Narrator) -> Iterable[Text]:
    """What lies out to be taken: start characters, pairs of cards, prestige tiles."""
    starts = [
        f"\n  {place}  {_ability(pair[0], narrator)}\n     {_ability(pair[1], narrator)}"
        for place, pair in enumerate(state["start_pairs"], start=1)
        if pair[0] != "none"
    ]
    if starts:
        yield _line(narrator.text("board-start"), "".join(starts))
    pairs = [
        f"{place}: {' + '.join(narrator.thing('half', card) for card in pair)}"
        for place, pair in enumerate(state["pairs"], start=1)
        if pair[0] != "none"
    ]
    if pairs:
        yield _line(narrator.text("board-pairs"), "   ".join(pairs))
    tiles = [
        f"{narrator.thing('tile', name)} ({state['tile_values'][Tile[name.upper()]]})"
        for name, place in state["tiles"].items()
        if place == "offered"
    ]
    if tiles:
        yield _line(narrator.text("board-offer"), ", ".join(tiles))


def _player(view: Json, seat: int, narrator: Narrator) -> Panel:
    state = view["state"]
    tom = state["tom"][seat]
    level = "" if tom == "person" else f"Tom {tom.upper()}{state['tom_cards'][seat]}"
    name = narrator.name(seat) if level in narrator.name(seat) else f"{narrator.name(seat)} ({level})"
    lines = [
        " · ".join(
            [
                narrator.text("board-dollars", number=state["dollars"][seat]),
                narrator.text("board-board", number=state["board"][seat]),
                narrator.text("board-cards", number=state["hand_size"][seat]),
            ]
        ),
        f"{narrator.text('board-reserve')}: {_cards(state['reserve'][seat], narrator)}"
        if tom == "person"
        else f"{narrator.text('board-supply')}: {_cards(state['supply'][seat], narrator)}",
        _characters(state, seat),
        _vessels(state, seat + 1, narrator),
    ]
    if state["bidding"] != "none" and (state["bid"][seat] or any(state["played"][seat].values())):
        lines.append(f"{narrator.text('board-bid')} {state['bid'][seat]}: {_cards(state['played'][seat], narrator)}")
    on_turn = view["turn"] == seat
    title = Text(f"{'▶ ' if on_turn else ''}{name} · {view['shown']['points'][seat]}", style=COLOURS[seat])
    return Panel(Text("\n".join(lines)), title=title, border_style="bold yellow" if on_turn else "dim")


def _characters(state: Json, seat: int) -> str:
    """The numbers of the characters, with a dollar sign for each dollar on them."""
    used = state["used"][seat]
    return " ".join(
        f"{name[1:]}{'×' + str(n) if n > 1 else ''}{'$' * used[name]}"
        for name, n in state["characters"][seat].items()
        if n
    )


def _cards(counts: Mapping[str, int], narrator: Narrator) -> str:
    shown = [narrator.thing("card", card) + (f" ×{n}" if n > 1 else "") for card, n in counts.items() if n]
    return ", ".join(shown) or narrator.text("board-nothing")


def _ability(name: str, narrator: Narrator) -> str:
    """A character by number, with what it does."""
    return f"{name[1:]:>2} {narrator.text(f'character-{name}.ability')}"


def _own(view: Json, narrator: Narrator) -> Iterable[Text]:
    """What the one who looks can do: the hand, and each own character with its ability."""
    seat = view["seat"]
    if seat is None or view["state"]["hand"][seat] is None:
        return
    mine = [_ability(name, narrator) for name, n in view["state"]["characters"][seat].items() if n]
    if mine:
        yield _line(narrator.text("board-characters"), "".join(f"\n  {line}" for line in mine))
    yield _line(narrator.text("board-hand"), _cards(view["state"]["hand"][seat], narrator))


def _piles(view: Json, narrator: Narrator) -> str:
    """Who counts knows how many cards the draw pile has."""
    state = view["state"]
    discards = sum(state["discards"].values())
    open_cards = sum(sum(own.values()) for field in ("reserve", "supply", "played") for own in state[field])
    pairs = sum(card != "none" for pair in state["pairs"] for card in pair)
    deck = CARDS * COPIES_OF_A_CARD - discards - open_cards - pairs - sum(state["hand_size"])
    return narrator.text("board-deck", deck=deck, discards=discards)
