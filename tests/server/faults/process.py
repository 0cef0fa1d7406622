"""A real `carbarn serve`, in a process of its own that can be killed and started again where it was."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

from tests.ports import free_port

SERVE = [sys.executable, "-c", "from carbarn.cli import main; main()", "serve", "--host", "127.0.0.1"]
CHECK = [sys.executable, "-c", "from carbarn.cli import main; main()", "db", "check", "--database"]
LIMITS = ("CARBARN_LIMIT_REQUESTS", "CARBARN_LIMIT_TABLES", "CARBARN_LIMIT_MESSAGES", "CARBARN_LIMIT_CHAT")
NO_LIMITS = dict.fromkeys(LIMITS, "1000000/1000000")
_START_SECONDS = 180.0  # kernels may have to be compiled first


class Process:
    """A server on a port of its own; leaving the context stops it."""

    def __init__(self, database: str | Path, logs: Path, port: int | None = None, **environment: str) -> None:
        self.database, self.port = str(database), port or free_port()
        self.log = logs / f"server-{self.port}.log"
        self.environment = {**os.environ, **NO_LIMITS, **environment}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> float:
        """Start it; returns after how many seconds it was ready."""
        begun = time.monotonic()
        with self.log.open("ab") as log:
            command = [*SERVE, "--port", str(self.port), "--database", self.database]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment)
        while time.monotonic() - begun < _START_SECONDS:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}: {self.log.read_text()[-2000:]}")
            try:
                if httpx.get(f"{self.url}/readyz", timeout=5).status_code == 200:
                    return time.monotonic() - begun
            except httpx.HTTPError:
                pass
            time.sleep(0.02)
        raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """No time for a goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> int:
        """Ctrl-C; returns how it ended."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
        return int(self.process.returncode)

    def __enter__(self) -> "Process":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def defects(self) -> list[str]:
        """What the log says of errors that nobody expected."""
        lines = self.log.read_text(errors="replace").splitlines()
        return [line for line in lines if "Traceback" in line or "defect" in line or "never retrieved" in line]

    def usage(self) -> dict[str, Any]:
        """Memory in MB and seconds of processor time so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        ticks = os.sysconf("SC_CLK_TCK")
        status = Path(f"/proc/{self.pid}/status").read_text()
        resident = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
        peak = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))
        return {"rss": resident / 1024, "peak": peak / 1024, "cpu": (int(fields[11]) + int(fields[12])) / ticks}


def database_check(database: str | Path) -> tuple[int, str]:
    """`carbarn db check`: its exit code and what it says."""
    done = subprocess.run([*CHECK, str(database)], capture_output=True, text=True, timeout=300, check=False)
    return done.returncode, done.stdout + done.stderr
