"""The end of the game: tickets, bonuses, tokens, and who has won."""

from carbarn.core.kernel import kernel, lowest, popcount
from carbarn.core.types import Record, Sheet
from carbarn.games.routes.network import joined, longest_path
from carbarn.games.routes.state import WORD

# What a seat's final score is made of: the columns of a score sheet.
ROUTES_COLUMN = 0
MADE_COLUMN = 1
MISSED_COLUMN = 2
LONGEST_COLUMN = 3
MOST_TICKETS_COLUMN = 4
TOKENS_COLUMN = 5
TOTAL_COLUMN = 6
COMPLETED_COLUMN = 7
PATH_COLUMN = 8
RANK_COLUMN = 9
COLUMNS = 10


@kernel
def score_tickets(b: Record, s: Record, seat: int, sheet: Sheet) -> None:
    """U23, U25, F21: each ticket adds its value or takes it away."""
    own0, own1 = s.own[seat, 0], s.own[seat, 1]
    for word in range(2):
        held = s.held[seat, word]
        part = 0  # the cities joined to the last city looked at
        while held:
            ticket = word * WORD + lowest(held)
            held &= held - 1
            a, z = b.ticket_a[ticket], b.ticket_b[ticket]
            if not part >> a & 1:
                part = joined(b, own0, own1, a)
            if part >> z & 1:
                sheet[seat, MADE_COLUMN] += b.ticket_points[ticket]
                sheet[seat, COMPLETED_COLUMN] += 1
            else:
                sheet[seat, MISSED_COLUMN] -= b.ticket_points[ticket]


@kernel
def award(s: Record, sheet: Sheet, by: int, column: int, bonus: int) -> None:
    """U26: the bonus goes to everyone who ties for the most of something; nobody wins it with nothing."""
    most = 1
    for seat in range(s.seats):
        most = max(most, sheet[seat, by])
    for seat in range(s.seats):
        if sheet[seat, by] == most:
            sheet[seat, column] = bonus


@kernel
def beats(b: Record, sheet: Sheet, one: int, other: int) -> bool:
    """U27, F23: more points, then more completed tickets, then the longest path, as far as this map breaks ties."""
    if sheet[one, TOTAL_COLUMN] != sheet[other, TOTAL_COLUMN]:
        return sheet[one, TOTAL_COLUMN] > sheet[other, TOTAL_COLUMN]
    if b.tie_tickets and sheet[one, COMPLETED_COLUMN] != sheet[other, COMPLETED_COLUMN]:
        return sheet[one, COMPLETED_COLUMN] > sheet[other, COMPLETED_COLUMN]
    return b.tie_longest and sheet[one, LONGEST_COLUMN] > sheet[other, LONGEST_COLUMN]


@kernel
def fill_sheet(b: Record, s: Record, sheet: Sheet, exact_paths: bool) -> None:
    """U25 to U27, F21 to F23: fill the score sheet, a row a seat.

    Without `exact_paths`, the path of a seat that cannot hold the bonus is only measured as far as needed to know that.
    """
    sheet[:] = 0
    longest = 0
    for seat in range(s.seats):
        sheet[seat, ROUTES_COLUMN] = s.points[seat]
        score_tickets(b, s, seat, sheet)
        if b.symbols:
            sheet[seat, TOKENS_COLUMN] = b.token_points[popcount(s.tokens[seat])]
        if b.longest_bonus:
            floor = 0 if exact_paths or longest == 0 else longest - 1
            path = longest_path(b, s.own[seat, 0], s.own[seat, 1], floor)
            longest = max(longest, path)
            sheet[seat, PATH_COLUMN] = path
    if b.longest_bonus:
        award(s, sheet, PATH_COLUMN, LONGEST_COLUMN, b.longest_bonus)
    if b.most_tickets_bonus:
        award(s, sheet, COMPLETED_COLUMN, MOST_TICKETS_COLUMN, b.most_tickets_bonus)
    for seat in range(s.seats):
        for column in range(TOTAL_COLUMN):
            sheet[seat, TOTAL_COLUMN] += sheet[seat, column]
    for seat in range(s.seats):
        sheet[seat, RANK_COLUMN] = 1
        for other in range(s.seats):
            if other != seat and beats(b, sheet, other, seat):
                sheet[seat, RANK_COLUMN] += 1
