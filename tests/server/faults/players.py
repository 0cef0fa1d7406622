"""Players who write down everything they send and hear, so that it can be held against what is stored."""

import asyncio
import json
import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import connect

GAMES = (("cable_car", 3), ("san_francisco", 2), ("usa", 2), ("cable_car", 4))
_TROUBLES = (OSError, websockets.exceptions.WebSocketException, httpx.HTTPError, TimeoutError, EOFError)


@dataclass
class Ledger:
    """What everybody sent, and what was confirmed to them."""

    sent: set[tuple[str, int, int]] = field(default_factory=set)  # table, seat, action
    confirmed: dict[tuple[str, int], tuple[int, int]] = field(default_factory=dict)  # table, step: seat, action
    held: dict[tuple[str, int], set[int]] = field(default_factory=dict)  # table, seat: choices kept; racers send two
    refused: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    stories: dict[tuple[str, int], list[dict[str, Any]]] = field(default_factory=lambda: defaultdict(list))
    reconnected: int = 0
    wrong: list[str] = field(default_factory=list)  # what no client should ever see

    def confirm(self, table: str, seat: int, answer: dict[str, Any], action: int) -> None:
        """The server's word that a move is safe."""
        if answer["held"]:
            self.held.setdefault((table, seat), set()).add(action)
            return
        key = (table, answer["step"])
        if self.confirmed.setdefault(key, (seat, action)) != (seat, action):
            self.wrong.append(f"step {key} confirmed twice: {self.confirmed[key]} and {(seat, action)}")


@dataclass
class Pace:
    """How quickly people move; and how bad their lines are."""

    seconds: float = 0.0  # to think about a move, on average
    loss: float = 0.0  # share of messages that are lost, either way
    cut: float = 0.0  # share of messages after which the line is cut


