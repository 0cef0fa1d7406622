"""The planner of the games of routes: its plan, its tickets, its time; and that each level beats the one below."""

import itertools
import os
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import carbarn
from carbarn.core.chance import generator
from carbarn.core.dealer import Dealer
from carbarn.core.guide import CHANCE, MERIT
from carbarn.core.kernel import door
from carbarn.core.match import Match
from carbarn.core.types import copied
from carbarn.games.routes import thoughts
from carbarn.games.routes.mind import CARD_TURNS, EXACT, WEIGHTS, fresh_minds
from carbarn.games.routes.reach import home_cities, look_around, turns_between
from carbarn.games.routes.state import CHOOSE_TICKETS, ROUTES, WORD
from carbarn.games.routes.wishes import gather_wishes, no_wishes

FAR = 1e9


def positions(name: str, seats: int, every: int = 5) -> list[Any]:
    """Views of planner games, one in so many turns."""
    game, found = carbarn.game(name), []
    for number in range(3):
        match = Match(game, seats, Dealer.seeded(4, number))
        rng = np.array([1, 2, 3, 4], np.int64)
        while not match.over:
            view = match.view(match.to_move)
            if len(match.log) % every == 0 and match.state["phase"][0] == 8:
                found.append(view)
            match.play(game.decide(view, "planner", rng))
    return found


def planned(game: Any, view: Any) -> Any:
    """The mind of the seat to move, after planning."""
    minds = game.minds("plain")
    thoughts.plan(game.board.table, view, minds)
    return minds[int(view["seat"][0])]


