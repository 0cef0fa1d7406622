"""A seat that a bot of somebody else's plays, in a process of its own that is told its view and nothing else."""

import base64
import hashlib
from typing import Any

from carbarn.arena import entrants
from carbarn.arena.program import START_SECONDS, Failure, Program, started
from carbarn.bots.search import Budget
from carbarn.core.errors import BadOption
from carbarn.core.game import Game
from carbarn.core.types import State

_programs: dict[tuple[str, int], Program] = {}  # of this process, by bot and seat: they stay from game to game


class GuestBot:
    """Asks a program for every decision."""

    def __init__(
        self, game: Game, spec: str, seat: int, seats: int, seed: int, budget: Budget | None, limit: float
    ) -> None:
        self.name = spec
        self._game, self._limit = game, limit
        self._is_ours = not spec.startswith("exec:")  # our host, which wants the view itself and not its facts
        self._key = (spec, seat)
        self._start = self._opening(seat, seats, seed, budget)
        self._begun = False

    def _opening(self, seat: int, seats: int, seed: int, budget: Budget | None) -> dict[str, Any]:
        """What a bot is told before a game: nothing that the table does not know."""
        game = self._game
        told: dict[str, Any] = {"type": "start", "seat": seat, "seats": seats, "seed": seed}
        told["budget"] = None if budget is None else {"seconds": budget.seconds, "playouts": budget.playouts}
        told["limit"] = self._limit
        if self._is_ours:
            return {**told, "game": game.name, "source": game.source, "options": dict(game.options)}
        return {**told, "board": game.board_facts("en")}

    def choose(self, view: State) -> int:
        """The program's answer; raises Failure for anything that is not a legal action in time."""
        program = _programs.get(self._key)
        if program is None or not program.alive:
            program = _programs[self._key] = started(entrants.command_of(self.name))
        if not self._begun:
            program.ask(self._start, max(START_SECONDS, self._limit))
            self._begun = True
        action = program.ask(self._question(view), self._limit).get("action")
        if isinstance(action, bool) or not isinstance(action, int):
            program.end()
            raise Failure("garbage", f"the action is {action!r:.80}, not a whole number")
        return action

    def _question(self, view: State) -> dict[str, Any]:
        if self._is_ours:
            return {"type": "decide", "view": base64.b64encode(view.tobytes()).decode()}
        legal = [self._game.parts(action) for action in self._game.legal(view).tolist()]
        return {"type": "decide", "view": self._game.facts(view), "legal": legal}


def seed_for(seed: int, deal: int, seat: int) -> int:
    """A seed of a guest's own: the same in every run, and of no use for guessing the cards."""
    digest = hashlib.sha256(f"carbarn guest {seed} {deal} {seat}".encode()).digest()
    return int.from_bytes(digest[:4], "big")


def rehearse(specs: tuple[str, ...]) -> None:
    """Start every guest once, so that one that cannot start is refused before anything is played."""
    for spec in dict.fromkeys(filter(entrants.is_guest, specs)):
        try:
            started(entrants.command_of(spec)).end()
        except Failure as failure:
            raise BadOption("error-bot-does-not-start", name=spec, reason=failure.detail) from failure
