"""What is good about an action, in one sentence of facts: for hints and explanations.

The facts are the planner's: its plan, what it misses, which rivals may want a route. All of it follows from the view.
"""

from collections.abc import Sequence
from typing import Any

from carbarn.core.types import State
from carbarn.core.words import say
from carbarn.games.routes import actions as kinds
from carbarn.games.routes import thoughts
from carbarn.games.routes.board import Board, Route, Ticket
from carbarn.games.routes.state import BLANK, CARDS, GRAY, WILD, WORD
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
            return self.tickets()
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
        if self.wishes[route] >= _LIKELY and not self._other_track_open(route):
            return self.say("in-the-way", points=points, **ends)
        return self.say("points", points=points, length=claimed.length, rivals=rivals)

    def card(self, colour: int) -> str:
        """U7, U14: the route that this colour is to pay, and how many the plan misses; what a wild is good for."""
        if self._last_turn():
            return self.say("too-late")
        if colour == WILD:
            return self.say("wild", missing=self._missing())
        name = colour_name(self.board, colour, self.locale)
        short = round(float(self.m.short[colour]))
        if short > 0:
            route = _longest(colour, [route for route in self.board.routes if self._planned(route.index)])
            ticket = self._task(self._task_of(route.index))
            return self.say("wanted", colour=name, short=short, **self._ends(route), **self._named(ticket))
        if fillers := [route for route in self.board.routes if self._lacks(route, colour)]:
            route = _longest(colour, fillers)
            return self.say("filler", colour=name, points=self._points(route), **self._ends(route))
        return self.spare(colour, name)

    def spare(self, colour: int, name: str) -> str:
        """U14: what a card that the plan does not need would help to pay: the route that brings most points a card."""
        routes = [route for route in self.board.routes if 0 < self._short(route, colour) <= _FEW]
        route = max(routes, key=lambda route: self._points(route) / (1 + self._short(route, colour)), default=None)
        if route is None:
            held = int(self.s.hand[self.seat][colour])
            return self.say("spare", colour=name, held=held, needed=int(self.m.need[colour]))
        short = self._short(route, colour) - 1
        return self.say("useful", colour=name, short=short, points=self._points(route), **self._ends(route))

    def blind(self) -> str:
        """U7, U12: how many of the cards that may come the plan can use."""
        if self._last_turn():
            return self.say("too-late")
        if self._missing() == 0:
            return self.say("blind-any")
        may_come = [max(0, thoughts.may_come(self.board.table, self.view, colour)) for colour in range(CARDS)]
        wanted = [n for colour, n in enumerate(may_come) if colour == WILD or self.m.short[colour] > 0]
        return self.say("blind", useful=sum(wanted), cards=sum(may_come))

    def tickets(self) -> str:
        """U21, U24: what the plan leaves over for more tickets."""
        if self._last_turn():
            return self.say("tickets-last")
        return self.say("tickets", turns=round(self._turns_to_spare()), trains=self._trains_to_spare())

    def keep(self, places: tuple[int, ...]) -> str:
        """U4, U21: what these tickets take and bring, with those held already; those that do not fit are left out."""
        subset = sum(1 << place for place in places)
        thoughts.weigh_keep(self.board.table, self.view, self.minds, subset)
        tickets = [self.board.tickets[int(self.s.offer[self.seat][place])] for place in places]
        return self.say(
            "keep",
            points=sum(ticket.points for ticket in tickets),
            dropped=int(self.m.dropped).bit_count(),
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
        return _has(self.m.plan, route)

    def _filled(self, route: int) -> bool:
        return _has(self.m.fillers, route)

    def _task_of(self, route: int) -> int:
        """The most valuable ticket on whose way a planned route lies."""
        users = int(self.m.users[route])
        return next((i for i in range(int(self.m.tasks)) if users >> i & 1), 0)

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
        """U14 to U19: how many cards of a colour are missing to pay for a route besides the plan's; 0 also where none
        would help."""
        wilds = int(self.s.hand[self.seat][WILD]) - route.ferries
        may_be_claimed = self._open(self.seat, route.index) and route.length <= self.s.trains[self.seat]
        if not may_be_claimed or self._planned(route.index) or route.colour not in (colour, GRAY) or wilds < 0:
            return 0
        return max(0, route.length - route.ferries - int(self.s.hand[self.seat][colour]) - wilds)

    def _lacks(self, route: Route, colour: int) -> bool:
        """U14: whether a filler lacks cards of this colour once the plan is paid; ferries it may lack besides."""
        if not self._filled(route.index) or route.colour not in (colour, GRAY) or self.m.fill_short[colour] <= 0:
            return False
        cards, wilds = (max(0, int(self.s.hand[self.seat][each] - self.m.need[each])) for each in (colour, WILD))
        return route.length - route.ferries > cards + max(0, wilds - route.ferries)

    def _open(self, seat: int, route: int) -> bool:
        return _has(self.s.open[seat], route)

    def _other_track_open(self, route: int) -> bool:
        """U18, U19: whether a rival who finds this track taken may take the other one."""
        twin, rivals = int(self.board.table[0].twin[route]), set(range(int(self.s.seats))) - {self.seat}
        both = self.s.seats >= self.board.table[0].both_tracks_from
        return twin != BLANK and bool(both) and any(self._open(rival, twin) for rival in rivals)

    def _last_turn(self) -> bool:
        """U24: whether this is the seat's turn of the last round."""
        return bool(self.s.rounds_end != BLANK)

    def _missing(self) -> int:
        """Cards that the plan lacks once wilds stand in, ferries included."""
        short = sum(float(self.m.short[colour]) for colour in range(CARDS) if colour != WILD)
        spare = float(self.s.hand[self.seat][WILD] - self.m.need[WILD])
        return round(max(0.0, short - max(0.0, spare)) + max(0.0, -spare))

    def _turns_to_spare(self) -> float:
        return max(0.0, float(self.m.turns_left - self.m.turns))

    def _trains_to_spare(self) -> int:
        return int(self.s.trains[self.seat] - self.m.trains)


def _has(routes: Any, route: int) -> bool:
    """Whether a route is among those of two words of bits."""
    return bool(int(routes[route // WORD]) >> (route % WORD) & 1)


def _longest(colour: int, routes: Sequence[Route]) -> Route:
    """Of these routes the longest of a colour; a gray one only where there is none."""
    payable = [route for route in routes if route.colour in (colour, GRAY)]
    return max(payable, key=lambda route: (route.colour == colour, route.length))
