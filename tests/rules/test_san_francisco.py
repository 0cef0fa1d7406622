"""Ticket to Ride: San Francisco, rule by rule: F1 to F24 of the ledger, each from a position made for it."""

from collections.abc import Iterable, Iterator

import pytest

import carbarn
from carbarn.core.errors import BadOption, UnknownName
from carbarn.core.game import HIDDEN, PUBLIC
from carbarn.core.match import Match
from carbarn.games.routes.state import BLANK, CARDS, SEATS, TURN, WILD, WORD
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


# F1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_F1_twenty_cable_cars_each_and_no_points(seats: int) -> None:
    match = carbarn.new(SF, seats=seats, seed=1)
    assert match.state["trains"][0].tolist() == [20] * seats + [0] * (SEATS - seats)
    assert [score.points["routes"] for score in match.scores.seats] == [0] * seats


@pytest.mark.parametrize("seats", [1, 5])
def test_F1_not_fewer_than_two_and_not_more_than_four(seats: int) -> None:
    assert carbarn.game(SF).seats == (2, 4)
    with pytest.raises(BadOption):
        carbarn.new(SF, seats=seats, seed=1)


# F2


def test_F2_six_cards_of_six_colours_and_eight_ferries() -> None:
    rig = at_deal(2)
    six = dict.fromkeys(("blue", "green", "black", "purple", "red", "orange"), 6)
    assert cards(rig, rig.s.deck) == {**six, "wild": 8}
    assert rig.s.deck_count == 44
    assert rig.outcomes()["card ferry"] == 8


def test_F2_no_card_is_lost_or_added_in_a_match() -> None:
    match = carbarn.new(SF, seats=4, seed=5)
    for _ in range(60):
        match.play(match.legal[-1])
        s = match.state[0]
        in_sight = [sum(s.display == colour) for colour in range(CARDS)]
        everywhere = s.deck + s.discard + s.hand.sum(axis=0) + in_sight
        assert everywhere.tolist() == [6] * 6 + [0, 0, 8]


# F3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_F3_two_cards_each_and_five_face_up(seats: int) -> None:
    rig = at_tickets(seats)
    assert [cards(rig, rig.s.hand[seat]) for seat in range(seats)] == [{"red": 1, "blue": 1}] * seats
    assert face_up(rig) == ["green"] * 5
    assert rig.s.deck_count == 44 - 2 * seats - 5


def test_F3_cards_are_dealt_before_the_display_is_laid_out() -> None:
    rig = at_deal(2).play("card ferry", "card ferry", "card ferry")
    assert cards(rig, rig.s.hand[0]) == {"wild": 2}
    assert cards(rig, rig.s.hand[1]) == {"wild": 1}
    assert face_up(rig) == ["-"] * 5


def test_F3_three_ferries_clear_the_opening_display() -> None:
    rig = at_deal(2).play(*["card red"] * 4, "card ferry", "card blue", "card ferry", "card blue", "card ferry")
    assert face_up(rig) == ["-"] * 5
    assert cards(rig, rig.s.discard) == {"blue": 2, "wild": 3}
    rig.play(*["card green"] * 5)
    assert face_up(rig) == ["green"] * 5
    assert rig.outcomes()[ticket_text(rig, A)] == 1  # the tickets come next


# F4


def test_F4_twenty_four_tickets_two_dealt_to_each() -> None:
    rig = at_tickets(3, first=1)
    assert len(rig.outcomes()) == 24
    for _ in range(6):
        rig.play(next(iter(rig.outcomes())))
    assert rig.s.offer_count[:3].tolist() == [2, 2, 2]
    assert rig.s.pool_count == 18
    assert rig.seat == 1


def test_F4_keep_at_least_one() -> None:
    rig = at_tickets(2)
    for ticket in (A, B, C, D):
        rig.play(ticket_text(rig, ticket))
    assert rig.legal == ["keep 1", "keep 2", "keep 1 2"]
    assert rig.refused("draw blind").rule == "F4"
    rig.play("keep 1 2", "keep 1")
    assert held(rig, 0) == {rig.ticket(*A), rig.ticket(*B)}
    assert held(rig, 1) == {rig.ticket(*C)}


def test_F4_the_others_go_to_the_bottom_of_the_deck() -> None:
    rig = at_tickets(3, first=2)
    for ticket in (A, B, C, D, ("pier_39", "twin_peaks"), ("presidio", "civic_center")):
        rig.play(ticket_text(rig, ticket))
    rig.play("keep 2", "keep 1", "keep 1 2")
    assert queue(rig) == [rig.ticket(*A), rig.ticket(*D)]
    assert rig.s.pool_count == 18


# F5


@pytest.mark.parametrize(("seats", "height"), [(2, 2), (3, 2), (4, 3)])
def test_F5_stack_heights(seats: int, height: int) -> None:
    assert [left for _, left in stacks(at_deal(seats)).values()] == [height] * 5


@pytest.mark.parametrize(("seats", "in_play"), [(2, 12), (3, 14), (4, 21)])
def test_F5_seven_symbols_and_tokens_in_play(seats: int, in_play: int) -> None:
    rig = at_placing(seats).play("place parrot at Castro", "place lighthouse at Presidio")
    assert {symbol for symbol, _ in stacks(rig).values()} == set(SYMBOLS)
    assert sum(left for _, left in stacks(rig).values()) == in_play


# F6


def test_F6_five_stacks_on_their_locations_and_two_aside() -> None:
    rig = at_deal(4)
    assert set(stacks(rig)) == set(START)
    assert rig.s.aside.tolist() == [5, 6]
    assert rig.s.symbol_city[5] == rig.s.symbol_city[6] == BLANK


def test_F6_any_symbol_may_lie_on_any_of_them() -> None:
    rig = at_start(2)
    assert rig.outcomes() == {f"symbol {symbol}": 1 for symbol in SYMBOLS}
    rig.play("symbol crab")
    assert stacks(rig) == {"alcatraz": ("crab", 2)}
    assert rig.outcomes() == {f"symbol {symbol}": 1 for symbol in SYMBOLS if symbol != "crab"}
    rig.play("symbol parrot", "symbol bell", "symbol lighthouse", "symbol bridge", "symbol sea lion")
    assert {city: symbol for city, (symbol, _) in stacks(rig).items()} == dict(
        zip(START, ("crab", "parrot", "bell", "lighthouse", "bridge"), strict=True)
    )
    assert rig.s.aside.tolist() == [0, 2]


