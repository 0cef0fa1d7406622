"""Whether what is stored is sound: every game replayed from its log, and compared with what its table says."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa

from carbarn.core.errors import BadOption, CarbarnError
from carbarn.core.game import CHANCE
from carbarn.core.game import OVER as NOBODY_MOVES
from carbarn.server import catalogue, store
from carbarn.server.database import Database
from carbarn.server.endings import result_of
from carbarn.server.store import MOVE, OVER, RESIGN, WAITING, Stored
from carbarn.server.table import Position


@dataclass
class Report:
    """What was looked at."""

    tables: int = 0
    games: int = 0
    steps: int = 0


@dataclass(frozen=True)
class Problem:
    """Something that does not verify: a message and what it is about."""

    message: str
    details: dict[str, object]


def existing(address: str) -> Database:
    """A database that is there: looking at one must not make one."""
    url = sa.make_url(address)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadOption("db-missing", path=url.database)
    return Database(address)


def check(database: Database, report: Report) -> Iterator[Problem]:
    """Replay every stored game; yields what does not verify."""
    with database.engine.connect() as connection:
        for id in store.all_tables(connection):
            report.tables += 1
            try:
                stored = store.read_table(connection, id)
            except ValueError:  # a log that is no list of numbers
                yield Problem("db-problem", {"table": id, "step": 0, "reason": "db-unreadable"})
                continue
            assert stored is not None
            yield from check_table(stored, report)


def check_table(stored: Stored, report: Report) -> Iterator[Problem]:
    """One table: each step in its place, legal, by the seat whose turn it was; the result as it was stored."""
    header = stored.header
    if header.status == WAITING and not stored.steps:
        return
    try:
        game = catalogue.entry(header.game, header.options).game
    except CarbarnError as error:
        yield Problem("db-problem", {"table": header.id, "step": 0, "reason": error})
        return
    if game.hash != header.board_hash:
        yield Problem(
            "db-other-board",
            {"table": header.id, "game": header.game, "theirs": header.board_hash, "ours": game.hash},
        )
        return
    report.games += 1
    position = Position(game, header.seats)
    for number, step in enumerate(stored.steps):
        reason = None
        if step.step != number:
            reason = "db-step-missing"
        elif step.kind == MOVE and game.to_move(position.state) != step.seat:
            reason = "db-wrong-seat"
        if reason is not None:
            yield _problem(header.id, number, reason)
            return
        try:
            position.take(step)
        except CarbarnError as error:
            yield Problem("db-problem", {"table": header.id, "step": number, "reason": error})
            return
        report.steps += 1
    yield from _check_end(stored, position)


def _check_end(stored: Stored, position: Position) -> Iterator[Problem]:
    """The end: the table's word against the game's."""
    header, game = stored.header, position.game
    over = game.to_move(position.state) == NOBODY_MOVES
    resigned = [step.seat for step in stored.steps if step.kind == RESIGN and step.seat is not None]
    if game.to_move(position.state) == CHANCE:
        yield _problem(header.id, len(stored.steps), "db-step-missing")
    elif (header.status == OVER) != over and not (resigned and header.status == OVER):
        yield _problem(header.id, len(stored.steps), "db-not-over")
    elif over and header.result is not None:
        counted = result_of(game.scores(position.state), resigned)
        if any(header.result.get(part) != counted[part] for part in ("seats", "unit", "winners")):
            yield _problem(header.id, len(stored.steps), "db-wrong-result")


def _problem(table: str, step: int, reason: str) -> Problem:
    return Problem("db-problem", {"table": table, "step": step, "reason": reason})
