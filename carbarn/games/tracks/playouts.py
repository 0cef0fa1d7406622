"""Worlds that a view could come from, and how each turns out after an action.

A playout seldom goes to the end: some turns are played by the planner's judgement of placements, more of them where
there is time, and then every line is worth what it can hope for. Playing on at random to the end costs as much and says
less (docs/bots/cable_car.md).
"""

import math

import numpy as np

from carbarn.core.chance import reseed
from carbarn.core.guide import CHANCE, MERIT, POINTS, Chances, Outcomes
from carbarn.core.kernel import door, kernel, popcount
from carbarn.core.odds import win_chance
from carbarn.core.types import Actions, Record, Rng, State
from carbarn.games.tracks.chance import roll
from carbarn.games.tracks.foresight import VISITOR_SWEEPS, far_choice
from carbarn.games.tracks.mind import DRAW_COST
from carbarn.games.tracks.planner import best_of_hand, draw_value, take_sides
from carbarn.games.tracks.policies import random_policy
from carbarn.games.tracks.portfolio import TENTH, value_companies
from carbarn.games.tracks.prospects import foresee, line_value, sweep
from carbarn.games.tracks.scoring import margin
from carbarn.games.tracks.state import BLANK, EDGES, LAST_CHANCE, OVER_ALL_PLACED, PILES, SEATS, SQUARES, STATIONS, TURN
from carbarn.games.tracks.turn import decide
from carbarn.games.tracks.view import imagine
from carbarn.games.tracks.visitors import expect_visitors

_SETTLED = 1.0  # points that make a difference when nothing is open any more: a victory is a victory
_CROWDED = 20  # free squares below which a placement brings less, in proportion to them


@door
def imagine_worlds(boards: State, views: State, worlds: State, rng: Rng) -> None:
    """Fill an array with full states that the view could come from."""
    for i in range(len(worlds)):
        worlds[i] = views[0]
        imagine(boards[0], worlds[i], rng)


@kernel
def expect_points(b: Record, s: Record, mind: Record, points: Chances) -> None:
    """C11 to C13, S6: the points that each seat will have at the end, as expected."""
    if b.companies:
        value_companies(b, s, mind)
        for seat in range(s.seats):
            points[seat] = 0.0
            for pile in range(PILES):
                points[seat] += TENTH * (pile + 1) * mind.company[s.share[seat, pile]]
        return
    for seat in range(s.seats):
        points[seat] = s.points[seat]
    for station in range(STATIONS):
        start = b.departure[station]
        owner = b.owner[s.seats, station]
        if s.front[start] < EDGES and owner != BLANK:
            points[owner] += line_value(mind, s.front[start], s.length[start])


@kernel
def uncertainty(b: Record, s: Record, mind: Record, each: float) -> float:
    """How far a margin may still move: every open line that the seat has an interest in adds to its square."""
    square = 0.0
    for station in range(STATIONS):
        owner = b.owner[s.seats, station]
        if owner != BLANK and s.front[b.departure[station]] < EDGES:
            square += mind.interest[owner] * mind.interest[owner]
    return _SETTLED + each * math.sqrt(square)


@kernel
def worth_of_a_turn(s: Record, before: Record, worth: float) -> float:
    """What a turn is worth now, in points, if it was worth so much in a position before."""
    free, once = SQUARES - popcount(s.occupied), SQUARES - popcount(before.occupied)
    return worth * min(free, _CROWDED) / max(1, min(once, _CROWDED))


@kernel
def add_tempo(s: Record, worth: float, points: Chances) -> None:
    """C5: whoever is to move is ahead of what the lines say, and whoever has just moved behind it.

    A turn brings so many points more to its seat than to the others, and less and less towards the end. Summed up over
    all that are left, each seat has its share of them, the first to move half a turn more, the last nearly half a turn
    less; what matters is the difference to the mean of all.
    """
    for later in range(s.seats):
        points[(s.seat + later) % s.seats] += worth * (s.seats - 1 - 2 * later) / (2 * s.seats)