# F7


@pytest.mark.parametrize(
    ("seats", "first", "last", "before_last", "height"),
    [(3, 0, 2, 1, 2), (3, 1, 0, 2, 2), (4, 0, 3, 2, 3), (4, 3, 2, 1, 3)],
)
def test_F7_last_then_second_to_last_place_a_stack(
    seats: int, first: int, last: int, before_last: int, height: int
) -> None:
    rig = at_placing(seats, first)
    assert rig.seat == last
    rig.play("place parrot at Castro")
    assert rig.seat == before_last
    rig.play("place lighthouse at Presidio")
    assert stacks(rig)["castro"] == ("parrot", height)
    assert stacks(rig)["presidio"] == ("lighthouse", height)
    assert (rig.seat, rig.s.phase, rig.s.turns) == (first, TURN, 1)


@pytest.mark.parametrize("seats", [3, 4])
def test_F7_either_symbol_first(seats: int) -> None:
    rig = at_placing(seats).play("place lighthouse at Castro")
    assert rig.refused("place lighthouse at Presidio").rule == "F7"
    assert {action.rsplit(" at ")[0] for action in rig.legal} == {"place parrot"}
    rig.play("place parrot at Presidio")
    assert stacks(rig)["castro"][0] == "lighthouse"
    assert stacks(rig)["presidio"][0] == "parrot"


@pytest.mark.parametrize("seats", [3, 4])
def test_F7_only_on_locations_without_a_stack(seats: int) -> None:
    rig = at_placing(seats)
    assert len(rig.legal) == 2 * (20 - 5)
    for city in ("Alcatraz", "Golden Gate Bridge", "The Embarcadero", "Sunset", "Potrero Hill"):
        assert rig.refused(f"place parrot at {city}").rule == "F7"
    rig.play("place parrot at Castro")
    assert rig.refused("place lighthouse at Castro").rule == "F7"
    assert len(rig.legal) == 20 - 6


def test_F7_only_the_stacks_set_aside_and_only_before_play() -> None:
    rig = at_placing(3)
    assert rig.refused("place bell at Castro").rule == "F7"
    assert rig.refused("draw blind").rule == "F7"
    rig.play("place parrot at Castro", "place lighthouse at Presidio")
    assert rig.refused("place parrot at Chinatown").rule == "F7"


# F8


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_F8_with_two_the_second_player_places_one_token_of_each(first: int, second: int) -> None:
    rig = at_placing(2, first)
    assert rig.seat == second
    rig.play("place parrot at Castro")
    assert rig.seat == second
    rig.play("place lighthouse at Presidio")
    assert stacks(rig)["castro"] == ("parrot", 1)
    assert stacks(rig)["presidio"] == ("lighthouse", 1)
    assert sorted(left for _, left in stacks(rig).values()) == [1, 1, 2, 2, 2, 2, 2]
    assert (rig.seat, rig.s.phase) == (first, TURN)


def test_F8_on_two_different_locations_without_a_stack() -> None:
    rig = at_placing(2)
    assert len(rig.legal) == 20 - 5
    assert "place parrot at Sunset" not in rig.legal
    rig.play("place parrot at Castro")
    assert len(rig.legal) == 20 - 6
    assert "place lighthouse at Castro" not in rig.legal


def test_F8_in_the_order_in_which_they_lie() -> None:
    rig = at_placing(2)
    assert {action.rsplit(" at ")[0] for action in rig.legal} == {"place parrot"}
    rig.play("place parrot at Castro")
    assert {action.rsplit(" at ")[0] for action in rig.legal} == {"place lighthouse"}


def test_F8_refusals_with_two_players_name_it() -> None:
    rig = at_placing(2)
    refused = ["place parrot at Sunset", "place lighthouse at Castro", "place bell at Castro", "draw blind"]
    assert {action: rig.refused(action).rule for action in refused} == dict.fromkeys(refused, "F8")
    rig.play("place parrot at Castro")
    assert rig.refused("place lighthouse at Castro").rule == "F8"


# F9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_F9_anybody_may_begin_each_as_likely(seats: int) -> None:
    rig = rigged(seats)
    rig.match = Match(carbarn.game(SF), seats)
    assert rig.chance_waits
    assert rig.outcomes() == {f"seat {seat} begins": 1 for seat in range(seats)}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_F9_the_seat_that_was_drawn_begins(seat: int) -> None:
    rig = at_placing(3, first=seat).play("place parrot at Castro", "place lighthouse at Presidio")
    assert (rig.seat, rig.s.turns) == (seat, 1)


def test_F9_turns_go_clockwise() -> None:
    rig = rigged(4).deck(red=20)
    order = []
    for _ in range(6):
        order.append(rig.seat)
        rig.play(*ONE_TURN)
    assert order == [0, 1, 2, 3, 0, 1]


# F10


def ready() -> Rig:
    """Everything can be done: cards, a route, tickets."""
    return rigged().hand(0, red=2).deck(red=9).display("blue").pool(A, B, C)


def test_F10_cards_a_route_or_tickets() -> None:
    rig = ready()
    assert {action.kind for action in rig.match.legal} == {"draw-display", "draw-blind", "draw-tickets", "claim"}
    assert rig.refused("pass").rule == "F24"
    assert rig.refused("card red").rule == "F10"


@pytest.mark.parametrize(
    "actions",
    [
        ONE_TURN,
        ("claim Haight Ashbury–Twin Peaks with 2 red", *["card red"] * 4),
        ("draw tickets", "ticket Alcatraz–Sunset 11", "ticket Pier 39–Union Square 3", "keep 1"),
    ],
)
def test_F10_one_action_ends_the_turn(actions: tuple[str, ...]) -> None:
    rig = ready()
    for action in actions[:-1]:
        rig.play(action)
        assert rig.s.seat == 0
    rig.play(actions[-1])
    assert (rig.seat, rig.s.phase, rig.s.turns) == (1, TURN, 2)


def test_F10_nothing_else_after_a_first_card_or_while_chance_decides() -> None:
    rig = ready().play("draw blind")
    assert rig.refused("draw tickets").rule == "F10"
    rig.play("card red")
    assert rig.refused("draw tickets").rule == "F11"
    assert rig.refused("claim Haight Ashbury–Twin Peaks with 2 red").rule == "F11"
    assert rig.legal == ["draw display 1", "draw blind"]


# F11


