"""What the socket sends. Answers carry the `id` of what they answer as `re`."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from midtown.server.protocol.answers import (
    ChatMessage,
    Choice,
    Clock,
    ErrorBody,
    Event,
    Me,
    Table,
    Update,
    View,
    exact,
)

MessageId = str | int | None


@exact
class Hello(TypedDict):
    type: Literal["hello"]
    protocol: int
    me: Me
    now: int


@exact
class State(TypedDict):
    """The whole picture."""

    type: Literal["state"]
    match: str
    seat: int | None
    version: int
    view: View | None
    """None while the table waits for people."""
    missed: list[Update] | None
    """Every update since the version that was named; None if that cannot be told."""
    clock: Clock
    table: Table
    re: NotRequired[MessageId]


@exact
class Moved(Update):
    """A decision that shows this audience something."""

    type: Literal["moved"]
    match: str
    seat: int | None
    view: View
    clock: Clock


@exact
class TableChanged(TypedDict):
    type: Literal["table"]
    table: Table


@exact
class Said(ChatMessage):
    type: Literal["chat"]
    match: str


@exact
class Presence(TypedDict):
    type: Literal["presence"]
    match: str
    seat: int
    online: bool


@exact
class Onlookers(TypedDict):
    """Who looks on without a seat, by name."""

    type: Literal["onlookers"]
    match: str
    names: list[str]


@exact
class Done(TypedDict):
    type: Literal["done"]
    match: str
    version: NotRequired[int]
    duplicate: NotRequired[bool]
    re: NotRequired[MessageId]


@exact
class Refused(ErrorBody):
    type: Literal["refused"]
    re: MessageId
    version: int | None
    """The one that counts, if yours was old."""


class Impossible(TypedDict):
    possible: bool
    reason: NotRequired[str]
    clause: NotRequired[str]
    message: NotRequired[str]


@exact
class Why(Impossible):
    type: Literal["why"]
    match: str
    re: NotRequired[MessageId]


@exact
class Preview(Impossible):
    type: Literal["preview"]
    match: str
    seat: NotRequired[int]
    chance: NotRequired[bool]
    """The action draws chance or uncovers something: there are neither events nor view."""
    events: NotRequired[list[Event]]
    view: NotRequired[View]
    re: NotRequired[MessageId]


@exact
class HintChoice(TypedDict):
    action: Choice
    chance: float
    """To win, from 0 to 1."""
    points: float
    """At the end."""
    visits: int


@exact
class Hint(TypedDict):
    type: Literal["hint"]
    match: str
    seat: int
    version: int
    choices: list[HintChoice]
    re: NotRequired[MessageId]


@exact
class Pong(TypedDict):
    type: Literal["pong"]
    now: int
    re: NotRequired[MessageId]


Answer = State | Done | Why | Preview | Hint | Pong
Sent = TypeAliasType(
    "Sent",
    Annotated[
        Hello
        | State
        | Moved
        | TableChanged
        | Said
        | Presence
        | Onlookers
        | Done
        | Refused
        | Why
        | Preview
        | Hint
        | Pong,
        Field(discriminator="type"),
    ],
)
