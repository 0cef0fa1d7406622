"""One game of a tournament as it came out: what a results file keeps of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from carbarn.core.findings import Finding


@dataclass
class Seat:
    """How one seat did. A forfeit is a word (crash, time, garbage, illegal), with what happened."""

    bot: int  # its place in the line-up
    total: int = 0
    rank: int = 0
    points: Mapping[str, int] = field(default_factory=dict)
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    forfeit: str | None = None
    detail: str | None = None

    def thought(self, seconds: float) -> None:
        """One more decision."""
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


@dataclass(frozen=True)
class Played:
    """A game that is over."""

    deal: int
    rotation: int
    seats: Sequence[Seat]
    turns: int
    ended: str
    unit: int
    findings: Sequence[Finding]
    record: str | None = None  # the text of its game file, if that was asked for


def ranked(seats: Sequence[Seat]) -> None:
    """Those who forfeited come last, and nobody wins by another's stand-in; the others keep their order."""
    fair = [seat for seat in seats if seat.forfeit is None]
    if len(fair) == len(seats):
        return
    ranks = [seat.rank for seat in fair]
    for seat in fair:
        seat.rank = 1 + sum(rank < seat.rank for rank in list(ranks))
    for seat in seats:
        if seat.forfeit is not None:
            seat.rank = max(2, len(fair) + 1)
