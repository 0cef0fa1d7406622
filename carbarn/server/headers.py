"""What goes with every answer: a request id, and headers that tell browsers to be careful."""

import re
import secrets
import time

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carbarn.server.api.answers import refused
from carbarn.server.errors import Refusal
from carbarn.server.logs import log, request_id

# The page loads nothing from elsewhere; QR codes are drawn as data images.
CONTENT_SECURITY_POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # a link with a seat's token never reaches another site
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_ENCODED = [(name.encode(), value.encode()) for name, value in _HEADERS.items()]
_GIVEN_ID = re.compile(rb"[A-Za-z0-9_-]{1,64}")
_QUIET = ("/healthz", "/readyz", "/metrics", "/assets/")  # not worth a line of the log each time


class Headers:
    """Adds the headers, and writes one line of the log for every request."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        given = dict(scope["headers"]).get(b"x-request-id", b"")
        id = given.decode() if _GIVEN_ID.fullmatch(given) else secrets.token_hex(6)
        request_id.set(id)
        begun, status = time.perf_counter(), 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                extra = _ENCODED if scope["path"] not in ("/docs", "/redoc") else _ENCODED[1:]
                message["headers"] = [*message["headers"], *extra, (b"x-request-id", id.encode())]
            await send(message)

        try:
            await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
        except Exception:  # a defect of ours: into the log it goes, and nothing of it to the client
            log.exception("defect")
            if scope["type"] == "http" and not status:
                await refused(Request(scope), Refusal(500, "defect"))(scope, receive, send_with_headers)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    @staticmethod
    def _note(scope: Scope, status: int, seconds: float) -> None:
        """The path and no query: nothing in the log opens a seat."""
        path = scope["path"]
        if path.startswith(_QUIET):
            return
        facts = {
            "method": scope.get("method", "WEBSOCKET"),
            "path": path,
            "status": status,
            "ms": round(seconds * 1e3, 1),
        }
        log.debug("request", extra={"facts": facts})
