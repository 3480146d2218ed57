"""What the service answers, over HTTP and inside the messages of the socket.

They are dictionaries, so that nothing is copied on the way out: the type checker reads what they hold, pydantic
describes them in OpenAPI.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import ConfigDict, WithJsonSchema, with_config
from typing_extensions import TypeAliasType, TypedDict

from midtown.engine.seed import OriginKind
from midtown.engine.state_record import Json
from midtown.errors import Argument
from midtown.review.ledger import Verdict
from midtown.server.protocol.kinds import (
    ClockKind,
    Ending,
    EntryKind,
    First,
    MotionKind,
    MotionState,
    OptionKind,
    ReviewState,
    SeatKind,
    TableState,
)
from midtown.server.refusals import Code

exact = with_config(ConfigDict(extra="forbid"))
"""Nothing that is not declared goes out."""

WORD: list[Json] = [{"type": "string"}, {"type": "integer"}]
NULL: Json = {"type": "null"}


def _by_kind(head: Json, *others: Json) -> WithJsonSchema:
    """What depends on the game, whose own schema `engine.schema` makes: a kind, and arguments that are words."""
    fields = {"kind": {"type": "string"}, **head}
    rest = {"anyOf": [*WORD, *others]}
    return WithJsonSchema(
        {"type": "object", "properties": fields, "required": list(fields), "additionalProperties": rest}
    )


Choice = TypeAliasType("Choice", Annotated[Json, _by_kind({"id": {"type": "integer"}})])
Event = TypeAliasType("Event", Annotated[Json, _by_kind({"seat": {"anyOf": [{"type": "integer"}, NULL]}}, NULL)])


@exact
class Me(TypedDict):
    id: str
    name: str
    language: str
    account: str | None
    """The account's name once there is one."""
    created: int


@exact
class Known(TypedDict):
    me: Me | None


@exact
class Session(TypedDict):
    """A device on which somebody is known."""

    id: str
    device: str
    """Browser and system; empty if the device tells neither."""
    created: int
    used: int
    """When it was used last, to an hour or so."""
    here: bool
    """Whether it is the one that asks."""


@exact
class Sessions(TypedDict):
    sessions: list[Session]


@exact
class Welcome(TypedDict):
    """For programs, which keep the secret themselves."""

    me: Me
    secret: str


@exact
class Rating(TypedDict):
    game: str
    rating: float
    uncertainty: float
    matches: int


@exact
class Ratings(TypedDict):
    ratings: list[Rating]


@exact
class Person(TypedDict):
    id: str
    name: str
    ratings: list[Rating]


@exact
class Option(TypedDict):
    name: str
    kind: OptionKind
    default: Any
    values: NotRequired[list[str]]
    players: NotRequired[list[int]]


@exact
class GameInfo(TypedDict):
    name: str
    version: int
    players: list[int]
    prefix: str
    draws_first: bool
    """Whether the set-up draws who begins."""
    hidden: bool
    """Whether seats have secrets: then a device that is passed on must be covered."""
    sources: list[str]
    options: list[Option]
    ready: bool


@exact
class Games(TypedDict):
    games: list[GameInfo]
    levels: list[str]
    """What people choose from; `bots` has a few more."""
    bots: list[str]
    languages: list[str]


@exact
class Clause(TypedDict):
    number: str
    text: str


@exact
class Rules(TypedDict):
    game: str
    language: str
    title: str
    markdown: str
    clauses: list[Clause]


@exact
class NoClock(TypedDict):
    kind: Literal[ClockKind.NONE]


@exact
class RealTime(TypedDict):
    kind: Literal[ClockKind.REAL_TIME]
    seconds: int
    increment: int


@exact
class Days(TypedDict):
    kind: Literal[ClockKind.DAYS]
    days: int


ClockRule = TypeAliasType("ClockRule", NoClock | RealTime | Days)


@exact
class Clock(TypedDict):
    left: list[int] | None
    """Milliseconds of each seat when its time last stopped."""
    running: int | None
    since: int | None
    """When the running one was last started."""
    deadline: int | None
    now: int


@exact
class Score(TypedDict):
    total: int
    sources: dict[str, int]


@exact
class Result(TypedDict):
    ending: Ending
    seat: int | None
    """Who resigned or ran out of time."""
    winners: list[int]
    scores: list[Score]


@exact
class Origin(TypedDict):
    """Where the seed of a match came from."""

    kind: OriginKind
    secret: NotRequired[str]
    """Of the service, to which it committed when the table was made."""
    contributions: NotRequired[list[str | None]]
    """Of every seat; bots and automatic players give none."""


@exact
class Seat(TypedDict):
    seat: int
    kind: SeatKind
    name: str
    person: str | None
    account: bool
    """Whether its person has an account: a guest can take any name that is free."""
    mine: bool
    bot: str | None
    online: bool
    left: bool
    resigned: bool
    ready: bool
    """Whether somebody sits there and, where it is a person, their device has added its part of the seed."""
    contribution: str | None
    """That part: of a seat of yours, and of all when the match is over."""


@exact
class Motion(TypedDict):
    motion: int
    kind: MotionKind
    seat: int
    about: int | None
    bot: str | None
    needed: list[int]
    votes: dict[str, bool]
    state: MotionState


@exact
class TableLine(TypedDict):
    """What lists show of a table."""

    id: str
    game: str
    game_version: int
    players: int
    state: TableState
    public: bool
    spectators: bool
    hints: bool
    """Whether people may ask for hints although others play, too; never where it is rated."""
    owner: int | None
    clock: ClockRule
    created: int
    touched: int
    seats: list[Seat]
    mine: list[int]
    turn: int | None
    your_turn: bool
    deadline: int | None
    commitment: str
    result: Result | None
    rematch: str | None
    forked_from: str | None
    """The table that this one plays on from."""
    forked_ply: int | None
    first: First | None
    """How it came that seat 0 begins; null where the set-up draws who does, or there is nothing to decide."""


