"""A match in memory: its log played out, and what each audience has been shown of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from midtown.engine.match import Match
from midtown.engine.seed import Seed
from midtown.engine.state_record import Json
from midtown.engine.table import Story
from midtown.games import find
from midtown.server.live.clocks import Clock
from midtown.server.protocol import answers
from midtown.server.protocol.kinds import EntryKind, TableState
from midtown.server.refusals import Refusal, RefusedError
from midtown.server.tables.model import Entry, TableInfo, now


def new_match_of(info: TableInfo) -> Match:
    """The match of a table, before its first move."""
    game = find(info.game)
    start = None if info.start is None else game.state.from_json(info.start)
    return Match(game, info.players, info.options, Seed.read(info.seed), start)


@dataclass(frozen=True)
class Line:
    """An entry of the log with what it told."""

    entry: Entry
    story: Story


class LiveMatch:
    """Plays a table's log. `draft` adds a line that is not stored yet; `follow` one that is."""

    def __init__(self, info: TableInfo, entries: Sequence[Entry] = ()) -> None:
        self.info = info
        self.match = new_match_of(info)
        self.lines: list[Line] = []
        self.deciders: list[int] = []
        """Who made each decision that still stands."""
        self.versions = [0] * (info.players + 1)
        self.moves: dict[tuple[int, str], int] = {}
        """The number of the entry of each move that a client named."""
        self.clock = Clock(info.clock, info.players)
        self.chat_sent = info.chat
        """The number of the last message that was passed on here."""
        self._sights: list[bytes] | None = None
        if info.begun is not None:
            self._pass_turn(info.begun)
        for entry in entries:
            self.apply_committed(entry)

    def replace_info(self, info: TableInfo) -> None:
        """Takes over what is stored about the table now, which may have begun the match."""
        begins = self.info.begun is None and info.begun is not None
        self.info = info
        if begins:
            self._pass_turn(info.begun or 0)

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

    def apply_uncommitted(self, kind: EntryKind, seat: int, **details: Any) -> Entry:
        """Carries out something new and returns its entry, to be stored before anybody hears of it."""
        before = self._all_sights() if self._sights is None else self._sights
        unseen = Entry(self.number + 1, kind, seat, now(), 0, **details)
        story = self._carry_out(unseen)
        self._sights = self._all_sights()
        entry = replace(unseen, seen=self._who_sees(unseen, story, before, self._sights))
        self._add(entry, story)
        return entry

    def apply_committed(self, entry: Entry) -> None:
        """Carries out what is stored already."""
        self._sights = None
        self._add(entry, self._carry_out(entry))

    def _carry_out(self, entry: Entry) -> Story:
        if entry.kind is EntryKind.MOVE:
            decider = self.match.turn
            story = self.match.advance(entry.action)
            self.deciders.append(entry.seat if decider is None else decider)
            return story
        if entry.kind is EntryKind.UNDO:
            self._undo_to(entry.ply or 0)
        return []

    def _undo_to(self, ply: int) -> None:
        self.match = self.match.at(ply)
        del self.deciders[ply:]

    def _who_sees(self, entry: Entry, story: Story, before: list[bytes], after: list[bytes]) -> int:
        """The audiences that see something new. Everybody hears every event, if not always all of it."""
        everybody = bool(story) or entry.kind not in (EntryKind.MOVE, EntryKind.UNDO) or not before
        return sum(
            1 << i
            for i, audience in enumerate(self.audiences)
            if everybody or audience == entry.seat or before[i] != after[i]
        )

    def _all_sights(self) -> list[bytes]:
        """What each audience can see. Where nothing is hidden every decision shows, and this need not be looked at."""
        if not self.match.game.has_secrets:
            return []
        return [self.match.sight(audience) for audience in self.audiences]

    def _add(self, entry: Entry, story: Story) -> None:
        self.lines.append(Line(entry, story))
        for i in range(len(self.versions)):
            self.versions[i] += entry.seen >> i & 1
        if entry.client_move_id is not None:
            self.moves[entry.seat, entry.client_move_id] = entry.number
        if entry.kind in (EntryKind.RESIGN, EntryKind.TIMEOUT, EntryKind.REPLACE):
            self.info.seats[entry.seat].bot = entry.bot
            self.info.seats[entry.seat].resigned |= entry.kind is not EntryKind.REPLACE
        self._pass_turn(entry.at)

    def _pass_turn(self, at: int) -> None:
        turn = self.match.turn
        self.clock.turn_to(turn, turn is not None and self.info.seats[turn].plays, at)

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
        if self.info.state is TableState.OVER and not self.match.over:
            view.update({"over": True, "turn": None, "choices": [], "undoable": 0, "seed": self.match.seed.hex})
        return view

    def view_at(self, audience: int | None, version: int) -> answers.View:
        """The view as that audience had it at an earlier version."""
        if version == self.version(audience):
            return self.view(audience)
        past = LiveMatch(self._as_begun(), [line.entry for line in self._lines_until(audience, version)])
        return past.view(audience)

    def _as_begun(self) -> TableInfo:
        info = TableInfo(**vars(self.info))
        info.state, info.seats = TableState.PLAYING, [type(seat)(**vars(seat)) for seat in self.info.seats]
        return info

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
