"""The rules of scoring again, slowly: plain Python over the board's own routes and tickets, and no kernels."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from carbarn.core.types import State
from carbarn.games.routes.board import Board, Route


def members(words: Any) -> set[int]:
    """The numbers whose bits are set in two words of sixty bits."""
    text = f"{int(words[1]):060b}{int(words[0]):060b}"[::-1]
    return {i for i, bit in enumerate(text) if bit == "1"}


def longest_trail(routes: Iterable[Route]) -> int:
    """U26: the longest continuous path, each route used once, cities as often as you like. Tries every one."""
    at: dict[str, list[Route]] = {}
    for route in routes:
        at.setdefault(route.a.id, []).append(route)
        at.setdefault(route.b.id, []).append(route)
    used: set[int] = set()

    def onward(city: str) -> int:
        best = 0
        for route in at[city]:
            if route.index not in used:
                used.add(route.index)
                best = max(best, route.length + onward(route.b.id if route.a.id == city else route.a.id))
                used.remove(route.index)
        return best

    return max((onward(city) for city in at), default=0)


def ticket_joined(routes: Iterable[Route], a: str, b: str) -> bool:
    """U23: whether a continuous path of these routes joins two cities, by their ids."""
    mine, reached = list(routes), {a}
    while True:
        more = {end for r in mine if {r.a.id, r.b.id} & reached for end in (r.a.id, r.b.id)} - reached
        if not more:
            return b in reached
        reached |= more


@dataclass(frozen=True)
class Line:
    """One seat's line of the score sheet."""

    routes: int
    tickets_made: int
    tickets_missed: int
    tokens: int
    completed: int
    path: int
    longest_path: int = 0
    most_tickets: int = 0
    rank: int = 0

    @property
    def total(self) -> int:
        return (
            self.routes + self.tickets_made + self.tickets_missed + self.tokens + self.longest_path + self.most_tickets
        )


def _line(board: Board, state: State, seat: int) -> Line:
    s, rules = state[0], board.rules
    mine = [board.routes[i] for i in members(s.own[seat])]
    held = [board.tickets[i] for i in members(s.held[seat])]
    made = [t for t in held if ticket_joined(mine, t.a.id, t.b.id)]
    symbols = sum(int(s.tokens[seat]) >> symbol & 1 for symbol in range(len(board.symbols)))
    return Line(
        routes=sum(rules["route_points"][r.length - 1] for r in mine),
        tickets_made=sum(t.points for t in made),
        tickets_missed=-sum(t.points for t in held if t not in made),
        tokens=board.file.content["tokens"]["points"][symbols] if board.symbols else 0,
        completed=len(made),
        path=longest_trail(mine) if rules["longest_path_bonus"] else 0,
    )


def final_scores(board: Board, state: State) -> list[Line]:
    """U20, U23, U25 to U27, F17, F21 to F23: every seat's score and rank. Nobody wins a bonus with nothing at all."""
    rules = board.rules
    lines = [_line(board, state, seat) for seat in range(int(state[0].seats))]
    longest, most = max(line.path for line in lines), max(line.completed for line in lines)
    lines = [
        replace(
            line,
            longest_path=rules["longest_path_bonus"] if line.path == longest > 0 else 0,
            most_tickets=rules["most_tickets_bonus"] if line.completed == most > 0 else 0,
        )
        for line in lines
    ]
    standing = [rank_key(board, line) for line in lines]
    return [
        replace(line, rank=1 + sum(other > mine for other in standing))
        for line, mine in zip(lines, standing, strict=True)
    ]


def rank_key(board: Board, line: Line) -> tuple[int, ...]:
    """U27, F23: points, then completed tickets, then holding the longest-path card, as far as the map breaks ties."""
    ties = {"tickets": line.completed, "longest_path": int(line.longest_path > 0)}
    return (line.total, *(ties[tie] for tie in ("tickets", "longest_path") if tie in board.rules["tie_breaks"]))