def test_F11_two_cards_face_up_or_blind() -> None:
    rig = rigged().deck(red=1, green=1).display("blue", "black", "blue", "blue", "blue")
    rig.play("draw display 2", "card red")
    assert rig.seat == 0
    rig.play("draw blind", "card green")
    assert cards(rig, rig.s.hand[0]) == {"black": 1, "green": 1}
    assert rig.seat == 1


def test_F11_a_card_taken_is_replaced_before_the_second_is_chosen() -> None:
    rig = rigged().deck(red=2).display("blue", "black", "blue", "blue", "blue").play("draw display 2")
    assert rig.outcomes() == {"card red": 2}
    rig.play("card red")
    assert face_up(rig) == ["blue", "red", "blue", "blue", "blue"]
    rig.play("draw display 2", "card red")
    assert cards(rig, rig.s.hand[0]) == {"black": 1, "red": 1}


def test_F11_a_face_up_ferry_counts_as_both_cards() -> None:
    rig = rigged().deck(red=2).display("blue", "wild", "blue", "blue", "blue").play("draw display 2", "card red")
    assert cards(rig, rig.s.hand[0]) == {"wild": 1}
    assert rig.seat == 1


def test_F11_no_face_up_ferry_as_the_second_card() -> None:
    rig = rigged().deck(red=2).display("blue", "wild", "blue", "blue", "blue").play("draw display 1", "card red")
    assert rig.refused("draw display 2").rule == "F11"
    assert rig.legal == ["draw display 1", "draw display 3", "draw display 4", "draw display 5", "draw blind"]


def test_F11_nor_one_that_has_just_been_turned_up() -> None:
    rig = rigged().deck(red=1, wild=1).display("blue", "blue", "blue", "blue", "blue")
    rig.play("draw display 3", "card ferry")
    assert face_up(rig)[2] == "wild"
    assert rig.refused("draw display 3").rule == "F11"


def test_F11_a_blind_ferry_is_an_ordinary_card_first_or_second() -> None:
    rig = rigged().deck(red=2, wild=2).play("draw blind", "card ferry")
    assert rig.seat == 0
    rig.play("draw blind", "card ferry")
    assert cards(rig, rig.s.hand[0]) == {"wild": 2}
    assert rig.seat == 1


# F12


def test_F12_two_ferries_stay() -> None:
    rig = rigged().deck(green=9, wild=1).display("wild", "red", "blue", "black", "red")
    rig.play("draw display 2", "card ferry")
    assert face_up(rig) == ["wild", "wild", "blue", "black", "red"]
    assert rig.seat == 0


def test_F12_three_ferries_clear_all_five_at_once() -> None:
    rig = rigged().deck(green=9, wild=1).display("wild", "red", "blue", "wild", "black")
    rig.play("draw display 3", "card ferry")
    assert face_up(rig) == ["-"] * 5
    assert cards(rig, rig.s.discard) == {"wild": 3, "red": 1, "black": 1}
    rig.play(*["card green"] * 5)
    assert face_up(rig) == ["green"] * 5
    assert (rig.seat, rig.s.deck_count) == (0, 4)
    rig.play("draw display 1", "card green")  # still the second card of the same draw
    assert rig.seat == 1


@pytest.mark.parametrize("ferries", [3, 4, 5])
def test_F12_three_four_or_five_ferries_among_the_new_cards_clear_again(ferries: int) -> None:
    rig = rigged().deck(green=12, wild=6).display("wild", "wild", "red", "red", "red")
    rig.play("draw display 5", "card ferry", *["card ferry"] * ferries, *["card green"] * (5 - ferries))
    assert face_up(rig) == ["-"] * 5
    assert rig.s.discard[WILD] == 3 + ferries
    assert rig.s.discard_count == 10
    rig.play(*["card green"] * 5)
    assert face_up(rig) == ["green"] * 5


def test_F12_also_when_a_turn_ends_with_it() -> None:
    rig = rigged().deck(green=7, wild=1).display("wild", "wild", "red", "red", "red")
    rig.play("draw blind", "card green", "draw display 4", "card ferry")
    assert face_up(rig) == ["-"] * 5
    rig.play(*["card green"] * 5)
    assert (rig.seat, face_up(rig)) == (1, ["green"] * 5)


# F13


def test_F13_the_discards_become_the_new_deck() -> None:
    rig = rigged().discards(red=2, green=1, wild=3).display("blue", "blue", "blue", "blue", "blue").play("draw blind")
    assert rig.outcomes() == {"card green": 1, "card red": 2, "card ferry": 3}
    assert rig.s.discard_count == 0
    rig.play("card red")
    assert rig.s.deck_count == 5


def test_F13_not_before_a_card_is_wanted() -> None:
    rig = rigged().deck(red=1).discards(green=3).display("blue", "blue", "blue", "blue", "blue")
    rig.play("draw blind")
    assert rig.outcomes() == {"card red": 1}
    rig.play("card red")
    assert (rig.s.deck_count, rig.s.discard_count) == (0, 3)


def test_F13_neither_deck_nor_discards() -> None:
    rig = rigged().display("-", "blue", "black")
    assert rig.refused("draw blind").rule == "F13"
    assert rig.refused("draw display 1").rule == "F13"
    assert rig.legal == ["draw display 2", "draw display 3"]


def test_F13_no_hand_limit() -> None:
    rig = rigged().hand(0, blue=6, green=6, black=6, purple=6, red=4, orange=6, wild=7).deck(red=2)
    rig.play(*ONE_TURN)
    assert rig.s.hand_count[0] == 43
    assert rig.s.hand[0, rig.colour("red")] == 6


# F14


def test_F14_as_many_cards_of_the_colour_as_spaces() -> None:
    rig = rigged().hand(0, red=3).play("claim Haight Ashbury–Twin Peaks with 2 red", *["card red"] * 2)
    assert cards(rig, rig.s.hand[0]) == {"red": 1}
    assert rig.s.trains[0] == 18
    assert rig.s.own[0, rig.route("haight_ashbury", "twin_peaks") // WORD] == 1 << rig.route(
        "haight_ashbury", "twin_peaks"
    )


def test_F14_the_cards_are_discarded() -> None:
    rig = rigged().hand(0, red=2, wild=1).display("blue", "blue", "blue", "blue", "blue")
    rig.play("claim Haight Ashbury–Twin Peaks with 1 red and 1 ferry")
    assert cards(rig, rig.s.discard) == {"red": 1, "wild": 1}
    assert cards(rig, rig.s.hand[0]) == {"red": 1}


