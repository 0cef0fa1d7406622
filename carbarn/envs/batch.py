"""Gymnasium's VectorEnv over one batch of states, stepped in one compiled call."""

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from carbarn.core.dealer import SEED_BITS, checked_seed
from carbarn.core.errors import BadOption, IllegalAction
from carbarn.core.game import Game
from carbarn.envs import settings
from carbarn.envs.names import name_of
from carbarn.envs.render import render
from carbarn.envs.spaces import action_space, observation_space

Arrays = dict[str, NDArray[Any]]


class CarbarnVector(VectorEnv[Arrays, NDArray[Any], NDArray[Any]]):
    """One learner a game against policies; a game that ends is followed by the next one in the same step.

    Observations and masks are the environment's own arrays, brought up to date by every step: copy what you keep, or
    ask for `copy=True`. The learner's seat moves on by one from game to game (`infos["seat"]`). Where a game has
    ended, `infos` holds the `points` and the `rank` of the learner, marked in `_points` and `_rank`; the observation is
    the first of the next game. Games end by their rules: nothing is ever truncated.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        opponents: str | Sequence[str] = "greedy",
        seats: int = 2,
        rewards: str = "placing",
        illegal: str = "refuse",
        render_mode: str | None = None,
        copy: bool = False,
        **options: Any,
    ) -> None:
        self.game = settings.found(game, seats, options)
        policies = settings.opponents_of(self.game, seats, opponents)
        kind, self._replace = settings.rewards_of(rewards), settings.illegal_of(illegal) == "replace"
        self.render_mode, self.num_envs = settings.render_mode_of(render_mode), settings.num_envs_of(num_envs)
        self.metadata = {
            "name": name_of(self.game),
            "render_modes": list(settings.RENDER_MODES),
            "render_fps": 2,
            "autoreset_mode": AutoresetMode.SAME_STEP,
        }
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.fleet = self.game.fleet(seats, self.num_envs, policies, kind)
        self._seats, self._copy = seats, copy
        self._seed, self._dealt = secrets.randbits(SEED_BITS), False
        self.decisions = 0  # of all seats, since the environment was made

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Arrays, dict[str, Any]]:
        """Deal all games anew; with a seed, its first ones, and else ones that have not been played."""
        first = 0
        if seed is not None:
            self._seed = checked_seed(seed)
        elif self._dealt:
            first = int(self.fleet.lanes["number"].max()) + 1
        super().reset(seed=seed)
        self.fleet.reset(self._seed, first)
        self._dealt = True
        return self._arrays(), {"seat": self.fleet.lanes["seat"].copy()}

    def step(self, actions: NDArray[Any]) -> tuple[Arrays, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Carry out one decision a game and everything that follows until the learners decide again.

        With an illegal action among them nothing at all happens, and IllegalAction names the game and the rule;
        `illegal="replace"` has a legal action at random carried out in its place.
        """
        ids = np.asarray(actions)
        if ids.shape != (self.num_envs,) or ids.dtype.kind not in "iu":
            raise BadOption("error-env-actions", games=self.num_envs, found=f"{ids.dtype}{list(ids.shape)}")
        wrong, decisions = self.fleet.step(ids.astype(np.int64, copy=False), self._replace)
        if wrong >= 0:
            reason: Any = self.game.why_illegal(self.fleet.states[wrong : wrong + 1], int(ids[wrong]))
            raise IllegalAction(reason.rule, "error-env-action", place=wrong, reason=str(reason))
        self.decisions += decisions
        over = self.fleet.over.copy()
        return self._arrays(), self.fleet.rewards.copy(), over, np.zeros_like(over), self._infos(over)

    def _arrays(self) -> Arrays:
        numbers, mask = self.fleet.observations, self.fleet.mask
        if self._copy:
            numbers, mask = numbers.copy(), mask.copy()
        return {"observation": numbers, "action_mask": mask}

    def _infos(self, over: NDArray[Any]) -> dict[str, Any]:
        """Whose seats, and how the games that ended turned out."""
        seat = self.fleet.lanes["seat"].copy()
        infos: dict[str, Any] = {"seat": seat}
        rows = np.flatnonzero(over)
        if len(rows):
            played = (seat[rows] - 1) % self._seats  # the seat has moved on already
            for name, numbers in (("points", self.fleet.totals), ("rank", self.fleet.ranks)):
                infos[name], infos[f"_{name}"] = np.zeros(self.num_envs, numbers.dtype), over
                infos[name][rows] = numbers[rows, played]
        return infos

    def render(self) -> Any:
        """The tables as the learners see them."""
        if self.render_mode is None:
            return None
        seats = self.fleet.lanes["seat"].tolist()
        return tuple(
            render(self.game, self.fleet.states[i : i + 1].copy(), seat, self.render_mode)
            for i, seat in enumerate(seats)
        )
