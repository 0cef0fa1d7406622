"""The referee: moves, choices held back, undoing, resigning. A move counts when it is committed, and not before."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sa

from carbarn.core.dealer import Dealer
from carbarn.core.errors import CarbarnError, UnknownName
from carbarn.core.game import CHANCE
from carbarn.core.game import OVER as NOBODY_MOVES
from carbarn.core.types import State
from carbarn.server import store
from carbarn.server.endings import result_by_resigning, result_by_rules
from carbarn.server.errors import Refusal, StepTaken
from carbarn.server.hall import Hall
from carbarn.server.store import DEAL, MOVE, OVER, PLAYING, RESIGN, UNDO, WAITING, Step
from carbarn.server.table import Table

T = TypeVar("T")

_RETRY_SECONDS = 1.0  # until a choice is played again that could not be stored
STAND_IN = "planner"  # the level of the bot that plays for somebody who is not there


@dataclass(frozen=True)
class Confirmed:
    """A move that is safe: committed as this step, or held until its step comes."""

    step: int
    held: bool = False
    repeated: bool = False


async def deal(hall: Hall, table: Table) -> None:
    """Start the game: chance makes the first step. The caller holds the lock."""
    state = table.game.new(table.header.seats)
    entries = Dealer.secret().advance(table.game, state, None)

    def everybody_sits(connection: sa.Connection) -> None:
        if store.seats_free(connection, table.id):  # somebody stood up at this very moment
            raise Refusal(409, "seats-free")

    await _append(hall, table, DEAL, None, entries, state, everybody_sits, status=PLAYING)


async def move(hall: Hall, table: Table, seat: int, step: int, action: int | str) -> Confirmed:
    """Carry out a move that answers a step; sending the same move again is harmless."""
    return await _finished(_move(hall, table, seat, step, action))


async def _finished(work: Coroutine[Any, Any, T]) -> T:
    """Do this to its end although the one who asked for it may go; then nobody has to hear that it was refused."""

    async def outcome() -> T | CarbarnError:
        try:
            return await work
        except CarbarnError as refusal:
            return refusal

    done = await asyncio.shield(outcome())
    if isinstance(done, CarbarnError):
        raise done
    return done


async def _move(hall: Hall, table: Table, seat: int, step: int, action: int | str) -> Confirmed:
    async with table.lock:
        if step > table.next_step:  # another process may be ahead of this one
            await hall.refresh(table)
        if (done := _done_before(table, seat, step, action)) is not None:
            return Confirmed(done.step, repeated=True)
        if _still_open(table, seat, step):
            step = table.next_step
        _check_turn(table, step)
        if table.to_move != seat:
            return await _hold(hall, table, seat, step, action)
        try:
            await _carry_out(hall, table, seat, _read(table, action))
        except Refusal:
            done = _done_before(table, seat, step, action)
            if done is None:
                raise
            return Confirmed(done.step, repeated=True)  # committed before, but the one who sent it never heard of it
        with contextlib.suppress(Refusal):  # the move is safe; a Keeper plays the choices held if this fails
            await _follow_up(hall, table)
        hall.changed(table)
        return Confirmed(step)


def _done_before(table: Table, seat: int, step: int, action: int | str) -> Step | None:
    """This very move, if it was made at this step already, or was chosen early then and has been played since."""
    done = next((done for done in table.steps[step:] if done.kind == MOVE and done.seat == seat), None)
    if done is None or (done.step != step and not _was_early(table, seat, step)):
        return None
    return done if action in (done.entries[0], table.game.text(done.entries[0])) else None


def _still_open(table: Table, seat: int, step: int) -> bool:
    """U4: whether the table moved on only because others, who choose at the same time, were quicker."""
    since = table.steps[step:]
    others = bool(since) and all(done.kind == MOVE and done.seat != seat for done in since)
    return others and _was_early(table, seat, step)


def _was_early(table: Table, seat: int, step: int) -> bool:
    """Whether a seat was asked to decide early at a step."""
    return len(table.game.early(table.position_before(step).state, seat)) > 0


def _check_turn(table: Table, step: int) -> None:
    """Refuse a move when no move is due, or another step is."""
    if table.header.status == WAITING:
        raise Refusal(409, "not-started")
    if table.header.status == OVER:
        raise Refusal(409, "game-over")
    if step != table.next_step:
        raise Refusal(409, "stale-step", step=step, now=table.next_step)


def _read(table: Table, action: int | str) -> int:
    """An action as an id."""
    return table.game.parse(table.state, action) if isinstance(action, str) else action


async def _carry_out(hall: Hall, table: Table, seat: int, action: int) -> None:
    """One decision, and what chance does after it."""
    state = table.tried()
    entries = Dealer.secret().advance(table.game, state, action)
    await _append(hall, table, MOVE, seat, entries, state)


async def _hold(hall: Hall, table: Table, seat: int, step: int, action: int | str) -> Confirmed:
    """U4: opening tickets are chosen by everybody at once; the choice waits for the seat's step."""
    choices = table.early(seat)
    if not choices:
        raise Refusal(409, "not-your-turn")
    if isinstance(action, str):
        by_text = {table.game.text(choice): choice for choice in choices}
        if action not in by_text:
            raise UnknownName("error-unknown-action", text=action[:80], examples=", ".join(list(by_text)[:3]))
        action = by_text[action]
    if action not in choices:
        raise Refusal(409, "not-among-choices")
    choice = store.Held(seat, step, action)
    await hall.change(table, lambda connection: store.hold(connection, table.id, choice))
    if seat in table.held:
        return Confirmed(table.next_step, held=True)
    done = _done_before(table, seat, step, action)  # by another process, while this one still thought it was early
    if done is None:
        raise Refusal(409, "stale-step", step=step, now=table.next_step)
    return Confirmed(done.step, repeated=True)


