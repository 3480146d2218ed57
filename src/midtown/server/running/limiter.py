"""How much one address, one person or one socket may ask of the service."""

from __future__ import annotations

from collections import Counter, OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network

from aiolimiter import AsyncLimiter

from midtown.server.refusals import Refusal, RefusedError
from midtown.server.running.settings import Rate, Settings

MOST_KNOWN = 20_000
"""How many addresses are remembered for each kind of limit; who was not heard of for longest is forgotten first."""
HOME_NETWORK = 64
"""Bits of an IPv6 address that lead to one household; it chooses the others as it likes."""


def network_of(address: str) -> str:
    """Who is behind an address, as far as it tells: the address, or its network where that is one household's."""
    try:
        read = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(read, IPv6Address):
        return str(read)
    return str(read.ipv4_mapped or ip_network((read, HOME_NETWORK), strict=False))


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
            "guess": settings.guess_rate,
            "table": settings.table_rate,
        }
        self._buckets = {what: OrderedDict[str, AsyncLimiter]() for what in self._rates}
        self._most_sockets = settings.sockets_per_address
        self._sockets: Counter[str] = Counter()

    async def allows(self, what: str, who: str) -> bool:
        buckets = self._buckets[what]
        bucket = buckets.get(who) or new_bucket(self._rates[what])
        buckets[who] = bucket
        buckets.move_to_end(who)
        if len(buckets) > MOST_KNOWN:
            buckets.popitem(last=False)
        return await try_acquire(bucket)

    async def check(self, what: str, who: str) -> None:
        if not await self.allows(what, who):
            raise RefusedError(Refusal.TOO_MANY)

    async def check_guess(self, address: str, account: str) -> None:
        """Slows down who tries passwords, and nobody elsewhere who has the right one."""
        await self.check("login", address)
        if not await self.allows("guess", f"{address} {account}"):
            raise RefusedError(Refusal.TOO_MANY_GUESSES)

    def forget_guesses(self, address: str, account: str) -> None:
        """Whoever had the right password was not guessing."""
        self._buckets["guess"].pop(f"{address} {account}", None)

    def open_socket(self, address: str) -> bool:
        if self._sockets[address] >= self._most_sockets:
            return False
        self._sockets[address] += 1
        return True

    def close_socket(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]
