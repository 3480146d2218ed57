"""A seed that nobody chose, and the records that tell how it was made: every way of cheating is found."""

from __future__ import annotations

import hashlib
import itertools
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import midtown
from examples.check_seed import check
from midtown import InvalidError
from midtown.engine.agreement import Agreement, commitment_to, fresh_contribution, fresh_secret, seed_of
from midtown.engine.match import Match
from midtown.engine.match_file import checksum
from midtown.engine.seed import Seed
from midtown.games import find

SCRIPT = Path(__file__).parents[2] / "examples" / "check_seed.py"
SECRET, FIRST, SECOND = bytes(range(32)), b"a" * 16, b"b" * 16
AGREEMENT = Agreement(SECRET, (FIRST, None, SECOND))
Json = dict[str, Any]


def agreed_match() -> Match:
    game = find("lift")
    return Match(game, 3, game.read_options(3, {}), Seed.agreed(AGREEMENT))


RECORD: Json = json.loads(json.dumps(agreed_match().record()))
CONTRIBUTIONS: list[str | None] = RECORD["origin"]["contributions"]


def changed(**parts: Any) -> Json:
    """The record with other parts of its seed, written by somebody who also mended the checksum."""
    origin = {**RECORD["origin"], **{name: parts.pop(name) for name in ("secret", "contributions") if name in parts}}
    record = {**RECORD, "origin": origin, **parts}
    return {**record, "checksum": checksum(record)}


def made_up(secret: bytes, contributions: list[str | None]) -> Json:
    """A record whose parts all fit, of another secret or other contributions."""
    shares = tuple(None if part is None else bytes.fromhex(part) for part in contributions)
    seed = Seed.agreed(Agreement(secret, shares))
    return changed(seed=seed.hex, commitment=seed.commitment, **{k: v for k, v in seed.origin.items() if k != "kind"})


def test_the_hashes_are_those_of_the_page_about_records() -> None:
    assert commitment_to(SECRET) == hashlib.sha256(b"midtown: commitment to a secret, 1\n" + SECRET).hexdigest()
    content = SECRET + b"\x03" + b"\x01" + FIRST + b"\x00" + b"\x01" + SECOND
    assert AGREEMENT.seed == hashlib.sha256(b"midtown: seed of secret and contributions, 1\n" + content).digest()


def test_other_parts_always_give_another_seed() -> None:
    shares = [None, bytes(16), b"\x01" * 16, FIRST]
    listed = [row for seats in (1, 2, 3) for row in itertools.product(shares, repeat=seats)]
    assert len({seed_of(secret, row) for secret in (SECRET, bytes(32)) for row in listed}) == 2 * len(listed)


def test_secrets_and_contributions_are_fresh_each_time() -> None:
    assert len({fresh_secret() for _ in range(20)} | {fresh_contribution() for _ in range(20)}) == 40


def test_an_agreement_does_not_show_itself_in_passing() -> None:
    said = repr(AGREEMENT) + repr(Seed.agreed(AGREEMENT))
    assert not any(part.hex() in said or str(part) in said for part in (SECRET, FIRST, SECOND, AGREEMENT.seed))


def test_a_record_tells_how_its_seed_was_made_and_is_read_back() -> None:
    assert RECORD["origin"] == {
        "kind": "agreed",
        "secret": SECRET.hex(),
        "contributions": [FIRST.hex(), None, SECOND.hex()],
    }
    assert (RECORD["seed"], RECORD["commitment"]) == (AGREEMENT.seed.hex(), AGREEMENT.commitment)
    assert midtown.load(RECORD).record() == RECORD
    assert check(RECORD, RECORD["commitment"], {1: FIRST.hex(), 3: SECOND.hex()}) == []


def test_a_match_tells_the_parts_of_its_seed_only_at_the_end() -> None:
    match = agreed_match()
    while not match.over:
        said = json.dumps([match.view(seat) for seat in (0, 1, 2, None)])
        assert match.commitment in said
        assert not any(part in said for part in (SECRET.hex(), FIRST.hex(), SECOND.hex(), match.seed.hex))
        match.play(match.legal[-1])
    assert match.view(0)["origin"] == RECORD["origin"]


@pytest.mark.parametrize(("seed", "kind"), [(None, "drawn"), (7, "given"), ("5a" * 32, "given")])
def test_a_match_without_a_server_says_who_made_its_seed(seed: int | str | None, kind: str) -> None:
    match = midtown.new_match("lift", players=2, seed=seed)
    record = json.loads(json.dumps(match.record()))
    assert record["origin"] == {"kind": kind}
    assert match.commitment == hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest()
    assert midtown.load(record).record() == record
    assert check(record) != []


