"""North America, a turn and its cards: U6 to U13."""

import pytest

from tests.rig import Rig
from tests.rules.north_america import (
    COLOURS,
    A,
    B,
    C,
    claims,
    comes,
    deal_hands,
    deck,
    discards,
    face_up,
    hand,
    refused,
    setup,
)


def test_U6_three_things_may_be_done() -> None:
    rig = Rig().deck(red=3).display("blue", "-", "white").hand(0, purple=4).pool(A)
    draws = [action for action in rig.legal if not action.startswith("claim ")]
    assert draws == ["draw display 1", "draw display 3", "draw blind", "draw tickets"]
    assert claims(rig, "Denver–Omaha") == ["4 purple"]


def test_U6_a_claim_is_the_whole_turn() -> None:
    rig = Rig().hand(0, purple=8).hand(1, blue=1).play("claim Denver–Omaha with 4 purple")
    while rig.chance_waits:
        rig.play("card purple")
    assert rig.seat == 1
    assert hand(rig, 0) == {"purple": 4}


def test_U6_drawing_is_the_whole_turn() -> None:
    rig = Rig().deck(red=9).hand(0, red=1).pool(A)
    rig.play("draw blind", "card red")
    assert refused(rig, "claim Denver–Santa Fe with 2 red") == "U7"
    assert refused(rig, "draw tickets") == "U7"
    assert refused(rig, "pass") == "U7"
    assert refused(rig, "keep 1") == "U7"
    assert rig.play("draw blind", "card red").seat == 1


def test_U6_drawing_tickets_is_the_whole_turn() -> None:
    rig = Rig().deck(red=9).hand(0, red=2).pool(A, B, C)
    rig.play("draw tickets", *(comes(rig, ticket) for ticket in (A, B, C)))
    assert refused(rig, "draw blind") == "U21"
    assert refused(rig, "claim Denver–Santa Fe with 2 red") == "U21"
    assert refused(rig, "draw tickets") == "U21"
    assert rig.play("keep 1").seat == 1


def test_U6_nobody_plays_for_chance_and_chance_not_for_a_seat() -> None:
    rig = Rig().deck(red=3).display("blue")
    assert rig.refused("card red").rule == "U6"
    rig.play("draw blind")
    assert rig.refused("draw blind").rule == "U6"
    assert rig.refused("card blue").rule == "U6"


def test_U7_two_blind_cards() -> None:
    rig = Rig().deck(red=3, blue=1).display("white", "white", "white", "white", "white")
    rig.play("draw blind", "card red")
    assert (rig.seat, hand(rig, 0)) == (0, {"red": 1})
    rig.play("draw blind", "card blue")
    assert (rig.seat, hand(rig, 0), hand(rig, 1)) == (1, {"red": 1, "blue": 1}, {})
    assert deck(rig) == {"red": 2}
    assert face_up(rig) == ["white"] * 5


def test_U7_a_face_up_card_is_replaced_before_the_second_is_chosen() -> None:
    rig = Rig().deck(red=3, blue=1).display("white", "black", "white", "green", "white")
    rig.play("draw display 2")
    assert rig.chance_waits
    assert rig.outcomes() == {"card red": 3, "card blue": 1}
    rig.play("card blue")
    assert face_up(rig) == ["white", "blue", "white", "green", "white"]
    assert rig.legal == [f"draw display {place}" for place in (1, 2, 3, 4, 5)] + ["draw blind"]
    rig.play("draw display 2")
    assert (rig.chance_waits, rig.outcomes()) == (True, {"card red": 3})
    rig.play("card red")
    assert (rig.seat, hand(rig, 0)) == (1, {"black": 1, "blue": 1})
    assert face_up(rig) == ["white", "red", "white", "green", "white"]


def test_U7_one_face_up_and_one_blind_in_either_order() -> None:
    rig = Rig().deck(red=9).display("white", "black", "white", "green", "white")
    rig.play("draw display 4", "card red", "draw blind", "card red")
    assert (rig.seat, hand(rig, 0)) == (1, {"green": 1, "red": 1})
    rig.play("draw blind", "card red", "draw display 2", "card red")
    assert (rig.seat, hand(rig, 1)) == (0, {"black": 1, "red": 1})
    assert face_up(rig) == ["white", "red", "white", "red", "white"]


def test_U8_a_face_up_locomotive_counts_as_both_cards() -> None:
    rig = Rig().deck(red=9).display("white", "wild", "white", "green", "white")
    rig.play("draw display 2")
    assert rig.chance_waits
    rig.play("card red")
    assert (rig.seat, hand(rig, 0)) == (1, {"wild": 1})
    assert face_up(rig) == ["white", "red", "white", "green", "white"]


