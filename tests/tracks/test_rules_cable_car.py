"""San Francisco Cable Car: a test or more for every rule id, on positions written as text pictures."""

from typing import Any

import pytest

import carbarn
from carbarn.core.errors import BadOption, IllegalAction, UnknownName
from carbarn.core.game import CHANCE, OVER, PUBLIC
from tests.tracks.rig import Table
from tests.tracks.slow import ARRIVALS, SQUARES, departures

EDGE = {f"{c}{r}" for c in "abcdefgh" for r in range(1, 9) if c in "ah" or r in (1, 8)}
TOP, BOTTOM = {f"{c}1" for c in "abcdefgh"}, {f"{c}8" for c in "abcdefgh"}
LEFT, RIGHT = {f"a{r}" for r in range(1, 9)}, {f"h{r}" for r in range(1, 9)}
LETTERS = "abcdefgh"


def name(square: tuple[int, int]) -> str:
    return f"{LETTERS[square[1]]}{square[0] + 1}"


# Setup


def test_C1_sixty_squares_sixty_tiles_thirty_two_stations() -> None:
    game: Any = carbarn.game("cable_car")
    board, table = game.board, game.board.table[0]
    assert [board.square_name(i) for i in range(60)] == [name(square) for square in SQUARES]
    assert table.tiles.sum() == 60
    assert sorted(zip(board.kinds, table.tiles.tolist(), strict=True), key=lambda t: -t[1])[0][1] == 4
    for station, (row, column, entry) in zip(board.stations, departures().values(), strict=True):
        assert (board.squares[station.square], 2 * station.side) == ((row, column), entry)
    for seats in (1, 7):
        with pytest.raises(BadOption, match="2 to 6 players"):
            game.new(seats)


def test_C1_only_squares_of_the_map_take_a_tile() -> None:
    table = Table(hands="aaaa")
    for square in ("d4", "e4", "d5", "e5"):
        assert table.refused(f"place {square} aaaa") == "C1"
    for square in ("i1", "a9", "a0", "z99"):
        assert table.refused(f"place {square} aaaa") == "C1"


@pytest.mark.parametrize(
    ("seats", "cars", "empty"), [(2, 16, []), (3, 10, [16, 17]), (4, 8, []), (5, 6, [16, 17]), (6, 5, [16, 17])]
)
def test_C2_cars_stand_by_the_table_for_the_number_of_players(seats: int, cars: int, empty: list[int]) -> None:
    lines = Table(seats=seats).game.lines(Table(seats=seats).state)
    owners = [line.owner for line in lines]
    assert [owners.count(seat) for seat in range(seats)] == [cars] * seats
    assert [line.station for line in lines if line.owner is None] == empty


def test_C2_who_stands_where() -> None:
    def of(seats: int, seat: int) -> list[int]:
        table = Table(seats=seats)
        return [line.station for line in table.game.lines(table.state) if line.owner == seat]

    assert of(2, 0) == list(range(1, 32, 2))
    assert of(3, 2) == [3, 5, 8, 10, 13, 18, 21, 24, 26, 30]
    assert of(4, 0) == [4, 7, 11, 16, 20, 23, 27, 32]
    assert of(5, 4) == [4, 8, 11, 20, 24, 31]
    assert of(6, 5) == [7, 12, 22, 28, 32]


def test_C2_the_left_hand_track_is_a_destination_for_everybody() -> None:
    """Yellow's line from 1 arrives at station 2, where blue's car stands; blue's line from 2 goes on."""
    table = Table("bcbc aacb .... .... .... .... .... ....")
    assert (table.line(1).finished, table.line(1).arrival) == (True, 2)
    assert not table.line(2).finished


def test_C3_each_player_starts_with_one_hidden_tile() -> None:
    match = carbarn.new("cable_car", seats=4, seed=3)
    assert match.state[0].hand_count.tolist()[:4] == [1] * 4
    for seat in range(4):
        view = match.view(seat)[0]
        assert [int(view.hand[other, 0]) >= 0 for other in range(4)] == [other == seat for other in range(4)]
    assert (match.view(PUBLIC)[0].hand == -1).all()


