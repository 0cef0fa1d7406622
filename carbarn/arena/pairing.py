"""Paired deals: who sits where, so that neither the cards, nor the seats, nor the neighbours favour anybody.

A deal is one shuffle of every deck. It is played once for every rotation of the line-up: the same cards lie in the same
order each time, and everybody has every seat equally often. What is left of a difference is the bots'.

Mere rotations leave everybody the same neighbours, and whoever plays after a careless bot is better off. With two bots
or up to three seats that is as it has to be (two bots have only each other). Beyond, a deal is played in a balanced set
of seatings: everybody has every seat equally often, and plays directly after everybody else equally often, counted
around the table as well as from the first seat to the last. Around a table of n that takes n (n - 1) seatings: they
have to be a multiple of n for the seats, and of n - 1 for the neighbours. A Williams design, with n of them or twice
as many, balances neighbours in a row; around a table the last is followed by the first, and it is out of balance.
"""

import math
from collections import Counter
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Seatings = tuple[tuple[int, ...], ...]

# Rows whose sums with every number are a balanced set. With four the sum is that of a field of four elements, the
# exclusive or; with five and six it is counted modulo the seats. Between them the steps from place to place, the one
# from the last to the first included, are every number but 0 equally often.
_ROWS: dict[int, Seatings] = {
    4: ((0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2)),
    5: ((0, 1, 2, 3, 4), (0, 2, 4, 1, 3), (0, 3, 1, 4, 2), (0, 4, 3, 2, 1)),
    6: ((0, 1, 2, 3, 4, 5), (0, 2, 1, 3, 5, 4), (0, 2, 4, 1, 5, 3), (0, 3, 1, 5, 4, 2), (0, 3, 2, 5, 4, 1)),
}


def all_turns(seats: int) -> Seatings:
    """Everybody moves on by a seat, once around the table."""
    return tuple(tuple((seat - turn) % seats for seat in range(seats)) for turn in range(seats))


def balanced(seats: int) -> Seatings:
    """Everybody has every seat, and everybody else before it, equally often; larger tables than games have rotate."""
    if seats not in _ROWS:
        return all_turns(seats)
    return tuple(
        tuple(place ^ number if seats == 4 else (place + number) % seats for place in row)
        for row in _ROWS[seats]
        for number in range(seats)
    )


@dataclass(frozen=True)
class LineUp:
    """The bots of a tournament, by name, and the seats of its table.

    The same bot may be named twice: each mention is a bot of its own. Where there are more seats than bots, the bots
    take turns to fill them: two bots at four seats sit as 0, 1, 0, 1. In a simulation nobody moves: `rotated` is False.
    What has been played keeps its seatings (`played`), whichever set a version of Carbarn would choose today.
    """

    bots: tuple[str, ...]
    seats: int
    rotated: bool = True
    played: Seatings | None = None

    @property
    def rotations(self) -> Seatings:
        """Who has each seat (by place in `bots`), game by game of a deal; no more games than the balance needs."""
        if self.played is not None:
            return self.played
        chairs = tuple(seat % len(self.bots) for seat in range(self.seats))
        if not self.rotated:
            return (chairs,)
        seatings = all_turns(self.seats) if self.seats <= 3 or len(self.bots) <= 2 else balanced(self.seats)
        often = Counter(tuple(chairs[chair] for chair in seating) for seating in seatings)
        once = math.gcd(*often.values())
        return tuple(seating for seating, times in often.items() for _ in range(times // once))

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
