"""Gymnasium's Env: one learner at a table of policies, one game after the other."""

import secrets
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from carbarn.core.chance import PLAYER_STREAM, generator
from carbarn.core.dealer import SEED_BITS, Dealer, checked_seed
from carbarn.core.game import OVER, Game
from carbarn.envs import settings
from carbarn.envs.names import name_of
from carbarn.envs.render import render
from carbarn.envs.spaces import action_space, observation_space


class CarbarnEnv(gymnasium.Env[dict[str, Any], int]):
    """What one row of `vector` is, played step by step through the protocol: the same games by the same numbers.

    The learner's seat moves on by one from game to game. `reset(options={"game": 17, "seat": 1})` deals game 17 of
    the seed, with the learner at seat 1.
    """

    def __init__(
        self,
        game: str | Game,
        opponents: str | Sequence[str] = "greedy",
        seats: int = 2,
        rewards: str = "placing",
        illegal: str = "refuse",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = settings.found(game, seats, options)
        self._opponents = settings.opponents_of(self.game, seats, opponents)
        self._kind, self._seats = settings.rewards_of(rewards), seats
        self._replace = settings.illegal_of(illegal) == "replace"
        self.render_mode = settings.render_mode_of(render_mode)
        self.metadata = {"name": name_of(self.game), "render_modes": list(settings.RENDER_MODES), "render_fps": 2}
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)
        self._seed, self._number = secrets.randbits(SEED_BITS), -1

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal the next game; with a seed, its first one."""
        if seed is not None:
            self._seed, self._number = checked_seed(seed), -1
        super().reset(seed=seed)
        self._number = (options or {}).get("game", self._number + 1)
        self.seat = (options or {}).get("seat", self._number) % self._seats
        self._dealer = Dealer.seeded(self._seed, self._number)
        self._rng = generator(self._seed, PLAYER_STREAM + self._number)
        self.game_state = self.game.new(self._seats)
        self._points = np.zeros(self._seats, np.int32)
        self._dealer.advance(self.game, self.game_state, None)
        self._play_others()
        self.game.pay(self.game_state, self._kind, self._points)
        return self._look(), {"seat": self.seat}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Carry out a decision of the learner and everything that follows until it decides again."""
        if self._replace and not self.game.is_legal(self.game_state, int(action)):
            action = int(self.np_random.choice(self.game.legal(self.game_state)))
        self._dealer.advance(self.game, self.game_state, int(action))
        self._play_others()
        reward = float(self.game.pay(self.game_state, self._kind, self._points)[self.seat])
        info: dict[str, Any] = {"seat": self.seat}
        over = self.game.to_move(self.game_state) == OVER
        if over:
            score = self.game.scores(self.game_state).seats[self.seat]
            info |= {"points": score.total, "rank": score.rank}
        return self._look(), reward, over, False, info

    def _play_others(self) -> None:
        """The other seats decide, each from its view, until the learner is to move or the game is over."""
        while (seat := self.game.to_move(self.game_state)) not in (self.seat, OVER):
            policy = self._opponents[(seat - self.seat - 1) % self._seats]
            action = self.game.decide(self.game.view(self.game_state, seat), policy, self._rng)
            self._dealer.advance(self.game, self.game_state, action)

    def _look(self) -> dict[str, Any]:
        numbers, legal = self.game.look(self.game_state, self.seat)
        mask = np.zeros(self.game.action_count, np.int8)
        mask[legal] = 1
        return {"observation": numbers, "action_mask": mask}

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the learner sees it."""
        return render(self.game, self.game_state, self.seat, self.render_mode)
