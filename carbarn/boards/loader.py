"""Reads a board file. What makes a good board is the family's business; this part knows TOML and where files are."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from carbarn.core.errors import BoardError

FORMAT = 1
LARGEST = 1_000_000  # bytes: far beyond any map that fits, small enough that a hostile file costs nothing


@dataclass(frozen=True)
class BoardFile:
    """A board file as it was read: its name, its text if it is not one of ours, and its content."""

    name: str
    file: str
    text: str | None
    content: dict[str, Any]


def names() -> tuple[str, ...]:
    """The boards that ship with Carbarn."""
    return tuple(
        sorted(p.name.removesuffix(".toml") for p in files("carbarn.boards").iterdir() if p.name.endswith(".toml"))
    )


def shipped(name: str) -> BoardFile:
    """One of our own boards."""
    file = f"{name}.toml"
    text = (files("carbarn.boards") / file).read_text(encoding="utf-8")
    return BoardFile(name, file, None, _content(file, text))


def read(path: Path) -> BoardFile:
    """A board of somebody's own."""
    try:
        if path.stat().st_size > LARGEST:
            raise BoardError(path.name, "file", "board-too-large", largest=LARGEST)
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BoardError(path.name, "file", "board-unreadable", reason=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise BoardError(path.name, "file", "board-not-text") from error
    return from_text(path.name.removesuffix(".toml"), path.name, text)


def from_text(name: str, file: str, text: str) -> BoardFile:
    """A board of somebody's own, already read: from a file or out of a game file."""
    return BoardFile(name, file, text, _content(file, text))


def _content(file: str, text: str) -> dict[str, Any]:
    try:
        content = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BoardError(file, "file", "board-not-toml", reason=str(error)) from error
    if content.get("format") != FORMAT:
        raise BoardError(file, "format", "board-format", format=str(content.get("format")), known=FORMAT)
    return content
