"""The requests of the service, as methods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import httpx

from midtown.client.errors import LostError, RefusedError
from midtown.client.seat import Seat
from midtown.client.seeds import SeedNotes
from midtown.engine.seed import Seed
from midtown.engine.state_record import Json
from midtown.errors import MidtownError

TIMEOUT = 120.0
"""Long, because a service that was never started before compiles the rules of a game first."""


class Client:
    """One person at one service. Without a secret it can only look around."""

    def __init__(self, url: str, secret: str | None = None, notes: SeedNotes | None = None) -> None:
        self.url = url.rstrip("/")
        self.secret = secret
        self.notes = notes or SeedNotes()
        """What this device knows of the seeds of its matches."""
        self._http = httpx.Client(base_url=self.url, timeout=TIMEOUT)

    @classmethod
    def guest(cls, url: str, name: str, language: str = "en") -> Client:
        """A new guest. Keep `client.secret` to come back as the same."""
        return cls(url)._with_secret("/api/guests", name=name, language=language)

    @classmethod
    def log_in(cls, url: str, account: str, password: str) -> Client:
        return cls(url)._with_secret("/api/sessions", account=account, password=password)

    def _with_secret(self, path: str, **form: Any) -> Client:
        try:
            self.secret = str(self.request("POST", path, **form, bearer=True)["secret"])
        except MidtownError:
            self.close()
            raise
        return self

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secret}"} if self.secret else {}

    def request(self, method: str, path: str, /, **form: Any) -> Any:
        """Any request of the protocol; a refusal is a RefusedError."""
        try:
            if method == "GET":
                answer = self._http.get(path, params=form, headers=self.headers)
            else:
                answer = self._http.request(method, path, json=form, headers=self.headers)
        except httpx.HTTPError as error:
            raise LostError(f"The service at {self.url} cannot be reached: {error}.") from None
        return _read(answer)

    def me(self) -> Json:
        return dict(self.request("GET", "/api/me"))

    def games(self) -> Json:
        return dict(self.request("GET", "/api/games"))

    def tables(self) -> list[Json]:
        """Your tables, those where it is your turn first."""
        return list(self.request("GET", "/api/me/tables")["tables"])

    def lobby(self) -> Json:
        return dict(self.request("GET", "/api/lobby"))

    def table(self, table: str) -> Json:
        return dict(self.request("GET", f"/api/tables/{table}"))

    def create(self, game: str, seats: Sequence[str | Json], **settings: Any) -> Json:
        """A new table. Seats are given as in the protocol, or as me, open, hot_seat, automatic or a bot's name."""
        form = {"game": game, "seats": [_seat(s) for s in seats], **settings}
        return self.contribute(self.request("POST", "/api/tables", **form))

    def join(self, table: str, seat: int | None = None) -> Json:
        return self.contribute(self.request("POST", f"/api/tables/{table}/join", seat=seat))

    def contribute(self, table: Json) -> Json:
        """Adds to the seed what this device draws for seats of yours; the match begins when all have done so."""
        for seat in table["seats"]:
            if seat["mine"] and not seat["ready"] and table["state"] == "waiting":
                share = self.notes.contribution(table["id"], seat["seat"], table["commitment"])
                form = {"seat": seat["seat"], "commitment": table["commitment"], "contribution": share}
                table = self.request("POST", f"/api/tables/{table['id']}/contribute", **form)
        return dict(table)

    def check_seed(self, table: str) -> Seed:
        """The seed of a finished match, if the service did not choose it: an error says what is wrong."""
        return self.notes.check(table, self.record(table))

    def resign(self, table: str, seat: int | None = None) -> Json:
        return dict(self.request("POST", f"/api/tables/{table}/resign", seat=seat))

    def rematch(self, table: str) -> Json:
        """The same table again; the match begins when the others have come to it."""
        return self.contribute(self.request("POST", f"/api/tables/{table}/rematch"))

    def fork(self, table: str, ply: int, seat: int, bot: str) -> Json:
        """Plays on from a ply of a finished match, against bots."""
        return self.contribute(self.request("POST", f"/api/tables/{table}/fork", ply=ply, seat=seat, bot=bot))

    def ask(self, table: str, kind: str, **form: Any) -> Json:
        """Puts something to the vote: `undo`, or `replace`."""
        return dict(self.request("POST", f"/api/tables/{table}/motions", kind=kind, **form))

    def vote(self, table: str, motion: int, agree: bool) -> Json:
        return dict(self.request("POST", f"/api/tables/{table}/motions/{motion}/votes", agree=agree))

    def record(self, table: str) -> Json:
        """The record of a finished match; `midtown.load` reads it."""
        return dict(self.request("GET", f"/api/tables/{table}/record"))

    def sit(self, table: str, seat: int | None = None) -> Seat:
        """Watches a table from a seat of yours: the first one if none is named."""
        mine = self.contribute(self.table(table))["mine"]
        return Seat(self.url, self.headers, table, mine[0] if seat is None and mine else seat)

    def watch(self, table: str) -> Seat:
        """Looks on as a spectator."""
        return Seat(self.url, self.headers, table, None)

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


KINDS = ("me", "open", "hot_seat", "automatic")


def _seat(given: str | Json) -> Json:
    if not isinstance(given, str):
        return given
    return {"kind": given} if given in KINDS else {"kind": "bot", "bot": given}


def _read(answer: httpx.Response) -> Any:
    try:
        body = answer.json() if answer.content else None
    except ValueError:
        raise LostError(f"The service answered something that is not JSON ({answer.status_code}).") from None
    if answer.is_error:
        refusal = body.get("error") if isinstance(body, dict) else None
        raise RefusedError(refusal if isinstance(refusal, dict) else {})
    return body
