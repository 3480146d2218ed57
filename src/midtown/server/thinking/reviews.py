"""Reviews of finished matches: each made once, in a process of its own, and kept with its evaluator's hash."""

from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import dataclass
from functools import cache

import structlog

from midtown.engine.game import Game
from midtown.engine.match import Match
from midtown.review.evaluator import Evaluator
from midtown.server.protocol import answers
from midtown.server.protocol.kinds import ReviewState
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.running.tasks import BackgroundTasks
from midtown.server.store import reviews
from midtown.server.store.database import Store

MOST_WAITING = 20
LONGEST_LINE = 16 * 2**20
PROGRAM = "midtown.server.thinking.reviewing"

logger = structlog.get_logger()


@dataclass
class Progress:
    done: int = 0
    total: int = 0


@cache
def evaluator_of(game: Game, players: int) -> str:
    """The hash of what would judge now."""
    return Evaluator(game, players).hash


class Reviews:
    """One at a time; the others wait."""

    def __init__(self, store: Store, tasks: BackgroundTasks) -> None:
        self._store, self._tasks = store, tasks
        self._turn = asyncio.Lock()
        self._under_way: dict[str, Progress] = {}

    async def look(self, table: str, match: Match) -> answers.Review:
        """The review of a match that is over, or how far it is."""
        evaluator = _evaluator(match)
        report = await self._store.read(reviews.find, table, evaluator)
        progress = self._under_way.get(table)
        if report is not None:
            state = ReviewState.DONE
        else:
            state = ReviewState.NONE if progress is None else ReviewState.WORKING
        told = progress or Progress()
        return {"state": state, "done": told.done, "total": told.total, "report": report}

    async def begin(self, table: str, match: Match) -> answers.Review:
        """Begins one, unless there is one or it is under way."""
        found = await self.look(table, match)
        if found["state"] is not ReviewState.NONE:
            return found
        if len(self._under_way) >= MOST_WAITING:
            raise RefusedError(Refusal.BOTS_BUSY)
        self._under_way[table] = Progress()
        self._tasks.start(self._make(table, match))
        return {**found, "state": ReviewState.WORKING}

    async def _make(self, table: str, match: Match) -> None:
        try:
            async with self._turn:
                report = await _made(match, self._under_way[table])
            if report is not None:
                await self._store.write(reviews.keep, table, _evaluator(match), report)
        finally:
            del self._under_way[table]


def _evaluator(match: Match) -> str:
    if not match.over:
        raise RefusedError(Refusal.MATCH_NOT_OVER)
    return evaluator_of(match.game, match.players)


async def _made(match: Match, progress: Progress) -> answers.ReviewReport | None:
    """Runs the program; None if it failed, which is logged."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", PROGRAM, stdin=pipe, stdout=pipe, stderr=pipe, limit=LONGEST_LINE
    )
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        errors = asyncio.create_task(process.stderr.read())
        process.stdin.write(json.dumps(match.record()).encode())
        process.stdin.close()
        report: answers.ReviewReport | None = None
        async for line in process.stdout:
            told = json.loads(line)
            if "report" in told:
                report = told["report"]
            else:
                progress.done, progress.total = told["done"], told["total"]
        if await process.wait() != 0:
            logger.error("a review failed", game=match.game.name, said=(await errors).decode()[-2000:])
        return report
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