CHEATS: dict[str, tuple[Json, str]] = {
    "another secret": (changed(secret="00" * 32), "secret of this record is not the one"),
    "another secret and its commitment": (
        changed(secret="00" * 32, commitment=commitment_to(bytes(32))),
        "seed of this record is not made of",
    ),
    "another commitment": (changed(commitment="00" * 32), "secret of this record is not the one"),
    "another seed": (changed(seed="00" * 32), "seed of this record is not made of"),
    "another contribution": (changed(contributions=["00" * 16, *CONTRIBUTIONS[1:]]), "not made of"),
    "swapped seats": (changed(contributions=CONTRIBUTIONS[::-1]), "not made of"),
    "seats in another order": (
        changed(contributions=[CONTRIBUTIONS[1], CONTRIBUTIONS[0], CONTRIBUTIONS[2]]),
        "not made of",
    ),
    "a dropped contribution": (changed(contributions=[None, *CONTRIBUTIONS[1:]]), "not made of"),
    "a dropped seat": (changed(contributions=CONTRIBUTIONS[1:]), "not one for each seat"),
    "no contribution": (made_up(SECRET, [None] * 3), "not one for each seat"),
    "a bot that adds something": (
        changed(contributions=[CONTRIBUTIONS[0], "00" * 16, CONTRIBUTIONS[2]]),
        "not made of",
    ),
}


@pytest.mark.parametrize(("record", "sentence"), CHEATS.values(), ids=CHEATS)
def test_every_changed_part_is_found_by_midtown_and_by_the_script(record: Json, sentence: str) -> None:
    with pytest.raises(InvalidError, match=sentence):
        midtown.load(record)
    assert check(record) != []


MADE_UP: dict[str, Json] = {
    "another secret": made_up(bytes(32), CONTRIBUTIONS),
    "a contribution dropped": made_up(SECRET, [None, *CONTRIBUTIONS[1:]]),
    "a contribution changed": made_up(SECRET, ["00" * 16, *CONTRIBUTIONS[1:]]),
    "seats swapped": made_up(SECRET, CONTRIBUTIONS[::-1]),
}


@pytest.mark.parametrize("record", MADE_UP.values(), ids=MADE_UP)
def test_a_record_made_up_as_a_whole_is_found_by_who_noted_something(record: Json) -> None:
    assert midtown.load(record).record() == record
    assert check(record) == []
    assert check(record, RECORD["commitment"], {1: FIRST.hex(), 3: SECOND.hex()}) != []


@pytest.mark.parametrize(
    "origin",
    [
        None,
        [],
        {},
        "agreed",
        {"kind": "agreed"},
        {"kind": "drawn", "secret": "00" * 32},
        {"kind": "found"},
        {**RECORD["origin"], "kind": "drawn"},
        {**RECORD["origin"], "secret": "00" * 31},
        {**RECORD["origin"], "secret": RECORD["origin"]["secret"].upper()},
        {**RECORD["origin"], "contributions": ["0" * 31 + " ", None, None]},
        {**RECORD["origin"], "contributions": {"0": "00" * 16}},
        {**RECORD["origin"], "more": 1},
    ],
)
def test_an_origin_of_another_form_is_refused(origin: Any) -> None:
    record = {**RECORD, "origin": origin}
    with pytest.raises(InvalidError) as error:
        midtown.load({**record, "checksum": checksum(record)})
    assert error.value.id in ("record-origin", "record-contributions")


@pytest.mark.parametrize("spoil", [lambda: RECORD, lambda: CHEATS["another secret"][0]], ids=["sound", "unsound"])
def test_the_script_runs_by_itself(spoil: Callable[[], Json], tmp_path: Path) -> None:
    """Without anything but the standard library: isolated from the environment that Midtown is installed in."""
    record, file = spoil(), tmp_path / "record.json"
    file.write_text(json.dumps({"save": 1, "seats": [], "record": record}))
    noted = ["--commitment", RECORD["commitment"], "--contribution", f"3={SECOND.hex()}"]
    told = subprocess.run(
        [sys.executable, "-I", "-S", str(SCRIPT), str(file), *noted], capture_output=True, text=True, check=False
    )
    assert (told.returncode == 0) is (record is RECORD), told.stderr
    assert ("is made of the committed secret" in told.stdout) is (record is RECORD)
    assert told.stderr == ""
