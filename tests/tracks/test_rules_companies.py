"""The Cable Car Company: a test or more for every rule id.

In a rigged deal seat n holds the shares of company n, and the next company's lie face up.
"""

from typing import Any

import pytest

import carbarn
from carbarn.core.game import CHANCE, PUBLIC
from tests.tracks.rig import Table

NAMES = ["yellow", "blue", "orange", "green", "purple", "black", "red", "brown"]
YELLOW, BLUE, ORANGE, GREEN, PURPLE, BLACK, RED, BROWN = range(8)


def company_table(seats: int = 2, **options: Any) -> Table:
    return Table(seats=seats, companies=True, **options)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_S1_eight_companies_own_the_cars(seats: int) -> None:
    table = company_table(seats)
    owners = [line.owner for line in table.game.lines(table.state)]
    assert [owners.count(company) for company in range(8)] == [4] * 8
    assert table.game.board.owners(seats) == tuple(NAMES)


def test_S1_without_the_option_there_are_no_shares() -> None:
    assert Table().refused("exchange 20 for top") == "S1"


def test_S2_the_chart() -> None:
    """On side s company k stands at class c = (k + s) mod 4: position c, or 7 - c if k div 4 + s is odd."""
    table = company_table()
    owners = [line.owner for line in table.game.lines(table.state)]
    for side in range(4):
        for company in range(8):
            c = (company + side) % 4
            position = c if (company // 4 + side) % 2 == 0 else 7 - c
            assert owners[8 * side + position] == company
    for company in range(8):
        places = sorted(min(i % 8, 7 - i % 8) for i in range(32) if owners[i] == company)
        assert places == [0, 1, 2, 3]  # one at a corner, one in the middle, two between


@pytest.mark.parametrize("seats", [2, 6])
def test_S3_each_player_is_dealt_a_share_of_each_pile_and_one_lies_face_up(seats: int) -> None:
    match = carbarn.new("cable_car", seats=seats, seed=4, companies=True)
    s = match.state[0]
    for pile in range(4):
        out = [*s.share[:seats, pile].tolist(), int(s.face_up[pile])]
        assert len(set(out)) == seats + 1
        assert min(out) >= 0
        assert s.pool_count[pile] == 8 - seats - 1
    for seat in range(seats):
        known = match.view(seat)[0].share[:seats] >= 0
        assert known.all(axis=1).tolist() == [other == seat for other in range(seats)]
        assert known.sum() == 4
    assert (match.view(PUBLIC)[0].share == -1).all()
    assert (match.view(PUBLIC)[0].face_up == s.face_up).all()


def test_S4_exchange_for_the_share_that_lies_face_up() -> None:
    table = company_table()
    game, s = table.game, table.s
    game.apply(table.state, game.parse(table.state, "exchange 20 for face up"))
    assert s.share[0].tolist() == [YELLOW, ORANGE, YELLOW, YELLOW]
    assert game.to_move(table.state) == CHANCE
    assert [game.text(int(id)) for id in game.chance(table.state).ids] == [f"share 20 {name}" for name in NAMES[3:]]
    table.chance("share 20 red")
    assert (s.face_up.tolist(), game.to_move(table.state)) == ([ORANGE, RED, ORANGE, ORANGE], 1)
    assert (s.pool_count[1], s.queue_count[1], s.queue[1, 0]) == (4, 1, YELLOW)


def test_S4_exchange_for_the_top_share() -> None:
    table = company_table()
    game, s = table.game, table.s
    game.apply(table.state, game.parse(table.state, "exchange 40 yellow for top"))
    table.chance("share 40 brown")
    assert s.share[0].tolist() == [YELLOW, YELLOW, YELLOW, BROWN]
    assert s.face_up.tolist() == [ORANGE] * 4
    assert (s.pool_count[3], s.queue_count[3]) == (4, 1)
    assert game.to_move(table.state) == 1
    assert s.hand_count.tolist()[:2] == [1, 1]  # it was instead of placing a tile


def test_S4_only_the_own_share_is_put_back_and_only_instead_of_placing() -> None:
    table = company_table()
    assert table.refused("exchange 20 red for top") == "S4"
    table.do("draw")
    assert table.refused("exchange 20 for top") == "C5"


def test_S4_piles_down_to_one_share() -> None:
    """With 6 players a pile is one share: what is put back is the next top share but one."""
    table = company_table(6)
    s, game = table.s, table.game
    assert s.pool_count.tolist() == [1] * 4
    table.do("exchange 10 for top")  # seat 0 puts yellow back and takes brown
    assert (s.share[0, 0], s.pool_count[0], s.queue[0, 0], s.queue_count[0]) == (BROWN, 0, YELLOW, 1)
    game.apply(table.state, game.parse(table.state, "exchange 10 for top"))  # seat 1 puts blue back
    assert [game.text(int(id)) for id in game.chance(table.state).ids] == ["share 10 yellow"]
    table.chance("share 10 yellow")
    assert game.view(table.state, 0)[0].share[1, 0] == YELLOW  # who put it there knows who has it
    assert game.view(table.state, 2)[0].share[1, 0] == -1
    assert game.view(table.state, 1)[0].queue[0, 0] == BLUE
    assert game.view(table.state, 0)[0].queue[0, 0] == -1
    table.do("exchange 10 for face up")  # seat 2 puts orange back and takes red; blue is turned up
    assert (s.share[2, 0], s.face_up[0], s.queue[0, 0], s.queue_count[0]) == (RED, BLUE, ORANGE, 1)
    assert all(game.view(table.state, seat)[0].share[2, 0] == RED for seat in range(6))
    assert game.view(table.state, PUBLIC)[0].share[2, 0] == RED


def test_S4_a_share_taken_face_up_is_known_wherever_it_goes() -> None:
    table = company_table(6)
    table.do("exchange 10 for face up")  # seat 0 takes red, brown is turned up
    for seat in range(1, 6):
        table.do(f"exchange {20 if seat < 4 else 30} for top")
    table.do("exchange 10 for top")  # seat 0 puts red back: everybody knows where it lies
    queue = table.game.view(table.state, 3)[0].queue[0].tolist()
    assert RED in queue
    assert table.game.view(table.state, 3)[0].share[0, 0] == -1


def test_S5_no_exchange_once_a_company_has_25_points() -> None:
    table = company_table()
    table.s.points[GREEN] = 24
    table.do("exchange 20 for top")
    assert len([id for id in table.game.legal(table.state) if table.game.text(int(id)).startswith("exchange")]) == 8
    table.s.points[GREEN] = 25
    assert table.refused("exchange 20 for top") == "S5"
    assert table.refused("exchange 10 for face up") == "S5"
    assert all(table.game.action(int(id)).kind in ("place", "draw") for id in table.game.legal(table.state))


def test_S6_a_finished_line_scores_for_its_company() -> None:
    """Station 28 is purple's, and ends at the power station after three tiles."""
    table = company_table()
    for square, code in ((30, "aaaa"), (31, "aaaa"), (32, "aaaa")):
        assert table.game.board.square_name(square)[1] == "5"
        table.force(square, code)
    assert table.s.points[PURPLE] == 6
    assert table.s.points.sum() == 6


def test_S6_shares_pay_their_percentage_exact_to_a_tenth() -> None:
    table = company_table()
    table.s.share[0] = [YELLOW, BLUE, ORANGE, GREEN]
    table.s.share[1] = [BLUE, YELLOW, GREEN, ORANGE]
    table.s.points[:4] = [7, 13, 21, 0]
    scores = table.game.scores(table.state)
    assert scores.unit == 10
    assert [score.total for score in scores.seats] == [7 + 26 + 63 + 0, 13 + 14 + 0 + 84]
    assert [score.points for score in scores.seats] == [{"shares": 96}, {"shares": 111}]
    assert scores.winners == (1,)
    table.s.share[1] = table.s.share[0]
    assert table.game.scores(table.state).winners == (0, 1)


def test_S6_at_the_end_all_shares_are_shown() -> None:
    match = carbarn.new("cable_car", seats=3, seed=2, companies=True)
    while not match.over:
        match.play(match.legal[0])
    assert (match.view(0)[0].share[:3] >= 0).all()
    shown = match.game.scores(match.view(PUBLIC))
    assert [score.total for score in shown.seats] == [score.total for score in match.scores.seats]
