"""What this device was shown of the seeds of its matches and what it added, kept to be compared at the end."""

from __future__ import annotations

from collections.abc import Callable

from midtown.client.errors import SeedError
from midtown.engine.agreement import fresh_contribution
from midtown.engine.match_file import read_seed
from midtown.engine.seed import Seed
from midtown.engine.state_record import Json


def _forget(_: Json) -> None:
    pass


class SeedNotes:
    """By table. They are saved before anything is sent, so that what is sent again is the same."""

    def __init__(self, known: Json | None = None, save: Callable[[Json], None] = _forget) -> None:
        self._known = known or {}
        self._save = save

    def contribution(self, table: str, seat: int, commitment: str) -> str:
        """What to add for a seat, once the service has committed itself; a service may not commit itself anew."""
        noted = self._known.setdefault(table, {"commitment": commitment, "contributions": {}})
        if noted["commitment"] != commitment:
            raise SeedError("The service has changed the commitment of this table: do not play there.")
        contribution = str(noted["contributions"].setdefault(str(seat), fresh_contribution().hex()))
        self._save(self._known)
        return contribution

    def check(self, table: str, record: Json) -> Seed:
        """The seed of a finished match, if it is made of what was committed to and what was added here."""
        seed, noted = read_seed(record), self._known.get(table, {"contributions": {}})
        contributions = {int(seat): given for seat, given in noted["contributions"].items()}
        seed.compare(noted.get("commitment"), contributions)
        return seed
