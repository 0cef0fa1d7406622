"""What is good about an action, in one sentence of facts: for hints and explanations.

The facts are the planner's: its plan, what it misses, which rivals may want a route. All of it follows from the view.
"""

from collections.abc import Callable
from typing import Any

from carbarn.core.types import State
from carbarn.core.words import say
from carbarn.games.routes import actions as kinds
from carbarn.games.routes import thoughts
from carbarn.games.routes.board import Board, Route, Ticket
from carbarn.games.routes.state import CARDS, GRAY, WILD, WORD
from carbarn.games.routes.wishes import Wishes
from carbarn.games.routes.words import city_name, colour_name, symbol_name

_FEW = 3  # cards that are missing at most for a route that a card is said to bring nearer
_LIKELY = 0.5  # rivals who want a route, on average, from which it is worth saying


class Reasons:
    """Sentences about one view, from a mind that has planned it."""

    def __init__(self, board: Board, view: State, minds: State, wishes: Wishes, locale: str) -> None:
        self.board, self.view, self.minds, self.wishes, self.locale = board, view, minds, wishes, locale
        self.s: Any = view[0]
        self.seat = int(self.s.seat)
        thoughts.plan(board.table, view, minds)
        self.m: Any = minds[self.seat]

    def say(self, message: str, **details: Any) -> str:
        """A sentence of the catalogue."""
        return say(self.locale, f"reason-{message}", vocabulary=self.board.vocabulary, **details)

    def of(self, action: int) -> str:
        """The sentence about an action."""
        kind, parts = kinds.parts(self.board, action)
        if kind is kinds.Claim:
            return self.claim(parts[0])
        if kind is kinds.DrawFaceUp:
            return self.card(int(self.s.display[parts[0]]))
        if kind is kinds.DrawBlind:
            return self.blind()
        if kind is kinds.DrawTickets:
            return self.say("tickets", turns=round(self._turns_to_spare()), trains=self._trains_to_spare())
        if kind is kinds.Keep:
            return self.keep(parts[0])
        if kind is kinds.TakeToken:
            return self.token(parts[0])
        if kind is kinds.PlaceToken:
            return self.place(parts[0], parts[1])
        return self.say("pass")

    def claim(self, route: int) -> str:
        """U14: the ticket that a route completes or brings nearer; else its own points, and who would miss it."""
        claimed = self.board.routes[route]
        ends, points = self._ends(claimed), self._points(claimed)
        rivals = thoughts.rivals_for(self.board.table, self.view, route)
        completed = [i for i in range(int(self.m.tasks)) if self._completes(route, i)]
        if completed:
            ticket = self._task(completed[0])
            return self.say("completes", rivals=rivals, **ends, **self._named(ticket))
        if self._planned(route):
            task = self._task_of(route)
            left = self._trains_for(task) - claimed.length
            return self.say("on-the-way", rivals=rivals, left=left, **ends, **self._named(self._task(task)))
        if self.wishes[route] >= _LIKELY:
            return self.say("in-the-way", points=points, **ends)
        return self.say("points", points=points, length=claimed.length, rivals=rivals)

    def card(self, colour: int) -> str:
        """U7, U14: the route that this colour is to pay, and how many the plan misses; what a wild is good for."""
        if colour == WILD:
            return self.say("wild", missing=self._missing())
        name = colour_name(self.board, colour, self.locale)
        short = round(float(self.m.short[colour]))
        if short > 0:
            route = self._paid_with(colour, self._planned)
            ticket = self._task(self._task_of(route.index))
            return self.say("wanted", colour=name, short=short, **self._ends(route), **self._named(ticket))
        if self.m.fill_short[colour] > 0:
            route = self._paid_with(colour, self._filled)
            return self.say("filler", colour=name, points=self._points(route), **self._ends(route))
        return self.spare(colour, name)

    def spare(self, colour: int, name: str) -> str:
        """U14: what a card that the plan does not need would help to pay: the route that brings most points a card."""
        routes = [route for route in self.board.routes if 0 < self._short(route, colour) <= _FEW]
        route = max(routes, key=lambda route: self._points(route) / (1 + self._short(route, colour)), default=None)
        if route is None:
            return self.say("spare", colour=name, held=int(self.s.hand[self.seat][colour]))
        short = self._short(route, colour) - 1
        return self.say("useful", colour=name, short=short, points=self._points(route), **self._ends(route))

    def blind(self) -> str:
        """U7: how many of the unseen cards the plan can use."""
        unseen = [max(0, thoughts.unseen_of(self.board.table, self.view, colour)) for colour in range(CARDS)]
        wanted = [n for colour, n in enumerate(unseen) if colour == WILD or self.m.short[colour] > 0]
        return self.say("blind", useful=sum(wanted), unseen=sum(unseen))

    def keep(self, places: tuple[int, ...]) -> str:
        """U4, U21: what these tickets take and bring, with those held already."""
        subset = sum(1 << place for place in places)
        thoughts.weigh_keep(self.board.table, self.view, self.minds, subset)
        tickets = [self.board.tickets[int(self.s.offer[self.seat][place])] for place in places]
        return self.say(
            "keep",
            points=sum(ticket.points for ticket in tickets),
            need=round(float(self.m.trains)),
            have=int(self.s.trains[self.seat]),
            turns=round(float(self.m.turns)),
            left=round(float(self.m.turns_left)),
        )

    def token(self, city: int) -> str:
        """F18, F22: how many symbols that makes, and what they bring."""
        symbol = next(i for i in range(len(self.board.symbols)) if self.s.symbol_city[i] == city)
        held = int(self.s.tokens[self.seat]).bit_count() + 1
        points = int(self.board.table[0].token_points[held])
        name = symbol_name(self.board, symbol, self.locale)
        return self.say("token", symbol=name, held=held, points=points, others=int(self.s.symbol_left[symbol]) - 1)

    def place(self, symbol: int, city: int) -> str:
        """F7: whether the city lies on the way of the plan."""
        where = city_name(self.board.cities[city], self.locale)
        near = thoughts.on_the_way(self.board.table, self.view, self.minds, city)
        name = symbol_name(self.board, symbol, self.locale)
        return self.say("place-near" if near else "place-far", symbol=name, city=where)

    def _task(self, i: int) -> Ticket:
        return self.board.tickets[int(self.m.task[i])]

    def _named(self, ticket: Ticket) -> dict[str, Any]:
        start, end = city_name(ticket.a, self.locale), city_name(ticket.b, self.locale)
        return {"from": start, "to": end, "points": ticket.points}

    def _ends(self, route: Route) -> dict[str, str]:
        return {"a": city_name(route.a, self.locale), "b": city_name(route.b, self.locale)}

    def _points(self, route: Route) -> int:
        return int(self.board.rules["route_points"][route.length - 1])

    def _planned(self, route: int) -> bool:
        return bool(int(self.m.plan[route // WORD]) >> (route % WORD) & 1)

    def _filled(self, route: int) -> bool:
        return bool(int(self.m.fillers[route // WORD]) >> (route % WORD) & 1)

    def _task_of(self, route: int) -> int:
        """The most valuable ticket on whose way a planned route lies."""
        users = int(self.m.users[route])
        return next(i for i in range(int(self.m.tasks)) if users >> i & 1)

    def _paid_with(self, colour: int, meant: Callable[[int], bool]) -> Route:
        """Of the routes that are meant, the longest of a colour; a gray one only where there is none."""
        routes = [route for route in self.board.routes if meant(route.index) and route.colour in (colour, GRAY)]
        return max(routes, key=lambda route: (route.colour == colour, route.length))

    def _completes(self, route: int, i: int) -> bool:
        return bool(thoughts.completes(self.board.table, self.view, route, int(self.m.task[i])))

    def _trains_for(self, task: int) -> int:
        """Trains that a task's planned way still takes."""
        return sum(
            route.length
            for route in self.board.routes
            if self._planned(route.index) and int(self.m.users[route.index]) >> task & 1
        )

    def _short(self, route: Route, colour: int) -> int:
        """U14 to U19: how many cards of a colour are missing to pay for a route; 0 also where none would help."""
        open_to_us = int(self.s.open[self.seat][route.index // WORD]) >> (route.index % WORD) & 1
        wilds = int(self.s.hand[self.seat][WILD]) - route.ferries
        if not open_to_us or route.colour not in (colour, GRAY) or route.length > self.s.trains[self.seat] or wilds < 0:
            return 0
        return max(0, route.length - route.ferries - int(self.s.hand[self.seat][colour]) - wilds)

    def _missing(self) -> int:
        return round(sum(float(self.m.short[colour]) for colour in range(CARDS)))

    def _turns_to_spare(self) -> float:
        return max(0.0, float(self.m.turns_left - self.m.turns))

    def _trains_to_spare(self) -> int:
        return int(self.s.trains[self.seat] - self.m.trains)
