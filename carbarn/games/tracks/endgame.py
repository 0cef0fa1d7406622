"""The last tiles, searched to the very end: every placement, every tile that may come, the best reply of every seat.

Each world that the view could come from is searched with everything known but the order of the supply; the worlds'
results are averaged. A seat's result is its part of the victory, and among equals a little for the margin.
No kernel may call itself, so the search keeps a stack of its own: a level a decision or a draw. Actions are widened on
the way out of it, because shifts by a narrow number overflow when this runs uncompiled.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import numpy as np

from carbarn.core.guide import Chances
from carbarn.core.kernel import door, kernel
from carbarn.core.types import Actions, Record, State, copied
from carbarn.games.tracks.board import Board
from carbarn.games.tracks.chance import outcome_base, outcomes
from carbarn.games.tracks.legality import legal_actions
from carbarn.games.tracks.scoring import margin
from carbarn.games.tracks.state import BLANK, EVERYTHING, KINDS, LAST_CHANCE, OVER_ALL_PLACED, SEATS, TURNS
from carbarn.games.tracks.turn import decide, happen

MOST_FREE = 7  # squares: with more of them left nobody could wait for the answer
_LEVELS = 4 * MOST_FREE  # each tile is at most drawn by decision, by chance, placed, and another drawn for the hand
_MENU = 4 * 3 * MOST_FREE + 32  # placements of three tiles in four turns, and all else
_MARGIN = 1e-4  # what a point more is worth beside the victory


@kernel
def judge_end(b: Record, s: Record, result: Chances) -> None:
    """C15, S6: each seat's part of the victory, and a little for its margin."""
    winners = 0
    for seat in range(s.seats):
        if margin(b, s, seat) >= 0:
            winners += 1
    for seat in range(s.seats):
        lead = margin(b, s, seat)
        result[seat] = (1.0 / winners if lead >= 0 else 0.0) + _MARGIN * lead


@kernel
def open_level(b: Record, s: Record, menu: Actions, weights: Actions, result: Chances) -> int:
    """List what may happen next in a state, with weights if chance decides; returns how much, 0 at the end."""
    result[:] = 0.0
    if s.phase >= OVER_ALL_PLACED:
        judge_end(b, s, result)
        return 0
    if s.phase <= LAST_CHANCE:
        return outcomes(b, s, menu, weights)
    return legal_actions(b, s, menu)


@kernel
def step(b: Record, s: Record, action: int) -> None:
    """Carry out a decision or an outcome."""
    if s.phase <= LAST_CHANCE:
        happen(b, s, action - outcome_base(b, s))
    else:
        decide(b, s, action)


@kernel
def take_in(s: Record, result: Chances, child: Chances, weights: Actions, count: int, chosen: int) -> None:
    """A branch is done: chance takes the mean of its branches, a seat the one that is best for it."""
    if s.phase <= LAST_CHANCE:
        total = 0
        for i in range(count):
            total += weights[i]
        for seat in range(s.seats):
            result[seat] += child[seat] * weights[chosen] / total
    elif chosen == 0 or child[s.seat] > result[s.seat]:
        result[:] = child


@kernel
def search(b: Record, rooms: State, menus: Actions, weights: Actions, results: Chances, most: int) -> int:
    """Search the state in rooms[0] to the end: results[0] is what every seat gets. Returns the steps taken.

    More than `most` steps are not taken: then the result means nothing.
    """
    counts, chosen = np.zeros(_LEVELS, np.int32), np.zeros(_LEVELS, np.int32)
    counts[0] = open_level(b, rooms[0], menus[0], weights[0], results[0])
    level, steps = 0, 0
    while steps <= most:
        if chosen[level] < counts[level]:
            rooms[level + 1] = rooms[level]
            step(b, rooms[level + 1], int(menus[level, chosen[level]]))
            steps += 1
            level += 1
            counts[level] = open_level(b, rooms[level], menus[level], weights[level], results[level])
            chosen[level] = 0
        elif level == 0:
            return steps
        else:
            level -= 1
            take_in(rooms[level], results[level], results[level + 1], weights[level], counts[level], chosen[level])
            chosen[level] += 1
    return steps


@door
def solve_world(boards: State, worlds: State, actions: Actions, most: int, chances: Chances) -> int:
    """What the seat to move gets after each of these actions in one world; returns the steps taken (see `search`)."""
    b = boards[0]
    rooms = np.repeat(worlds, _LEVELS)
    menus, weights = np.zeros((_LEVELS, _MENU), np.int32), np.zeros((_LEVELS, _MENU), np.int32)
    results = np.zeros((_LEVELS, SEATS))
    steps = 0
    for i in range(len(actions)):
        rooms[0] = worlds[0]
        step(b, rooms[0], int(actions[i]))
        steps += search(b, rooms, menus, weights, results, most - steps)
        if steps > most:
            return steps
        chances[i] = results[0, worlds[0].seat]
    return steps


def unseen_tiles(board: Board, view: State) -> list[int]:
    """C3, C5: the tiles that the viewer has not seen, sorted."""
    s = view[0]
    unseen = Counter({kind: int(n) for kind, n in enumerate(board.table[0].tiles)})
    unseen.subtract(int(tile) // TURNS for tile in s.tile if tile != BLANK)
    unseen.subtract(int(kind) for kind in s.hand.ravel() if kind != BLANK)
    if s.drawn != BLANK:
        unseen[int(s.drawn)] -= 1
    return sorted(unseen.elements())


def deals(tiles: tuple[int, ...], hands: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every way to deal hands of these sizes, each as likely as the next; what is left comes last."""
    if not hands:
        yield (tiles,)
        return
    for chosen in combinations(range(len(tiles)), hands[0]):
        rest = tuple(tile for i, tile in enumerate(tiles) if i not in chosen)
        for others in deals(rest, hands[1:]):
            yield (tuple(tiles[i] for i in chosen), *others)


def every_world(board: Board, view: State) -> list[tuple[State, int]]:
    """Every full state that a view could come from, with its weight. The shares have to be known."""
    s = view[0]
    blind = [seat for seat in range(int(s.seats)) if s.hand_count[seat] > 0 and s.hand[seat, 0] == BLANK]
    sizes = [int(s.hand_count[seat]) for seat in blind]
    worlds = []
    for dealt, weight in Counter(deals(tuple(unseen_tiles(board, view)), sizes)).items():
        world = copied(view)
        for seat, hand in zip(blind, dealt, strict=False):
            world["hand"][0, seat, : len(hand)] = hand
        world["supply"][0] = np.bincount(dealt[-1], minlength=KINDS)
        world["viewer"] = EVERYTHING
        worlds.append((world, weight))
    return worlds
