"""Ticket to Ride, North America: every rule of the ledger, U1 to U32, in positions made for it."""

from random import Random
from typing import Any

import pytest

import carbarn
from carbarn.core.errors import BadOption, UnknownName
from carbarn.core.game import CHANCE, HIDDEN, PUBLIC
from carbarn.core.match import Match
from carbarn.games.routes.state import BLANK, GRAY, WORD
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


# Setup


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


def open_tickets(rig: Rig) -> Rig:
    """A table for two at which seat 0 chooses from A, B, C and seat 1 will from D, E and another."""
    deal_hands(rig).play("card red", "card blue", "card red", "card green", "card black")
    return rig.play(*(comes(rig, ticket) for ticket in (A, B, C, D, E, ("calgary", "phoenix"))))


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


# A turn


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


# Claiming


def test_U14_a_route_costs_its_length_in_its_colour() -> None:
    rig = Rig().hand(0, purple=3, blue=9, red=9)
    assert refused(rig, "claim Denver–Omaha with 4 purple") == "U14"
    with pytest.raises(UnknownName):
        rig.game.parse(rig.match.state, "claim Denver–Omaha with 4 blue")
    rig.hand(0, purple=5, blue=9, red=9)
    assert claims(rig, "Denver–Omaha") == ["4 purple"]
    rig.play("claim Denver–Omaha with 4 purple")
    assert hand(rig, 0) == {"purple": 1, "blue": 9, "red": 9}


def test_U14_only_routes_of_the_colour_and_gray_ones() -> None:
    rig = Rig().hand(0, yellow=6)
    routes = [rig.board.routes[action.route] for action in rig.match.legal]
    assert {route.index for route in routes} == {
        route.index for route in rig.board.routes if route.colour in (GRAY, rig.colour("yellow"))
    }


@pytest.mark.parametrize("colour", COLOURS)
def test_U14_a_gray_route_takes_any_one_colour(colour: str) -> None:
    rig = Rig().hand(0, **{colour: 3})
    assert claims(rig, "Calgary–Vancouver") == [f"3 {colour}"]
    rig.play(f"claim Calgary–Vancouver with 3 {colour}")
    assert owns(rig, 0, "calgary", "vancouver")
    assert hand(rig, 0) == {}


def test_U14_a_gray_route_takes_no_two_colours() -> None:
    rig = Rig().hand(0, red=2, blue=2)
    assert claims(rig, "Calgary–Vancouver") == []
    assert refused(rig, "claim Calgary–Vancouver with 3 red") == "U14"
    assert claims(rig, "Denver–Santa Fe") == ["2 blue", "2 red"]
    with pytest.raises(UnknownName):
        rig.game.parse(rig.match.state, "claim Denver–Santa Fe with 1 red and 1 blue")


def test_U15_the_player_chooses_the_colour_and_how_many_locomotives() -> None:
    rig = Rig().hand(0, red=3, blue=1, wild=3)
    assert claims(rig, "Calgary–Vancouver") == [
        "1 blue and 2 locomotives",
        "3 red",
        "2 red and 1 locomotive",
        "1 red and 2 locomotives",
        "3 locomotives",
    ]


def test_U15_locomotives_may_be_overpaid() -> None:
    rig = Rig().hand(0, red=3, wild=2).play("claim Calgary–Vancouver with 1 red and 2 locomotives")
    assert owns(rig, 0, "calgary", "vancouver")
    assert hand(rig, 0) == {"red": 2}
    assert (deck(rig), discards(rig)) == ({"red": 1, "wild": 2}, {})  # reshuffled: the empty display wants cards


def test_U15_a_gray_route_with_locomotives_alone() -> None:
    rig = Rig().hand(0, wild=3).display("red", "red", "red", "red", "red")
    assert claims(rig, "Calgary–Vancouver") == ["3 locomotives"]
    rig.play("claim Calgary–Vancouver with 3 locomotives")
    assert owns(rig, 0, "calgary", "vancouver")
    assert (hand(rig, 0), discards(rig)) == ({}, {"wild": 3})


