"""The pages of the browser client, as they were built; every address of the client leads to its one page."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from starlette.responses import FileResponse, HTMLResponse, Response

from midtown.server.refusals import Refusal, RefusedError

WEB = Path(__file__).resolve().parent.parent / "web"
CLIENT = ("", "t", "new", "learn", "rules", "lobby", "review", "me")
"""What the first part of the client's own addresses may be."""
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"cache-control": "no-cache"}
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Midtown</title></head>
<body><h1>Midtown</h1>
<p>The table service is running, but its pages have not been built yet. In a checkout, <code>make web</code> builds
them; then load this page again.</p>
<p>Programs can use it as it is: see <a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>
"""

router = APIRouter(include_in_schema=False)


@router.get("/{path:path}")
def page(path: str) -> Response:
    first = path.split("/")[0]
    if first == "api":
        raise RefusedError(Refusal.NO_ADDRESS)
    file = _file(path)
    if file is not None:
        return FileResponse(file, headers=FOR_EVER if first == "assets" else ASK_AGAIN)
    index = WEB / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 200 if first in CLIENT else 404, headers=ASK_AGAIN)
    return FileResponse(index, 200 if first in CLIENT else 404, headers=ASK_AGAIN)


def _file(path: str) -> Path | None:
    """A file of the built client; nothing outside of it."""
    if not path or "\0" in path or len(path) > 500:
        return None
    file = (WEB / path).resolve()
    return file if file.is_relative_to(WEB) and file.is_file() else None
