"""Longest paths, completed tickets and whole score sheets against the slow reference."""

import random
from collections import Counter, deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import carbarn
from carbarn.boards import loader
from carbarn.bots.bot import PolicyBot
from carbarn.core.dealer import Dealer
from carbarn.core.match import Match
from carbarn.core.types import State
from carbarn.games.routes.board import Route
from tests.reference import Line, final_scores, longest_trail, members, ticket_joined
from tests.rig import Rig
from tests.test_conservation import game_of, named, walk

MAPS = ("usa", "san_francisco", "dense 0", "dense 1", "dense 2", "full")
ALL_TABLES = [
    *(("usa", {"tickets": tickets}, seats) for tickets in ("classic", "1910", "mega") for seats in (2, 3, 4, 5)),
    *(("san_francisco", {}, seats) for seats in (2, 3, 4)),
]
EXHAUSTIBLE = 11  # routes in one tangle that the reference can still try out in every order
SCATTERED = 18
PICKS = st.integers(0, 999)
QUICKLY = settings(max_examples=50, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))

DENSE = """format = 1
family = "routes"
[title]
en = "Dense"
[rules]
seats = [2, 5]
trains = 120
hand = 1
display = 3
display_limit = 2
opening_tickets = {{ deal = 2, keep = 1 }}
drawn_tickets = {{ deal = 2, keep = 1 }}
both_tracks_from = 3
route_points = [1, 2, 4, 7, 10, 15, 18, 21, 27]
last_round_at = 2
longest_path_bonus = {bonus}
most_tickets_bonus = 3
tie_breaks = ["tickets", "longest_path"]
[cards]
red = 20
wild = 5
[map]
cities = [{cities}]
routes = [{routes}]
tickets = [{tickets}]
"""


def dense_map(seed: int, cities: int, routes: int, tickets: int, bonus: int = 7) -> str:
    """A map of somebody's own: a ring of cities and as many chords and second tracks as wanted."""
    rng = random.Random(seed)
    ends = [(i, (i + 1) % cities) for i in range(cities)]
    while len(ends) < routes:
        a, b = rng.sample(range(cities), 2)
        if ends.count((a, b)) + ends.count((b, a)) < 2:
            ends.append((a, b))
    length = {frozenset(pair): rng.randint(1, 9) for pair in ends}
    asked = [rng.sample(range(cities), 2) for _ in range(tickets)]
    entries = {
        "cities": [f'{{ id = "c{i}", en = "City {i}", x = 0.5, y = 0.5 }}' for i in range(cities)],
        "routes": [
            f'{{ a = "c{a}", b = "c{b}", colour = "gray", length = {length[frozenset((a, b))]} }}' for a, b in ends
        ],
        "tickets": [f'{{ a = "c{a}", b = "c{b}", points = {rng.randint(1, 30)} }}' for a, b in asked],
    }
    return DENSE.format(bonus=bonus, **{part: ", ".join(lines) for part, lines in entries.items()})


@pytest.fixture(scope="module")
def rigs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Rig]:
    """A rig of every map, with the bonus for the longest path where the name does not say otherwise."""
    folder = tmp_path_factory.mktemp("maps")

    def load(name: str, text: str) -> Rig:
        path: Path = folder / f"{name}.toml"
        path.write_text(text, encoding="utf-8")
        return Rig(carbarn.load(path), seats=2)

    city_map = (Path(loader.__file__).parent / "san_francisco.toml").read_text(encoding="utf-8")
    with_bonus = city_map.replace("longest_path_bonus = 0", "longest_path_bonus = 10")
    assert with_bonus != city_map
    return {
        "usa": Rig("usa", seats=2),
        "mega": Rig("usa", seats=2, tickets="mega"),
        "san_francisco": load("with_bonus", with_bonus),
        **{f"dense {seed}": load(f"dense_{seed}", dense_map(seed, 8, 26, 30)) for seed in range(3)},
        "full": load("full", dense_map(9, 60, 120, 120)),
        "full, no bonus": load("full_no_bonus", dense_map(9, 60, 120, 120, bonus=0)),
        "1910": Rig("usa", seats=2, tickets="1910"),
        "no bonus": Rig("san_francisco", seats=2),
    }


def ends(route: Route) -> tuple[str, str, int]:
    return route.a.id, route.b.id, route.track


def lay(rig: Rig, *routes: list[Route]) -> None:
    """Give every seat these routes and nothing else."""
    rig.s.own[:], rig.s.held[:], rig.s.ticket_count[:], rig.s.tokens[:] = 0, 0, 0, 0
    rig.s.seats = len(routes)
    for seat, mine in enumerate(routes):
        rig.own(seat, *map(ends, mine))
        rig.s.points[seat] = sum(rig.board.rules["route_points"][r.length - 1] for r in mine)