def test_F14_too_few_cards_or_the_wrong_colour() -> None:
    rig = rigged().hand(0, red=1, blue=5)
    assert rig.refused("claim Haight Ashbury–Twin Peaks with 2 red").rule == "F14"
    assert rig.refused("claim Haight Ashbury–Twin Peaks with 1 red and 1 ferry").rule == "F14"
    assert claims(rig, "Haight Ashbury–Twin Peaks") == []
    with pytest.raises(UnknownName):
        rig.play("claim Haight Ashbury–Twin Peaks with 2 blue")


def test_F14_gray_takes_any_one_colour_and_no_mixture() -> None:
    rig = rigged().hand(0, red=3, blue=3, green=2, black=1)
    name = "Presidio–Japanese Tea Garden"
    assert claims(rig, name) == [f"claim {name} with 3 blue", f"claim {name} with 3 red"]
    assert rig.refused(f"claim {name} with 3 green").rule == "F14"


def test_F14_ferries_stand_for_any_colour_and_for_all_of_them() -> None:
    rig = rigged().hand(0, red=2, wild=2)
    name = "Haight Ashbury–Twin Peaks"
    assert claims(rig, name) == [f"claim {name} with {p}" for p in ("2 red", "1 red and 1 ferry", "2 ferries")]
    rig.play(f"claim {name} with 2 ferries", *["card ferry"] * 2)
    assert cards(rig, rig.s.hand[0]) == {"red": 2}


def test_F14_too_few_cable_cars() -> None:
    rig = rigged().hand(0, blue=3).trains(0, 2)
    assert rig.refused("claim Presidio–Lincoln Park with 3 blue").rule == "F14"
    assert claims(rig, "Presidio–Lincoln Park") == []
    rig.trains(0, 3)
    assert claims(rig, "Presidio–Lincoln Park") == ["claim Presidio–Lincoln Park with 3 blue"]


def test_F14_any_open_route_apart_from_the_own_network_too() -> None:
    rig = rigged().own(0, ("sunset", "twin_peaks")).own(1, ("pier_39", "chinatown")).hand(0, red=3)
    assert "claim Pier 39–The Embarcadero with 2 red" in rig.legal
    assert rig.refused("claim Chinatown–Pier 39 with 2 red").rule == "F14"
    assert rig.refused("claim Sunset–Twin Peaks with 3 red").rule == "F14"


def test_F14_one_route_a_turn() -> None:
    rig = rigged().hand(0, red=4).display("blue", "blue", "blue", "blue", "blue")
    rig.play("claim Haight Ashbury–Twin Peaks with 2 red")
    assert rig.seat == 1
    assert rig.refused("claim Painted Ladies–Pacific Heights with 2 red").rule == "F14"  # seat 1 has no cards


# F15


def test_F15_ferry_route_needs_a_ferry() -> None:
    rig = rigged().hand(0, red=6)
    assert rig.refused("claim Golden Gate Bridge–Fort Mason with 4 red and 1 ferry").rule == "F15"
    assert claims(rig, "Golden Gate Bridge–Fort Mason") == []
    assert claims(rig, "Alcatraz") == []


def test_F15_ferry_route_payments_start_at_one_ferry() -> None:
    rig = rigged().hand(0, red=6, wild=5)
    name = "Golden Gate Bridge–Fort Mason"
    paid = ["4 red and 1 ferry", "3 red and 2 ferries", "2 red and 3 ferries", "1 red and 4 ferries", "5 ferries"]
    assert claims(rig, name) == [f"claim {name} with {payment}" for payment in paid]
    with pytest.raises(UnknownName):
        rig.play(f"claim {name} with 5 red")


def test_F15_ferry_route_with_one_ferry() -> None:
    rig = rigged().hand(0, red=2, wild=1)
    assert claims(rig, "Alcatraz") == [
        "claim Alcatraz–Pier 39 (1) with 1 red and 1 ferry",
        "claim Alcatraz–Pier 39 (2) with 1 red and 1 ferry",
        "claim Alcatraz–Fort Mason with 2 red and 1 ferry",
    ]
    rig.play("claim Alcatraz–Fort Mason with 2 red and 1 ferry")
    assert rig.s.hand_count[0] == 0
    assert rig.s.trains[0] == 17


def test_F15_ferry_route_with_more_ferries_than_needed() -> None:
    rig = rigged().hand(0, red=4, wild=3).display("blue", "blue", "blue", "blue", "blue")
    rig.play("claim Alcatraz–Fort Mason with 1 red and 2 ferries")
    assert cards(rig, rig.s.hand[0]) == {"red": 3, "wild": 1}
    assert cards(rig, rig.s.discard) == {"red": 1, "wild": 2}


def test_F15_ferry_route_with_ferries_alone() -> None:
    rig = rigged().hand(0, wild=4).display("blue", "blue", "blue", "blue", "blue")
    assert "claim Alcatraz–The Embarcadero with 4 ferries" in rig.legal
    assert claims(rig, "Golden Gate Bridge–Fort Mason") == []  # five spaces
    rig.play("claim Alcatraz–The Embarcadero with 4 ferries")
    assert rig.s.hand_count[0] == 0
    assert cards(rig, rig.s.discard) == {"wild": 4}


def test_F15_the_other_spaces_are_of_one_colour() -> None:
    rig = rigged().hand(0, red=1, blue=1, wild=1)
    assert claims(rig, "Alcatraz–Fort Mason") == []
    assert rig.refused("claim Alcatraz–Fort Mason with 2 red and 1 ferry").rule == "F14"
    assert rig.refused("claim Alcatraz–Fort Mason with 1 red and 2 ferries").rule == "F14"


def test_F15_exactly_five_routes_are_ferry_routes_with_one_symbol() -> None:
    ferry = [(r.a.id, r.b.id, r.length, r.ferries) for r in rigged().board.routes if r.ferries]
    assert ferry == [
        ("golden_gate_bridge", "fort_mason", 5, 1),
        ("alcatraz", "pier_39", 2, 1),
        ("alcatraz", "pier_39", 2, 1),
        ("alcatraz", "fort_mason", 3, 1),
        ("alcatraz", "the_embarcadero", 4, 1),
    ]


