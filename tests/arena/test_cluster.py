"""A real Ray cluster of two nodes, one of which is killed in mid-run: the same games, each counted once."""

import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest

import carbarn
from carbarn.arena.again import difference
from carbarn.arena.keeper import Keeper
from carbarn.arena.tournament import Tournament
from carbarn.core.errors import BadOption

ray = pytest.importorskip("ray", reason="RAY IS NOT INSTALLED: the cluster is not tested (pip install 'carbarn[ray]')")


@pytest.fixture
def cluster() -> Iterator[tuple[Any, Any]]:
    """A head and another node, each with one core."""
    from ray.cluster_utils import Cluster

    room = {"num_cpus": 1, "object_store_memory": 80 << 20}
    nodes = Cluster(initialize_head=True, head_node_args={**room, "include_dashboard": False})
    try:
        yield nodes, nodes.add_node(**room)
    finally:
        nodes.shutdown()


def played(watch: Any = lambda games, rate: None, **where: Any) -> tuple[Any, Any]:
    game = carbarn.game("san_francisco")
    tournament = Tournament(game, ["planner", "greedy"], 400, seed=5, details=True, **where)
    keeper = Keeper(None, None, tournament.line_up.names)
    tournament.keep(keeper)
    return tournament.play(watch), keeper.table


def test_a_node_that_dies_changes_nothing(cluster: tuple[Any, Any]) -> None:
    nodes, other = cluster
    killed = []

    def kill(games: int, rate: float) -> None:
        if games >= 60 and not killed:
            killed.append(games)
            nodes.remove_node(other, allow_graceful=False)

    there, there_table = played(kill, cluster=nodes.address)
    assert killed, "a node was killed"
    assert killed[0] < there.games
    here, here_table = played()
    assert difference(here_table, there_table) is None
    assert there.games == here.games == 400
    assert [s.wins for s in there.standings] == [s.wins for s in here.standings]


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
