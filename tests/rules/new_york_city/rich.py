"""Rich random games: with many characters and dollars at the start, so that every ability is used often."""

from __future__ import annotations

from typing import Any

from midtown.engine.chance import imagine
from midtown.engine.hooks import apply, begin, flaw
from midtown.engine.play import disagreements, legal
from midtown.engine.rule import entry, rule
from midtown.engine.state_record import Numbers
from midtown.games.new_york_city.state import State

DOLLARS = 25
USED = 28


@rule
def enrich(s: State) -> None:
    """About half of the usable characters left in the stacks are dealt out, and everybody gets dollars."""
    for seat in range(s.players):
        if s.tom[seat] != 0:
            continue
        s.dollars[seat] = DOLLARS
        for character in range(1, USED):
            if s.stack[character] > 0 and imagine(s, 2) == 0:
                s.stack[character] -= 1
                s.characters[seat, character] += 1


@rule
def count_uses(s: State, before: Numbers, uses: Numbers) -> None:
    for seat in range(s.players):
        for character in range(1, USED):
            if s.used[seat, character] > before[seat, character]:
                uses[character] += 1
            before[seat, character] = s.used[seat, character]


@entry
def examine_rich_games(
    table: Any, blank: Any, choices: Numbers, marks: Numbers, before: Numbers, uses: Numbers, games: int, longest: int
) -> tuple[int, int]:
    """As `examine_games`, on enriched tables; counts how often each character is used."""
    decisions = 0
    for game in range(games):
        stream = table[0].stream
        table[0] = blank[0]
        table[0].stream = stream
        begin(table[0])
        enrich(table[0])
        ply = 0
        while table[0].turn >= 0:
            if flaw(table[0]) != 0 or ply > longest or disagreements(table[0], choices, marks) > 0:
                return game, ply
            n = legal(table[0], choices)
            apply(table[0], choices[imagine(table[0], n)])
            count_uses(table[0], before, uses)
            ply += 1
        if flaw(table[0]) != 0:
            return game, ply
        decisions += ply
    return -1, decisions
