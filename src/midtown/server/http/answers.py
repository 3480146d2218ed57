"""How requests are answered: JSON, and every error as one sentence."""

from __future__ import annotations

from typing import Any

import orjson
import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from midtown.errors import MidtownError
from midtown.server.http.forms import form_refusal
from midtown.server.protocol.answers import ErrorAnswer
from midtown.server.protocol.refused import error_json
from midtown.server.refusals import STATUS, Refusal, RefusedError, code_of
from midtown.server.running import metrics
from midtown.server.store.trouble import as_refusal

logger = structlog.get_logger()
REFUSALS = {404: Refusal.NO_ADDRESS, 405: Refusal.METHOD, 413: Refusal.BODY_TOO_LARGE}

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorAnswer} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}


class Answer(Response):
    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)


def refusal(error: MidtownError, status: int | None = None) -> Answer:
    metrics.REFUSALS.labels(code_of(error)).inc()
    return Answer({"error": error_json(error)}, status or STATUS[code_of(error)])


def add_handlers(app: FastAPI) -> None:
    app.add_exception_handler(MidtownError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(DBAPIError, _not_stored)
    app.add_exception_handler(Exception, _failed)


async def _refused(_: Request, error: Exception) -> Answer:
    return refusal(error if isinstance(error, MidtownError) else MidtownError())


async def _invalid(_: Request, error: Exception) -> Answer:
    first = error.errors()[0] if isinstance(error, RequestValidationError) else {}
    refused = form_refusal(first)
    return refusal(refused, None if refused.refusal is Refusal.NO_TABLE else 422)


async def _http(_: Request, error: Exception) -> Answer:
    status = error.status_code if isinstance(error, HTTPException) else 400
    return refusal(RefusedError(REFUSALS.get(status, Refusal.REQUEST)), status)


async def _not_stored(request: Request, error: Exception) -> Answer:
    refused = as_refusal(error)
    return refusal(refused) if refused else await _failed(request, error)


async def _failed(request: Request, error: Exception) -> Answer:
    """A mistake of ours: told in the log, with nothing that the request carried."""
    metrics.FAILURES.inc()
    logger.error("a request failed", path=request.url.path, method=request.method, exc_info=error)
    return refusal(RefusedError(Refusal.FAILED))
