"""Checks, without Midtown, where the seed of a match came from. It needs nothing but Python and the record:

python examples/check_seed.py record.json
python examples/check_seed.py record.json --commitment 5d41… --contribution 1=9e107d…

With what you noted when you sat down it also finds a record that was made up as a whole.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from pathlib import Path
from typing import Any


def hash_of(purpose: str, content: bytes) -> str:
    return hashlib.sha256(purpose.encode() + b"\n" + content).hexdigest()


def check(record: dict[str, Any], commitment: str | None = None, noted: dict[int, str] | None = None) -> list[str]:
    """What is wrong with the record; nothing, if it holds."""
    origin = record["origin"]
    if origin["kind"] != "agreed":
        return [f"The seed was {origin['kind']} by one side alone: there is no agreement to check."]
    secret, contributions = bytes.fromhex(origin["secret"]), origin["contributions"]
    parts = [b"\x00" if part is None else b"\x01" + bytes.fromhex(part) for part in contributions]
    wrong = []
    if len(secret) != 32 or any(len(part) not in (1, 17) for part in parts):
        wrong.append("A secret has 32 bytes and a contribution 16; here one has not.")
    if len(parts) != record["players"] or not any(contributions):
        wrong.append("There is not a contribution, or an empty place, for each seat.")
    if hash_of("midtown: commitment to a secret, 1", secret) != record["commitment"]:
        wrong.append("The secret is not the one that was committed to.")
    content = secret + bytes([len(parts)]) + b"".join(parts)
    if hash_of("midtown: seed of secret and contributions, 1", content) != record["seed"]:
        wrong.append("The seed is not made of the secret and the contributions.")
    if commitment not in (None, record["commitment"]):
        wrong.append("The commitment is not the one that you noted.")
    for seat, part in (noted or {}).items():
        if seat not in range(1, len(contributions) + 1) or contributions[seat - 1] != part:
            wrong.append(f"The contribution of seat {seat} is not the one that you noted.")
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description="Checks where the seed of a match came from.")
    parser.add_argument("record", type=Path)
    parser.add_argument("--commitment", help="as you noted it when you sat down")
    parser.add_argument("--contribution", action="append", default=[], metavar="SEAT=HEX")
    given = parser.parse_args()
    content = json.loads(given.record.read_text())
    record = content.get("record", content)
    noted = {int(seat): part for seat, _, part in (line.partition("=") for line in given.contribution)}
    wrong = check(record, given.commitment, noted)
    for line in wrong or [f"The seed {record['seed']} is made of the committed secret and of all contributions."]:
        sys.stdout.write(f"{line}\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
