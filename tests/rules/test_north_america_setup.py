"""North America, setup: U1 to U5."""

from random import Random

import pytest

import carbarn
from carbarn.core.errors import BadOption
from carbarn.core.game import HIDDEN, PUBLIC
from carbarn.games.routes.state import BLANK
from tests.rig import Rig
from tests.rules.north_america import (
    BLIND,
    COLOURS,
    A,
    B,
    C,
    D,
    E,
    deal_hands,
    deck,
    face_up,
    hand,
    held,
    offered,
    open_tickets,
    refused,
    setup,
    under_deck,
)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_U1_every_player_starts_with_45_trains_and_no_points(seats: int) -> None:
    match = carbarn.new("usa", seats=seats, seed=1)
    assert list(match.state["trains"][0]) == [45] * seats + [0] * (5 - seats)
    assert [score.total for score in match.scores.seats] == [0] * seats


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_U1_not_for_fewer_than_two_or_more_than_five(seats: int) -> None:
    with pytest.raises(BadOption):
        carbarn.new("usa", seats=seats, seed=1)


def test_U2_deck_of_110_cards() -> None:
    rig = setup(2, first=0)
    assert deck(rig) == dict.fromkeys(COLOURS, 12) | {"wild": 14}
    assert rig.s.deck_count == 110


def test_U2_no_card_is_lost_or_made_in_a_whole_game() -> None:
    match, choose = carbarn.new("usa", seats=3, seed=5), Random(5)
    while not match.over:
        match.play(choose.choice(match.legal))
        s = match.state[0]
        shown = [sum(int(card) == colour for card in s.display) for colour in range(9)]
        assert list(s.deck + s.discard + s.hand.sum(axis=0) + shown) == [12] * 8 + [14]


def test_U3_four_cards_for_each_then_five_face_up() -> None:
    rig = deal_hands(setup(3, first=0))
    assert [hand(rig, seat) for seat in range(3)] == [{"purple": 4}, {"blue": 4}, {"orange": 4}]
    assert face_up(rig) == ["-"] * 5
    rig.play("card red", "card blue", "card red", "card green")
    assert face_up(rig) == ["red", "blue", "red", "green", "-"]
    rig.play("card black")
    assert face_up(rig) == ["red", "blue", "red", "green", "black"]
    assert rig.s.deck_count == 110 - 12 - 5
    assert list(rig.s.hand_count) == [4, 4, 4, 0, 0]
    assert all(outcome.startswith("ticket ") for outcome in rig.outcomes())


def test_U4_thirty_tickets_each_as_likely() -> None:
    rig = deal_hands(setup(2, first=0)).play(*["card red"] * 5)
    assert len(rig.outcomes()) == rig.s.pool_count == 30
    assert set(rig.outcomes().values()) == {1}


def test_U4_three_tickets_for_each() -> None:
    rig = open_tickets(setup(2, first=0))
    assert offered(rig, 0) == [A, B, C]
    assert offered(rig, 1) == [D, E, ("calgary", "phoenix")]
    assert rig.s.pool_count == 24


def test_U4_at_least_two_are_kept() -> None:
    rig = open_tickets(setup(2, first=0))
    assert rig.legal == ["keep 1 2", "keep 1 3", "keep 2 3", "keep 1 2 3"]
    assert [refused(rig, f"keep {place}") for place in (1, 2, 3)] == ["U4"] * 3
    assert refused(rig, "draw blind") == "U4"


def test_U4_the_others_go_under_the_deck() -> None:
    rig = open_tickets(setup(2, first=0)).play("keep 1 3")
    assert held(rig, 0) == {A, C}
    assert under_deck(rig) == [B]
    rig.play("keep 2 3")
    assert held(rig, 1) == {E, ("calgary", "phoenix")}
    assert under_deck(rig) == [B, D]
    assert rig.s.pool_count == 24
    assert rig.seat == 0
    assert refused(rig, "keep 1") == "U21"


def test_U4_all_three_may_be_kept() -> None:
    rig = open_tickets(setup(2, first=0)).play("keep 1 2 3")
    assert held(rig, 0) == {A, B, C}
    assert under_deck(rig) == []


