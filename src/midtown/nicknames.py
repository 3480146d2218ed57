"""What people may be called: names that can be seen, and told apart."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from itertools import groupby, pairwise

from confusable_homoglyphs import confusables
from precis_i18n import get_profile
from precis_i18n.bidi import bidi_rule, has_rtl
from precis_i18n.unicode import UnicodeData

from midtown.errors import InvalidError

MOST_LETTERS = 40
MOST_MARKS = 4
"""On one letter, as UTS 39 advises; every living script does with fewer."""
STYLES = "\ufe0e\ufe0f"
"""Whether a sign is drawn as text or in colour: keyboards of phones add it, and nobody sees it."""
JOINERS = "\u200c\u200d"
BLANKS = "\u2800\ufffc\U00016fe4\U0001d159"
"""Signs without ink, which PRECIS does not know as such."""

NICKNAME = get_profile("NicknameCasePreserved")
UNICODE = UnicodeData(unicodedata)


def read_name(given: str) -> str:
    """A name as it is stored: a nickname of RFC 8266, and nothing in disguise."""
    try:
        name: str = NICKNAME.enforce(given.translate(dict.fromkeys(map(ord, STYLES))))
    except UnicodeEncodeError as error:
        raise _unreadable(error) from None
    if any(sign in BLANKS for sign in name) or not _keeps_direction(name):
        raise _invisible()
    if len(name) > MOST_LETTERS:
        raise InvalidError(f"A name has at most {MOST_LETTERS} letters; shorten it.", id="name-long", most=MOST_LETTERS)
    if unicodedata.category(name[0]).startswith("M") or _piles_up(name):
        raise InvalidError("This name piles up accents, or begins with one; choose another name.", id="name-marks")
    return name


def _unreadable(error: UnicodeEncodeError) -> InvalidError:
    if error.reason.endswith("/empty"):
        return InvalidError("A name needs at least one letter that can be seen; choose another name.", id="name-empty")
    return _invisible()


def _invisible() -> InvalidError:
    return InvalidError(
        "This name holds a sign that cannot be seen or that changes the direction of writing; choose another name.",
        id="name-invisible",
    )


def _keeps_direction(name: str) -> bool:
    """Whether each word is written from one side only (RFC 5893): otherwise it reads in another order than it has."""
    return all(bidi_rule(word, UNICODE) for word in name.split(" ") if has_rtl(word, UNICODE))


def _piles_up(name: str) -> bool:
    kinds = [(unicodedata.category(sign) in ("Mn", "Me"), sign) for sign in unicodedata.normalize("NFD", name)]
    twice = any(first == second and first[0] for first, second in pairwise(kinds))
    runs = (len(list(run)) for marks, run in groupby(kinds, key=lambda kind: kind[0]) if marks)
    return twice or any(length > MOST_MARKS for length in runs)


def look_alike(one: str, other: str) -> bool:
    """Whether somebody could take one name for the other."""
    return not skeletons(one).isdisjoint(skeletons(other))


def skeletons(name: str) -> set[str]:
    """What a name looks like, great letters and small ones alike: once as written, once with small letters only."""
    return {_skeleton(name).casefold(), _skeleton(name.casefold()).casefold()}


def account_skeleton(account: str) -> str:
    """An account's name has small letters only, so that both are the same."""
    return _skeleton(account).casefold()


def _skeleton(name: str) -> str:
    """UTS 39: two strings with the same skeleton look alike."""
    plain = unicodedata.normalize("NFD", name.translate(dict.fromkeys(map(ord, JOINERS))))
    return unicodedata.normalize("NFD", "".join(map(_prototype, plain)))


@lru_cache(10_000)
def _prototype(letter: str) -> str:
    """What stands for all letters that look like this one. The library knows pairs, in both directions."""
    pairs = _pairs(letter)
    if len(pairs) != 1:
        return letter
    if len(pairs[0]) == 1 and len(_pairs(pairs[0])) == 1:
        return min(letter, pairs[0])
    return pairs[0]


def _pairs(letter: str) -> list[str]:
    found = confusables.is_confusable(letter)
    return [pair["c"].strip("\u200e") for pair in found[0]["homoglyphs"]] if found else []
