"""A live connection: over one WebSocket a client hears what happens at a table, and moves."""

import asyncio
import contextlib
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from carbarn.core.errors import CarbarnError
from carbarn.core.game import PUBLIC
from carbarn.server import messages, play
from carbarn.server.api.answers import refusal_told
from carbarn.server.api.models import SAID, Chat, Hello, Move, Nudge, Ping, Said, Undo
from carbarn.server.errors import Refusal
from carbarn.server.gossip import nudge, say_something
from carbarn.server.hall import Hall
from carbarn.server.limits import Allowance
from carbarn.server.logs import log
from carbarn.server.table import Table

_HELLO_SECONDS = 15.0
_PATIENCE = 50  # bad messages in a row after which the connection is closed
_POLICY, _TRY_LATER = 1008, 1013  # why a WebSocket is closed


class Connection:
    """One client at one table."""

    def __init__(self, socket: WebSocket, hall: Hall, table: Table, hello: Hello) -> None:
        self.socket, self.hall, self.table = socket, hall, table
        self.reader = self._reader(hello)
        self.step = hello.since  # the last step that the client has
        self.line = hello.chat  # the last line of the chat that it has
        self.allowance = Allowance(*hall.settings.limits.messages)
        self.bad, self.goodbye = 0, 1000

    def _reader(self, hello: Hello) -> messages.Reader:
        seat: int | None = PUBLIC
        if hello.token is not None:
            seat = self.table.seat_of(hello.token)
            if seat is None:
                raise Refusal(401, "token")
        assert seat is not None
        return messages.Reader(seat, hello.lang, hello.details, hello.record)

    async def send(self, message: dict[str, Any]) -> None:
        """One message to the client."""
        await self.socket.send_text(as_text(message))

    async def tell(self) -> None:
        """Tell what is new, whenever there is something; a slow client gets less often more."""
        changed = asyncio.Event()
        self.table.listeners.add(changed)
        told: tuple[Any, ...] = ()
        arrangement = -1
        try:
            while True:
                changed.clear()
                if arrangement != self.table.arrangement:
                    arrangement = self.table.arrangement
                    about = messages.table_told(self.table, self.hall.settings.absent_seconds)
                    await self.send({"type": "table", **about})
                if told != (now := self._moment()):
                    told = now
                    message = messages.state_told(self.table, self.reader, self.step)
                    self.step = message["step"] - 1
                    text = as_text({"type": "state", **message})
                    await asyncio.sleep(0)  # let the others work theirs out: what is sent in one go costs half
                    await self.socket.send_text(text)
                if lines := messages.chat_told(self.table, self.line):
                    self.line = lines[-1]["number"]
                    await self.send({"type": "chat", "lines": lines})
                await changed.wait()
        finally:
            self.table.listeners.discard(changed)

    def _moment(self) -> tuple[Any, ...]:
        """What a state message depends on."""
        table = self.table
        return table.next_step, table.header.status, table.held.get(self.reader.seat), table.deadline()

    async def listen(self) -> None:
        """Answer what the client says, until it goes."""
        while True:
            said = await self._receive()
            if said is not None:
                await self._answer(said)

    async def _receive(self) -> Said | None:
        """One message that makes sense; None, with an answer, for one that does not."""
        text = await received(self.socket)
        if not self.allowance.spend("messages"):
            await self._refuse(Refusal(429, "too-fast"), None)
            return None
        try:
            said = understood(text)
        except Refusal as refusal:
            await self._refuse(refusal, None)
            return None
        return said

    async def _answer(self, said: Said) -> None:
        try:
            answer = await self._do(said)
        except CarbarnError as refusal:
            await self._refuse(refusal, said.ref)
            return
        self.bad = 0
        await self.send({"type": "done", "ref": said.ref, **answer})

    async def _do(self, said: Said) -> dict[str, Any]:
        if isinstance(said, Ping):
            return {}
        if isinstance(said, Hello):
            raise Refusal(409, "hello-twice")
        seat = self.reader.seat
        if not self.reader.sits:
            raise Refusal(401, "token")
        if isinstance(said, Move):
            with self.hall.metrics.moves.time():
                confirmed = await play.move(self.hall, self.table, seat, said.step, said.action)
            return vars(confirmed)
        if isinstance(said, Undo):
            return {"undone": await play.undo(self.hall, self.table, seat, said.about_seat(seat), said.step)}
        if isinstance(said, Chat):
            await say_something(self.hall, self.table, seat, said.text)
        elif isinstance(said, Nudge):
            nudge(self.hall, self.table, seat)
        return {}

    async def _refuse(self, refusal: CarbarnError, ref: Any) -> None:
        """Say why not; who goes on sending nonsense is shown the door."""
        told = refusal_told(refusal, self.reader.language)
        self.hall.metrics.refused.labels(told["code"]).inc()
        await self.send({"type": "refused", "ref": ref, **told})
        self.bad += 1
        if self.bad > _PATIENCE:
            self.goodbye = _POLICY
            raise WebSocketDisconnect(_POLICY)


def _closed_already() -> contextlib.AbstractContextManager[None]:
    """Around what is said to a client that may be gone."""
    return contextlib.suppress(RuntimeError, WebSocketDisconnect)


async def received(socket: WebSocket) -> str | bytes:
    """One message as it came."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return message.get("text") or message.get("bytes") or b""


def as_text(message: dict[str, Any]) -> str:
    """A message as it goes."""
    return orjson.dumps(message).decode()


def understood(text: str | bytes) -> Said:
    """A message that means something."""
    try:
        return SAID.validate_python(orjson.loads(text))
    except (orjson.JSONDecodeError, ValidationError, RecursionError) as problem:
        raise Refusal(422, "message") from problem


async def serve(socket: WebSocket, hall: Hall, id: str) -> None:
    """A WebSocket from its first message to its end."""
    await socket.accept()
    try:
        connection = await _greet(socket, hall, id)
    except CarbarnError as refusal:
        told = refusal_told(refusal, socket.query_params.get("lang", "en"))
        with _closed_already():
            await socket.send_text(as_text({"type": "refused", "ref": None, **told}))
            await socket.close(_POLICY)
        return
    except (TimeoutError, WebSocketDisconnect):
        return
    await _converse(connection)


async def _greet(socket: WebSocket, hall: Hall, id: str) -> Connection:
    """The client says who it is and what it knows."""
    table = await hall.open(id)
    if len(table.listeners) >= hall.settings.limits.connections:
        raise Refusal(503, "too-many-watch")
    hello = understood(await asyncio.wait_for(received(socket), _HELLO_SECONDS))
    if not isinstance(hello, Hello):
        raise Refusal(422, "hello-first")
    await hall.catch_up(table, hello.since)
    return Connection(socket, hall, table, hello)


async def _converse(connection: Connection) -> None:
    """Tell and listen at the same time, until one of them ends."""
    seat, table, metrics = connection.reader.seat, connection.table, connection.hall.metrics
    metrics.connections.inc()
    if connection.reader.sits:
        table.connect(seat, 1)
    tasks = [asyncio.create_task(connection.tell()), asyncio.create_task(connection.listen())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            _look_at(task)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        metrics.connections.dec()
        if connection.reader.sits:
            table.connect(seat, -1)
        with _closed_already():
            await connection.socket.close(connection.goodbye)


def _look_at(task: "asyncio.Task[None]") -> None:
    """An end that nobody expected goes into the log."""
    problem = task.exception()
    if problem is not None and not isinstance(problem, (WebSocketDisconnect, RuntimeError, OSError)):
        log.error("connection failed", exc_info=problem)
