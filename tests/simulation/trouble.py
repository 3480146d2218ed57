"""What goes wrong during a run, when the plan says so."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tests.simulation.disk import Loss
from tests.simulation.loop import LONGEST
from tests.simulation.patches import running

if TYPE_CHECKING:
    from tests.simulation.plan import Trouble
    from tests.simulation.world import World

SLOWNESS = 50.0
"""How many times longer than usual threads take while a process is slow."""


async def troubles(world: World) -> None:
    for trouble in world.plan.troubles:
        await asyncio.sleep(max(0.0, trouble.at - world.now))
        world.note("world", f"trouble: {trouble.what}")
        world.spawn(_make(world, trouble))


async def _make(world: World, trouble: Trouble) -> None:
    chance, disk = world.stream(f"trouble {trouble.at}"), world.disk
    up = world.up()
    match trouble.what:
        case "cut" | "silence":
            for connection in world.connections:
                if not connection.up.closed and chance.random() < 0.5:
                    connection.cut() if trouble.what == "cut" else connection.fall_silent()
        case "kill" if up:
            chance.choice(up).kill()
        case "kill in a write" if up:
            disk.countdown = (chance.randint(0, 12), _kill_whoever_writes)
        case "power":
            loss = chance.choice(list(Loss))
            disk.countdown = (chance.randint(0, 12), lambda: world.lose_power(loss))
        case "stop" if up:
            chance.choice(up).stop()
        case "line" if up:
            chance.choice(up).line.lose()
        case "jump":
            world.jumped += int(trouble.lasts * 1000)
        case "apart" if up:
            chance.choice(up).line.lose(trouble.lasts)
            for wait in (0.1, 0.5, 1.0):
                await asyncio.sleep(wait)
                for connection in world.connections:
                    if not connection.up.closed and chance.random() < 0.5:
                        connection.cut()
        case "slow":
            world.slow_until = world.now + trouble.lasts + SLOWNESS * LONGEST
            for process in up:
                process.loop.slowness = SLOWNESS
            await asyncio.sleep(trouble.lasts)
            for process in up:
                process.loop.slowness = 1.0
        case "full" | "bad sync" | "bad write":
            world.trouble(trouble.lasts)
            disk.full = trouble.what == "full"
            disk.sync_fails = 0.3 if trouble.what == "bad sync" else 0.0
            disk.write_fails = 0.1 if trouble.what == "bad write" else 0.0
            await asyncio.sleep(trouble.lasts)
            disk.full, disk.sync_fails, disk.write_fails = False, 0.0, 0.0


def _kill_whoever_writes() -> None:
    process = running()
    if process is not None:
        process.kill()
