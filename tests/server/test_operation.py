"""Running a server: health, figures, logs, headers, limits, migrations, checks, stopping and starting again."""

import contextlib
import io
import json
import logging
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from carbarn.server import logs, migrate, play, schema
from carbarn.server.check import Report, check
from carbarn.server.database import Database
from tests.server.conftest import SETTINGS
from tests.server.people import House, Party, Socket, wait_until


def address(database: str) -> str:
    return replace(SETTINGS, database=database).database_url


def execute(database: str, statement: str) -> None:
    """What an administrator could do with a tool of the database's."""
    engine = sa.create_engine(address(database))
    with engine.begin() as connection:
        connection.execute(sa.text(statement))
    engine.dispose()


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Everything that the server writes into its log, as JSON."""
    stream, logger = io.StringIO(), logging.getLogger("carbarn.server")
    handler, level = logging.StreamHandler(stream), logger.level
    handler.setFormatter(logs.JsonLines())
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    yield stream
    logger.removeHandler(handler)
    logger.setLevel(level)


# Health, figures, logs


def test_health_and_readiness(house: House, database: str) -> None:
    assert house.ask("GET", "/healthz").text == "ok\n"
    assert house.ask("GET", "/readyz").text == "ready\n"
    party = house.set_up("Ann", "Bob")
    execute(database, "ALTER TABLE tables RENAME TO gone")
    assert house.ask("GET", "/readyz").status_code == 503
    assert house.ask("GET", "/metrics").status_code == 503
    answer = party.whose_turn().ask(
        "POST", "moves", {"step": 1, "action": party.whose_turn().state()["legal"][0]["id"]}
    )
    assert answer.status_code == 503
    assert answer.json()["error"]["code"] == "storage"
    assert house.ask("GET", "/healthz").status_code == 200
    execute(database, "ALTER TABLE gone RENAME TO tables")
    assert house.ask("GET", "/readyz").status_code == 200
    party.whose_turn().move()


def test_figures_for_prometheus(house: House) -> None:
    party = house.set_up("Ann", seats=2, bots={"1": "random"})
    wait_until(lambda: party.inside.to_move == 0)
    party.people[0].move()
    party.people[0].refused("moves", {"step": 0, "action": 0})
    with party.people[0].listen() as socket:
        socket.hear("state")
        page = house.ask("GET", "/metrics").text
    for figure in (
        "carbarn_tables_created_total 1.0",
        'carbarn_tables_stored{status="playing"} 1.0',
        "carbarn_tables_in_memory 1.0",
        "carbarn_connections 1.0",
        'carbarn_steps_total{kind="deal"} 1.0',
        'carbarn_refusals_total{code="stale-step"} 1.0',
        "carbarn_move_seconds_count 2.0",
        "carbarn_bot_queue 0.0",
        'carbarn_bot_seconds_count{level="random"}',
    ):
        assert figure in page, figure


def test_every_request_has_an_id_and_a_line(house: House, written: io.StringIO) -> None:
    given = house.ask("GET", "/api/games", headers={"X-Request-Id": "abc-123"})
    made = house.ask("GET", "/api/tables/nowhere?token=secret", headers={"X-Request-Id": "not an id\\n{}"})
    assert given.headers["x-request-id"] == "abc-123"
    assert len(made.headers["x-request-id"]) == 12
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    for answer, path in ((given, "/api/games"), (made, "/api/tables/nowhere")):
        (line,) = [line for line in lines if line.get("request") == answer.headers["x-request-id"]]
        assert (line["path"], line["status"], line["method"]) == (path, answer.status_code, "GET")
        assert line["ms"] >= 0
        assert line["time"].endswith("Z")
    assert "secret" not in written.getvalue()


def test_a_defect_is_logged_and_nothing_of_it_told(
    house: House, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError("the deck is 1 2 3")

    monkeypatch.setattr("carbarn.server.catalogue.listed", broken)
    answer = house.client.get("/api/games")
    assert answer.status_code == 500
    assert answer.json()["error"]["code"] == "defect"
    assert "deck" not in answer.text
    assert "x-content-type-options" in answer.headers
    assert "ZeroDivisionError" in written.getvalue()


# Headers and limits

HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def test_every_answer_is_careful(house: House) -> None:
    paths = ("/", "/docs", "/openapi.json", "/healthz", "/metrics", "/api/games", "/api/nothing", "/t/abc", "/nothing")
    for path in paths:
        for method in ("GET", "HEAD", "OPTIONS", "POST"):
            origin = {"Origin": "https://elsewhere.example", "Access-Control-Request-Method": "GET"}
            answer = house.ask(method, path, headers=origin)
            assert HEADERS.items() <= dict(answer.headers).items(), path
            assert ("content-security-policy" in answer.headers) == (path != "/docs")
            assert not any(name.startswith("access-control") for name in answer.headers), path
            assert "server" not in answer.headers
            if method in ("OPTIONS", "POST") and answer.status_code != 404:
                assert answer.status_code == 405, (method, path)
                assert "GET" in answer.headers["allow"]
    for path in ("/", "/healthz", "/readyz", "/t/abc"):
        assert house.ask("HEAD", path).status_code == 200, path
    assert "default-src 'self'" in house.ask("GET", "/").headers["content-security-policy"]


def test_large_bodies_are_refused(open_house: Callable[..., House]) -> None:
    house = open_house(body=2_000)
    party = house.set_up("Ann", "Bob")
    step = party.inside.next_step
    answer = party.people[0].ask("POST", "chat", {"text": "x" * 3_000})
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "too-large"

    def drops() -> Iterator[bytes]:  # without a length in the headers
        for _ in range(300):
            yield b" " * 10

    answer = house.client.post(f"/api/tables/{party.table}/chat", content=drops())
    assert answer.status_code == 413
    assert party.inside.next_step == step


def test_who_asks_too_often_has_to_wait(open_house: Callable[..., House]) -> None:
    house = open_house(requests=(0.001, 12), new_tables=(0.001, 2))
    party = house.set_up("Ann", "Bob")  # set up, two join, a look, a start: five requests
    table = f"/api/tables/{party.table}"
    for token in ("guess-one", "guess-two", None):  # a token that is not the table's does not buy anything
        assert house.ask("GET", table, token=token).status_code in (200, 401)
    while (answer := house.ask("GET", table, token="guess")).status_code != 429:
        assert answer.status_code == 200
    assert answer.json()["error"]["code"] == "too-fast"
    ann = party.people[0]
    for _ in range(12):
        ann.state()  # a seat counts for itself
    assert ann.refused("state", method="GET") == "too-fast"
    other = open_house(new_tables=(0.001, 2))
    codes = [other.ask("POST", "/api/tables", {"game": "usa", "seats": 2}).status_code for _ in range(3)]
    assert codes == [201, 201, 429]


def test_a_table_can_be_too_crowded(open_house: Callable[..., House]) -> None:
    house = open_house(connections=1)
    party = house.set_up("Ann", "Bob")
    with party.people[0].listen() as one:
        one.hear("state")
        two = Socket(party.watcher, {})
        two.open()
        assert two.next()["code"] == "too-many-watch"


# The schema


def test_migrations_make_what_the_models_say(database: str) -> None:
    """From nothing; and again, which changes nothing."""
    storage = Database(address(database))
    for _ in range(2):
        migrate.migrate(storage)
        assert migrate.revision(storage) == "0002"
        with storage.engine.connect() as connection:
            context = MigrationContext.configure(
                connection, opts={"compare_type": True, "compare_server_default": True}
            )
            assert compare_metadata(context, schema.metadata) == []
            found = {name: sa.inspect(connection).get_pk_constraint(name) for name in schema.metadata.tables}
        for name, table in schema.metadata.tables.items():
            assert found[name]["constrained_columns"] == [column.name for column in table.primary_key]
    storage.close()


def test_servers_that_start_together_migrate_once(database: str) -> None:
    script = (
        "import sys; from carbarn.server.database import Database; from carbarn.server.migrate import migrate;"
        "sys.stdin.readline(); migrate(Database(sys.argv[1]))"
    )
    command = [sys.executable, "-c", script, address(database)]
    processes = [subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("now\n")
        process.stdin.flush()
    for process in processes:
        assert process.wait(120) == 0, process.stderr and process.stderr.read()
        process.communicate()
    storage = Database(address(database))
    assert migrate.revision(storage) == "0002"
    storage.close()


def test_a_choice_held_before_steps_were_noted_is_still_played(open_house: Callable[..., House], database: str) -> None:
    house = open_house()
    party = house.set_up("Ann", "Bob", options={"first": 0})
    told = party.people[1].move()
    assert told["held"]
    choice = party.people[1].state()["held"]["id"]
    house.stop()
    for statement in ("ALTER TABLE held DROP COLUMN step", "UPDATE alembic_version SET version_num = '0001'"):
        execute(database, statement)
    ann, bob = (person.at(open_house()) for person in party.people)
    assert bob.state()["held"]["id"] == choice
    ann.move()
    assert [event["action"]["id"] for event in bob.state(since=1)["events"] if event["by"] == "seat"] == [choice]


def test_what_is_written_gets_from_the_log_into_the_database(tmp_path: Path) -> None:
    """A checkpoint comes by itself, while the server runs: a log that nobody carries over would grow for ever."""
    storage, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"

    def carried_over() -> bool:
        shutil.copy(storage, copy)  # without the log that lies beside it
        with contextlib.closing(sqlite3.connect(copy)) as connection, contextlib.suppress(sqlite3.Error):
            return bool(connection.execute("SELECT count(*) FROM steps").fetchone() == (2,))
        return False

    with House(replace(SETTINGS, database=str(storage))) as house:
        house.set_up("Ann", "Bob", game="cable_car").whose_turn().move()
        wait_until(carried_over)


# Checking


def problems(database: str) -> tuple[list[str], Report]:
    storage, report = Database(address(database)), Report()
    found = [str(problem.details.get("reason", problem.message)) for problem in check(storage, report)]
    storage.close()
    return found, report


def finished(house: House) -> Party:
    party = house.set_up("Ann", "Bob", game="cable_car")
    party.play()
    return party


def test_what_is_sound_verifies(house: House, database: str) -> None:
    finished(house)
    house.set_up("Cleo", "Dan").play(5)
    house.set_up("Eve", seats=2)
    house.set_up("Flo", "Gil").people[0].post("resign")
    undone = house.set_up("Hal", seats=2, bots={"1": "random"}, options={"first": 0})
    undone.people[0].move()
    wait_until(lambda: undone.inside.bot_to_move() is None)
    undone.people[0].post("undo", {"step": undone.inside.next_step})
    found, report = problems(database)
    assert found == []
    assert (report.tables, report.games) == (5, 4)
    assert report.steps > 20


def test_a_tampered_log_is_found(house: House, database: str) -> None:
    party = finished(house)
    log = party.inside.steps
    last = len(log) - 1
    step = "UPDATE steps SET {} WHERE step = {}"
    for tampering, mending in (
        (step.format("entries = '999999'", 5), step.format(f"entries = '{','.join(map(str, log[5].entries))}'", 5)),
        (step.format("entries = 'x,y'", 5), step.format(f"entries = '{','.join(map(str, log[5].entries))}'", 5)),
        (step.format("entries = ''", 5), step.format(f"entries = '{','.join(map(str, log[5].entries))}'", 5)),
        (step.format(f"seat = {1 - (log[5].seat or 0)}", 5), step.format(f"seat = {log[5].seat}", 5)),
        (step.format("step = 100000", 5), "UPDATE steps SET step = 5 WHERE step = 100000"),
        (step.format("step = 100000", last), f"UPDATE steps SET step = {last} WHERE step = 100000"),
        ("UPDATE tables SET status = 'playing'", "UPDATE tables SET status = 'over'"),
        ("UPDATE tables SET board_hash = 'x'", f"UPDATE tables SET board_hash = '{party.inside.game.hash}'"),
        ("UPDATE tables SET game = 'chess'", "UPDATE tables SET game = 'cable_car'"),
    ):
        assert problems(database)[0] == []
        execute(database, tampering)
        assert len(problems(database)[0]) == 1, tampering
        execute(database, mending)
    result = json.dumps({**party.people[0].state()["result"], "winners": [7]})
    execute(database, f"UPDATE tables SET result = '{result}'")
    assert problems(database)[0] == ["db-wrong-result"]


# Stopping and starting


def test_a_bots_move_is_taken_up_after_a_restart(open_house: Callable[..., House], database: str) -> None:
    with House(replace(SETTINGS, database=database, pauses=True, limits=SETTINGS.limits)) as before:
        party = before.set_up("Ann", seats=2, bots={"1": "random"}, options={"first": 1}, quick=False)
        assert party.inside.bot_to_move() == "random"  # it pauses before its move
        assert party.inside.next_step == 1
    house = open_house()
    wait_until(lambda: house.table(party.table).to_move == 0)


def test_a_choice_that_is_due_is_played_after_a_restart(
    open_house: Callable[..., House], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server was stopped between the step before it and its own."""

    async def stopped(*_: Any) -> None:
        return

    with House(replace(SETTINGS, database=database)) as before:
        party = before.set_up("Ann", "Bob", options={"first": 0})
        monkeypatch.setattr(play, "_follow_up", stopped)
        party.people[1].move()
        party.people[0].move()
        assert party.inside.next_step == 2
    monkeypatch.undo()
    house = open_house()
    wait_until(lambda: house.table(party.table).next_step == 3)


