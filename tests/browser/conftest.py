"""A real browser against a real server. Without Chromium or a built client these tests are skipped, loudly."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.server import MISSING, Served, launch

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")


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


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("served"), CARBARN_ABSENT_SECONDS="2", CARBARN_LIMIT_TABLES="10/200")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    with playwright.sync_playwright() as library:
        browser = launch(library)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Any, served: Served) -> Iterator[Callable[..., Any]]:
    """Opens pages, each in a browser profile of its own; the test fails on any error in their consoles.

    `allow` are parts of console messages that a test provokes on purpose: a browser reports a refused request there.
    `script` runs in every page before the client's own.
    """
    contexts, errors, expected = [], [], []

    def open_page(path: str = "/", *, allow: tuple[str, ...] = (), script: str = "", **options: Any) -> Any:
        settings = {"viewport": {"width": 1280, "height": 800}, "locale": "en", "reduced_motion": "reduce"} | options
        context = chromium.new_context(base_url=served.address, **settings)
        contexts.append(context)
        expected.extend(allow)
        if script:
            context.add_init_script(script)
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
