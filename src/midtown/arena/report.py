"""The report of a tournament: one page of Markdown and its pictures, made from the results file alone."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import quantiles, stdev

from midtown.arena.estimates import Estimate, mean
from midtown.arena.plots import draw
from midtown.arena.results import Results
from midtown.arena.standings import Standings, standings
from midtown.engine.narrator import Narrator
from midtown.errors import InvalidError
from midtown.games import find

LONGEST_OPTION = 60
READING = """\
Every interval holds the true value with a probability of about 95 %. Win rates have Wilson intervals; a shared win \
counts as a part of one. Games on the same seed are not quite independent, so that these intervals are a guide and not \
a proof. Ratings are openskill's (Plackett–Luce), with mirror matches left out; only their differences mean something, \
and only within this page."""


def write(results: Results, path: Path) -> Standings:
    """Writes the page, and the pictures beside it."""
    found = standings(results)
    if not found.names:
        raise InvalidError("There is no finished game to report on yet.")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        pictures = draw(found, results.setup.players, path.parent, path.stem)
        path.write_text(page(results, found, pictures), encoding="utf-8")
    except OSError as error:
        raise InvalidError(f"{path} cannot be written: {error.strerror}.") from None
    return found


def page(results: Results, found: Standings, pictures: Mapping[str, str]) -> str:
    sections = [
        f"# Arena: {Narrator(find(results.setup.game)).title()}, {_count(results.setup.players, 'player')}",
        _setup(results),
        _strength(results, found, pictures),
        _duels(found, pictures),
        _differences(found),
        _points(found, pictures),
        _mirrors(results, found),
        _paces(found),
        f"## How to read this\n\n{READING}",
    ]
    return "\n\n".join(section for section in sections if section) + "\n"


def _setup(results: Results) -> str:
    setup = results.setup
    options = ", ".join(f"{name} = {_option(value)}" for name, value in setup.options.items() if value) or "none"
    versions = {"midtown": setup.midtown, f"rules of {setup.game}": str(setup.version), **results.versions}
    facts = [
        ("games", str(len(results.games))),
        ("options", options),
        ("seed", f"{setup.seed}; every group plays every seat order on the same luck"),
        ("threads a bot", str(setup.threads)),
        ("versions", ", ".join(f"{name} {version}" for name, version in versions.items())),
    ]
    bots = [(code(e.name), e.budget, e.version or setup.midtown) for e in setup.entrants]
    clocked = [code(entrant.name) for entrant in setup.entrants if not entrant.repeats]
    note = f"\n\nThinking by the clock, so that a second run may differ: {', '.join(clocked)}." if clocked else ""
    return f"{_table(('', ''), facts)}\n\n{_table(('bot', 'budget a decision', 'version'), bots)}{note}"


def _option(value: object) -> str:
    return str(value) if len(str(value)) <= LONGEST_OPTION else "of its own"


def _strength(results: Results, found: Standings, pictures: Mapping[str, str]) -> str:
    heads = ("", "rating", "95 %", "won", "95 %", "mean points", "95 %", "games")
    rows = []
    for name in found.names:
        rating, wins, points = found.ratings.get(name), found.wins[name], mean(found.points[name])
        rated = (f"{rating.value:.1f}", _range(rating, "{:.1f}")) if rating else ("–", "–")
        won = (_percent(wins.value), _percents(wins))
        rows.append((code(name), *rated, *won, f"{points.value:.1f}", _range(points, "{:.1f}"), str(wins.count)))
    equals = f"Among equals everybody would win {_percent(1 / results.setup.players)}.\n\n"
    above = equals if results.setup.players > 1 else ""
    shown = [_picture(pictures, "ratings", "Ratings with intervals"), _picture(pictures, "wins", "Games won")]
    return "\n\n".join(filter(None, [f"## Standings\n\n{above}{_table(heads, rows)}", *shown]))


def _duels(found: Standings, pictures: Mapping[str, str]) -> str:
    if not found.head_to_head:
        return ""
    rows = [(code(one), *(_duel(found, one, other) for other in found.names)) for one in found.names]
    table = _table(("", *(code(name) for name in found.names)), rows)
    picture = _picture(pictures, "head-to-head", "Head to head")
    return f"## Head to head\n\nHow often the row ends ahead of the column.\n\n{table}\n\n{picture}"


def _duel(found: Standings, one: str, other: str) -> str:
    duel = found.head_to_head.get((one, other))
    return f"{_percent(duel.value)} ({_percents(duel)})" if duel else "–"


def _differences(found: Standings) -> str:
    if not found.differences:
        return ""
    rows = [
        (code(one), code(other), f"{difference.value:+.1f}", _range(difference, "{:+.1f}"), str(difference.count))
        for (one, other), difference in found.differences.items()
    ]
    table = _table(("", "against", "points more", "95 %", "seeds"), rows)
    return f"## On the same seeds\n\n{table}"


def _points(found: Standings, pictures: Mapping[str, str]) -> str:
    rows = [(code(name), *_spread(found.points[name])) for name in found.names]
    heads = ("", "mean", "deviation", "least", "25 %", "median", "75 %", "most")
    return f"## Points\n\n{_table(heads, rows)}\n\n{_picture(pictures, 'points', 'How points are spread')}"


def _spread(points: list[int]) -> list[str]:
    if len(points) == 1:
        return [str(points[0]), "–", *[str(points[0])] * 5]
    quarters = quantiles(points, n=4, method="inclusive")
    numbers = [mean(points).value, stdev(points), min(points), *quarters, max(points)]
    return [f"{number:.1f}" for number in numbers[:2]] + [f"{number:g}" for number in numbers[2:]]


def _mirrors(results: Results, found: Standings) -> str:
    if not found.mirrors:
        return ""
    free = [seat for seat in range(results.setup.players) if seat not in results.setup.automatic]
    rows = [
        (code(name), *(f"{_percent(seat.value)} ({_percents(seat)})" for seat in seats), str(seats[0].count))
        for name, seats in found.mirrors.items()
    ]
    table = _table(("", *(f"seat {seat + 1}" for seat in free), "games"), rows)
    return f"## Mirror matches\n\nA bot against itself: what is left is the luck of the seat.\n\n{table}"


def _paces(found: Standings) -> str:
    rows = [(code(name), f"{pace.decisions:.1f}", _time(pace.seconds)) for name, pace in found.paces.items()]
    return f"## Time\n\n{_table(('', 'decisions a game', 'time a decision'), rows)}"


def code(name: str) -> str:
    """A name that no table takes apart."""
    return f"`{name}`".replace("|", "\\|")


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _picture(pictures: Mapping[str, str], name: str, words: str) -> str:
    return f"![{words}]({pictures[name]})" if name in pictures else ""


def _percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def _percents(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.0f}–{100 * estimate.high:.0f} %"


def _range(estimate: Estimate, words: str) -> str:
    if math.isinf(estimate.high):
        return "–"
    return f"{words.format(estimate.low)} to {words.format(estimate.high)}"


def _time(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{1000 * seconds:.2g} ms"


def _count(number: int, word: str) -> str:
    return f"{number} {word}{'s' * (number > 1)}"
