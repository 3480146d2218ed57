"""Plays at a table service from Python: for people's own bots, the terminal and the tests.

    from midtown.client import Client

    client = Client.guest("http://127.0.0.1:8430", "My bot")
    table = client.create("skyline", ["me", "club"])
    with client.sit(table["id"]) as seat:
        while seat.wait_for_turn():
            seat.play(seat.view["choices"][0]["id"])
        print(seat.table["result"])

What the messages mean is told in docs/protocol.md.
"""

from midtown.client.errors import LostError, RefusedError, SeedError
from midtown.client.seat import Seat
from midtown.client.seeds import SeedNotes
from midtown.client.service import Client

__all__ = ["Client", "LostError", "RefusedError", "Seat", "SeedError", "SeedNotes"]
