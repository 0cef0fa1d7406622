"""How a game at a table ends: by its rules, or because people resigned."""

from typing import Any

from carbarn.core.game import Scores
from carbarn.core.types import State
from carbarn.server.table import Table


def scores_told(scores: Scores) -> dict[str, Any]:
    """A score sheet as facts; `unit` of them make one point."""
    return {
        "ended": scores.ended,
        "unit": scores.unit,
        "winners": list(scores.winners),
        "seats": [
            {
                "seat": score.seat,
                "points": dict(score.points),
                "total": score.total,
                "rank": score.rank,
                "facts": dict(score.facts),
            }
            for score in scores.seats
        ],
    }


def result_by_rules(table: Table, state: State) -> dict[str, Any]:
    """The game went to its end; somebody who had resigned does not win it."""
    return result_of(table.game.scores(state), [seat.seat for seat in table.seats if seat.resigned])


def result_by_resigning(table: Table, seat: int) -> dict[str, Any]:
    """The game ends here: the best of those who did not resign has won."""
    resigned = [other.seat for other in table.seats if other.resigned or other.seat == seat]
    return {**result_of(table.game.scores(table.state), resigned), "ended": "resigned"}


def result_of(scores: Scores, resigned: list[int]) -> dict[str, Any]:
    """The score sheet, with the best of those who did not resign as winners."""
    left = [score for score in scores.seats if score.seat not in resigned]
    best = min((score.rank for score in left), default=0)
    winners = [score.seat for score in left if score.rank == best]
    return {**scores_told(scores), "winners": winners, "resigned": resigned}
