"""What a seat can expect to score: points, tickets by the chance to finish them, and the turns that are left."""

from carbarn.core.kernel import kernel, popcount
from carbarn.core.odds import logistic
from carbarn.core.types import Record
from carbarn.games.routes.mind import DOUBT, REST_TRAIN, REST_TURN, SURE


@kernel
def chance_in_time(m: Record, spare: float) -> float:
    """How likely something is to be finished that leaves so many turns to spare."""
    return logistic((spare - m.weights[SURE]) * m.weights[DOUBT])


@kernel
def chance_to_finish(m: Record) -> float:
    """How likely the plan is to be finished in the turns that are left."""
    if m.turns == 0.0:
        return 1.0
    return chance_in_time(m, m.turns_left - m.turns)


@kernel
def task_points(b: Record, m: Record, dropped: bool) -> float:
    """Points of the unfinished tickets that are in the plan, or of those given up."""
    total = 0.0
    for i in range(m.tasks):
        if (m.dropped >> i & 1 == 1) == dropped:
            total += b.ticket_points[m.task[i]]
    return total


@kernel
def expected_points(b: Record, s: Record, seat: int, m: Record) -> float:
    """U25, F21, F22: the final points that this seat can expect with the plan in its mind; bonuses are left out."""
    w = m.weights
    chance = chance_to_finish(m)
    total = s.points[seat] + m.made + (2.0 * chance - 1.0) * task_points(b, m, False) - task_points(b, m, True)
    part = min(1.0, m.turns_left / m.turns) if m.turns > 0.0 else 0.0
    total += part * m.points
    turns = max(0.0, m.turns_left - m.turns)
    trains = max(0.0, s.trains[seat] - m.trains)
    cards = max(0.0, s.hand_count[seat] - m.trains)
    total += min(turns * w[REST_TURN] + 0.5 * cards, trains * w[REST_TRAIN])
    if b.symbols:
        total += b.token_points[popcount(s.tokens[seat])]
    return total
