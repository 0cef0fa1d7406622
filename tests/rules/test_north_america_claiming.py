"""North America, claiming routes: U14 to U20."""

import pytest

from carbarn.core.errors import UnknownName
from carbarn.games.routes.state import GRAY
from tests.rig import Rig
from tests.rules.north_america import COLOURS, claims, deck, discards, double_route, hand, owns, refused


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