class Player:
    """One seat: connects, catches up from the last step it has, moves when it may, starts anew after any trouble."""

    def __init__(
        self, address: Callable[[], str], table: str, seat: int, token: str, ledger: Ledger, pace: Pace
    ) -> None:
        self.address, self.table, self.seat, self.token = address, table, seat, token
        self.ledger, self.pace = ledger, pace
        self.step = -1  # the last step whose events were heard
        self.over = False
        self.silent = 0  # times that nothing was heard in a row: on a slow machine one has to wait longer
        self.random = random.Random(f"{table}{seat}")
        self.pending: dict[int, int] = {}  # actions under way by step

    @property
    def story(self) -> list[dict[str, Any]]:
        return self.ledger.stories[self.table, self.seat]

    def hear(self, state: dict[str, Any]) -> bool:
        """Take in a state; false if something between it and what was heard before got lost on the way."""
        events = [event for event in state["events"] if event["step"] > self.step]
        if len(events) != len(state["events"]):
            self.ledger.wrong.append(f"{self.table}/{self.seat}: told again what it had heard")
        first = min((event["step"] for event in events), default=self.step + 1)
        if first != self.step + 1 or state["step"] - 1 > max((e["step"] for e in events), default=self.step):
            return False
        self.story.extend(events)
        self.step = state["step"] - 1
        self.over = state["result"] is not None
        return True

    def choose(self, state: dict[str, Any]) -> int | None:
        chosen = state["early"] and (self.table, self.seat) in self.ledger.held
        if self.over or chosen or not state["legal"] or state["held"]:
            return None
        return int(self.random.choice(state["legal"])["id"])

    def send(self, step: int, action: int) -> dict[str, Any]:
        self.ledger.sent.add((self.table, self.seat, action))
        self.pending[step] = action
        return {"type": "move", "step": step, "action": action, "ref": step}

    async def think(self) -> None:
        if self.pace.seconds:
            await asyncio.sleep(self.random.uniform(0, 2 * self.pace.seconds))

    def lost(self) -> bool:
        return self.pace.loss > 0 and self.random.random() < self.pace.loss

    async def play(self) -> None:
        """Until the game is over, whatever happens to the server or the line."""
        while not self.over:
            try:
                await self.converse()
            except _TROUBLES:
                self.ledger.reconnected += 1
                await asyncio.sleep(self.random.uniform(0.01, 0.03 if self.pace.loss else 0.2))

    async def converse(self) -> None:
        """One connection, from its hello to its end."""
        address = self.address().replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
        self.pending.clear()
        patience = min(20.0, 0.05 * 2**self.silent) if self.pace.loss else 20.0
        async with connect(address, open_timeout=10, close_timeout=1, compression=None, ping_interval=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": self.token, "since": self.step}))
            while not self.over:
                self.silent += 1
                text = await asyncio.wait_for(socket.recv(), patience)
                self.silent = 0
                if self.pace.cut and self.random.random() < self.pace.cut:
                    socket.transport.abort()
                    raise EOFError
                if self.lost():
                    continue
                await self.answer(socket, json.loads(text))

    async def answer(self, socket: Any, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            if not self.hear(message):
                raise EOFError  # the next hello asks for what is missing
            action = self.choose(message)
            if action is not None and message["step"] not in self.pending:
                await self.think()
                said = json.dumps(self.send(message["step"], action))
                if not self.lost():
                    await socket.send(said)
        elif message["type"] == "done" and message["ref"] in self.pending:
            self.ledger.confirm(self.table, self.seat, message, self.pending[message["ref"]])
        elif message["type"] == "refused":
            await self.was_refused(message)

    async def was_refused(self, problem: dict[str, Any]) -> None:
        """Not now: look again, and choose again."""
        self.ledger.refused[problem["code"]] += 1
        if problem["code"] not in ("storage", "stale-step", "not-your-turn"):
            self.ledger.wrong.append(f"{self.table}/{self.seat}: {problem}")
        raise EOFError


class Poller(Player):
    """The same without a WebSocket: long polling."""

    async def converse(self) -> None:
        async with self.client(self.address()) as client:
            while not self.over:
                answer = await client.get("/state", params={"since": self.step, "wait": 5}, timeout=30)
                if answer.status_code != 200:
                    await self.was_refused(answer.json()["error"])
                state = answer.json()
                if not self.hear(state):
                    raise EOFError
                action = self.choose(state)
                if action is not None:
                    await self.think()
                    await self.move(client, state, action)

    def client(self, address: str) -> httpx.AsyncClient:
        headers = {"Authorization": f"Bearer {self.token}"}
        return httpx.AsyncClient(base_url=f"{address}/api/tables/{self.table}", headers=headers, timeout=30)

    async def move(self, client: httpx.AsyncClient, state: dict[str, Any], action: int) -> None:
        said = self.send(state["step"], action)
        answer = await client.post("/moves", json={"step": said["step"], "action": action})
        if answer.status_code != 200:
            await self.was_refused(answer.json()["error"])
        self.ledger.confirm(self.table, self.seat, answer.json(), action)


class Racer(Poller):
    """Sends two moves for the same step to two processes at the same time: the database lets one of them count."""

    rivals: Sequence[str] = ()

    async def move(self, client: httpx.AsyncClient, state: dict[str, Any], action: int) -> None:
        actions = (action, int(self.random.choice(state["legal"])["id"]))
        for each in actions:
            self.send(state["step"], each)

        async def one(address: str, each: int) -> httpx.Response:
            async with self.client(address) as rival:
                return await rival.post("/moves", json={"step": state["step"], "action": each})

        answers = await asyncio.gather(*(one(*both) for both in zip(self.rivals, actions, strict=True)))
        for answer, each in zip(answers, actions, strict=True):
            if answer.status_code == 200:
                self.ledger.confirm(self.table, self.seat, answer.json(), each)
            else:
                self.ledger.refused[answer.json()["error"]["code"]] += 1
        won = sum(answer.status_code == 200 and not answer.json()["held"] for answer in answers)
        if won > 1 and actions[0] != actions[1] and not state["early"]:
            self.ledger.wrong.append(f"{self.table} step {state['step']}: both moves were confirmed")


async def set_up(address: str, game: str, seats: int) -> tuple[str, list[str]]:
    """A table that has begun, and the tokens of its seats."""
    async with httpx.AsyncClient(base_url=f"{address}/api", timeout=120) as client:
        made = (await client.post("/tables", json={"game": game, "seats": seats, "name": "Ann"})).raise_for_status()
        table, tokens = made.json()["table"]["table"], [made.json()["token"]]
        for seat in range(1, seats):
            joined = await client.post(f"/tables/{table}/join", json={"name": f"Guest {seat}"})
            tokens.append(joined.raise_for_status().json()["token"])
        headers = {"Authorization": f"Bearer {tokens[0]}"}
        (await client.post(f"/tables/{table}/start", headers=headers)).raise_for_status()
    return table, tokens


async def seated(
    addresses: Sequence[str], games: int, ledger: Ledger, pace: Pace, kinds: Sequence[tuple[str, int]] = GAMES
) -> list[Player]:
    """Players at so many tables, who go to any of the addresses; a few poll, and race if there are two addresses."""
    gate = asyncio.Semaphore(8)

    async def one(number: int) -> list[Player]:
        async with gate:
            table, tokens = await set_up(addresses[0], *kinds[number % len(kinds)])
        return [player(number, table, seat, token) for seat, token in enumerate(tokens)]

    def player(number: int, table: str, seat: int, token: str) -> Player:
        kind: type[Player] = Player
        if len(addresses) > 1 and seat % 2 == 0:
            kind = Racer
        elif seat == 0 and number % 4 == 0:
            kind = Poller
        made = kind(lambda: random.choice(addresses), table, seat, token, ledger, pace)
        if isinstance(made, Racer):
            made.rivals = tuple(addresses)
        return made

    return [player for players in await asyncio.gather(*(one(number) for number in range(games))) for player in players]
