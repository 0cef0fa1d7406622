"""North America, the end: U24 to U27."""

from random import Random

import pytest

from tests.rig import Rig
from tests.rules.north_america import (
    BLIND,
    CLAIM_TWO,
    FOUR,
    HELENA_LOOP,
    OMAHA_LOOP,
    SIX,
    A,
    B,
    C,
    D,
    E,
    bonuses,
    comes,
    completed,
    longest_by_trying,
    near_end,
    path,
    ranks,
    seats_until_over,
    totals,
)


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
