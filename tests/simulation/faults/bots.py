"""Mistakes in when bots decide."""

from __future__ import annotations

from typing import Any

from midtown.server.protocol.kinds import EntryKind
from midtown.server.running import housekeeping
from midtown.server.thinking.bot_runner import BotRunner
from midtown.server.thinking.workers import imagined_record
from tests.simulation.faults import Put, fault
from tests.simulation.patches import choose


class _Forever(set[str]):
    def discard(self, _: object) -> None:
        return


async def _nothing(*_: object, **__: object) -> None:
    return


@fault
def a_bot_is_woken_once(put: Put) -> None:
    begin = BotRunner.__init__

    def forgetful(self: BotRunner, *args: Any) -> None:
        begin(self, *args)
        self._thinking = _Forever()

    put(BotRunner, "__init__", forgetful)


@fault
def bots_forgotten_in_a_crash_stay_forgotten(put: Put) -> None:
    put(housekeeping, "wake_bots", _nothing)


@fault
def a_bot_plays_on_what_has_changed_meanwhile(put: Put) -> None:
    async def once(self: BotRunner, table: str) -> bool:
        async with self._cache.at(table) as live:
            seat, bot = live.turn, live.info.bot_at(live.turn)
            if seat is None or bot is None:
                return False
            game, record = live.match.game, imagined_record(live.match, seat)
        action = await self._workers.lane(bot).run(bot, choose, bot, game, record)
        async with self._cache.at(table) as live:
            await self._writer.commit(live, live.propose(EntryKind.MOVE, seat, action=action))
        return True

    put(BotRunner, "_decide_once", once)
