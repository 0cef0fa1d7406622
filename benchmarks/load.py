"""How much the server can take: `python benchmarks/load.py`, loopback only, about a minute.

Starts a real `carbarn serve` on an SQLite file, sits 1,000 WebSocket clients at 250 four-seat tables, and lets them
play random legal moves: first at a steady pace, then as fast as answers come. Every move is timed from sending until
it is confirmed and until all four clients of its table have been shown it. In the same run the same clients do the
same with a bare echo over the same stack (uvicorn and Starlette): it answers a message of a move's size with one of a
state's size to each of the four, and knows no game, no rules and no disk.
"""

import argparse
import asyncio
import base64
import http.client
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import uvloop

from tests.ports import free_port
from tests.server.faults.process import Process

_SETTLE_SECONDS = 5.0

ECHO = """
import asyncio, sys, uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

rooms = {}

async def echo(socket):
    await socket.accept()
    room = rooms.setdefault(socket.path_params["table"], {"sockets": [], "step": 0})
    room["sockets"].append(socket)
    filler = "x" * int(sys.argv[2])
    await socket.receive_text()
    if len(room["sockets"]) == 4:
        for seat, other in enumerate(room["sockets"]):
            await other.send_text('{"type":"state","step":0,"seat":%d,"fill":"%s"}' % (0, filler))
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        room["step"] += 1
        text = '{"type":"state","step":%d,"seat":%d,"fill":"%s"}' % (room["step"], room["step"] % 4, filler)
        for other in room["sockets"]:
            await other.send_text(text)
        await socket.send_text('{"type":"done","ref":null,"step":0,"held":false,"repeated":false}')

app = Starlette(routes=[WebSocketRoute("/api/tables/{table}/live", echo)])
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="error", access_log=False,
            ws_per_message_deflate=False, server_header=False)
"""


