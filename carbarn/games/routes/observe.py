"""A view as numbers for learning, laid out field by field; seats are told from the viewer's place, the viewer first.

The kernel reads nothing that the viewer may not know, so that it gives the same numbers for a state and for that
seat's view of it, and batches need no views. It writes what has changed since the row was written last.
"""

import numpy as np

from carbarn.core.kernel import kernel
from carbarn.core.marks import mark, mark_bits, move_mark, seat_after
from carbarn.core.types import Counts, Observation, Record, State
from carbarn.games.routes.board import Board
from carbarn.games.routes.state import (
    BLANK,
    CARDS,
    LAST_CHANCE,
    OFFER,
    OVER_BY_PASSES,
    PLACES,
    SEATS,
    SYMBOLS,
    WORD,
)

Field = tuple[str, int, str]

VERSION = 1  # of the layout and of the numbering of actions: whatever learned on one can play no other

# The fields of the layout, in their order.
PHASE = 0
TO_MOVE = 1
HAND = 2
SHOWN = 3
HAND_COUNT = 4
DISPLAY = 5
DECK_COUNT = 6
DISCARD = 7
TRAINS = 8
POINTS = 9
ROUTES = 10
OPEN = 11
TICKETS = 12
OFFERED = 13
TICKET_COUNT = 14
TICKETS_LEFT = 15
LAST_ROUND = 16
STACKS = 17
STACK_LEFT = 18
TOKENS = 19
ASIDE = 20

# Multiplying is quicker than dividing; rounded to 32 bits, both give the same for every number that there can be.
TENTH = 0.1
HUNDREDTH = 0.01
THIRTIETH = 1 / 30

# What a row of numbers shows: where the ones of its fields stand.
MARKS = np.dtype(
    (
        np.record,
        [
            ("phase", "i8"),
            ("mover", "i8"),
            ("display", "i1", PLACES),
            ("own", "i8", (SEATS, 2)),  # by the viewer's order of seats
            ("open", "i8", 2),
            ("held", "i8", 2),
            ("offer", "i1", OFFER),
            ("symbol_city", "i1", SYMBOLS),
            ("tokens", "i8", SEATS),
            ("aside", "i1", 2),
        ],
    )
)


def layout(board: Board) -> tuple[Field, ...]:
    """Every field in order: its name, how many numbers, and what they mean."""
    routes, tickets, cities = len(board.routes), len(board.tickets), len(board.cities)
    return (
        ("phase", OVER_BY_PASSES - LAST_CHANCE, "one for what is waited for, from choosing tickets to the end"),
        ("to_move", SEATS, "one for the seat to move"),
        ("hand", CARDS, "own cards of each colour, wild last, divided by 10"),
        ("shown", (SEATS - 1) * CARDS, "of the other seats: cards taken face up and not spent since, divided by 10"),
        ("hand_count", SEATS, "cards in each hand, divided by 10"),
        ("display", PLACES * CARDS, "place by place, one for the colour that lies there"),
        ("deck_count", 1, "cards in the deck, divided by 100"),
        ("discard", CARDS, "cards of each colour in the discards, divided by 10"),
        ("trains", SEATS, "trains left, as a part of all"),
        ("points", SEATS, "points for routes, divided by 100"),
        ("routes", SEATS * routes, "seat by seat, one for each route that is the seat's"),
        ("open", routes, "one for each route that the viewer may still claim"),
        ("tickets", tickets, "one for each ticket that the viewer holds"),
        ("offer", OFFER * tickets, "place by place, one for the ticket offered to the viewer"),
        ("ticket_count", SEATS, "tickets held by each seat, divided by 10"),
        ("tickets_left", 1, "tickets that can still be drawn, divided by 30"),
        ("last_round", 1, "turns left in the last round as a part of all seats; 0 before it"),
        ("stacks", SYMBOLS * (cities if board.symbols else 0), "symbol by symbol, one for the city of its stack"),
        ("stack_left", SYMBOLS if board.symbols else 0, "tokens left in each stack, divided by 3"),
        ("tokens", SEATS * SYMBOLS if board.symbols else 0, "seat by seat, one for each symbol held"),
        ("aside", 2 * SYMBOLS if board.symbols else 0, "one for the symbol of each stack set aside and not yet placed"),
    )


def no_marks(rows: int) -> State:
    """What empty rows show: nothing."""
    marks = np.zeros(rows, MARKS)
    for field in ("phase", "mover", "display", "offer", "symbol_city", "aside"):
        marks[field] = BLANK
    return marks


