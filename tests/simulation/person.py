"""People: they become guests, make tables, join them, and sit there with one device for each seat."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING, Any

from midtown.engine.state_record import Json
from tests.simulation.book import FAILED, STOPPING, Contribution, Violation
from tests.simulation.wire import LostError, request

if TYPE_CHECKING:
    from tests.simulation.world import World


class RefusedError(Exception):
    def __init__(self, status: int, answer: Any) -> None:
        super().__init__(f"{status} {answer}")
        self.id = str(answer["error"]["id"])
        """The refusal."""


class Person:
    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.chance: random.Random = world.stream(f"person {name}")
        self.secret: str | None = None
        self.id = ""

    async def arrive(self) -> None:
        answer = await self.insist("POST", "/api/guests", {"name": self.name, "bearer": True})
        self.secret, self.id = answer["secret"], answer["me"]["id"]
        self.world.book.secrets[answer["secret"]] = self.name

    async def ask(self, method: str, path: str, form: Json | None = None) -> Any:
        """One request, made once."""
        end = self.world.connect(self.name)
        self.world.note(self.name, f"{method} {path} {json.dumps(form) if form else ''}")
        status, answer = await request(end, method, path, self.secret, form)
        self.world.hear(self.name, json.dumps(answer))
        self.world.note(self.name, f"is answered {status}")
        if status >= 400:
            refused = RefusedError(status, answer)
            if refused.id in FAILED and not self.world.troubled:
                raise Violation(f"{method} {path} failed: {refused}")
            raise refused
        return answer

    async def insist(self, method: str, path: str, form: Json | None = None) -> Any:
        """A request, made until it is answered."""
        while True:
            try:
                return await self.ask(method, path, form)
            except LostError:
                await asyncio.sleep(self.chance.random() * 2)
            except RefusedError as error:
                if error.id not in (*FAILED, STOPPING):
                    raise
                await asyncio.sleep(self.chance.random() * 2)

    async def make_table(self, form: Json) -> tuple[str, list[int]]:
        """Its id, and the seats of whoever made it."""
        answer = await self.insist("POST", "/api/tables", form)
        self.world.book.tables[answer["id"]] = form
        await self._contribute(answer)
        return answer["id"], answer["mine"]

    async def join(self, table: str) -> int:
        """Takes a seat; says which."""
        try:
            answer = await self.insist("POST", f"/api/tables/{table}/join", {})
        except RefusedError as error:
            if error.id != "seated-already":
                raise
            answer = await self.insist("GET", f"/api/tables/{table}")
            while not answer["mine"]:  # that process has not heard of it yet
                await asyncio.sleep(self.chance.random() * 2)
                answer = await self.insist("GET", f"/api/tables/{table}")
        await self._contribute(answer)
        seats: list[int] = answer["mine"]
        return seats[0]

    async def _contribute(self, table: Any) -> None:
        """Adds to the seed for each seat, and writes down what was acknowledged."""
        for seat in table["mine"]:
            share = self.world.stream(f"contribution {table['id']} {seat}").randbytes(16).hex()
            form = {"seat": seat, "commitment": table["commitment"], "contribution": share}
            given = Contribution(self.name, table["commitment"], share)
            self.world.book.contributions[table["id"], seat] = given
            await self.insist("POST", f"/api/tables/{table['id']}/contribute", form)
            given.acknowledged = True
