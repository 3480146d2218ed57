"""One process of the service: the real application behind the real protocols of its server, on a loop of its own."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from midtown.errors import InvalidError
from midtown.server.running.serving import new_server
from midtown.server.service import Service
from tests.simulation.disk import Vfs
from tests.simulation.loop import VirtualLoop
from tests.simulation.network import Connection
from tests.simulation.notices import Line
from tests.simulation.sqlite import Module

if TYPE_CHECKING:
    from tests.simulation.world import World

T = TypeVar("T")
_routes: list[Any] = []


class Process:
    """It lives once. Whoever starts the service again makes another one."""

    def __init__(self, world: World, slot: int, life: int) -> None:
        self.world = world
        self.slot = slot
        self.name = name = f"process{slot + 1}.{life}"
        self.skew = world.jumped
        """How far the system's clock was ahead of the true time when it started, in milliseconds."""
        self.loop = ProcessLoop(self, world.stream(f"loop {name}"))  # type: ignore[abstract]
        self.loop.on_error = self._on_error
        self._thinking = world.stream(f"thinking {name}")
        self.vfs = Vfs(world.disk, f"{world.name} {name}")
        self.sqlite = Module(self.vfs)
        self.connections: list[Connection] = []
        self.line = Line(self.loop)
        self.up = False
        self.ended = False
        self.with_the_power = False
        """Whether it went together with the whole machine."""
        self.loop.create_task(self._run())

    @property
    def service(self) -> Service:
        found: Service = self.server.config.loaded_app.state.service
        return found

    async def _run(self) -> None:
        try:
            self.server = new_server(self.world.settings)
        except (InvalidError, SQLAlchemyError) as error:
            if self.ended:
                return
            self.world.note(self.name, f"does not start: {error}")
            self._end()
            return
        config = self.server.config
        config.load()
        app: Any = config.app
        _share_routes(app)
        service: Service = app.state.service
        self._set_in_order(service)
        self.server.servers = []
        self.server.lifespan = config.lifespan_class(config)
        await self.server.lifespan.startup()
        self.up = True
        self.world.note(self.name, "is up")

    def _set_in_order(self, service: Service) -> None:
        """Sets of objects have another order in every run: here they keep the order in which things came."""
        state: Any = self.server.server_state
        state.connections, state.tasks = Ordered(), Ordered()
        parts: Any = service
        parts.tasks._tasks = Ordered()
        parts.hub.listeners = Ordered()
        parts.hub._watchers.default_factory = Ordered
        service.store.shared = self.world.shared

    def thinking_time(self) -> float:
        """How long a bot takes for a decision."""
        return self._thinking.random() * self.world.plan.thinking

    def accept(self, connection: Connection) -> None:
        config = self.server.config
        make: Any = config.http_protocol_class
        state = self.server.lifespan.state
        protocol = make(config=config, server_state=self.server.server_state, app_state=state, _loop=self.loop)
        self.connections.append(connection)
        connection.far.set_protocol(protocol)
        self.loop.call_soon(protocol.connection_made, connection.far)

    def stop(self) -> None:
        """Ends it as a signal would."""
        self.up = False
        self.world.note(self.name, "is asked to stop")
        self.loop.create_task(self._stop())

    async def _stop(self) -> None:
        await self.server.shutdown()
        self.world.note(self.name, "has stopped")
        self._end()

    def kill(self) -> None:
        """Ends it at once: what it was about to do never happens. The system closes its connections."""
        if not self.ended:
            self.world.note(self.name, "is killed")
            self._end()
            for connection in self.connections:
                connection.cut()

    def _end(self) -> None:
        self.up, self.ended = False, True
        self.vfs.alive = False
        self.loop.dead = True
        self.world.process_ended(self)

    def clean_up(self) -> None:
        """What the system does with the files of a process that is no more."""
        self.sqlite.close_all()

    def _on_error(self, context: dict[str, Any]) -> None:
        self.world.told(self, f"{context.get('message')}: {context.get('exception')!r}", True)


def _share_routes(app: Any) -> None:
    """FastAPI looks long at every route when it is first asked for: once for all processes is enough."""
    if not _routes:
        _routes.extend(app.router.routes)
    app.router.routes[:] = _routes


class ProcessLoop(VirtualLoop):
    def __init__(self, process: Process, chance: random.Random) -> None:
        super().__init__(process.world.timeline, process.name, chance)
        self.process = process


class Ordered(Generic[T]):
    """As much of a set as the service uses, in the order in which things came."""

    def __init__(self) -> None:
        self._items: dict[T, None] = {}

    def add(self, item: T) -> None:
        self._items[item] = None

    def discard(self, item: T) -> None:
        self._items.pop(item, None)

    def remove(self, item: T) -> None:
        del self._items[item]

    def __iter__(self) -> Iterator[T]:
        return iter(list(self._items))

    def __len__(self) -> int:
        return len(self._items)

    def __contains__(self, item: object) -> bool:
        return item in self._items
