"""North America, rulings where the leaflet is silent: U28 to U32."""

import pytest

import carbarn
from carbarn.core.game import CHANCE
from carbarn.games.routes.state import BLANK, GRAY
from tests.rig import Rig
from tests.rules.north_america import (
    A,
    B,
    C,
    D,
    E,
    comes,
    deck,
    discards,
    face_up,
    hand,
    offered,
    refused,
    third_locomotive,
    under_deck,
)


def test_U28_no_reset_with_fewer_than_three_other_cards() -> None:
    rig = third_locomotive({"wild": 3})
    assert face_up(rig) == ["wild", "wild", "red", "blue", "wild"]
    assert (rig.seat, discards(rig)) == (0, {"wild": 3})
    assert rig.legal == ["draw display 3", "draw display 4", "draw blind"]


def test_U28_cards_in_hands_do_not_count() -> None:
    rig = Rig().display("wild", "wild", "red", "blue", "green").deck(wild=1).hand(0, red=9).hand(1, blue=9)
    rig.play("draw display 5", "card locomotive")
    assert face_up(rig) == ["wild", "wild", "red", "blue", "wild"]


@pytest.mark.parametrize(("discarded", "in_deck"), [({"red": 1}, {}), ({}, {"red": 1})])
def test_U28_reset_with_three_other_cards(discarded: dict[str, int], in_deck: dict[str, int]) -> None:
    rig = third_locomotive(discarded, **in_deck)
    assert rig.chance_waits
    assert face_up(rig) == ["-"] * 5


def test_U28_the_reset_happens_when_a_claim_changes_that() -> None:
    rig = third_locomotive({})
    rig.play("draw display 3")  # not replaced; the turn ends
    assert (rig.seat, face_up(rig)) == (1, ["wild", "wild", "-", "blue", "wild"])
    rig.hand(1, white=2).play("claim Denver–Santa Fe with 2 white")
    assert rig.outcomes() == {"card white": 2}
    rig.play("card white")  # all places are filled; blue, white and white are three others
    assert face_up(rig) == ["-"] * 5
    assert (deck(rig), discards(rig)) == ({"white": 1}, {"wild": 3, "blue": 1, "white": 1})
    rig.play("card white", "card white", "card locomotive", "card blue", "card locomotive")
    assert (rig.seat, face_up(rig)) == (0, ["white", "white", "wild", "blue", "wild"])


def test_U28_the_reset_happens_at_once_with_a_full_display() -> None:
    rig = Rig().display("wild", "wild", "red", "blue", "wild").hand(0, white=1)
    rig.play("claim Dallas–Houston (1) with 1 white")
    assert rig.chance_waits
    assert rig.outcomes() == {"card locomotive": 3, "card red": 1, "card blue": 1, "card white": 1}


def test_U28_no_reset_when_a_claim_brings_locomotives_only() -> None:
    rig = Rig().display("wild", "wild", "red", "blue", "wild").hand(0, wild=1)
    rig.play("claim Dallas–Houston (1) with 1 locomotive")
    assert (rig.seat, face_up(rig)) == (1, ["wild", "wild", "red", "blue", "wild"])
    assert (deck(rig), discards(rig)) == ({}, {"wild": 1})


def test_U29_the_reset_uses_up_the_deck_then_reshuffles_with_the_five_just_discarded() -> None:
    rig = third_locomotive({"green": 2}, yellow=2)
    assert (deck(rig), discards(rig)) == ({"yellow": 2}, {"green": 2, "wild": 3, "red": 1, "blue": 1})
    assert rig.outcomes() == {"card yellow": 2}
    rig.play("card yellow")
    assert rig.outcomes() == {"card yellow": 1}
    rig.play("card yellow")
    assert rig.outcomes() == {"card green": 2, "card locomotive": 3, "card red": 1, "card blue": 1}
    rig.play("card red", "card blue", "card green")
    assert face_up(rig) == ["yellow", "yellow", "red", "blue", "green"]
    assert (rig.seat, deck(rig), discards(rig)) == (0, {"green": 1, "wild": 3}, {})


def test_U29_the_reset_may_come_again_until_fewer_locomotives_lie_there() -> None:
    """Six cards in all: with red left over three locomotives lie there again, and everything starts anew."""
    rig = third_locomotive({"red": 1})
    again = ["card locomotive", "card locomotive", "card locomotive", "card blue", "card red"]
    rig.play(*again)
    assert face_up(rig) == ["-"] * 5
    assert rig.outcomes() == {"card red": 1}  # the deck is used up first
    rig.play("card red", "card locomotive", "card red", "card blue", "card locomotive")
    assert (rig.seat, face_up(rig)) == (0, ["red", "wild", "red", "blue", "wild"])
    assert (deck(rig), discards(rig)) == ({"wild": 1}, {})


def test_U29_a_display_may_have_fewer_than_five_cards() -> None:
    """Three locomotives among the four cards that there are: they stay, and what is there may be taken."""
    rig = Rig().display("wild", "wild", "-", "-", "-").hand(0, red=1, wild=1)
    rig.play("claim Denver–Santa Fe with 1 red and 1 locomotive", "card red", "card locomotive")
    assert (rig.seat, face_up(rig)) == (1, ["wild", "wild", "red", "wild", "-"])
    assert rig.legal == [f"draw display {place}" for place in (1, 2, 3, 4)]


def test_U30_no_second_card_when_nothing_is_left() -> None:
    rig = Rig().display("-", "red").play("draw display 2")
    assert (rig.seat, hand(rig, 0)) == (1, {"red": 1})


