"""Virtual time. Many event loops share one timeline: whatever is due next happens, and no time passes in between."""

from __future__ import annotations

import asyncio
import heapq
import random
from asyncio import events
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context
from itertools import count
from typing import Any

MOST_AT_ONCE = 200_000
"""More steps than that in one instant are a service that runs in circles."""
LONGEST = 0.5
"""Seconds that a thread takes now and then to begin or to report."""
MANY = 100
"""Tasks after which those that are done are forgotten."""


class StuckError(Exception):
    """Nothing more is due, or always the same again."""


class Timeline:
    def __init__(self) -> None:
        self.now = 0.0
        self._due: list[tuple[float, int, VirtualLoop, asyncio.Handle]] = []
        self._numbers = count()
        self.afterwards: list[Callable[[], object]] = []
        """What has to happen as soon as the present step is done."""

    def add(self, when: float, loop: VirtualLoop, handle: asyncio.Handle) -> None:
        heapq.heappush(self._due, (max(when, self.now), next(self._numbers), loop, handle))

    def run(self, until: Callable[[], bool]) -> None:
        steps = 0
        while not until():
            if not self._due:
                raise StuckError("nothing more is due")
            when, _, loop, handle = heapq.heappop(self._due)
            if loop.dead or handle.cancelled():
                continue
            steps = steps + 1 if when == self.now else 0
            if steps > MOST_AT_ONCE:
                raise StuckError(f"{loop.name} runs in circles")
            self.now = when
            loop.step(handle)
            while self.afterwards:
                self.afterwards.pop(0)()


class VirtualLoop(asyncio.AbstractEventLoop):
    """The event loop of one process, or of the world around. When it is dead, nothing of it happens any more."""

    def __init__(self, timeline: Timeline, name: str, chance: random.Random) -> None:
        self.timeline = timeline
        self.name = name
        self.dead = False
        self.slowness = 1.0
        """How many times longer than usual threads take."""
        self.work_takes = 0.0
        """How many seconds the work takes that a thread is just doing; it says so itself."""
        self.on_error: Callable[[dict[str, Any]], None] = lambda context: None
        self._chance = chance
        self._tasks: list[asyncio.Task[Any]] = []
        self._many = MANY

    def step(self, handle: asyncio.Handle) -> None:
        events._set_running_loop(self)
        try:
            handle._run()
        finally:
            events._set_running_loop(None)

    def bury(self) -> None:
        """Ends what a dead loop has left, so that nothing of it comes to life when it is collected."""
        self.dead = True
        events._set_running_loop(self)
        try:
            for task in self._tasks:
                if not task.done():
                    _end(task)
        finally:
            events._set_running_loop(None)
            self._tasks.clear()

    def time(self) -> float:
        return self.timeline.now

    def latency(self) -> float:
        """How long a thread takes to begin or to report: mostly no time at all, now and then long."""
        longest = LONGEST if self._chance.random() < 0.03 else 0.004
        return self._chance.random() * longest * self.slowness

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self.timeline.add(self.timeline.now, self, handle)
        return handle

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        return self.call_later(self.latency(), callback, *args, context=context)

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.timeline.now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self.timeline.add(when, self, handle)
        return handle

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self, coro: Coroutine[Any, Any, Any], *, name: object = None, context: Context | None = None, **_: Any
    ) -> asyncio.Task[Any]:
        task = asyncio.Task(coro, loop=self, name=name if name is None else str(name), context=context)
        self._tasks.append(task)
        if len(self._tasks) > self._many:
            self._tasks = [each for each in self._tasks if not each.done()]
            self._many = 2 * len(self._tasks) + MANY
        return task

    def run_in_executor(  # type: ignore[override]
        self, executor: object, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """The work of another thread happens at one moment, some time from now; its answer comes some time later."""
        answer = self.create_future()

        def work() -> None:
            result, failed, self.work_takes = None, None, 0.0
            try:
                result = func(*args)
            except Exception as error:
                failed = error
            self.call_later(self.latency() + self.work_takes, _settle, answer, result, failed)

        self.call_later(self.latency(), work)
        return answer

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def get_debug(self) -> bool:
        return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self.dead:
            self.on_error(context)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        pass


def _settle(answer: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if answer.cancelled():
        return
    if error is not None:
        answer.set_exception(error)
    else:
        answer.set_result(result)


def _end(task: asyncio.Task[Any]) -> None:
    task._log_destroy_pending = False  # type: ignore[attr-defined]
    with suppress(RuntimeError):  # it awaited something while it was closed
        task.get_coro().close()