def test_one_broken_table_does_not_keep_the_others_waiting(open_house: Callable[..., House], database: str) -> None:
    with House(replace(SETTINGS, database=database, pauses=True)) as before:
        parties = [
            before.set_up("Ann", seats=2, bots={"1": "random"}, options={"first": 1}, quick=False) for _ in range(2)
        ]
    execute(database, f"UPDATE steps SET entries = '999999' WHERE table_id = '{parties[0].table}'")
    house = open_house()
    wait_until(lambda: house.table(parties[1].table).to_move == 0)
    assert 400 <= parties[0].watcher.at(house).ask("GET").status_code < 500


def test_moves_under_way_are_finished_when_the_server_stops(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from carbarn.server.database import Database

    real, begun = Database._commit, threading.Event()

    def slow(self: Database, jobs: Any) -> Any:
        begun.set()
        time.sleep(0.7)
        return real(self, jobs)

    answers = []
    with House(replace(SETTINGS, database=database)) as house:
        party = house.set_up("Ann", "Bob", game="cable_car")
        mover, action = party.whose_turn(), party.whose_turn().state()["legal"][0]["id"]
        monkeypatch.setattr(Database, "_commit", slow)
        sender = threading.Thread(
            target=lambda: answers.append(mover.ask("POST", "moves", {"step": 1, "action": action}))
        )
        begun.clear()
        sender.start()
        assert begun.wait(10)
        house.stop()
        sender.join(10)
    assert [answer.status_code for answer in answers] == [200]
    monkeypatch.undo()
    with House(replace(SETTINGS, database=database)) as after:
        assert after.table(party.table).steps[1].entries[0] == action
