"""A view as numbers for learning, laid out field by field; seats are told from the viewer's place, the viewer first."""

from collections.abc import Callable
from typing import Any

import numpy as np

from carbarn.core.types import Observation, State
from carbarn.games.routes.board import Board
from carbarn.games.routes.state import (
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
    )


def _one_hot(value: int, size: int) -> Observation:
    """All zeros but one; all zeros for a blank."""
    out = np.zeros(size, np.float32)
    if 0 <= value < size:
        out[value] = 1
    return out


def _bits(words: Any, size: int) -> Observation:
    """Two words of bits as numbers."""
    return np.array([words[i // WORD] >> (i % WORD) & 1 for i in range(size)], np.float32)


def observe(board: Board, view: State) -> Observation:
    """The numbers of a view, in the order of `layout`."""
    s = view[0]
    viewer = max(int(s.viewer), 0)
    order = [(viewer + i) % int(s.seats) for i in range(int(s.seats))]
    routes, tickets = len(board.routes), len(board.tickets)

    def by_seat(size: int, of: Callable[[int], Any]) -> Observation:
        out = np.zeros((SEATS, size), np.float32)
        for row, seat in enumerate(order):
            out[row] = of(seat)
        return out.ravel()

    fields = [
        _one_hot(int(s.phase) - LAST_CHANCE - 1, OVER_BY_PASSES - LAST_CHANCE),
        by_seat(1, lambda seat: float(seat == s.seat)),
        s.hand[viewer] / 10,
        by_seat(CARDS, lambda seat: s.hand[seat] / 10)[CARDS:],
        by_seat(1, lambda seat: s.hand_count[seat] / 10),
        np.concatenate([_one_hot(int(card), CARDS) for card in s.display]),
        [s.deck_count / 100],
        s.discard / 10,
        by_seat(1, lambda seat: s.trains[seat] / board.rules["trains"]),
        by_seat(1, lambda seat: s.points[seat] / 100),
        by_seat(routes, lambda seat: _bits(s.own[seat], routes)),
        _bits(s.open[viewer], routes),
        _bits(s.held[viewer], tickets),
        np.concatenate([_one_hot(int(ticket), tickets) for ticket in s.offer[viewer]]),
        by_seat(1, lambda seat: s.ticket_count[seat] / 10),
        [(s.pool_count + s.queue_count) / 30],
        [max(int(s.rounds_end), 0) / s.seats],
    ]
    if board.symbols:
        fields += [
            np.concatenate([_one_hot(int(city), len(board.cities)) for city in s.symbol_city]),
            s.symbol_left / 3,
            by_seat(SYMBOLS, lambda seat: [s.tokens[seat] >> symbol & 1 for symbol in range(SYMBOLS)]),
        ]
    return np.concatenate(fields).astype(np.float32)
