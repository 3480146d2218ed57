"""A review as JSON: shares of the win in points of 100, and points of the game."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import numpy as np
from numpy.typing import NDArray

from midtown.engine.match import Match
from midtown.engine.state_record import Json
from midtown.review.evaluator import FORMAT, Evaluator, Shares
from midtown.review.ledger import Account, Step
from midtown.review.review import Review

WHOLE = 100.0
"""A sure win."""


def to_json(found: Review, evaluator: Evaluator, match: Match) -> Json:
    chance, points = found.accounts
    return {
        "review": FORMAT,
        "game": match.game.name,
        "version": match.game.version,
        "players": match.players,
        "commitment": match.commitment,
        "evaluator": {"hash": found.evaluator, "plan": asdict(evaluator.plan)},
        "ledger": [
            {"seat": seat, "chance": _account(chance[seat], WHOLE), "points": _account(points[seat], 1.0)}
            for seat in range(match.players)
        ],
        "curve": [_both(value, match.players) for value in found.curve],
        "steps": [_step(step, found) for step in found.steps],
        "mistakes": [_told(step, found, match) for step in found.mistakes],
        "unclear": [_told(step, found, match) for step in found.unclear],
    }


def _account(account: Account, whole: float) -> Json:
    return {name: whole * number for name, number in [*asdict(account).items(), ("adjusted", account.adjusted)]}


def _both(shares: Shares, players: int) -> Json:
    chance: NDArray[np.float64] = WHOLE * shares[:players]
    return {"chance": chance.tolist(), "points": shares[players:].tolist()}


def _told(step: Step, found: Review, match: Match) -> Json:
    """A decision with its price by both evaluators, and what would have been better."""
    whole = _whole(found)
    return {
        "ply": step.ply,
        "seat": step.seat,
        "price": whole * found.price(step),
        "second": whole * (step.second or 0.0),
        "chosen": _choice(step.action, match),
        "best": _choice(step.best, match),
    }


def _choice(action: int, match: Match) -> Json:
    return {"id": action, **match.action(action).form}


def _whole(found: Review) -> float:
    """Alone, decisions are priced in points of the game."""
    return 1.0 if found.players == 1 else WHOLE


def _step(step: Step, found: Review) -> Json:
    whole = _whole(found)
    told: dict[str, Any] = {
        "ply": step.ply,
        "seat": step.seat,
        "action": step.action,
        "best": step.best,
        "options": step.options,
        "verdict": str(step.verdict),
        "price": whole * found.price(step),
        "error": whole * step.error,
        "second": None if step.second is None else whole * step.second,
        "exact": step.exact,
    }
    parts = {"luck": step.luck, "lost": step.lost, "hidden": step.hidden, "correction": step.correction}
    return told | {name: _both(shares, found.players) for name, shares in parts.items()}
