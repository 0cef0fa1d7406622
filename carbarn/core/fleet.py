"""Many running games side by side, for learning: one seat of each is a learner's, the others are played by policies.

A step carries out one decision of every learner and everything that follows until the learners have to decide again:
chance, the other seats, the end of a game and the deal of the next one. It is one compiled call. Game number n of a
seed is dealt as game n of `Game.play_out` is, and policies draw the same random numbers.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from carbarn.core.chance import below, generator
from carbarn.core.kernel import door
from carbarn.core.lanes import LANE, TERMS
from carbarn.core.rewards import HUNDRED, REWARDS
from carbarn.core.types import Rng, State, Words

if TYPE_CHECKING:
    from carbarn.core.compiled import CompiledGame

_LUCK_STREAM = 1 << 40  # random numbers that replace illegal actions: no game draws them


@door
def _settle(actions: Words, mask: Any, listed: Any, lanes: State, luck: Rng, replace: bool, out: Words) -> int:
    """Copy the actions, each illegal one replaced by a legal one at random; or return the place of the first, or -1."""
    for i in range(len(actions)):
        action = actions[i]
        if 0 <= action < mask.shape[1] and mask[i, action]:
            out[i] = action
        elif replace:
            out[i] = listed[i, below(luck, lanes[i].legal)]
        else:
            return i
    return -1


class Fleet:
    """Games of one set of rules, stepped together. Its arrays have a row a game and are overwritten by every step.

    The learner's seat moves on by one from game to game; `opponents` names who sits after it, in order.
    """

    def __init__(
        self, game: "CompiledGame", seats: int, games: int, opponents: Sequence[str], rewards: str = "placing"
    ) -> None:
        self.game, self.size = game, games
        self._step = game.learning.step_fleet
        self._board, self._blank, self._at = game.table, game.blank_state(), game.field_starts
        self._terms = np.zeros(1, TERMS)
        self._terms["seats"], self._terms["begins"] = seats, game.begins
        self._terms["rewards"], self._terms["scale"] = REWARDS.index(rewards), HUNDRED * game.unit
        self._opponents, self._minds = game.policy_numbers(opponents), game.minds_for(opponents)
        self.states = np.repeat(self._blank, games)
        self.lanes = np.zeros(games, LANE)
        self._marks = game.no_marks(games)
        self._ids, self._listed = np.zeros(game.action_count, np.int32), np.zeros((games, game.action_count), np.int16)
        self._actions = np.zeros(games, np.int64)  # full words: uncompiled, bits are shifted by them
        self._luck = generator(0, _LUCK_STREAM)
        self.observations = np.zeros((games, game.observation_size), np.float32)
        self.mask = np.zeros((games, game.action_count), np.int8)
        self.rewards, self.over = np.zeros(games, np.float32), np.zeros(games, np.bool_)
        self.totals, self.ranks = np.zeros((games, seats), np.int32), np.zeros((games, seats), np.int32)

    def reset(self, seed: int, first: int = 0) -> None:
        """Deal all games anew: numbers `first` and on of a seed; the learners' seats begin with the same numbers."""
        self._terms["seed"] = seed
        self.lanes["number"] = first + np.arange(self.size)
        self.lanes["seat"] = (first + np.arange(self.size)) % self._terms["seats"]
        self._luck = generator(seed, _LUCK_STREAM + first)
        self._call(self._actions[:0])

    def step(self, actions: Words, replace: bool = False) -> tuple[int, int]:
        """One decision a game. Returns the place of an action that is not legal, and then nothing has happened, or -1;
        and how many decisions were made, those of the other seats included.

        With `replace`, a legal action at random is carried out instead of an illegal one.
        """
        wrong = int(_settle(actions, self.mask, self._listed, self.lanes, self._luck, replace, self._actions))
        return (wrong, 0) if wrong >= 0 else (-1, self._call(self._actions))

    def _call(self, actions: Words) -> int:
        """Into the family's door."""
        return int(
            self._step(
                self._board,
                self._blank,
                self._terms,
                self.states,
                self.lanes,
                self._marks,
                self._opponents,
                self._minds,
                self._at,
                actions,
                self._ids,
                self._listed,
                self.observations,
                self.mask,
                self.rewards,
                self.over,
                self.totals,
                self.ranks,
            )
        )
