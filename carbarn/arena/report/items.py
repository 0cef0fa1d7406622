"""What the findings of all games come to, thing by thing: which tickets pay, which routes are fought over.

How much a thing helps is its `edge`: how much more often those win who have it than the same bots do without it. A
strong bot that likes a ticket does not make the ticket strong.
"""

import dataclasses
import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from carbarn.arena.results import Results, arrow

RETURNED = "returned"  # the tag of something that was offered and not taken
_QUANTILE = 1.959964


@dataclass(frozen=True)
class Item:
    """One ticket, route, line … in all games."""

    key: str
    offered: int  # how often it was taken or returned
    taken: int
    a_game: float  # times taken a game
    done: float | None  # share of those taken that came off; None where none was taken, as below
    points: float | None  # mean net points of those taken
    size: float | None
    when: float | None  # share of the game that was over when it was taken
    pressure: float  # how often it is taken, the earlier the more: 1 if always at once, 0 if never
    won_with: float | None  # share of victories of seats that have it; None for what belongs to nobody
    won_without: float | None
    edge: float | None
    edge_error: float | None  # half of its 95 % interval
    tags: dict[str, int]

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {name: round(value, 4) if isinstance(value, float) else value for name, value in vars(self).items()}


class Findings:
    """All findings of a results file as columns: those of seats, and those of nobody."""

    def __init__(self, results: Results) -> None:
        table = results.table
        self.games = table.num_rows // results.line_up.seats
        self.won = table["won"].to_numpy().astype(np.float64)
        self.bots = np.array(table["bot"].to_pylist())
        self.rest = self.won - self._expected()
        self._turns = np.maximum(1, table["turns"].to_numpy())
        self._unit, self._seats = results.about["unit"], results.line_up.seats
        self._deal = np.arange(table.num_rows) // (len(results.line_up.rotations) * results.line_up.seats)
        owned, shared = (_flat(table[name].combine_chunks()) for name in ("findings", "shared"))
        self._owned = len(owned["row"])
        self._columns = {name: np.concatenate([owned[name], shared[name]]) for name in owned}

    def _expected(self) -> Any:
        """Of every seat, how often its bot wins a seat."""
        names, place = np.unique(self.bots, return_inverse=True)
        means = np.bincount(place, self.won, len(names)) / np.bincount(place, minlength=len(names))
        return means[place]

    @property
    def kinds(self) -> list[str]:
        """Every kind of thing that was found."""
        return [str(kind) for kind in np.unique(self._columns["kind"])]

    def items(self, kind: str) -> list[Item]:
        """Every thing of a kind, by key."""
        of_kind = self._columns["kind"] == kind
        keys, places = np.unique(self._columns["key"][of_kind], return_inverse=True)
        columns = {name: values[of_kind] for name, values in self._columns.items()}
        columns["owned"] = (np.arange(len(of_kind)) < self._owned)[of_kind]
        items = [self._item(str(key), columns, places == number) for number, key in enumerate(keys)]
        owners = np.unique(np.stack([places, columns["row"] % self._seats]), axis=1)
        if owners.shape[1] == len(keys):  # everything belongs to a seat from the start: nobody chose it
            nothing: dict[str, Any] = dict.fromkeys(("won_with", "won_without", "edge", "edge_error"))
            return [dataclasses.replace(item, **nothing) for item in items]
        return items

    def _item(self, key: str, columns: dict[str, Any], chosen: Any) -> Item:
        taken = chosen & (columns["tag"] != RETURNED)
        count, rows = int(taken.sum()), columns["row"][taken]
        when = columns["turn"][taken] / self._turns[rows]

        def mean(values: Any) -> float | None:
            return float(values.mean()) if count else None

        tags, numbers = np.unique(columns["tag"][chosen], return_counts=True)
        points = mean(columns["points"][taken])
        return Item(
            key,
            int(chosen.sum()),
            count,
            count / self.games,
            mean(columns["done"][taken].astype(float)),
            None if points is None else points / self._unit,
            mean(columns["size"][taken].astype(float)),
            mean(when),
            float(np.clip(1 - when, 0, 1).sum() / self.games),
            *self._edge(np.unique(columns["row"][taken & columns["owned"]])),
            {str(tag): int(number) for tag, number in zip(tags, numbers, strict=True) if tag},
        )

    def _edge(self, rows: Any) -> tuple[float | None, float | None, float | None, float | None]:
        """Victories with and without, the difference that the bots do not explain, and half its interval."""
        has = np.zeros(len(self.won), bool)
        has[rows] = True
        if not 1 < len(rows) < len(has) - 1:
            return None, None, None, None
        one, other = self._mean(has), self._mean(~has)
        error, edge = _QUANTILE * math.hypot(one[1], other[1]), one[0] - other[0]
        rates = float(self.won[has].mean()), float(self.won[~has].mean())
        return (*rates, edge, error) if self.rest.any() else (*rates, None, None)  # whoever always wins tells nothing

    def _mean(self, chosen: Any) -> tuple[float, float]:
        """The mean of what the bots do not explain, and its deviation: deals are independent, rows of one are not."""
        rest, count = self.rest[chosen], int(chosen.sum())
        sums = np.bincount(self._deal[chosen], rest - rest.mean())
        return float(rest.mean()), float(np.sqrt((sums**2).sum())) / count

    def tags_by_bot(self, kind: str) -> dict[str, dict[str, int]]:
        """How often each case of a kind occurred, by bot; empty where a kind has no cases."""
        owned = slice(0, self._owned)
        chosen = self._columns["kind"][owned] == kind
        tags, bots = self._columns["tag"][owned][chosen], self.bots[self._columns["row"][owned][chosen]]
        return {
            str(bot): {str(tag): int(((bots == bot) & (tags == tag)).sum()) for tag in np.unique(tags)}
            for bot in dict.fromkeys(self.bots.tolist())
            if len(tags) and tags[0]
        }


def _flat(column: Any) -> dict[str, Any]:
    """A column of lists as columns of their entries, with the row of each."""
    pa = arrow()
    inside = column.flatten()
    names = ("kind", "key", "turn", "points", "done", "size", "tag")
    out = {name: pa.compute.struct_field(inside, name).to_numpy(zero_copy_only=False) for name in names}
    for name in ("kind", "key", "tag"):
        out[name] = out[name].astype(str)
    return {**out, "row": pa.compute.list_parent_indices(column).to_numpy(zero_copy_only=False)}