@kernel
def quick_choice(b: Record, s: Record, mind: Record, sweeps: int, good_enough: float) -> int:
    """What the planner would do, nearly: expectations are brought up to date, and not worked out anew."""
    if s.phase == TURN:  # with a tile just drawn, nothing has changed on the map since the last decision
        sweep(b, s, mind, sweeps)
    take_sides(b, s, mind)
    best, most = best_of_hand(b, s, mind)
    if most < good_enough and s.phase == TURN and s.supply_count > 0:
        return b.draw_id
    return best


@kernel
def play_turns(
    b: Record,
    s: Record,
    mind: Record,
    last: int,
    sweeps: int,
    good_enough: float,
    maps: State,
    afterthoughts: State,
    listed: Actions,
    values: Chances,
    rng: Rng,
) -> None:
    """Play until turn number `last` is over, or the game: with foresight where there is room for a shortlist."""
    while s.phase < OVER_ALL_PLACED and s.turns <= last:
        if s.phase <= LAST_CHANCE:
            roll(b, s, rng, rng, rng)
        elif len(listed) > 0:
            decide(b, s, far_choice(b, s, mind, sweeps, good_enough, maps, afterthoughts, listed, values))
        else:
            decide(b, s, quick_choice(b, s, mind, sweeps, good_enough))


@door
def play_worlds(
    boards: State,
    worlds: State,
    action: int,
    minds: State,
    turns: int,
    sweeps: int,
    shortlist: int,
    each: float,
    seed: int,
    out: Outcomes,
) -> None:
    """The chance to win of the seat to move and its points, in every world after this action and so many turns more.

    The worlds are of one view: expectations are worked out for the first, and every playout goes on from there.
    Placements are chosen with foresight from a shortlist, or from all at first sight where it is 0 long.
    """
    b, first, root = boards[0], worlds[0], minds[0]
    seat, last = first.seat, first.turns + turns
    rooms, thoughts = worlds[:1].copy(), minds[:1].copy()
    s, mind = rooms[0], thoughts[0]
    rng, points = np.zeros(4, np.int64), np.zeros(SEATS)
    foresee(b, first, root)
    take_sides(b, first, root)
    if shortlist > 0:
        expect_visitors(b, first, root, VISITOR_SWEEPS)
    good_enough = draw_value(b, first, root, shortlist > 0)
    worth = good_enough + root.weights[DRAW_COST]
    maps, afterthoughts = worlds[:1].copy(), minds[:1].copy()
    listed, values = np.zeros(shortlist, np.int32), np.zeros(shortlist)
    for i in range(len(worlds)):
        reseed(rng, seed, i)
        rooms[0] = worlds[i]
        thoughts[0] = minds[0]
        decide(b, s, action)
        play_turns(b, s, mind, last, sweeps, good_enough, maps, afterthoughts, listed, values, rng)
        sweep(b, s, mind, 2)
        expect_points(b, s, mind, points)
        if s.phase < OVER_ALL_PLACED:
            add_tempo(s, worth_of_a_turn(s, first, worth), points)
        spread = uncertainty(b, s, root, each)  # by the sides that the seat to move at first has taken
        out[i, CHANCE] = out[i, MERIT] = win_chance(points, s.seats, seat, spread)
        out[i, POINTS] = points[seat]


@door
def play_at_random(boards: State, worlds: State, action: int, seed: int, margins: Chances) -> None:
    """Play every world at random to the end: the points by which the seat to move is ahead of the best other then."""
    b, rooms, rng = boards[0], worlds[:1].copy(), np.zeros(4, np.int64)
    s, seat = rooms[0], worlds[0].seat
    for i in range(len(worlds)):
        reseed(rng, seed, i)
        rooms[0] = worlds[i]
        decide(b, s, action)
        while s.phase < OVER_ALL_PLACED:
            if s.phase <= LAST_CHANCE:
                roll(b, s, rng, rng, rng)
            else:
                decide(b, s, random_policy(b, s, rng))
        margins[i] = margin(b, s, seat)
