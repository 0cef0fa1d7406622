"""What a finished game tells those who study it, whichever game: findings to count, and a sketch to show them on.

A family says what its games are worth studying for: routes and who claimed them, tickets and what became of them,
lines and where they led. The arena counts and draws all of them alike, and knows no game.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

NOBODY = -1  # the seat of a finding that belongs to no seat


@dataclass(frozen=True)
class Finding:
    """One thing of a finished game: which one, whose it is, since when, and what came of it."""

    kind: str  # what sort of thing: ticket, route, token, line, share
    key: str  # which of them
    seat: int  # whose, or NOBODY
    turn: int  # turns begun when it happened; 0 in the opening
    points: int  # what it brought in the end, in the unit of the scores
    done: bool  # whether it came off: the ticket was completed, the line finished
    size: int = 0  # its length, where it has one
    tag: str = ""  # which case it is: a ticket was kept or returned, a line led to the power station


@dataclass(frozen=True)
class Shape:
    """One stroke of a sketch. Places are from 0 to 1, to the right and down."""

    form: str  # line, dot, box, or block: a box that is filled
    places: tuple[tuple[float, float], ...]  # of a line its way, of a dot its middle, of a box two corners
    of: tuple[str, str] | None = None  # the kind and key of the findings that colour it
    text: str = ""


@dataclass(frozen=True)
class Sketch:
    """A board in a few strokes, and what its things are called."""

    aspect: float  # width over height
    shapes: Sequence[Shape]
    names: Mapping[str, Mapping[str, str]]  # by kind and key, in a language
    heat: str = "pressure"  # what colours the shapes: pressure (how often and how early), or points
    order: Sequence[str] = field(default_factory=tuple)  # kinds as a report tells them
