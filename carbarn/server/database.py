"""The database: SQLite by default, PostgreSQL by address; and the one thread of this process that writes to it."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from carbarn.server.checkpoint import LAST_RESORT, Checkpoints
from carbarn.server.errors import StorageFailed

T = TypeVar("T")
Job = Callable[[sa.Connection], T]
Outcome = tuple[Any, BaseException | None]

_BATCH = 256  # jobs that are committed together at most
_GATHER_SECONDS = 0.01  # for which a busy writer waits for company: a commit costs as much for one job as for ten
_DEADLOCKS = ("40P01", "40001")  # what PostgreSQL calls two transactions that wait for each other


class Database:
    """Reads in any thread; writes in one, where what waits at the same time is committed at once.

    A commit waits for the disk, so many jobs share one. If one of them fails, because a move lost against another
    process, all are done again, each behind a savepoint of its own, so that it does not take its neighbours with it: a
    job does nothing but what it does to the database.
    """

    def __init__(self, url: str, busy_seconds: float = 5.0) -> None:
        self.url = sa.make_url(url)
        self.engine = _engine(self.url, "BEGIN", busy_seconds)
        self._writing_engine = _engine(self.url, "BEGIN IMMEDIATE", busy_seconds)
        self._jobs: queue.SimpleQueue[tuple[Job[Any], asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._checkpoints: Checkpoints | None = None

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
            if self.url.get_backend_name() == "sqlite":
                self._checkpoints = Checkpoints(self.engine)
                self._checkpoints.start()
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
        if self._checkpoints is not None:
            self._checkpoints.close()
            self._checkpoints = None
        self.engine.dispose()
        self._writing_engine.dispose()

    def _write_all(self) -> None:
        """The writing thread: takes what waits, commits it, tells those who wait."""
        jobs: list[tuple[Job[Any], asyncio.Future[Any]]] = []
        closing = False
        while not closing:
            waiting = [self._jobs.get()]
            if len(jobs) > 1:
                time.sleep(_GATHER_SECONDS)
            while len(waiting) < _BATCH and not self._jobs.empty():
                waiting.append(self._jobs.get())
            closing = None in waiting
            jobs = [entry for entry in waiting if entry is not None]
            if jobs:
                _tell(jobs, self._commit([job for job, _ in jobs]))
                if self._checkpoints is not None:
                    self._checkpoints.written()

    def _commit(self, jobs: list[Job[Any]]) -> list[Outcome]:
        """The result or the error of every job; one failure to commit is everybody's."""
        try:
            try:
                with self._writing_engine.begin() as connection:
                    return _all_at_once(connection, jobs)
            except Exception as problem:
                if not _is_one_jobs_own(problem):
                    raise
            with self._writing_engine.begin() as connection:
                return [_attempt(connection, job) for job in jobs]
        except Exception as problem:
            return [(None, StorageFailed(problem))] * len(jobs)


def _is_one_jobs_own(problem: Exception) -> bool:
    """Whether a job failed by itself, or met another process half-way; else the disk or the connection is to blame."""
    if isinstance(problem, sa.exc.OperationalError):
        return getattr(problem.orig, "sqlstate", None) in _DEADLOCKS
    return isinstance(problem, sa.exc.IntegrityError) or not isinstance(problem, sa.exc.SQLAlchemyError)


def _all_at_once(connection: sa.Connection, jobs: list[Job[Any]]) -> list[Outcome]:
    """All jobs, those that can be done together first."""
    together: dict[Any, list[Any]] = {}
    for job in jobs:
        if hasattr(job, "together"):
            together.setdefault(type(job), []).append(job)
    for kind, alike in together.items():
        kind.together(connection, alike)
    return [(None if hasattr(job, "together") else job(connection), None) for job in jobs]


def _attempt(connection: sa.Connection, job: Job[Any]) -> Outcome:
    """Run one job. What breaks the connection or the disk goes on to the whole batch."""
    try:
        with connection.begin_nested():
            return job(connection), None
    except sa.exc.IntegrityError as problem:  # another process did the same just before
        return None, StorageFailed(problem)
    except sa.exc.SQLAlchemyError:
        raise
    except Exception as problem:  # its own business: a lost race, a refusal, a defect; the one who waits gets it
        return None, problem


def _tell(jobs: list[tuple[Job[Any], "asyncio.Future[Any]"]], results: list[Outcome]) -> None:
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


def _engine(url: sa.URL, begin: str, busy_seconds: float) -> sa.Engine:
    """An engine; on SQLite with a write-ahead log that survives a power cut, and transactions that we begin."""
    if url.get_backend_name() != "sqlite":
        # A table is read in several queries, which have to tell of the same moment; SQLite does that by itself.
        isolation = "REPEATABLE READ" if begin == "BEGIN" else "READ COMMITTED"
        return sa.create_engine(url, pool_pre_ping=True, isolation_level=isolation, hide_parameters=True)
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(url, hide_parameters=True)  # of what is written nothing goes into logs
    # Many rows in one statement: with one for each row, a busy process makes the writer wait for its turn at every row.
    engine.dialect.use_insertmanyvalues_wo_returning = True

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            f"wal_autocheckpoint={LAST_RESORT}",
            "foreign_keys=ON",
            f"busy_timeout={int(1_000 * busy_seconds)}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def begin_ourselves(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
