"""The wire described for others: HTTP as OpenAPI, the socket as JSON Schema."""

from __future__ import annotations

from fastapi import FastAPI
from pydantic import TypeAdapter

from midtown.engine.schema import DIALECT
from midtown.engine.state_record import Json
from midtown.server.http import forms, games, matches, people, tables
from midtown.server.protocol.messages import Sent

ROUTERS = (people.router, games.router, tables.router, matches.router)
"""What is described; pages and the socket are not requests of the API."""


def http_schema() -> Json:
    described = FastAPI(title="Midtown")
    for router in ROUTERS:
        described.include_router(router)
    return described.openapi()


def socket_schema() -> Json:
    """`Received` is what may be sent to the service, `Sent` what it sends itself."""
    received, sent = ("Received", forms.MESSAGES), ("Sent", TypeAdapter[object](Sent))
    schemas, shared = TypeAdapter.json_schemas(
        [(received[0], "validation", received[1]), (sent[0], "serialization", sent[1])],
        ref_template="#/$defs/{model}",
    )
    unions = {name: schema for (name, _), schema in schemas.items()}
    return {
        "$schema": DIALECT,
        "title": "The socket of Midtown's table service: see protocol.md",
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in unions],
        "$defs": dict(sorted({**unions, **shared["$defs"]}.items())),
    }
