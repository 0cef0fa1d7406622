"""People at tables: servers on ports of this machine, and clients that do what a browser or a bot does."""

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import connect

from carbarn.server.app import build
from carbarn.server.hall import Hall
from carbarn.server.run import configuration, listen
from carbarn.server.settings import Settings
from carbarn.server.table import Table

# One of each kind of game: what is hidden differs.
KINDS: dict[str, tuple[str, dict[str, Any], int]] = {
    "usa": ("usa", {}, 2),
    "san_francisco": ("san_francisco", {}, 3),
    "cable_car": ("cable_car", {"hand": 2, "rotation": True}, 3),
    "companies": ("cable_car", {"companies": True}, 3),
}


class House:
    """A server on a port of this machine, with an event loop in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = build(settings)
        self._server = uvicorn.Server(configuration(self.app, settings))
        self._thread = threading.Thread(target=self._serve, daemon=True)

    def _serve(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve(sockets=[self._socket])

        asyncio.run(serve())

    def __enter__(self) -> "House":
        self._socket = listen("127.0.0.1", 0)
        self.port = self._socket.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._thread.start()
        self.client = httpx.Client(base_url=self.address, timeout=180)
        wait_until(lambda: self._server.started or not self._thread.is_alive(), 60)
        assert self._server.started
        return self

    def __exit__(self, *problem: Any) -> None:
        self.stop()
        self.client.close()
        self._thread.join(60)

    def stop(self) -> None:
        """What a signal does."""
        self._server.should_exit = True

    @property
    def hall(self) -> Hall:
        return self.app.state.hall

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None, **more: Any) -> httpx.Response:
        headers = {**({"Authorization": f"Bearer {token}"} if token else {}), **more.pop("headers", {})}
        content = {} if body is None else {"json": body}
        answer = self.client.request(method, path, headers=headers, **content, **more)
        assert answer.status_code != 500, answer.text
        return answer

    def set_up(self, *names: str, game: str = "usa", start: bool = True, **wanted: Any) -> "Party":
        """A table at which these people sit, at the first free seats; the first of them is the host."""
        wanted = {"game": game, "seats": max(2, len(names) + len(wanted.get("bots", {}))), "quick": True, **wanted}
        told = self.ask("POST", "/api/tables", wanted).json()
        party = Party(self, told["table"]["table"], told["host"], told)
        for name in names:
            party.people.append(party.join(name))
        if start and not any(seat["free"] for seat in party.told()["seats"]):
            party.host("POST", "start")
        return party

    def table(self, id: str) -> Table:
        """The table itself, to look behind the API."""
        return self.run(lambda: self.hall.open(id))

    def run(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Run something in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work(), self._loop).result(60)


@dataclass
class Person:
    """Somebody with a token, or somebody who watches; at one of the servers."""

    house: House
    table: str
    token: str | None = None
    seat: int | None = None

    def ask(self, method: str, path: str = "", body: Any = None, **more: Any) -> httpx.Response:
        address = f"/api/tables/{self.table}{'/' if path else ''}{path}"
        return self.house.ask(method, address, body, self.token, **more)

    def get(self, path: str = "", **params: Any) -> Any:
        answer = self.ask("GET", path, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.ask("POST", path, body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, path: str, body: Any = None, method: str = "POST", **more: Any) -> str:
        """The code of the refusal that this gets; with a sentence, and not by mistake."""
        answer = self.ask(method, path, body, **more)
        assert 400 <= answer.status_code < 500, answer.text
        error = answer.json()["error"]
        assert error["sentence"]
        return error["code"]

    def state(self, **params: Any) -> Any:
        return self.get("state", **params)

    def move(self, action: int | str | None = None, rng: random.Random | None = None) -> Any:
        """Do this, or anything legal."""
        state = self.state()
        if action is None:
            action = (rng or random).choice(state["legal"])["id"]
        return self.post("moves", {"step": state["step"], "action": action})

    def listen(self, **hello: Any) -> "Socket":
        return Socket(self, hello)

    def at(self, house: House) -> "Person":
        """The same person, at another server."""
        return Person(house, self.table, self.token, self.seat)


@dataclass
class Party:
    """A table and the people at it."""

    house: House
    table: str
    host_token: str
    created: dict[str, Any]
    people: list[Person] = field(default_factory=list)

    def join(self, name: str, seat: int | None = None) -> Person:
        answer = self.watcher.post("join", {"name": name, "seat": seat})
        return Person(self.house, self.table, answer["token"], answer["seat"])

    @property
    def watcher(self) -> Person:
        return Person(self.house, self.table)

    def host(self, method: str, path: str, body: Any = None) -> Any:
        answer = Person(self.house, self.table, self.host_token).ask(method, path, body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def told(self) -> Any:
        return self.watcher.get()

    @property
    def inside(self) -> Table:
        return self.house.table(self.table)

    def whose_turn(self) -> Person:
        seat = self.inside.to_move
        return next(person for person in self.people if person.seat == seat)

    def others(self) -> list[Person]:
        seat = self.inside.to_move
        return [person for person in self.people if person.seat != seat]

    def play(self, decisions: int = 10_000, rng: random.Random | None = None) -> None:
        """Random legal moves by the people, while bots make theirs."""
        for _ in range(decisions):
            table = self.inside
            if table.header.status == "over":
                return
            if table.bot_to_move() is not None:
                wait_until(lambda: self.inside.bot_to_move() is None)
                continue
            self.whose_turn().move(rng=rng)

    def past_the_opening(self) -> None:
        """Until everybody has chosen what is chosen before the first turn."""
        while self.whose_turn().state()["view"]["turn"] == 0:
            self.whose_turn().move()


class Socket:
    """A live connection that keeps everything it hears."""

    def __init__(self, person: Person, hello: dict[str, Any]) -> None:
        self._hello = {"type": "hello", **({"token": person.token} if person.token else {}), **hello}
        self._address = f"ws://127.0.0.1:{person.house.port}/api/tables/{person.table}/live"
        self.texts: list[str] = []
        self.heard: list[Any] = []

    def open(self) -> None:
        # No pings of ours: on a busy machine an answer may take longer than a ping waits.
        self._closing = connect(
            self._address, max_size=None, proxy=None, open_timeout=60, close_timeout=5, ping_interval=None
        )
        self._connection = self._closing.__enter__()

    def __enter__(self) -> "Socket":
        self.open()
        self.send(json.dumps(self._hello))
        return self

    def __exit__(self, *problem: Any) -> None:
        self._closing.__exit__(None, None, None)

    def say(self, type: str, **content: Any) -> Any:
        """Say something; what is heard until the answer is kept, the answer is returned."""
        ref = f"r{len(self.texts)}"
        self.send(json.dumps({"type": type, "ref": ref, **content}))
        return self.hear(lambda told: told["type"] in ("done", "refused") and told["ref"] in (ref, None))

    def send(self, text: str | bytes) -> None:
        self._connection.send(text)

    def next(self, seconds: float = 60) -> Any:
        text = self._connection.recv(timeout=seconds)
        assert isinstance(text, str)
        self.texts.append(text)
        self.heard.append(json.loads(text))
        return self.heard[-1]

    def hear(self, wanted: Callable[[Any], bool] | str) -> Any:
        """The next message of a type, or that is as wanted."""
        while True:
            told = self.next()
            if told["type"] == wanted if isinstance(wanted, str) else wanted(told):
                return told

    def state(self, step: int) -> Any:
        """The state message for a step, heard already or not yet."""
        for told in reversed(self.heard):
            if told["type"] == "state" and told["step"] >= step:
                return told
        return self.hear(lambda told: told["type"] == "state" and told["step"] >= step)

    @property
    def events(self) -> list[Any]:
        return [event for told in self.heard if told["type"] == "state" for event in told["events"]]


def wait_until(condition: Callable[[], Any], seconds: float = 20.0) -> Any:
    """Wait for something that another thread does."""
    until = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.005)
    return found


def at_once(*works: Callable[[], Any]) -> list[Any]:
    """Do several things at the same moment; what each gives."""
    start = threading.Barrier(len(works))

    def begin(work: Callable[[], Any]) -> Any:
        start.wait()
        return work()

    with ThreadPoolExecutor(len(works)) as threads:
        return list(threads.map(begin, works))
