"""Keeps what a tournament has played: a results file, written whole now and then and at the end, and game files."""

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from carbarn.arena import results
from carbarn.arena.played import Played
from carbarn.core.errors import ResultsError

_EVERY = 60.0  # seconds between two writings: what a power cut may cost
_PORTION = 2000  # games that wait before they become columns


class Keeper:
    """Collects games in the order of the deals."""

    def __init__(self, path: Path | None, records: Path | None, names: Sequence[str]) -> None:
        self.path, self._records, self._names = path, records, names
        self._waiting: list[Played] = []
        self._tables: list[Any] = []
        self._written = time.monotonic()
        if path is not None:
            results.check_writable(path)
        if records is not None:
            self._make_folder(records)

    @staticmethod
    def _make_folder(records: Path) -> None:
        try:
            records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ResultsError("results-unwritable", file=str(records), reason=error.strerror or str(error)) from error

    def restore(self, table: Any) -> None:
        """What an earlier run has kept."""
        self._tables.append(table)

    def add(self, games: Sequence[Played]) -> None:
        """Some more games."""
        if self._records is not None:
            for game in games:
                self._save(self._records, game)
        self._waiting += games
        if len(self._waiting) >= _PORTION:
            self._settle()

    def _save(self, folder: Path, game: Played) -> None:
        """One game file, whole or not at all."""
        assert game.record is not None
        target = folder / f"deal-{game.deal:06}-rotation-{game.rotation}.carbarn.json"
        partial = target.with_name(target.name + ".part")
        try:
            partial.write_text(game.record, encoding="utf-8")
            os.replace(partial, target)
        except OSError as error:
            raise ResultsError("results-unwritable", file=str(target), reason=error.strerror or str(error)) from error

    def _settle(self) -> None:
        """Games that wait become columns."""
        if self._waiting:
            rows = results.rows(self._waiting, self._names)
            schema = results.schema(list(self._waiting[0].seats[0].points))
            self._tables.append(results.arrow().Table.from_pylist(rows, schema=schema))
            self._waiting = []

    @property
    def table(self) -> Any | None:
        """Everything so far; None where there is nothing yet."""
        self._settle()
        return results.arrow().concat_tables(self._tables) if self._tables else None

    @property
    def is_due(self) -> bool:
        """Whether it is time to write."""
        return self.path is not None and time.monotonic() - self._written >= _EVERY

    def write(self, about: dict[str, Any]) -> None:
        """Write the results file as it is now; nothing is written where nothing was played."""
        self._written = time.monotonic()
        table = self.table if self.path is not None else None
        if table is not None and self.path is not None:
            results.write(self.path, about, table)
