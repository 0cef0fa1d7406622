"""North America with other tickets: the options `1910` and `mega` of the map, and what they change."""

from itertools import combinations

import pytest

import carbarn
from carbarn.core.errors import BadOption
from carbarn.core.match import Match
from tests.rig import Rig

REVISED = {
    ("los_angeles", "miami"): (20, 19),
    ("los_angeles", "new_york"): (21, 20),
    ("sault_st_marie", "oklahoma_city"): (9, 8),
    ("seattle", "new_york"): (22, 20),
}
# Tickets of the 1910 set, which mega has too, and routes that complete them.
CHICAGO_NEW_YORK = ("chicago", "new_york"), [("chicago", "pittsburgh"), ("new_york", "pittsburgh")]  # 5 points, path 5
WASHINGTON_ATLANTA = ("washington", "atlanta"), [("atlanta", "raleigh"), ("raleigh", "washington")]  # 4 points, path 4
DENVER_SAINT_LOUIS = ("denver", "saint_louis"), [("denver", "kansas_city"), ("kansas_city", "saint_louis")]  # 6, path 6


def rigged(tickets: str, seats: int = 3) -> Rig:
    return Rig("usa", seats=seats, tickets=tickets)


def complete(rig: Rig, seat: int, *tickets: tuple[tuple[str, str], list[tuple[str, str]]]) -> Rig:
    """Give a seat tickets and the routes that complete them."""
    for ticket, routes in tickets:
        rig.held(seat, ticket).own(seat, *routes)
    return rig


def points(rig: Rig, *seats: int) -> Rig:
    """Points for routes, seat by seat."""
    rig.s.points[: len(seats)] = seats
    return rig


def column(rig: Rig, name: str) -> list[int]:
    return [score.points[name] for score in rig.scores().seats]


def totals(rig: Rig) -> list[int]:
    return [score.total for score in rig.scores().seats]


def dealt(tickets: str, seats: int = 2) -> Rig:
    """Everybody has been dealt tickets, in the order of the map's list, and is about to choose."""
    rig = rigged(tickets, seats)
    rig.match = Match(rig.game, seats)
    while rig.chance_waits:
        rig.play(next(iter(rig.outcomes())))
    return rig


def drawn(tickets: str, left: int) -> Rig:
    """Seat 0 has drawn tickets, in the order of the map's list, with so many left in the deck."""
    rig = rigged(tickets)
    rig.pool(*((t.a.id, t.b.id) for t in rig.board.tickets[:left])).play("draw tickets")
    while rig.chance_waits:
        rig.play(next(iter(rig.outcomes())))
    return rig


def keeps(offered: int, least: int) -> set[str]:
    """Every way to keep at least so many."""
    places = range(1, offered + 1)
    sets = [kept for n in range(least, offered + 1) for kept in combinations(places, n)]
    return {"keep " + " ".join(map(str, kept)) for kept in sets}


# Which tickets


@pytest.mark.parametrize(("tickets", "count"), [("classic", 30), ("1910", 35), ("mega", 69)])
def test_number_of_tickets(tickets: str, count: int) -> None:
    rig = rigged(tickets)
    assert len(rig.board.tickets) == count
    assert Match(rig.game, 2).state["pool_count"][0] == count


def test_classic_is_the_default() -> None:
    assert carbarn.game("usa").options["tickets"] == "classic"
    assert len(Rig("usa").board.tickets) == 30


def test_mega_is_classic_and_1910_and_four_more() -> None:
    ends = {name: {(t.a.id, t.b.id) for t in rigged(name).board.tickets} for name in ("classic", "1910", "mega")}
    assert ends["classic"] & ends["1910"] == set()
    assert ends["mega"] - ends["classic"] - ends["1910"] == {
        ("boston", "washington"),
        ("montreal", "chicago"),
        ("vancouver", "portland"),
        ("winnipeg", "omaha"),
    }
    assert ends["classic"] | ends["1910"] < ends["mega"]


def test_revised_values_in_mega_only() -> None:
    classic, mega = rigged("classic"), rigged("mega")
    values = {(t.a.id, t.b.id): t.points for t in mega.board.tickets}
    changed = {
        ends: (t.points, values[ends]) for t in classic.board.tickets if t.points != values[ends := (t.a.id, t.b.id)]
    }
    assert changed == REVISED
    for t in rigged("1910").board.tickets:
        assert values[t.a.id, t.b.id] == t.points