@pytest.mark.parametrize("first", [("draw blind", "card red"), ("draw display 1", "card red")])
def test_U9_second_card_may_not_be_a_face_up_locomotive(first: tuple[str, str]) -> None:
    rig = Rig().deck(red=9).display("white", "wild", "white", "green", "wild").play(*first)
    assert refused(rig, "draw display 2") == "U9"
    assert refused(rig, "draw display 5") == "U9"
    assert rig.legal == ["draw display 1", "draw display 3", "draw display 4", "draw blind"]


def test_U9_second_card_may_not_be_a_locomotive_just_turned_up() -> None:
    rig = Rig().deck(red=9, wild=1).display("white", "black", "white", "green", "white")
    rig.play("draw display 4", "card locomotive")
    assert face_up(rig)[3] == "wild"
    assert refused(rig, "draw display 4") == "U9"


def test_U9_a_blind_locomotive_is_an_ordinary_first_card() -> None:
    rig = Rig().deck(red=9, wild=1).display("white", "black", "white", "wild", "white")
    rig.play("draw blind", "card locomotive")
    assert rig.seat == 0
    assert refused(rig, "draw display 4") == "U9"
    rig.play("draw display 1", "card red")
    assert (rig.seat, hand(rig, 0)) == (1, {"wild": 1, "white": 1})


def test_U9_a_blind_locomotive_is_an_ordinary_second_card() -> None:
    rig = Rig().deck(red=9, wild=2).display("white", "black", "white", "green", "white")
    rig.play("draw blind", "card locomotive", "draw blind", "card locomotive")
    assert (rig.seat, hand(rig, 0)) == (1, {"wild": 2})


def test_U10_three_locomotives_clear_the_display_before_the_second_card() -> None:
    rig = Rig().deck(red=9, wild=1).display("wild", "black", "wild", "green", "white")
    rig.play("draw display 2", "card locomotive")
    assert face_up(rig) == ["-"] * 5
    assert discards(rig) == {"wild": 3, "green": 1, "white": 1}
    rig.play(*["card red"] * 5)
    assert (face_up(rig), deck(rig)) == (["red"] * 5, {"red": 4})
    assert (rig.seat, hand(rig, 0)) == (0, {"black": 1})
    rig.play("draw blind", "card red")
    assert rig.seat == 1


def test_U10_three_locomotives_clear_the_display_after_the_second_card() -> None:
    rig = Rig().deck(red=9, wild=1).display("wild", "black", "wild", "green", "white")
    rig.play("draw blind", "card red", "draw display 5", "card locomotive", *["card red"] * 5)
    assert (rig.seat, hand(rig, 0), face_up(rig)) == (1, {"red": 1, "white": 1}, ["red"] * 5)


def test_U10_three_locomotives_clear_the_display_after_a_locomotive_was_taken() -> None:
    rig = Rig().deck(red=9, wild=1).display("wild", "wild", "wild", "green", "white")
    rig.play("draw display 2", "card locomotive", *["card red"] * 5)
    assert (rig.seat, hand(rig, 0), face_up(rig)) == (1, {"wild": 1}, ["red"] * 5)
    assert discards(rig) == {"wild": 3, "green": 1, "white": 1}


def test_U10_two_locomotives_stay() -> None:
    rig = Rig().deck(red=9, wild=1).display("wild", "black", "blue", "green", "white")
    rig.play("draw display 2", "card locomotive")
    assert face_up(rig) == ["wild", "wild", "blue", "green", "white"]
    assert (discards(rig), rig.seat) == ({}, 0)


def test_U10_the_new_cards_are_cleared_too() -> None:
    rig = Rig().deck(red=9, wild=4).display("wild", "black", "wild", "green", "white")
    rig.play("draw display 2", "card locomotive", "card red", *["card locomotive"] * 3)
    assert face_up(rig) == ["red", "wild", "wild", "wild", "-"]
    rig.play("card red")
    assert face_up(rig) == ["-"] * 5
    assert discards(rig) == {"wild": 6, "green": 1, "white": 1, "red": 2}
    assert face_up(rig.play(*["card red"] * 5)) == ["red"] * 5


