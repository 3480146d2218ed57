"""How much one address, one person or one socket may ask of the service."""

from __future__ import annotations

from collections import Counter, OrderedDict

from aiolimiter import AsyncLimiter

from midtown.server.refusals import Refusal, RefusedError
from midtown.server.running.settings import Rate, Settings

MOST_KNOWN = 20_000
"""How many addresses are remembered; who was not heard of for longest is forgotten first."""


def new_bucket(rate: Rate) -> AsyncLimiter:
    count, seconds = rate.split("/")
    return AsyncLimiter(int(count), float(seconds))


async def try_acquire(bucket: AsyncLimiter) -> bool:
    """Whether one more fits in; if so, it is counted."""
    if not bucket.has_capacity():
        return False
    await bucket.acquire()
    return True


class Limiter:
    def __init__(self, settings: Settings) -> None:
        self._rates = {
            "http": settings.http_rate,
            "guest": settings.guest_rate,
            "login": settings.login_rate,
            "table": settings.table_rate,
        }
        self._buckets: OrderedDict[tuple[str, str], AsyncLimiter] = OrderedDict()
        self._most_sockets = settings.sockets_per_address
        self._sockets: Counter[str] = Counter()

    async def allows(self, what: str, who: str) -> bool:
        bucket = self._buckets.get((what, who)) or new_bucket(self._rates[what])
        self._buckets[what, who] = bucket
        self._buckets.move_to_end((what, who))
        if len(self._buckets) > MOST_KNOWN:
            self._buckets.popitem(last=False)
        return await try_acquire(bucket)

    async def check(self, what: str, who: str) -> None:
        if not await self.allows(what, who):
            raise RefusedError(Refusal.TOO_MANY)

    def open_socket(self, address: str) -> bool:
        if self._sockets[address] >= self._most_sockets:
            return False
        self._sockets[address] += 1
        return True

    def close_socket(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]