@pytest.mark.parametrize(("tickets", "value"), [("classic", 21), ("mega", 20)])
def test_revised_values_are_scored(tickets: str, value: int) -> None:
    rig = rigged(tickets).held(0, ("los_angeles", "new_york"))
    assert column(rig, "tickets_missed") == [-value, 0, 0]


# Bonuses


def test_sources_of_points() -> None:
    always = {"routes", "tickets_made", "tickets_missed"}
    found = {
        name: (set(score.points), set(score.facts))
        for name in ("classic", "1910", "mega")
        for score in rigged(name).scores().seats
    }
    assert found == {
        "classic": (always | {"longest_path"}, {"completed", "path"}),
        "1910": (always | {"most_tickets"}, {"completed"}),
        "mega": (always | {"longest_path", "most_tickets"}, {"completed", "path"}),
    }


@pytest.mark.parametrize("tickets", ["1910", "mega"])
def test_globetrotter_for_most_completed_tickets(tickets: str) -> None:
    rig = complete(rigged(tickets), 1, CHICAGO_NEW_YORK, WASHINGTON_ATLANTA)
    complete(rig, 2, DENVER_SAINT_LOUIS)
    assert [score.facts["completed"] for score in rig.scores().seats] == [0, 2, 1]
    assert column(rig, "most_tickets") == [0, 15, 0]


@pytest.mark.parametrize("tickets", ["1910", "mega"])
def test_globetrotter_for_every_player_who_ties(tickets: str) -> None:
    rig = complete(complete(rigged(tickets), 0, CHICAGO_NEW_YORK), 2, DENVER_SAINT_LOUIS)
    assert column(rig, "most_tickets") == [15, 0, 15]


@pytest.mark.parametrize("tickets", ["1910", "mega"])
def test_globetrotter_counts_completed_tickets_not_those_held(tickets: str) -> None:
    rig = complete(rigged(tickets), 0, WASHINGTON_ATLANTA)
    rig.held(1, ("chicago", "new_york"), ("las_vegas", "miami"), ("denver", "saint_louis"))
    assert column(rig, "most_tickets") == [15, 0, 0]


@pytest.mark.parametrize("tickets", ["1910", "mega"])
def test_globetrotter_for_nobody_if_nobody_completed_one(tickets: str) -> None:
    rig = rigged(tickets).held(0, ("chicago", "new_york")).held(1, ("denver", "saint_louis"))
    assert column(rig, "most_tickets") == [0, 0, 0]


def test_no_globetrotter_in_classic() -> None:
    rig = rigged("classic").held(0, ("denver", "el_paso")).own(0, ("denver", "santa_fe"), ("el_paso", "santa_fe"))
    assert totals(rig) == [4 + 10, 0, 0]


def test_no_longest_path_bonus_in_1910() -> None:
    rig = complete(rigged("1910"), 0, DENVER_SAINT_LOUIS)
    assert totals(rig) == [6 + 15, 0, 0]


def test_both_bonuses_in_mega_to_one_player() -> None:
    rig = complete(rigged("mega"), 0, DENVER_SAINT_LOUIS)
    assert totals(rig) == [6 + 15 + 10, 0, 0]


def test_both_bonuses_in_mega_to_two_players() -> None:
    rig = complete(rigged("mega"), 0, WASHINGTON_ATLANTA).own(1, ("duluth", "helena"))
    assert column(rig, "most_tickets") == [15, 0, 0]
    assert column(rig, "longest_path") == [0, 10, 0]
    assert [score.facts["path"] for score in rig.scores().seats] == [4, 6, 0]


# Dealing and drawing


@pytest.mark.parametrize(("tickets", "offered", "least"), [("classic", 3, 2), ("1910", 3, 2), ("mega", 5, 3)])
def test_opening_deal(tickets: str, offered: int, least: int) -> None:
    rig = dealt(tickets, seats=3)
    assert rig.s.offer_count[:3].tolist() == [offered] * 3
    assert set(rig.legal) == keeps(offered, least)
    refused = "keep " + " ".join(str(place) for place in range(1, least))
    assert rig.refused(refused).rule == "U4"


