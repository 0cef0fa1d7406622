"""The database: SQLite by default, PostgreSQL by address; and the one thread of this process that writes to it."""

import asyncio
import queue
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from carbarn.server.errors import StorageFailed

T = TypeVar("T")
Job = Callable[[sa.Connection], T]

_BUSY_MILLISECONDS = 5_000  # that SQLite waits for another process's lock
_BATCH = 256  # jobs that are committed together at most


class Database:
    """Reads in any thread; writes in one, where what waits at the same time is committed at once.

    A commit waits for the disk. So many moves share one, each behind a savepoint of its own: a move that loses against
    another process does not take its neighbours with it.
    """

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        self.engine = _engine(self.url, "BEGIN")
        self._writing_engine = _engine(self.url, "BEGIN IMMEDIATE")
        self._jobs: queue.SimpleQueue[tuple[Job[Any], asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    async def read(self, job: Job[T]) -> T:
        """Run a job that changes nothing."""
        return await asyncio.to_thread(self._read, job)

    def _read(self, job: Job[T]) -> T:
        try:
            with self.engine.connect() as connection:
                return job(connection)
        except SQLAlchemyError as problem:
            raise StorageFailed(problem) from problem

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction; when this returns, what it did is committed."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._write_all, name="carbarn-writer", daemon=True)
            self._thread.start()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return await future

    def writing(self) -> sa.Connection:
        """A connection of one's own for a change of the schema, before anybody writes."""
        return self._writing_engine.connect()

    def close(self) -> None:
        """Finish what waits, then let go of the database."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None
        self.engine.dispose()
        self._writing_engine.dispose()

    def _write_all(self) -> None:
        """The writing thread: takes what waits, commits it, tells those who wait."""
        closing = False
        while not closing:
            waiting = [self._jobs.get()]
            while len(waiting) < _BATCH and not self._jobs.empty():
                waiting.append(self._jobs.get())
            closing = None in waiting
            jobs = [entry for entry in waiting if entry is not None]
            if jobs:
                _tell(jobs, self._commit([job for job, _ in jobs]))

    def _commit(self, jobs: list[Job[Any]]) -> list[tuple[Any, BaseException | None]]:
        """The result or the error of every job; one failure to commit is everybody's."""
        try:
            with self._writing_engine.begin() as connection:
                return [_attempt(connection, job) for job in jobs]
        except SQLAlchemyError as problem:
            return [(None, StorageFailed(problem))] * len(jobs)


def _attempt(connection: sa.Connection, job: Job[Any]) -> tuple[Any, BaseException | None]:
    """Run one job behind a savepoint. What breaks the connection or the disk goes on to the whole batch."""
    try:
        with connection.begin_nested():
            return job(connection), None
    except sa.exc.OperationalError:
        raise
    except Exception as problem:  # its own business: a lost race, a refusal, a defect; the one who waits gets it
        return None, problem


def _tell(jobs: list[tuple[Job[Any], "asyncio.Future[Any]"]], results: list[tuple[Any, BaseException | None]]) -> None:
    """Hand over results, with one call into the event loop for the whole batch."""

    def hand_over() -> None:
        for (_, future), (result, problem) in zip(jobs, results, strict=True):
            if future.done():
                continue
            if problem is None:
                future.set_result(result)
            else:
                future.set_exception(problem)

    jobs[0][1].get_loop().call_soon_threadsafe(hand_over)


def _engine(url: sa.URL, begin: str) -> sa.Engine:
    """An engine; on SQLite with a write-ahead log that survives a power cut, and transactions that we begin."""
    if url.get_backend_name() != "sqlite":
        # A table is read in several queries, which have to tell of the same moment; SQLite does that by itself.
        isolation = "REPEATABLE READ" if begin == "BEGIN" else "READ COMMITTED"
        return sa.create_engine(url, pool_pre_ping=True, isolation_level=isolation, hide_parameters=True)
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(url, hide_parameters=True)  # of what is written nothing goes into logs

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            f"busy_timeout={_BUSY_MILLISECONDS}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def begin_ourselves(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
