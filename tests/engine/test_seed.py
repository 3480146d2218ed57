"""Secret seeds, what is published of them, and the chance they give."""

from __future__ import annotations

import hashlib

import pytest

import midtown
from midtown import InvalidError
from midtown.engine.seed import Seed


def test_a_fresh_seed_has_256_bits_and_is_never_the_same() -> None:
    seeds = {Seed.fresh().hex for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(seed) == 64 for seed in seeds)


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    seed = Seed.read(5)
    assert seed.commitment == hashlib.sha256(bytes.fromhex(seed.hex)).hexdigest()


def test_every_seed_begins_a_plain_generator_elsewhere() -> None:
    assert len({Seed.read(number).stream for number in range(1000)} - {0}) == 1000


def test_a_seed_does_not_show_itself_in_passing() -> None:
    match = midtown.new_match("skyline", players=1, seed=2**255 - 19)
    assert match.seed.hex not in repr(match.seed)


@pytest.mark.parametrize("given", [-1, 2**256, "12", "x" * 64, "0 " * 32, True, 1.5, b"1", [1]])
def test_what_is_no_seed_is_refused(given: object) -> None:
    with pytest.raises(InvalidError, match="A seed is"):
        Seed.read(given)


def test_the_same_seed_and_actions_give_the_same_match() -> None:
    one, other = (midtown.new_match("skyline", players=3, seed=8) for _ in range(2))
    for _ in range(40):
        one.play(one.legal[-1])
        other.play(other.legal[-1])
    assert one.record() == other.record()
    assert one.position() == other.position()