def test_U15_a_coloured_route_with_locomotives_alone() -> None:
    rig = Rig().hand(0, wild=4, blue=4).display("red", "red", "red", "red", "red")
    assert claims(rig, "Denver–Omaha") == ["4 locomotives"]
    rig.play("claim Denver–Omaha with 4 locomotives")
    assert (hand(rig, 0), discards(rig)) == ({"blue": 4}, {"wild": 4})


def test_U15_locomotives_fill_up_what_a_colour_lacks() -> None:
    rig = Rig().hand(0, purple=2, blue=2, wild=1)
    assert claims(rig, "Denver–Omaha") == []
    assert refused(rig, "claim Denver–Omaha with 2 purple and 2 locomotives") == "U15"
    assert refused(rig, "claim Denver–Omaha with 4 locomotives") == "U15"
    assert refused(rig, "claim Denver–Omaha with 3 purple and 1 locomotive") == "U14"
    rig.hand(0, purple=2, blue=2, wild=2)
    assert claims(rig, "Denver–Omaha") == ["2 purple and 2 locomotives"]


def test_U16_a_train_on_each_space_and_the_cards_discarded() -> None:
    rig = Rig().hand(0, white=5, wild=2).display("red", "red", "red", "red", "red").trains(1, 40)
    rig.play("claim Calgary–Winnipeg with 5 white and 1 locomotive")
    assert list(rig.s.trains[:2]) == [39, 40]
    assert (hand(rig, 0), discards(rig)) == ({"wild": 1}, {"white": 5, "wild": 1})
    assert owns(rig, 0, "calgary", "winnipeg")
    assert not owns(rig, 1, "calgary", "winnipeg")


def test_U16_too_few_trains() -> None:
    rig = Rig().hand(0, purple=4).trains(0, 3)
    assert refused(rig, "claim Denver–Omaha with 4 purple") == "U16"
    assert claims(rig.trains(0, 4), "Denver–Omaha") == ["4 purple"]
    rig.play("claim Denver–Omaha with 4 purple")
    assert rig.s.trains[0] == 0


def test_U17_a_route_need_not_touch_the_network() -> None:
    rig = Rig().own(0, ("boston", "montreal")).hand(0, yellow=3)
    rig.play("claim Los Angeles–San Francisco (1) with 3 yellow")
    assert owns(rig, 0, "los_angeles", "san_francisco", 1)


@pytest.mark.parametrize("owner", [0, 1, 3])
def test_U17_a_claimed_route_is_not_open(owner: int) -> None:
    rig = Rig(seats=4).own(owner, ("denver", "omaha")).hand(0, purple=4)
    assert refused(rig, "claim Denver–Omaha with 4 purple") == "U17"


def test_U17_a_route_is_closed_to_all_once_it_is_claimed() -> None:
    rig = Rig(seats=3).display(*["blue"] * 5)
    for seat in range(3):
        rig.hand(seat, purple=8)
    rig.play("claim Denver–Omaha with 4 purple")
    assert refused(rig, "claim Denver–Omaha with 4 purple") == "U17"
    rig.play("claim Charleston–Miami with 4 purple")
    assert refused(rig, "claim Denver–Omaha with 4 purple") == "U17"
    assert refused(rig, "claim Charleston–Miami with 4 purple") == "U17"


def double_route(seats: int) -> Rig:
    """Seat 0 has just claimed the yellow track from Boston to New York; everybody could pay for the red one."""
    rig = Rig(seats=seats).display(*["blue"] * 5).deck(black=12)
    for seat in range(seats):
        rig.hand(seat, yellow=2, red=2)
    return rig.play("claim Boston–New York (1) with 2 yellow")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_U18_nobody_may_claim_both_tracks(seats: int) -> None:
    rig = double_route(seats)
    for _ in range(seats - 1):
        rig.play("draw blind", "card black", "draw blind", "card black")
    assert rig.seat == 0
    assert refused(rig, "claim Boston–New York (2) with 2 red") == "U18"
    assert claims(rig, "Boston–Montréal (1)") == ["2 red"]


