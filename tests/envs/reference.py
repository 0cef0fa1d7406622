"""What observations are, field by field and slowly: written apart from the kernels, and compared with them."""

from collections.abc import Callable
from typing import Any

import numpy as np

from carbarn.core.types import Observation, State
from carbarn.games.routes import state as routes_state
from carbarn.games.tracks import state as tracks_state


def one_hot(value: int, size: int) -> Observation:
    """All zeros but one; all zeros for a blank."""
    out = np.zeros(size, np.float32)
    if 0 <= value < size:
        out[value] = 1
    return out


def bits(words: Any, size: int) -> Observation:
    """Two words of bits as numbers."""
    return np.array([words[i // routes_state.WORD] >> (i % routes_state.WORD) & 1 for i in range(size)], np.float32)


def routes(board: Any, view: State) -> Observation:
    """The numbers of a view of a game of routes."""
    s = view[0]
    viewer = max(int(s.viewer), 0)
    order = [(viewer + i) % int(s.seats) for i in range(int(s.seats))]
    routes, tickets = len(board.routes), len(board.tickets)

    def by_seat(size: int, of: Callable[[int], Any]) -> Observation:
        out = np.zeros((routes_state.SEATS, size), np.float32)
        for row, seat in enumerate(order):
            out[row] = of(seat)
        return out.ravel()

    fields = [
        one_hot(int(s.phase) - routes_state.LAST_CHANCE - 1, routes_state.OVER_BY_PASSES - routes_state.LAST_CHANCE),
        by_seat(1, lambda seat: float(seat == s.seat)),
        s.hand[viewer] / 10,
        by_seat(routes_state.CARDS, lambda seat: s.hand[seat] / 10)[routes_state.CARDS :],
        by_seat(1, lambda seat: s.hand_count[seat] / 10),
        np.concatenate([one_hot(int(card), routes_state.CARDS) for card in s.display]),
        [s.deck_count / 100],
        s.discard / 10,
        by_seat(1, lambda seat: s.trains[seat] / board.rules["trains"]),
        by_seat(1, lambda seat: s.points[seat] / 100),
        by_seat(routes, lambda seat: bits(s.own[seat], routes)),
        bits(s.open[viewer], routes),
        bits(s.held[viewer], tickets),
        np.concatenate([one_hot(int(ticket), tickets) for ticket in s.offer[viewer]]),
        by_seat(1, lambda seat: s.ticket_count[seat] / 10),
        [(s.pool_count + s.queue_count) / 30],
        [max(int(s.rounds_end), 0) / s.seats],
    ]
    if board.symbols:
        fields += [
            np.concatenate([one_hot(int(city), len(board.cities)) for city in s.symbol_city]),
            s.symbol_left / 3,
            by_seat(
                routes_state.SYMBOLS,
                lambda seat: [s.tokens[seat] >> symbol & 1 for symbol in range(routes_state.SYMBOLS)],
            ),
            np.concatenate([one_hot(int(symbol), routes_state.SYMBOLS) for symbol in s.aside]),
        ]
    return np.concatenate(fields).astype(np.float32)


def counts(kinds: Any) -> Observation:
    """How many of each kind of tile are in a list with blanks."""
    return np.bincount([kind for kind in kinds if kind != tracks_state.BLANK], minlength=tracks_state.KINDS).astype(
        np.float32
    )


def ways(board: Any, s: Any) -> Observation:
    """The ways over every square."""
    out = np.zeros((tracks_state.SQUARES, tracks_state.SIDES, tracks_state.SIDES), np.float32)
    for square, tile in enumerate(s.tile.tolist()):
        if tile != tracks_state.BLANK:
            out[square, range(tracks_state.SIDES), board.table[0].exits[tile]] = 1
    return out.ravel()


def tracks(board: Any, view: State) -> Observation:
    """The numbers of a view of a game of tracks."""
    s, t = view[0], board.table[0]
    viewer = max(int(s.viewer), 0)
    order = [(viewer + i) % int(s.seats) for i in range(int(s.seats))]
    companies = tracks_state.COMPANIES if board.options["companies"] else 0

    def by_seat(size: int, of: Callable[[int], Any]) -> Observation:
        out = np.zeros((tracks_state.SEATS, size), np.float32)
        for row, seat in enumerate(order):
            out[row] = of(seat)
        return out.ravel()

    def owner(station: int) -> Observation:
        of = int(t.owner[s.seats, station])
        return one_hot(
            of if companies or of == tracks_state.BLANK else order.index(of), companies or tracks_state.SEATS
        )

    def shares(of: Any) -> Observation:
        return np.concatenate([one_hot(int(company), companies) for company in of])

    own = s.hand[viewer] if s.viewer >= 0 else []
    ends, lengths = s.front[t.departure], s.length[t.departure]
    seen = counts(s.tile[s.tile != tracks_state.BLANK] // 4) + counts(own) + one_hot(int(s.drawn), tracks_state.KINDS)
    fields = [
        one_hot(int(s.phase) - tracks_state.LAST_CHANCE - 1, tracks_state.OVER_ALL_PLACED - tracks_state.LAST_CHANCE),
        by_seat(1, lambda seat: float(seat == s.seat)),
        counts(own),
        one_hot(int(s.drawn), tracks_state.KINDS),
        by_seat(1, lambda seat: s.hand_count[seat] / 3),
        (t.tiles - seen) / 4,
        [s.supply_count / tracks_state.SQUARES],
        ways(board, s),
        np.concatenate([owner(station) for station in range(tracks_state.STATIONS)]),
        lengths / 10,
        ends >= tracks_state.EDGES,
        ends >= tracks_state.POWER,
        s.points[:companies] / 100 if companies else by_seat(1, lambda seat: s.points[seat] / 100),
    ]
    if companies:
        by_seats = by_seat(tracks_state.PILES * companies, lambda seat: shares(s.share[seat]))
        fields += [by_seats, shares(s.face_up)]
    return np.concatenate(fields).astype(np.float32)


REFERENCES = {"routes": routes, "tracks": tracks}