def test_U30_no_second_card_when_only_face_up_locomotives_are_left() -> None:
    rig = Rig().display("wild", "red", "wild").play("draw display 2")
    assert (rig.seat, hand(rig, 0)) == (1, {"red": 1})
    assert rig.legal == ["draw display 1", "draw display 3"]


def test_U30_no_second_card_when_the_one_turned_up_is_the_last_and_a_locomotive() -> None:
    rig = Rig().display("wild", "red", "wild", "wild", "wild").deck(wild=1)
    rig.play("draw display 2", "card locomotive")
    assert (rig.seat, hand(rig, 0), face_up(rig)) == (1, {"red": 1}, ["wild"] * 5)


def test_U30_no_second_card_after_the_last_blind_one() -> None:
    rig = Rig().display("wild", "wild").deck(red=1).play("draw blind", "card red")
    assert (rig.seat, hand(rig, 0)) == (1, {"red": 1})


@pytest.mark.parametrize("left", ["display", "deck", "discards"])
def test_U30_the_turn_goes_on_if_there_is_any_second_card(left: str) -> None:
    rig = Rig().display("wild", "wild", "wild", "wild", "wild").deck(red=1, wild=int(left == "deck"))
    if left == "display":
        rig.display("wild", "wild", "wild", "wild", "blue")
    if left == "discards":
        rig.discards(wild=1)
    rig.play("draw blind", "card red")
    assert rig.seat == 0
    assert rig.legal == (["draw display 5"] if left == "display" else ["draw blind"])


def test_U31_a_player_who_can_do_nothing_passes() -> None:
    rig = Rig(seats=3)
    assert rig.legal == ["pass"]
    rig.play("pass")
    assert (rig.seat, rig.match.over) == (1, False)


def test_U31_cards_without_trains_or_routes_to_use_them_on_do_not_help() -> None:
    assert Rig().hand(0, red=4).trains(0, 0).legal == ["pass"]
    rig = Rig().hand(0, blue=2).trains(0, 2).own(1, ("kansas_city", "saint_louis", 1))
    for route in rig.board.routes:
        if route.colour == GRAY and route.length <= 2:
            rig.own(1, (route.a.id, route.b.id, route.track))
    assert rig.legal == ["pass"]


def test_U31_nobody_passes_who_can_do_anything() -> None:
    assert refused(Rig().deck(red=1), "pass") == "U31"
    assert refused(Rig().discards(red=1), "pass") == "U31"
    assert refused(Rig().display("-", "-", "red"), "pass") == "U31"
    assert refused(Rig().display("-", "-", "-", "-", "wild"), "pass") == "U31"
    assert refused(Rig().pool(A), "pass") == "U31"
    assert refused(Rig().queue(A), "pass") == "U31"
    assert refused(Rig().hand(0, red=1), "pass") == "U31"
    assert refused(Rig().hand(0, wild=1), "pass") == "U31"


def test_U31_every_player_passing_ends_the_game_and_it_is_scored() -> None:
    rig = Rig(seats=3).own(1, ("denver", "santa_fe"), ("el_paso", "santa_fe")).held(1, A).held(2, B)
    rig.s.points[1] = 4
    rig.play("pass", "pass")
    assert (rig.seat, rig.scores().ended) == (2, None)
    rig.play("pass")
    assert rig.match.over
    assert rig.scores().ended == "passes"
    assert [score.total for score in rig.scores().seats] == [0, 18, -12]
    assert rig.scores().winners == (1,)
    assert rig.refused("pass").rule == "U31"


def test_U31_only_passes_in_a_row_end_the_game() -> None:
    rig = Rig(seats=3).hand(1, red=1)
    rig.play("pass", "claim Dallas–Houston (1) with 1 red", "card red", "draw display 1")
    rig.trains(2, 0)  # or seat 2 could claim with the card it has taken
    rig.play("pass", "pass")
    assert not rig.match.over
    assert rig.play("pass").scores().ended == "passes"


def test_U31_a_pass_is_a_turn_of_the_last_round() -> None:
    rig = Rig(seats=3)
    rig.s.rounds_end = 2
    rig.play("pass")
    assert not rig.match.over
    assert rig.play("pass").scores().ended == "last_round"


def test_U32_tickets_go_under_the_deck_in_the_order_in_which_they_were_dealt() -> None:
    rig = Rig().pool(A, B, C, D)
    rig.play("draw tickets", comes(rig, C), comes(rig, B), comes(rig, A), "keep 2")
    assert under_deck(rig) == [C, A]
    assert rig.seat == 1


def test_U32_they_are_drawn_again_in_that_order_once_the_rest_is_gone() -> None:
    rig = Rig().pool(A, B, C, D).queue(E)
    rig.play("draw tickets", comes(rig, C), comes(rig, B), comes(rig, A), "keep 2")
    assert under_deck(rig) == [E, C, A]
    rig.play("draw tickets")
    assert rig.outcomes() == {comes(rig, D): 1}
    rig.play(comes(rig, D))
    assert (rig.seat, offered(rig, 1)) == (1, [D, E, C])  # no chance any more
    rig.play("keep 3")
    assert under_deck(rig) == [A, D, E]
    rig.play("draw tickets")
    assert (rig.seat, offered(rig, 0)) == (0, [A, D, E])


def test_U32_in_the_opening_too_in_turn_order() -> None:
    """Each seat puts back one; they lie in the order in which the seats chose, the first seat first."""
    match = carbarn.new("usa", seats=3, seed=3, first=1)
    dealt = {seat: list(match.state[0].offer[seat][:3]) for seat in range(3)}
    for keep in ("keep 2 3", "keep 1 3", "keep 1 2"):
        match.play(keep)
    assert match.to_move != CHANCE
    assert list(match.state[0].queue[:4]) == [dealt[1][0], dealt[2][1], dealt[0][2], BLANK]