@pytest.mark.parametrize("seats", [4, 5])
def test_U18_with_four_or_five_another_may_claim_the_second_track(seats: int) -> None:
    rig = double_route(seats)
    assert claims(rig, "Boston–New York (1)") == []
    assert refused(rig, "claim Boston–New York (1) with 2 yellow") == "U17"
    rig.play("claim Boston–New York (2) with 2 red")
    assert owns(rig, 0, "boston", "new_york", 1)
    assert owns(rig, 1, "boston", "new_york", 2)
    assert refused(rig, "claim Boston–New York (1) with 2 yellow") == "U17"
    assert refused(rig, "claim Boston–New York (2) with 2 red") == "U17"


@pytest.mark.parametrize("seats", [2, 3])
def test_U19_with_two_or_three_one_track_closes_the_other_to_all(seats: int) -> None:
    rig = double_route(seats)
    for seat in range(1, seats):
        assert rig.seat == seat
        assert refused(rig, "claim Boston–New York (2) with 2 red") == "U19"
        rig.play("draw blind", "card black", "draw blind", "card black")


def test_U19_not_with_four() -> None:
    rig = double_route(4)
    for seat in (1, 2, 3):
        assert rig.seat == seat
        assert claims(rig, "Boston–New York (2)") == ["2 red"]
        rig.play("draw blind", "card black", "draw blind", "card black")


@pytest.mark.parametrize(
    ("claim", "points"),
    [
        ("Dallas–Houston (1) with 1 blue", 1),
        ("Denver–Santa Fe with 2 blue", 2),
        ("Calgary–Vancouver with 3 blue", 4),
        ("Calgary–Helena with 4 blue", 7),
        ("Atlanta–Miami with 5 blue", 10),
        ("Portland–Salt Lake City with 6 blue", 15),
    ],
)
def test_U20_points_at_once_by_length(claim: str, points: int) -> None:
    rig = Rig().hand(0, blue=6).display(*["red"] * 5)
    rig.s.points[0], rig.s.points[1] = 7, 9
    rig.play(f"claim {claim}")
    assert list(rig.s.points[:2]) == [7 + points, 9]
    assert [score.points["routes"] for score in rig.scores().seats] == [7 + points, 9]


# Tickets


def test_U21_three_tickets_are_drawn_and_at_least_one_is_kept() -> None:
    rig = Rig().pool(A, B, C, D).queue(E).held(0, ("calgary", "phoenix")).deck(red=3)
    rig.play("draw tickets")
    assert rig.outcomes() == {comes(rig, ticket): 1 for ticket in (A, B, C, D)}
    rig.play(comes(rig, C), comes(rig, A), comes(rig, D))
    assert (rig.seat, offered(rig, 0)) == (0, [C, A, D])
    assert rig.legal == ["keep 1", "keep 2", "keep 1 2", "keep 3", "keep 1 3", "keep 2 3", "keep 1 2 3"]
    rig.play("keep 2")
    assert (rig.seat, held(rig, 0)) == (1, {("calgary", "phoenix"), A})
    assert under_deck(rig) == [E, C, D]
    assert (rig.s.pool_count, offered(rig, 0)) == (1, [])


def test_U21_all_three_may_be_kept() -> None:
    rig = Rig().pool(A, B, C).play("draw tickets", *(comes(Rig(), ticket) for ticket in (A, B, C)), "keep 1 2 3")
    assert (held(rig, 0), under_deck(rig), rig.s.pool_count) == ({A, B, C}, [], 0)


def test_U21_two_left_are_both_offered() -> None:
    rig = Rig().pool(A, B)
    rig.play("draw tickets", comes(rig, B), comes(rig, A))
    assert (rig.seat, offered(rig, 0)) == (0, [B, A])
    assert rig.legal == ["keep 1", "keep 2", "keep 1 2"]
    assert rig.refused("keep 3").rule == "U21"
    rig.play("keep 1")
    assert (rig.seat, held(rig, 0), under_deck(rig)) == (1, {B}, [A])


