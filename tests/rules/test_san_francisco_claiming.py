"""San Francisco, claiming routes and tokens: F14 to F18."""

import pytest

from carbarn.core.errors import UnknownName
from carbarn.core.game import PUBLIC
from carbarn.games.routes.state import TURN, WORD
from tests.rules.san_francisco import ONE_TURN, cards, claims, rigged, stacks, tokens, two_stacks


def test_F14_as_many_cards_of_the_colour_as_spaces() -> None:
    rig = rigged().hand(0, red=3).play("claim Haight Ashbury–Twin Peaks with 2 red", *["card red"] * 2)
    assert cards(rig, rig.s.hand[0]) == {"red": 1}
    assert rig.s.trains[0] == 18
    assert rig.s.own[0, rig.route("haight_ashbury", "twin_peaks") // WORD] == 1 << rig.route(
        "haight_ashbury", "twin_peaks"
    )


def test_F14_the_cards_are_discarded() -> None:
    rig = rigged().hand(0, red=2, wild=1).display("blue", "blue", "blue", "blue", "blue")
    rig.play("claim Haight Ashbury–Twin Peaks with 1 red and 1 ferry")
    assert cards(rig, rig.s.discard) == {"red": 1, "wild": 1}
    assert cards(rig, rig.s.hand[0]) == {"red": 1}


def test_F14_too_few_cards_or_the_wrong_colour() -> None:
    rig = rigged().hand(0, red=1, blue=5)
    assert rig.refused("claim Haight Ashbury–Twin Peaks with 2 red").rule == "F14"
    assert rig.refused("claim Haight Ashbury–Twin Peaks with 1 red and 1 ferry").rule == "F14"
    assert claims(rig, "Haight Ashbury–Twin Peaks") == []
    with pytest.raises(UnknownName):
        rig.play("claim Haight Ashbury–Twin Peaks with 2 blue")


def test_F14_gray_takes_any_one_colour_and_no_mixture() -> None:
    rig = rigged().hand(0, red=3, blue=3, green=2, black=1)
    name = "Presidio–Japanese Tea Garden"
    assert claims(rig, name) == [f"claim {name} with 3 blue", f"claim {name} with 3 red"]
    assert rig.refused(f"claim {name} with 3 green").rule == "F14"


def test_F14_ferries_stand_for_any_colour_and_for_all_of_them() -> None:
    rig = rigged().hand(0, red=2, wild=2)
    name = "Haight Ashbury–Twin Peaks"
    assert claims(rig, name) == [f"claim {name} with {p}" for p in ("2 red", "1 red and 1 ferry", "2 ferries")]
    rig.play(f"claim {name} with 2 ferries", *["card ferry"] * 2)
    assert cards(rig, rig.s.hand[0]) == {"red": 2}


def test_F14_too_few_cable_cars() -> None:
    rig = rigged().hand(0, blue=3).trains(0, 2)
    assert rig.refused("claim Presidio–Lincoln Park with 3 blue").rule == "F14"
    assert claims(rig, "Presidio–Lincoln Park") == []
    rig.trains(0, 3)
    assert claims(rig, "Presidio–Lincoln Park") == ["claim Presidio–Lincoln Park with 3 blue"]


def test_F14_any_open_route_apart_from_the_own_network_too() -> None:
    rig = rigged().own(0, ("sunset", "twin_peaks")).own(1, ("pier_39", "chinatown")).hand(0, red=3)
    assert "claim Pier 39–The Embarcadero with 2 red" in rig.legal
    assert rig.refused("claim Chinatown–Pier 39 with 2 red").rule == "F14"
    assert rig.refused("claim Sunset–Twin Peaks with 3 red").rule == "F14"


def test_F14_one_route_a_turn() -> None:
    rig = rigged().hand(0, red=4).display("blue", "blue", "blue", "blue", "blue")
    rig.play("claim Haight Ashbury–Twin Peaks with 2 red")
    assert rig.seat == 1
    assert rig.refused("claim Painted Ladies–Pacific Heights with 2 red").rule == "F14"  # seat 1 has no cards


def test_F15_ferry_route_needs_a_ferry() -> None:
    rig = rigged().hand(0, red=6)
    assert rig.refused("claim Golden Gate Bridge–Fort Mason with 4 red and 1 ferry").rule == "F15"
    assert claims(rig, "Golden Gate Bridge–Fort Mason") == []
    assert claims(rig, "Alcatraz") == []


def test_F15_ferry_route_payments_start_at_one_ferry() -> None:
    rig = rigged().hand(0, red=6, wild=5)
    name = "Golden Gate Bridge–Fort Mason"
    paid = ["4 red and 1 ferry", "3 red and 2 ferries", "2 red and 3 ferries", "1 red and 4 ferries", "5 ferries"]
    assert claims(rig, name) == [f"claim {name} with {payment}" for payment in paid]
    with pytest.raises(UnknownName):
        rig.play(f"claim {name} with 5 red")


