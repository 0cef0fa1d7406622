"""What was promised against what is stored, and what everybody was told."""

from collections import defaultdict
from pathlib import Path

from carbarn.server import store
from carbarn.server.database import Database
from carbarn.server.settings import Settings
from carbarn.server.store import MOVE, OVER, Stored
from tests.server.faults.players import Ledger
from tests.server.faults.process import database_check


def stored_tables(database: str | Path) -> dict[str, Stored]:
    """Everything, read from the database itself."""
    storage = Database(Settings(database=str(database)).database_url)
    found = {}
    with storage.engine.connect() as connection:
        for id in store.all_tables(connection):
            stored = store.read_table(connection, id)
            assert stored is not None
            found[id] = stored
    storage.close()
    return found


def audit(database: str | Path, ledger: Ledger, games: int) -> str:
    """Every confirmed move in place, none twice, none that nobody sent; every game over; one story for everybody."""
    assert not ledger.wrong, ledger.wrong[:5]
    tables = stored_tables(database)
    assert len(tables) == games
    for (id, step), (seat, action) in ledger.confirmed.items():
        log = tables[id].steps
        assert step < len(log), f"step {step} of {id} was confirmed and is gone"
        # A choice that was made early is confirmed for the step at which it was asked for.
        assert any(
            done.kind == MOVE and done.seat == seat and done.entries[0] == action for done in log[step : step + 8]
        )
    for (id, seat), actions in ledger.held.items():
        first = next(done for done in tables[id].steps if done.seat == seat)
        played = first.entries[0]
        # Or one that the same seat sent later to a process that had not heard of the one held: then it was confirmed.
        later = ledger.confirmed.get((id, first.step)) == (seat, played)
        assert played in actions or later, f"the choice held for seat {seat} of {id} is not the one that was played"
    steps = 0
    for id, stored in tables.items():
        assert stored.header.status == OVER
        assert [done.step for done in stored.steps] == list(range(len(stored.steps)))
        for done in stored.steps[1:]:
            assert done.kind == MOVE
            assert done.seat is not None
            assert (id, done.seat, done.entries[0]) in ledger.sent, f"step {done.step} of {id}: nobody sent this"
        steps += len(stored.steps)
    _same_story(tables, ledger)
    code, said = database_check(database)
    assert code == 0, said
    return f"{len(tables)} games, {steps} steps, {len(ledger.confirmed)} confirmed; {said.strip().splitlines()[-1]}"


def _same_story(tables: dict[str, Stored], ledger: Ledger) -> None:
    """Every client was told every entry of the log once, in order, whatever happened on the way."""
    told = defaultdict(list)
    for (id, seat), story in ledger.stories.items():
        told[id].append(seat)
        entries = [done.step for done in tables[id].steps for _ in done.entries]
        assert [event["step"] for event in story] == entries, f"seat {seat} of {id} missed something"
        log = [entry for done in tables[id].steps for entry in done.entries]
        for event, entry in zip(story, log, strict=True):
            assert event["action"] is None or event["action"]["id"] == entry
    assert all(len(told[id]) == tables[id].header.seats for id in tables)
