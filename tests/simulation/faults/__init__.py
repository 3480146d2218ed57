"""Mistakes that could be made in the service, each small, to see that runs find them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from typing import Any
from unittest.mock import patch

Put = Callable[[object, str, Any], None]
"""Puts something in place of a name of a module or a class."""
Fault = Callable[[Put], None]
FAULTS: dict[str, Fault] = {}


def fault(plant: Fault) -> Fault:
    FAULTS[plant.__name__] = plant
    return plant


@contextmanager
def planted(name: str) -> Iterator[None]:
    with ExitStack() as stack:

        def put(where: object, what: str, instead: Any) -> None:
            stack.enter_context(patch.object(where, what, instead))

        FAULTS[name](put)
        yield


for subject in ("store", "match", "moves", "telling", "votes", "bots", "clock"):
    import_module(f"{__name__}.{subject}")
