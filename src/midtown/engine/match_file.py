"""A match as a JSON record: writing it, reading it back, and finding out whether it is sound."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from midtown.engine.agreement import Agreement
from midtown.engine.seed import OriginKind, Seed
from midtown.engine.state_record import Json
from midtown.errors import IllegalError, InvalidError, StaleError

if TYPE_CHECKING:
    from midtown.engine.game import Game
    from midtown.engine.match import Match

FORMAT = 2
LONGEST = 100_000
KEYS = {
    "midtown",
    "game",
    "version",
    "players",
    "options",
    "seed",
    "commitment",
    "origin",
    "position",
    "seats",
    "first",
    "actions",
    "result",
    "checksum",
}
NEEDED = KEYS - {"position", "seats", "first", "result", "checksum"}
FIRST = ("lot", "chosen", "round")
"""How it was decided who begins."""
SEAT_KINDS = ("person", "bot", "automatic")
LONGEST_NAME = 40


def write(match: Match, seats: list[Json] | None = None, first: str | None = None) -> Json:
    """The record of a match, with who sits where and why: what is known of that, if nothing is said."""
    record: Json = {
        "midtown": FORMAT,
        "game": match.game.name,
        "version": match.game.version,
        "players": match.players,
        "options": match.options,
        "seed": match.seed.hex,
        "commitment": match.commitment,
        "origin": match.seed.origin,
        "actions": match.actions,
    }
    if match.start is not None:
        record["position"] = match.start
    if seats or match.seats:
        record["seats"] = seats or match.seats
    if first or match.first:
        record["first"] = first or match.first
    if match.over:
        record["result"] = {"scores": match.scores, "winners": match.winners}
    record["checksum"] = checksum(record)
    return record


def checksum(record: Json) -> str:
    """Tells an edited or damaged record; it is no signature."""
    content = {key: value for key, value in record.items() if key != "checksum"}
    return hashlib.sha256(json.dumps(content, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def read(given: object, find: Callable[[object], Game]) -> Match:
    """The match of a record, every action checked as it was when it was played."""
    record = _checked_form(given)
    game = find(record["game"])
    if record["version"] != game.version:
        raise InvalidError(
            f"This record is of version {record['version']!r} of {game.name}; "
            f"this Midtown plays version {game.version} and will not replay it wrongly.",
            id="record-version",
            given=repr(record["version"]),
            game=game.name,
            version=game.version,
        )
    match = _start(record, game)
    match.first = _checked_first(record.get("first"))
    match.seats = _checked_seats(record.get("seats", []), match.players)
    _replay(match, record["actions"])
    result = {"scores": match.scores, "winners": match.winners} if match.over else None
    if "result" in record and record["result"] != result:
        raise InvalidError("The result in this record is not the one that its actions lead to.", id="record-result")
    return match


def _checked_form(given: object) -> dict[str, Any]:
    if not isinstance(given, dict):
        raise InvalidError("A record is a JSON object.", id="record-object")
    if given.get("midtown", FORMAT) != FORMAT:
        form = repr(given["midtown"])
        raise InvalidError(
            f"This record is of format {form}; this Midtown reads format {FORMAT}.",
            id="record-format",
            given=form,
            format=FORMAT,
        )
    missing = sorted(NEEDED - set(given))
    if missing:
        names = ", ".join(missing)
        raise InvalidError(f"This is not a whole record: {names} is missing.", id="record-missing", names=names)
    unknown = sorted(str(key) for key in set(given) - KEYS)
    if unknown:
        raise InvalidError(f"A record has no entry {unknown[0]!r}.", id="record-unknown", name=unknown[0])
    if not isinstance(given["options"], dict):
        raise InvalidError("The options of a record are an object.", id="record-options")
    if not isinstance(given["actions"], list) or len(given["actions"]) > LONGEST:
        raise InvalidError(
            f"The actions of a record are a list of at most {LONGEST}.", id="record-actions", most=LONGEST
        )
    if "checksum" in given and given["checksum"] != _checksum_or_none(given):
        raise InvalidError(
            "This record was changed or damaged after it was written: its checksum does not fit.", id="record-damaged"
        )
    return given


def _checked_seats(given: object, players: int) -> list[Json]:
    """Who sat where: told by whoever wrote the record, and proved by nothing in it."""
    seats: list[Any] = given if isinstance(given, list) else [None]
    if seats and (len(seats) != players or not all(_is_seat(seat) for seat in seats)):
        raise InvalidError(
            f"The seats of a record are a list with a kind and a name for each of its {players} players.",
            id="record-seats",
            players=players,
        )
    return seats


def _checked_first(given: object) -> str | None:
    if given is not None and given not in FIRST:
        known = ", ".join(FIRST)
        raise InvalidError(f"How it was decided who begins is one of: {known}.", id="record-first", known=known)
    return given if isinstance(given, str) else None


def _is_seat(seat: object) -> bool:
    return (
        isinstance(seat, dict)
        and set(seat) == {"kind", "name"}
        and seat["kind"] in SEAT_KINDS
        and isinstance(seat["name"], str)
        and len(seat["name"]) <= LONGEST_NAME
    )


def _checksum_or_none(record: Json) -> str | None:
    try:
        return checksum(record)
    except (TypeError, ValueError, RecursionError):
        return None


def _start(record: Json, game: Game) -> Match:
    from midtown.engine.match import Match

    seed = read_seed(record)
    if "position" in record:
        return from_position(game, record["position"], seed)
    return Match(game, record["players"], game.read_options(record["players"], record["options"]), seed)


def read_seed(record: Json) -> Seed:
    """The seed, if it is the one that was committed to and made as its origin says."""
    seed, origin = Seed.read(record["seed"]), record["origin"]
    if origin in ({"kind": OriginKind.DRAWN}, {"kind": OriginKind.GIVEN}):
        if record["commitment"] != seed.commitment:
            raise InvalidError("The seed of this record is not the one that was committed to.", id="record-seed")
        return Seed(seed.secret, OriginKind(origin["kind"]))
    agreement = Agreement.read(origin, record["players"])
    if record["commitment"] != agreement.commitment:
        raise InvalidError("The secret of this record is not the one that was committed to.", id="record-secret")
    if seed.secret != agreement.seed:
        raise InvalidError(
            "The seed of this record is not made of its secret and its contributions.", id="record-parts"
        )
    return Seed.agreed(agreement)


def from_position(game: Game, position: object, seed: Seed) -> Match:
    """A match that begins at a position, if that position is possible."""
    from midtown.engine.match import Match
    from midtown.engine.narrator import Narrator
    from midtown.engine.table import Table

    table = Table(game, game.state.from_json(position))
    options = {option.name: option.get(table.record) for option in game.options}
    players = int(table.record[0]["players"])
    game.read_options(players, options)
    flaw = table.flaw()
    if flaw != 0:
        name = game.flaws(flaw).name.lower().replace("_", "-")
        why = Narrator(game).text(f"flaw-{name}")
        raise InvalidError(f"This position is impossible: {why}", id="position-impossible", why=why)
    return Match(game, players, options, seed, start=table.record)


def _replay(match: Match, actions: list[object]) -> None:
    for ply, action in enumerate(actions, start=1):
        if not isinstance(action, int) or isinstance(action, bool):
            raise InvalidError(f"Action {ply} of this record is not a number.", id="record-action-number", ply=ply)
        try:
            match.advance(action)
        except InvalidError as error:
            raise InvalidError(
                f"Action {ply} of this record does not exist: {error}", id="record-action-unknown", ply=ply
            ) from None
        except StaleError:
            raise IllegalError(
                f"Action {ply} of this record comes after the end of the match.", id="record-action-late", ply=ply
            ) from None
        except IllegalError as error:
            raise IllegalError(
                f"Action {ply} of this record is against the rules: {error}",
                error.reason,
                id="record-action-illegal",
                ply=ply,
            ) from None