def test_C4_lots_decide_who_begins_and_turns_go_clockwise() -> None:
    game = carbarn.game("cable_car")
    state = game.new(5)
    assert game.to_move(state) == CHANCE
    assert [game.text(int(id)) for id in game.chance(state).ids] == [f"seat {seat} begins" for seat in range(5)]
    assert game.chance(state).weights.tolist() == [1] * 5
    match = carbarn.new("cable_car", seats=3, seed=1, first=1)
    order = []
    for _ in range(6):
        order.append(match.to_move)
        match.play(match.legal[0])
    assert order == [1, 2, 0, 1, 2, 0]


# A turn


def test_C5_place_the_hand_tile_and_draw_a_new_one() -> None:
    table = Table(hands="acba,cbaa")
    game, s = table.game, table.s
    table.game.apply(table.state, game.parse(table.state, "place b1 acba"))
    assert (game.to_move(table.state), s.hand_count[0], s.supply_count) == (CHANCE, 0, 58)
    table.chance("tile dddd")
    assert (game.to_move(table.state), game.board.kinds[s.hand[0, 0]], s.supply_count) == (1, "dddd", 57)


def test_C5_or_draw_and_place_that_one_keeping_the_hand_tile() -> None:
    table = Table(hands="acba")
    game, s = table.game, table.s
    game.apply(table.state, game.parse(table.state, "draw"))
    table.chance("tile bbbb")
    assert game.to_move(table.state) == 0
    assert table.squares("acba") == set()
    assert table.squares("bbbb")
    assert table.refused("place b1 acba") == "C5"
    assert table.refused("draw") == "C5"
    game.apply(table.state, game.parse(table.state, "draw then place b1 bbbb"))
    assert (game.to_move(table.state), game.board.kinds[s.hand[0, 0]], s.drawn) == (1, "acba", -1)
    assert s.supply_count == 57  # nothing is drawn after it


def test_C5_only_a_tile_in_hand_is_placed() -> None:
    assert Table(hands="acba").refused("place b1 bbbb") == "C5"


@pytest.mark.parametrize("hand", [1, 2, 3])
def test_C6_with_the_supply_empty_the_hand_is_placed_to_the_end(hand: int) -> None:
    match = carbarn.new("cable_car", seats=2, seed=hand, hand=hand)
    while match.state[0].supply_count:
        assert any(str(action) == "draw" for action in match.legal)
        match.play(match.legal[0])
    left = match.state[0].hand_count.tolist()[:2]
    assert sum(left) == 2 * hand
    assert all(action.kind == "place" for action in match.legal)
    with pytest.raises(IllegalAction) as refusal:
        match.play("draw")
    assert refusal.value.rule == "C6"
    for _ in range(2 * hand):
        assert not match.over
        match.play(match.legal[0])
    assert match.over


def test_C6_a_player_with_no_tile_left_is_passed_over() -> None:
    table = Table(seats=3, hand=2)
    table.no_supply()
    table.hand("aaaa", "bbbb", "cbcb", seat=0)
    table.hand(seat=1)
    table.hand("cccc", seat=2)
    table.do("place b1 aaaa")
    assert table.game.to_move(table.state) == 2
    table.do("place c1 cccc")
    assert table.game.to_move(table.state) == 0
    table.do("place d1 bbbb")
    assert table.game.to_move(table.state) == 0  # nobody else has a tile


def test_C6_a_player_whose_lines_are_all_finished_still_places() -> None:
    table = Table(hands="aaaa,aaaa")
    for station in range(0, 32, 2):
        start = table.game.board.table[0].departure[station]
        table.s.front[start] = 240  # as if it had arrived at station 1
    assert all(line.finished for line in table.game.lines(table.state) if line.owner == 0)
    assert table.squares("aaaa") == EDGE
    table.do("place b1 aaaa")
    assert table.game.to_move(table.state) == 1


def test_C7_the_first_tile_goes_on_the_edge() -> None:
    assert Table(hands="aaaa").squares("aaaa") == EDGE


def test_C7_next_to_a_tile_or_on_the_edge() -> None:
    table = Table(
        """
        .... aacb .... .... .... .... .... ....
        .... aaaa .... .... .... .... .... ....
        """,
        hands="aaaa",
    )
    assert table.squares("aaaa") == EDGE - {"b1"} | {"c2", "b3"}
    assert table.refused("place b1 aaaa") == "C7"  # occupied
    assert table.refused("place d3 aaaa") == "C7"  # touches nothing