def test_U4_tickets_are_secret_while_chosen_and_after() -> None:
    rig = open_tickets(setup(2, first=0))
    for viewer in (1, PUBLIC):
        view = rig.game.view(rig.match.state, viewer)[0]
        assert list(view.offer[0]) == [BLANK] * 5
        assert view.offer_count[0] == 3
    assert list(rig.match.view(0)[0].offer[0]) == list(rig.s.offer[0])
    rig.play("keep 1 3", "keep 1 2 3")
    for viewer in (1, PUBLIC):
        view = rig.game.view(rig.match.state, viewer)[0]
        assert list(view.held[0]) == [0, 0]
        assert list(view.queue[:1]) == [BLANK]
        assert view.ticket_count[0] == 2
    assert list(rig.match.view(0)[0].held[0]) == list(rig.s.held[0])
    assert list(rig.match.view(1)[0].held[1]) == list(rig.s.held[1])


def test_U4_a_view_is_the_same_whatever_another_holds() -> None:
    one = Rig().held(0, A).held(1, C).pool(B)
    other = Rig().held(0, B).held(1, C).pool(A)
    assert one.match.view(1).tobytes() == other.match.view(1).tobytes()
    assert one.match.view(0).tobytes() != other.match.view(0).tobytes()


def test_U4_the_log_hides_tickets_and_their_choice_from_others() -> None:
    rig = open_tickets(setup(2, first=0)).play("keep 1 3", "keep 1 2")
    dealt_to_0, dealt_to_1, chosen = slice(13, 16), slice(16, 19), slice(19, 21)
    assert rig.match.log_for(1)[dealt_to_0] == [HIDDEN] * 3
    assert rig.match.log_for(1)[dealt_to_1] == rig.match.log[dealt_to_1]
    assert rig.match.log_for(1)[chosen] == [HIDDEN, rig.match.log[20]]
    assert rig.match.log_for(0)[chosen] == [rig.match.log[19], HIDDEN]


def test_U4_tickets_are_no_longer_secret_when_the_game_is_over() -> None:
    rig = Rig().deck(red=8).held(0, A, B).held(1, C)
    rig.s.rounds_end = 1
    assert list(rig.match.view(1)[0].held[0]) == [0, 0]
    rig.play(*BLIND)
    assert rig.match.over
    assert list(rig.match.view(1)[0].held[0]) == list(rig.s.held[0])
    assert rig.game.scores(rig.match.view(1)) == rig.scores()


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_U5_by_default_every_seat_is_as_likely_to_begin(seats: int) -> None:
    rig = setup(seats)
    assert rig.chance_waits
    assert rig.outcomes() == {f"seat {seat} begins": 1 for seat in range(seats)}


def test_U5_the_seat_that_chance_names_begins() -> None:
    rig = setup(3).play("seat 2 begins")
    rig.play(*["card red"] * 4)
    assert list(rig.s.hand_count[:3]) == [0, 0, 4]
    while rig.chance_waits:
        rig.match.step(int(rig.game.chance(rig.match.state).ids[0]))
    seats = []
    for _ in range(3):
        seats.append(rig.seat)
        rig.play("keep 1 2")
    assert seats == [2, 0, 1]
    assert rig.seat == 2


def test_U5_the_table_decides_who_begins() -> None:
    rig = setup(3, first=1)
    assert set(rig.outcomes()) == {f"card {colour}" for colour in (*COLOURS, "locomotive")}
    match = carbarn.new("usa", seats=3, seed=1, first=1)
    seats = []
    for _ in range(3):
        seats.append(match.to_move)
        match.play("keep 1 2")
    assert seats == [1, 2, 0]
    assert match.to_move == 1


def test_U5_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(BadOption):
        carbarn.new("usa", seats=3, seed=1, first=3)


def test_U5_turns_go_clockwise() -> None:
    rig = Rig(seats=4).deck(red=12)
    seats = []
    for _ in range(5):
        seats.append(rig.seat)
        rig.play(*BLIND)
    assert seats == [0, 1, 2, 3, 0]
