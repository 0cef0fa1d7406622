"""PettingZoo: every seat is an agent, and one after the other decides."""

import operator
import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from carbarn.core.dealer import SEED_BITS, Dealer, checked_seed
from carbarn.core.errors import UnknownName
from carbarn.core.game import OVER, Game
from carbarn.envs import settings
from carbarn.envs.names import name_of
from carbarn.envs.render import render
from carbarn.envs.spaces import action_space, observation_space


class CarbarnAEC(AECEnv[str, dict[str, Any], int | None]):
    """One game after another. Agents are `player_0` and so on, in the order of seats.

    Chance is part of a step: after an action everything is dealt that is to be dealt. An illegal action raises
    IllegalAction, which names the rule, and changes nothing. Deals follow from the seed of `reset` and their number
    since then: game n is dealt as game n of a simulation with this seed.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        rewards: str = "placing",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = settings.found(game, seats, options)
        self._kind = settings.rewards_of(rewards)
        self.render_mode = settings.render_mode_of(render_mode)
        self.metadata = {
            "name": name_of(self.game),
            "render_modes": list(settings.RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self._seed, self._number = secrets.randbits(SEED_BITS), -1

    def observation_space(self, agent: str) -> Any:
        """The space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of what an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next game; with a seed, its first one."""
        if seed is not None:
            self._seed, self._number = checked_seed(int(seed)), -1
        self._number += 1
        self._dealer = Dealer.seeded(self._seed, self._number)
        self.game_state = self.game.new(len(self.possible_agents))
        self._dealer.advance(self.game, self.game_state, None)
        self._points = np.zeros(len(self.possible_agents), np.int32)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.to_move(self.game_state)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; its mask is empty unless it is to move."""
        numbers, legal = self.game.look(self.game_state, self._seat[agent])
        mask = np.zeros(self.game.action_count, np.int8)
        mask[legal] = 1
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent to move, and deal; for an agent whose game is over, None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            return self._was_dead_step(action)
        try:
            id = operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            raise UnknownName("error-unknown-action", text=repr(action)[:80], examples="0") from None
        self._dealer.advance(self.game, self.game_state, id)
        self._cumulative_rewards[agent] = 0.0
        to_move = self.game.to_move(self.game_state)
        if to_move == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[to_move]
        if to_move == OVER or self._kind == "shaped":
            paid = self.game.pay(self.game_state, self._kind, self._points).tolist()
            self.rewards = dict(zip(self.possible_agents, paid, strict=True))
            self._accumulate_rewards()
        return None

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the seat to move sees it."""
        return render(self.game, self.game_state, self._seat[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
