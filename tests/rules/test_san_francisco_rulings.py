"""San Francisco, rulings: F24 to F24."""

import pytest

from tests.rules.san_francisco import (
    A,
    B,
    C,
    D,
    all_routes_but,
    at_tickets,
    cards,
    face_up,
    offer,
    queue,
    rigged,
    ticket_text,
    totals,
    two_stacks,
)


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
