"""What a learner is paid, whichever game: by its place, by its points, or shaped by points on the way.

- `placing`: at the end, the seats that it beat less the seats that beat it, as a part of all other seats: 1 for a sole
  winner, -1 for a sole last, 0 on the way. It sums to 0 over all seats.
- `score`: at the end, its points less the mean of the other seats' points, in hundreds; 0 on the way. It sums to 0 too.
- `shaped`: with every decision, by how much its own points have grown since its last one, in hundreds, as it could
  count them itself then (bonuses that compare seats are counted at the end); at the end its placing as well. A whole
  game pays its placing and a hundredth of its points.
"""

from carbarn.core.kernel import kernel
from carbarn.core.types import Record, Sheet

REWARDS = ("placing", "score", "shaped")
PLACING = 0
SHAPED = 2
HUNDRED = 100  # points that make a reward of 1


@kernel
def placing(sheet: Sheet, column: int, seats: int, seat: int) -> float:
    """Seats beaten less seats that were better, as a part of all others; `column` holds the ranks."""
    rank, balance = sheet[seat, column], 0
    for other in range(seats):
        balance += sheet[other, column] > rank
        balance -= sheet[other, column] < rank
    return balance / (seats - 1)


@kernel
def lead(sheet: Sheet, column: int, seats: int, seat: int) -> float:
    """Points more than the other seats have on average; `column` holds the totals."""
    others = -sheet[seat, column]
    for other in range(seats):
        others += sheet[other, column]
    return sheet[seat, column] - others / (seats - 1)


@kernel
def final_pay(terms: Record, sheet: Sheet, rank: int, total: int, seats: int, seat: int, before: int) -> float:
    """What a seat is paid when the game is over, that had so many points before; `rank` and `total` are columns."""
    if terms.rewards == PLACING:
        return placing(sheet, rank, seats, seat)
    if terms.rewards == SHAPED:
        return placing(sheet, rank, seats, seat) + (sheet[seat, total] - before) / terms.scale
    return lead(sheet, total, seats, seat) / terms.scale
