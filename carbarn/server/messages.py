"""What a reader is told: the view of its seat, what it may do, and what happened since it last looked."""

import base64
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from carbarn.core.game import PUBLIC
from carbarn.core.types import State
from carbarn.server.endings import scores_told
from carbarn.server.play import can_undo
from carbarn.server.store import OVER, WAITING
from carbarn.server.story import Entry, Story
from carbarn.server.table import Table


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
        "view": table.game.facts(view),
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
    return [{"id": action, "words": table.game.describe(view, action, language)} for action in listed]


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
        own = table.game.facts(table.game.view(state, seat))
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
