"""What the whole suite says at its end."""

from typing import Any


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say loudly what was not tested, and how to test it."""
    skipped = [
        report
        for report in terminalreporter.stats.get("skipped", [])
        if "PostgreSQL is missing" in str(report.longrepr)
    ]
    if skipped:
        reason = str(skipped[0].longrepr[-1]).removeprefix("Skipped: ")
        terminalreporter.write_line(
            f"!!! {len(skipped)} tests of the server were SKIPPED. {reason}", red=True, bold=True
        )