# F16


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_F16_nobody_claims_both_tracks(seats: int) -> None:
    rig = rigged(seats).hand(0, black=2, red=2).deck(red=6).display(*["blue"] * 5)
    rig.play("claim Golden Gate Bridge–Presidio (1) with 2 black", *ONE_TURN * (seats - 1))
    assert rig.seat == 0
    assert rig.refused("claim Golden Gate Bridge–Presidio (2) with 2 red").rule == "F16"
    assert claims(rig, "Golden Gate Bridge–Presidio") == []


def test_F16_with_two_players_one_track_closes_the_other() -> None:
    rig = rigged(2).hand(0, black=2).hand(1, red=2).display(*["blue"] * 5)
    rig.play("claim Golden Gate Bridge–Presidio (1) with 2 black")
    assert rig.refused("claim Golden Gate Bridge–Presidio (2) with 2 red").rule == "F16"
    assert claims(rig, "Golden Gate Bridge–Presidio") == []


@pytest.mark.parametrize("seats", [3, 4])
def test_F16_with_three_or_four_the_other_track_stays_open_to_others(seats: int) -> None:
    rig = rigged(seats).hand(0, black=2).hand(1, red=2).hand(2, black=2).display(*["blue"] * 5)
    rig.play("claim Golden Gate Bridge–Presidio (1) with 2 black")
    rig.play("claim Golden Gate Bridge–Presidio (2) with 2 red")
    assert rig.s.points[:2].tolist() == [2, 2]
    assert rig.refused("claim Golden Gate Bridge–Presidio (1) with 2 black").rule == "F14"


# F17


@pytest.mark.parametrize(
    ("claim", "points"),
    [
        ("Castro–Twin Peaks with 1 red", 1),
        ("Haight Ashbury–Castro with 2 red", 2),
        ("Sunset–Twin Peaks with 3 red", 4),
        ("Alcatraz–The Embarcadero with 3 red and 1 ferry", 7),
        ("Golden Gate Bridge–Fort Mason with 4 red and 1 ferry", 10),
    ],
)
def test_F17_points_at_once(claim: str, points: int) -> None:
    rig = rigged().hand(0, red=4, wild=1)
    rig.s.points[0] = 30
    rig.play(f"claim {claim}")
    assert rig.s.points[:2].tolist() == [30 + points, 0]
    assert rig.scores().seats[0].points["routes"] == 30 + points


# F18


def two_stacks() -> Rig:
    """A route with a stack at each end, and a third stack elsewhere."""
    rig = rigged().hand(0, red=6).display(*["blue"] * 5)
    return rig.stack(0, "potrero_hill", 2).stack(1, "the_embarcadero", 2).stack(2, "sunset", 2)


def test_F18_both_ends_offer_one_and_the_player_chooses() -> None:
    rig = two_stacks().play("claim Potrero Hill–The Embarcadero with 3 red")
    assert rig.seat == 0
    assert rig.legal == ["take token at The Embarcadero", "take token at Potrero Hill"]
    rig.play("take token at The Embarcadero")
    assert tokens(rig, 0) == ["bridge"]
    assert [stacks(rig)[city][1] for city in ("potrero_hill", "the_embarcadero", "sunset")] == [2, 1, 2]
    assert (rig.seat, rig.s.phase) == (1, TURN)


def test_F18_only_from_one_of_the_two_locations_just_joined() -> None:
    rig = two_stacks().play("claim Potrero Hill–The Embarcadero with 3 red")
    assert rig.refused("take token at Sunset").rule == "F18"
    assert rig.refused("take token at Castro").rule == "F18"
    assert rig.refused("draw blind").rule == "F18"
    rig.play("take token at Potrero Hill")
    assert rig.refused("take token at The Embarcadero").rule == "F18"


def test_F18_one_end_offers_one_and_it_is_taken_without_asking() -> None:
    rig = two_stacks().play("claim Potrero Hill–Mission District (1) with 1 red")
    assert tokens(rig, 0) == ["sea lion"]
    assert stacks(rig)["potrero_hill"] == ("sea lion", 1)
    assert (rig.seat, rig.s.phase) == (1, TURN)


@pytest.mark.parametrize(
    ("claim", "token"),
    [("Sunset–Twin Peaks with 3 red", "sourdough bread"), ("Pier 39–The Embarcadero with 2 red", "bridge")],
)
def test_F18_whichever_end_it_is(claim: str, token: str) -> None:
    rig = two_stacks().play(f"claim {claim}")
    assert tokens(rig, 0) == [token]
    assert sorted(left for _, left in stacks(rig).values()) == [1, 2, 2]
    assert rig.seat == 1


def test_F18_the_display_is_filled_before_the_choice() -> None:
    rig = two_stacks().display(*["blue"] * 4).play("claim Potrero Hill–The Embarcadero with 3 red")
    assert rig.outcomes() == {"card red": 3}
    rig.play("card red")
    assert rig.legal == ["take token at The Embarcadero", "take token at Potrero Hill"]
    rig.play("take token at Potrero Hill")
    assert tokens(rig, 0) == ["sea lion"]


def test_F18_no_stack_at_either_end_no_token() -> None:
    rig = two_stacks().play("claim Castro–Twin Peaks with 1 red")
    assert tokens(rig, 0) == []
    assert rig.seat == 1


def test_F18_both_symbols_held_already_no_token() -> None:
    rig = two_stacks()
    rig.s.tokens[0] = 0b11
    rig.play("claim Potrero Hill–The Embarcadero with 3 red")
    assert tokens(rig, 0) == ["sea lion", "bridge"]
    assert [left for _, left in stacks(rig).values()] == [2, 2, 2]
    assert rig.seat == 1


@pytest.mark.parametrize(("have", "left"), [(0b01, [2, 1, 2]), (0b10, [1, 2, 2])])
def test_F18_one_symbol_held_already_the_other_is_taken(have: int, left: list[int]) -> None:
    rig = two_stacks()
    rig.s.tokens[0] = have
    rig.play("claim Potrero Hill–The Embarcadero with 3 red")
    assert tokens(rig, 0) == ["sea lion", "bridge"]
    assert [stacks(rig)[city][1] for city in ("potrero_hill", "the_embarcadero", "sunset")] == left
    assert rig.seat == 1


def test_F18_a_stack_that_is_used_up_offers_nothing() -> None:
    rig = two_stacks().stack(0, "potrero_hill", 0).play("claim Potrero Hill–The Embarcadero with 3 red")
    assert tokens(rig, 0) == ["bridge"]
    assert rig.seat == 1
    rig = two_stacks().stack(0, "potrero_hill", 0).stack(1, "the_embarcadero", 0)
    rig.play("claim Potrero Hill–The Embarcadero with 3 red")
    assert tokens(rig, 0) == []
    assert rig.seat == 1