def test_U21_two_left_one_of_them_put_back_before() -> None:
    rig = Rig().pool(A).queue(B)
    rig.play("draw tickets", comes(rig, A))
    assert (rig.seat, offered(rig, 0)) == (0, [A, B])


def test_U21_a_single_ticket_is_kept_without_being_asked() -> None:
    rig = Rig().pool(A).deck(red=1).play("draw tickets", comes(Rig(), A))
    assert (rig.seat, held(rig, 0), rig.s.pool_count) == (1, {A}, 0)
    assert refused(rig, "draw tickets") == "U21"


def test_U21_a_single_ticket_that_was_put_back_is_kept_without_being_asked() -> None:
    rig = Rig().queue(A).deck(red=1).play("draw tickets")
    assert (rig.seat, held(rig, 0), under_deck(rig)) == (1, {A}, [])


def test_U21_no_tickets_left() -> None:
    assert refused(Rig().deck(red=1), "draw tickets") == "U21"
    assert "draw tickets" in Rig().deck(red=1).queue(A).legal
    assert "draw tickets" in Rig().deck(red=1).pool(A).legal


def test_U22_any_number_of_tickets_may_be_held() -> None:
    rig = Rig()
    every = [(ticket.a.id, ticket.b.id) for ticket in rig.board.tickets]
    rig.held(0, *every[3:]).pool(*every[:3])
    rig.play("draw tickets", *(comes(rig, ticket) for ticket in every[:3]), "keep 1 2 3")
    assert held(rig, 0) == set(every)
    assert len(held(rig, 0)) == 30


def test_U22_a_kept_ticket_is_never_given_back() -> None:
    rig = Rig().held(0, A).pool(B, C, D).deck(red=2)
    rig.play("draw tickets", *(comes(rig, ticket) for ticket in (B, C, D)))
    assert offered(rig, 0) == [B, C, D]  # what is held already is not to be chosen from again
    rig.play("keep 1", *BLIND)
    assert rig.seat == 0
    assert refused(rig, "keep 1") == "U21"
    rig.play("draw tickets", "keep 1")
    assert (held(rig, 0), under_deck(rig)) == ({A, B, C}, [D])


def completed(rig: Rig, seat: int = 0) -> int:
    return int(rig.scores().seats[seat].facts["completed"])


def test_U23_a_continuous_path_of_own_routes_completes_a_ticket() -> None:
    rig = Rig().held(0, D).own(0, ("new_york", "washington", 2), ("atlanta", "raleigh", 1))
    assert completed(rig) == 0
    rig.own(0, ("raleigh", "washington", 2))
    assert completed(rig) == 1


def test_U23_another_players_route_does_not_complete_it() -> None:
    rig = Rig().held(0, A).held(1, A).own(0, ("denver", "santa_fe")).own(1, ("el_paso", "santa_fe"))
    assert (completed(rig, 0), completed(rig, 1)) == (0, 0)


def test_U23_the_way_does_not_matter() -> None:
    rig = Rig().held(0, A)
    rig.own(0, ("denver", "oklahoma_city"), ("el_paso", "oklahoma_city"), ("denver", "helena"), ("boston", "montreal"))
    assert completed(rig) == 1


def test_U23_both_cities_reached_but_not_joined() -> None:
    rig = Rig().held(0, A, C).own(0, ("denver", "omaha"), ("kansas_city", "omaha", 1), ("el_paso", "houston"))
    assert completed(rig) == 0


# The end


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


def test_U24_last_round_triggered_by_the_first_player() -> None:
    rig = near_end(3, {0: 4}).play(CLAIM_TWO)
    assert rig.scores().ended is None
    assert seats_until_over(rig) == [1, 2, 0]
    assert rig.scores().ended == "last_round"


def test_U24_last_round_triggered_by_the_last_player() -> None:
    rig = near_end(3, {2: 4}).play(*BLIND, *BLIND, CLAIM_TWO)
    assert rig.s.trains[2] == 2
    assert seats_until_over(rig) == [0, 1, 2]


