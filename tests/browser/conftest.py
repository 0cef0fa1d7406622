"""A real browser against a real server. Without Chromium or a built client these tests are skipped, loudly."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

CLIENT = Path(__file__).parents[2] / "carbarn" / "web" / "index.html"
CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
)
MISSING = "Chromium (apt-get install chromium)" if CHROMIUM is None else "" if CLIENT.exists() else "the built client"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here is skipped where there is nothing to look with."""
    if MISSING:
        for item in items:
            if "browser" in Path(item.path).parts:
                item.add_marker(pytest.mark.skip(reason=f"needs {MISSING}"))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say so where everybody sees it."""
    if MISSING:
        terminalreporter.section("SKIPPED: all tests in a real browser")
        terminalreporter.write_line(f"They need {MISSING}.")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """A server process that can be killed and started again on the same port and database."""

    def __init__(self, folder: Path) -> None:
        self.port, self.database = free_port(), folder / "tables.sqlite"
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = (folder / "server.log").open("ab")
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "carbarn", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--database", str(self.database)]
        self.process = subprocess.Popen(
            command, stdout=self.log, stderr=self.log, env={**os.environ, "CARBARN_PAUSES": "off"}
        )
        for _ in range(1200):
            try:
                with urllib.request.urlopen(f"{self.address}/readyz", timeout=1):
                    return
            except OSError:
                assert self.process.poll() is None, "the server stopped"
                time.sleep(0.1)
        raise AssertionError("the server did not become ready")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    with playwright.sync_playwright() as library:
        browser = library.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Any, served: Served) -> Iterator[Callable[..., Any]]:
    """Opens pages, each in a browser profile of its own; the test fails on any error in their consoles.

    `expected` are parts of console messages that a test provokes on purpose: a browser reports a refused request there.
    """
    contexts, errors, expected = [], [], []

    def open_page(path: str = "/", *, allow: tuple[str, ...] = (), **options: Any) -> Any:
        settings = {"viewport": {"width": 1280, "height": 800}, "locale": "en", "reduced_motion": "reduce"} | options
        context = chromium.new_context(base_url=served.address, **settings)
        contexts.append(context)
        expected.extend(allow)
        page = context.new_page()
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    unexpected = [error for error in errors if not any(part in error for part in expected)]
    assert not unexpected, unexpected
