"""The block function is the one of RFC 8439: its own examples say so."""

from __future__ import annotations

import struct

import numpy as np
import pytest
from numpy.typing import NDArray

from midtown.engine import chacha20
from midtown.engine.rule import entry


@entry
def block(key: NDArray[np.uint32], counter: int, one: int, two: int, three: int, out: chacha20.Words) -> None:
    chacha20.block(key, counter, one, two, three, out)


@entry
def quarter_round(x: chacha20.Words, a: int, b: int, c: int, d: int) -> None:
    chacha20.quarter_round(x, a, b, c, d)


def test_a_quarter_round_is_the_one_of_the_standard() -> None:
    """Section 2.1.1."""
    x = np.array([0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567], np.int64)
    quarter_round(x, 0, 1, 2, 3)
    assert x.tolist() == [0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB]


KEY = bytes(range(32)).hex()
NONE = "00" * 32
EXAMPLES = [
    (KEY, 1, "000000090000004a00000000", "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
     "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"),
    (NONE, 0, "00" * 12, "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
     "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"),
    (NONE, 1, "00" * 12, "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
     "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"),
    ("00" * 31 + "01", 1, "00" * 12, "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
     "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0"),
    ("00ff" + "00" * 30, 2, "00" * 12, "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
     "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096"),
    (NONE, 0, "00" * 11 + "02", "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
     "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d"),
]  # fmt: skip
"""Sections 2.3.2 and A.1: key, number of the block, nonce, the block."""


@pytest.mark.parametrize(("key", "counter", "nonce", "serialized"), EXAMPLES)
def test_a_block_is_the_one_of_the_standard(key: str, counter: int, nonce: str, serialized: str) -> None:
    out = np.zeros(chacha20.WORDS, np.int64)
    one, two, three = struct.unpack("<3I", bytes.fromhex(nonce))
    block(np.frombuffer(bytes.fromhex(key), "<u4"), counter, one, two, three, out)
    assert struct.pack("<16I", *out.tolist()).hex() == serialized
