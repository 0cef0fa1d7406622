"""Bots: who decides for a seat. A bot gets a view and nothing else."""

from carbarn.core.chance import PLAYER_STREAM, generator
from carbarn.core.errors import UnknownName
from carbarn.core.game import Game
from carbarn.core.match import Match
from carbarn.core.types import State


class Bot:
    """Plays by one of the policies of the game's own family."""

    def __init__(self, game: Game, policy: str, seed: int = 0, stream: int = 0) -> None:
        if policy not in game.policies:
            raise UnknownName("error-unknown-bot", name=policy, known=", ".join(game.policies))
        self.name = policy
        self._game = game
        self._rng = generator(seed, PLAYER_STREAM + stream)

    def choose(self, view: State) -> int:
        """The action that this bot takes."""
        return self._game.decide(view, self.name, self._rng)

    def play(self, match: Match) -> int:
        """Decide for the seat to move, and do it; returns the action."""
        action = self.choose(match.view(match.to_move))
        match.play(action)
        return action
