"""The same work on a Ray cluster: ranges of deals are its tasks.

What a range comes to depends on the table alone. So Ray may give it to another node when one dies, and whoever gathers
the results counts every range once, in order: nothing is lost, and nothing is counted twice.
"""

import contextlib
import functools
import importlib.util
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any

from carbarn.arena.crew import Crew
from carbarn.arena.deals import Deals, Table, compile_for, game_of, play_matches
from carbarn.core.errors import BadOption

_SECONDS = 5.0  # to answer a knock at the door
_PATIENCE = 60.0  # seconds until somebody who answers has to be a cluster
_RETRIES = 20  # of a range whose worker died; more is no accident
_ENTRIES = 3  # tries to get in by a client's door: each starts a server for us, which a busy head may not do in time
_PORT = "6379"
_CLIENT = "ray://"  # an address of Ray's client, from a machine that is not part of the cluster


def _ray() -> Any:
    """Ray, an optional extra; quiet, and quick to notice that nobody is there."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_gcs_rpc_server_reconnect_timeout_s", "20")
    try:
        import ray
    except ImportError as error:
        raise BadOption("error-needs-extra", package="ray", extra="ray") from error
    return ray


def _knock(address: str) -> None:
    """Refuse an address at which nobody answers: Ray itself would wait for a minute."""
    host, _, port = address.removeprefix(_CLIENT).rpartition(":")
    try:
        socket.create_connection((host, int(port)), _SECONDS).close()
    except (OSError, ValueError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadOption("error-cluster-unreachable", address=address, reason=reason) from error
    if not address.startswith(_CLIENT):
        _ask_for_ray(address)


def _ask_for_ray(address: str) -> None:
    """Refuse an address at which somebody else answers; in a process of its own, because Ray would end ours."""
    command = [sys.executable, "-m", "ray.scripts.scripts", "health-check", "--address", address]
    try:
        done = subprocess.run(command, capture_output=True, timeout=_PATIENCE, check=False).returncode
    except subprocess.TimeoutExpired:
        done = 1
    if done:
        raise BadOption("error-cluster-unreachable", address=address, reason="no Ray cluster answers there")


@contextlib.contextmanager
def nodes(table: Table, address: str) -> Iterator[Crew]:
    """A cluster, for as long as a tournament lasts."""
    ray = _ray()
    if address.startswith(_CLIENT) and importlib.util.find_spec("grpc") is None:
        raise BadOption("error-needs-extra", package="ray[client]", extra="ray")
    address = address if ":" in address else f"{address}:{_PORT}"
    _knock(address)
    enter(ray, address)
    try:
        yield _Nodes(ray, table)
    except ray.exceptions.RayError as error:
        cause = getattr(error, "cause", None)
        if isinstance(cause, BadOption):
            raise cause from error
        raise BadOption("error-cluster-lost", address=address, reason=str(error).split("\n")[0][:200]) from error
    finally:
        ray.shutdown()  # ends our tasks, not the cluster


def enter(ray: Any, address: str) -> None:
    """Become part of the cluster, or its client."""
    for tries_left in reversed(range(_ENTRIES)):
        try:
            ray.init(address=address, log_to_driver=False, logging_level="CRITICAL", configure_logging=False)
            return
        except Exception as error:  # Ray raises whatever its layers raise
            if tries_left and isinstance(error, ConnectionAbortedError):
                continue
            raise BadOption("error-cluster-unreachable", address=address, reason=_reason(error)) from error


def _reason(error: Exception) -> str:
    """What went wrong, in a line: the last one, because a cluster sends its whole traceback."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1][:300].rstrip(".") if lines else type(error).__name__


class _Nodes:
    """A crew that is a cluster."""

    def __init__(self, ray: Any, table: Table) -> None:
        from carbarn import __version__

        self._task = ray.remote(num_cpus=1, max_retries=_RETRIES)(_play)
        self._table = ray.put(table)
        self._stated = (__version__, game_of(table).hash)
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, first: int, count: int) -> "Future[Deals]":
        """Have deals number `first` and on played, wherever there is room."""
        future: Future[Deals] = self._task.remote(self._table, self._stated, first, count).future()
        return future


def _play(table: Table, stated: tuple[str, str], first: int, count: int) -> Deals:
    """On a node: a range of deals, if the node plays the same games as we do."""
    _prepare(table, stated)
    return play_matches(table, first, count)


@functools.lru_cache(maxsize=4)
def _prepare(table: Table, stated: tuple[str, str]) -> None:
    """Compile, once a process, and see that versions and boards are the same."""
    from carbarn import __version__

    found = (__version__, game_of(table).hash)
    if found != stated:
        raise BadOption("error-cluster-version", theirs=" ".join(found), ours=" ".join(stated))
    compile_for(table)
