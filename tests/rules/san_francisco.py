"""Positions and names that the tests of San Francisco share."""

from collections.abc import Iterable, Iterator

import carbarn
from carbarn.core.match import Match
from carbarn.games.routes.state import BLANK, WORD
from tests.rig import Rig

SF = "san_francisco"


SYMBOLS = ("sea lion", "bridge", "sourdough bread", "bell", "crab", "parrot", "lighthouse")


START = ("alcatraz", "golden_gate_bridge", "the_embarcadero", "sunset", "potrero_hill")


ONE_TURN = ("draw blind", "card red", "draw blind", "card red")  # with red cards enough in the deck


A, B, C, D = (
    ("alcatraz", "sunset"),
    ("presidio", "union_square"),
    ("pier_39", "union_square"),
    ("lombard_street", "painted_ladies"),
)


FIRST_COUNTRY = ("pier_39", "chinatown"), ("union_square", "chinatown")  # completes C


SECOND_COUNTRY = ("lombard_street", "pacific_heights"), ("painted_ladies", "pacific_heights")  # completes D


def rigged(seats: int = 2) -> Rig:
    return Rig(SF, seats=seats)


def at_start(seats: int, first: int = 0) -> Rig:
    """Nothing is set out or dealt yet, and the test says what chance does; the lot has fallen on the first player."""
    rig = rigged(seats)
    rig.game = carbarn.game(SF)
    rig.match = Match(rig.game, seats)
    return rig.play(f"seat {first} begins")


def at_deal(seats: int, first: int = 0) -> Rig:
    """The tokens are set out: parrot and lighthouse set aside, in this order."""
    return at_start(seats, first).play(*(f"symbol {symbol}" for symbol in SYMBOLS[:6]))


def at_tickets(seats: int, first: int = 0) -> Rig:
    """The cards are dealt: one red and one blue card each, five green ones face up."""
    return at_deal(seats, first).play(*["card red", "card blue"] * seats, *["card green"] * 5)


def at_placing(seats: int, first: int = 0) -> Rig:
    """Everybody has chosen tickets; the stacks set aside are to be placed."""
    rig = at_tickets(seats, first)
    for _ in range(2 * seats):
        rig.play(next(iter(rig.outcomes())))
    return rig.play(*["keep 1 2"] * seats)


def face_up(rig: Rig) -> list[str]:
    return ["-" if card == BLANK else rig.board.colour(int(card)) for card in rig.s.display]


def cards(rig: Rig, counts: Iterable[int]) -> dict[str, int]:
    """Counts of cards by name, without zeros."""
    return {rig.board.colour(c): int(n) for c, n in enumerate(counts) if n}


def stacks(rig: Rig) -> dict[str, tuple[str, int]]:
    """Where stacks lie: city, symbol, tokens left."""
    cities = {c.index: c.id for c in rig.board.cities}
    placed = [i for i in range(len(SYMBOLS)) if rig.s.symbol_city[i] != BLANK]
    return {cities[int(rig.s.symbol_city[i])]: (SYMBOLS[i], int(rig.s.symbol_left[i])) for i in placed}


def tokens(rig: Rig, seat: int) -> list[str]:
    return [symbol for i, symbol in enumerate(SYMBOLS) if rig.s.tokens[seat] >> i & 1]


def held(rig: Rig, seat: int) -> set[int]:
    return {t.index for t in rig.board.tickets if rig.s.held[seat, t.index // WORD] >> (t.index % WORD) & 1}


def queue(rig: Rig) -> list[int]:
    """The tickets put back, the next to be drawn first."""
    return [int(ticket) for ticket in rig.s.queue[: rig.s.queue_count]]


def offer(rig: Rig, seat: int) -> list[int]:
    return [int(ticket) for ticket in rig.s.offer[seat, : rig.s.offer_count[seat]]]


def ticket_text(rig: Rig, ticket: tuple[str, str]) -> str:
    return rig.game.text(int(rig.board.table[0].ticket_id) + rig.ticket(*ticket))


def claims(rig: Rig, route: str = "") -> list[str]:
    return [action for action in rig.legal if action.startswith(f"claim {route}")]


def all_routes_but(rig: Rig, seat: int, *left: tuple[str, str]) -> Rig:
    """Everything is a seat's own but the routes between these cities."""
    names = [(r.a.id, r.b.id, r.track) for r in rig.board.routes if (r.a.id, r.b.id) not in left]
    for route in names:
        rig.own(seat, route)
    return rig


def totals(rig: Rig) -> list[int]:
    return [score.total for score in rig.scores().seats]


def ready() -> Rig:
    """Everything can be done: cards, a route, tickets."""
    return rigged().hand(0, red=2).deck(red=9).display("blue").pool(A, B, C)


def two_stacks() -> Rig:
    """A route with a stack at each end, and a third stack elsewhere."""
    rig = rigged().hand(0, red=6).display(*["blue"] * 5)
    return rig.stack(0, "potrero_hill", 2).stack(1, "the_embarcadero", 2).stack(2, "sunset", 2)


def near_the_end(seats: int, seat: int, left: int) -> Rig:
    """This seat has so many cable cars, two red cards, and it is its turn."""
    rig = rigged(seats).hand(seat, red=3).trains(seat, left).deck(red=30).display(*["blue"] * 5)
    rig.s.seat = seat
    return rig


def turns_until_over(rig: Rig) -> Iterator[int]:
    """Everybody draws cards until the game is over: who was to move."""
    while not rig.match.over:
        yield rig.seat
        assert rig.s.turns < 30
        rig.play(*ONE_TURN)
