"""Reads the store when a run is over, plays every log, and compares that with all that people did and were told."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from midtown.engine.agreement import Agreement, commitment_to
from midtown.engine.match import Match
from midtown.engine.seed import Seed
from midtown.engine.state_record import Json
from midtown.errors import MidtownError
from midtown.games import find
from tests.simulation.book import Book, Deed, Sight, Violation
from tests.simulation.expected_clock import ExpectedClock

GIVES_UP = ("resign", "timeout")


@dataclass
class Stored:
    """A table as it lies in the store."""

    row: Json
    seats: list[Json]
    log: list[Json]
    motions: list[Json]
    chat: list[Json]

    @property
    def seed(self) -> Seed:
        given = (seat["contribution"] for seat in self.seats)
        shares = tuple(None if share is None else bytes.fromhex(share) for share in given)
        return Seed.agreed(Agreement(bytes.fromhex(self.row["secret"]), shares))


@dataclass
class Moment:
    """A match after so many entries of its log."""

    match: Match
    over: bool
    plays: list[bool]
    """By seat, whether a person decides there."""
    clock: Json
    story: list[Any]
    """What the last entry told."""
    deciders: list[int]
    result: Json
    """How the match ended in the end."""

    @property
    def turn(self) -> int | None:
        return None if self.over else self.match.turn

    def view(self, audience: int | None) -> Json:
        view = self.match.view(audience)
        del view["ply"]
        if self.over and not self.match.over:
            view.update({"over": True, "turn": None, "choices": [], "undoable": 0})
            view.update({"seed": self.match.seed.hex, "origin": self.match.seed.origin})
            view.update({"scores": self.result["scores"], "winners": self.result["winners"]})
        return view


def check(book: Book, file: Path) -> None:
    with closing(sqlite3.connect(file)) as store:
        store.row_factory = sqlite3.Row
        found = store.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise Violation(f"the store is damaged: {found}")
        tables = {row["id"]: _read(store, row) for row in store.execute("SELECT * FROM tables").fetchall()}
    for table in book.tables:
        if table not in tables:
            raise Violation(f"table {table} was acknowledged and is not in the store")
    played = {table: Played(stored) for table, stored in tables.items()}
    for deed in book.deeds.values():
        _check_deed(deed, played[deed.table])
    for sight, who in book.sights.items():
        played[sight.table].check_sight(sight, who)
    _check_chat(book, tables)
    _check_contributions(book, tables)
    _check_votes(book, tables)
    _check_secrets(book, tables)


def _read(store: sqlite3.Connection, row: sqlite3.Row) -> Stored:
    def rows(table: str, order: str) -> list[Json]:
        query = f"SELECT * FROM {table} WHERE table_id = ? ORDER BY {order}"
        return [dict(found) for found in store.execute(query, (row["id"],))]

    seats, log = rows("seats", "seat"), rows("log", "number")
    return Stored(dict(row), seats, log, rows("motions", "motion"), rows("chat", "number"))


class Played:
    """A table with every moment of its match."""

    def __init__(self, stored: Stored) -> None:
        self.stored = stored
        self.name = stored.row["id"]
        self.moments: list[Moment] = []
        self.players: int = stored.row["players"]
        self.entries = {entry["client_move_id"]: entry for entry in stored.log if entry["client_move_id"]}
        if stored.row["begun"] is None:
            self._expect(not stored.log, "has a log and has not begun")
            return
        self._begin()
        for number, entry in enumerate(stored.log, 1):
            self._expect(entry["number"] == number, f"has entry {entry['number']} in place of {number}")
            self._play(entry)
        self._check_row()
        self._check_motions()
        self.versions = self._versions()

    def _expect(self, so: bool, otherwise: str) -> None:
        if not so:
            raise Violation(f"table {self.name} {otherwise}")

    def _begin(self) -> None:
        row = self.stored.row
        game = find(row["game"])
        match = Match(game, self.players, json.loads(row["options"]), self.stored.seed)
        plays = [seat["kind"] == "person" for seat in self.stored.seats]
        self.result: Json = json.loads(row["result"] or "{}")
        self.clock = ExpectedClock(json.loads(row["clock"]), self.players)
        self._turn_passes(match.turn, plays, row["begun"])
        self.moments.append(Moment(match, False, plays, self.clock.to_json(), [], [], self.result))

    def _turn_passes(self, turn: int | None, plays: list[bool], at: int) -> None:
        self.clock.turn_is(turn if turn is not None and plays[turn] else None, at)

    def _play(self, entry: Json) -> None:
        before, kind = self.moments[-1], entry["kind"]
        self._expect(not before.over, f"has entry {entry['number']} after its end")
        match, plays, deciders, story, over = before.match, list(before.plays), list(before.deciders), [], False
        if kind == "move":
            self._check_mover(before, entry)
            match = match.copy()
            deciders.append(entry["seat"])
            try:
                story = match.advance(entry["action"])
            except MidtownError as error:
                raise Violation(f"table {self.name}: entry {entry['number']} cannot be played: {error}") from None
        elif kind == "undo":
            self._check_undo(before, entry)
            match = self._at_ply(entry["ply"])
            del deciders[entry["ply"] :]
        else:
            plays[entry["seat"]] = False
            over = entry["bot"] is None
            if kind == "timeout":
                right = self._late(entry) and entry["seat"] == self.clock.running
                self._expect(right, f"has a timeout of a seat whose time was not up: {entry}")
        self._turn_passes(None if over else match.turn, plays, entry["at"])
        over = over or match.over
        self.moments.append(Moment(match, over, plays, self.clock.to_json(), story, deciders, self.result))

    def _at_ply(self, ply: int) -> Match:
        return next(m.match for m in reversed(self.moments) if m.match.ply == ply)

    def _late(self, entry: Json) -> bool:
        deadline = self.clock.deadline
        return deadline is not None and entry["at"] >= deadline

    def _check_mover(self, before: Moment, entry: Json) -> None:
        seat = entry["seat"]
        self._expect(before.turn == seat, f"has a move of a seat that was not on turn: {entry}")
        self._expect(before.plays[seat] == (entry["client_move_id"] is not None), f"has a move by a stranger: {entry}")
        if before.plays[seat]:
            self._expect(not self._late(entry), f"has a move after its time was up: {entry}")

    def _check_undo(self, before: Moment, entry: Json) -> None:
        seat, ply = entry["seat"], entry["ply"]
        if entry["client_move_id"] is None:
            own = [number for number, decider in enumerate(before.deciders) if decider == seat]
            self._expect(bool(own) and own[-1] == ply, f"takes back what is not the last decision of a seat: {entry}")
            return
        self._expect(before.turn == seat, f"has an undo of a seat that was not on turn: {entry}")
        free = before.match.undoable > 0 and ply == before.match.ply - 1
        self._expect(free, f"has an undo that is not free: {entry}")

    def _check_row(self) -> None:
        last, row = self.moments[-1], self.stored.row
        if row["state"] == "closed":
            return
        self._expect((row["state"] == "over") == last.over, f"is {row['state']}, its log says otherwise")
        self._expect(row["turn"] == last.turn, f"has the turn at {row['turn']}, its log at {last.turn}")
        if not last.over:
            self._expect(row["deadline"] == self.clock.deadline, f"has the deadline {row['deadline']}: {self.clock}")
        for seat in self.stored.seats:
            if seat["kind"] == "person":
                bot = seat["bot"] is not None
                gone = bot or bool(seat["resigned"])
                self._expect(gone != last.plays[seat["seat"]], f"has a seat that its log knows otherwise: {seat}")

    def _check_motions(self) -> None:
        passed = Counter({"undo": 0, "replace": 0})
        for motion in self.stored.motions:
            votes, needed = json.loads(motion["votes"]), json.loads(motion["needed"])
            self._expect(set(votes) <= {str(seat) for seat in needed}, f"has votes of people not asked: {motion}")
            if motion["state"] == "passed":
                passed[motion["kind"]] += 1
                agreed = all(votes.get(str(seat)) for seat in needed)
                self._expect(agreed, f"has a motion that passed without all votes: {motion}")
            if motion["state"] == "open" and not self.moments[-1].over:
                missing = any(str(seat) not in votes for seat in needed)
                self._expect(missing, f"has a motion with all its votes that was not settled: {motion}")
        done = Counter(
            entry["kind"]
            for entry in self.stored.log
            if entry["kind"] == "replace" or (entry["kind"] == "undo" and entry["client_move_id"] is None)
        )
        self._expect(+done == +passed, f"carried out {dict(done)} by votes, and {dict(passed)} passed")

    def _versions(self) -> dict[int | None, list[int]]:
        """By audience, its version after each entry; what it was shown must be what changed for it."""
        found: dict[int | None, list[int]] = {}
        for bit, audience in enumerate([*range(self.players), None]):
            versions = [0]
            for before, after, entry in zip(self.moments, self.moments[1:], self.stored.log, strict=False):
                shown = entry["seen"] >> bit & 1
                versions.append(versions[-1] + shown)
                if not shown:
                    same = before.view(audience) == after.view(audience) and not after.story
                    self._expect(same, f"does not show entry {entry['number']} to {audience}")
            found[audience] = versions
        return found

    def check_sight(self, sight: Sight, who: str) -> None:
        if not self.moments:
            raise Violation(f"{who} was told of a match that has not begun: {sight}")
        versions = self.versions[sight.audience]
        at = [number for number, version in enumerate(versions) if version == sight.version]
        if not at:
            raise Violation(f"{who} was told version {sight.version} of {self.name}, which is not in the log")
        if sight.what == "update":
            expected = [self._update(at[0], sight)] if at[0] else []
        elif sight.what == "view":
            expected = [self.moments[number].view(sight.audience) for number in (at[0], at[-1])]
        else:
            expected = [self.moments[number].clock for number in at]
            left = json.loads(sight.told)["left"]
            if left is not None and min(left) < 0:
                raise Violation(f"{who} was told of a clock below nothing: {sight.told}")
        told = [json.dumps(each) for each in expected]
        right = all(each == sight.told for each in told) if sight.what == "view" else sight.told in told
        if not right or not told:
            raise Violation(f"{who} was told something else than the log says:\n{sight}\nexpected {told}")

    def _update(self, number: int, sight: Sight) -> Json:
        entry, moment = self.stored.log[number - 1], self.moments[number]
        own = entry["kind"] == "move" and entry["seat"] == sight.audience
        game = moment.match.game
        action = game.actions.action(entry["action"]) if own else None
        return {
            "version": sight.version,
            "by": entry["seat"],
            "kind": entry["kind"],
            "at": entry["at"],
            "action": None if action is None else {"id": action.id, **action.form},
            "events": [game.events.event(None, *row).seen(sight.audience) for row in moment.story],
        }


def _check_deed(deed: Deed, played: Played) -> None:
    entry = played.entries.get(deed.id)
    if deed.acknowledged and entry is None:
        raise Violation(f"this was acknowledged and is not in the log: {deed}")
    if deed.refused and entry is not None:
        raise Violation(f"this was refused and is in the log: {deed}")
    if entry is None:
        return
    if (entry["kind"], entry["seat"], entry["action"]) != (deed.kind, deed.seat, deed.action):
        raise Violation(f"this is in the log otherwise: {deed}, {entry}")
    before = played.versions[deed.seat][entry["number"] - 1]
    if before != deed.version:
        raise Violation(f"this was decided at another version than it was played at, {before}: {deed}")


def _check_chat(book: Book, tables: dict[str, Stored]) -> None:
    stored: dict[str, str] = {}
    for table, found in tables.items():
        for number, line in enumerate(found.chat, 1):
            if line["number"] != number:
                raise Violation(f"table {table} has message {line['number']} in place of {number}")
            if line["text"] in stored:
                raise Violation(f"this was said once and is stored twice: {line}")
            stored[line["text"]] = table
            if line["text"] in book.unsaid:
                raise Violation(f"this could not be stored, as somebody was told, and is stored: {line}")
            told = book.chat.get((table, number))
            if told is not None and any(told[name] != line[name] for name in told):
                raise Violation(f"this was told otherwise than it is stored: {told}, {line}")
    for table, number in book.chat:
        if number > len(tables[table].chat):
            raise Violation(f"message {number} of table {table} was told and is not stored")
    for text, (table, acknowledged) in book.said.items():
        if acknowledged and stored.get(text) != table:
            raise Violation(f"this was said, acknowledged, and is not stored: {text}")


def _check_contributions(book: Book, tables: dict[str, Stored]) -> None:
    """What was acknowledged is stored, and the service is still bound to what it showed."""
    for (table, seat), given in book.contributions.items():
        stored = tables[table]
        if given.acknowledged and stored.seats[seat]["contribution"] != given.share:
            raise Violation(f"what seat {seat} of table {table} added to the seed was acknowledged and is not stored")
        if commitment_to(bytes.fromhex(stored.row["secret"])) != given.commitment:
            raise Violation(f"the commitment of table {table} has changed")


def _check_votes(book: Book, tables: dict[str, Stored]) -> None:
    """Every vote that was acknowledged is stored, and what is stored was given so."""
    stored = {
        (table, motion["motion"], int(seat)): agree
        for table, found in tables.items()
        for motion in found.motions
        for seat, agree in json.loads(motion["votes"]).items()
    }
    for place, vote in book.votes.items():
        if vote.acknowledged and place not in stored:
            raise Violation(f"this vote was acknowledged and is not stored: {place}, {vote}")
    for place, agree in stored.items():
        given = book.votes.get(place)
        if given is None or given.agree != agree:
            raise Violation(f"this vote is stored as {agree}: {place}, {given}")


def _check_secrets(book: Book, tables: dict[str, Stored]) -> None:
    parts = {stored.row["secret"]: (table, "the service") for table, stored in tables.items()}
    parts |= {stored.seed.hex: (table, "the service") for table, stored in tables.items()}
    over = {table for table, stored in tables.items() if stored.row["state"] == "over"}
    parts |= {given.share: (table, given.whose) for (table, _), given in book.contributions.items()}
    for who, text in book.heard:
        for secret, whose in book.secrets.items():
            if secret in text and not who.startswith(whose):
                raise Violation(f"{who} was told the secret of {whose}: {text}")
        for part, (table, whose) in parts.items():
            if part in text and not who.startswith(whose) and table not in over & _ended(text):
                raise Violation(f"{who} was told a part of the seed of table {table}: {text}")
    unspoken = [*parts, *book.secrets, *book.said, *book.deeds]
    for line in book.logged:
        for word in unspoken:
            if word in line:
                raise Violation(f"this was logged, and tells {word}: {line}")


def _ended(text: str) -> set[str]:
    """The tables that a message shows to be over; their views are compared elsewhere."""
    message = json.loads(text)
    table, view = message.get("table") or message, message.get("view") or {}
    over = {str(table["id"])} if table.get("state") == "over" else set()
    return {*over, str(message["match"])} if view.get("over") else over
