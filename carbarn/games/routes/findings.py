"""What a finished game on a map tells those who study it: routes, tickets and tokens, and the map as a sketch."""

import math
from typing import Any

from carbarn.core.findings import Finding, Shape, Sketch
from carbarn.core.game import PUBLIC, Game
from carbarn.games.routes.actions import Claim, Keep, TakeToken
from carbarn.games.routes.board import Board, Route
from carbarn.games.routes.facts import route_points
from carbarn.games.routes.ways import members
from carbarn.games.routes.words import city_name, symbol_name

_BENDS = 8  # pieces of a route that is not straight
_APART = 0.0095  # of the map's height: the tracks of a double route from their middle


def findings(game: Game, board: Board, seats: int, log: list[int]) -> list[Finding]:
    """Replay a log: who claimed what and when, which tickets were kept, what became of them."""
    state, found = game.new(seats), list[Finding]()
    chosen: dict[tuple[int, int], tuple[int, bool]] = {}  # by seat and ticket: the turn, and whether it was kept
    for step in log:
        action: Any = game.action(step)
        if isinstance(action, Claim | Keep | TakeToken):
            seat, turn = int(state["seat"][0]), int(state["turns"][0])
        if isinstance(action, Keep):
            offer = state["offer"][0][seat][: state["offer_count"][0][seat]].tolist()
            chosen |= {(seat, ticket): (turn, place in action.places) for place, ticket in enumerate(offer)}
        elif isinstance(action, Claim):
            points, length = route_points(board, action.route), board.routes[action.route].length
            found.append(Finding("route", str(action.route), seat, turn, points, True, length))
        before = int(state["tokens"][0][seat]) if isinstance(action, Claim | TakeToken) else None
        game.apply(state, step)
        if before is not None:
            taken = int(state["tokens"][0][seat]) & ~before  # F18: without being asked, where there is only one
            found += [Finding("token", board.symbols[i]["id"], seat, turn, 0, True) for i in members(taken)]
    return found + _tickets(game, board, state, chosen)


def _tickets(game: Game, board: Board, state: Any, chosen: dict[tuple[int, int], tuple[int, bool]]) -> list[Finding]:
    """U25: every ticket that was offered; those kept with what they brought or cost."""
    last, found = int(state["turns"][0]), list[Finding]()
    for seat, told in enumerate(game.facts(game.view(state, PUBLIC))["seats"]):
        for held in told["held"]:
            ticket, done = held["ticket"], held["state"] == "joined"
            worth = board.tickets[ticket].points
            turn, _ = chosen.get((seat, ticket), (last, True))  # U21: a single ticket is kept without being asked
            found.append(Finding("ticket", str(ticket), seat, turn, worth if done else -worth, done, 0, "kept"))
    returned = [(seat, ticket, turn) for (seat, ticket), (turn, kept) in chosen.items() if not kept]
    return found + [Finding("ticket", str(t), seat, turn, 0, False, 0, "returned") for seat, t, turn in returned]


def sketch(board: Board, locale: str) -> Sketch:
    """The map: routes that take the colour of what befell them, and cities."""
    aspect = float(board.file.content.get("frame", {}).get("aspect", 1.0))
    lines = [Shape("line", _way(r, aspect), ("route", str(r.index)), _ends(r, locale)) for r in board.routes]
    dots = [Shape("dot", ((city.x, city.y),), None, city_name(city, locale)) for city in board.cities]
    names = {
        "route": {str(r.index): f"{_ends(r, locale)} ({r.length})" for r in board.routes},
        "ticket": {str(t.index): f"{_ends(t, locale)} ({t.points})" for t in board.tickets},
        "token": {s["id"]: symbol_name(board, i, locale) for i, s in enumerate(board.symbols)},
    }
    return Sketch(aspect, [*lines, *dots], names, order=("ticket", "route", "token"))


def _ends(joined: Any, locale: str) -> str:
    """The two cities of a route or a ticket."""
    return f"{city_name(joined.a, locale)}–{city_name(joined.b, locale)}"


def _way(route: Route, aspect: float) -> tuple[tuple[float, float], ...]:
    """A route as a line: off the straight one by its bow, to the right from a to b; double tracks side by side."""
    (ax, ay), (bx, by) = (route.a.x * aspect, route.a.y), (route.b.x * aspect, route.b.y)
    right, down, far = bx - ax, by - ay, math.hypot(bx - ax, by - ay)
    beside = {1: -_APART, 2: _APART}.get(route.track, 0.0) / far
    bends = _BENDS if route.bow else 1
    out = []
    for t in (i / bends for i in range(bends + 1)):
        off = 4 * t * (1 - t) * route.bow + beside
        out.append(((ax + t * right - off * down) / aspect, ay + t * down + off * right))
    return tuple(out)
