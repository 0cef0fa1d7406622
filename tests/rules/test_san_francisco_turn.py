"""San Francisco, a turn and its cards: F10 to F13."""

import pytest

from carbarn.games.routes.state import TURN, WILD
from tests.rules.san_francisco import ONE_TURN, cards, face_up, ready, rigged


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
