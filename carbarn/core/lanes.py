"""What a fleet keeps of each of its games beside the state, and what families' kernels do with it alike.

Kernels get whole arrays and the number of a row. A row taken out of an array would be counted in and out as a
reference to it, which costs more than what is done with it.
"""

import numpy as np

from carbarn.core.chance import DECKS, PLAYER_STREAM, reseed, shuffle
from carbarn.core.kernel import kernel, prefetch
from carbarn.core.types import Actions, Observation, Record, Rng, Sheet, State

# What is agreed for all games of a fleet.
TERMS = np.dtype(
    (
        np.record,
        [
            ("seats", "i8"),
            ("begins", "i8"),  # the seat that begins, or BLANK to draw lots
            ("seed", "i8"),
            ("rewards", "i8"),  # which of REWARDS
            ("scale", "f8"),  # points that make a reward of 1
        ],
    )
)

# What is kept of each game.
LANE = np.dtype(
    (
        np.record,
        [
            ("number", "i8"),  # of the game of the seed that is being played
            ("seat", "i8"),  # the learner's
            ("points", "i8"),  # the learner's own, as they were when it decided last
            ("legal", "i8"),  # how many actions it may choose from
            ("luck", "i8", (DECKS + 1, 4)),  # the dealer's decks, and the numbers that policies draw
        ],
    )
)

_LINE = 64  # bytes that a processor loads at once
_ALWAYS = 512  # bytes at the beginning of a row of numbers, written at every step
_LISTED = 128  # bytes of a list of legal actions: there are seldom more than 64 of them
_AHEAD = 2  # games between the one that is played and the one whose memory is loaded meanwhile


@kernel
def pick_up(lane: Record, decks: Rng, rng: Rng) -> None:
    """The decks and the random numbers of a game, out of its lane."""
    for i in range(4):
        for deck in range(DECKS):
            decks[deck, i] = lane.luck[deck, i]
        rng[i] = lane.luck[DECKS, i]


@kernel
def put_down(lane: Record, decks: Rng, rng: Rng) -> None:
    """Back into its lane."""
    for i in range(4):
        for deck in range(DECKS):
            lane.luck[deck, i] = decks[deck, i]
        lane.luck[DECKS, i] = rng[i]


@kernel
def shuffle_for(lane: Record, terms: Record, decks: Rng, rng: Rng) -> None:
    """The decks and the random numbers that the lane's game begins with."""
    shuffle(decks, terms.seed, lane.number)
    reseed(rng, terms.seed, PLAYER_STREAM + lane.number)


@kernel
def move_on(lane: Record, terms: Record, games: int) -> None:
    """The next game of a lane: the next number that no other lane plays, and the next seat."""
    lane.number += games
    lane.seat = (lane.seat + 1) % terms.seats


@kernel
def show_legal(lane: Record, ids: Actions, count: int, listed: Sheet, mask: Sheet, i: int) -> None:
    """List so many legal actions, and bring the mask up to date where they have changed."""
    for k in range(lane.legal):
        mask[i, listed[i, k]] = 0
    for k in range(count):
        mask[i, ids[k]] = 1
        listed[i, k] = ids[k]
    lane.legal = count


@kernel
def load_game_ahead(i: int, states: State, size: int, marks: State, marks_size: int) -> None:
    """Load the memory of a game that comes soon: there is more of it than a processor keeps at hand."""
    i = min(i + _AHEAD, len(states) - 1)
    for offset in range(0, size, _LINE):
        prefetch(states, i, offset)
    for offset in range(0, marks_size, _LINE):
        prefetch(marks, i, offset)


@kernel
def load_rows_ahead(i: int, mask: Sheet, listed: Sheet, numbers: Observation) -> None:
    """Load what will be written of it; not together with the game: a processor asks for so much at once only."""
    i = min(i + _AHEAD, len(mask) - 1)
    for offset in range(0, mask.shape[1], _LINE):
        prefetch(mask, i, offset)
    for offset in range(0, _LISTED, _LINE):
        prefetch(listed, i, offset)
    for offset in range(0, _ALWAYS, _LINE):
        prefetch(numbers, i, offset)
