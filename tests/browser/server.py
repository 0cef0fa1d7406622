"""What a real browser needs: Chromium, the built client, and a server process."""

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from tests.ports import free_port

CLIENT = Path(__file__).parents[2] / "carbarn" / "web" / "index.html"
CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
)
MISSING = "Chromium (apt-get install chromium)" if CHROMIUM is None else "" if CLIENT.exists() else "the built client"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]


def launch(library: Any) -> Any:
    """Debian's Chromium, driven by Playwright."""
    return library.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


class Served:
    """A server process that can be killed and started again on the same port and database."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.port, self.database = free_port(), folder / "tables.sqlite"
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = (folder / "server.log").open("ab")
        self.environment = {**os.environ, "CARBARN_PAUSES": "off", **environment}
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-m", "carbarn", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--database", str(self.database)]
        self.process = subprocess.Popen(command, stdout=self.log, stderr=self.log, env=self.environment)
        for _ in range(1200):
            try:
                with urllib.request.urlopen(f"{self.address}/readyz", timeout=1):
                    return
            except OSError:
                assert self.process.poll() is None, "the server stopped"
                time.sleep(0.1)
        raise AssertionError("the server did not become ready")

    def stop(self) -> None:
        """Stop, as an operator would."""
        self.process.terminate()
        self.process.wait(20)
