"""Who plays the deals of a tournament: threads, worker processes, or a cluster (`cluster.py`).

A crew is given ranges of deals and returns futures. What a range comes to depends on the table alone, so that it does
not matter who plays it, nor whether it is played again after a worker has died.
"""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

from carbarn.arena import deals, program
from carbarn.arena.deals import Deals, Table, compile_for, play_compiled, play_matches
from carbarn.core.errors import BadOption


class Crew(Protocol):
    """Plays ranges of deals."""

    @property
    def size(self) -> int:
        """How many ranges are played at the same time."""

    def submit(self, first: int, count: int) -> "Future[Deals]":
        """Have deals number `first` and on played."""


class _Pool:
    """A crew that is an executor."""

    def __init__(self, pool: Any, size: int, table: Table, play: Any) -> None:
        self._pool, self.size, self._table, self._play = pool, size, table, play

    def submit(self, first: int, count: int) -> "Future[Deals]":
        """Have deals number `first` and on played."""
        future: Future[Deals] = self._pool.submit(self._play, self._table, first, count)
        return future


@contextlib.contextmanager
def compiled(table: Table, workers: int) -> Iterator[Crew]:
    """Threads that play whole games in compiled calls, which release the GIL."""
    play_compiled(table, 0, 1)  # compiled before the clock starts
    with ThreadPoolExecutor(workers) as pool:
        yield _Pool(pool, workers, table, play_compiled)


@contextlib.contextmanager
def at_home(table: Table) -> Iterator[Crew]:
    """One thread of this process: for few games, which are over before a worker process has begun."""
    compile_for(table)
    deals.stop.clear()
    with ThreadPoolExecutor(1) as pool:
        try:
            yield _Pool(pool, 1, table, play_matches)
        except BaseException:
            deals.stop.set()  # nobody waits for games that nobody will count
            raise


@contextlib.contextmanager
def processes(table: Table, workers: int) -> Iterator[Crew]:
    """Worker processes, each with one thread to itself, so that a second is worth the same to all bots."""
    compile_for(table)
    context = multiprocessing.get_context("spawn")  # a fork would copy threads' locks in any state
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, _start_worker, (stop, table)) as pool:
        try:
            yield _Pool(pool, workers, table, play_matches)
        except BrokenProcessPool as error:  # ended by somebody else, such as a system that ran out of memory
            raise BadOption("error-worker-died") from error
        except BaseException:
            stop.set()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _start_worker(stop: Any, table: Table) -> None:
    """Make this process a worker: it leaves Ctrl-C to the one who started it, and never outlives that one."""
    deals.stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    compile_for(table)  # loaded before the first clock runs


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        program.end_all()
        os._exit(1)
