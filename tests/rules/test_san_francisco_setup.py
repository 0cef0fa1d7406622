"""San Francisco, setup: F1 to F9."""

import pytest

import carbarn
from carbarn.core.errors import BadOption
from carbarn.core.match import Match
from carbarn.games.routes.state import BLANK, CARDS, SEATS, TURN
from tests.rules.san_francisco import (
    ONE_TURN,
    SF,
    START,
    SYMBOLS,
    A,
    B,
    C,
    D,
    at_deal,
    at_placing,
    at_start,
    at_tickets,
    cards,
    face_up,
    held,
    queue,
    rigged,
    stacks,
    ticket_text,
)


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


@pytest.mark.parametrize(("seats", "height"), [(2, 2), (3, 2), (4, 3)])
def test_F5_stack_heights(seats: int, height: int) -> None:
    assert [left for _, left in stacks(at_deal(seats)).values()] == [height] * 5


@pytest.mark.parametrize(("seats", "in_play"), [(2, 12), (3, 14), (4, 21)])
def test_F5_seven_symbols_and_tokens_in_play(seats: int, in_play: int) -> None:
    rig = at_placing(seats).play("place parrot at Castro", "place lighthouse at Presidio")
    assert {symbol for symbol, _ in stacks(rig).values()} == set(SYMBOLS)
    assert sum(left for _, left in stacks(rig).values()) == in_play


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
