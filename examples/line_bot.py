"""A bot in a process of its own, for all three games, with Python's standard library only. Try it:

midtown arena --game skyline --bots "process:python examples/line_bot.py" --games 20

It reads one JSON object a line and answers with one. Whatever else it wants to say goes to stderr.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterable
from typing import Any, TextIO

PROTOCOL = 1

LAST_RESORT = {"demolish_column", "demolish_tile", "abandon", "pass", "discard", "give_up", "forgo", "end_turn"}
"""Kinds of choices that give something away: only when nothing else is left."""


def decide(choices: list[dict[str, Any]], chance: random.Random) -> int:
    """Any choice that gives nothing away, if there is one."""
    good = [choice for choice in choices if choice["kind"] not in LAST_RESORT]
    return int(chance.choice(good or choices)["id"])


def answers(lines: Iterable[str]) -> Iterable[dict[str, Any]]:
    """One answer for each question, until somebody says goodbye or hangs up."""
    chance = random.Random()
    for line in lines:
        message = json.loads(line)
        if message["type"] == "hello":
            chance = random.Random(message["seed"])
            yield {"type": "hello", "protocol": PROTOCOL, "seconds": 10}
        elif message["type"] == "choose":
            yield {"type": "choice", "action": decide(message["view"]["choices"], chance)}
        elif message["type"] == "bye":
            return


def main(asked: TextIO, answered: TextIO) -> None:
    for answer in answers(asked):
        answered.write(json.dumps(answer) + "\n")
        answered.flush()


if __name__ == "__main__":
    main(sys.stdin, sys.stdout)