class Game:
    """One table as the clients see it, and the times of the moves under way."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.sent: dict[int, float] = {}  # when the move for a step was sent
        self.seen: dict[int, int] = {}  # how many clients have been shown it
        self.over = False


class Figures:
    """What is measured during one phase."""

    def __init__(self) -> None:
        self.confirmed: list[float] = []
        self.shown: list[float] = []
        self.errors: list[str] = []
        self.bytes = self.states = 0


class Crowd:
    """All clients: who may move, and what was measured."""

    def __init__(self, pace: float | None = None) -> None:
        self.figures = Figures()
        self.ready: list[Client] = []
        self.moving = True
        self.waits = pace is not None
        self.connected = 0

    def may_move(self, client: "Client") -> None:
        """A client has a choice: it moves at once, or when the pace allows."""
        if self.waits or not self.moving:
            self.ready.append(client)
        else:
            client.move()

    async def keep_pace(self, rate: float, seconds: float) -> None:
        """Let so many a second move, whoever is ready, at random; what could not be sent in time is sent later."""
        begun, done = time.perf_counter(), 0
        while (passed := time.perf_counter() - begun) < seconds:
            while done < passed * rate and self.ready:
                which = random.randrange(len(self.ready))
                self.ready[which], self.ready[-1] = self.ready[-1], self.ready[which]
                self.ready.pop().move()
                done += 1
            await asyncio.sleep(0.001)


class Client(asyncio.Protocol):
    """A WebSocket client that reads as little of every message as it can."""

    def __init__(self, crowd: Crowd, game: Game, hello: bytes) -> None:
        self.crowd, self.game, self.hello = crowd, game, hello
        self.buffer = bytearray()
        self.open = False
        self.step = -1
        self.choice: bytes = b"0"
        self.pending: int | None = None
        self.early = False  # a choice before its turn is on its way

    def connection_made(self, transport: Any) -> None:
        """Ask for an upgrade."""
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /api/tables/{self.game.id}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, problem: Exception | None) -> None:
        """Nobody should hang up while the load lasts."""
        if self.crowd.moving:
            self.crowd.figures.errors.append(f"connection lost: {problem}")

    def send(self, text: bytes) -> None:
        """A text frame, masked with zeros, which leaves it as it is."""
        self.transport.write(bytes((0x81, 0x80 | len(text))) + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        """Frames as they come: the server sends whole messages, unmasked."""
        buffer = self.buffer
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.crowd.figures.errors.append(bytes(buffer[:80]).decode())
            del buffer[: end + 4]
            self.open = True
            self.crowd.connected += 1
            self.send_long(self.hello)
        while len(buffer) >= 2:
            size, start = buffer[1] & 0x7F, 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4]), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10]), 10
            if len(buffer) < start + size:
                return
            self.message(buffer[0] & 0x0F, bytes(buffer[start : start + size]))
            del buffer[: start + size]

    def send_long(self, text: bytes) -> None:
        """A text frame of more than 125 bytes."""
        self.transport.write(bytes((0x81, 0xFE)) + len(text).to_bytes(2) + b"\0\0\0\0" + text)

    def message(self, kind: int, text: bytes) -> None:
        """What it says decides; most of it is not looked at."""
        if kind == 9:
            self.transport.write(bytes((0x8A, 0x80 | len(text))) + b"\0\0\0\0" + text)
        elif text.startswith(b'{"type":"state"'):
            self.state(text)
        elif text.startswith(b'{"type":"done"'):
            self.done()
        elif text.startswith(b'{"type":"refused"'):
            self.crowd.figures.errors.append(text[:200].decode())

    def state(self, text: bytes) -> None:
        """Something happened: note the time, and see whether it is this client's turn."""
        moment, game, figures = time.perf_counter(), self.game, self.crowd.figures
        step = int(text[23 : text.index(b",", 23)])
        figures.bytes += len(text)
        figures.states += 1
        for shown in range(max(self.step, 0), step):
            game.seen[shown] = game.seen.get(shown, 0) + 1
            if game.seen[shown] == 4 and shown in game.sent:
                figures.shown.append(moment - game.sent[shown])
        if step > self.step:
            self.step = step
            if choice := self.choose(text):
                self.choice = choice
                self.crowd.may_move(self)
        if not game.over and text.endswith(b"}}") and b'"result":{' in text:
            game.over = True

    def choose(self, text: bytes) -> bytes | None:
        """One of the legal actions, at random; None if there is none, or a choice is held already."""
        first = text.rfind(b'"legal":[')
        end = text.find(b'],"early":', first)
        if first < 0 or self.early or text.find(b'"held":null', end) < 0:
            return None
        self.early = text.startswith(b"true", end + 10)
        choices = text[first:end].split(b'{"id":')
        return None if len(choices) < 2 else random.choice(choices[1:]).partition(b",")[0]

    def move(self) -> None:
        """Move, and look at the clock."""
        self.pending = self.step
        moment = time.perf_counter()
        self.moved_at = moment
        self.game.sent.setdefault(self.step, moment)
        self.send(b'{"type":"move","step":%d,"action":%s}' % (self.step, self.choice))

    def done(self) -> None:
        """The move is confirmed."""
        if self.pending is not None:
            self.crowd.figures.confirmed.append(time.perf_counter() - self.moved_at)
            self.pending = None
            self.early = False


class EchoClient(Client):
    """The same towards an echo: whose turn it is stands in the message."""

    seat = 0

    def choose(self, text: bytes) -> bytes | None:
        """It is every fourth's turn."""
        start = text.index(b'"seat":') + 7
        return b"17" if int(text[start : start + 1]) == self.seat else None


