"""The score sheet and who has won."""

from carbarn.core.kernel import kernel
from carbarn.core.types import Record, Sheet
from carbarn.games.tracks.companies import payout
from carbarn.games.tracks.state import BLANK, EDGES, POWER, STATIONS
from carbarn.games.tracks.tracing import line_points

# What a seat's score is made of: the columns of a score sheet.
LINES_COLUMN = 0
POWER_COLUMN = 1
SHARES_COLUMN = 2
TOTAL_COLUMN = 3
FINISHED_COLUMN = 4
RANK_COLUMN = 5
COLUMNS = 6


@kernel
def score_lines(b: Record, s: Record, sheet: Sheet) -> None:
    """C11, C12: the points of the finished lines of each seat, those to the power station apart."""
    for station in range(STATIONS):
        start = b.departure[station]
        end = s.front[start]
        owner = b.owner[s.seats, station]
        if end >= EDGES and owner != BLANK:
            column = POWER_COLUMN if end >= POWER else LINES_COLUMN
            sheet[owner, column] += line_points(end, s.length[start])
            sheet[owner, FINISHED_COLUMN] += 1


@kernel
def total(b: Record, s: Record, seat: int) -> int:
    """C11, S6: the points of a seat so far; with companies what its shares pay, in tenths."""
    return payout(s, seat) if b.companies else s.points[seat]


@kernel
def margin(b: Record, s: Record, seat: int) -> int:
    """C15, S6: by how much a seat is ahead of the best other one, in the game's unit; negative if it is behind."""
    best = total(b, s, 0 if seat else 1)
    for other in range(s.seats):
        if other != seat:
            best = max(best, total(b, s, other))
    return total(b, s, seat) - best


@kernel
def rank(s: Record, sheet: Sheet) -> None:
    """C15, S6: most points wins; ties share the victory."""
    for seat in range(s.seats):
        sheet[seat, RANK_COLUMN] = 1
        for other in range(s.seats):
            sheet[seat, RANK_COLUMN] += sheet[other, TOTAL_COLUMN] > sheet[seat, TOTAL_COLUMN]


@kernel
def fill_sheet(b: Record, s: Record, sheet: Sheet, by_source: bool) -> None:
    """C11 to C15, S6: fill the score sheet, a row a seat; with companies every figure is in tenths of a point.

    Without `by_source` only totals and ranks, from the points that were counted line by line.
    """
    sheet[:] = 0
    if by_source and b.companies == 0:
        score_lines(b, s, sheet)
    for seat in range(s.seats):
        if b.companies:
            sheet[seat, SHARES_COLUMN] = payout(s, seat)
            sheet[seat, TOTAL_COLUMN] = sheet[seat, SHARES_COLUMN]
        else:
            sheet[seat, TOTAL_COLUMN] = s.points[seat]
    rank(s, sheet)
