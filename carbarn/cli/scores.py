"""The score at the end, source by source, as a table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from carbarn.core.words import say

if TYPE_CHECKING:
    from carbarn.core.match import Match


def seat_names(names: Sequence[str], seats: int, locale: str) -> list[str]:
    """A name a seat: the ones given, or numbers."""
    return [names[i] if i < len(names) else f"{say(locale, 'cli-seat')} {i + 1}" for i in range(seats)]


def points_text(points: int, unit: int) -> str:
    """Points as people write them: whole, or with the tenths that the game counts in."""
    return str(points) if unit == 1 else f"{points / unit:.1f}"


def print_scores(console: Console, match: "Match", names: Sequence[str], locale: str) -> None:
    """Who has how many points from what, and who has won."""
    scores = match.scores
    table = Table(box=None, padding=(0, 2))
    table.add_column("")
    for score in scores.seats:
        table.add_column(names[score.seat], justify="right")
    for source in scores.seats[0].points:
        row = [points_text(score.points[source], scores.unit) for score in scores.seats]
        table.add_row(say(locale, f"score-{source}"), *row)
    for fact in scores.seats[0].facts:
        table.add_row(say(locale, f"score-{fact}"), *(str(score.facts[fact]) for score in scores.seats), style="dim")
    totals = [points_text(score.total, scores.unit) for score in scores.seats]
    table.add_row(say(locale, "cli-total"), *totals, style="bold")
    console.print(table)
    if scores.ended is not None:
        won = ", ".join(names[seat] for seat in scores.winners)
        console.print(say(locale, f"ended-{scores.ended}"))
        console.print(say(locale, "cli-winner", count=len(scores.winners), names=won), style="bold")
