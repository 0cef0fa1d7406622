"""With the disk full or the database locked, nothing is confirmed, nothing changes, reading goes on; then play does."""

import contextlib
import os
import resource
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.faults.audit import stored_tables
from tests.server.faults.process import Process, database_check

BUSY = {"CARBARN_BUSY_SECONDS": "0.3"}
_PATIENCE = 60.0


class Game:
    """A person against nobody in a hurry: two seats, both ours."""

    def __init__(self, server: Process) -> None:
        self.client = httpx.Client(base_url=f"{server.url}/api", timeout=_PATIENCE)
        made = self.client.post("/tables", json={"game": "cable_car", "seats": 2, "name": "Ann"}).raise_for_status()
        self.table = made.json()["table"]["table"]
        joined = self.client.post(f"/tables/{self.table}/join", json={"name": "Bob"}).raise_for_status()
        self.tokens = [made.json()["token"], joined.json()["token"]]
        self.ask("POST", 0, "start").raise_for_status()

    def ask(self, method: str, seat: int, path: str, **body: object) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        return self.client.request(method, f"/tables/{self.table}/{path}", headers=headers, json=body or None)

    def state(self, seat: int = 0) -> dict[str, object]:
        answer = self.ask("GET", seat, "state")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def move(self) -> httpx.Response:
        """The first legal action of the seat to move."""
        seat = self.state()["view"]["to_move"]  # type: ignore[index]
        state = self.state(seat)
        return self.ask("POST", seat, "moves", step=state["step"], action=state["legal"][0]["id"])  # type: ignore[index]

    def play_to_the_end(self) -> None:
        while self.state()["result"] is None:
            assert self.move().status_code == 200


def refused_until(game: Game, trouble: Callable[[], None], over: Callable[[], None]) -> None:
    """While the trouble lasts every move is refused and nothing changes; when it is over the game goes on."""
    for _ in range(4):
        assert game.move().status_code == 200
    trouble()
    deadline = time.monotonic() + _PATIENCE
    while (answer := game.move()).status_code == 200:  # what was preallocated may still have room
        assert time.monotonic() < deadline, "the trouble makes no difference"
    before = game.state()
    for _ in range(3):
        answer = game.move()
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "storage"
    assert game.state() == before
    assert game.client.get(f"/tables/{game.table}").status_code == 200
    over()
    game.play_to_the_end()


def finished(server: Process, game: Game) -> None:
    """What is stored is the game that was played, after a kill too."""
    told = game.state()
    assert not server.defects(), server.log.read_text()[-2000:]
    server.kill()
    assert len(stored_tables(server.database)[game.table].steps) == told["step"]
    code, said = database_check(server.database)
    assert code == 0, said


def test_database_locked(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.sqlite", tmp_path, **BUSY) as server:
        game = Game(server)
        other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        refused_until(game, lambda: other.execute("BEGIN IMMEDIATE"), lambda: other.execute("ROLLBACK"))  # type: ignore[arg-type, return-value]
        other.close()
        finished(server, game)


def test_locked_for_a_moment_is_waited_for(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.sqlite", tmp_path) as server:
        game = Game(server)
        holding = "import sqlite3, sys, time; c = sqlite3.connect(sys.argv[1], isolation_level=None)"
        holding += "; c.execute('BEGIN IMMEDIATE'); print(flush=True); time.sleep(0.7); c.execute('ROLLBACK')"
        holder = subprocess.Popen(["python3", "-c", holding, str(tmp_path / "tables.sqlite")], stdout=subprocess.PIPE)
        assert holder.stdout is not None
        holder.stdout.readline()
        assert game.move().status_code == 200
        holder.wait()


def test_files_may_not_grow(tmp_path: Path) -> None:
    """A limit on the size of files: what writing beyond it gets is an error of the disk."""
    with Process(tmp_path / "tables.sqlite", tmp_path, **BUSY) as server:
        game = Game(server)
        unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        log = Path(f"{server.database}-wal")

        def no_room() -> None:
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, unlimited[1]))

        refused_until(game, no_room, lambda: resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited))
        finished(server, game)


@contextlib.contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path]:
    """A file system of a few megabytes, or a loud skip."""
    disk = folder / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(disk)]
    if os.geteuid() != 0 or shutil.which("mount") is None or subprocess.run(mount, check=False).returncode:
        pytest.skip("a small file system can be mounted by root only: the limit on files stands for it")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)


def test_disk_full(tmp_path: Path) -> None:
    with small_disk(tmp_path, 4) as disk, Process(disk / "tables.sqlite", tmp_path, **BUSY) as server:
        game = Game(server)

        def fill() -> None:
            with contextlib.suppress(OSError), (disk / "ballast").open("wb", buffering=0) as ballast:
                while True:
                    ballast.write(bytes(4096))

        refused_until(game, fill, (disk / "ballast").unlink)
        finished(server, game)
