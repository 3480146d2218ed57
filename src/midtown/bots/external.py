"""What every bot that is not built in has in common: it is given a view and answers with the id of a choice."""

from __future__ import annotations

import operator
import reprlib
import textwrap

from midtown.engine.match import Match
from midtown.engine.state_record import Json
from midtown.errors import IllegalError, StaleError

LONGEST_QUOTE = 200


def own_view(match: Match) -> Json:
    """All that the seat to decide may know, its choices included."""
    if match.turn is None:
        raise StaleError("The match is over.")
    return match.view(match.turn)


def legal_answer(match: Match, who: str, answer: object) -> int:
    """The answer, if it is the id of a choice."""
    choices = match.legal.ids
    if hasattr(answer, "__index__") and not isinstance(answer, bool):
        number = operator.index(answer)  # NumPy's numbers are welcome too
        if number in choices:
            return number
    raise IllegalError(f"The bot {who} answered {shown(answer)}, which is not the id of one of its choices.")


def shown(thing: object) -> str:
    """A thing that somebody else made, short enough for a sentence."""
    return quoted(reprlib.repr(thing))


def quoted(words: str) -> str:
    """What somebody else said, on one line."""
    return textwrap.shorten(words, LONGEST_QUOTE, placeholder=" …")
