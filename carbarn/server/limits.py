"""How much one client may ask for: requests a second, bytes a request."""

import time
from collections import OrderedDict

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carbarn.server.api.answers import refused
from carbarn.server.errors import Refusal

_MOST_CLIENTS = 20_000  # remembered at once; the one that was quiet longest is forgotten first


class Allowance:
    """So many a second, and so many at once, for each client: what is not used comes back with time."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._clients: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when that was

    def spend(self, client: str) -> bool:
        """Whether this client may do one more."""
        moment = time.monotonic()
        left, at = self._clients.pop(client, (float(self._burst), moment))
        left = min(float(self._burst), left + (moment - at) * self._rate)
        allowed = left >= 1.0
        self._clients[client] = (left - 1.0 if allowed else left, moment)
        if len(self._clients) > _MOST_CLIENTS:
            self._clients.popitem(last=False)
        return allowed


class BodyLimit:
    """Refuses a request whose body is larger than any that the server has a use for, whatever its headers say."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app, self.most = app, most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read the whole body, which is small, and pass it on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        body = await self._read(scope, receive)
        if body is None:
            answer = refused(Request(scope), Refusal(413, "too-large", most=self.most))
            await answer(scope, receive, send)
            return
        passed = False

        async def again() -> Message:
            nonlocal passed
            if passed:
                return await receive()
            passed = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, again, send)

    async def _read(self, scope: Scope, receive: Receive) -> bytes | None:
        """The body, or None if it is too large."""
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self.most:
            return None
        body = b""
        while True:
            message = await receive()
            body += message.get("body", b"")
            if len(body) > self.most:
                return None
            if not message.get("more_body", False):
                return body