def test_F15_ferry_route_with_one_ferry() -> None:
    rig = rigged().hand(0, red=2, wild=1)
    assert claims(rig, "Alcatraz") == [
        "claim Alcatraz–Pier 39 (1) with 1 red and 1 ferry",
        "claim Alcatraz–Pier 39 (2) with 1 red and 1 ferry",
        "claim Alcatraz–Fort Mason with 2 red and 1 ferry",
    ]
    rig.play("claim Alcatraz–Fort Mason with 2 red and 1 ferry")
    assert rig.s.hand_count[0] == 0
    assert rig.s.trains[0] == 17


def test_F15_ferry_route_with_more_ferries_than_needed() -> None:
    rig = rigged().hand(0, red=4, wild=3).display("blue", "blue", "blue", "blue", "blue")
    rig.play("claim Alcatraz–Fort Mason with 1 red and 2 ferries")
    assert cards(rig, rig.s.hand[0]) == {"red": 3, "wild": 1}
    assert cards(rig, rig.s.discard) == {"red": 1, "wild": 2}


def test_F15_ferry_route_with_ferries_alone() -> None:
    rig = rigged().hand(0, wild=4).display("blue", "blue", "blue", "blue", "blue")
    assert "claim Alcatraz–The Embarcadero with 4 ferries" in rig.legal
    assert claims(rig, "Golden Gate Bridge–Fort Mason") == []  # five spaces
    rig.play("claim Alcatraz–The Embarcadero with 4 ferries")
    assert rig.s.hand_count[0] == 0
    assert cards(rig, rig.s.discard) == {"wild": 4}


def test_F15_the_other_spaces_are_of_one_colour() -> None:
    rig = rigged().hand(0, red=1, blue=1, wild=1)
    assert claims(rig, "Alcatraz–Fort Mason") == []
    assert rig.refused("claim Alcatraz–Fort Mason with 2 red and 1 ferry").rule == "F14"
    assert rig.refused("claim Alcatraz–Fort Mason with 1 red and 2 ferries").rule == "F14"