@pytest.mark.parametrize(("trains", "triggered"), [(5, False), (4, True), (3, True), (2, True)])
def test_U24_two_or_fewer_trains_left_trigger_it(trains: int, triggered: bool) -> None:
    rig = near_end(2, {0: trains}).play(CLAIM_TWO, *BLIND, *BLIND)
    assert rig.match.over == triggered


def test_U24_it_is_triggered_once_only() -> None:
    rig = near_end(3, {0: 4, 1: 2, 2: 4}).play(CLAIM_TWO, "claim El Paso–Santa Fe with 2 green")
    rig.play("claim Atlanta–Charleston with 2 green")
    assert list(rig.s.trains[:3]) == [2, 0, 2]
    assert seats_until_over(rig) == [0]


def test_U24_the_trigger_is_the_player_whose_turn_it_was() -> None:
    rig = near_end(3, {1: 4}).play(*BLIND, CLAIM_TWO)
    assert seats_until_over(rig) == [2, 0, 1]


@pytest.mark.parametrize(
    "last", [("draw display 1",), ("draw display 2",), ("draw tickets",), (CLAIM_TWO, "card green", "card green")]
)
def test_U24_any_action_is_a_turn_of_the_last_round(last: tuple[str, ...]) -> None:
    rig = Rig(seats=3).hand(0, green=2).display("wild", "white").queue(A)
    rig.s.rounds_end = 1
    rig.play(*last)
    assert rig.match.over
    assert rig.scores().ended == "last_round"


def test_U24_nothing_may_be_done_when_it_is_over() -> None:
    rig = near_end(2, {}).pool(A)
    rig.s.rounds_end = 1
    rig.play(*BLIND)
    assert rig.legal == []
    for action in ("draw blind", "draw display 1", "draw tickets", CLAIM_TWO, "pass"):
        assert rig.refused(action).rule == "U24"


def test_U25_a_ticket_adds_its_value_or_takes_it_away() -> None:
    rig = Rig().own(0, ("denver", "santa_fe"), ("el_paso", "santa_fe")).held(0, A, B, C).held(1, A)
    rig.s.points[0], rig.s.points[1] = 4, 3
    mine, theirs = rig.scores().seats
    assert mine.points == {"routes": 4, "tickets_made": 4, "tickets_missed": -17, "longest_path": 10}
    assert mine.total == 1
    assert theirs.points == {"routes": 3, "tickets_made": 0, "tickets_missed": -4, "longest_path": 0}
    assert theirs.total == -1


def test_U25_tickets_on_offer_and_in_the_deck_do_not_count() -> None:
    rig = Rig().pool(A, B, C)
    rig.play("draw tickets", *(comes(rig, ticket) for ticket in (A, B, C)))
    assert rig.scores().seats[0].total == 0
    assert rig.play("keep 1 3").scores().seats[0].points["tickets_missed"] == -9


def path(rig: Rig, seat: int = 0) -> int:
    return int(rig.scores().seats[seat].facts["path"])


def bonuses(rig: Rig) -> list[int]:
    return [score.points["longest_path"] for score in rig.scores().seats]


HELENA_LOOP = (("denver", "helena"), ("denver", "salt_lake_city", 1), ("helena", "salt_lake_city"))  # 4 + 3 + 3
OMAHA_LOOP = (("denver", "kansas_city", 1), ("kansas_city", "omaha", 1), ("denver", "omaha"))  # 4 + 1 + 4


def test_U26_ten_points_for_the_longest_path() -> None:
    rig = Rig(seats=3).own(0, ("calgary", "helena")).own(1, ("atlanta", "miami")).own(2, ("denver", "omaha"))
    assert [path(rig, seat) for seat in range(3)] == [4, 5, 4]
    assert bonuses(rig) == [0, 10, 0]
    assert [score.total for score in rig.scores().seats] == [0, 10, 0]


def test_U26_all_who_tie_for_it_get_ten() -> None:
    rig = Rig(seats=4).own(1, ("denver", "santa_fe"), ("el_paso", "santa_fe")).own(2, ("calgary", "helena"))
    rig.own(3, ("boston", "montreal")).own(0, ("chicago", "omaha"))
    assert [path(rig, seat) for seat in range(4)] == [4, 4, 4, 2]
    assert bonuses(rig) == [10, 10, 10, 0]