async def _follow_up(hall: Hall, table: Table) -> None:
    """Play choices that were held for the steps that have come now."""
    while (seat := table.to_move) is not None and seat in table.held:
        await _carry_out(hall, table, seat, table.held[seat])


class Keeper:
    """Plays choices that are held and whose step has come: after a restart, or once the disk has room again."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tasks: dict[str, asyncio.Task[None]] = {}
        hall.followers.append(self.follow)

    def follow(self, table: Table) -> None:
        """A table has changed: see whether a choice has to be played."""
        if table.held and table.to_move in table.held and table.id not in self._tasks:
            task = asyncio.create_task(self._keep(table))
            self._tasks[table.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(table.id, None))

    async def _keep(self, table: Table) -> None:
        while table.to_move in table.held:
            try:
                async with table.lock:
                    await asyncio.shield(_follow_up(self._hall, table))
                    self._hall.changed(table)
            except Refusal:
                await asyncio.sleep(_RETRY_SECONDS)

    def close(self) -> None:
        """What is held stays held until the next start."""
        for task in list(self._tasks.values()):
            task.cancel()


async def _append(
    hall: Hall,
    table: Table,
    kind: str,
    seat: int | None,
    entries: list[int],
    state: State | None,
    also: Callable[[sa.Connection], Any] | None = None,
    **changes: Any,
) -> None:
    """Commit a step, then let the table in memory follow; what another process did first is read instead."""
    step = Step(table.next_step, kind, seat, tuple(entries), store.now())
    if state is not None and table.game.to_move(state) == NOBODY_MOVES:
        changes = {"status": OVER, "result": result_by_rules(table, state)}

    def write(connection: sa.Connection) -> None:
        store.add_step(connection, table.id, step, **changes)
        if also is not None:
            also(connection)

    plain = not changes and also is None
    try:
        with hall.metrics.commits.time():
            await hall.database.write(store.Append(table.id, step) if plain else write)
    except StepTaken:
        await hall.refresh(table)
        raise Refusal(409, "stale-step", step=step.step, now=table.next_step) from None
    if seat is not None:
        table.drop_held(seat)
    table.take(step, state)
    table.note(**changes)
    hall.metrics.steps.labels(kind).inc()


# Undoing


def can_undo(table: Table, seat: int) -> bool:
    """Whether this seat has a decision that could be taken back."""
    own = _unanswered(table, seat)
    return own is not None and not _reveals(table, own.step)


def undo_target(table: Table, seat: int) -> Step:
    """The decision of this seat that could be taken back; a Refusal says why none can."""
    moved = any(step.kind == MOVE and step.seat == seat for step in table.position.standing)
    if table.header.status != PLAYING or not moved:
        raise Refusal(409, "undo-nothing")
    own = _unanswered(table, seat)
    if own is None:
        raise Refusal(409, "undo-moved-since")
    if _reveals(table, own.step):
        raise Refusal(409, "undo-revealed")
    return own


def _unanswered(table: Table, seat: int) -> Step | None:
    """This seat's last decision, if no other person was there to see it, or nobody has done anything since."""
    if table.header.status != PLAYING:
        return None
    for step in reversed(table.position.standing):
        if step.kind == MOVE and step.seat == seat:
            return step
        if step.kind != MOVE or any(other.person and other.seat != seat for other in table.seats):
            return None
    return None


