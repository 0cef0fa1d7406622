"""SQLite's checkpoints: what is in the write-ahead log is carried over into the database, while others go on writing.

By itself SQLite does this within a commit, and every move that waits for that commit waits for the disk: some tenths of
a second, every few seconds on a busy server.
"""

import threading

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from carbarn.server.logs import log

LAST_RESORT = 50_000  # pages in the log after which SQLite does it by itself, as it would if nobody else did
_LONG = 10_000  # pages after which the log is begun anew, which keeps writers waiting for a moment
_PAUSE_SECONDS = 1.0  # between two checkpoints


class Checkpoints(threading.Thread):
    """The thread that makes them."""

    def __init__(self, engine: sa.Engine) -> None:
        super().__init__(name="carbarn-checkpoints", daemon=True)
        self._engine = engine
        self._written, self._closing = threading.Event(), threading.Event()

    def written(self) -> None:
        """There is something in the log."""
        self._written.set()

    def run(self) -> None:
        """A while after something was written, carry it over."""
        while self._written.wait() and not self._closing.wait(_PAUSE_SECONDS):
            self._written.clear()
            try:
                self._carry_over()
            except (SQLAlchemyError, self._engine.dialect.loaded_dbapi.Error) as problem:  # the disk is full, say
                log.warning("checkpoint failed", exc_info=problem)

    def _carry_over(self) -> None:
        connection = self._engine.raw_connection()
        try:
            cursor = connection.cursor()
            _, length, _ = cursor.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if length > _LONG:
                cursor.execute("PRAGMA wal_checkpoint(RESTART)")
        finally:
            connection.close()

    def close(self) -> None:
        """Stop; what is in the log is safe there."""
        self._closing.set()
        self._written.set()
        self.join()