def test_C7_next_to_the_power_station_alone_is_not_enough() -> None:
    table = Table(hands="aaaa")
    for square in ("d3", "e3", "c4", "f4", "c5", "f5", "d6", "e6"):
        assert table.refused(f"place {square} aaaa") == "C7"


def test_C8_tiles_keep_their_orientation() -> None:
    table = Table(hands="acba")
    for turns in (1, 2, 3):
        assert table.refused(f"place b1 acba turned {turns}") == "C8"
    assert all(action.turns == 0 for action in map(table.game.action, table.game.legal(table.state)[:-1].tolist()))
    with pytest.raises(UnknownName):
        table.game.parse(table.state, "place b1 acba turned 4")


@pytest.mark.parametrize(("code", "side"), [("dbba", TOP), ("adbb", RIGHT), ("badb", BOTTOM), ("bbad", LEFT)])
def test_C9_no_turning_back_on_an_outer_edge(code: str, side: set[str]) -> None:
    """A tile with one turn back is barred on that side of the map, and nowhere else but at corners."""
    table = Table(hands=code)
    assert not table.squares(code) & side
    assert table.refused(f"place {min(side)} {code}") == "C9"
    assert table.squares(code) >= EDGE - side - {"a1", "h1", "a8", "h8"}


@pytest.mark.parametrize(
    ("code", "barred"),
    [
        ("aaaa", set()),
        ("cbaa", {"a1", "h8"}),  # in from the top and out to the left; in from the right and out by the bottom
        ("acba", {"h1", "a8"}),
        ("baac", {"h1", "a8"}),
        ("aacb", {"a1", "h8"}),
        ("bbbb", {"a1", "h1", "a8", "h8"}),
        ("dacc", TOP | {"h8", "a8"}),
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_C9_no_joining_of_the_two_outer_edges_of_a_corner(code: str, barred: set[str], seats: int) -> None:
    """Also at h8 with 3, 5 and 6 players, where stations 16 and 17 are empty."""
    assert Table(seats=seats, hands=code).squares(code) == EDGE - barred


def test_C9_the_exception_when_there_is_no_other_way() -> None:
    """As the first tile of the game `dddd` turns back on every edge: so it may go on all of them."""
    table = Table(hands="dddd")
    assert table.squares("dddd") == EDGE
    table.do("place a1 dddd")
    assert table.points() == [1, 1]  # stations 1 and 32, a tile each


def test_C9_no_exception_while_there_is_another_way() -> None:
    table = Table(
        """
        .... .... .... .... .... .... .... ....
        aaaa .... .... .... .... .... .... ....
        """,
        hands="dddd",
    )
    assert table.squares("dddd") == {"b2"}
    assert table.refused("place a1 dddd") == "C9"


def test_C9_the_exception_is_for_the_tile_and_not_for_the_hand() -> None:
    """With another tile that could go elsewhere, and a supply to draw from, `dddd` is still free to go anywhere."""
    table = Table(hand=2, hands="aaaa dddd")
    assert table.squares("dddd") == EDGE
    assert table.squares("aaaa") == EDGE


def test_C9_with_rotation_every_rotation_must_be_barred() -> None:
    table = Table(hands="dbba", rotation=True)
    assert table.squares("dbba", 0) & TOP == set()
    assert table.squares("dbba", 2) & TOP == TOP - {"a1", "h1"}
    assert Table(hands="dddd", rotation=True).squares("dddd", 3) == EDGE
    last = Table(
        """
        .... aaaa aacb aacb aacb acba acba acba
        aaaa acba cbaa cbaa cbaa cbaa baac baac
        baac baac bcbc bcbc bcbc cbcb cbcb cbcb
        bbbb bbbb cccc #### #### dacc dacc cdac
        cdac ccda ccda #### #### accd accd dbba
        dbba adbb adbb badb badb bbad bbad ddbc
        ddbc cddb cddb bcdd bcdd dbcd dbcd adad
        adad dada dada dddd aacb cccc aaaa aaaa
        """,
        rotation=True,
    )
    for code in ("dddd", "bbbb"):
        last.hand(code)
        assert {last.squares(code, turns) == {"a1"} for turns in range(4)} == {True}
    last.hand("aacb")  # two rotations join stations 1 and 32, two do not: so only those two are open
    assert [last.squares("aacb", turns) == {"a1"} for turns in range(4)] == [False, True, False, True]


def test_C10_a_tile_extends_anybodys_lines() -> None:
    table = Table(hands="aaaa")  # seat 0 is yellow, with the odd stations
    table.do("place b1 aaaa")
    assert table.line(2).owner == 1
    assert [(p.square, p.entry, p.exit) for p in table.line(2).passages] == [("b1", 0, 5)]
    assert (table.line(2).length, table.line(2).finished) == (1, False)


# Scoring


def test_C11_a_point_for_each_tile_as_soon_as_the_line_arrives() -> None:
    table = Table("bcbc .... .... .... .... .... .... ....", hands="aacb")
    assert table.points() == [0, 0]
    table.do("place b1 aacb")
    assert table.points() == [2, 0]
    line = table.line(1)
    assert (line.length, line.finished, line.arrival, line.power_station, line.points) == (2, True, 2, False, 2)
    assert [(p.square, p.entry, p.exit) for p in line.passages] == [("a1", 0, 3), ("b1", 6, 1)]
    assert ARRIVALS[0, 1, 1] == 2


def test_C11_a_tile_passed_three_times_counts_three_times() -> None:
    table = Table(
        """
        .... .... .... bbad accd .... .... ....
        .... .... .... dbcd .... .... .... ....
        """
    )
    line = table.line(4)
    assert [p.square for p in line.passages] == ["d1", "e1", "d1", "d2", "d1"]
    assert (line.length, line.points) == (5, 5)
    assert table.points() == [0, 5]


def test_C12_the_power_station_doubles() -> None:
    """Station 28 lies in the row of the power station: straight on over three tiles."""
    table = Table(
        """
        .... .... .... .... .... .... .... ....
        .... .... .... .... .... .... .... ....
        .... .... .... .... .... .... .... ....
        .... .... .... #### #### .... .... ....
        aaaa aaaa .... #### #### .... .... ....
        """,
        hands="aaaa",
    )
    assert table.points() == [0, 0]
    before = table.game.preview(table.state, table.game.parse(table.state, "place c5 aaaa"))
    assert before["lines"] == [
        {
            "station": 28,
            "owner": 1,
            "length": 3,
            "finished": True,
            "arrival": None,
            "power_station": True,
            "points": 6,
        }
    ]
    table.do("place c5 aaaa")
    assert table.points() == [0, 6]
    assert (table.line(28).power_station, table.line(28).arrival) == (True, None)
    score = table.game.scores(table.state).seats[1]
    assert (score.points, score.facts) == ({"lines": 0, "power_station": 6}, {"finished": 1})


def test_C12_tracks_that_leave_the_power_station_belong_to_nobody() -> None:
    """From the power station over c4, b4 and a4 a track arrives at station 29, and scores for nobody."""
    table = Table(
        """
        .... .... .... .... .... .... .... ....
        .... .... .... .... .... .... .... ....
        .... .... .... .... .... .... .... ....
        aaaa aaaa aaaa #### #### .... .... ....
        """
    )
    assert table.points() == [12 // 2, 0]  # station 29's own line, three tiles, doubled
    assert table.s.points.sum() == 6


THREE = """
    .... .... .... .... .... .... .... ....
    .... .... .... .... .... .... .... ....
    .... .... .... .... .... .... .... ....
    .... .... .... #### #### .... .... ....
    .... .... .... #### #### .... .... ....
    .... .... .... .... .... .... .... ....
    .... .... .... .... .... .... .... ....
    .... .... .... .... .... .... dbcd ....
"""


def test_C13_one_tile_finishes_lines_of_three_players() -> None:
    table = Table(THREE, seats=4)
    action = table.game.parse(table.state, "place h8 dddd")
    seen = table.game.preview(table.state, action)["lines"]
    assert [(line["station"], line["owner"], line["points"]) for line in seen if line["finished"]] == [
        (16, 0, 1),
        (17, 3, 1),
        (18, 2, 3),
    ]
    table.force(59, "dddd")
    assert table.points() == [1, 0, 3, 1]
    assert table.game.preview(table.state, action) == {}  # the square is taken


def test_C13_a_scored_line_never_scores_again() -> None:
    table = Table("bcbc aacb .... .... .... .... .... ....")
    assert table.points() == [2, 0]
    for square, code in ((2, "aaaa"), (8, "acba"), (9, "baac")):
        table.force(square, code)
    assert table.line(1).points == 2
    assert table.points()[0] == sum(line.points for line in table.game.lines(table.state) if line.owner == 0)


def test_C14_a_closed_loop_touches_nobody() -> None:
    table = Table(
        """
        .... .... .... .... .... .... .... ....
        .... aacb baac .... .... .... .... ....
        .... acba cbaa .... .... .... .... ....
        """
    )
    assert table.points() == [0, 0]
    assert all(line.length == 0 for line in table.game.lines(table.state))
    table.force(0, "aaaa")  # and the game goes on around it
    table.force(8, "aaaa")
    assert table.line(1).length == 2


def test_C15_the_game_ends_when_all_tiles_are_placed_and_most_points_win() -> None:
    match = carbarn.new("cable_car", seats=3, seed=11)
    while not match.over:
        assert match.scores.ended is None
        match.play(match.legal[0])
    assert match.scores.ended == "tiles_placed"
    assert (match.state[0].tile >= 0).all()
    totals = [score.total for score in match.scores.seats]
    assert match.scores.winners == tuple(seat for seat in range(3) if totals[seat] == max(totals))
    assert match.to_move == OVER


def test_C15_ties_share_the_victory() -> None:
    table = Table(seats=3)
    table.s.points[:3] = [7, 4, 7]
    scores = table.game.scores(table.state)
    assert scores.winners == (0, 2)
    assert [score.rank for score in scores.seats] == [1, 3, 1]


def test_the_leaflets_example_scores_3_2_and_10() -> None:
    """C11, C12: yellow passes one tile twice, orange two tiles, green five and the power station."""
    table = Table(
        """
        .... .... .... .... .... .... .... aaaa
        .... .... .... .... .... .... .... bcdd
        .... .... .... .... .... .... .... bcbc
        .... .... .... #### #### .... .... ....
        cccc ccda acba #### #### .... .... ....
        baac .... .... .... .... .... .... ....
        cbcb .... .... .... .... .... .... ....
        """,
        seats=4,
    )
    yellow, orange, green = table.line(11), table.line(10), table.line(26)
    assert (yellow.owner, yellow.points, len({p.square for p in yellow.passages})) == (0, 3, 2)
    assert (orange.owner, orange.points) == (2, 2)
    assert (green.owner, green.points, len({p.square for p in green.passages}), green.power_station) == (3, 10, 5, True)
    assert table.line(27).points == 2  # another one of yellow's, which the corner at the left cannot but finish
    assert [table.points()[owner] for owner in (0, 2, 3)] == [3 + 2, 2, 10]


# Variants


def test_C16_a_tile_may_be_turned_before_it_is_placed() -> None:
    """`bcbc` turned once leads from station 2 to the left, not to the right."""
    table = Table(hands="bcbc", rotation=True)
    assert table.squares("bcbc", 1)
    table.do("place b1 bcbc turned 1")
    assert [(p.entry, p.exit) for p in table.line(2).passages] == [(0, 7)]
    straight = Table(hands="bcbc", rotation=True)
    straight.do("place b1 bcbc")
    assert [(p.entry, p.exit) for p in straight.line(2).passages] == [(0, 3)]


def test_C16_a_menu_does_not_list_turns_that_change_nothing() -> None:
    table = Table(hands="aaaa", rotation=True)
    menu = [str(table.game.action(id)) for id in table.game.menu(table.state)]
    assert len(menu) == len(EDGE) + 1
    assert len(table.game.legal(table.state)) == 4 * len(EDGE) + 1


@pytest.mark.parametrize("hand", [2, 3])
def test_C17_two_or_three_hand_tiles(hand: int) -> None:
    codes = ["acba", "bbbb", "cccc"][:hand]
    table = Table(hand=hand, hands=" ".join(codes))
    assert table.s.hand_count.tolist()[:2] == [hand, hand]
    assert all(table.squares(code) for code in codes)
    table.do(f"place b1 {codes[-1]}")
    assert table.s.hand_count[0] == hand
    assert codes[0] in [table.game.board.kinds[kind] for kind in table.s.hand[0] if kind >= 0]


def test_C17_equal_tiles_in_hand_are_one_choice() -> None:
    table = Table(hand=3, hands="aaaa aaaa aaaa")
    assert len(table.game.legal(table.state)) == len(EDGE) + 1
