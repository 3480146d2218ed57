"""A match in memory: its log played out, and what each audience has been shown of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from midtown.engine.match import Match
from midtown.engine.state_record import Json
from midtown.engine.table import Story
from midtown.games import find
from midtown.server.live.clocks import Clock
from midtown.server.protocol import answers
from midtown.server.protocol.kinds import EntryKind, TableState
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.tables.model import Entry, Seat, TableInfo, now


def new_match_of(info: TableInfo) -> Match:
    """The match of a table that has begun, before its first move."""
    game = find(info.game)
    start = None if info.start is None else game.state.from_json(info.start)
    return Match(game, info.players, info.options, info.seed, start)


def pass_turn(clock: Clock, turn: int | None, seats: list[Seat], at: int) -> None:
    """Bots and automatic players have no time to lose."""
    clock.turn_to(turn, turn is not None and seats[turn].plays, at)


def played(match: Match, entry: Entry) -> tuple[Match, Story]:
    """The match after an entry, and what was told; a move is played on the match that is given."""
    if entry.kind is EntryKind.MOVE:
        story = match.advance(entry.action)
        return match, story
    return (match.at(entry.ply or 0) if entry.kind is EntryKind.UNDO else match), []


def seats_after(seats: list[Seat], entry: Entry) -> list[Seat]:
    if entry.kind not in (EntryKind.RESIGN, EntryKind.TIMEOUT, EntryKind.REPLACE):
        return seats
    old = seats[entry.seat]
    changed = replace(old, bot=entry.bot, resigned=old.resigned or entry.kind is not EntryKind.REPLACE)
    return [changed if seat is old else seat for seat in seats]


def gives_up(entry: Entry) -> bool:
    """Whether the match ends because a seat gives it up and nobody plays on."""
    return entry.kind in (EntryKind.RESIGN, EntryKind.TIMEOUT) and entry.bot is None


@dataclass(frozen=True)
class Line:
    """An entry of the log with what it told."""

    entry: Entry
    story: Story


@dataclass(frozen=True)
class Step:
    """What an entry makes of a match."""

    entry: Entry
    story: Story
    decider: int | None
    """The seat that was on turn."""
    match: Match
    clock: Clock
    seats: list[Seat]
    sights: list[bytes] | None


class LiveMatch:
    """Plays a table's log. A new entry is first proposed, which changes nothing; once it is stored it is applied."""

    def __init__(self, info: TableInfo, entries: Sequence[Entry] = ()) -> None:
        self.info = replace(info, seats=[seat.as_begun() for seat in info.seats])
        """With what its log has done to the seats so far."""
        self._match: Match | None = None
        self.lines: list[Line] = []
        self.deciders: list[int] = []
        """Who made each decision that still stands."""
        self.given_up = False
        """Whether the log as it is played here ends the match; its table may be known to be over before that."""
        self.versions = [0] * (info.players + 1)
        self.moves: dict[tuple[int, str], int] = {}
        """The number of the entry of each move that a client named."""
        self.clock = Clock(info.clock, info.players)
        self.chat_sent = info.chat
        """The number of the last message that was passed on here."""
        self._sights: list[bytes] | None = None
        if info.begun is not None:
            self._begin(info.begun)
        for entry in entries:
            self.apply_committed(entry)

    def replace_info(self, info: TableInfo) -> None:
        """Takes over what is stored about the table now, which may have begun the match.

        What the log did to its seats comes with the entries: a clock depends on who was on a seat at the time.
        """
        before = self.info
        if before.begun is None:
            self.info = replace(info, seats=[seat.as_begun() for seat in info.seats])
            if info.begun is not None:
                self._begin(info.begun)
        else:
            seats = [seat.as_played(old) for seat, old in zip(info.seats, before.seats, strict=True)]
            self.info = replace(info, seats=seats)

    def _begin(self, at: int) -> None:
        self._match = new_match_of(self.info)
        pass_turn(self.clock, self._match.turn, self.info.seats, at)

    @property
    def match(self) -> Match:
        """There is none before all seats are taken and have added to its seed."""
        if self._match is None:
            raise RefusedError(Refusal.NOT_BEGUN)
        return self._match

    @property
    def audiences(self) -> list[int | None]:
        return [*range(self.info.players), None]

    @property
    def number(self) -> int:
        return len(self.lines)

    @property
    def turn(self) -> int | None:
        return self.match.turn if self.info.state is TableState.PLAYING else None

    def version(self, audience: int | None) -> int:
        """How many updates that audience has been shown."""
        return self.versions[self._index(audience)]

    def propose(self, kind: EntryKind, seat: int, **details: Any) -> Step:
        """What something new would make of the match, worked out on a copy."""
        before = self._all_sights(self.match) if self._sights is None else self._sights
        unseen = Entry(self.number + 1, kind, seat, now(), 0, **details)
        match, story = played(self.match.copy(), unseen)
        after = self._all_sights(match)
        entry = replace(unseen, seen=self._who_sees(unseen, story, before, after))
        return self._step(entry, story, self.match.turn, match, after)

    def apply_committed(self, entry: Entry) -> None:
        """Plays an entry of the stored log."""
        decider = self.match.turn
        match, story = played(self.match, entry)
        self.apply(self._step(entry, story, decider, match, None))

    def _step(self, entry: Entry, story: Story, decider: int | None, match: Match, sights: list[bytes] | None) -> Step:
        seats, clock = seats_after(self.info.seats, entry), self.clock.copy()
        pass_turn(clock, None if gives_up(entry) else match.turn, seats, entry.at)
        return Step(entry, story, decider, match, clock, seats, sights)

    def apply(self, step: Step) -> None:
        """Takes over what has been stored."""
        entry = step.entry
        self._match, self.clock, self.info.seats, self._sights = step.match, step.clock, step.seats, step.sights
        self.lines.append(Line(entry, step.story))
        self.given_up = self.given_up or gives_up(entry)
        for i in range(len(self.versions)):
            self.versions[i] += entry.seen >> i & 1
        if entry.client_move_id is not None:
            self.moves[entry.seat, entry.client_move_id] = entry.number
        if entry.kind is EntryKind.MOVE:
            self.deciders.append(entry.seat if step.decider is None else step.decider)
        elif entry.kind is EntryKind.UNDO:
            del self.deciders[entry.ply or 0 :]

    def version_after(self, step: Step, audience: int | None) -> int:
        index = self._index(audience)
        return self.versions[index] + (step.entry.seen >> index & 1)

    def _who_sees(self, entry: Entry, story: Story, before: list[bytes], after: list[bytes]) -> int:
        """The audiences that see something new. Everybody hears every event, if not always all of it."""
        everybody = bool(story) or entry.kind not in (EntryKind.MOVE, EntryKind.UNDO) or not before
        return sum(
            1 << i
            for i, audience in enumerate(self.audiences)
            if everybody or audience == entry.seat or before[i] != after[i]
        )

    def _all_sights(self, match: Match) -> list[bytes]:
        """What each audience can see. Where nothing is hidden every decision shows, and this need not be looked at."""
        if not match.game.has_secrets:
            return []
        return [match.sight(audience) for audience in self.audiences]

    def undo_target(self) -> int:
        """Where a free undo leads back to."""
        if self.match.undoable == 0:
            raise RefusedError(Refusal.UNDO_NOT_FREE)
        return self.match.ply - 1

    def consent_target(self, seat: int) -> int:
        """The ply before the last decision of that seat, whatever came after it."""
        plies = [ply for ply, decider in enumerate(self.deciders) if decider == seat]
        if not plies:
            raise RefusedError(Refusal.NOTHING_DECIDED)
        return plies[-1]

    def view(self, audience: int | None) -> answers.View:
        """What that audience may know now. The number of plies is left out: it would tell of hidden decisions."""
        view = cast(answers.View, self.match.view(audience))
        del view["ply"]
        if self.given_up and not self.match.over:
            origin = cast(answers.Origin, self.match.seed.origin)
            view.update({"over": True, "turn": None, "choices": [], "undoable": 0})
            view.update({"seed": self.match.seed.hex, "origin": origin})
            if self.info.result is not None:
                view.update({"scores": self.info.result["scores"], "winners": self.info.result["winners"]})
        return view

    def view_at(self, audience: int | None, version: int) -> answers.View:
        """The view as that audience had it at an earlier version."""
        if version == self.version(audience):
            return self.view(audience)
        past = LiveMatch(
            replace(self.info, state=TableState.PLAYING), [line.entry for line in self._lines_until(audience, version)]
        )
        return past.view(audience)

    def _lines_until(self, audience: int | None, version: int) -> list[Line]:
        bit, count = self._index(audience), 0
        for i, line in enumerate(self.lines):
            count += line.entry.seen >> bit & 1
            if count > version:
                return self.lines[:i]
        return self.lines

    def updates(self, audience: int | None, since: int = 0) -> list[answers.Update]:
        """What that audience was shown after a version, oldest first."""
        bit, version, found = self._index(audience), 0, []
        for line in self.lines:
            if line.entry.seen >> bit & 1:
                version += 1
                if version > since:
                    found.append(self.update(line, audience, version))
        return found

    def update(self, line: Line, audience: int | None, version: int) -> answers.Update:
        entry = line.entry
        own = entry.kind is EntryKind.MOVE and entry.seat == audience
        return {
            "version": version,
            "by": entry.seat,
            "kind": entry.kind,
            "at": entry.at,
            "action": self.action_form(entry.action) if own else None,
            "events": self.events(line.story, audience),
        }

    def last_update(self, audience: int | None) -> answers.Update:
        """The newest of what was shown to that audience."""
        bit = self._index(audience)
        line = next(line for line in reversed(self.lines) if line.entry.seen >> bit & 1)
        return self.update(line, audience, self.version(audience))

    def since_turn(self, seat: int) -> list[answers.Update]:
        """What happened after that seat's last own decision."""
        version, bit = 0, self._index(seat)
        since = 0
        for line in self.lines:
            version += line.entry.seen >> bit & 1
            if line.entry.kind is EntryKind.MOVE and line.entry.seat == seat:
                since = version
        return self.updates(seat, since)

    def events(self, story: Story, audience: int | None) -> list[Json]:
        kinds = self.match.game.events
        return [kinds.event(None, *row).seen(audience) for row in story]

    def action_form(self, action: int | None) -> Json | None:
        if action is None:
            return None
        made = self.match.game.actions.action(action)
        return {"id": made.id, **made.form}

    def _index(self, audience: int | None) -> int:
        return self.info.players if audience is None else audience
