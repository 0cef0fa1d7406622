"""A real Ray cluster of two nodes, one of which is killed in mid-run: the same games, each counted once."""

import json
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import carbarn
from carbarn.arena.again import difference
from carbarn.arena.cluster import enter
from carbarn.arena.keeper import Keeper
from carbarn.arena.tournament import Tournament
from carbarn.core.errors import BadOption
from tests.ports import free_port

from .conftest import Command

ray = pytest.importorskip("ray", reason="RAY IS NOT INSTALLED: the cluster is not tested (pip install 'carbarn[ray]')")


class Running(NamedTuple):
    """Two nodes, and where those are let in who are not one of them."""

    nodes: Any
    other: Any
    door: str


@pytest.fixture(scope="module")
def cluster() -> Iterator[Running]:
    """A head and another node, each with one core; the head has a door for clients."""
    from ray.cluster_utils import Cluster

    room = {"num_cpus": 1, "object_store_memory": 80 << 20}
    port = free_port()
    head = {**room, "include_dashboard": False, "ray_client_server_port": port}
    nodes = Cluster(initialize_head=True, head_node_args=head)
    try:
        yield Running(nodes, nodes.add_node(**room), f"ray://{nodes.head_node.node_ip_address}:{port}")
    finally:
        nodes.shutdown()


def played(watch: Any = lambda games, rate: None, **where: Any) -> tuple[Any, Any]:
    game = carbarn.game("san_francisco")
    tournament = Tournament(game, ["planner", "greedy"], 400, seed=5, details=True, **where)
    keeper = Keeper(None, None, tournament.line_up.names)
    tournament.keep(keeper)
    return tournament.play(watch), keeper.table


@pytest.mark.parametrize("kind", ["a node", "a client"])
def test_programs_read_json_and_nothing_else(cluster: Running, kind: str, tmp_path: Path, command: Command) -> None:
    """From a node of the cluster and from outside it, in a process of its own: what Ray and its raylets print would go
    past Python's own streams."""
    address = cluster.nodes.address if kind == "a node" else cluster.door
    file, wanted = tmp_path / "r.parquet", ["--bots", "greedy,random", "--games", "8", "--seed", "3", "--json"]
    line = [sys.executable, "-m", "carbarn", "tournament", "san_francisco", *wanted]
    there = subprocess.run([*line, "--cluster", address, "--out", file], capture_output=True, text=True)
    assert there.returncode == 0, there.stderr
    told = json.loads(there.stdout)
    assert told["games"] == 8
    here = json.loads(command("tournament", "san_francisco", *wanted)[1])
    assert [bot["wins"] for bot in told["standings"]] == [bot["wins"] for bot in here["standings"]]
    code, out, _ = command("report", file, "--json")
    assert code == 0
    assert json.loads(out)["games"] == 8


def test_a_node_that_dies_changes_nothing(cluster: Running) -> None:
    killed = []

    def kill(games: int, rate: float) -> None:
        if games >= 60 and not killed:
            killed.append(games)
            cluster.nodes.remove_node(cluster.other, allow_graceful=False)

    there, there_table = played(kill, cluster=cluster.nodes.address)
    assert killed, "a node was killed"
    assert killed[0] < there.games
    here, here_table = played()
    assert difference(here_table, there_table) is None
    assert there.games == here.games == 400
    assert [s.wins for s in there.standings] == [s.wins for s in here.standings]


def test_a_client_s_address_needs_the_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(BadOption, match=r"ray\[client\]: pip install"):
        played(cluster="ray://127.0.0.1:10001")


class _Busy:
    """Ray, at a head that has too much to do to start a client's server in time, so many times."""

    def __init__(self, failures: int) -> None:
        self.failures, self.tries = failures, 0

    def init(self, **wanted: Any) -> None:
        self.tries += 1
        if self.tries <= self.failures:
            raise ConnectionAbortedError("Initialization failure from server:\nTraceback\nRuntimeError: no backend.\n")


def test_a_busy_cluster_is_asked_again() -> None:
    """Seen in CI: the server that a cluster starts for a client was not there within the half minute it is given."""
    busy = _Busy(2)
    enter(busy, "ray://there:1")
    assert busy.tries == 3
    with pytest.raises(BadOption, match=r"cannot be reached: RuntimeError: no backend\.$"):
        enter(_Busy(3), "ray://there:1")


def test_nobody_answers() -> None:
    """Within seconds, by either kind of address."""
    port = free_port()
    for address in (f"127.0.0.1:{port}", f"ray://127.0.0.1:{port}"):
        start = time.monotonic()
        with pytest.raises(BadOption, match="cannot be reached: Connection refused"):
            played(cluster=address)
        assert time.monotonic() - start < 30


def test_somebody_else_answers() -> None:
    server = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        while True:
            try:
                caller, _ = server.accept()
            except OSError:
                return
            caller.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
            caller.close()

    threading.Thread(target=serve, daemon=True).start()
    with pytest.raises(BadOption, match="no Ray cluster answers there"):
        played(cluster=f"127.0.0.1:{server.getsockname()[1]}")
    server.close()