def with_tickets(game: Any, view: Any, tickets: list[int]) -> Any:
    """The same position, with other tickets in hand."""
    other = copied(view)
    held = other["held"][0][int(view["seat"][0])]
    held[:] = 0
    for ticket in tickets:
        held[ticket // WORD] |= 1 << (ticket % WORD)
    return other


def pairs(name: str) -> list[tuple[Any, Any, Any]]:
    """Games, views and minds with two tickets to join, drawn at random."""
    game: Any = carbarn.game(name)
    rng, found = random.Random(3), []
    for view in positions(name, 2, 3) + positions(name, 3, 3):
        other = with_tickets(game, view, rng.sample(range(len(game.board.tickets)), 2))
        mind = planned(game, other)
        if mind.tasks == 2 and not mind.dropped:
            found.append((game, other, mind))
    return found


def bits(words: Any) -> set[int]:
    return {i for i in range(ROUTES) if int(words[i // WORD]) >> (i % WORD) & 1}


def distances(game: Any, view: Any, mind: Any) -> Any:
    """Between all cities, by Floyd and Warshall: own routes are free, open ones cost what the planner says."""
    seat, count = int(view["seat"][0]), len(game.board.cities)
    far = np.full((count, count), FAR)
    np.fill_diagonal(far, 0)
    own, open_ = bits(view["own"][0][seat]), bits(view["open"][0][seat])
    for route in game.board.routes:
        if route.index in own | open_:
            cost = 0.0 if route.index in own else float(mind.cost[route.index])
            a, b = route.a.index, route.b.index
            far[a, b] = far[b, a] = min(far[a, b], cost)
    for k in range(count):
        far = np.minimum(far, far[:, k : k + 1] + far[k : k + 1, :])
    return far


@door
def _turns_apart(boards: Any, views: Any, minds: Any, out: Any) -> None:
    b, s = boards[0], views[0]
    m = minds[s.seat]
    home = home_cities(b, s.own[s.seat, 0] | m.plan[0], s.own[s.seat, 1] | m.plan[1])
    look_around(b, s, m, home)
    for a in range(b.cities):
        for z in range(b.cities):
            out[a, z] = turns_between(b, s, m, home, a, z)


def cheapest_ways(game: Any, view: Any, mind: Any) -> tuple[Any, Any, Any]:
    """Between all cities, by Bellman and Ford: what the cheapest way costs, and the least and the most turns of a
    way that costs no more. What is owned or planned is free."""
    seat, count = int(view["seat"][0]), len(game.board.cities)
    free = bits(view["own"][0][seat]) | bits(mind.plan)
    hand = [int(n) for n in view["hand"][0][seat]]
    cost, least, most = np.full((count, count), FAR), np.full((count, count), FAR), np.full((count, count), -FAR)
    for way in (cost, least, most):
        np.fill_diagonal(way, 0)
    steps = []
    for route in (game.board.routes[index] for index in free | bits(view["open"][0][seat])):
        price = turns = 0.0
        if route.index not in free:
            have = hand[route.colour] if route.colour in range(8) else max(hand[:8])
            cards = max(0, route.length - route.ferries - have) + 2 * max(0, route.ferries - hand[8])
            price, turns = float(mind.cost[route.index]), 1 + float(mind.weights[CARD_TURNS]) * cards
        steps += [(route.a.index, route.b.index, price, turns), (route.b.index, route.a.index, price, turns)]
    for _ in range(count):
        for a, b, price, _turns in steps:
            cost[:, b] = np.minimum(cost[:, b], cost[:, a] + price)
    for _ in range(count):
        for a, b, price, turns in steps:
            tight = cost[:, a] + price <= cost[:, b] + 1e-9
            least[:, b] = np.where(tight, np.minimum(least[:, b], least[:, a] + turns), least[:, b])
            if price:  # round and round what is free, no way gets longer
                most[:, b] = np.where(tight, np.maximum(most[:, b], most[:, a] + turns), most[:, b])
            else:
                most[:, b] = np.where(tight, np.maximum(most[:, b], most[:, a]), most[:, b])
    return cost, least, most


@pytest.mark.parametrize("name", ["usa", "san_francisco"])
def test_any_two_cities_are_as_far_apart_as_the_cheapest_way_is_long(name: str) -> None:
    """One walk round the map answers what a search for every pair would have."""
    game: Any = carbarn.game(name)
    apart = inside = 0
    for view in positions(name, 2, 7) + positions(name, 4, 7):
        minds = game.minds("plain")
        thoughts.plan(game.board.table, view, minds)
        count = len(game.board.cities)
        found = np.zeros((count, count))
        _turns_apart(game.board.table, view, minds, found)
        cost, least, most = cheapest_ways(game, view, minds[int(view["seat"][0])])
        assert ((found >= FAR) == (cost >= FAR)).all()
        known = cost < FAR
        assert (found[known] >= least[known] - 1e-6).all()
        assert (found[known] <= most[known] + 1e-6).all()
        inside += int((found[known] == 0).sum()) - count
        apart += int((~known).sum())
    assert inside, "some are joined by what is owned or planned"
    assert apart, "and some cannot be joined any more"


def cheapest_forest(far: Any, one: tuple[int, int], two: tuple[int, int]) -> float:
    """Two ways apart, or one tree with two junctions: all of them tried."""
    best = float(far[one] + far[two])
    cities = (*one, *two)
    for i, j in ((0, 1), (0, 2), (0, 3)):
        k, l_ = (n for n in range(4) if n not in (i, j))
        left = far[cities[i]] + far[cities[j]]
        right = far[cities[k]] + far[cities[l_]]
        best = min(best, float((left[:, None] + far + right[None, :]).min()))
    return best


@pytest.mark.parametrize("name", ["usa", "san_francisco"])
def test_two_tickets_are_joined_as_cheaply_as_can_be(name: str) -> None:
    trees = 0
    for game, view, mind in (found := pairs(name)):
        tickets = [game.board.tickets[int(mind.task[i])] for i in range(2)]
        far = distances(game, view, mind)
        ends = [(ticket.a.index, ticket.b.index) for ticket in tickets]
        best = cheapest_forest(far, *ends)
        cost = sum(float(mind.cost[route]) for route in bits(mind.plan))
        assert cost == pytest.approx(best, abs=1e-6)
        trees += best < far[ends[0]] + far[ends[1]] - 1e-6
    assert len(found) > 20
    assert trees > 3, "some are cheaper as one tree than as two ways"


@pytest.mark.parametrize("name", ["usa", "san_francisco"])
def test_a_plan_joins_every_ticket_that_it_does_not_give_up(name: str) -> None:
    game: Any = carbarn.game(name)
    for view in positions(name, 2) + positions(name, 4):
        mind, seat = planned(game, view), int(view["seat"][0])
        routes = bits(mind.plan) | bits(view["own"][0][seat])
        assert bits(mind.plan) <= bits(view["open"][0][seat])
        assert sum(game.board.routes[r].length for r in bits(mind.plan)) <= view["trains"][0][seat]
        for i in range(int(mind.tasks)):
            ticket = game.board.tickets[int(mind.task[i])]
            reached = {ticket.a.index}
            for _ in game.board.cities:
                for route in (game.board.routes[r] for r in routes):
                    if {route.a.index, route.b.index} & reached:
                        reached |= {route.a.index, route.b.index}
            assert (ticket.b.index in reached) or int(mind.dropped) >> i & 1


def test_ways_laid_one_by_one_are_nearly_as_cheap() -> None:
    """More than two tickets are laid one after another and once again: with two, that can be held against the best."""
    over = []
    for game, view, mind in pairs("usa"):
        rough = game.minds("plain")
        rough["weights"][:, EXACT] = 0
        thoughts.plan(game.board.table, view, rough)
        seat = int(view["seat"][0])
        if not rough[seat].dropped:
            best, cost = (sum(float(m.cost[r]) for r in bits(m.plan)) for m in (mind, rough[seat]))
            assert best <= cost + 1e-6
            over.append(cost / best - 1)
    assert 0 < np.mean(over) < 0.05


@pytest.mark.parametrize(
    ("name", "better", "worse", "least"),
    [
        ("usa", "greedy", "random", 0.9),
        ("usa", "planner", "greedy", 0.9),
        ("san_francisco", "greedy", "random", 0.9),
        ("san_francisco", "planner", "greedy", 0.9),
    ],
)
def test_each_level_beats_the_one_below(name: str, better: str, worse: str, least: float) -> None:
    game, wins = carbarn.game(name), 0.0
    for side in (0, 1):
        policies = (better, worse) if side == 0 else (worse, better)
        won = game.play_out(2, policies, 31, 0, 150).ranks == 1
        wins += float((won / won.sum(axis=1, keepdims=True))[:, side].mean()) / 2
    assert wins > least


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_planner_wins_with_more_seats(seats: int) -> None:
    won = carbarn.game("usa").play_out(seats, ("planner", *["greedy"] * (seats - 1)), 8, 0, 100).ranks == 1
    assert won[:, 0].mean() > 2 / seats


@pytest.mark.parametrize("name", ["usa", "san_francisco"])
def test_every_kind_of_action_is_used(name: str) -> None:
    game, used = carbarn.game(name), set()
    wanted = {"Keep", "Claim", "DrawFaceUp", "DrawBlind", "DrawTickets"}
    wanted |= {"PlaceToken", "TakeToken"} if name == "san_francisco" else set()
    for number in range(80):
        match = Match(game, 2, Dealer.seeded(6, number))
        rng = np.array([1, 2, 3, 4], np.int64)
        while not match.over:
            action = game.decide(match.view(match.to_move), "planner", rng)
            used.add(type(game.action(action)).__name__)
            match.play(action)
        if used == wanted:
            break
    assert used == wanted


def test_tickets_are_completed() -> None:
    """At least 80 of 100 kept, and scores worth the name, with two players on usa."""
    game, kept, completed, points = carbarn.game("usa"), 0, 0, []
    for number in range(40):
        match = Match(game, 2, Dealer.seeded(12, number))
        rng = np.array([1, 2, 3, 4], np.int64)
        while not match.over:
            match.play(game.decide(match.view(match.to_move), "planner", rng))
        kept += int(match.state["ticket_count"][0][:2].sum())
        completed += sum(score.facts["completed"] for score in match.scores.seats)
        points += [score.total for score in match.scores.seats]
    assert completed > 0.8 * kept
    assert np.mean(points) > 100


def test_styles_and_sizes_have_every_weight() -> None:
    boards = [carbarn.game(name)._table for name in ("usa", "san_francisco")]  # type: ignore[attr-defined]
    for style, board in itertools.product(("plain", "tuned"), boards):
        weights = fresh_minds(style, board)["weights"]
        assert weights.shape[1] == WEIGHTS
        assert np.isfinite(weights).all()
        assert (weights[0] != 0).sum() > WEIGHTS // 2


def test_a_playout_does_not_know_the_ones_before() -> None:
    """Ways are kept within a playout; the next one lays its own."""
    for name in ("usa", "san_francisco"):
        game = carbarn.game(name)
        guide, match, rng = game.guide("plain"), Match(game, 2, Dealer.seeded(4)), generator(1)
        for _ in range(25):
            match.play(game.decide(match.view(match.to_move), "planner", rng))
        view = match.view(match.to_move)
        worlds, action = guide.worlds(view, 6, generator(1)), guide.candidates(view)[0].action
        whole = guide.playouts(worlds, action, 5)
        assert whole[:1].tolist() == guide.playouts(worlds[:1].copy(), action, 5).tolist()
        assert ((whole[:, CHANCE] >= 0) & (whole[:, CHANCE] <= 1)).all()
        backwards = guide.playouts(np.concatenate([worlds[:1], worlds[:0:-1]]), action, 5)
        assert whole[0].tolist() == backwards[0].tolist()


@pytest.mark.parametrize("name", ["usa", "san_francisco"])
def test_a_master_meets_rivals_of_several_manners_in_turn(name: str) -> None:
    """In every world each rival goes on by one row of weights, whatever the action; a search's rivals are plain."""
    game: Any = carbarn.game(name)
    guide, match, rng = game.guide("tuned"), Match(game, 2, Dealer.seeded(4)), generator(1)
    for _ in range(20):
        match.play(game.decide(match.view(match.to_move), "planner", rng))
    view, seed, rival = match.view(match.to_move), 5, 1 - match.to_move
    worlds, action, rows = guide.worlds(view, 12, generator(1)), guide.candidates(view)[0].action, guide._rivals
    assert len(np.unique(rows, axis=0)) == 4
    assert (rows[:1, :EXACT] == game.guide("plain")._rivals[:, :EXACT]).all()
    mixed, alone = guide.playouts(worlds, action, seed), []
    for row in rows:
        guide._rivals = row[None]
        alone.append(guide.playouts(worlds, action, seed))
    assert mixed.tolist() == [alone[(seed + i + rival) % 4][i].tolist() for i in range(12)]
    assert mixed.tolist() != alone[0].tolist()


def test_playouts_are_judged_on_the_way_and_at_the_end_but_tickets_by_the_end_alone() -> None:
    game: Any = carbarn.game("usa")
    match, rng = Match(game, 2, Dealer.seeded(4)), generator(1)
    views: dict[bool, Any] = {}
    while len(views) < 2:
        view = match.view(match.to_move)
        views.setdefault(bool(view[0].phase == CHOOSE_TICKETS), view)
        match.play(game.decide(view, "planner", rng))
    for tickets, view in views.items():
        guide = game.guide("plain")
        worlds, action = guide.worlds(view, 8, generator(1)), guide.candidates(view)[0].action
        found = {"as it is": guide.playouts(worlds, action, 5)}
        share = guide.foresight
        for guide.foresight in (0.0, 1.0):
            found[guide.foresight] = guide.playouts(worlds, action, 5)
        assert 0 < share < 1
        if tickets:
            assert found["as it is"].tolist() == found[0.0].tolist() == found[1.0].tolist()
        else:
            assert found[0.0].tolist() != found[1.0].tolist()
            assert np.allclose(found["as it is"], share * found[1.0] + (1 - share) * found[0.0])


@pytest.mark.parametrize("seats", [2, 4])
def test_rivals_wish_for_the_routes_that_they_would_plan(seats: int) -> None:
    """U16: with two players either track of a double route closes both, so that both are wished for."""
    game: Any = carbarn.game("usa")
    match = Match(game, seats, Dealer.seeded(6))
    while match.state["phase"][0] != 8:
        match.play(game.decide(match.view(match.to_move), "planner", generator(1)))
    seat, expected = match.to_move, no_wishes()
    for rival in set(range(seats)) - {seat}:
        theirs = copied(match.state)
        theirs["seat"] = rival
        for route in bits(planned(game, theirs).plan):
            twin = int(game.board.table[0].twin[route])
            for wished in {route, twin if twin >= 0 and seats < 4 else route}:
                expected[wished] += 1
    wishes = no_wishes()
    gather_wishes(game.board.table, match.state, seat, game.minds("plain"), wishes)
    assert wishes.tolist() == expected.tolist()
    assert wishes.sum() > 0


def test_the_route_that_rivals_want_most_is_looked_at() -> None:
    game: Any = carbarn.game("usa")
    guide, outside = game.guide("plain"), 0
    for view in positions("usa", 2):
        wishes, worlds = no_wishes(), guide.worlds(view, 16, generator(0))
        gather_wishes(game.board.table, worlds, int(view["seat"][0]), game.minds("plain"), wishes)
        claims = {game.action(int(i)).route for i in game.legal(view) if game.action(int(i)).kind == "claim"}
        if not claims or (most := max(wishes[route] for route in claims)) < 0.5:
            continue
        looked_at = [game.action(candidate.action) for candidate in guide.candidates(view)]
        taken = [action for action in looked_at if action.kind == "claim" and wishes[action.route] == most]
        assert taken
        sentence = guide.reason(view, taken[0].id, "en")
        if taken[0].route not in bits(planned(game, view).plan) and "completes" not in sentence:
            assert "likely to be missing on a rival’s way" in sentence
            outside += 1
    assert outside > 3, "some of them are not in the seat's own plan"


def test_who_has_time_looks_at_more_routes() -> None:
    """Other legal claims, of routes that nobody has looked at yet; never so many that a candidate gets hardly a try."""
    game: Any = carbarn.game("san_francisco")
    guide, most = game.guide("plain"), 0
    for view in positions("san_francisco", 2):
        known = guide.candidates(view)
        looked_at, legal = {candidate.action for candidate in known}, set(map(int, game.legal(view)))
        assert not guide.wider(view, known, 40 * len(known)), "no time"
        found = [guide.wider(view, known, 40 * (len(known) + more)) for more in (1, 4, 1000)]
        for more, wider in zip((1, 4, 12), found, strict=True):
            actions = [candidate.action for candidate in wider]
            assert len(actions) == len(set(actions)) <= more
            assert set(actions) <= legal - looked_at
            assert {game.action(action).kind for action in actions} <= {"claim"}
        assert len(found[0]) == min(1, len(found[2]))
        assert len(found[1]) == min(4, len(found[2]))
        most = max(most, len(found[2]))
    assert most == 12


def test_of_tickets_there_are_no_more_whatever_the_time() -> None:
    """Only a turn has more routes to look at."""
    game: Any = carbarn.game("san_francisco")
    guide, match = game.guide("plain"), Match(game, 2, Dealer.seeded(4))
    view = match.view(match.to_move)
    assert view["phase"][0] == CHOOSE_TICKETS
    assert not guide.wider(view, guide.candidates(view), 1 << 20)


def test_on_large_maps_there_are_no_more_routes() -> None:
    """They have not been seen to win anything there."""
    game: Any = carbarn.game("usa")
    guide = game.guide("plain")
    for view in positions("usa", 2, 20):
        assert not guide.wider(view, guide.candidates(view), 1 << 20)


def test_keeping_its_ways_costs_a_planner_nothing() -> None:
    """The planner of the playouts against the exact one: as many victories, give or take luck."""
    game: Any = carbarn.game("usa")
    wins = 0.0
    for side in (0, 1):
        minds = game.minds("plain")
        minds["steady"][side] = 1
        minds["weights"][side, EXACT] = 0.0
        won = (game.play_out(2, ("planner", "planner"), 9, 0, 500, True, minds).ranks == 1).astype(float)
        wins += (won / won.sum(axis=1, keepdims=True))[:, side].mean() / 2
    assert wins > 0.45


# The same kernels uncompiled

STORY = """
import numpy as np
import carbarn
from carbarn.core.chance import generator
from carbarn.core.dealer import Dealer
from carbarn.core.match import Match

for name in ("usa", "san_francisco"):
    game = carbarn.game(name)
    guide = game.guide("plain")
    match, rng = Match(game, 2, Dealer.seeded(9)), generator(1)
    while len(match.log) < 90:
        view = match.view(match.to_move)
        action = game.decide(view, "planner", rng)
        if len(match.log) > 80:
            print([(c.action, round(c.value, 6)) for c in guide.candidates(view)])
            print(guide.playouts(guide.worlds(view, 1, generator(2)), action, 3).round(6).tolist())
        print(len(match.log), game.text(action))
        match.play(action)
"""


def test_compiled_and_plain_tell_the_same_story() -> None:
    """Decisions, candidates, beliefs and playouts, in a process of its own without the compiler."""
    stories = []
    for plain in ("0", "1"):
        environment = {**os.environ, "NUMBA_DISABLE_JIT": plain}
        run = subprocess.run(
            [sys.executable, "-c", STORY], env=environment, capture_output=True, text=True, check=False
        )
        assert run.returncode == 0, run.stderr
        stories.append(run.stdout)
    assert "claim" in stories[0]
    assert stories[0] == stories[1]


def test_the_chance_told_is_that_of_victory() -> None:
    """Playouts to the end are won, lost or shared; how good an end it is tells close games apart besides."""
    for name in ("usa", "san_francisco"):
        guide: Any = carbarn.game(name).guide("plain")
        guide.foresight = 0.0
        view = positions(name, 2)[1]  # early: most may still happen
        outcomes = guide.playouts(guide.worlds(view, 32, generator(1)), guide.candidates(view)[0].action, 5)
        assert set(outcomes[:, CHANCE]) <= {0.0, 0.5, 1.0}
        assert ((outcomes[:, MERIT] > 0) & (outcomes[:, MERIT] < 1)).all()
        assert len(set(outcomes[:, MERIT])) > 3
