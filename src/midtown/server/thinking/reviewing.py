"""The program that makes one review, for a process of its own: a record comes in, lines of JSON go out.

Every line is progress, `{"done": 3, "total": 160}`, but the last, which is `{"report": …}`.
"""

from __future__ import annotations

import json
import os
import sys

import midtown
from midtown.bots.threads import cores
from midtown.review.course import course_of
from midtown.review.evaluator import Evaluator
from midtown.review.report import to_json
from midtown.review.review import review
from midtown.server.thinking.workers import NICENESS


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    match = midtown.load(json.load(sys.stdin))
    evaluator = Evaluator(match.game, match.players)
    automatic = frozenset(match.game.automatic_seats(match.options))
    found = review(
        course_of(match), evaluator, cores(), lambda done, total: _say({"done": done, "total": total}), automatic
    )
    _say({"report": to_json(found, evaluator, match)})


def _say(line: object) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
