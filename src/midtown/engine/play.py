"""Play, written once for all games: what is legal, one step, whole random games, and their examination."""

from __future__ import annotations

from typing import Any

from midtown.engine.chance import imagine
from midtown.engine.hooks import apply, begin, flaw, plausible, redetermine, score, why_not, winners
from midtown.engine.rule import entry, rule
from midtown.engine.state_record import Numbers, Record

Table = Any  # an array of one record


@rule
def legal(s: Record, choices: Numbers) -> int:
    """Fills in the ids that no clause forbids; returns how many."""
    n = 0
    for i in range(plausible(s, choices)):
        if why_not(s, choices[i]) == 0:
            choices[n] = choices[i]
            n += 1
    return n


@rule
def random_action(s: Record, choices: Numbers) -> int:
    """Any legal action, each as likely as the others: plausible ones are tried at random until one is legal."""
    n = plausible(s, choices)
    while True:
        i = imagine(s, n)
        if why_not(s, choices[i]) == 0:
            return choices[i]
        n -= 1
        choices[i] = choices[n]


@rule
def random_game(s: Record, choices: Numbers) -> int:
    """Plays uniformly random legal actions to the end; returns how many there were."""
    decisions = 0
    while s.turn >= 0:
        apply(s, random_action(s, choices))
        decisions += 1
    return decisions


@entry
def random_games(table: Table, blank: Table, choices: Numbers, games: int) -> int:
    """Whole games one after another on one table; returns how many decisions they took."""
    decisions = 0
    for _ in range(games):
        stream = table[0].stream
        table[0] = blank[0]
        table[0].stream = stream
        begin(table[0])
        decisions += random_game(table[0], choices)
    return decisions


@entry
def step(table: Table, choices: Numbers, action: int) -> int:
    """Applies a legal action and lists what is legal next; returns how many actions that are, 0 at the end."""
    apply(table[0], action)
    return legal(table[0], choices) if table[0].turn >= 0 else 0


# What a table asks for, each compiled when first asked.


@entry
def begin_table(table: Table) -> None:
    begin(table[0])


@entry
def apply_table(table: Table, action: int) -> None:
    apply(table[0], action)


@entry
def legal_table(table: Table, choices: Numbers) -> int:
    return legal(table[0], choices)


@entry
def why_not_table(table: Table, action: int) -> int:
    return why_not(table[0], action)


@entry
def redetermine_table(table: Table, observer: int) -> None:
    redetermine(table[0], observer)


@entry
def flaw_table(table: Table) -> int:
    return flaw(table[0])


@entry
def score_table(table: Table, sheet: Numbers) -> None:
    score(table[0], sheet)


@entry
def winners_table(table: Table, won: Numbers) -> None:
    winners(table[0], won)


@rule
def disagreements(s: Record, choices: Numbers, marks: Numbers) -> int:
    """How many action ids `legal` and `why_not` disagree about; 1 as well if a player is left without any."""
    n = legal(s, choices)
    marks[:] = 0
    for i in range(n):
        marks[choices[i]] += 1
    wrong = 1 if n == 0 else 0
    for action in range(len(marks)):
        if marks[action] != (1 if why_not(s, action) == 0 else 0):
            wrong += 1
    return wrong


@entry
def examine_games(
    table: Table, blank: Table, choices: Numbers, marks: Numbers, games: int, longest: int
) -> tuple[int, int]:
    """Random games, every question asked at every step: (game, ply) of the first fault, or (−1, decisions)."""
    decisions = 0
    for game in range(games):
        stream = table[0].stream
        table[0] = blank[0]
        table[0].stream = stream
        begin(table[0])
        ply = 0
        while table[0].turn >= 0:
            if flaw(table[0]) != 0 or ply > longest or disagreements(table[0], choices, marks) > 0:
                return game, ply
            n = legal(table[0], choices)
            apply(table[0], choices[imagine(table[0], n)])
            ply += 1
        if flaw(table[0]) != 0:
            return game, ply
        decisions += ply
    return -1, decisions
