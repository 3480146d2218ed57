"""Bots at the table: when it is their turn they decide in a worker, and their move walks the same way as a person's."""

from __future__ import annotations

import structlog

from midtown.errors import MidtownError
from midtown.server.live.match import LiveMatch
from midtown.server.protocol.kinds import EntryKind
from midtown.server.service import Service
from midtown.server.tables import moves
from midtown.server.thinking.workers import choose, imagined_record

logger = structlog.get_logger()


def start_thinking(service: Service, live: LiveMatch) -> None:
    """Lets a bot decide if it is its turn. If all workers are taken, the housekeeper asks again later."""
    table, bot = live.info.id, live.info.bot_at(live.turn)
    if bot is None or service.workers.lane(bot).full or table in service.workers.thinking:
        return
    service.workers.thinking.add(table)
    service.run_in_background(_decide(service, table))


async def _decide(service: Service, table: str) -> None:
    try:
        while await _decide_once(service, table):
            pass
    except moves.ConflictError:
        await service.catch_up(table)
    except MidtownError as error:
        logger.warning("a bot did not move", table=table[:6], error=str(error))
    except Exception:
        logger.exception("a bot failed", table=table[:6])
    finally:
        service.workers.thinking.discard(table)


async def _decide_once(service: Service, table: str) -> bool:
    """One decision; false if it is no bot's turn."""
    async with service.cache.at(table) as live:
        seat, bot, number = live.turn, live.info.bot_at(live.turn), live.number
        if seat is None or bot is None:
            return False
        game, record = live.match.game, imagined_record(live.match, seat)
    action = await service.workers.lane(bot).run(bot, choose, bot, game, record)
    async with service.cache.at(table) as live:
        if live.number == number and live.info.bot_at(live.turn) == bot:
            await moves.commit(service, live, live.apply_uncommitted(EntryKind.MOVE, seat, action=action))
    return True
