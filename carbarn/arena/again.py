"""A tournament played again, and compared with what its results file says, game by game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from carbarn.arena import results
from carbarn.arena.keeper import Keeper
from carbarn.arena.tournament import Progress, Tournament, rebuilt
from carbarn.core.errors import ResultsError


@dataclass(frozen=True)
class Difference:
    """The first place where two runs of the same tournament differ."""

    deal: int
    rotation: int
    seat: int
    column: str
    was: Any
    now: Any

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return dict(vars(self))


def play_again(
    earlier: results.Results, watch: Callable[[Tournament], Progress], **more: Any
) -> tuple[Tournament, Difference | None]:
    """Play as many deals as the file has; the first difference, or None if every game is the same."""
    about = earlier.about
    if not about.get("repeatable"):
        raise ResultsError("results-by-the-clock")
    tournament = rebuilt(about, deals=about["played"], **more)
    keeper = Keeper(None, None, tournament.line_up.names)
    tournament.keep(keeper)
    tournament.play(watch(tournament))
    return tournament, difference(earlier.table, keeper.table)


def difference(was: Any, now: Any) -> Difference | None:
    """The first row and column that are not the same, whatever the clock said."""
    columns = [name for name in was.column_names if name not in results.CLOCKED]
    if was.select(columns).equals(now.select(columns)):
        return None
    for row, (old, new) in enumerate(
        zip(was.select(columns).to_pylist(), now.select(columns).to_pylist(), strict=False)
    ):
        for column in columns:
            if old[column] != new[column]:
                place = was.slice(row, 1).to_pylist()[0]
                return Difference(place["deal"], place["rotation"], place["seat"], column, old[column], new[column])
    return Difference(min(was.num_rows, now.num_rows), 0, 0, "deal", was.num_rows, now.num_rows)
