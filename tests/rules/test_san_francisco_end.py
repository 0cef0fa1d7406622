"""San Francisco, tickets and the end: F19 to F23."""

import pytest

import carbarn
from carbarn.core.game import HIDDEN, PUBLIC
from carbarn.games.routes.state import BLANK, CARDS, TURN
from tests.rules.san_francisco import (
    FIRST_COUNTRY,
    ONE_TURN,
    SECOND_COUNTRY,
    SF,
    A,
    B,
    C,
    D,
    cards,
    held,
    near_the_end,
    offer,
    queue,
    rigged,
    ticket_text,
    totals,
    turns_until_over,
)


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


@pytest.mark.parametrize(("count", "points"), list(enumerate((0, 0, 1, 2, 4, 6, 9, 12))))
def test_F22_token_points(count: int, points: int) -> None:
    rig = rigged()
    rig.s.tokens[0] = (1 << count) - 1
    rig.s.tokens[1] = ((1 << count) - 1) << (7 - count)  # whichever symbols they are
    assert [score.points["tokens"] for score in rig.scores().seats] == [points, points]
    assert totals(rig) == [points, points]


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