def test_F18_the_last_token_of_a_stack_can_be_taken_once() -> None:
    rig = rigged(3).hand(0, red=1).hand(1, red=1).display(*["blue"] * 5).stack(0, "potrero_hill", 1)
    rig.play("claim Potrero Hill–Mission District (1) with 1 red", "claim Potrero Hill–Mission District (2) with 1 red")
    assert (tokens(rig, 0), tokens(rig, 1)) == (["sea lion"], [])
    assert stacks(rig) == {"potrero_hill": ("sea lion", 0)}


def test_F18_what_others_hold_does_not_matter() -> None:
    rig = two_stacks()
    rig.s.tokens[1] = 0b11
    rig.play("claim Potrero Hill–The Embarcadero with 3 red")
    assert len(rig.legal) == 2


def test_F18_tokens_are_public() -> None:
    rig = two_stacks().play("claim Potrero Hill–Mission District (1) with 1 red")
    for viewer in (0, 1, PUBLIC):
        view = rig.match.view(viewer)[0]
        assert view.tokens[0] == 0b1
        assert view.symbol_left[:3].tolist() == [1, 2, 2]
        assert view.symbol_city.tolist() == rig.s.symbol_city.tolist()


def test_F18_no_token_without_a_claim() -> None:
    rig = two_stacks()
    assert rig.refused("take token at Sunset").rule == "F18"


# F19


def test_F19_the_top_two_keep_at_least_one() -> None:
    rig = rigged().pool(A, B, C, D).play("draw tickets")
    assert len(rig.outcomes()) == 4
    rig.play(ticket_text(rig, C))
    assert len(rig.outcomes()) == 3
    rig.play(ticket_text(rig, A))
    assert offer(rig, 0) == [rig.ticket(*C), rig.ticket(*A)]
    assert rig.legal == ["keep 1", "keep 2", "keep 1 2"]
    assert rig.refused("draw tickets").rule == "F19"
    assert rig.refused("draw blind").rule == "F19"


@pytest.mark.parametrize(("keep", "kept", "back"), [("1", [C], [A]), ("2", [A], [C]), ("1 2", [C, A], [])])
def test_F19_the_other_goes_to_the_bottom(keep: str, kept: list[tuple[str, str]], back: list[tuple[str, str]]) -> None:
    rig = rigged().pool(A, C, D).queue(B).play("draw tickets")
    rig.play(ticket_text(rig, C), ticket_text(rig, A), f"keep {keep}")
    assert held(rig, 0) == {rig.ticket(*t) for t in kept}
    assert queue(rig) == [rig.ticket(*t) for t in (B, *back)]
    assert rig.seat == 1


@pytest.mark.parametrize("put_back", [False, True])
def test_F19_one_ticket_left_is_kept_without_being_asked(put_back: bool) -> None:
    rig = rigged()
    if put_back:
        rig.queue(A).play("draw tickets")
    else:
        rig.pool(A).play("draw tickets", ticket_text(rig, A))
    assert held(rig, 0) == {rig.ticket(*A)}
    assert rig.s.ticket_count[0] == 1
    assert (rig.seat, rig.s.phase) == (1, TURN)
    assert rig.refused("draw tickets").rule == "F19"


def test_F19_two_tickets_left_one_of_them_put_back_before() -> None:
    rig = rigged().pool(A).queue(B).play("draw tickets", ticket_text(rigged(), A))
    assert offer(rig, 0) == [rig.ticket(*A), rig.ticket(*B)]
    rig.play("keep 1 2")
    assert held(rig, 0) == {rig.ticket(*A), rig.ticket(*B)}
    assert rig.refused("draw tickets").rule == "F19"


def test_F19_no_ticket_left_no_drawing() -> None:
    rig = rigged().deck(red=2)
    assert rig.refused("draw tickets").rule == "F19"
    assert rig.legal == ["draw blind"]


def test_F19_any_number_may_be_held_and_none_is_given_back() -> None:
    rig = rigged()
    everything = [(t.a.id, t.b.id) for t in rig.board.tickets if (t.a.id, t.b.id) not in (A, B)]
    rig.held(0, *everything).pool(A, B).play("draw tickets")
    rig.play(ticket_text(rig, A), ticket_text(rig, B), "keep 1 2")
    assert rig.s.ticket_count[0] == 24
    assert len(held(rig, 0)) == 24
    rig.s.seat = 0
    assert rig.refused("keep 1").rule == "F19"


def test_F19_tickets_and_their_completion_are_secret() -> None:
    rig = rigged().held(0, A).held(1, C, D).own(1, *FIRST_COUNTRY)
    view = rig.match.view(0)
    assert view[0].held[1].tolist() == [0, 0]
    assert view[0].ticket_count[1] == 2
    assert view[0].held[0].tolist() == rig.s.held[0].tolist()
    seen = rig.game.scores(view).seats[1]
    assert (seen.points["tickets_made"], seen.points["tickets_missed"], seen.facts["completed"]) == (0, 0, 0)
    assert rig.match.view(PUBLIC)[0].held[:2].tolist() == [[0, 0], [0, 0]]


def test_F19_offers_and_tickets_put_back_are_secret() -> None:
    rig = rigged().pool(A, B).play("draw tickets", ticket_text(rigged(), A), ticket_text(rigged(), B))
    assert rig.match.view(0)[0].offer[0, :2].tolist() == [rig.ticket(*A), rig.ticket(*B)]
    assert rig.match.view(1)[0].offer[0, :2].tolist() == [BLANK, BLANK]
    rig.play("keep 1")
    assert rig.match.view(0)[0].queue[0] == rig.ticket(*B)
    assert rig.match.view(1)[0].queue[0] == BLANK


def test_F19_hands_are_secret_but_for_cards_taken_face_up() -> None:
    rig = rigged().hand(0, red=3, wild=1).deck(green=9).display(*["blue"] * 5)
    rig.play("draw display 1", "card green", "draw blind", "card green")
    assert cards(rig, rig.match.view(0)[0].hand[0]) == {"red": 3, "wild": 1, "blue": 1, "green": 1}
    for viewer in (1, PUBLIC):
        view = rig.match.view(viewer)[0]
        assert cards(rig, view.hand[0]) == {"blue": 1}
        assert view.hand_count[0] == 6
        assert view.deck.tolist() == [BLANK] * CARDS