@pytest.mark.parametrize(("tickets", "offered"), [("classic", 3), ("1910", 3), ("mega", 4)])
def test_later_draws_keep_at_least_one(tickets: str, offered: int) -> None:
    rig = drawn(tickets, left=10)
    assert rig.s.offer_count[0] == offered
    assert rig.s.pool_count == 10 - offered
    assert set(rig.legal) == keeps(offered, 1)
    if tickets == "mega":
        assert rig.refused("keep 5").rule == "U21"


@pytest.mark.parametrize("left", [2, 3])
def test_mega_draws_as_many_as_remain(left: int) -> None:
    rig = drawn("mega", left)
    assert rig.s.offer_count[0] == left
    assert set(rig.legal) == keeps(left, 1)


def test_mega_a_single_ticket_is_kept_without_being_asked() -> None:
    rig = drawn("mega", 1)
    assert rig.s.ticket_count[0] == 1
    assert rig.seat == 1


def test_mega_tickets_put_back_lie_in_the_order_dealt() -> None:
    rig = dealt("mega").play("keep 1 3 5", "keep 2 3 4")
    assert rig.s.queue[: rig.s.queue_count].tolist() == [1, 3, 5, 9]
    rig = drawn("mega", 4).play("keep 3")
    assert rig.s.queue[: rig.s.queue_count].tolist() == [0, 1, 3]
    rig.play("draw tickets")
    assert rig.s.offer[1, :3].tolist() == [0, 1, 3]


# Ties


def test_mega_tie_goes_to_most_completed_tickets_before_the_longest_path() -> None:
    rig = complete(rigged("mega"), 0, WASHINGTON_ATLANTA).own(1, ("duluth", "helena"))
    points(rig, 1, 10)
    assert totals(rig) == [20, 20, 0]
    assert rig.scores().winners == (0,)


def test_mega_tie_in_tickets_goes_to_the_longest_path() -> None:
    rig = complete(complete(rigged("mega"), 0, WASHINGTON_ATLANTA), 1, DENVER_SAINT_LOUIS)
    points(rig, 12, 0)
    assert totals(rig) == [31, 31, 0]
    assert rig.scores().winners == (1,)


def test_mega_tie_in_both_is_shared() -> None:
    rig = complete(complete(rigged("mega"), 0, WASHINGTON_ATLANTA), 1, DENVER_SAINT_LOUIS)
    rig.own(0, ("atlanta", "charleston"))
    points(rig, 2, 0)
    assert [score.facts["path"] for score in rig.scores().seats] == [6, 6, 0]
    assert totals(rig) == [31, 31, 0]
    assert rig.scores().winners == (0, 1)


def test_1910_tie_goes_to_most_completed_tickets() -> None:
    rig = complete(rigged("1910"), 2, CHICAGO_NEW_YORK)
    points(rig, 25, 0, 5)
    assert totals(rig) == [25, 0, 25]
    assert rig.scores().winners == (2,)


def test_1910_tie_in_tickets_is_shared_whatever_the_paths() -> None:
    rig = complete(complete(rigged("1910"), 0, WASHINGTON_ATLANTA), 1, DENVER_SAINT_LOUIS)
    points(rig, 2, 0)
    assert totals(rig) == [21, 21, 0]
    assert rig.scores().winners == (0, 1)


# What is refused


def test_unknown_choice_is_refused() -> None:
    with pytest.raises(BadOption) as refusal:
        carbarn.game("usa", tickets="1912")
    assert refusal.value.message == "error-unknown-choice"
    assert refusal.value.details["name"] == "tickets"
    assert "mega" in str(refusal.value)


def test_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption) as refusal:
        carbarn.game("usa", ticket="mega")
    assert refusal.value.message == "error-unknown-option"
    assert "tickets" in str(refusal.value)


def test_other_maps_have_no_such_option() -> None:
    with pytest.raises(BadOption):
        carbarn.game("san_francisco", tickets="mega")


def test_a_choice_may_be_a_number() -> None:
    assert carbarn.game("usa", tickets=1910).options["tickets"] == "1910"
