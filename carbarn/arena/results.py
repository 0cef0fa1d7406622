"""The results file: Parquet, a row a seat a game, and everything that is needed to play it all again.

Columns and metadata are described in docs/arena.md. The metadata are one JSON object under the key `carbarn` of the
schema's metadata, so that any tool that reads Parquet sees them.
"""

import functools
import importlib.metadata
import json
import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from carbarn.arena.deals import Deals, Thinking
from carbarn.arena.pairing import LineUp
from carbarn.arena.played import Played
from carbarn.core.errors import BadOption, CarbarnError, ResultsError
from carbarn.core.findings import NOBODY
from carbarn.core.game import Game

FORMAT = 1
CLOCKED = ("seconds", "slowest", "detail")  # columns that a clock had a hand in
_KEY = b"carbarn"
_SHAPES = {
    "bots": list,
    "seats": int,
    "rotated": bool,
    "rotations": list,
    "seed": int,
    "limit": float,
    "deals": int,
    "game": dict,
}


@functools.cache
def arrow() -> Any:
    """The library that reads and writes Parquet; an optional extra."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise BadOption("error-needs-extra", package="pyarrow", extra="lab") from error
    return pyarrow


@dataclass(frozen=True)
class Results:
    """A results file that has been read."""

    about: dict[str, Any]
    table: Any

    @property
    def line_up(self) -> LineUp:
        """Who played."""
        return line_up_of(self.about)

    def deals(self) -> Deals:
        """The deals as numbers; what was found in single games stays in the table."""
        shape = (-1, len(self.line_up.rotations), self.line_up.seats)

        def numbers(column: Any) -> Any:
            return column.to_numpy(zero_copy_only=False).reshape(shape)

        pa, column = arrow(), {name: self.table[name].combine_chunks() for name in self.table.column_names}
        points = column["points"]
        sources = {field.name: numbers(pa.compute.struct_field(points, field.name)) for field in points.type}
        forfeits = numbers(column["forfeit"].is_valid()).astype(bool)
        seats = numbers(column["decisions"])
        thinking = _thinking(self.line_up, seats, numbers(column["seconds"]), numbers(column["slowest"]))
        totals, ranks = numbers(column["total"]), numbers(column["rank"])
        return Deals(totals, ranks, seats.sum(axis=2), self.about["unit"], thinking, sources, forfeits)


def line_up_of(about: dict[str, Any]) -> LineUp:
    """Who played, in the seatings that were played: earlier versions had others."""
    bots, seats = tuple(about["bots"]), about["seats"]
    try:
        seatings = tuple(tuple(map(int, seating)) for seating in about["rotations"])
    except TypeError as error:
        raise ValueError("rotations") from error
    if not seatings or any(len(seating) != seats or set(seating) != set(range(len(bots))) for seating in seatings):
        raise ValueError("rotations")
    return LineUp(bots, seats, about["rotated"], seatings)


def _thinking(line_up: LineUp, decisions: Any, seconds: Any, slowest: Any) -> list[Thinking]:
    sitting = line_up.sitting.astype(bool)
    return [
        Thinking(
            int((decisions * sitting[:, :, bot]).sum()),
            float((seconds * sitting[:, :, bot]).sum()),
            float((slowest * sitting[:, :, bot]).max(initial=0.0)),
        )
        for bot in range(len(line_up.bots))
    ]


def schema(sources: Sequence[str]) -> Any:
    """The columns; points by source are one column with a field a source."""
    pa = arrow()
    fields = [("kind", pa.string()), ("key", pa.string()), ("turn", pa.int32()), ("points", pa.int32())]
    found = pa.list_(pa.struct([*fields, ("done", pa.bool_()), ("size", pa.int32()), ("tag", pa.string())]))
    return pa.schema(
        [
            ("deal", pa.int64()),
            ("rotation", pa.int16()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("total", pa.int32()),
            ("rank", pa.int8()),
            ("won", pa.float32()),
            ("points", pa.struct([(source, pa.int32()) for source in sources])),
            ("decisions", pa.int32()),
            ("seconds", pa.float64()),
            ("slowest", pa.float64()),
            ("turns", pa.int32()),
            ("ended", pa.string()),
            ("forfeit", pa.string()),
            ("detail", pa.string()),
            ("findings", found),
            ("shared", found),
        ]
    )


def rows(games: Sequence[Played], names: Sequence[str]) -> list[dict[str, Any]]:
    """A row a seat. What belongs to no seat stands with the first one, in a column of its own."""
    out = []
    for game in games:
        winners = sum(seat.rank == 1 for seat in game.seats)
        for number, seat in enumerate(game.seats):
            out.append(
                {
                    "deal": game.deal,
                    "rotation": game.rotation,
                    "seat": number,
                    "bot": names[seat.bot],
                    "total": seat.total,
                    "rank": seat.rank,
                    "won": 1 / winners if seat.rank == 1 else 0.0,
                    "points": dict(seat.points),
                    "decisions": seat.decisions,
                    "seconds": seat.seconds,
                    "slowest": seat.slowest,
                    "turns": game.turns,
                    "ended": game.ended,
                    "forfeit": seat.forfeit,
                    "detail": seat.detail,
                    "findings": [vars(found) for found in game.findings if found.seat == number],
                    "shared": [vars(found) for found in game.findings if found.seat == NOBODY and number == 0],
                }
            )
    return out


def versions() -> dict[str, str]:
    """Of everything that had a hand in it."""
    return {
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": importlib.metadata.version("numba"),
        "pyarrow": arrow().__version__,
        "platform": platform.platform(),
    }


def game_header(game: Game) -> dict[str, Any]:
    """Which game it was, so that it can be built again."""
    header: dict[str, Any] = {"name": game.name, "hash": game.hash, "options": dict(game.options)}
    return header if game.source is None else {**header, "board": game.source}


def game_of(about: dict[str, Any]) -> Game:
    """The game of a results file; refuses a board that has changed since."""
    from carbarn.core import registry

    header = about["game"]
    game = registry.rebuilt(str(header.get("name")), header.get("board"), header.get("options", {}))
    if game.hash != header.get("hash"):
        theirs = str(header.get("hash"))[:40]
        raise ResultsError("results-other-board", name=game.name, theirs=theirs, ours=game.hash)
    return game


def check_writable(path: Path) -> None:
    """Refuse a place where nothing can be written, before anything is played."""
    arrow()
    partial = _partial(path)
    try:
        if path.is_dir():
            raise IsADirectoryError(21, "Is a directory")
        partial.touch()
        partial.unlink()
    except OSError as error:
        raise ResultsError("results-unwritable", file=str(path), reason=error.strerror or str(error)) from error


def _partial(path: Path) -> Path:
    return Path(f"{path}.part")


def write(path: Path, about: dict[str, Any], table: Any) -> None:
    """Write a results file; an existing one is replaced only when the new one is whole."""
    pa, partial = arrow(), _partial(path)
    text = json.dumps({"format": FORMAT, **about}, ensure_ascii=False)
    try:
        pa.parquet.write_table(table.replace_schema_metadata({_KEY: text.encode()}), partial, compression="zstd")
        os.replace(partial, path)
    except (OSError, pa.ArrowException) as error:
        partial.unlink(missing_ok=True)
        raise ResultsError("results-unwritable", file=str(path), reason=str(error)) from error


def read(path: Path) -> Results:
    """Read a results file; refuses what is none, what is broken and what a newer version wrote."""
    pa = arrow()
    try:
        with path.open("rb") as file:  # read through Python, whose errors are the system's
            table = pa.parquet.read_table(file)
    except OSError as error:
        raise ResultsError("results-unreadable", file=str(path), reason=error.strerror or str(error)) from error
    except (pa.ArrowException, ValueError) as error:
        raise ResultsError("results-broken", file=str(path), reason=_reason(error)) from error
    about = _about(path, table)
    try:
        table = table.cast(schema([field.name for field in table.schema.field("points").type]))
        results = Results(about, table)
        if table.num_rows != about["played"] * len(results.line_up.rotations) * results.line_up.seats:
            raise ValueError(f"{table.num_rows} rows")
    except (pa.ArrowException, ValueError, KeyError, TypeError, CarbarnError) as error:
        raise ResultsError("results-broken", file=str(path), reason=_reason(error)) from error
    return results


def _reason(error: Exception) -> str:
    """What is wrong, in the words of whoever found it, as a part of our sentence."""
    first = str(error).split("\n")[0].removeprefix("Could not open Parquet input source '<Buffer>': ")
    return first[:200].rstrip(".")


def _about(path: Path, table: Any) -> dict[str, Any]:
    """The metadata, checked."""
    try:
        about = json.loads((table.schema.metadata or {})[_KEY])
        found = about["format"]
    except (KeyError, ValueError, TypeError) as error:
        raise ResultsError("results-foreign", file=str(path)) from error
    if found != FORMAT:
        raise ResultsError("results-newer", file=str(path), format=str(found), known=FORMAT)
    for key, kind in _SHAPES.items():
        if not isinstance(about.get(key), kind):
            raise ResultsError("results-broken", file=str(path), reason=key)
    return dict(about)