def set_up(server: str, games: int, seats: int, game: str) -> list[tuple[str, list[str]]]:
    """Tables that have begun, each with its players' tokens."""
    host = server.removeprefix("http://")
    local = threading.local()

    def ask(path: str, body: dict[str, Any], token: str = "") -> Any:
        if not hasattr(local, "connection"):
            local.connection = http.client.HTTPConnection(host, timeout=120)
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        local.connection.request("POST", path, json.dumps(body), headers)
        answer = local.connection.getresponse()
        content = json.loads(answer.read())
        assert answer.status < 300, content
        return content

    def one(number: int) -> tuple[str, list[str]]:
        made = ask("/api/tables", {"game": game, "seats": seats, "name": "Ann"})
        table = made["table"]["table"]
        tokens = [made["token"]]
        tokens += [ask(f"/api/tables/{table}/join", {"name": f"Guest {seat}"})["token"] for seat in range(1, seats)]
        ask(f"/api/tables/{table}/start", {}, tokens[0])
        return table, tokens

    with ThreadPoolExecutor(8) as threads:
        return list(threads.map(one, range(games)))


async def connect(crowd: Crowd, port: int, seats: list[tuple[type[Client], Game, int, bytes]]) -> list[Client]:
    """All clients, some at a time."""
    loop, clients = asyncio.get_running_loop(), []

    async def one(kind: type[Client], game: Game, seat: int, hello: bytes) -> None:
        client = kind(crowd, game, hello)
        if isinstance(client, EchoClient):
            client.seat = seat
        await loop.create_connection(lambda: client, "127.0.0.1", port)
        clients.append(client)

    for start in range(0, len(seats), 50):
        await asyncio.gather(*(one(*seat) for seat in seats[start : start + 50]))
    while crowd.connected < len(seats):
        await asyncio.sleep(0.05)
    return clients


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    values = sorted(values)
    return 1e3 * values[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


def tell(name: str, figures: Figures, seconds: float, cpu: float, own_cpu: float) -> float:
    """One line of the report; returns moves a second."""
    rate = len(figures.shown) / seconds
    times = "   ".join(
        f"{what} p50 {percentile(found, 0.5):.1f}, p99 {percentile(found, 0.99):.1f}, max {percentile(found, 1):.1f} ms"
        for what, found in (("confirmed", figures.confirmed), ("shown to all", figures.shown))
    )
    size = figures.bytes / max(1, figures.states)
    print(f"{name}: {rate:.0f} moves/s   {times}")
    print(
        f"  errors {len(figures.errors)}   states {figures.states}, {size:.0f} bytes each   server "
        f"{100 * cpu / seconds:.0f} % of a core, {1e3 * cpu / max(1, len(figures.shown)):.2f} ms of it a move, "
        f"clients {100 * own_cpu / seconds:.0f} %"
    )
    for error in figures.errors[:3]:
        print(f"  {error}")
    return rate


async def phase(crowd: Crowd, usage: Any, name: str, seconds: float, rate: float | None) -> float:
    """Measure for so many seconds, at a pace or without one."""
    crowd.figures, crowd.waits = Figures(), rate is not None
    cpu, own, begun = usage(), time.process_time(), time.perf_counter()
    if rate is None:
        ready, crowd.ready = crowd.ready, []
        for client in ready:
            client.move()
        await asyncio.sleep(seconds)
    else:
        await crowd.keep_pace(rate, seconds)
    passed = time.perf_counter() - begun
    figures, crowd.figures = crowd.figures, Figures()
    crowd.waits = True  # what comes in now waits for the next phase
    rate_seen = tell(name, figures, passed, usage() - cpu, time.process_time() - own)
    await asyncio.sleep(0.5)
    crowd.sizes = figures.bytes / max(1, figures.states)  # type: ignore[attr-defined]
    crowd.troubles = len(figures.errors)  # type: ignore[attr-defined]
    return rate_seen


async def play(options: argparse.Namespace, process: Process) -> tuple[float, float]:
    """The load on the server; moves a second without a pace, and the size of a state."""
    begun = time.perf_counter()
    tables = await asyncio.to_thread(set_up, process.url, options.games, options.seats, options.game)
    print(f"{len(tables)} tables of {options.seats} set up over HTTP in {time.perf_counter() - begun:.1f} s")
    crowd = Crowd(options.rate)
    games = [Game(table) for table, _ in tables]
    seats = [
        (
            Client,
            game,
            seat,
            json.dumps({"type": "hello", "token": token, "since": -1, "lang": "en", "ref": "x" * 60}).encode(),
        )
        for game, (_, tokens) in zip(games, tables, strict=True)
        for seat, token in enumerate(tokens)
    ]
    begun = time.perf_counter()
    clients = await connect(crowd, process.port, seats)
    print(f"{len(clients)} clients connected in {time.perf_counter() - begun:.1f} s")

    def usage() -> float:
        return float(process.usage()["cpu"])

    begun = time.perf_counter()
    opened = options.seats + 1  # the deal, and everybody's opening tickets where there are some
    while min(client.step for client in clients) < opened and time.perf_counter() - begun < 60:
        await crowd.keep_pace(options.rate, 1)
    print(f"all games under way after {time.perf_counter() - begun:.1f} s")
    await asyncio.sleep(_SETTLE_SECONDS)  # the rush of a thousand opening choices is not what is measured
    await phase(crowd, usage, f"paced at {options.rate:.0f}", options.seconds, options.rate)
    fast = await phase(crowd, usage, "as fast as it goes", options.unpaced, None)
    size = crowd.sizes  # type: ignore[attr-defined]
    memory = process.usage()
    over = sum(game.over for game in games)
    print(f"server memory {memory['rss']:.0f} MB, at most {memory['peak']:.0f} MB   games over: {over}")
    crowd.moving = False
    for client in clients:
        client.transport.abort()
    return fast, size


async def echo(options: argparse.Namespace, size: float) -> float:
    """The same with the echo."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-c", ECHO, str(port), str(max(0, int(size) - 40))])
    try:
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            await asyncio.sleep(0.05)
        crowd = Crowd()
        crowd.waits = True
        hello = json.dumps({"type": "hello", "token": "x" * 32, "since": -1, "lang": "en", "ref": "x" * 60}).encode()
        seats = [(EchoClient, Game(str(game)), seat, hello) for game in range(options.games) for seat in range(1)]
        seats = [(EchoClient, game, seat, hello) for _, game, _, _ in seats for seat in range(4)]
        clients = await connect(crowd, port, seats)
        await asyncio.sleep(0.5)
        ticks = os.sysconf("SC_CLK_TCK")

        def usage() -> float:
            fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / ticks

        rate = await phase(crowd, usage, "bare echo, as fast as it goes", options.unpaced, None)
        crowd.moving = False
        for client in clients:
            client.transport.abort()
        return rate
    finally:
        process.terminate()
        process.wait()


async def main(options: argparse.Namespace) -> None:
    """The server, then the echo, in one run."""
    print(f"load of the machine before: {os.getloadavg()[0]:.2f}, {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder:
        process = Process(options.database or Path(folder) / "tables.sqlite", Path(folder))
        process.environment |= dict(entry.split("=", 1) for entry in options.env)
        print(f"server ready after {process.start():.1f} s")
        try:
            fast, size = await play(options, process)
        finally:
            code = process.stop()
        if code not in (0, 130, -2) or process.defects():  # 130 and -2: by Ctrl-C
            print(f"the server ended with {code}; its log: {process.log.read_text()[-3000:]}")
    bare = await echo(options, size)
    print(f"as fast as it goes, the server does {fast / bare:.2f} of what the bare echo does")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="usa")
    parser.add_argument("--games", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=25)
    parser.add_argument("--unpaced", type=float, default=8)
    parser.add_argument("--database", default="")
    parser.add_argument("--env", action="append", default=[], help="NAME=VALUE for the server")
    uvloop.run(main(parser.parse_args()))
