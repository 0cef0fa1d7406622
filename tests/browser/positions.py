"""Positions worth a look, reached through the API: one seat is decided by a bot of ours, the others by the server's."""

import base64
from dataclasses import dataclass
from typing import Any

from carbarn.bots import levels
from carbarn.bots.bot import Bot
from carbarn.core import registry
from carbarn.core.game import Game
from tests.browser.clicks import ask, new_table

NAMES = {"en": ("Ann", "Robert"), "fr": ("Léa", "Robert"), "ko": ("지우", "민준")}


@dataclass
class Position:
    """A table and the seat that looks at it."""

    address: str
    place: dict[str, Any]
    game: Game
    bot: Bot

    @property
    def table(self) -> str:
        """The table's id."""
        return str(self.place["table"]["table"])

    def state(self, since: int) -> Any:
        """What the seat is told, once something has happened after a step."""
        path = f"/api/tables/{self.table}/state?since={since}&wait=20&record=true"
        return ask(self.address, path, token=self.place["token"])

    def play(self, decisions: int) -> None:
        """So many decisions of this seat, and on to the next one that begins a turn; or to the end of the game."""
        since, made = -1, 0
        while (state := self.state(since))["result"] is None:
            since = state["step"] - 1
            if state["early"] or not state["legal"]:
                continue
            if made >= decisions and begins_a_turn(state["view"]):
                return
            action = self.bot.choose(self.game.restored(base64.b64decode(state["record"])))
            ask(
                self.address,
                f"/api/tables/{self.table}/moves",
                {"step": state["step"], "action": action},
                self.place["token"],
            )
            made += 1


def begins_a_turn(view: dict[str, Any]) -> bool:
    """Whether everything may be done: the second card, tickets to choose and tokens to take are parts of a turn."""
    return view.get("phase", "turn") == "turn"


def position(address: str, name: str, lang: str, seats: int, **options: Any) -> Position:
    """A table that has just begun."""
    place = new_table(address, name, seats, name=NAMES[lang][0], lang=lang, options=options)
    game = registry.find(name, **options)
    return Position(address, place, game, levels.make(game, "planner"))


def at_the_offer(address: str, name: str, lang: str) -> Position:
    """Choosing the first tickets."""
    return position(address, name, lang, seats=3)


def mid_game(address: str, name: str, lang: str, seats: int, decisions: int, **options: Any) -> Position:
    """In the middle of a game, this seat to move."""
    found = position(address, name, lang, seats, **options)
    found.play(decisions)
    return found


def over(address: str, name: str, lang: str, seats: int) -> Position:
    """A finished game."""
    return mid_game(address, name, lang, seats, decisions=1_000)


def waiting(address: str, lang: str) -> Position:
    """Before the game: two people, a bot and a free seat."""
    place = new_table(address, "san_francisco", seats=4, bots=1, name=NAMES[lang][0], lang=lang)
    ask(address, f"/api/tables/{place['table']['table']}/join", {"name": NAMES[lang][1]})
    game = registry.find("san_francisco")
    return Position(address, place, game, levels.make(game, "planner"))