@exact
class MyTableLine(TableLine):
    unread: int


@exact
class Table(TableLine):
    options: Json
    origin: Origin | None
    """Where the seed came from, when the match is over."""
    motions: list[Motion]
    chat: int
    """The number of the last thing said."""
    watching: int
    onlookers: list[str]
    """The names of those who look on without a seat."""


@exact
class MyTables(TypedDict):
    tables: list[MyTableLine]


@exact
class Lobby(TypedDict):
    open: list[TableLine]
    running: list[TableLine]


@exact
class ChatMessage(TypedDict):
    number: int
    seat: int | None
    name: str
    text: str
    at: int


@exact
class Chat(TypedDict):
    messages: list[ChatMessage]


@exact
class Notes(TypedDict):
    text: str


@exact
class View(TypedDict):
    """What a seat may know of a match; `state` and `shown` are the game's own."""

    game: str
    version: int
    players: int
    options: Json
    seat: int | None
    ply: NotRequired[int]
    """Only when the match is over: it would tell of hidden decisions."""
    turn: int | None
    over: bool
    commitment: NotRequired[str]
    """Of the match itself: a preview has none."""
    state: Json
    shown: Json
    choices: NotRequired[list[Choice]]
    undoable: NotRequired[int]
    seed: NotRequired[str]
    origin: NotRequired[Origin]
    scores: NotRequired[list[Score]]
    winners: NotRequired[list[int]]


@exact
class Update(TypedDict):
    version: int
    by: int
    kind: EntryKind
    at: int
    action: Choice | None
    events: list[Event]


@exact
class Updates(TypedDict):
    version: int
    updates: list[Update]


@exact
class Ply(TypedDict):
    ply: int
    seat: int | None
    action: Choice
    events: list[Event]


@exact
class Replay(TypedDict):
    game: str
    game_version: int
    players: int
    options: Json
    seed: str
    commitment: str
    origin: Origin
    opening: list[Event]
    plies: list[Ply]
    result: Result | None


@exact
class Moment(TypedDict):
    """A finished match as it stood after so many actions."""

    ply: int
    view: View


@exact
class ReviewEntries(TypedDict):
    """What one seat's result is made of: `adjusted` is `result - luck`, and `result` the sum of the others."""

    start: float
    luck: float
    own_losses: float
    gifts: float
    hidden: float
    """What nobody could know."""
    corrections: float
    """What the evaluator saw one step late."""
    result: float
    adjusted: float


@exact
class ReviewAccount(TypedDict):
    seat: int
    chance: ReviewEntries
    """In points of 100 of the chance to win."""
    points: ReviewEntries


@exact
class ReviewShares(TypedDict):
    """Of every seat."""

    chance: list[float]
    points: list[float]


@exact
class ReviewStep(TypedDict):
    ply: int
    seat: int
    action: int
    best: int
    options: int
    verdict: Verdict
    price: float
    """What the decision gave away: of 100 of the chance to win; alone, in points."""
    error: float
    second: float | None
    """The same by the second evaluator, if it was asked."""
    exact: bool
    """Whether everything that chance could have made of it was tried."""
    luck: ReviewShares
    lost: ReviewShares
    hidden: ReviewShares
    correction: ReviewShares


@exact
class ReviewDecision(TypedDict):
    ply: int
    seat: int
    price: float
    second: float
    chosen: Choice
    best: Choice


@exact
class ReviewPlan(TypedDict):
    """How much the evaluator tries: docs/review.md."""

    worlds: int
    horizon: int
    ways: int
    sample: int
    first_look: int
    choices: int
    second: int
    seed: int


@exact
class ReviewEvaluator(TypedDict):
    hash: str
    plan: ReviewPlan


@exact
class ReviewReport(TypedDict):
    """A finished match, looked back at: docs/review.md."""

    review: int
    game: str
    version: int
    players: int
    commitment: str
    evaluator: ReviewEvaluator
    ledger: list[ReviewAccount]
    curve: list[ReviewShares]
    """Before every decision, and at the end."""
    steps: list[ReviewStep]
    mistakes: list[ReviewDecision]
    unclear: list[ReviewDecision]


@exact
class Review(TypedDict):
    state: ReviewState
    done: int
    total: int
    """So many parts of it are done; 0 of 0 while it waits."""
    report: ReviewReport | None


@exact
class RecordResult(TypedDict):
    scores: list[Score]
    winners: list[int]


@exact
class RecordSeat(TypedDict):
    kind: Literal[SeatKind.PERSON, SeatKind.BOT, SeatKind.AUTOMATIC]
    name: str
    """A bot's is what it is called in `/api/games`."""


@exact
class Record(TypedDict):
    """A finished match as in docs/records.md."""

    midtown: int
    game: str
    version: int
    players: int
    options: Json
    seed: str
    commitment: str
    origin: Origin
    actions: list[int]
    position: NotRequired[Json]
    seats: NotRequired[list[RecordSeat]]
    first: NotRequired[First]
    result: NotRequired[RecordResult]
    checksum: str


@exact
class ErrorBody(TypedDict):
    """Why something was refused: `id` and `args` name the sentence, `message` is that sentence in English."""

    id: str
    args: dict[str, Argument]
    code: Code
    message: str
    reason: str | None
    """Of the game, when a rule stands against it."""
    clause: str | None


@exact
class ErrorAnswer(TypedDict):
    error: ErrorBody
