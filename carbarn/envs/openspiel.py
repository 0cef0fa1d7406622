"""OpenSpiel: every game as a `pyspiel.Game`, with chance nodes and information states (extra `openspiel`).

    game = carbarn.envs.openspiel.load("usa", seats=3)
    game = pyspiel.load_game("carbarn_usa(players=3,tickets=mega)")    # the same, once this module is imported

Players' actions have the ids that they have everywhere in Carbarn; outcomes of chance are numbered from 0 there.
An information state is, as a string, exactly what a player has seen, step by step; as a tensor it is the observation.
"""

import copy
import hashlib
import secrets
from typing import Any

import numpy as np
import pyspiel

from carbarn.core import registry
from carbarn.core.chance import generator
from carbarn.core.dealer import SEED_BITS
from carbarn.core.errors import BadOption
from carbarn.core.game import CHANCE, HIDDEN, OVER, PUBLIC, Game
from carbarn.core.types import State, copied
from carbarn.envs import settings

# Nobody can play as long: what OpenSpiel wants to know of a game in which shares may be exchanged again and again.
_LONGEST = 10_000
_UTILITY = {"placing": 1.0, "score": 20.0}


def _game_type(rules: Game) -> pyspiel.GameType:
    """What OpenSpiel has to know of a board before it is loaded."""
    least, most = rules.seats
    options = {option.name: option.default for option in rules.choices}
    return pyspiel.GameType(
        short_name=f"carbarn_{rules.name}",
        long_name=rules.title("en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(least, 2), "rewards": "placing", **options},
    )


class CarbarnGame(pyspiel.Game):
    """One board with its options chosen, for so many players."""

    rules_of: Game  # set by the subclass of each board

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**_game_type(self.rules_of).parameter_specification, **(params or {})}
        players, self.kind = chosen.pop("players"), settings.chosen("rewards", chosen.pop("rewards"), tuple(_UTILITY))
        self.rules = settings.found(self.rules_of, players, chosen)
        most = _UTILITY[self.kind]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.action_count,
            max_chance_outcomes=self.rules.outcome_count,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_game_type(self.rules_of), info, params or {})

    def new_initial_state(self) -> "CarbarnState":
        """Nothing has happened yet."""
        return CarbarnState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "CarbarnObserver":
        """Who turns states into numbers and strings."""
        return CarbarnObserver(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class CarbarnState(pyspiel.State):
    """A running game: the record, and what each player has seen."""

    def __init__(self, game: CarbarnGame) -> None:
        super().__init__(game)
        self.rules, self.kind = game.rules, game.kind
        self.record = self.rules.new(game.num_players())
        self.seen: list[list[int]] = [[] for _ in range(game.num_players())]

    def current_player(self) -> int:
        """A seat, chance, or nobody."""
        to_move = self.rules.to_move(self.record)
        special = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}
        return special.get(to_move, to_move)

    def _legal_actions(self, player: int) -> list[int]:
        ids: list[int] = self.rules.legal(self.record).tolist() if player == self.current_player() else []
        return ids

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, and how likely each is."""
        outcomes = self.rules.chance(self.record)
        first, total = self.rules.action_count, int(outcomes.weights.sum())
        pairs = zip(outcomes.ids.tolist(), outcomes.weights.tolist(), strict=True)
        return [(id - first, weight / total) for id, weight in pairs]

    def _apply_action(self, action: int) -> None:
        id = action + self.rules.action_count if self.is_chance_node() else action
        visible = self.rules.seen_by(self.record, id)
        self.rules.apply(self.record, id)
        for player, log in enumerate(self.seen):
            log.append(id if visible >> player & 1 else HIDDEN)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rules.text(action + self.rules.action_count if player == pyspiel.PlayerId.CHANCE else action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.rules.to_move(self.record) == OVER

    def returns(self) -> list[float]:
        """What each player is paid at the end."""
        players = len(self.seen)
        if not self.is_terminal():
            return [0.0] * players
        paid: list[float] = self.rules.pay(self.record, self.kind, np.zeros(players, np.int32)).tolist()
        return paid

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "CarbarnState":
        """Another state that the player could be in for all it has seen; what the others have seen is left open."""
        other = copy.deepcopy(self)
        rng = generator(secrets.randbits(SEED_BITS) if sampler is None else int(sampler() * (1 << 32)))
        other.record = self.rules.sample(self.rules.view(self.record, player), rng)
        return other

    def __deepcopy__(self, memo: Any) -> "CarbarnState":
        other = CarbarnState(self.get_game())
        other.record, other.seen = copied(self.record), [log.copy() for log in self.seen]
        return other

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class CarbarnObserver:
    """A state as a player (or anybody) sees it; the interface is OpenSpiel's `PyObserver`."""

    def __init__(self, rules: Game, kind: Any, params: Any) -> None:
        if params:
            raise BadOption("error-unknown-option", name=", ".join(params), known="–")
        self._rules, self._recall = rules, kind.perfect_recall
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(sum(size for _, size, _ in rules.layout), np.float32)
        self.dict: dict[str, Any] = {}
        first = 0
        for name, size, _ in rules.layout:
            if size:
                self.dict[name] = self.tensor[first : first + size]
            first += size

    def _view(self, state: CarbarnState, player: int) -> State:
        return self._rules.view(state.record, PUBLIC if self._public else player)

    def set_from(self, state: CarbarnState, player: int) -> None:
        """Write the numbers of the layout."""
        self.tensor[:] = self._rules.observe(self._view(state, player))

    def string_from(self, state: CarbarnState, player: int) -> str:
        """With perfect recall all that the player has seen, and else a hash of its view."""
        if self._recall and not self._public:
            return f"{player}: " + " ".join("?" if id == HIDDEN else str(id) for id in state.seen[player])
        return hashlib.sha256(self._view(state, player).tobytes()).hexdigest()


def _register(name: str) -> None:
    """Tell OpenSpiel of a board that ships with Carbarn."""
    rules = registry.find(name)
    pyspiel.register_game(_game_type(rules), type("CarbarnGame", (CarbarnGame,), {"rules_of": rules}))


for _name in registry.names():
    if f"carbarn_{_name}" not in pyspiel.registered_names():
        _register(_name)


def load(game: str, seats: int = 2, rewards: str = "placing", **options: Any) -> pyspiel.Game:
    """A game by name, for so many players, with its options."""
    settings.found(game, seats, options)  # a sentence for what cannot be: OpenSpiel would end the process
    settings.chosen("rewards", rewards, tuple(_UTILITY))
    return pyspiel.load_game(f"carbarn_{game}", {"players": seats, "rewards": rewards, **options})
