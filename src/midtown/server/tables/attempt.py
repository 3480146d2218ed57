"""Doing something at a table of which another process may know more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from midtown.errors import MidtownError
from midtown.server.live.cache import MatchCache
from midtown.server.live.match import LiveMatch
from midtown.server.live.sync import refresh
from midtown.server.tables.writer import ConflictError, TableWriter

T = TypeVar("T")


async def attempt(cache: MatchCache, writer: TableWriter, table: str, work: Callable[[LiveMatch], Awaitable[T]]) -> T:
    """Does it; and once more, with what is stored, if it failed because of what others had written meanwhile.

    So nothing is refused that is done already, and nobody is refused whom only this process does not know yet.
    """
    try:
        async with cache.at(table) as live:
            try:
                return await work(live)
            except MidtownError:
                if not writer.store.shared or not await refresh(writer.store, writer.hub, live):
                    raise
            return await work(live)
    except ConflictError:
        async with cache.at(table) as live:
            return await work(live)
