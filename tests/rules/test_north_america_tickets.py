"""North America, tickets: U21 to U23."""

from tests.rig import Rig
from tests.rules.north_america import BLIND, A, B, C, D, E, comes, completed, held, offered, refused, under_deck


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
