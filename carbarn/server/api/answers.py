"""How answers and refusals are written."""

from typing import Any

import orjson
from fastapi import Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from carbarn.core.errors import BadOption, CarbarnError, IllegalAction, UnknownName
from carbarn.core.words import LOCALES
from carbarn.server.api.models import Refused
from carbarn.server.errors import Refusal, StorageFailed
from carbarn.server.logs import log

_STATUS = {IllegalAction: 409, UnknownName: 422, BadOption: 422}
_CODE = {IllegalAction: "illegal", UnknownName: "unknown-name", BadOption: "bad-option"}

# What OpenAPI says of refusals.
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refused, "description": description}
    for status, description in {
        401: "No token, or not one of this table's.",
        404: "There is no such thing.",
        409: "Not now: another step, another seat's turn, or against the rules.",
        413: "Too large.",
        422: "Not understood.",
        429: "Too many requests.",
        503: "Nothing could be stored; try again.",
    }.items()
}


class Json(Response):
    """JSON as orjson writes it."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """The bytes."""
        return orjson.dumps(content, option=orjson.OPT_NON_STR_KEYS)


def language_of(request: Request) -> str:
    """`?lang=`, else what the browser prefers, else English."""
    asked = request.query_params.get("lang", "")
    if asked in LOCALES:
        return asked
    for part in request.headers.get("accept-language", "").split(","):
        if (locale := part.strip()[:2].lower()) in LOCALES:
            return locale
    return "en"


def refusal_told(error: CarbarnError, language: str) -> dict[str, Any]:
    """An error as a client gets it."""
    code = error.code if isinstance(error, Refusal) else _CODE.get(type(error), "bad-request")
    return {
        "code": code,
        "sentence": error.say(language if language in LOCALES else "en"),
        "rule": error.rule if isinstance(error, IllegalAction) else None,
    }


def refused(request: Request, error: CarbarnError) -> Json:
    """The answer to a request that cannot be granted."""
    status = error.status if isinstance(error, Refusal) else _STATUS.get(type(error), 422)
    told = refusal_told(error, language_of(request))
    request.app.state.metrics.refused.labels(told["code"]).inc()
    if isinstance(error, StorageFailed):
        log.error(
            "storage failed",
            extra={"facts": {"problem": type(error.problem).__name__, "cause": str(error.problem)[:200]}},
        )
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
    return Json({"error": told}, status, headers=headers)


async def on_carbarn_error(request: Request, error: Exception) -> Response:
    """Our own errors."""
    assert isinstance(error, CarbarnError)
    return refused(request, error)


async def on_validation_error(request: Request, error: Exception) -> Response:
    """A request that does not have the documented shape: the first thing that is wrong with it."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body") or "body"
    return refused(request, Refusal(422, "request", where=where[:80], why=str(first["msg"])[:200]))


async def on_http_error(request: Request, error: Exception) -> Response:
    """What the framework itself refuses: an unknown path, a method that is not allowed."""
    assert isinstance(error, HTTPException)
    code = {404: "no-page", 405: "method"}.get(error.status_code, "request-refused")
    answer = refused(request, Refusal(error.status_code, code))
    answer.headers.update(error.headers or {})
    return answer
