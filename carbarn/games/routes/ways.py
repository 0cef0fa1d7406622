"""What a seat's routes join and what they still may: which tickets, and the longest path itself. Plain Python.

A set of routes is one whole number here, a bit each; `network.py` has the same questions as kernels, without the ways.
"""

import functools
from collections.abc import Iterator

from carbarn.games.routes.board import Board

Way = tuple[int, int, int, int]  # a route at a city: its number, its bit, the city at its other end, its length

JOINED, POSSIBLE, IMPOSSIBLE = "joined", "possible", "impossible"
_REMEMBERED = 4096  # positions of a seat: a table asks for the same ones until somebody claims a route
_WAYS_KEPT = 12  # of a ticket: tables that play at the same time have different routes left


def members(bits: int) -> Iterator[int]:
    """The numbers whose bits are set, from the lowest."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


class Ways:
    """The ways on one map."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._at: list[list[Way]] = [[] for _ in board.cities]
        for route in board.routes:
            a, b = route.a.index, route.b.index
            self._at[a].append((route.index, 1 << route.index, b, route.length))
            self._at[b].append((route.index, 1 << route.index, a, route.length))
        self._taken: list[list[int]] = [[] for _ in board.tickets]  # ways that somebody could take, the latest first
        self.parts = functools.lru_cache(_REMEMBERED)(self._parts)
        self.ticket_states = functools.lru_cache(_REMEMBERED)(self._ticket_states)
        self.longest_path = functools.lru_cache(_REMEMBERED)(self._longest_path)

    def _ticket_states(self, own: int, free: int, trains: int, held: int) -> list[dict[str, int | str]]:
        """U23: of each ticket held, whether the own routes join it, or still may with the free routes and the trains.

        Each ticket is looked at by itself, by its shortest way: two tickets that may be joined need not both be.
        """
        out: list[dict[str, int | str]] = []
        parts = self.parts(own)
        for index in members(held):
            ticket = self._board.tickets[index]
            if parts[ticket.a.index] == parts[ticket.b.index]:
                state = JOINED
            else:
                state = POSSIBLE if self._may_join(index, own, free, trains) else IMPOSSIBLE
            out.append({"ticket": index, "state": state})
        return out

    def _parts(self, own: int) -> list[int]:
        """For each city, a city that stands for all that these routes join with it."""
        stands = list(range(len(self._at)))
        for index in members(own):
            route = self._board.routes[index]
            one, other = stands[route.a.index], stands[route.b.index]
            if one != other:
                stands = [one if city == other else city for city in stands]
        return stands

    def _may_join(self, ticket: int, own: int, free: int, trains: int) -> bool:
        """Whether a ticket may still be joined: by a way that was found lately, if it still stands, or by another."""
        taken, closed = self._taken[ticket], ~(own | free)
        for place, way in enumerate(taken):
            if not way & closed and self._trains_for(way & ~own) <= trains:
                taken.insert(0, taken.pop(place))
                return True
        a, b = self._board.tickets[ticket].a.index, self._board.tickets[ticket].b.index
        found = self._way(a, b, own, free, trains)
        if found is not None:
            taken.insert(0, found)
            del taken[_WAYS_KEPT:]
        return found is not None

    def _trains_for(self, routes: int) -> int:
        return sum(self._board.routes[index].length for index in members(routes))

    def _way(self, start: int, goal: int, own: int, free: int, trains: int) -> int | None:
        """The routes of a shortest way over own routes, and over free ones for so many trains at most; None if none."""
        waves: list[list[tuple[int, int]]] = [[] for _ in range(trains + 1)]  # cities reached with so many, and the way
        waves[0].append((start, 0))
        done = 0
        for spent in range(trains + 1):
            for city, way in waves[spent]:  # grows while it is read
                if done >> city & 1:
                    continue
                if city == goal:
                    return way
                done |= 1 << city
                for _, bit, other, length in self._at[city]:
                    if own & bit:
                        waves[spent].append((other, way | bit))
                    elif free & bit and spent + length <= trains:
                        waves[spent + length].append((other, way | bit))
        return None

    def _longest_path(self, own: int) -> tuple[int, list[int]]:
        """U26: the length of the longest continuous path of these routes, each used once, and its routes in order."""
        length, path = 0, list[int]()
        while own:
            part = self._hanging_together(own)
            own &= ~part
            search = _Search(self._at, part, length)
            if search.longest > length:
                length, path = search.longest, search.path
        return length, path

    def _hanging_together(self, routes: int) -> int:
        """The routes that hang together with the first of these."""
        part, cities = 0, [self._board.routes[next(members(routes))].a.index]
        for city in cities:  # grows while it is read
            for _, bit, other, _ in self._at[city]:
                if routes & bit & ~part:
                    part |= bit
                    cities.append(other)
        return part


class _Search:
    """U26: looks for the longest path of routes that hang together, if it is longer than one that is known."""

    def __init__(self, at: list[list[Way]], part: int, floor: int) -> None:
        self._ways = {city: ways for city, all_ways in enumerate(at) if (ways := [w for w in all_ways if w[1] & part])}
        self._trail: list[int] = []
        self._tried: set[tuple[int, int]] = set()  # a city and the routes left: what was used, and how much, follows
        self.longest, self.path = floor, list[int]()
        # A longest path ends where an odd number of routes meet: elsewhere it could go on. With no such city it is
        # closed, takes in everything and may begin anywhere.
        odd = [city for city, ways in self._ways.items() if len(ways) % 2]
        self._enough = self._bound(odd)
        for city in odd or list(self._ways)[:1]:
            self._go_on(city, part, 0)

    def _bound(self, odd: list[int]) -> int:
        """No path is longer: each city with an odd number of routes leaves one out, but for the two where the path
        ends; a route left out serves two of them at most."""
        total = sum(length for ways in self._ways.values() for *_, length in ways) // 2
        left_out = sorted(min(length for *_, length in self._ways[city]) for city in odd)[:-2]
        return total - (sum(left_out) + 1) // 2

    def _go_on(self, city: int, left: int, length: int) -> None:
        """Try every way on from a city."""
        if length > self.longest:
            self.longest, self.path = length, self._trail.copy()
        for index, bit, other, spaces in self._ways[city]:
            rest = left & ~bit
            if self.longest < self._enough and left & bit and (other, rest) not in self._tried:
                self._tried.add((other, rest))
                self._trail.append(index)
                self._go_on(other, rest, length + spaces)
                self._trail.pop()
