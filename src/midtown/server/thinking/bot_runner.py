"""Bots at the table: when it is their turn they decide in a worker, and their move walks the same way as a person's."""

from __future__ import annotations

import structlog

from midtown.errors import MidtownError
from midtown.server.live.cache import MatchCache
from midtown.server.live.match import LiveMatch
from midtown.server.live.sync import MatchSync
from midtown.server.protocol.kinds import EntryKind
from midtown.server.running.tasks import BackgroundTasks
from midtown.server.tables.writer import ConflictError, TableWriter
from midtown.server.thinking.workers import Workers, choose, imagined_record

logger = structlog.get_logger()


class BotRunner:
    def __init__(
        self, cache: MatchCache, workers: Workers, writer: TableWriter, sync: MatchSync, tasks: BackgroundTasks
    ) -> None:
        self._cache = cache
        self._workers = workers
        self._writer = writer
        self._sync = sync
        self._tasks = tasks
        self._thinking: set[str] = set()
        """The tables for which a bot is deciding."""

    def wake(self, live: LiveMatch) -> None:
        """Lets a bot decide if it is its turn. If all workers are taken, housekeeping asks again."""
        table, bot = live.info.id, live.info.bot_at(live.turn)
        if bot is None or self._workers.lane(bot).full or table in self._thinking:
            return
        self._thinking.add(table)
        self._tasks.start(self._decide(table))

    async def _decide(self, table: str) -> None:
        try:
            while await self._decide_once(table):
                pass
        except ConflictError:
            await self._sync.catch_up(table)
        except MidtownError as error:
            logger.warning("a bot did not move", table=table[:6], error=str(error))
        except Exception:
            logger.exception("a bot failed", table=table[:6])
        finally:
            self._thinking.discard(table)

    async def _decide_once(self, table: str) -> bool:
        """One decision; false if it is no bot's turn."""
        async with self._cache.at(table) as live:
            seat, bot, number = live.turn, live.info.bot_at(live.turn), live.number
            if seat is None or bot is None:
                return False
            game, record = live.match.game, imagined_record(live.match, seat)
        action = await self._workers.lane(bot).run(bot, choose, bot, game, record)
        async with self._cache.at(table) as live:
            if live.number == number and live.info.bot_at(live.turn) == bot:
                await self._writer.commit(live, live.propose(EntryKind.MOVE, seat, action=action))
        return True
