"""A server for every test, once with SQLite and once with a real PostgreSQL."""

import contextlib
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from carbarn.server.settings import Limits, Settings
from tests.server import postgres
from tests.server.people import House

# Tests hurry: what a test does in a second, people do in an evening.
ROOMY = Limits(
    requests=(100_000.0, 100_000), new_tables=(10_000.0, 10_000), messages=(100_000.0, 100_000), chat=(1_000.0, 1_000)
)
SETTINGS = Settings(host="127.0.0.1", limits=ROOMY, watch_seconds=0.05, bot_threads=1, bot_seconds=0.01, pauses=False)


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    if postgres.programs() is None:
        if os.environ.get("CARBARN_TESTS_NEED_POSTGRES"):
            pytest.fail(postgres.MISSING)
        pytest.skip(postgres.MISSING)
    with postgres.running() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    found: postgres.Cluster = request.getfixturevalue("cluster")
    return found.new_database()


@pytest.fixture
def open_house(database: str) -> Iterator[Callable[..., House]]:
    """Starts servers on the test's database, as many as a test wants; keywords change settings or limits."""
    with contextlib.ExitStack() as stack:

        def start(**changes: Any) -> House:
            limits = {name: changes.pop(name) for name in list(changes) if hasattr(ROOMY, name)}
            settings = replace(SETTINGS, database=database, limits=replace(ROOMY, **limits), **changes)
            return stack.enter_context(House(settings))

        yield start


@pytest.fixture
def house(open_house: Callable[..., House]) -> House:
    """A server."""
    return open_house()
