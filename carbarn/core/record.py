"""The game file: what was played, so that it can be replayed and checked anywhere.

A JSON object (see docs/game-file.md):

    format   1
    carbarn  the version that wrote it
    game     the name of the game, its board's hash, its options; the board itself if it is not one of ours
    seats    how many, and their names
    log      every action and every outcome of chance, as integers
    result   what was counted at the end, or null if the game was not over
"""

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from carbarn.core import registry
from carbarn.core.errors import IllegalAction, RecordError
from carbarn.core.game import Game, Scores
from carbarn.core.match import Match

FORMAT = 1
LARGEST = 4_000_000  # bytes
_MOST_STEPS = 100_000


@dataclass(frozen=True)
class Record:
    """A game file as it was read; nothing in it has been checked against the rules yet."""

    game: Game
    seats: int
    log: list[int]
    result: dict[str, Any] | None
    names: list[str] = field(default_factory=list)


def result_of(scores: Scores) -> dict[str, Any] | None:
    """What a game file states of the end, or None if the game is not over."""
    if scores.ended is None:
        return None
    result = {
        "ended": scores.ended,
        "totals": [score.total for score in scores.seats],
        "points": [dict(score.points) for score in scores.seats],
        "winners": list(scores.winners),
    }
    return result if scores.unit == 1 else {**result, "unit": scores.unit}


def to_json(match: Match, names: Sequence[str] = ()) -> str:
    """A match as the text of a game file."""
    return json.dumps(content_of(match, names), ensure_ascii=False) + "\n"


def content_of(match: Match, names: Sequence[str] = ()) -> dict[str, Any]:
    """A match as the content of a game file."""
    from carbarn import __version__

    game = match.game
    header: dict[str, Any] = {"name": game.name, "hash": game.hash, "options": dict(game.options)}
    if game.source is not None:
        header["board"] = game.source
    return {
        "format": FORMAT,
        "carbarn": __version__,
        "game": header,
        "seats": {"count": match.seats, "names": list(names)},
        "log": match.log,
        "result": result_of(match.scores),
    }


def save(match: Match, path: str | os.PathLike[str], names: Sequence[str] = ()) -> None:
    """Write a game file; an existing one is replaced only when the new one is whole."""
    target = Path(path)
    partial = target.with_name(target.name + ".part")
    try:
        partial.write_text(to_json(match, names), encoding="utf-8")
        partial.replace(target)
    except OSError as error:
        raise RecordError("record-unwritable", reason=error.strerror or str(error)) from error


def read(path: str | os.PathLike[str]) -> Record:
    """Read a game file; refuses what is not one."""
    source = Path(path)
    try:
        if source.stat().st_size > LARGEST:
            raise RecordError("record-too-large", largest=LARGEST)
        text = source.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError("record-unreadable", reason=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise RecordError("record-not-json", reason="UTF-8") from error
    return from_json(text)


def from_json(text: str) -> Record:
    """The text of a game file as a record."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("record-not-json", reason=str(error)) from error
    if not isinstance(content, dict) or "format" not in content:
        raise RecordError("record-not-a-record")
    if not _is_int(content["format"]) or not 1 <= content["format"] <= FORMAT:
        raise RecordError("record-newer", format=str(content["format"]), known=FORMAT)
    seats = _part(content, "seats", dict)
    names = seats.get("names", [])
    if not _is_int(seats.get("count")) or not isinstance(names, list) or not all(isinstance(n, str) for n in names):
        raise RecordError("record-missing", key="seats")
    log = _part(content, "log", list)
    if not all(_is_int(entry) for entry in log) or len(log) > _MOST_STEPS:
        raise RecordError("record-missing", key="log")
    result = content.get("result")
    if result is not None and not isinstance(result, dict):
        raise RecordError("record-missing", key="result")
    return Record(_game(_part(content, "game", dict)), seats["count"], log, result, names)


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _part(content: dict[str, Any], key: str, kind: type) -> Any:
    """A part of the file that has to be there."""
    if not isinstance(content.get(key), kind):
        raise RecordError("record-missing", key=key)
    return content[key]


def _game(header: dict[str, Any]) -> Game:
    """The game that a header names: one of ours, or the board that the file carries."""
    name, options, board = header.get("name"), header.get("options"), header.get("board")
    if not isinstance(name, str) or not isinstance(options, dict) or not isinstance(header.get("hash"), str):
        raise RecordError("record-missing", key="game")
    if board is not None and not isinstance(board, str):
        raise RecordError("record-missing", key="board")
    game = registry.rebuilt(name, board, options)
    if game.hash != header["hash"]:
        raise RecordError("record-other-board", name=name, theirs=header["hash"][:40], ours=game.hash)
    return game


def replay(record: Record) -> Match:
    """Play a record again; raises RecordError with the step and the rule if a step is not legal."""
    match = Match(record.game, record.seats)
    for step, action in enumerate(record.log, start=1):
        if match.over:
            raise RecordError("record-too-many-steps", step)
        try:
            match.step(action)
        except IllegalAction as error:
            raise RecordError("record-illegal", step, error.rule, reason=error.say()) from error
    return match


def verify(record: Record) -> Match:
    """Replay a record and compare the result that it states with the one that the rules give."""
    match = replay(record)
    found = result_of(match.scores)
    if found != record.result:
        raise RecordError("record-other-result", len(record.log), found=_short(found), stated=_short(record.result))
    return match


def _short(result: dict[str, Any] | None) -> str:
    """A result in few words."""
    if result is None:
        return "–"
    return f"{result.get('totals')}, {result.get('winners')}"[:200]
