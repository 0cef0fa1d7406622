"""A results file in figures: everything that the page shows, and what `--json` prints."""

from typing import Any

import numpy as np

from carbarn.arena.report.items import Findings
from carbarn.arena.results import Results
from carbarn.arena.sprt import Question, Sprt
from carbarn.arena.standings import Standing, Tally, interval
from carbarn.core.findings import Sketch

_BINS = 24


class Summary:
    """All figures of a results file."""

    def __init__(self, results: Results, sketch: Sketch) -> None:
        self.results, self.sketch, self.about = results, sketch, results.about
        deals = results.deals()
        tally = Tally(results.line_up)
        tally.add(deals)
        self.games, self.decisions = tally.games, tally.decisions / max(1, tally.games)
        self.standings: list[Standing] = tally.standings()
        self.sprt = _sprt(results, tally, deals)
        self.findings = Findings(results)
        found = self.findings.kinds
        ordered = [*sketch.order, *(kind for kind in found if kind not in sketch.order)]
        self.items = {kind: self.findings.items(kind) for kind in ordered if kind in found}

    def name(self, kind: str, key: str) -> str:
        """What a thing is called."""
        return self.sketch.names.get(kind, {}).get(key, key)

    def scores(self) -> dict[str, list[float]]:
        """Final points of every seat that played to the end, by bot."""
        table, unit = self.results.table, self.about["unit"]
        played = ~table["forfeit"].combine_chunks().is_valid().to_numpy(zero_copy_only=False)
        totals, bots = table["total"].to_numpy() / unit, self.findings.bots
        return {standing.bot: totals[(bots == standing.bot) & played].tolist() for standing in self.standings}

    def lengths(self) -> list[float]:
        """Turns of every game."""
        seats: int = self.results.line_up.seats
        lengths: list[float] = self.results.table["turns"].to_numpy()[::seats].astype(float).tolist()
        return lengths

    def seats(self) -> list[dict[str, Any]]:
        """Victories and points by seat, whoever sat there; every bot has every seat equally often."""
        seats = self.results.line_up.seats
        won = self.findings.won.reshape(-1, len(self.results.line_up.rotations), seats).mean(axis=1)
        points = self.results.table["total"].to_numpy().reshape(-1, seats) / self.about["unit"]
        return [
            {
                "seat": seat,
                "rate": float(won[:, seat].mean()),
                "interval": interval(len(won), float(won[:, seat].sum()), float((won[:, seat] ** 2).sum())),
                "mean": float(points[:, seat].mean()),
            }
            for seat in range(seats)
        ]

    def forfeits(self) -> list[dict[str, Any]]:
        """Every game that a bot has lost by forfeit, and why."""
        table = self.results.table
        lost = table.filter(table["forfeit"].is_valid())
        return list(lost.select(["deal", "rotation", "seat", "bot", "forfeit", "detail"]).to_pylist())

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {
            "about": self.about,
            "games": self.games,
            "decisions": round(self.decisions, 3),
            "standings": [standing.as_dict() for standing in self.standings],
            "sprt": None if self.sprt is None else self.sprt.as_dict(),
            "scores": {bot: distribution(values) for bot, values in self.scores().items()},
            "turns": distribution(self.lengths()),
            "seats": self.seats(),
            "items": {
                kind: [{"name": self.name(kind, item.key), **item.as_dict()} for item in items]
                for kind, items in self.items.items()
            },
            "forfeits": self.forfeits(),
        }


def _sprt(results: Results, tally: Tally, deals: Any) -> Sprt | None:
    """The sequential test as it stood at the end."""
    question = results.about.get("sprt")
    if question is None:
        return None
    sprt = Sprt(Question(**question), float(results.line_up.sitting[:, :, 0].mean()), tally.whole)
    for wins in tally.wins_of(deals)[:, 0].tolist():
        sprt.add(wins)
    return sprt


def distribution(values: list[float]) -> dict[str, Any]:
    """How values are spread: mean, deviation, quartiles and a histogram."""
    if not values:
        return {"count": 0}
    counts, edges = np.histogram(values, bins=_BINS)
    quartiles = np.percentile(values, [0, 25, 50, 75, 100])
    return {
        "count": len(values),
        "mean": round(float(np.mean(values)), 3),
        "deviation": round(float(np.std(values)), 3),
        "quartiles": [round(float(value), 3) for value in quartiles],
        "edges": [round(float(edge), 3) for edge in edges],
        "counts": counts.tolist(),
    }
