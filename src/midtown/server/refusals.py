"""What the service answers when it does not do what was asked: an id and a code for programs, a sentence for people."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from pathlib import Path

from midtown.engine.narrator import Texts
from midtown.errors import Argument, IllegalError, MidtownError, StaleError

TEXTS = Path(__file__).parent / "texts"


class Code(StrEnum):
    """What kind of refusal it is."""

    INVALID = "invalid"
    UNKNOWN_PERSON = "unknown_person"
    NOT_YOUR_SEAT = "not_your_seat"
    NOT_ALLOWED = "not_allowed"
    NOT_FOUND = "not_found"
    ILLEGAL = "illegal"
    STALE = "stale"
    NOT_YOUR_TURN = "not_your_turn"
    OVER = "over"
    TOO_LARGE = "too_large"
    TOO_MANY = "too_many"
    BUSY = "busy"
    FAILED = "failed"


STATUS = {
    Code.INVALID: 400,
    Code.UNKNOWN_PERSON: 401,
    Code.NOT_YOUR_SEAT: 403,
    Code.NOT_ALLOWED: 403,
    Code.NOT_FOUND: 404,
    Code.ILLEGAL: 409,
    Code.STALE: 409,
    Code.NOT_YOUR_TURN: 409,
    Code.OVER: 409,
    Code.TOO_LARGE: 413,
    Code.TOO_MANY: 429,
    Code.BUSY: 503,
    Code.FAILED: 500,
}


class Refusal(StrEnum):
    """All that can be refused. The sentence of each is the message `refusal-<id>` of `texts`."""

    code: Code

    def __new__(cls, refusal_id: str, code: Code) -> Refusal:
        member = str.__new__(cls, refusal_id)
        member._value_ = refusal_id
        member.code = code
        return member

    # What cannot be read
    INVALID = "invalid", Code.INVALID
    NOT_JSON = "not-json", Code.INVALID
    FORM = "form", Code.INVALID
    MESSAGE = "message", Code.INVALID
    REQUEST = "request", Code.INVALID
    METHOD = "method", Code.INVALID
    TOO_LARGE = "too-large", Code.TOO_LARGE
    BODY_TOO_LARGE = "body-too-large", Code.TOO_LARGE
    BOT_UNKNOWN = "bot-unknown", Code.INVALID
    NO_PERSONS_SEAT = "no-persons-seat", Code.INVALID
    AUTOMATIC_SEATS = "automatic-seats", Code.INVALID
    CONTRIBUTION_FORM = "contribution-form", Code.INVALID
    REPLACE_WHOM = "replace-whom", Code.INVALID
    FORK_AT_THE_END = "fork-at-the-end", Code.INVALID
    FORK_SEAT = "fork-seat", Code.INVALID
    VERSION_TO_COME = "version-to-come", Code.INVALID

    # What is not there
    NO_ADDRESS = "no-address", Code.NOT_FOUND
    NO_TABLE = "no-table", Code.NOT_FOUND
    NO_MOTION = "no-motion", Code.NOT_FOUND
    NO_PERSON = "no-person", Code.NOT_FOUND
    NOT_WATCHING = "not-watching", Code.NOT_FOUND

    # Who asks
    STRANGER = "stranger", Code.UNKNOWN_PERSON
    FOREIGN_HOST = "foreign-host", Code.NOT_ALLOWED
    FOREIGN_PAGE = "foreign-page", Code.NOT_ALLOWED
    WRONG_PASSWORD = "wrong-password", Code.NOT_ALLOWED
    PASSWORD_EASY = "password-easy", Code.INVALID
    NAME_TAKEN = "name-taken", Code.NOT_ALLOWED
    NAME_OF_ACCOUNT = "name-of-account", Code.NOT_ALLOWED
    NAME_AT_TABLE = "name-at-table", Code.NOT_ALLOWED
    ACCOUNT_ALREADY = "account-already", Code.NOT_ALLOWED

    # Seats and tables
    SEAT_NOT_YOURS = "seat-not-yours", Code.NOT_YOUR_SEAT
    NOT_SEATED = "not-seated", Code.NOT_YOUR_SEAT
    REMATCH_NOT_YOURS = "rematch-not-yours", Code.NOT_YOUR_SEAT
    SEATED_ALREADY = "seated-already", Code.NOT_ALLOWED
    FIRST_NOT_OPEN = "first-not-open", Code.INVALID
    FIRST_WHO = "first-who", Code.INVALID
    SEAT_BY_LOT = "seat-by-lot", Code.NOT_ALLOWED
    SEAT_TAKEN = "seat-taken", Code.NOT_ALLOWED
    CONTRIBUTION_TWICE = "contribution-twice", Code.NOT_ALLOWED
    CONTRIBUTION_LATE = "contribution-late", Code.NOT_ALLOWED
    OTHER_COMMITMENT = "other-commitment", Code.STALE
    OWNER_ONLY = "owner-only", Code.NOT_ALLOWED
    MATCH_BEGUN = "match-begun", Code.NOT_ALLOWED
    MATCH_NOT_OVER = "match-not-over", Code.NOT_ALLOWED
    BOOK_CLOSED = "book-closed", Code.NOT_ALLOWED
    NO_SPECTATORS = "no-spectators", Code.NOT_ALLOWED
    TABLE_VERSION = "table-version", Code.NOT_ALLOWED
    NO_TALK = "no-talk", Code.NOT_ALLOWED

    # The match
    AGAINST_THE_RULES = "against-the-rules", Code.ILLEGAL
    UNDO_NOT_FREE = "undo-not-free", Code.ILLEGAL
    NOTHING_DECIDED = "nothing-decided", Code.ILLEGAL
    MOVED_ON = "moved-on", Code.STALE
    NOT_BEGUN = "not-begun", Code.NOT_YOUR_TURN
    CONTRIBUTION_MISSING = "contribution-missing", Code.NOT_YOUR_TURN
    NOT_YOUR_TURN = "not-your-turn", Code.NOT_YOUR_TURN
    MATCH_OVER = "match-over", Code.OVER
    TIME_UP = "time-up", Code.OVER
    NO_HINTS = "no-hints", Code.NOT_ALLOWED
    NO_HINTS_RATED = "no-hints-rated", Code.NOT_ALLOWED
    BOT_PLAYS = "bot-plays", Code.NOT_ALLOWED

    # Motions
    VOTE_RUNNING = "vote-running", Code.NOT_ALLOWED
    REPLACE_YOURSELF = "replace-yourself", Code.NOT_ALLOWED
    PERSON_HERE = "person-here", Code.NOT_ALLOWED
    NOT_ASKED = "not-asked", Code.NOT_YOUR_SEAT
    VOTE_OVER = "vote-over", Code.OVER

    # Too much at once
    TOO_MANY = "too-many", Code.TOO_MANY
    TOO_MANY_GUESSES = "too-many-guesses", Code.TOO_MANY
    TOO_MANY_WATCHES = "too-many-watches", Code.TOO_MANY
    STORE_FULL = "store-full", Code.BUSY
    STORE_READ_ONLY = "store-read-only", Code.BUSY
    STORE_DAMAGED = "store-damaged", Code.BUSY
    STORE_AWAY = "store-away", Code.BUSY
    STOPPING = "stopping", Code.BUSY
    BOTS_BUSY = "bots-busy", Code.BUSY
    HINT_RUNNING = "hint-running", Code.BUSY
    MESSAGE_FAILED = "message-failed", Code.BUSY
    FAILED = "failed", Code.FAILED


@cache
def texts(language: str) -> Texts:
    return Texts(TEXTS, language)


class RefusedError(MidtownError):
    """The request changed nothing; `arguments` are what its sentence needs."""

    def __init__(self, refusal: Refusal, /, *, version: int | None = None, **arguments: Argument) -> None:
        super().__init__(texts("en").text(f"refusal-{refusal}", **arguments), id=refusal, **arguments)
        self.refusal = refusal
        self.version = version


def code_of(error: MidtownError) -> Code:
    if isinstance(error, RefusedError):
        return error.refusal.code
    if isinstance(error, IllegalError):
        return Code.ILLEGAL
    return Code.STALE if isinstance(error, StaleError) else Code.INVALID
