"""What the tests of the arena share."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from carbarn.cli import main

TINY = Path(__file__).parent.parent / "boards" / "three_cities.toml"
Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command line in this process, because a fresh one takes seconds to load: exit code, output, errors."""

    def run(*arguments: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["carbarn", *map(str, arguments)])
        monkeypatch.setenv("CARBARN_LANG", "en")
        with pytest.raises(SystemExit) as ended:
            main()
        return int(ended.value.code or 0), *capsys.readouterr()

    return run