def _reveals(table: Table, first: int) -> bool:
    """Whether chance showed something to a person in this step or after it."""
    if first == table.next_step - 1 and len(table.steps[first].entries) == 1:
        return False  # a decision, and nothing that chance had to do
    state = table.position_before(first).state
    people = sum(1 << seat for seat in table.people())
    for step in table.position.standing:
        for entry in step.entries if step.step >= first else ():
            by_chance = table.game.to_move(state) == CHANCE
            if by_chance and table.game.seen_by(state, entry) & people:
                return True
            table.game.apply(state, entry)
    return False


async def undo(hall: Hall, table: Table, seat: int, about: int, step: int) -> bool:
    """Take back a decision, or agree that somebody else does; false while others still have to agree."""
    return await _finished(_undo(hall, table, seat, about, step))


async def _undo(hall: Hall, table: Table, seat: int, about: int, step: int) -> bool:
    async with table.lock:
        _check_turn(table, step)
        own = undo_target(table, about)
        if seat != about and not any(wish[:3] == ("undo", about, step) for wish in table.agreements):
            raise Refusal(409, "undo-nothing")
        asked = [other.seat for other in table.seats if other.person and not other.stand_in]
        if await everybody_agrees(hall, table, "undo", about, seat, asked):
            await _append(hall, table, UNDO, about, [own.step], None)
            hall.changed(table)
            return True
        return False


async def everybody_agrees(hall: Hall, table: Table, kind: str, about: int, seat: int, asked: list[int]) -> bool:
    """Note that a seat agrees; whether all who are asked, but the one it is about, have. The caller holds the lock."""
    step = table.next_step
    await hall.change(table, lambda connection: store.agree(connection, table.id, kind, about, step, seat))
    if table.next_step != step:
        raise Refusal(409, "stale-step", step=step, now=table.next_step)
    return all((kind, about, step, person) in table.agreements for person in asked if person != about)


# Resigning


async def resign(hall: Hall, table: Table, seat: int) -> None:
    """Give up. A bot plays on for the others' sake; without other people, or with one seat left, the game ends."""
    await _finished(_resign(hall, table, seat))


async def _resign(hall: Hall, table: Table, seat: int) -> None:
    async with table.lock:
        if table.header.status != PLAYING:
            raise Refusal(409, "not-started" if table.header.status == WAITING else "game-over")
        if table.seats[seat].resigned:
            return
        playing_on = [other.seat for other in table.seats if other.seat != seat and not other.resigned]
        people = [person for person in table.people() if person != seat]
        changes: dict[str, Any] = {}
        if not people or len(playing_on) == 1:
            changes = {"status": OVER, "result": result_by_resigning(table, seat)}

        def give_up(connection: sa.Connection) -> None:
            store.change_seat(connection, table.id, seat, {}, resigned=True, stand_in=STAND_IN)

        await _append(hall, table, RESIGN, seat, [], None, give_up, **changes)
        await hall.refresh(table)
