"""A local bot at a remote table: everything it knows, it knows from the API."""

import base64
import time
import urllib.parse
from typing import Any

import httpx

from carbarn.bots import levels
from carbarn.bots.bot import Bot
from carbarn.bots.search import Budget
from carbarn.core import registry
from carbarn.core.errors import BadOption, CarbarnError

_WAIT = 25  # seconds that one question may take to be answered
_TRIES = 5  # to reach a server that does not answer
_PAUSE = 1.0  # seconds between two of them


class Guest:
    """Sits at a table and plays until the game is over."""

    def __init__(self, address: str, level: str, name: str, seconds: float, client: httpx.Client | None = None) -> None:
        server, self.table, self._token = parsed(address)
        self._client = client or httpx.Client(base_url=server, timeout=_WAIT + 15)
        self._level, self._seconds, self.name = level, seconds, name
        self.seat: int | None = None
        levels.find(level)

    def sit_down(self) -> int:
        """Join, or show the token that the link brought; the seat."""
        place = self._ask("GET", "seat") if self._token else self._ask("POST", "join", json={"name": self.name})
        self._token = self._token or place["token"]
        table = place["table"]
        self.game = registry.find(table["game"], **table["options"])
        self._check_board(table)
        seat: int = place["seat"]
        self.seat = seat
        self._bot: Bot = levels.make(self.game, self._level, budget=Budget(self._seconds))
        return seat

    def _check_board(self, table: dict[str, Any]) -> None:
        """Ids mean the same only on the same board."""
        options = [
            f"{name}={str(value).lower() if isinstance(value, bool) else value}"
            for name, value in table["options"].items()
        ]
        board = self._checked(self._request("GET", "/api/board", params={"game": table["game"], "option": options}))
        if board["hash"] != self.game.hash:
            raise BadOption("join-other-board", game=table["game"])

    def play(self) -> dict[str, Any]:
        """Play to the end; the result."""
        since = -1
        while True:
            state = self._ask("GET", "state", params={"since": since, "wait": _WAIT, "record": True})
            if state["result"] is not None:
                result: dict[str, Any] = state["result"]
                return result
            since = state["step"] - 1
            if state["legal"] and not state["held"]:
                self._move(state)

    def _move(self, state: dict[str, Any]) -> None:
        """Decide and say so; a move that came too late is no trouble: the next state tells."""
        ids = [action["id"] for action in state["legal"]]
        view = self.game.restored(base64.b64decode(state["record"]))
        # A bot decides on its own turn; a choice that everybody makes at once is made when it comes.
        if state["early"]:
            return
        action = self._bot.choose(view)
        assert action in ids
        answer = self._send("POST", "moves", json={"step": state["step"], "action": action})
        if answer.status_code not in (200, 409):
            self._checked(answer)

    def _ask(self, method: str, path: str, **content: Any) -> Any:
        return self._checked(self._send(method, path, **content))

    def _send(self, method: str, path: str, **content: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        return self._request(method, f"/api/tables/{self.table}/{path}", headers=headers, **content)

    def _request(self, method: str, path: str, **content: Any) -> httpx.Response:
        """One request; a server that is being restarted, or has too much to do, is asked again."""
        for left in reversed(range(_TRIES)):
            try:
                answer = self._client.request(method, path, **content)
                if answer.status_code not in (429, 503) or not left:
                    return answer
            except httpx.HTTPError as problem:
                if not left:
                    raise BadOption("join-unreachable", reason=str(problem) or type(problem).__name__) from problem
            time.sleep(_PAUSE)
        raise AssertionError

    @staticmethod
    def _checked(answer: httpx.Response) -> Any:
        """What the server says, or its refusal as ours."""
        try:
            told = answer.json()
            if answer.status_code < 400:
                return told
            sentence = str(told["error"]["sentence"])
        except (ValueError, KeyError, TypeError) as problem:  # not one of ours
            raise BadOption("join-unreachable", reason=f"HTTP {answer.status_code}") from problem
        raise Said(sentence)


class Said(CarbarnError):
    """The server's own sentence."""

    def say(self, locale: str = "en") -> str:
        """As it came."""
        return self.message


def parsed(address: str) -> tuple[str, str, str | None]:
    """A table's link as the server's address, the table's id and, in a personal link, the token."""
    parts = urllib.parse.urlsplit(address)
    pieces = parts.path.strip("/").split("/")
    if (
        parts.scheme not in ("http", "https")
        or not parts.netloc
        or len(pieces) != 2
        or pieces[0] != "t"
        or not pieces[1]
    ):
        raise BadOption("join-bad-address", address=address[:100])
    return f"{parts.scheme}://{parts.netloc}", pieces[1], parts.fragment or None