def test_U10_in_setup_too_once_all_five_lie_there() -> None:
    rig = deal_hands(setup(2, first=0)).play(*["card locomotive"] * 3, "card green")
    assert (face_up(rig), discards(rig)) == (["wild", "wild", "wild", "green", "-"], {})
    rig.play("card white")
    assert (face_up(rig), discards(rig)) == (["-"] * 5, {"wild": 3, "green": 1, "white": 1})
    rig.play(*["card red"] * 5)
    assert (face_up(rig), rig.s.deck_count) == (["red"] * 5, 110 - 8 - 10)
    assert len(rig.outcomes()) == 30


def test_U11_there_is_no_hand_limit() -> None:
    rig = Rig().hand(0, **dict.fromkeys(COLOURS, 12), wild=12).deck(wild=2)
    rig.play("draw blind", "card locomotive", "draw blind", "card locomotive")
    assert hand(rig, 0) == dict.fromkeys(COLOURS, 12) | {"wild": 14}
    assert rig.seat == 1


def test_U12_discards_become_the_deck_when_a_card_is_wanted_and_not_before() -> None:
    rig = Rig().deck(red=1).discards(blue=2, wild=1).display("white", "black", "white", "green", "white")
    rig.play("draw blind", "card red")
    assert (deck(rig), discards(rig), rig.seat) == ({}, {"blue": 2, "wild": 1}, 0)
    rig.play("draw blind")
    assert rig.outcomes() == {"card blue": 2, "card locomotive": 1}
    rig.play("card blue")
    assert (deck(rig), discards(rig), rig.seat) == ({"blue": 1, "wild": 1}, {}, 1)


def test_U12_discards_wait_while_the_deck_has_cards() -> None:
    rig = Rig().deck(red=1).discards(blue=2).play("draw blind")
    assert (rig.outcomes(), discards(rig)) == ({"card red": 1}, {"blue": 2})


def test_U12_an_empty_place_wants_a_card() -> None:
    rig = Rig().discards(blue=2, red=1).display("white", "black", "white", "green", "white")
    rig.play("draw display 2")
    assert (rig.outcomes(), discards(rig)) == ({"card red": 1, "card blue": 2}, {})


def test_U12_a_claim_wants_no_card_while_the_display_is_full() -> None:
    rig = Rig().hand(0, red=2).display("white", "black", "white", "green", "white")
    rig.play("claim Denver–Santa Fe with 2 red")
    assert (deck(rig), discards(rig), rig.seat) == ({}, {"red": 2}, 1)


def test_U13_without_deck_and_discards_no_blind_card() -> None:
    rig = Rig().display("white").hand(0, purple=4).pool(A)
    assert refused(rig, "draw blind") == "U13"
    rig = Rig().hand(0, purple=1).pool(A)
    assert {action.split()[0] for action in rig.legal} == {"claim", "draw"}
    assert [action for action in rig.legal if "draw" in action] == ["draw tickets"]


def test_U13_face_up_cards_may_be_taken_and_are_not_replaced() -> None:
    rig = Rig().display("white", "black", "-", "green", "wild").play("draw display 2")
    assert (rig.seat, face_up(rig)) == (0, ["white", "-", "-", "green", "wild"])
    assert refused(rig, "draw display 2") == "U13"
    assert refused(rig, "draw display 3") == "U13"
    assert refused(rig, "draw blind") == "U13"
    assert rig.legal == ["draw display 1", "draw display 4"]
    rig.play("draw display 4")
    assert (rig.seat, face_up(rig), hand(rig, 0)) == (1, ["white", "-", "-", "-", "wild"], {"black": 1, "green": 1})
    assert rig.legal == ["draw display 1", "draw display 5"]
    assert rig.play("draw display 5").seat == 0
    assert hand(rig, 1) == {"wild": 1}


def test_U13_empty_places_are_filled_at_once_when_a_claim_brings_discards() -> None:
    rig = Rig().display("white", "-", "black", "-", "-").hand(0, red=2, wild=2)
    rig.play("claim Calgary–Helena with 2 red and 2 locomotives")
    assert rig.outcomes() == {"card red": 2, "card locomotive": 2}
    rig.play("card red", "card locomotive", "card red")
    assert (face_up(rig), rig.seat) == (["white", "red", "black", "wild", "red"], 1)
    assert (deck(rig), discards(rig)) == ({"wild": 1}, {})


def test_U13_places_stay_empty_that_the_discards_cannot_fill() -> None:
    rig = Rig().display("white", "-", "black", "-", "-").hand(0, red=2)
    rig.play("claim Denver–Santa Fe with 2 red", "card red", "card red")
    assert (face_up(rig), rig.seat) == (["white", "red", "black", "red", "-"], 1)
