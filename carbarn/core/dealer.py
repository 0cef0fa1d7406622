"""Where chance comes from: a seed, when a game is to be made again; the operating system, when nobody may guess it."""

import secrets

from carbarn.core.chance import shuffled_decks
from carbarn.core.errors import BadOption
from carbarn.core.game import Game
from carbarn.core.types import Rng, State

SEED_BITS = 63


def checked_seed(seed: object) -> int:
    """A seed as a whole number in range, or a sentence that says what would be right."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
        raise BadOption("error-seed", seed=repr(seed))
    return seed


class Dealer:
    """Decides what chance decides, from decks that were shuffled before the game."""

    def __init__(self, decks: Rng, seed: int | None) -> None:
        self._decks = decks
        self.seed = seed

    @classmethod
    def seeded(cls, seed: int, stream: int = 0) -> "Dealer":
        """Deals the same cards every time; game number `stream` of a simulation with this seed."""
        return cls(shuffled_decks(checked_seed(seed), stream), seed)

    @classmethod
    def secret(cls) -> "Dealer":
        """Deals from the operating system's entropy, and tells nobody."""
        return cls(shuffled_decks(secrets.randbits(SEED_BITS), secrets.randbits(32)), None)

    def advance(self, game: Game, state: State, action: int | None) -> list[int]:
        """Carry out an action, if any, and deal until a seat has to decide; returns the entries of the log."""
        return game.advance(state, action, self._decks)
