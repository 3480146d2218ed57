"""People in the store: guests, accounts, the devices they are known on, and their ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

from sqlalchemy import Connection, Row, delete, exists, insert, select, update

from midtown.nicknames import account_skeleton, skeletons
from midtown.server.protocol.answers import Rating, Session
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.store.notify import announce
from midtown.server.store.schema import people, ratings, seats, sessions
from midtown.server.tables.model import Person, new_id, now

FIELDS = ("id", "name", "language", "account", "created", "seen")
HOUR = 60 * 60 * 1000
"""So exactly is stored when a session was used last."""
A_PERSON = [people.c[name] for name in FIELDS]


def add(connection: Connection, person: Person, secret_hash: str, device: str) -> None:
    check_name(connection, person.name, None)
    connection.execute(insert(people).values({name: getattr(person, name) for name in FIELDS}))
    add_session(connection, person.id, secret_hash, device)


def add_session(connection: Connection, person: str, secret_hash: str, device: str) -> None:
    at, about = now(), {"id": new_id(), "person": person, "device": device}
    connection.execute(insert(sessions).values(secret_hash=secret_hash, created=at, used=at, **about))


def of_secret(connection: Connection, secret_hash: str) -> tuple[Person, str] | None:
    """Who has the secret of that hash, and the hash as it is stored."""
    query = (
        select(*A_PERSON, sessions.c.secret_hash)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.secret_hash == secret_hash)
    )
    row = connection.execute(query).first()
    return None if row is None else (Person(*row[:-1]), row[-1])


def of_id(connection: Connection, person: str) -> Person | None:
    row = connection.execute(select(*A_PERSON).where(people.c.id == person)).first()
    return None if row is None else Person(*row)


def of_account(connection: Connection, account: str) -> tuple[Person, str] | None:
    """The person of that account, and the hash of the password."""
    row = connection.execute(select(*A_PERSON, people.c.password).where(people.c.account == account)).first()
    return None if row is None else (Person(*row[:-1]), row[-1])


def change(connection: Connection, person: str, /, **values: Any) -> None:
    connection.execute(update(people).where(people.c.id == person).values(**values))


def make_account(connection: Connection, person: str, account: str, password: str) -> bool:
    """False if the name, or one that looks like it, is taken or the person has an account already."""
    skeleton = account_skeleton(account)
    if connection.execute(select(people.c.id).where(people.c.account_skeleton == skeleton)).first():
        return False
    query = update(people).where(people.c.id == person, people.c.account.is_(None))
    values = {"account": account, "account_skeleton": skeleton, "password": password}
    return connection.execute(query.values(**values)).rowcount == 1


def check_name(connection: Connection, name: str, person: str | None) -> None:
    """A name that looks like an account's belongs to whoever has the account."""
    query = select(people.c.id).where(people.c.account_skeleton.in_(skeletons(name)))
    if any(owner != person for owner in connection.execute(query).scalars()):
        raise RefusedError(Refusal.NAME_OF_ACCOUNT)


def sessions_of(connection: Connection, person: str) -> set[str]:
    """The hashes of the secrets of their devices."""
    return set(connection.execute(select(sessions.c.secret_hash).where(sessions.c.person == person)).scalars())


def end_session(connection: Connection, person: str, secret_hash: str) -> None:
    mine = (sessions.c.person == person) & (sessions.c.secret_hash == secret_hash)
    connection.execute(delete(sessions).where(mine))
    announce(connection, "person", person)


def end_sessions(connection: Connection, person: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.person == person))
    announce(connection, "person", person)


def list_sessions(connection: Connection, person: str, here: str) -> list[Session]:
    """The sessions of a person, the last used first; `here` is the hash of the secret that asks."""
    columns = (sessions.c.id, sessions.c.device, sessions.c.created, sessions.c.used, sessions.c.secret_hash)
    query = select(*columns).where(sessions.c.person == person).order_by(sessions.c.used.desc(), sessions.c.id)
    return [
        {"id": row.id, "device": row.device, "created": row.created, "used": row.used, "here": row.secret_hash == here}
        for row in connection.execute(query)
    ]


def end_other_sessions(connection: Connection, person: str, here: str, session: str | None) -> None:
    """Ends one session of a person, or all; but not the one that asks."""
    others = (sessions.c.person == person) & (sessions.c.secret_hash != here)
    if session is not None:
        others &= sessions.c.id == session
    connection.execute(delete(sessions).where(others))
    announce(connection, "person", person)


def end_old_sessions(connection: Connection, used: int, created: int) -> list[str]:
    """Ends the sessions of accounts that were not used, or not made, since then; returns whose they were."""
    old = (sessions.c.used < used) | (sessions.c.created < created)
    accounts = select(people.c.id).where(people.c.account.is_not(None))
    ended = old & sessions.c.person.in_(accounts)
    whose = list(connection.execute(select(sessions.c.person).where(ended).distinct()).scalars())
    connection.execute(delete(sessions).where(ended))
    for person in whose:
        announce(connection, "person", person)
    return whose


def mark_used(connection: Connection, hashes: Sequence[str]) -> None:
    at = now()
    used = sessions.c.secret_hash.in_(hashes) & (sessions.c.used < at - HOUR)
    connection.execute(update(sessions).where(used).values(used=at))


def change_password(connection: Connection, person: str, password: str, secret_hash: str) -> None:
    """Sets a new hash; of the sessions only the one with that secret goes on."""
    change(connection, person, password=password)
    others = (sessions.c.person == person) & (sessions.c.secret_hash != secret_hash)
    connection.execute(delete(sessions).where(others))
    announce(connection, "person", person)


def rename(connection: Connection, person: str, name: str) -> None:
    check_name(connection, name, person)
    change(connection, person, name=name)


def mark_seen(connection: Connection, persons: Sequence[str]) -> None:
    connection.execute(update(people).where(people.c.id.in_(persons)).values(seen=now()))


def ratings_of(connection: Connection, person: str) -> list[Rating]:
    columns = (ratings.c.game, ratings.c.rating, ratings.c.uncertainty, ratings.c.matches)
    query = select(*columns).where(ratings.c.person == person).order_by(ratings.c.game)
    rows = connection.execute(query).mappings()
    return [cast(Rating, {str(name): value for name, value in row.items()}) for row in rows]


def ratings_in(connection: Connection, game: str, persons: Iterable[str]) -> dict[str, Row[Any]]:
    query = select(ratings).where(ratings.c.game == game, ratings.c.person.in_(list(persons)))
    return {row.person: row for row in connection.execute(query)}


def accounts_among(connection: Connection, persons: Sequence[str]) -> set[str]:
    query = select(people.c.id).where(people.c.id.in_(persons), people.c.account.is_not(None))
    return set(connection.execute(query).scalars())


def rate(connection: Connection, person: str, game: str, rating: float, uncertainty: float, matches: int) -> None:
    connection.execute(delete(ratings).where(ratings.c.person == person, ratings.c.game == game))
    connection.execute(
        insert(ratings).values(person=person, game=game, rating=rating, uncertainty=uncertainty, matches=matches)
    )


def clear(connection: Connection, before: int) -> None:
    """Removes guests who were not here for very long and sit at no table."""
    sitting = exists().where(seats.c.person == people.c.id)
    connection.execute(delete(people).where(people.c.account.is_(None), people.c.seen < before, ~sitting))
