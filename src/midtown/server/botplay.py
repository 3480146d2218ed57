"""Bots at the table: when it is their turn they decide in a worker, and their move walks the same way as a person's."""

from __future__ import annotations

import structlog

from midtown.errors import MidtownError
from midtown.server import moves
from midtown.server.house import House
from midtown.server.live import Live
from midtown.server.workers import choose, world

logger = structlog.get_logger()


def go_on(house: House, live: Live) -> None:
    """Lets a bot decide if it is its turn. If all workers are taken, the housekeeper asks again later."""
    table, bot = live.info.id, live.info.bot_at(live.turn)
    if bot is None or house.workers.lane(bot).full or table in house.workers.thinking:
        return
    house.workers.thinking.add(table)
    house.later(_decide(house, table))


async def _decide(house: House, table: str) -> None:
    try:
        while await _decide_once(house, table):
            pass
    except moves.OvertakenError:
        await house.catch_up(table)
    except MidtownError as error:
        logger.warning("a bot did not move", table=table[:6], error=str(error))
    except Exception:
        logger.exception("a bot failed", table=table[:6])
    finally:
        house.workers.thinking.discard(table)


async def _decide_once(house: House, table: str) -> bool:
    """One decision; false if it is no bot's turn."""
    async with house.lives.at(table) as live:
        seat, bot, number = live.turn, live.info.bot_at(live.turn), live.number
        if seat is None or bot is None:
            return False
        game, record = live.match.game, world(live.match, seat)
    action = await house.workers.lane(bot).run(bot, choose, bot, game, record)
    async with house.lives.at(table) as live:
        if live.number == number and live.info.bot_at(live.turn) == bot:
            await moves.commit(house, live, live.draft("move", seat, action=action))
    return True
