"""Mistakes in how a log is played and shown."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from midtown.server.live import match
from midtown.server.live.clocks import Clock
from midtown.server.live.match import LiveMatch
from midtown.server.protocol.kinds import EntryKind, TableState
from tests.simulation.faults import Put, fault


@fault
def an_entry_counts_twice(put: Put) -> None:
    apply = LiveMatch.apply

    def twice(self: LiveMatch, step: Any) -> None:
        apply(self, step)
        if step.entry.kind is EntryKind.UNDO:
            apply(self, step)

    put(LiveMatch, "apply", twice)


@fault
def a_clock_goes_on_after_the_end(put: Put) -> None:
    def step(self: LiveMatch, entry: Any, story: Any, decider: Any, played: Any, sights: Any) -> Any:
        seats, clock = match.seats_after(self.info.seats, entry), self.clock.copy()
        match.pass_turn(clock, played.turn, seats, entry.at)
        return match.Step(entry, story, decider, played, clock, seats, sights)

    put(LiveMatch, "_step", step)


@fault
def a_clock_goes_below_nothing(put: Put) -> None:
    def charge(self: Clock, seat: int, used: int) -> None:
        self.left[seat] += self.increment - used

    put(Clock, "_charge", charge)


@fault
def the_increment_is_forgotten(put: Put) -> None:
    def charge(self: Clock, seat: int, used: int) -> None:
        self.left[seat] = max(0, self.left[seat] - used)

    put(Clock, "_charge", charge)


@fault
def the_time_of_bots_counts(put: Put) -> None:
    put(match, "pass_turn", lambda clock, turn, seats, at: clock.turn_to(turn, True, at))


@fault
def the_clock_does_not_stop_at_a_move(put: Put) -> None:
    put(Clock, "_charge", lambda self, seat, used: None)


@fault
def any_decision_can_be_taken_back(put: Put) -> None:
    put(LiveMatch, "undo_target", lambda self: max(0, self.match.ply - 2))


@fault
def spectators_see_what_a_seat_sees(put: Put) -> None:
    view = LiveMatch.view
    put(LiveMatch, "view", lambda self, audience: view(self, 0 if audience is None else audience))


@fault
def what_others_do_is_not_shown(put: Put) -> None:
    put(LiveMatch, "_who_sees", lambda self, entry, story, before, after: 1 << entry.seat)


@fault
def a_match_is_over_before_its_last_move(put: Put) -> None:
    view = LiveMatch.view

    def early(self: LiveMatch, audience: int | None) -> Any:
        given_up, self.given_up = self.given_up, self.info.state is TableState.OVER
        try:
            return view(self, audience)
        finally:
            self.given_up = given_up

    put(LiveMatch, "view", early)


@fault
def an_earlier_view_is_todays(put: Put) -> None:
    put(LiveMatch, "view_at", lambda self, audience, version: self.view(audience))


@fault
def sent_moves_are_forgotten_with_the_process(put: Put) -> None:
    begin = LiveMatch.__init__

    def forgetful(self: LiveMatch, *args: Any) -> None:
        begin(self, *args)
        self.moves.clear()

    put(LiveMatch, "__init__", forgetful)


@fault
def moves_lose_their_name(put: Put) -> None:
    propose = LiveMatch.propose

    def nameless(self: LiveMatch, *args: Any, **details: Any) -> Any:
        step = propose(self, *args, **details)
        return replace(step, entry=replace(step.entry, client_move_id=None))

    put(LiveMatch, "propose", nameless)


@fault
def what_was_missed_lacks_its_beginning(put: Put) -> None:
    updates = LiveMatch.updates
    put(LiveMatch, "updates", lambda self, audience, since=0: updates(self, audience, since)[1:])