def test_F15_exactly_five_routes_are_ferry_routes_with_one_symbol() -> None:
    ferry = [(r.a.id, r.b.id, r.length, r.ferries) for r in rigged().board.routes if r.ferries]
    assert ferry == [
        ("golden_gate_bridge", "fort_mason", 5, 1),
        ("alcatraz", "pier_39", 2, 1),
        ("alcatraz", "pier_39", 2, 1),
        ("alcatraz", "fort_mason", 3, 1),
        ("alcatraz", "the_embarcadero", 4, 1),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_F16_nobody_claims_both_tracks(seats: int) -> None:
    rig = rigged(seats).hand(0, black=2, red=2).deck(red=6).display(*["blue"] * 5)
    rig.play("claim Golden Gate Bridge–Presidio (1) with 2 black", *ONE_TURN * (seats - 1))
    assert rig.seat == 0
    assert rig.refused("claim Golden Gate Bridge–Presidio (2) with 2 red").rule == "F16"
    assert claims(rig, "Golden Gate Bridge–Presidio") == []


def test_F16_with_two_players_one_track_closes_the_other() -> None:
    rig = rigged(2).hand(0, black=2).hand(1, red=2).display(*["blue"] * 5)
    rig.play("claim Golden Gate Bridge–Presidio (1) with 2 black")
    assert rig.refused("claim Golden Gate Bridge–Presidio (2) with 2 red").rule == "F16"
    assert claims(rig, "Golden Gate Bridge–Presidio") == []


@pytest.mark.parametrize("seats", [3, 4])
def test_F16_with_three_or_four_the_other_track_stays_open_to_others(seats: int) -> None:
    rig = rigged(seats).hand(0, black=2).hand(1, red=2).hand(2, black=2).display(*["blue"] * 5)
    rig.play("claim Golden Gate Bridge–Presidio (1) with 2 black")
    rig.play("claim Golden Gate Bridge–Presidio (2) with 2 red")
    assert rig.s.points[:2].tolist() == [2, 2]
    assert rig.refused("claim Golden Gate Bridge–Presidio (1) with 2 black").rule == "F14"


@pytest.mark.parametrize(
    ("claim", "points"),
    [
        ("Castro–Twin Peaks with 1 red", 1),
        ("Haight Ashbury–Castro with 2 red", 2),
        ("Sunset–Twin Peaks with 3 red", 4),
        ("Alcatraz–The Embarcadero with 3 red and 1 ferry", 7),
        ("Golden Gate Bridge–Fort Mason with 4 red and 1 ferry", 10),
    ],
)
def test_F17_points_at_once(claim: str, points: int) -> None:
    rig = rigged().hand(0, red=4, wild=1)
    rig.s.points[0] = 30
    rig.play(f"claim {claim}")
    assert rig.s.points[:2].tolist() == [30 + points, 0]
    assert rig.scores().seats[0].points["routes"] == 30 + points


def test_F18_both_ends_offer_one_and_the_player_chooses() -> None:
    rig = two_stacks().play("claim Potrero Hill–The Embarcadero with 3 red")
    assert rig.seat == 0
    assert rig.legal == ["take token at The Embarcadero", "take token at Potrero Hill"]
    rig.play("take token at The Embarcadero")
    assert tokens(rig, 0) == ["bridge"]
    assert [stacks(rig)[city][1] for city in ("potrero_hill", "the_embarcadero", "sunset")] == [2, 1, 2]
    assert (rig.seat, rig.s.phase) == (1, TURN)


def test_F18_only_from_one_of_the_two_locations_just_joined() -> None:
    rig = two_stacks().play("claim Potrero Hill–The Embarcadero with 3 red")
    assert rig.refused("take token at Sunset").rule == "F18"
    assert rig.refused("take token at Castro").rule == "F18"
    assert rig.refused("draw blind").rule == "F18"
    rig.play("take token at Potrero Hill")
    assert rig.refused("take token at The Embarcadero").rule == "F18"


def test_F18_one_end_offers_one_and_it_is_taken_without_asking() -> None:
    rig = two_stacks().play("claim Potrero Hill–Mission District (1) with 1 red")
    assert tokens(rig, 0) == ["sea lion"]
    assert stacks(rig)["potrero_hill"] == ("sea lion", 1)
    assert (rig.seat, rig.s.phase) == (1, TURN)


@pytest.mark.parametrize(
    ("claim", "token"),
    [("Sunset–Twin Peaks with 3 red", "sourdough bread"), ("Pier 39–The Embarcadero with 2 red", "bridge")],
)
def test_F18_whichever_end_it_is(claim: str, token: str) -> None:
    rig = two_stacks().play(f"claim {claim}")
    assert tokens(rig, 0) == [token]
    assert sorted(left for _, left in stacks(rig).values()) == [1, 2, 2]
    assert rig.seat == 1


def test_F18_the_display_is_filled_before_the_choice() -> None:
    rig = two_stacks().display(*["blue"] * 4).play("claim Potrero Hill–The Embarcadero with 3 red")
    assert rig.outcomes() == {"card red": 3}
    rig.play("card red")
    assert rig.legal == ["take token at The Embarcadero", "take token at Potrero Hill"]
    rig.play("take token at Potrero Hill")
    assert tokens(rig, 0) == ["sea lion"]


def test_F18_no_stack_at_either_end_no_token() -> None:
    rig = two_stacks().play("claim Castro–Twin Peaks with 1 red")
    assert tokens(rig, 0) == []
    assert rig.seat == 1


def test_F18_both_symbols_held_already_no_token() -> None:
    rig = two_stacks()
    rig.s.tokens[0] = 0b11
    rig.play("claim Potrero Hill–The Embarcadero with 3 red")
    assert tokens(rig, 0) == ["sea lion", "bridge"]
    assert [left for _, left in stacks(rig).values()] == [2, 2, 2]
    assert rig.seat == 1


@pytest.mark.parametrize(("have", "left"), [(0b01, [2, 1, 2]), (0b10, [1, 2, 2])])
def test_F18_one_symbol_held_already_the_other_is_taken(have: int, left: list[int]) -> None:
    rig = two_stacks()
    rig.s.tokens[0] = have
    rig.play("claim Potrero Hill–The Embarcadero with 3 red")
    assert tokens(rig, 0) == ["sea lion", "bridge"]
    assert [stacks(rig)[city][1] for city in ("potrero_hill", "the_embarcadero", "sunset")] == left
    assert rig.seat == 1


def test_F18_a_stack_that_is_used_up_offers_nothing() -> None:
    rig = two_stacks().stack(0, "potrero_hill", 0).play("claim Potrero Hill–The Embarcadero with 3 red")
    assert tokens(rig, 0) == ["bridge"]
    assert rig.seat == 1
    rig = two_stacks().stack(0, "potrero_hill", 0).stack(1, "the_embarcadero", 0)
    rig.play("claim Potrero Hill–The Embarcadero with 3 red")
    assert tokens(rig, 0) == []
    assert rig.seat == 1


def test_F18_the_last_token_of_a_stack_can_be_taken_once() -> None:
    rig = rigged(3).hand(0, red=1).hand(1, red=1).display(*["blue"] * 5).stack(0, "potrero_hill", 1)
    rig.play("claim Potrero Hill–Mission District (1) with 1 red", "claim Potrero Hill–Mission District (2) with 1 red")
    assert (tokens(rig, 0), tokens(rig, 1)) == (["sea lion"], [])
    assert stacks(rig) == {"potrero_hill": ("sea lion", 0)}


def test_F18_what_others_hold_does_not_matter() -> None:
    rig = two_stacks()
    rig.s.tokens[1] = 0b11
    rig.play("claim Potrero Hill–The Embarcadero with 3 red")
    assert len(rig.legal) == 2


def test_F18_tokens_are_public() -> None:
    rig = two_stacks().play("claim Potrero Hill–Mission District (1) with 1 red")
    for viewer in (0, 1, PUBLIC):
        view = rig.match.view(viewer)[0]
        assert view.tokens[0] == 0b1
        assert view.symbol_left[:3].tolist() == [1, 2, 2]
        assert view.symbol_city.tolist() == rig.s.symbol_city.tolist()


def test_F18_no_token_without_a_claim() -> None:
    rig = two_stacks()
    assert rig.refused("take token at Sunset").rule == "F18"
