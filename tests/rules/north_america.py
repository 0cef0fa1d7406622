"""Positions and names that the tests of North America share."""

from typing import Any

import carbarn
from carbarn.core.match import Match
from carbarn.games.routes.state import BLANK, WORD
from tests.rig import Rig

COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")


# Tickets that the tests use, by cities.
A, B, C, D, E = (
    ("denver", "el_paso"),  # 4
    ("boston", "miami"),  # 12
    ("kansas_city", "houston"),  # 5
    ("new_york", "atlanta"),  # 6
    ("seattle", "los_angeles"),  # 9
)


BLIND = ("draw blind", "card red", "draw blind", "card red")  # a whole turn, where the deck has red cards


def setup(seats: int, **options: Any) -> Rig:
    """A table at which nothing has happened yet."""
    rig = Rig("usa", seats=seats)
    rig.game = carbarn.game("usa", **options)
    rig.match = Match(rig.game, seats)
    return rig


def deal_hands(rig: Rig) -> Rig:
    """The opening hands: four cards of one colour for each seat."""
    for seat in range(rig.s.seats):
        rig.play(*[f"card {COLOURS[seat]}"] * 4)
    return rig


def named(rig: Rig, counts: Any) -> dict[str, int]:
    """Cards by name, without those that are not there."""
    return {rig.board.colour(colour): int(n) for colour, n in enumerate(counts) if n}


def hand(rig: Rig, seat: int) -> dict[str, int]:
    assert sum(rig.s.hand[seat]) == rig.s.hand_count[seat]
    return named(rig, rig.s.hand[seat])


def deck(rig: Rig) -> dict[str, int]:
    assert sum(rig.s.deck) == rig.s.deck_count
    return named(rig, rig.s.deck)


def discards(rig: Rig) -> dict[str, int]:
    assert sum(rig.s.discard) == rig.s.discard_count
    return named(rig, rig.s.discard)


def face_up(rig: Rig) -> list[str]:
    return ["-" if card == BLANK else rig.board.colour(int(card)) for card in rig.s.display]


def ends(rig: Rig, ticket: int) -> tuple[str, str]:
    return rig.board.tickets[ticket].a.id, rig.board.tickets[ticket].b.id


def held(rig: Rig, seat: int) -> set[tuple[str, str]]:
    words = rig.s.held[seat]
    found = {ends(rig, t.index) for t in rig.board.tickets if words[t.index // WORD] >> (t.index % WORD) & 1}
    assert len(found) == rig.s.ticket_count[seat]
    return found


def offered(rig: Rig, seat: int) -> list[tuple[str, str]]:
    return [ends(rig, int(t)) for t in rig.s.offer[seat][: rig.s.offer_count[seat]]]


def under_deck(rig: Rig) -> list[tuple[str, str]]:
    return [ends(rig, int(t)) for t in rig.s.queue[: rig.s.queue_count]]


def comes(rig: Rig, ticket: tuple[str, str]) -> str:
    """The outcome of chance that this ticket is dealt."""
    return rig.game.text(int(rig.board.table[0].ticket_id) + rig.ticket(*ticket))


def owns(rig: Rig, seat: int, *route: Any) -> bool:
    index = rig.route(*route)
    return bool(rig.s.own[seat, index // WORD] >> (index % WORD) & 1)


def refused(rig: Rig, action: str) -> str:
    """The rule under which an action is refused; it is not listed as legal either."""
    assert action not in rig.legal
    return rig.refused(action).rule


def claims(rig: Rig, route: str) -> list[str]:
    """The payments with which a route may be claimed now."""
    start = f"claim {route} with "
    return [action.removeprefix(start) for action in rig.legal if action.startswith(start)]


def open_tickets(rig: Rig) -> Rig:
    """A table for two at which seat 0 chooses from A, B, C and seat 1 will from D, E and another."""
    deal_hands(rig).play("card red", "card blue", "card red", "card green", "card black")
    return rig.play(*(comes(rig, ticket) for ticket in (A, B, C, D, E, ("calgary", "phoenix"))))


def double_route(seats: int) -> Rig:
    """Seat 0 has just claimed the yellow track from Boston to New York; everybody could pay for the red one."""
    rig = Rig(seats=seats).display(*["blue"] * 5).deck(black=12)
    for seat in range(seats):
        rig.hand(seat, yellow=2, red=2)
    return rig.play("claim Boston–New York (1) with 2 yellow")


def completed(rig: Rig, seat: int = 0) -> int:
    return int(rig.scores().seats[seat].facts["completed"])


def near_end(seats: int, trains: dict[int, int]) -> Rig:
    """Cards for every turn, and so many trains left for some seats."""
    rig = Rig(seats=seats).deck(red=12).display(*["blue"] * 5)
    for seat in range(seats):
        rig.hand(seat, green=2)
    for seat, count in trains.items():
        rig.trains(seat, count)
    return rig


CLAIM_TWO = "claim Denver–Santa Fe with 2 green"


def seats_until_over(rig: Rig) -> list[int]:
    """Who still has a turn, if everybody draws."""
    seats = []
    while not rig.match.over:
        seats.append(rig.seat)
        rig.play(*BLIND)
    return seats


def path(rig: Rig, seat: int = 0) -> int:
    return int(rig.scores().seats[seat].facts["path"])


def bonuses(rig: Rig) -> list[int]:
    return [score.points["longest_path"] for score in rig.scores().seats]


HELENA_LOOP = (("denver", "helena"), ("denver", "salt_lake_city", 1), ("helena", "salt_lake_city"))  # 4 + 3 + 3


OMAHA_LOOP = (("denver", "kansas_city", 1), ("kansas_city", "omaha", 1), ("denver", "omaha"))  # 4 + 1 + 4


def longest_by_trying(routes: list[Any], city: Any, left: frozenset[int]) -> int:
    """The longest path from a city, by trying every way."""
    best = 0
    for route in routes:
        if route.index in left and city in (route.a, route.b):
            there = route.b if city is route.a else route.a
            best = max(best, route.length + longest_by_trying(routes, there, left - {route.index}))
    return best


def ranks(rig: Rig) -> list[int]:
    return [score.rank for score in rig.scores().seats]


def totals(rig: Rig, *points: int) -> list[int]:
    """Set the points for routes, and say what comes out."""
    rig.s.points[: len(points)] = points
    return [score.total for score in rig.scores().seats]


FOUR = ("calgary", "helena")  # a path as long as from Denver to El Paso


SIX = ("calgary", "winnipeg")


def third_locomotive(discarded: dict[str, int], **in_deck: int) -> Rig:
    """A third locomotive has just been turned up, beside red and blue; seat 0 has taken a green card."""
    rig = Rig().display("wild", "wild", "red", "blue", "green").deck(wild=1, **in_deck).discards(**discarded)
    return rig.play("draw display 5", "card locomotive")