def test_F19_the_log_tells_nobody_of_others_tickets() -> None:
    match = carbarn.new(SF, seats=2, seed=3, first=0)
    match.play("keep 1")
    game = match.game
    dealt = [i for i, action in enumerate(match.log) if game.text(action).startswith(("ticket", "keep"))]
    assert [match.log_for(0)[i] == HIDDEN for i in dealt] == [False, False, True, True, False]
    assert [match.log_for(1)[i] == HIDDEN for i in dealt] == [True, True, False, False, True]


# F20


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


@pytest.mark.parametrize(
    ("left", "claim"), [(4, "Haight Ashbury–Twin Peaks with 2 red"), (3, "Sunset–Twin Peaks with 3 red")]
)
def test_F20_two_or_fewer_cable_cars_give_everybody_one_more_turn(left: int, claim: str) -> None:
    rig = near_the_end(3, 0, left).play(f"claim {claim}")
    assert list(turns_until_over(rig)) == [1, 2, 0]
    assert rig.scores().ended == "last_round"


def test_F20_three_cable_cars_do_not() -> None:
    rig = near_the_end(2, 0, 5).play("claim Haight Ashbury–Twin Peaks with 2 red")
    assert rig.s.trains[0] == 3
    rig.play(*ONE_TURN * 6)
    assert not rig.match.over
    assert rig.scores().ended is None


def test_F20_last_round_triggered_by_the_last_player() -> None:
    rig = near_the_end(3, 2, 4).play("claim Haight Ashbury–Twin Peaks with 2 red")
    assert list(turns_until_over(rig)) == [0, 1, 2]


def test_F20_with_two_and_four_players() -> None:
    for seats, order in ((2, [0, 1]), (4, [2, 3, 0, 1])):
        rig = near_the_end(seats, 1, 4).play("claim Haight Ashbury–Twin Peaks with 2 red")
        assert list(turns_until_over(rig)) == order


def test_F20_once_only() -> None:
    rig = near_the_end(3, 0, 4).hand(2, red=2).trains(2, 3)
    rig.play("claim Haight Ashbury–Twin Peaks with 2 red", *ONE_TURN)
    rig.play("claim Painted Ladies–Pacific Heights with 2 red")
    assert rig.s.trains[2] == 1
    assert list(turns_until_over(rig)) == [0]


def test_F20_the_last_turn_may_be_any_action() -> None:
    rig = near_the_end(2, 0, 4).hand(0, red=3)
    rig.play("claim Haight Ashbury–Twin Peaks with 2 red", *ONE_TURN, "claim Castro–Twin Peaks with 1 red")
    assert rig.match.over
    assert rig.s.points[0] == 3


def test_F20_at_the_end_of_the_turn_after_the_token_is_taken() -> None:
    rig = near_the_end(2, 0, 3).stack(0, "potrero_hill", 2).stack(1, "the_embarcadero", 2)
    rig.play("claim Potrero Hill–The Embarcadero with 3 red")
    assert rig.s.rounds_end == BLANK
    rig.play("take token at Potrero Hill")
    assert list(turns_until_over(rig)) == [1, 0]


def test_F20_nothing_after_the_end() -> None:
    rig = near_the_end(2, 0, 4).play("claim Haight Ashbury–Twin Peaks with 2 red", *ONE_TURN * 2)
    assert rig.match.over
    assert rig.legal == []
    assert rig.refused("draw blind").rule == "F20"


# F21


def test_F21_tickets_add_their_value_or_subtract_it() -> None:
    rig = rigged().held(0, A, C).held(1, A, D).own(0, *FIRST_COUNTRY).own(1, ("sunset", "twin_peaks"))
    rig.s.points[:2] = 20, 5
    first, second = rig.scores().seats
    assert (first.points["tickets_made"], first.points["tickets_missed"], first.total) == (3, -11, 12)
    assert (second.points["tickets_made"], second.points["tickets_missed"], second.total) == (0, -15, -10)
    assert (first.facts["completed"], second.facts["completed"]) == (1, 0)


def test_F21_only_the_own_routes_join_locations() -> None:
    rig = rigged().held(0, C).own(0, FIRST_COUNTRY[0]).own(1, FIRST_COUNTRY[1])
    assert totals(rig) == [-3, 0]
    rig.own(0, FIRST_COUNTRY[1])
    assert totals(rig) == [3, 0]


# F22


@pytest.mark.parametrize(("count", "points"), list(enumerate((0, 0, 1, 2, 4, 6, 9, 12))))
def test_F22_token_points(count: int, points: int) -> None:
    rig = rigged()
    rig.s.tokens[0] = (1 << count) - 1
    rig.s.tokens[1] = ((1 << count) - 1) << (7 - count)  # whichever symbols they are
    assert [score.points["tokens"] for score in rig.scores().seats] == [points, points]
    assert totals(rig) == [points, points]


# F23


def test_F23_most_points_win() -> None:
    rig = rigged(3).held(1, C).own(1, *FIRST_COUNTRY)
    rig.s.points[:3] = 9, 3, 8
    scores = rig.scores()
    assert scores.winners == (0,)
    assert [score.rank for score in scores.seats] == [1, 3, 2]


def test_F23_a_tie_goes_to_most_completed_tickets() -> None:
    rig = rigged(3).held(1, C).own(1, *FIRST_COUNTRY)
    rig.s.points[:3] = 9, 6, 8
    scores = rig.scores()
    assert totals(rig) == [9, 9, 8]
    assert scores.winners == (1,)
    assert [score.rank for score in scores.seats] == [2, 1, 3]


def test_F23_completed_tickets_count_not_their_value() -> None:
    rig = rigged().held(0, C, D).own(0, *FIRST_COUNTRY, *SECOND_COUNTRY).held(1, ("the_embarcadero", "sunset"))
    rig.own(1, ("sunset", "twin_peaks"), ("castro", "twin_peaks"), ("castro", "mission_district"))
    rig.own(1, ("mission_district", "potrero_hill"), ("potrero_hill", "the_embarcadero"))
    rig.s.points[0] = 2
    assert [score.points["tickets_made"] for score in rig.scores().seats] == [7, 9]
    assert [score.facts["completed"] for score in rig.scores().seats] == [2, 1]
    assert totals(rig) == [9, 9]
    assert rig.scores().winners == (0,)