def hold(rig: Rig, seat: int, tickets: set[int]) -> None:
    """Give a seat these tickets and no others."""
    rig.s.held[seat], rig.s.ticket_count[seat] = 0, len(tickets)
    for ticket in tickets:
        rig._bit(rig.s.held[seat], ticket)


def tangle(on: Sequence[Route], picks: list[int]) -> list[Route]:
    """A connected set of routes: each pick adds one that touches the others, an even pick one that closes a loop."""
    routes: list[Route] = []
    for pick in picks:
        cities = {city.id for r in routes for city in (r.a, r.b)}
        free = [r for r in on if r not in routes]
        near = [r for r in free if {r.a.id, r.b.id} & cities] or free
        loops = [r for r in near if {r.a.id, r.b.id} <= cities]
        choice = loops if loops and pick % 2 == 0 else near
        routes.append(choice[pick // 2 % len(choice)])
    return routes


def compare_path(rig: Rig, routes: list[Route]) -> None:
    lay(rig, routes, [])
    assert rig.scores().seats[0].facts["path"] == longest_trail(routes)


@pytest.mark.parametrize("name", MAPS)
@QUICKLY
@given(data=st.data())
def test_longest_path_of_scattered_routes(rigs: dict[str, Rig], name: str, data: st.DataObject) -> None:
    rig = rigs[name]
    most = EXHAUSTIBLE if name.startswith("dense") else SCATTERED
    picked = data.draw(st.sets(st.integers(0, len(rig.board.routes) - 1), max_size=most))
    compare_path(rig, [rig.board.routes[i] for i in picked])


@pytest.mark.parametrize("name", MAPS)
@QUICKLY
@given(picks=st.lists(PICKS, min_size=3, max_size=EXHAUSTIBLE))
def test_longest_path_of_a_tangle(rigs: dict[str, Rig], name: str, picks: list[int]) -> None:
    compare_path(rigs[name], tangle(rigs[name].board.routes, picks))


@pytest.mark.parametrize("name", MAPS)
@QUICKLY
@given(parts=st.lists(st.lists(PICKS, min_size=1, max_size=6), min_size=2, max_size=4))
def test_longest_path_of_several_parts(rigs: dict[str, Rig], name: str, parts: list[list[int]]) -> None:
    """Tangles far from each other, or not: the longest path is in one of the parts."""
    board, routes = rigs[name].board, set[int]()
    for number, picks in enumerate(parts):
        routes |= {r.index for r in tangle(board.routes, [picks[0] + 997 * number, *picks[1:]])}
    most = EXHAUSTIBLE if name.startswith("dense") else SCATTERED
    compare_path(rigs[name], [board.routes[i] for i in sorted(routes)[:most]])


@pytest.mark.parametrize("name", ["mega", "1910", "no bonus", "full, no bonus"])
@QUICKLY
@given(data=st.data())
def test_tickets_of_random_networks(rigs: dict[str, Rig], name: str, data: st.DataObject) -> None:
    """U23, U25: each ticket alone, so that no two faults make up for each other; then all of them together."""
    rig = rigs[name]
    board, most = rig.board, 14 if name == "mega" else 50
    if data.draw(st.booleans()):
        routes = tangle(board.routes, data.draw(st.lists(PICKS, max_size=most)))
    else:
        routes = [board.routes[i] for i in data.draw(st.sets(st.integers(0, len(board.routes) - 1), max_size=most))]
    lay(rig, [], routes)
    values = {t.index: t.points if ticket_joined(routes, t.a.id, t.b.id) else -t.points for t in board.tickets}
    alone = data.draw(st.sets(st.sampled_from(sorted(values)), max_size=8))
    for held in (*({ticket} for ticket in sorted(alone)), set(values)):
        hold(rig, 1, held)
        score = rig.scores().seats[1]
        assert score.points["tickets_made"] == sum(values[i] for i in held if values[i] > 0), held
        assert score.points["tickets_missed"] == sum(values[i] for i in held if values[i] < 0), held
        assert score.facts["completed"] == sum(values[i] > 0 for i in held)
        assert score.total == sum(score.points.values())


def compare_scores(game: Any, state: State) -> list[Line]:
    """Every number of a score sheet; returns the reference's."""
    board, expected, found = game.board, final_scores(game.board, state), game.scores(state)
    for line, score in zip(expected, found.seats, strict=True):
        assert score.total == line.total == sum(score.points.values())
        for source in ("routes", "tickets_made", "tickets_missed", "longest_path", "most_tickets", "tokens"):
            assert score.points.get(source, 0) == getattr(line, source), (score.seat, source)
        assert score.facts["completed"] == line.completed
        assert score.facts.get("path", 0) == line.path
        assert score.rank == line.rank, score.seat
    assert ("longest_path" in found.seats[0].points) == (board.rules["longest_path_bonus"] > 0)
    assert found.winners == tuple(seat for seat, line in enumerate(expected) if line.rank == 1)
    return expected


@pytest.mark.parametrize("table", ALL_TABLES, ids=named)
def test_final_scores_of_random_games(table: tuple[str, dict[str, str], int]) -> None:
    name, options, seats = table
    game = game_of(name, **options)
    for seed in range(100, 106):
        (final,) = deque(walk(game, seats, seed, ("", "", "draw")[seed % 3]), maxlen=1)
        compare_scores(game, final)


@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("table", ALL_TABLES, ids=named)
def test_play_out_counts_as_the_reference_does(table: tuple[str, dict[str, str], int], policy: str) -> None:
    """Games inside one compiled call, played again step by step: `play_out` measures paths only as far as needed."""
    name, options, seats = table
    game, seed, first = game_of(name, **options), 5, 40
    batch = game.play_out(seats, [policy] * seats, seed, first, 3)
    for number in range(3):
        match = Match(game, seats, Dealer.seeded(seed, first + number))
        bot = PolicyBot(game, policy, seed, first + number)
        while not match.over:
            match.play(bot.choose(match.view(match.to_move)))
        lines = compare_scores(game, match.state)
        assert batch.totals[number].tolist() == [line.total for line in lines]
        assert batch.ranks[number].tolist() == [line.rank for line in lines]


def small_position(rig: Rig, rng: random.Random, seats: int) -> None:
    """A few routes and tickets for each seat; then one seat claims more until it is level with the best, or nearly."""
    board, free, mine = rig.board, [r for r in rig.board.routes if r.track < 2], []
    for _ in range(seats):
        mine.append(tangle(free, [rng.randrange(1, 999, 2) for _ in range(rng.choice((0, 1, 3, 4)))]))
        free = [r for r in free if r not in mine[-1]]
    lay(rig, *mine)
    for seat in range(seats):
        done = [t.index for t in board.tickets if ticket_joined(mine[seat], t.a.id, t.b.id)]
        picked = rng.choice((done, done, [t.index for t in board.tickets]))
        hold(rig, seat, set(rng.sample(picked, min(len(picked), rng.choice((0, 1, 1, 2))))))
        rig.s.tokens[seat] = rng.randrange(1 << min(len(board.symbols), 3))
    totals, seat = [line.total for line in final_scores(board, rig.match.state)], rng.randrange(seats)
    for route in rng.sample(free, len(free)):
        points = board.rules["route_points"][route.length - 1]
        if totals[seat] + points <= max(totals):
            totals[seat] += points
            rig.own(seat, ends(route)).s.points[seat] += points


@pytest.mark.parametrize("name", ["usa", "mega", "1910", "dense 0", "no bonus"])
def test_ties(rigs: dict[str, Rig], name: str) -> None:
    """U27, F23: ties by points are broken as the map says, and shared if nothing breaks them; every case is met."""
    rig, rng, met = rigs[name], random.Random(name), Counter[str]()
    for number in range(500):
        small_position(rig, rng, 2 + number % (rig.game.seats[1] - 1))
        lines = compare_scores(rig.game, rig.match.state)
        best = max(line.total for line in lines)
        tied = [line for line in lines if line.total == best]
        if len(tied) > 1:
            met["by tickets"] += len({line.completed for line in tied}) > 1
            most = [line for line in tied if line.completed == max(line.completed for line in tied)]
            met["by path"] += len({line.longest_path for line in most}) > 1
            met["shared"] += sum(line.rank == 1 for line in lines) > 1
    assert met["shared"] > 5
    assert met["by tickets"] > 0
    assert (met["by path"] > 0) == ("longest_path" in rig.board.rules["tie_breaks"])


def test_the_reference_knows_what_it_counts(rigs: dict[str, Rig]) -> None:
    """A loop with a tail is travelled whole; three legs from one city leave the shortest out."""
    rig = rigs["usa"]

    def routes(*pairs: tuple[str, str]) -> list[Route]:
        return [rig.board.routes[rig.route(a, b)] for a, b in pairs]

    loop = routes(("dallas", "houston"), ("houston", "el_paso"), ("el_paso", "dallas"), ("dallas", "little_rock"))
    assert longest_trail(loop) == 1 + 6 + 4 + 2
    legs = routes(("denver", "helena"), ("denver", "santa_fe"), ("denver", "phoenix"))
    assert longest_trail(legs) == 4 + 5
    assert longest_trail([]) == 0
    assert ticket_joined(legs, "helena", "phoenix")
    assert not ticket_joined(legs, "helena", "omaha")
    assert members([1 << 59 | 1, 1 << 59 | 2]) == {0, 59, 61, 119}
