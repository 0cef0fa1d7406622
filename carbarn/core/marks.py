"""Numbers for learning, written where they have changed: what a row shows already is not written again.

A row of numbers comes with a record of what it shows. Setting a one, moving it or clearing it then costs as much as
the position has changed, and not as much as the row is long; on an empty row everything is a change.
"""

from carbarn.core.kernel import kernel, lowest
from carbarn.core.types import Observation


@kernel
def mark(out: Observation, row: int, first: int, before: int, now: int) -> int:
    """Move the one of a field from `before` to `now`, either of them negative for none; returns `now`."""
    if before != now:
        if before >= 0:
            out[row, first + before] = 0
        if now >= 0:
            out[row, first + now] = 1
    return now


@kernel
def move_mark(out: Observation, row: int, first: int, before: int, now: int) -> int:
    """`mark` for a field that changes often: whether it has, a processor cannot guess, and writing is quicker."""
    if before >= 0:
        out[row, first + before] = 0
    if now >= 0:
        out[row, first + now] = 1
    return now


@kernel
def mark_bits(out: Observation, row: int, first: int, before: int, now: int) -> int:
    """Show the bits of a word, a number each, where they are not the ones shown `before`; returns `now`."""
    changed = before ^ now
    while changed:
        i = lowest(changed)
        changed &= changed - 1
        out[row, first + i] = now >> i & 1
    return now


@kernel
def seat_after(viewer: int, row: int, seats: int) -> int:
    """The seat so many places after the viewer's; a remainder would take as long as all else that is done with it."""
    seat = viewer + row
    return seat - seats if seat >= seats else seat
