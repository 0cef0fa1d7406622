"""`carbarn serve`, `carbarn join` and `carbarn db check` as people use them, and the bot in the documentation."""

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from carbarn.server.guest import Guest
from tests.ports import free_port
from tests.server.people import House, Person, wait_until
from tests.server.test_operation import execute

ROOT = Path(__file__).parents[2]


def carbarn(*arguments: str, **environment: str) -> "subprocess.Popen[str]":
    """A command in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-c", "from carbarn.cli import main; main()", *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), "LANG": "en_US.UTF-8", **environment},
    )  # fmt: skip


def said(process: "subprocess.Popen[str]") -> tuple[int, str, str]:
    out, err = process.communicate(timeout=180)
    return process.returncode, out, err


@contextlib.contextmanager
def served(database: str, *arguments: str, **environment: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A server in a process of its own."""
    port = free_port()
    process = carbarn(
        "serve", "--host", "127.0.0.1", "--port", str(port), "--database", database, *arguments, **environment
    )
    address = f"http://127.0.0.1:{port}"
    try:
        wait_until(lambda: process.poll() is not None or answers(address), 120)
        yield address, process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def answers(address: str) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"{address}/readyz").status_code == 200
    return False


def test_serve_play_stop_and_check(database: str, tmp_path: Path) -> None:
    """A server, two local bots at its table, a signal, and a look at what it kept."""
    with served(database, "--log-format", "json") as (address, process):
        wanted = {"game": "cable_car", "seats": 3, "bots": {"0": "random"}, "quick": True}
        client = httpx.Client(base_url=f"{address}/api", timeout=120)
        told = client.post("tables", json=wanted).json()
        table = told["table"]["table"]
        link = f"{address}/t/{table}"
        guests = [carbarn("join", link, "--bot", "random"), carbarn("join", link, "--bot", "greedy", "--name", "Rita")]

        def everybody_sits() -> bool:
            time.sleep(1)  # a look is a line of the log, which nobody reads yet: a full pipe would stop the server
            return not any(seat["free"] for seat in client.get(f"tables/{table}").json()["seats"])

        wait_until(everybody_sits, 120)
        begun = client.post(f"tables/{table}/start", headers={"Authorization": f"Bearer {told['host']}"})
        assert begun.status_code == 200
        for guest in guests:
            code, out, err = said(guest)
            assert code == 0, err
            assert "sits at seat" in out
            assert "The game is over" in out
        assert "Rita" in client.get(f"tables/{table}").text
        client.close()
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=30)
        assert "Carbarn is ready" in err
        assert told["host"] not in err
        assert "Traceback" not in err
        assert '"path": "/api/tables"' in err
    code, out, _ = said(carbarn("db", "check", "--database", database))
    assert (code, "one game replayed" in out, "Everything verifies." in out) == (0, True, True)
    execute(database, "UPDATE steps SET entries = '999999' WHERE step = 3")
    code, out, _ = said(carbarn("db", "check", "--database", database, "--lang", "fr"))
    assert code == 1
    assert re.search(rf"Table {table}, étape 3\u00a0: .+", out)


def test_serve_is_ready_soon(tmp_path: Path) -> None:
    """Under 3 s with a warm cache, on a machine that has nothing else to do: measured in time of the processor."""
    with served(str(tmp_path / "tables.sqlite")):
        pass
    with served(str(tmp_path / "tables.sqlite")) as (_, process):
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    assert seconds < 3


def test_settings_by_the_environment(tmp_path: Path) -> None:
    port, database = free_port(), tmp_path / "by" / "environment.sqlite"
    process = carbarn("serve", CARBARN_HOST="127.0.0.1", CARBARN_PORT=str(port), CARBARN_DATABASE=str(database),
                      CARBARN_LOG_FORMAT="json")  # fmt: skip
    try:
        wait_until(lambda: process.poll() is not None or answers(f"http://127.0.0.1:{port}"), 120)
        assert database.exists()
        begun = time.monotonic()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=30)
        assert time.monotonic() - begun < 20
    finally:
        if process.poll() is None:
            process.kill()
    assert "Traceback" not in err


