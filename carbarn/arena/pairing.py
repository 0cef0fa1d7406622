"""Paired deals: who sits where, so that neither the cards nor the seats favour anybody.

A deal is one shuffle of every deck. It is played once for every rotation of the line-up: the same cards lie in the same
order each time, and everybody has every seat equally often. What is left of a difference is the bots'.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class LineUp:
    """The bots of a tournament, by name, and the seats of its table.

    The same bot may be named twice: each mention is a bot of its own. Where there are more seats than bots, the bots
    take turns to fill them: two bots at four seats sit as 0, 1, 0, 1. In a simulation nobody moves: `rotated` is False.
    """

    bots: tuple[str, ...]
    seats: int
    rotated: bool = True

    @property
    def rotations(self) -> tuple[tuple[int, ...], ...]:
        """Who has each seat (by place in `bots`), once for every rotation that differs from the others."""
        first = tuple(seat % len(self.bots) for seat in range(self.seats))
        turns = range(self.seats if self.rotated else 1)
        return tuple(dict.fromkeys(first[-turn:] + first[:-turn] for turn in turns))

    @property
    def sitting(self) -> NDArray[np.int64]:
        """Rotations, seats, bots: 1 where the bot has the seat."""
        return np.eye(len(self.bots), dtype=np.int64)[np.array(self.rotations)]

    @property
    def names(self) -> tuple[str, ...]:
        """The bots as a table shows them: numbered where one is there more than once."""
        return tuple(
            f"{bot} {self.bots[: place + 1].count(bot)}" if self.bots.count(bot) > 1 else bot
            for place, bot in enumerate(self.bots)
        )
