"""What happened at a table, worked out once and told to everybody who reads it."""

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

import orjson

from carbarn.core.game import CHANCE, EVERYBODY, PUBLIC
from carbarn.core.types import State, copied
from carbarn.core.words import say
from carbarn.server.store import RESIGN, UNDO, Step
from carbarn.server.table import Table

_KEPT = 8  # steps that are kept worked out: the ones that those who watch are told next


class Entry:
    """One entry of the log. What kind of thing happened is public; what exactly may not be."""

    def __init__(self, table: Table, state: State, step: Step, entry: int, language: str) -> None:
        game = table.game
        seat = game.concerns(state)
        self._table, self._step, self._entry, self._language = table, step.step, entry, language
        self._who = table.seats[seat].name if seat >= 0 else ""
        self._seat = seat if seat >= 0 else None
        self._by = "chance" if game.to_move(state) == CHANCE else "seat"
        self._mask = game.seen_by(state, entry)
        self._state = state
        public, full = self._text(PUBLIC), self._text(None)
        self._hidden = self._told(None, public)
        # No reader is told less than anybody, nor more than somebody who sees all: where these two agree, all do.
        self._seen = self._told(entry, full) if public == full else None

    def told(self, reader: int | None) -> orjson.Fragment:
        """As a seat, or PUBLIC, may know it; None sees all."""
        if reader is not None and not (self._mask == EVERYBODY if reader == PUBLIC else self._mask >> reader & 1):
            return self._hidden
        return self._seen or self._told(self._entry, self._text(reader))

    def _text(self, reader: int | None) -> str:
        return self._table.game.describe(self._state, self._entry, self._language, reader, self._who)

    def _told(self, action: int | None, text: str) -> orjson.Fragment:
        told = {
            "step": self._step,
            "seat": self._seat,
            "by": self._by,
            "kind": self._table.game.action(self._entry).kind,
            "action": None if action is None else self._table.entry.parts(action),
            "text": text,
        }
        return orjson.Fragment(orjson.dumps(told))


class Story:
    """The log of one table in one language, the last steps kept."""

    def __init__(self, table: Table, language: str) -> None:
        self._table, self._language = table, language
        self._kept: OrderedDict[int, list[Entry]] = OrderedDict()

    def since(self, step: int, reader: int) -> Iterator[Any]:
        """What happened after a step, as a reader may know it."""
        table, first = self._table, max(0, step + 1)
        state: State | None = None  # before the step at hand; not needed while steps are kept
        for number in range(first, table.next_step):
            done = table.steps[number]
            if done.kind in (UNDO, RESIGN):
                state = None
                yield self._about_the_table(done)
                continue
            entries = self._kept.get(number)
            if entries is None:
                state = table.position_before(number).state if state is None else state
                entries = self._work_out(done, state)
            else:
                state = None
            for entry in entries:
                yield entry.told(reader)

    def _work_out(self, step: Step, state: State) -> list[Entry]:
        """The entries of a step; the state is carried on behind it."""
        entries = []
        for entry in step.entries:
            entries.append(Entry(self._table, copied(state), step, entry, self._language))
            self._table.game.apply(state, entry)
        if step.step >= self._table.next_step - _KEPT:
            self._kept[step.step] = entries
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return entries

    def _about_the_table(self, step: Step) -> dict[str, Any]:
        """An undo or a resignation."""
        name = "" if step.seat is None else self._table.seats[step.seat].name
        return {
            "step": step.step,
            "seat": step.seat,
            "by": "table",
            "kind": step.kind,
            "action": None,
            "text": say(self._language, f"table-{step.kind}", name=name),
        }
