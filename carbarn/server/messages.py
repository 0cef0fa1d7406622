"""What a reader is told: the view of its seat, what it may do, and what happened since it last looked."""

import base64
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import orjson

from carbarn.core.game import CHANCE, EVERYBODY, PUBLIC
from carbarn.core.types import State, copied
from carbarn.core.words import say
from carbarn.server.endings import scores_told
from carbarn.server.play import can_undo
from carbarn.server.store import OVER, RESIGN, UNDO, WAITING, Step
from carbarn.server.table import Table

_KEPT_STEPS = 8  # steps that are kept in words: the ones that those who watch are told next


@dataclass(frozen=True)
class Reader:
    """Somebody who looks on: a seat or PUBLIC, in a language."""

    seat: int = PUBLIC
    language: str = "en"
    details: bool = False  # also the actions worth listing, in words, and what each would bring
    record: bool = False  # also the view as bytes, for Carbarn's own bots

    @property
    def sits(self) -> bool:
        """Whether this reader plays."""
        return self.seat != PUBLIC


def table_told(table: Table, absent_seconds: float) -> dict[str, Any]:
    """What anybody who knows its link may know about a table."""
    header = table.header
    return {
        "table": header.id,
        "game": header.game,
        "options": dict(header.options),
        "status": header.status,
        "public": header.public,
        "timer": header.timer,
        "quick": header.quick,
        "created": header.created,
        "rematch": header.rematch,
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "bot": seat.bot,
                "stand_in": None if seat.bot else seat.stand_in,
                "resigned": seat.resigned,
                "free": seat.free,
                "present": bool(seat.bot) or (not seat.free and table.is_present(seat.seat, absent_seconds)),
                "ready": seat.seat in table.held,
                "nudges": table.nudges.get(seat.seat, 0),
            }
            for seat in table.seats
        ],
        "agreements": [
            {"kind": kind, "about": about, "step": step, "seat": seat}
            for kind, about, step, seat in sorted(table.agreements)
            if step == table.next_step
        ],
    }


def state_told(table: Table, reader: Reader, since: int = -1) -> dict[str, Any]:
    """The state message: everything that the reader needs to draw and to decide."""
    if table.header.status == WAITING:
        return {"step": 0, "view": None, "events": [], "legal": [], "early": False, "held": None, "undo": False,
                "deadline": None, "result": None}  # fmt: skip
    view = table.game.view(table.state, reader.seat)
    legal, early = _choices(table, reader)
    told = {
        "step": table.next_step,
        "view": table.game.facts(view, _public(table)),
        "events": events(table, reader, since),
        "legal": [table.entry.parts(action) for action in legal],
        "early": early,
        "held": table.entry.parts(table.held[reader.seat]) if reader.seat in table.held else None,
        "undo": reader.sits and can_undo(table, reader.seat),
        "deadline": table.deadline(),
        "result": result_told(table),
    }
    if reader.details:
        told["menu"] = _menu(table, view, legal, early, reader.language)
        told["previews"] = {} if early else {str(action): table.game.preview(view, action) for action in legal}
    if reader.record:
        told["record"] = base64.b64encode(view.tobytes()).decode()
    return told


def _public(table: Table) -> dict[str, Any]:
    """What everybody at the table knows at this step, written once for all of them."""
    step, told = table.public
    if step != table.next_step:
        facts = table.game.facts(table.game.view(table.state, PUBLIC))
        told = {name: _written(value) for name, value in facts.items()}
        table.public = (table.next_step, told)
    return told


def _written(value: Any) -> Any:
    """As JSON; a list item by item, so that a seat's own item can stand in the place of what others know of it."""
    if isinstance(value, list):
        return [orjson.Fragment(orjson.dumps(item)) for item in value]
    return orjson.Fragment(orjson.dumps(value))


def result_told(table: Table) -> dict[str, Any] | None:
    """The score sheet and who won, once the game is over."""
    if table.header.status != OVER:
        return None
    return {**scores_told(table.game.scores(table.state)), **(table.header.result or {})}


def _choices(table: Table, reader: Reader) -> tuple[list[int], bool]:
    """What the reader may do now, and whether that is before its turn."""
    if not reader.sits or table.to_move is None:
        return [], False
    if table.to_move == reader.seat:
        return table.game.legal(table.state).tolist(), False
    early = table.early(reader.seat)
    return early, bool(early)


def _menu(table: Table, view: State, legal: list[int], early: bool, language: str) -> list[dict[str, Any]]:
    """The choices in words, one for each thing that can be done: for lists, keyboards and screen readers."""
    listed = legal if early or not legal else table.game.menu(table.state)
    return [{"id": action, "words": table.game.choice(view, action, language)} for action in listed]


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
        if step.step >= self._table.next_step - _KEPT_STEPS:
            self._kept[step.step] = entries
            while len(self._kept) > _KEPT_STEPS:
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


def events(table: Table, reader: Reader, since: int = -1) -> list[Any]:
    """What happened after a step, as the reader may know it."""
    story = table.stories.get(reader.language)
    if story is None:
        story = table.stories[reader.language] = Story(table, reader.language)
    return list(story.since(since, reader.seat))


def frames(table: Table, reader: Reader | None, language: str) -> Iterator[dict[str, Any]]:
    """The whole game again, a frame a step: the view after it and what happened. Without a reader, all hands open."""
    state = table.game.new(table.header.seats)
    seat = None if reader is None else reader.seat
    for step in table.position.standing:
        happened = []
        for entry in step.entries:
            happened.append(Entry(table, state, step, entry, language).told(seat))
            table.game.apply(state, entry)
        yield {"step": step.step, "events": happened, **_seen(table, state, reader)}


def _seen(table: Table, state: State, reader: Reader | None) -> dict[str, Any]:
    """One view; or, with all hands open, the public one and what each seat saw besides."""
    if reader is not None:
        return {"view": table.game.facts(table.game.view(state, reader.seat))}
    public = table.game.facts(table.game.view(state, PUBLIC))
    hands = []
    for seat in range(table.header.seats):
        own = table.game.facts(table.game.view(state, seat), public)
        hands.append({name: value for name, value in own.items() if value != public[name]})
    return {"view": public, "hands": hands}


def chat_told(table: Table, since: int = -1) -> list[dict[str, Any]]:
    """Lines of the chat after a number."""
    return [
        {
            "number": line.number,
            "seat": line.seat,
            "name": table.seats[line.seat].name,
            "text": line.text,
            "at": line.at,
        }
        for line in table.chat[since + 1 :]
    ]
