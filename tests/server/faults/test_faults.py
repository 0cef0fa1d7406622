"""Nothing is lost: the process killed, lines that lose half of everything, two processes, connections cut.

Small here; `make soak` does the same at full size.
"""

import asyncio
from pathlib import Path

import pytest

from tests.server.faults import scenarios
from tests.server.faults.postgres import cut_connections, postgres, programs

_SECONDS = 300  # for games to come to their end; an idle machine needs a few


def test_killed_at_random_moments(tmp_path: Path) -> None:
    asyncio.run(scenarios.killed(tmp_path / "tables.sqlite", tmp_path, 10, 3, 2.0, _SECONDS))


def test_half_of_all_messages_are_lost(tmp_path: Path) -> None:
    asyncio.run(scenarios.bad_lines(tmp_path / "tables.sqlite", tmp_path, 2, _SECONDS))


def test_two_processes_race(tmp_path: Path) -> None:
    asyncio.run(scenarios.two_processes(tmp_path / "tables.sqlite", tmp_path, 4, _SECONDS))


def test_postgres_killed_and_cut(tmp_path: Path) -> None:
    if programs() is None:
        pytest.skip("PostgreSQL is not installed: its part of the tests is left out")
    with postgres() as address:
        asyncio.run(scenarios.killed(address, tmp_path, 6, 2, 2.0, _SECONDS))
    with postgres() as address:
        asyncio.run(scenarios.connections_cut(address, tmp_path, 4, lambda: cut_connections(address), _SECONDS))
