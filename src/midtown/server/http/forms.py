"""What may be sent: the bodies of requests and the messages of the socket, checked before anything else sees them."""

from __future__ import annotations

import unicodedata
from enum import StrEnum
from typing import Annotated, Any, Literal, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    TypeAdapter,
    ValidationError,
)

from midtown.engine.narrator import LANGUAGES
from midtown.nicknames import read_name
from midtown.server.live.clocks import ClockWish, NoClockWish
from midtown.server.protocol.kinds import MotionKind, WishKind
from midtown.server.refusals import Refusal, RefusedError

MOST = 2**31 - 1
ID = r"^[A-Za-z0-9_-]{16}$"
LINE_BREAKS = "\n\t"


def _one_line(words: str) -> str:
    return _text(words, "")


def _lines(words: str) -> str:
    return _text(words, LINE_BREAKS)


def _text(words: str, allowed: str) -> str:
    """Words as they can be stored and shown: one Unicode form, and no invisible controls."""
    plain = unicodedata.normalize("NFC", words)
    if any(unicodedata.category(c) in ("Cc", "Cs", "Co", "Cn") and c not in allowed for c in plain):
        raise ValueError("control characters cannot be used here")
    return plain


def _language(code: str) -> str:
    if code not in LANGUAGES:
        raise ValueError(f"a language is one of: {', '.join(LANGUAGES)}")
    return code


Name = Annotated[str, StringConstraints(max_length=400), AfterValidator(read_name)]
"""What is wrong with a name is refused with an id of its own."""
Account = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{3,30}$")]
Password = Annotated[str, StringConstraints(min_length=10, max_length=200), AfterValidator(_one_line)]
Tried = Annotated[str, StringConstraints(max_length=200), AfterValidator(_one_line)]
Chat = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500), AfterValidator(_lines)]
Notes = Annotated[str, StringConstraints(max_length=10_000), AfterValidator(_lines)]
Language = Annotated[str, StringConstraints(max_length=2), AfterValidator(_language)]
Game = Annotated[str, StringConstraints(max_length=40), AfterValidator(_one_line)]
BotName = Annotated[str, StringConstraints(max_length=40), AfterValidator(_one_line)]
SessionId = Annotated[str, StringConstraints(pattern=ID)]
TableId = Annotated[str, StringConstraints(pattern=ID)]
MoveId = Annotated[str, StringConstraints(min_length=1, max_length=64), AfterValidator(_one_line)]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
Version = Annotated[int, Field(ge=0, le=MOST)]
ActionForm = Annotated[int, Field(ge=0, le=MOST)] | dict[str, Any]


E = TypeVar("E", bound=StrEnum)
Kind = Annotated[E, Field(strict=False)]
"""One of a few names; strictly read only itself would do, and JSON has no such thing."""


class Form(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Guest(Form):
    name: Name
    language: Language = "en"
    bearer: bool = False


class Renamed(Form):
    name: Name | None = None
    language: Language | None = None


class NewAccount(Form):
    account: Account
    password: Password


class LogIn(Form):
    account: Tried
    password: Tried
    bearer: bool = False


class NewPassword(Form):
    old: Tried
    new: Password


class Ended(Form):
    """Which session ends; all others if none is named."""

    password: Tried
    session: SessionId | None = None


class SeatWish(Form):
    kind: Kind[WishKind]
    name: Name | None = None
    bot: BotName | None = None


class NewTable(Form):
    game: Game
    options: dict[str, Any] = Field(default_factory=dict)
    seats: list[SeatWish] = Field(min_length=1, max_length=4)
    first: SeatNumber | None = None
    public: bool = False
    spectators: bool = True
    hints: bool = False
    clock: ClockWish = NoClockWish()


class Join(Form):
    seat: SeatNumber | None = None
    name: Name | None = None


class Contribution(Form):
    """The digits are checked where they are used, so that each mistake has a sentence of its own."""

    seat: SeatNumber
    commitment: Annotated[str, StringConstraints(max_length=64)]
    contribution: Annotated[str, StringConstraints(max_length=200)] = ""


class Fill(Form):
    seat: SeatNumber
    bot: BotName


class Resign(Form):
    seat: SeatNumber | None = None


class NewMotion(Form):
    kind: Kind[MotionKind]
    seat: SeatNumber | None = None
    about: SeatNumber | None = None
    bot: BotName | None = None


class Vote(Form):
    agree: bool
    seat: SeatNumber | None = None


class NotesText(Form):
    text: Notes


class Fork(Form):
    ply: Version
    seat: SeatNumber
    bot: BotName


def check_names(seats: Any) -> None:
    """The names in a record are shown like any others; the rest of it is for whoever reads the record."""
    for seat in seats if isinstance(seats, list) else []:
        name = seat.get("name") if isinstance(seat, dict) else None
        if isinstance(name, str) and name:
            read_name(name)


class Message(Form):
    """What every message of the socket may have."""

    id: Annotated[str, StringConstraints(max_length=64), AfterValidator(_one_line)] | Version | None = None


class Watch(Message):
    type: Literal["watch"]
    match: TableId
    seat: SeatNumber | None = None
    since: Version | None = None


class Unwatch(Message):
    type: Literal["unwatch"]
    match: TableId
    seat: SeatNumber | None = None


class Move(Message):
    type: Literal["move"]
    match: TableId
    seat: SeatNumber | None = None
    version: Version
    client_move_id: MoveId
    action: ActionForm


class Undo(Message):
    type: Literal["undo"]
    match: TableId
    seat: SeatNumber | None = None
    version: Version
    client_move_id: MoveId


class WhyNot(Message):
    type: Literal["why_not"]
    match: TableId
    seat: SeatNumber | None = None
    action: ActionForm


class PreviewWanted(Message):
    type: Literal["preview"]
    match: TableId
    seat: SeatNumber | None = None
    action: ActionForm


class HintWanted(Message):
    type: Literal["hint"]
    match: TableId
    seat: SeatNumber | None = None


class Say(Message):
    type: Literal["chat"]
    match: TableId
    text: Chat


class Ping(Message):
    type: Literal["ping"]


AnyMessage = Watch | Unwatch | Move | Undo | WhyNot | PreviewWanted | HintWanted | Say | Ping
MESSAGES: TypeAdapter[AnyMessage] = TypeAdapter(Annotated[AnyMessage, Field(discriminator="type")])


def read_message(given: object) -> AnyMessage:
    try:
        return MESSAGES.validate_python(given)
    except ValidationError as error:
        raise form_refusal(error.errors(include_url=False, include_input=False)[0]) from None


def form_refusal(error: Any) -> RefusedError:
    """What is wrong with a form, in one sentence that repeats nothing of what was sent."""
    if tuple(error["loc"]) == ("path", "table"):
        return RefusedError(Refusal.NO_TABLE)
    place = ".".join(str(part) for part in error["loc"] if part not in ("body", "path", "query"))
    said = str(error["msg"]).removeprefix("Value error, ")
    if error["type"] == "string_pattern_mismatch":
        said = "it does not look like one"
    problem = f"{said[:1].lower()}{said[1:]}"
    if not place:
        return RefusedError(Refusal.MESSAGE, problem=problem)
    return RefusedError(Refusal.FORM, field=place, problem=problem)