def test_U26_nobody_gets_it_without_a_route() -> None:
    assert bonuses(Rig(seats=3)) == [0, 0, 0]


def test_U26_spaces_count_and_not_routes() -> None:
    rig = Rig().own(0, ("dallas", "houston"), ("houston", "new_orleans"), ("dallas", "little_rock"))
    rig.own(1, ("calgary", "winnipeg"))
    assert (path(rig, 0), path(rig, 1)) == (5, 6)
    assert bonuses(rig) == [0, 10]


def test_U26_separate_routes_are_no_path() -> None:
    rig = Rig().own(0, ("calgary", "winnipeg"), ("denver", "omaha"), ("boston", "montreal"))
    assert path(rig) == 6


def test_U26_a_branch_is_left_out() -> None:
    rig = Rig().own(0, ("denver", "helena"), ("denver", "santa_fe"), ("denver", "phoenix"), ("calgary", "helena"))
    assert path(rig) == 4 + 4 + 5


def test_U26_a_loop_counts_whole() -> None:
    rig = Rig().own(0, *HELENA_LOOP).own(1, ("calgary", "winnipeg"), ("duluth", "winnipeg"))
    assert (path(rig, 0), path(rig, 1)) == (10, 10)
    assert bonuses(rig) == [10, 10]


def test_U26_a_path_may_pass_a_city_several_times() -> None:
    """In from Santa Fe, round both loops, out to Phoenix: three times through Denver."""
    rig = Rig().own(0, *HELENA_LOOP, *OMAHA_LOOP, ("denver", "santa_fe"), ("denver", "phoenix"))
    assert path(rig) == 2 + 10 + 9 + 5


def test_U26_round_a_loop_and_out_again_beside_a_branch() -> None:
    """Calgary, Helena, round by Denver and Salt Lake City to Helena, Duluth; the branch to Santa Fe stays out."""
    rig = Rig().own(0, *HELENA_LOOP, ("calgary", "helena"), ("duluth", "helena"), ("denver", "santa_fe"))
    assert path(rig) == 4 + 10 + 6


def test_U26_each_route_is_used_once() -> None:
    """Three branches on a loop: whatever way is taken, two of the six routes stay out."""
    rig = Rig().own(0, *HELENA_LOOP, ("calgary", "helena"), ("denver", "santa_fe"), ("las_vegas", "salt_lake_city"))
    assert path(rig) == 4 + 4 + 3 + 3


def longest_by_trying(routes: list[Any], city: Any, left: frozenset[int]) -> int:
    """The longest path from a city, by trying every way."""
    best = 0
    for route in routes:
        if route.index in left and city in (route.a, route.b):
            there = route.b if city is route.a else route.a
            best = max(best, route.length + longest_by_trying(routes, there, left - {route.index}))
    return best


@pytest.mark.parametrize("seed", range(12))
def test_U26_the_path_is_the_longest_of_all_that_can_be_tried(seed: int) -> None:
    """Networks of nine routes in the thick of the map, no two of them tracks of one double route."""
    rig, choose = Rig(), Random(seed)
    near = {"denver", "omaha", "kansas_city", "oklahoma_city", "santa_fe", "el_paso", "dallas", "little_rock"}
    pairs = sorted({(r.a.id, r.b.id) for r in rig.board.routes if r.a.id in near and r.b.id in near})
    chosen = choose.sample(pairs, 9)
    rig.own(0, *chosen)
    routes = [rig.board.routes[rig.route(*pair)] for pair in chosen]
    left = frozenset(route.index for route in routes)
    assert path(rig) == max(longest_by_trying(routes, city, left) for city in rig.board.cities)


def ranks(rig: Rig) -> list[int]:
    return [score.rank for score in rig.scores().seats]


def totals(rig: Rig, *points: int) -> list[int]:
    """Set the points for routes, and say what comes out."""
    rig.s.points[: len(points)] = points
    return [score.total for score in rig.scores().seats]