BAD = [
    (("--port", "0"), "not a port"),
    (("--port", "70000"), "not a port"),
    (("--log-format", "xml"), "no log format"),
    (("--database", "nosuch://where"), "database"),
    (("--database", "postgresql://nobody@127.0.0.1:1/none"), "database"),
    (("--database", "/proc/nowhere/tables.sqlite"), "database"),
    (("--host", "256.1.1.1"), "256.1.1.1"),
]


@pytest.mark.parametrize(("arguments", "sentence"), BAD)
def test_what_cannot_be_served_is_told_in_a_sentence(arguments: tuple[str, str], sentence: str, tmp_path: Path) -> None:
    defaults = ("--host", "127.0.0.1", "--port", str(free_port()), "--database", str(tmp_path / "tables.sqlite"))
    code, _, err = said(carbarn("serve", *defaults, *arguments))
    assert code != 0
    assert "Traceback" not in err
    assert sentence in err


def test_a_taken_port_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for lang in ("en", "fr", "ko"):
            code, _, err = said(carbarn("serve", "--host", "127.0.0.1", "--port", port, "--lang", lang))
            assert code == 1
            assert port in err
            assert "Traceback" not in err


def test_check_of_what_is_no_database(tmp_path: Path) -> None:
    nothing, text = tmp_path / "nothing.sqlite", tmp_path / "text.sqlite"
    text.write_text("This is not a database. " * 100)
    for path in (nothing, text):
        code, _, err = said(carbarn("db", "check", "--database", str(path)))
        assert code == 1
        assert "Traceback" not in err
        assert err.strip()


def test_join_tells_what_is_wrong(house: House) -> None:
    party = house.set_up("Ann", "Bob")
    for arguments, sentence in (
        (("nonsense",), "not the link of a table"),
        ((f"{house.address}/t/nowhere",), "no such table"),
        ((f"{house.address}/t/{party.table}",), "Every seat"),
        ((f"{house.address}/t/{party.table}#wrong",), "personal link"),
        ((f"{house.address}/t/{party.table}", "--bot", "genius"), "no bot called"),
        ((f"http://127.0.0.1:{free_port()}/t/abc",), "cannot be reached"),
    ):
        code, _, err = said(carbarn("join", *arguments))
        assert code == 1, arguments
        assert sentence in err
        assert "Traceback" not in err


def test_a_guest_sits_where_the_third_seat_begins(house: House) -> None:
    """Then there is no table of two."""
    party = house.set_up(game="cable_car", seats=3, bots={"0": "random", "1": "random"}, options={"first": "2"})
    guest = Guest(f"{house.address}/t/{party.table}", "random", "Rita", 0.01)
    assert guest.sit_down() == 2
    party.host("POST", "start")
    assert guest.play()["winners"]


# The documentation


def documented_bot() -> str:
    text = (ROOT / "docs" / "api.md").read_text()
    found = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_bot_of_the_documentation_is_as_short_as_it_says() -> None:
    assert len(documented_bot().strip().splitlines()) <= 32


@pytest.mark.parametrize("game", ["usa", "san_francisco", "cable_car"])
def test_the_bot_of_the_documentation_plays_a_game(house: House, tmp_path: Path, game: str) -> None:
    """Two of them, started at the same moment, against a bot of the server's."""
    script = tmp_path / "bot.py"
    script.write_text(documented_bot())
    party = house.set_up(seats=3, bots={"1": "random"}, game=game)
    bots = [
        subprocess.Popen(
            [sys.executable, script, house.address, party.table],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    wait_until(lambda: not any(seat["free"] for seat in party.told()["seats"]))
    party.host("POST", "start")
    result: Any = None
    for bot in bots:
        out, err = bot.communicate(timeout=300)
        assert bot.returncode == 0, err
        result = Person(house, party.table).state()["result"]
        assert f"winners: {result['winners']}" in out
