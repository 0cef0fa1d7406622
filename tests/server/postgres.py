"""A real PostgreSQL for the tests: its own folder, its own socket, and gone at the end."""

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

MISSING = "PostgreSQL is missing: install Debian's package `postgresql` (as root, `make test` does)"


def programs() -> Path | None:
    """The folder with `initdb` and `postgres`, of the newest version; None if there is none that we may run."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[4]))
    if found:
        return found[-1].parent if _account() is not None or os.geteuid() else None
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def _account() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root: then it runs as its own user."""
    with contextlib.suppress(KeyError):
        return pwd.getpwnam("postgres") if os.geteuid() == 0 else None
    return None


class Cluster:
    """A running server, and new databases in it."""

    def __init__(self, folder: Path, process: "subprocess.Popen[bytes] | None" = None) -> None:
        self._folder, self._count = folder, 0
        self.process = process

    def address(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self._folder}"

    def new_database(self) -> str:
        """An empty database; its address. If somebody cleaned the machine up meanwhile, in a cluster made anew."""
        if self.process is not None and self.process.poll() is not None:
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder.mkdir()
            self.process = _start(self._folder)
        self._count += 1
        self.tell(f"CREATE DATABASE table_{self._count} TEMPLATE template0")
        return self.address(f"table_{self._count}")

    def tell(self, statement: str) -> None:
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(statement)  # type: ignore[arg-type]


@contextlib.contextmanager
def running() -> Iterator[Cluster]:
    """A cluster from its first day to its last."""
    folder = Path(tempfile.mkdtemp(prefix="carbarn-postgres-"))
    cluster = None
    try:
        cluster = Cluster(folder, _start(folder))
        yield cluster
    finally:
        if cluster is not None and cluster.process is not None:
            _stop(cluster.process)
        shutil.rmtree(folder, ignore_errors=True)


def _stop(process: "subprocess.Popen[bytes]") -> None:
    process.send_signal(signal.SIGINT)  # "fast": disconnects everybody, then ends
    try:
        process.wait(30)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGQUIT)
        process.wait(10)


def _start(folder: Path) -> "subprocess.Popen[bytes]":
    binaries = programs()
    assert binaries is not None
    account = _account()
    as_user: dict[str, Any] = {}
    if account is not None:
        os.chown(folder, account.pw_uid, account.pw_gid)
        as_user = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
    data = folder / "data"
    subprocess.run(
        [binaries / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
        check=True, capture_output=True, cwd=folder, **as_user,
    )  # fmt: skip
    settings = {
        "listen_addresses": "",
        "unix_socket_directories": folder,
        "fsync": "off",  # no test cuts the power
        "shared_buffers": "16MB",
        "max_connections": "120",
    }
    options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [binaries / "postgres", "-D", data, *options],
            stdout=log,
            stderr=log,
            cwd=folder,
            start_new_session=True,
            **as_user,
        )
    until = time.monotonic() + 30
    while True:
        try:
            psycopg.connect(Cluster(folder).address("postgres")).close()
            return process
        except psycopg.OperationalError:
            if process.poll() is not None or time.monotonic() > until:
                raise
            time.sleep(0.05)