FOUR = ("calgary", "helena")  # a path as long as from Denver to El Paso
SIX = ("calgary", "winnipeg")


def test_U27_most_points_win() -> None:
    rig = Rig(seats=3)
    assert totals(rig, 19, 21, 20) == [19, 21, 20]
    assert (rig.scores().winners, ranks(rig)) == ((1,), [3, 1, 2])


def test_U27_points_come_before_completed_tickets() -> None:
    rig = Rig().own(0, ("denver", "santa_fe"), ("el_paso", "santa_fe")).held(0, A)
    assert totals(rig, 6, 21) == [20, 21]
    assert rig.scores().winners == (1,)


def test_U27_tie_goes_to_most_completed_tickets() -> None:
    rig = Rig(seats=3).own(1, ("denver", "santa_fe"), ("el_paso", "santa_fe")).held(1, A).own(2, SIX)
    assert totals(rig, 20, 16, 0) == [20, 20, 10]
    assert (rig.scores().winners, ranks(rig)) == ((1,), [2, 1, 3])


def test_U27_completed_tickets_are_counted_and_not_their_points() -> None:
    """Two tickets of 4 and 5 against one of 12; a third one missed counts for nothing."""
    rig = Rig(seats=3).own(2, SIX, ("duluth", "winnipeg"), ("duluth", "helena"), ("helena", "seattle"))
    rig.own(0, ("denver", "santa_fe"), ("el_paso", "santa_fe")).held(0, A, C)
    rig.own(0, ("kansas_city", "oklahoma_city", 1), ("dallas", "oklahoma_city", 1), ("dallas", "houston", 1))
    rig.own(1, ("boston", "new_york", 1), ("new_york", "washington", 1), ("raleigh", "washington", 1))
    rig.own(1, ("charleston", "raleigh"), ("charleston", "miami")).held(1, B, E, D)
    assert totals(rig, 21, 33, 0) == [30, 30, 10]
    assert [completed(rig, seat) for seat in range(3)] == [2, 1, 0]
    assert (rig.scores().winners, ranks(rig)) == ((0,), [1, 2, 3])


def test_U27_completed_tickets_come_before_the_longest_path() -> None:
    rig = Rig().own(0, ("denver", "santa_fe"), ("el_paso", "santa_fe")).held(0, A).own(1, SIX)
    assert totals(rig, 16, 10) == [20, 20]
    assert bonuses(rig) == [0, 10]
    assert (rig.scores().winners, ranks(rig)) == ((0,), [1, 2])


def test_U27_tie_goes_to_the_longest_path_card() -> None:
    rig = Rig(seats=3).own(0, FOUR).own(1, SIX)
    assert totals(rig, 20, 10, 20) == [20, 20, 20]
    assert (rig.scores().winners, ranks(rig)) == ((1,), [2, 1, 2])


def test_U27_several_of_the_tied_hold_the_card_and_share() -> None:
    rig = Rig(seats=3).own(0, SIX).own(1, FOUR).own(2, ("helena", "seattle"))
    assert totals(rig, 10, 20, 10) == [20, 20, 20]
    assert bonuses(rig) == [10, 0, 10]
    assert (rig.scores().winners, ranks(rig)) == ((0, 2), [1, 3, 1])


def test_U27_none_of_the_tied_holds_the_card_and_all_share() -> None:
    """A longer path without the card is worth nothing: seat 0 has four spaces, seat 1 none."""
    rig = Rig(seats=3).own(0, FOUR).own(2, SIX)
    assert totals(rig, 20, 20, 5) == [20, 20, 15]
    assert (rig.scores().winners, ranks(rig)) == ((0, 1), [1, 1, 3])


# Rulings


def third_locomotive(discarded: dict[str, int], **in_deck: int) -> Rig:
    """A third locomotive has just been turned up, beside red and blue; seat 0 has taken a green card."""
    rig = Rig().display("wild", "wild", "red", "blue", "green").deck(wild=1, **in_deck).discards(**discarded)
    return rig.play("draw display 5", "card locomotive")


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
