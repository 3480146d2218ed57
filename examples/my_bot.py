"""A bot for Skyline: finish tall buildings, never tear one down. Try it:

midtown arena --game skyline --bots examples/my_bot.py --games 100
"""

from __future__ import annotations

import random
from typing import Any


class MyBot:
    def __init__(self, seed: int | None) -> None:
        self._chance = random.Random(seed)

    def choose(self, view: dict[str, Any]) -> int:
        """The id of the choice that is worth most; chance decides among equals."""
        return int(max(view["choices"], key=lambda choice: (worth(choice), self._chance.random()))["id"])


def worth(choice: dict[str, Any]) -> float:
    match choice["kind"]:
        case "build" if choice["die"] == "penthouse":
            return 10.0 * (choice["floors"] + 1) ** 2  # what the finished building scores
        case "build":
            return {"low": 4.0, "mid": 5.0, "high": 6.0}[choice["rise"]] + choice["floors"]
        case "take_yard":
            return 3.0 if choice["ground"] and choice["upper"] and choice["penthouse"] else 1.0
        case "roll":
            return 2.0
        case "demolish_column" | "demolish_tile":
            return -choice.get("height", 0) - 1.0
    return 0.0
