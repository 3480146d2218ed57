"""The cards of Lift."""

from __future__ import annotations

from enum import IntEnum


class Card(IntEnum):
    ONE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4


CARDS = len(Card)
COPIES = 3
DEALT = 2
ALL_POINTS = COPIES * sum(card + 1 for card in Card)
"""What all cards together are worth."""
