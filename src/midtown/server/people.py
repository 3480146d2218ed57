"""Guests and accounts. A guest is a name and a secret; an account adds a name and a password to that."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from functools import cache

import structlog
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy.exc import IntegrityError

from midtown.errors import InvalidError
from midtown.server.passwords import check_password
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.store import people
from midtown.server.store.database import Store
from midtown.server.tables.model import Person, new_id, now

logger = structlog.get_logger()
SECRET_BYTES = 16
HASHER = PasswordHasher()


@cache
def _dummy_hash() -> str:
    """Checked when there is no such account, so that the time taken does not tell which names exist."""
    return HASHER.hash(secrets.token_hex(SECRET_BYTES))


def hashed(secret: str) -> str:
    """What is stored of a secret: whoever reads the store cannot use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


async def create_guest(store: Store, name: str, language: str, device: str) -> tuple[Person, str]:
    """A new guest and their secret of 128 bits."""
    at = now()
    person = Person(new_id(), name, language, None, at, at)
    secret = secrets.token_urlsafe(SECRET_BYTES)
    await store.write(people.add, person, hashed(secret), device)
    return person, secret


async def authenticate(store: Store, secret: str | None) -> Person | None:
    """Who has that secret."""
    if not secret or len(secret) > 100 or not secret.isascii():
        return None
    own = hashed(secret)
    found = await store.read(people.of_secret, own)
    if found is None or not hmac.compare_digest(found[1], own):
        return None
    return found[0]


async def rename(store: Store, person: Person, name: str | None, language: str | None) -> Person:
    if name is not None:
        await store.write(people.rename, person.id, name)
        person.name = name
    if language is not None:
        await store.write(people.change, person.id, language=language)
        person.language = language
    return person


async def make_account(store: Store, person: Person, account: str, password: str) -> Person:
    if person.account is not None:
        raise RefusedError(Refusal.ACCOUNT_ALREADY)
    check_password(account, password)
    stored = await asyncio.to_thread(HASHER.hash, password)
    try:
        made = await store.write(people.make_account, person.id, account, stored)
    except IntegrityError:
        made = False
    if not made:
        raise RefusedError(Refusal.NAME_TAKEN)
    person.account = account
    return person


async def log_in(store: Store, account: str, password: str, device: str) -> tuple[Person, str]:
    found = await store.read(people.of_account, account)
    if not await asyncio.to_thread(_fits, found and found[1], password) or found is None:
        logger.info("log-in refused")
        raise RefusedError(Refusal.WRONG_PASSWORD)
    logger.info("log-in")
    secret = secrets.token_urlsafe(SECRET_BYTES)
    await store.write(people.add_session, found[0].id, hashed(secret), device)
    return found[0], secret


async def change_password(store: Store, person: Person, secret: str, old: str, new: str) -> None:
    """Sets a new password; all other devices are logged out."""
    await _check_known(store, person, old, "change of password")
    check_password(person.account or "", new)
    logger.info("change of password")
    stored = await asyncio.to_thread(HASHER.hash, new)
    await store.write(people.change_password, person.id, stored, hashed(secret))


async def end_other_sessions(store: Store, person: Person, secret: str, password: str, session: str | None) -> None:
    """Ends another session of an account, or all others."""
    await _check_known(store, person, password, "end of sessions")
    logger.info("end of sessions")
    await store.write(people.end_other_sessions, person.id, hashed(secret), session)


async def _check_known(store: Store, person: Person, password: str, what: str) -> None:
    """Whoever changes something about an account knows its password."""
    found = await store.read(people.of_account, person.account or "")
    if not await asyncio.to_thread(_fits, found and found[1], password) or found is None:
        logger.info(f"{what} refused")
        raise RefusedError(Refusal.WRONG_PASSWORD)


async def log_out(store: Store, person: Person, secret: str) -> None:
    logger.info("log-out")
    await store.write(people.end_session, person.id, hashed(secret))


async def log_out_everywhere(store: Store, account: str) -> None:
    """By whoever runs the service: ends all sessions of an account."""
    found = await store.read(people.of_account, account)
    if found is None:
        raise InvalidError(f"There is no account {account}.")
    await store.write(people.end_sessions, found[0].id)


def _fits(stored: str | None, password: str) -> bool:
    nobodys = _dummy_hash()  # made the first time, whoever comes first
    try:
        return HASHER.verify(stored or nobodys, password)
    except (Argon2Error, InvalidHashError):
        return False
