"""A real PostgreSQL of our own, in a folder that is thrown away."""

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.ports import free_port


def programs() -> Path | None:
    """Where Debian's package keeps them."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    return found[-1].parent if found else None


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database; it does not run as root, which it refuses."""
    found = programs()
    assert found is not None
    root = os.geteuid() == 0
    folder = Path(tempfile.mkdtemp(prefix="carbarn-pg-", dir="/dev/shm" if Path("/dev/shm").is_dir() else None))
    if root:
        shutil.chown(folder, "postgres", "postgres")
    port = free_port()

    def run(*command: str) -> None:
        user = ["runuser", "-u", "postgres", "--"] if root else []
        subprocess.run([*user, *command], check=True, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT)

    data = str(folder / "data")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
    try:
        run(str(found / "initdb"), "-D", data, "-U", "carbarn", "-A", "trust", "-E", "UTF8", "--no-sync")
        run(str(found / "pg_ctl"), "-D", data, "-w", "-t", "120", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql://carbarn@127.0.0.1:{port}/postgres"
        finally:
            run(str(found / "pg_ctl"), "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def cut_connections(address: str) -> None:
    """End everybody's connection but our own."""
    import psycopg

    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