@kernel
def write_cards(s: Record, viewer: int, marks: Record, at: Counts, out: Observation, i: int) -> None:
    """U7, U11: own cards, what others took face up, the display, the deck and the discards."""
    hand, discard, first = at[HAND], at[DISCARD], at[SHOWN]
    for colour in range(CARDS):
        out[i, hand + colour] = s.hand[viewer, colour] * TENTH
        out[i, discard + colour] = s.discard[colour] * TENTH
    for row in range(1, s.seats):
        seat = seat_after(viewer, row, s.seats)
        for colour in range(CARDS):
            out[i, first + colour] = s.shown[seat, colour] * TENTH
        first += CARDS
    for place in range(PLACES):
        first = at[DISPLAY] + place * CARDS
        marks.display[place] = move_mark(out, i, first, marks.display[place], s.display[place])
    out[i, at[DECK_COUNT]] = s.deck_count * HUNDREDTH


@kernel
def write_seats(b: Record, s: Record, viewer: int, marks: Record, at: Counts, out: Observation, i: int) -> None:
    """What everybody sees of every seat: counts, points and routes."""
    for row in range(s.seats):
        seat = seat_after(viewer, row, s.seats)
        out[i, at[HAND_COUNT] + row] = s.hand_count[seat] * TENTH
        out[i, at[TRAINS] + row] = s.trains[seat] / b.trains
        out[i, at[POINTS] + row] = s.points[seat] * HUNDREDTH
        out[i, at[TICKET_COUNT] + row] = s.ticket_count[seat] * TENTH
        for word in range(2):
            first = at[ROUTES] + row * b.routes + word * WORD
            marks.own[row, word] = mark_bits(out, i, first, marks.own[row, word], s.own[seat, word])


@kernel
def write_tickets(b: Record, s: Record, viewer: int, marks: Record, at: Counts, out: Observation, i: int) -> None:
    """U4, U21: the viewer's tickets, kept and offered, and the routes that are open to it."""
    for word in range(2):
        marks.open[word] = mark_bits(out, i, at[OPEN] + word * WORD, marks.open[word], s.open[viewer, word])
        marks.held[word] = mark_bits(out, i, at[TICKETS] + word * WORD, marks.held[word], s.held[viewer, word])
    for place in range(OFFER):
        first = at[OFFERED] + place * b.tickets
        marks.offer[place] = mark(out, i, first, marks.offer[place], s.offer[viewer, place])
    out[i, at[TICKETS_LEFT]] = (s.pool_count + s.queue_count) * THIRTIETH


@kernel
def write_tokens(b: Record, s: Record, viewer: int, marks: Record, at: Counts, out: Observation, i: int) -> None:
    """F5 to F8, F18: stacks, tokens held, and what is set aside."""
    for symbol in range(SYMBOLS):
        first = at[STACKS] + symbol * b.cities
        marks.symbol_city[symbol] = mark(out, i, first, marks.symbol_city[symbol], s.symbol_city[symbol])
        out[i, at[STACK_LEFT] + symbol] = s.symbol_left[symbol] / 3
    for row in range(s.seats):
        held = s.tokens[seat_after(viewer, row, s.seats)]
        marks.tokens[row] = mark_bits(out, i, at[TOKENS] + row * SYMBOLS, marks.tokens[row], held)
    for place in range(2):
        first = at[ASIDE] + place * SYMBOLS
        marks.aside[place] = mark(out, i, first, marks.aside[place], s.aside[place])


@kernel
def observe(b: Record, s: Record, viewer: int, marks: Record, at: Counts, out: Observation, i: int) -> None:
    """Bring row `i` of the numbers up to date; `at` says where each field begins."""
    marks.phase = mark(out, i, at[PHASE], marks.phase, s.phase - LAST_CHANCE - 1)
    marks.mover = mark(out, i, at[TO_MOVE], marks.mover, seat_after(s.seat, s.seats - viewer, s.seats))
    write_cards(s, viewer, marks, at, out, i)
    write_seats(b, s, viewer, marks, at, out, i)
    write_tickets(b, s, viewer, marks, at, out, i)
    out[i, at[LAST_ROUND]] = s.rounds_end / s.seats if s.rounds_end > 0 else 0.0
    if b.symbols:
        write_tokens(b, s, viewer, marks, at, out, i)
