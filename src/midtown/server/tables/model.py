"""What the service knows of a table, as it is stored."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field, replace
from typing import Any

from midtown.engine.agreement import Agreement
from midtown.engine.seed import OriginKind, Seed
from midtown.engine.state_record import Json
from midtown.server.protocol import answers
from midtown.server.protocol.kinds import EntryKind, First, MotionKind, MotionState, SeatKind, TableState
from midtown.server.refusals import Refusal, RefusedError

BEGINNING = time.time_ns() - time.monotonic_ns()
"""When the steady clock of the system stood at nothing, as far as its other clock said when the service started."""


def now() -> int:
    """Milliseconds since 1970. They go on evenly, also where the system's clock is set meanwhile."""
    return steady_ns() // 1_000_000


def steady_ns() -> int:
    return BEGINNING + time.monotonic_ns()


def new_id() -> str:
    """An id that cannot be guessed: 96 bits. Whoever has a table's id may look on."""
    return secrets.token_urlsafe(12)


@dataclass
class Seat:
    seat: int
    kind: SeatKind
    name: str
    person: str | None = None
    bot: str | None = None
    left: bool = False
    resigned: bool = False
    last_seen: int = 0
    """When their person was last connected anywhere."""
    account: bool = False
    """Whether their person has an account."""
    contribution: str | None = field(default=None, repr=False)
    """What their device added to the seed."""

    @property
    def ready(self) -> bool:
        """Whether a match may begin as far as this seat is concerned."""
        return self.kind is not SeatKind.OPEN and (self.kind is not SeatKind.PERSON or self.contribution is not None)

    @property
    def plays(self) -> bool:
        """Whether a person decides here, rather than a bot in their place or an automatic player."""
        return self.kind is SeatKind.PERSON and self.bot is None

    def as_begun(self) -> Seat:
        """As it was before the log of its match: bots take the place of a person only by an entry."""
        return replace(self, bot=None, resigned=False) if self.kind is SeatKind.PERSON else self

    def as_played(self, played: Seat) -> Seat:
        """With what the log of its match has done to it as far as that was played."""
        return replace(self, bot=played.bot, resigned=played.resigned)


@dataclass(frozen=True)
class Entry:
    """One line of a match's log. Lines are only ever added, so that an undo is one as well."""

    number: int
    kind: EntryKind
    seat: int
    at: int
    seen: int
    """The audiences that were shown something by it, one bit a seat and then one for spectators."""
    action: int | None = None
    ply: int | None = None
    """Where an undo leads back to."""
    bot: str | None = None
    client_move_id: str | None = None


@dataclass
class Motion:
    """Something that the others have to agree to."""

    motion: int
    kind: MotionKind
    seat: int
    about: int | None
    bot: str | None
    needed: list[int]
    votes: dict[str, bool]
    at_version: int
    """What spectators had been shown when it was asked for: hidden decisions do not make it stale."""
    state: MotionState

    def to_json(self) -> answers.Motion:
        return {
            "motion": self.motion,
            "kind": self.kind,
            "seat": self.seat,
            "about": self.about,
            "bot": self.bot,
            "needed": self.needed,
            "votes": self.votes,
            "state": self.state,
        }


@dataclass
class Person:
    id: str
    name: str
    language: str
    account: str | None
    created: int
    seen: int

    def to_json(self) -> answers.Me:
        return {
            "id": self.id,
            "name": self.name,
            "language": self.language,
            "account": self.account,
            "created": self.created,
        }


@dataclass
class TableInfo:
    """A table with its seats and motions, without its match."""

    id: str
    game: str
    game_version: int
    options: dict[str, Any]
    players: int
    secret: str = field(repr=False)
    """What its commitment binds: a part of the seed if that is agreed on, else the seed itself."""
    origin: OriginKind
    start: Json | None = field(repr=False)
    state: TableState
    public: bool
    spectators: bool
    hints: bool
    """Whether people may ask for hints although others play, too."""
    owner: str | None
    clock: answers.ClockRule
    created: int
    begun: int | None
    touched: int
    """When the turn last passed or the table changed: the time of a hidden decision is a secret as well."""
    turn: int | None
    deadline: int | None
    result: answers.Result | None
    rematch: str | None
    forked_from: str | None
    forked_ply: int | None
    first: First | None = None
    """How it was decided who begins; none where there was nothing to decide, or the set-up does."""
    seats: list[Seat] = field(default_factory=list)
    motions: list[Motion] = field(default_factory=list)
    chat: int = 0
    """The number of the last thing said."""

    @property
    def seed(self) -> Seed:
        """The seed of its match. Before that begins, an agreed one still lacks contributions."""
        secret = bytes.fromhex(self.secret)
        if self.origin is not OriginKind.AGREED:
            return Seed(secret, self.origin)
        shares = (None if seat.contribution is None else bytes.fromhex(seat.contribution) for seat in self.seats)
        return Seed.agreed(Agreement(secret, tuple(shares)))

    def snapshot(self) -> Json:
        """What can be told of a table, less what moves and signs of life change: a move may be a hidden one."""
        return {
            "state": self.state,
            "owner": self.owner,
            "result": self.result,
            "rematch": self.rematch,
            "seats": [{**vars(seat), "last_seen": 0} for seat in self.seats],
            "motions": [{**motion.to_json(), "votes": dict(motion.votes)} for motion in self.motions],
        }

    def seats_of(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def may_look(self, person: str | None) -> bool:
        """Whether somebody may see the match: who sits there, and others if the table lets spectators in."""
        return self.spectators or bool(self.seats_of(person)) or (person is not None and person == self.owner)

    def check_may_look(self, person: str | None) -> None:
        if not self.may_look(person):
            raise RefusedError(Refusal.NO_SPECTATORS)

    def check_may_know(self, person: str | None) -> None:
        """A table that waits for people is known to all who have its link; later, to those who may look."""
        if self.state is not TableState.WAITING:
            self.check_may_look(person)

    @property
    def between_people(self) -> bool:
        return len({seat.person for seat in self.seats if seat.kind is SeatKind.PERSON}) > 1

    def playing_people(self) -> list[Seat]:
        """The seats at which a person still decides."""
        return [seat for seat in self.seats if seat.plays and not seat.left]

    def bot_at(self, seat: int | None) -> str | None:
        return None if seat is None else self.seats[seat].bot
