"""A compiled module in wasmtime, called with NumPy's arrays: what the page does, for the examiner."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import wasmtime

from midtown.wasm.build import files

PAGE = 1 << 16


class Machine:
    """Arrays are copied in before a call and back after it."""

    def __init__(self, name: str, folder: Path) -> None:
        code, told, _ = files(name, folder)
        self.told = json.loads(told.read_text(encoding="utf-8"))
        engine = wasmtime.Engine()
        self._store = wasmtime.Store(engine)
        module = wasmtime.Module.from_file(engine, str(code))
        assert not module.imports
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._memory: Any = self._exports["memory"]
        heap: Any = self._exports["__heap_base"]
        self._base = (heap.value(self._store) + 63) & ~63
        self._top = 0
        self._placed: dict[int, int] = {}

    def call(self, name: str, *arguments: Any) -> Any:
        """Calls an entry; a named tuple is passed as what it holds."""
        signature = self.told["entries"][name]
        flat = list(_flat(arguments))
        self._top, self._placed = self._base + 64, {}
        passed: list[int | float] = [self._base, self._base + 16]
        places: list[tuple[int, np.ndarray[Any, Any]]] = []
        for letter, argument in zip(signature["takes"], flat, strict=True):
            if letter[0] in "ar":
                place = self._put(argument)
                places.append((place, argument))
                passed += _array(place, argument) if letter[0] == "a" else [place]
            else:
                passed.append(float(argument) if letter == "f" else int(argument))
        entry: Any = self._exports[name]
        status = entry(self._store, *passed)
        if status != 0:
            raise RuntimeError(f"{name} ended with status {status}.")
        for place, argument in places:
            raw = self._memory.read(self._store, place, place + argument.nbytes)
            argument.reshape(-1).view(np.uint8)[:] = np.frombuffer(bytes(raw), np.uint8)
        return self._returned(signature["returns"])

    def _put(self, array: np.ndarray[Any, Any]) -> int:
        """Two views of the same memory get the same place."""
        if array.ctypes.data in self._placed:
            return self._placed[array.ctypes.data]
        place = self._placed[array.ctypes.data] = self._top
        self._top = (place + array.nbytes + 63) & ~63
        lacking = self._top - self._memory.data_len(self._store)
        if lacking > 0:
            self._memory.grow(self._store, (lacking + PAGE - 1) // PAGE)
        self._memory.write(self._store, array.reshape(-1).view(np.uint8).tobytes(), place)
        return place

    def _returned(self, letter: str) -> Any:
        raw = bytes(self._memory.read(self._store, self._base, self._base + 8))
        kinds = {"i": "<i8", "f": "<f8", "b": "<i1"}
        return None if letter == "n" else np.frombuffer(raw, kinds[letter], 1)[0].item()


def _flat(arguments: Any) -> Any:
    for argument in arguments:
        if isinstance(argument, tuple):
            yield from _flat(argument)
        else:
            yield argument


def _array(place: int, array: np.ndarray[Any, Any]) -> list[int | float]:
    """As Numba passes it: no owner, no parent, how many, how large each, where, its shape, its strides."""
    assert array.flags.c_contiguous
    return [0, 0, array.size, array.itemsize, place, *array.shape, *array.strides]