def test_F23_still_tied_the_victory_is_shared() -> None:
    rig = rigged(4).held(0, C).own(0, *FIRST_COUNTRY).held(2, D).own(2, *SECOND_COUNTRY)
    rig.s.points[:4] = 6, 9, 5, 9
    scores = rig.scores()
    assert totals(rig) == [9, 9, 9, 9]
    assert scores.winners == (0, 2)
    assert [score.rank for score in scores.seats] == [1, 3, 1, 3]


def test_F23_there_is_no_longest_path_bonus_and_it_breaks_no_tie() -> None:
    rig = rigged().own(0, ("sunset", "twin_peaks"), ("castro", "twin_peaks")).own(1, ("chinatown", "pier_39"))
    first, second = rig.scores().seats
    assert set(first.points) == {"routes", "tickets_made", "tickets_missed", "tokens"}
    assert set(first.facts) == {"completed"}
    assert (first.total, second.total) == (0, 0)
    assert rig.scores().winners == (0, 1)


# F24, with the rulings U28 to U32


def test_F24_a_reset_that_could_not_end_does_not_happen() -> None:
    rig = rigged().deck(wild=1).display("wild", "wild", "red", "red", "red").play("draw display 3", "card ferry")
    assert face_up(rig) == ["wild", "wild", "wild", "red", "red"]
    assert rig.seat == 0
    assert rig.legal == ["draw display 4", "draw display 5"]


@pytest.mark.parametrize("where", ["deck", "discards"])
def test_F24_three_other_cards_anywhere_are_enough_for_a_reset(where: str) -> None:
    rig = rigged().display("wild", "wild", "red", "red", "red")
    rig = rig.deck(wild=1, green=1) if where == "deck" else rig.deck(wild=1).discards(green=1)
    rig.play("draw display 3", "card ferry")
    assert face_up(rig) == ["-"] * 5


def test_F24_the_display_stays_until_that_changes() -> None:
    rig = rigged().hand(0, green=1).hand(1, green=2).display("wild", "wild", "wild", "-", "red")
    rig.play("claim Chinatown–Lombard Street with 1 green", "card green")
    assert face_up(rig) == ["wild", "wild", "wild", "green", "red"]  # two others only
    assert rig.seat == 1
    rig.play("claim Painted Ladies–Civic Center (2) with 1 green")
    assert face_up(rig) == ["-"] * 5
    assert rig.outcomes() == {"card green": 2, "card red": 1, "card ferry": 3}


def test_F24_a_reset_uses_up_the_deck_and_then_reshuffles_the_five_too() -> None:
    rig = rigged().deck(wild=1, green=2).display("wild", "wild", "red", "red", "blue")
    rig.play("draw display 3", "card ferry")
    assert rig.outcomes() == {"card green": 2}
    rig.play("card green", "card green")
    assert rig.outcomes() == {"card blue": 1, "card red": 1, "card ferry": 3}
    rig.play("card ferry", "card ferry", "card red")
    assert face_up(rig) == ["green", "green", "wild", "wild", "red"]
    assert cards(rig, rig.s.deck) == {"blue": 1, "wild": 1}


def test_F24_no_second_card_the_turn_ends_with_one() -> None:
    rig = rigged().display("red").play("draw display 1")
    assert (rig.seat, rig.s.hand_count[0]) == (1, 1)


def test_F24_no_second_card_but_a_face_up_ferry() -> None:
    rig = rigged().display("red", "wild").play("draw display 1")
    assert (rig.seat, rig.s.hand_count[0]) == (1, 1)
    rig = rigged().display("wild").deck(red=1).play("draw blind", "card red")
    assert (rig.seat, rig.s.hand_count[0]) == (1, 1)


def test_F24_a_second_card_among_the_face_up_ones_is_still_asked_for() -> None:
    rig = rigged().display("wild", "red").deck(red=1).play("draw blind", "card red")
    assert (rig.seat, rig.legal) == (0, ["draw display 2"])


def test_F24_passing_only_when_nothing_can_be_done() -> None:
    assert rigged().legal == ["pass"]
    for rig in (
        rigged().deck(red=1),
        rigged().discards(red=1),
        rigged().display("-", "wild"),
        rigged().pool(A),
        rigged().queue(A),
        rigged().hand(0, red=1),
    ):
        assert rig.refused("pass").rule == "F24"
        assert "pass" not in rig.legal
    assert rigged().hand(0, red=1).trains(0, 0).legal == ["pass"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_F24_every_player_passing_ends_the_game(seats: int) -> None:
    rig = rigged(seats).held(0, A)
    for seat in range(seats):
        assert not rig.match.over
        assert rig.seat == seat
        rig.play("pass")
    assert rig.match.over
    assert rig.scores().ended == "passes"
    assert totals(rig) == [-11] + [0] * (seats - 1)


def test_F24_passes_count_only_in_a_row() -> None:
    rig = all_routes_but(rigged(3).hand(1, red=1), 1, ("lombard_street", "fort_mason"))
    rig.play("pass", "claim Lombard Street–Fort Mason with 1 red", "card red", "draw display 1", "pass", "pass")
    assert not rig.match.over
    assert rig.seat == 2
    rig.play("pass")
    assert rig.match.over


def test_F24_tickets_put_back_come_again_in_that_order() -> None:
    rig = rigged(3).queue(A, B, C, D).play("draw tickets")
    assert offer(rig, 0) == [rig.ticket(*A), rig.ticket(*B)]
    rig.play("keep 2", "draw tickets")
    assert offer(rig, 1) == [rig.ticket(*C), rig.ticket(*D)]
    rig.play("keep 1", "draw tickets")
    assert offer(rig, 2) == [rig.ticket(*A), rig.ticket(*D)]


def test_F24_tickets_put_back_at_the_start_lie_in_the_order_dealt() -> None:
    rig = at_tickets(2, first=1)
    for ticket in (D, C, B, A):
        rig.play(ticket_text(rig, ticket))
    rig.play("keep 1", "keep 2")
    assert queue(rig) == [rig.ticket(*C), rig.ticket(*B)]


def test_F24_taking_a_token_is_not_optional() -> None:
    rig = two_stacks().pool(A, B).deck(red=9).play("claim Potrero Hill–The Embarcadero with 3 red")
    assert all(action.startswith("take token") for action in rig.legal)
    for other in ("draw blind", "draw tickets", "draw display 1", "pass", "claim Castro–Twin Peaks with 1 red"):
        assert rig.refused(other).rule == "F18"
