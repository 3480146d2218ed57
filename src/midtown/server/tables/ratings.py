"""Ratings of accounts, by openskill: one rating a game, over devices."""

from __future__ import annotations

from openskill.models import PlackettLuce
from sqlalchemy import Connection

from midtown.server.store import people
from midtown.server.tables.model import Seat, TableInfo


def places(info: TableInfo) -> list[float]:
    """How the seats stand at the end, the best first at 0; who resigned comes last, ties share a place."""
    if info.result is None:
        return []
    standing = [
        (not seat.resigned, seat.seat in info.result["winners"], info.result["scores"][seat.seat]["total"])
        for seat in info.seats
    ]
    return [float(sum(other > mine for other in standing)) for mine in standing]


def is_rated(connection: Connection, info: TableInfo) -> bool:
    return len(_rated(connection, info)) > 1


def _rated(connection: Connection, info: TableInfo) -> list[tuple[Seat, str | None]]:
    persons = [seat.person for seat in info.seats if seat.person is not None]
    accounts = people.accounts_among(connection, persons)
    return [(s, s.person) for s in info.seats if s.person in accounts and persons.count(s.person) == 1]


def rate(connection: Connection, info: TableInfo) -> None:
    """Rates a finished match between two accounts or more. Several seats of one person are no contest."""
    rated = _rated(connection, info)
    if len(rated) < 2:
        return
    model = PlackettLuce()
    known = people.ratings_in(connection, info.game, [person for _, person in rated if person])
    teams = [
        [model.rating(mu=known[p].rating, sigma=known[p].uncertainty) if p in known else model.rating()]
        for _, p in rated
    ]
    ranks = places(info)
    after = model.rate(teams, ranks=[ranks[seat.seat] for seat, _ in rated])
    for (_, person), team in zip(rated, after, strict=True):
        if person is not None:
            matches = known[person].matches if person in known else 0
            people.rate(connection, person, info.game, team[0].mu, team[0].sigma, matches + 1)
