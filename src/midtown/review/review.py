"""A review: every step of a finished match booked, and the dearest mistakes."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from functools import partial
from queue import SimpleQueue
from typing import TypeVar

from midtown.review.course import Course
from midtown.review.decision import SURE, Judged, judge, second_opinion
from midtown.review.evaluator import Evaluator, Shares
from midtown.review.ledger import Account, Step, Verdict, accounts
from midtown.review.luck import before_chance, before_the_deal
from midtown.review.tries import Room

ASKED_TWICE = 24
"""So many of the dearest losses are put to the second evaluator at most."""
ASKED_TOGETHER = 4
TOLD = 3
"""So many mistakes are told."""
Task = TypeVar("Task")
Report = Callable[[int, int], None]
"""Is told how many parts of how many are done."""


@dataclass(frozen=True)
class Review:
    """What came of it."""

    evaluator: str
    """The hash of what judged."""
    players: int
    start: Shares
    """Before the table was set, or the position it began from."""
    dealt: Shares
    """The luck of the set-up."""
    steps: list[Step]
    result: Shares
    automatic: frozenset[int] = frozenset()
    """Seats that nobody decided for."""

    @property
    def accounts(self) -> list[list[Account]]:
        """For the shares of the win and for points, an account for each seat."""
        return accounts(self.steps, self.start, self.dealt, self.result, self.players)

    @property
    def curve(self) -> list[Shares]:
        """What every position was worth to every seat, from the set-up to the end."""
        return [*(step.value for step in self.steps), self.result]

    @property
    def mistakes(self) -> list[Step]:
        """The dearest, dearest first: by what both evaluators say at least."""
        return self._dearest(Verdict.MISTAKE)[:TOLD]

    @property
    def unclear(self) -> list[Step]:
        return self._dearest(Verdict.UNCLEAR)

    def _dearest(self, verdict: Verdict) -> list[Step]:
        return sorted((step for step in self.steps if step.verdict is verdict), key=self.sure_price, reverse=True)

    def sure_price(self, step: Step) -> float:
        """What both evaluators say at least."""
        return min(self.price(step), step.second or 0.0)

    def price(self, step: Step) -> float:
        """What the one who decided lost by it: of the win; alone, in points."""
        return float(step.lost[1 if self.players == 1 else step.seat])


def review(course: Course, evaluator: Evaluator, threads: int, report: Report, automatic: frozenset[int]) -> Review:
    """The same numbers with any number of threads."""
    work = _Work(course, evaluator, threads, report)
    with work.pool:
        start, first = work.all([work.start])[0]
        steps = work.all([partial(work.step, ply) for ply in range(len(course.actions))])
        values = [first, *(after for _, after in steps)]
        booked = [
            replace(step, value=values[i], correction=step.correction - values[i]) for i, (step, _) in enumerate(steps)
        ]
        found = Review(evaluator.hash, course.players, start, first - start, booked, values[-1], automatic)
        return replace(found, steps=work.with_verdicts(found))


class _Work:
    """Positions and decisions of one match, shared out to threads."""

    def __init__(self, course: Course, evaluator: Evaluator, threads: int, report: Report) -> None:
        self._course, self._evaluator, self._report = course, evaluator, report
        self.pool = ThreadPoolExecutor(threads)
        self._rooms: SimpleQueue[Room] = SimpleQueue()
        for _ in range(threads):
            self._rooms.put(evaluator.room())
        self._done, self._total = 0, len(course.actions) + 1 + ASKED_TWICE

    def all(self, tasks: list[Callable[[Room], Task]]) -> list[Task]:
        futures = [self.pool.submit(self._in_a_room, task) for task in tasks]
        for future in as_completed(futures):
            self._tell(future)
        return [future.result() for future in futures]

    def _in_a_room(self, task: Callable[[Room], Task]) -> Task:
        room = self._rooms.get()
        try:
            return task(room)
        finally:
            self._rooms.put(room)

    def _tell(self, future: Future[Task]) -> None:
        if future.exception() is None:
            self._done += 1
            self._report(min(self._done, self._total), self._total)

    def start(self, room: Room) -> tuple[Shares, Shares]:
        """What the match was worth before the table was set, and after."""
        first = self._evaluator.position(self._course.tables[0].record, 0, room)
        return before_the_deal(self._evaluator, self._course, first, room), first

    def step(self, ply: int, room: Room) -> tuple[Step, Shares]:
        """One step without the value it began from, and the value it led to."""
        table, action = self._course.tables[ply], self._course.actions[ply]
        after = self._evaluator.position(self._course.tables[ply + 1].record, ply + 1, room)
        mean, exact = before_chance(self._evaluator, self._course, ply, after, room)
        options = table.legal()
        judged = judge(self._evaluator, table.record, ply, table.turn, action, options, room)
        step = Step(
            ply=ply,
            seat=table.turn,
            action=action,
            best=judged.best,
            options=len(options),
            value=after,
            luck=after - mean,
            lost=judged.lost,
            hidden=judged.lost - judged.lost_in_truth,
            correction=mean + judged.lost_in_truth,
            error=judged.error,
            exact=exact,
        )
        return step, after

    def with_verdicts(self, found: Review) -> list[Step]:
        """The dearest losses are put to the second evaluator."""
        lost = [step for step in found.steps if step.best != step.action and step.seat not in found.automatic]
        dearest = sorted(lost, key=found.price, reverse=True)[:ASKED_TWICE]
        said: dict[int, tuple[float, float]] = {}
        for first in range(0, len(dearest), ASKED_TOGETHER):
            some = dearest[first : first + ASKED_TOGETHER]
            if _cannot_be_dearer(replace(found, steps=_with_opinions(found, said)), found.price(some[0])):
                break
            opinions = self.all([partial(self._second, step) for step in some])
            said |= {step.ply: opinion for step, opinion in zip(some, opinions, strict=True)}
        self._report(self._total, self._total)
        return _with_opinions(found, said)

    def _second(self, step: Step, room: Room) -> tuple[float, float]:
        judged = Judged(step.action, step.best, step.lost, step.lost, step.error)
        return second_opinion(self._evaluator, self._course.tables[step.ply].record, step.ply, step.seat, judged, room)


def _cannot_be_dearer(found: Review, price: float) -> bool:
    """Whether nothing of that price can be among the mistakes that are told."""
    told = found.mistakes
    return len(told) == TOLD and found.sure_price(told[-1]) >= price


def _with_opinions(found: Review, said: dict[int, tuple[float, float]]) -> list[Step]:
    return [_with_verdict(step, found.price(step), said.get(step.ply)) for step in found.steps]


def _with_verdict(step: Step, price: float, opinion: tuple[float, float] | None) -> Step:
    """A mistake is what both evaluators call one, about as dear."""
    if step.best == step.action:
        return step
    if opinion is None:
        return replace(step, verdict=Verdict.SMALL)
    second, error = opinion
    disagree = abs(second - price) > price or second < SURE * error
    return replace(step, second=second, verdict=Verdict.UNCLEAR if disagree else Verdict.MISTAKE)
