"""Facts: boards, views and actions ready for JSON. They tell what is so, all of it is documented, nothing leaks."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import carbarn
from carbarn.core.chance import generator, shuffled_decks
from carbarn.core.game import CHANCE, OVER, PUBLIC
from carbarn.core.types import State
from carbarn.games.routes.board import Board
from carbarn.games.routes.state import BLANK, CHOOSE_TICKETS, WORD
from carbarn.games.routes.ways import Ways
from tests.reference import members, ticket_joined
from tests.rig import Rig
from tests.test_conservation import LEANINGS, TABLES, game_of, named, walk
from tests.test_hidden import scrambled

DOCS = (Path(__file__).parent.parent / "docs" / "facts.md").read_text(encoding="utf-8")
EVERY = 29
# Dictionaries whose keys are ids and not names of fields.
BY_ID = {"options", "rules", "owners", "discarded", "hand", "seats[].shown", "longest.routes", "board", "cards"}
SHIPPED: list[tuple[str, dict[str, Any]]] = [
    ("usa", {}),
    ("usa", {"tickets": "1910"}),
    ("usa", {"tickets": "mega"}),
    ("san_francisco", {}),
    ("cable_car", {}),
    ("cable_car", {"rotation": True, "companies": True, "hand": 3}),
]


def documented(*sections: str) -> set[str]:
    """The fields that the tables under these headings of the docs name."""
    found = set()
    for section in sections:
        _, _, rest = DOCS.partition(f"\n## {section}\n")
        rows = re.findall(r"^\| (`.*?) \|", rest.partition("\n## ")[0], re.MULTILINE)
        found |= {field for row in rows for field in re.findall(r"`([^`]+)`", row)}
    assert found, sections
    return found


def fields(facts: Any, path: str = "") -> Iterator[str]:
    """The path of every fact, as the docs write it."""
    if isinstance(facts, dict) and path not in BY_ID:
        for name, value in facts.items():
            yield from fields(value, f"{path}.{name}" if path else name)
    elif isinstance(facts, list) or path == "board":
        entries, mark = (facts, "[]") if isinstance(facts, list) else (facts.values(), "{}")
        yield from (found for entry in entries if isinstance(entry, dict) for found in fields(entry, f"{path}{mark}"))
        if not any(isinstance(entry, dict) for entry in entries):
            yield f"{path}{mark}"
    else:
        yield f"{path}{{}}" if isinstance(facts, dict) else path


def check_documented(seen: set[str], expected: set[str]) -> None:
    """Every field is in the docs, and every field of the docs is met; an empty list or None shows none within."""
    assert {field for field in seen if not any(name.startswith(field) for name in expected)} == set()
    assert expected - seen == set()


def check_json(facts: Any) -> bytes:
    """Facts survive the way to a browser and back; returns them as bytes."""
    text = json.dumps(facts, allow_nan=False)
    assert json.loads(text) == facts
    return text.encode()


def positions(table: Any) -> Iterator[tuple[Any, State]]:
    """States along random games, every opening choice and every end among them."""
    name, options, seats = table
    game = game_of(name, **options)
    for seed, leaning in enumerate(LEANINGS):
        for step, state in enumerate(walk(game, seats, 300 + seed, leaning)):
            if step % EVERY == 0 or state[0].phase == CHOOSE_TICKETS or game.to_move(state) == OVER:
                yield game, state


def planned(game: Any, seats: int, seed: int) -> Iterator[State]:
    """Positions of a game among planners, who join tickets, and seat 0, who does not."""
    match, rng = carbarn.new(game, seats, seed=seed), generator(seed)
    while not match.over:
        if len(match.log) % 5 == 0:
            yield match.state
        policy = "planner" if match.to_move else "random"
        match.play(game.decide(match.view(match.to_move), policy, rng))
    yield match.state


# Docs


def test_every_fact_of_a_map_of_routes_is_documented() -> None:
    expected = documented("Boards: every game", "Boards: routes")
    seen = {field for name in ("usa", "san_francisco") for field in fields(game_of(name).board_facts("en"))}
    check_documented(seen, expected)


def test_every_fact_of_a_view_of_routes_is_documented() -> None:
    seen: set[str] = set()
    for table in (("usa", {}, 2), ("san_francisco", {}, 3)):
        for game, state in positions(table):
            seen |= set(fields(game.facts(game.view(state, 0))))
    check_documented(seen, documented("Views: every game", "Views: routes"))


@pytest.mark.parametrize(("name", "options"), SHIPPED, ids=str)
def test_every_kind_of_action_is_documented(name: str, options: dict[str, Any]) -> None:
    game = carbarn.game(name, **options)
    rows = re.findall(r"^\| (`.*?) \| (.*) \|$", DOCS.partition("\n## Actions\n")[2], re.MULTILINE)
    known = {
        kind: set(re.findall(r"`([a-z]+)`", parts)) for kinds, parts in rows for kind in re.findall(r"`(.*?)`", kinds)
    }
    for action in range(game._ids):
        parts = game.parts(action)
        assert set(parts) - {"id", "text", "kind"} <= known[parts["kind"]], parts


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_what_is_public_may_be_given(table: Any) -> None:
    """Whoever tells many viewers works out what is public once; what they are told is the same."""
    for game, state in positions(table):
        public = game.facts(game.view(state, PUBLIC))
        for viewer in (PUBLIC, *range(int(state["seats"][0]))):
            view = game.view(state, viewer)
            assert game.facts(view, public) == game.facts(view)


# Boards


@pytest.mark.parametrize(("name", "options"), SHIPPED, ids=str)
def test_boards_are_ready_for_json_in_every_language(name: str, options: dict[str, Any]) -> None:
    game = carbarn.game(name, **options)
    told = {locale: game.board_facts(locale) for locale in ("en", "fr", "ko")}
    for locale, facts in told.items():
        check_json(facts)
        assert facts["title"] == game.title(locale)
        assert (facts["game"], facts["hash"], facts["seats"]) == (game.name, game.hash, list(game.seats))
        assert facts["options"] == game.options
    assert told["en"]["title"] != told["ko"]["title"]


def test_a_map_of_routes_tells_everything_that_a_client_draws() -> None:
    facts = game_of("usa").board_facts("fr")
    assert facts["colours"][0] == {"id": "purple", "name": "violette", "count": 12}
    assert facts["colours"][-1]["id"] == "wild"
    assert sum(colour["count"] for colour in facts["colours"]) == 110  # U2
    cities = {city["id"]: city for city in facts["cities"]}
    assert cities["new_orleans"]["name"] == "La Nouvelle-Orléans"
    for route in facts["routes"]:
        assert {route["a"], route["b"]} <= set(cities)
        if route["twin"] is not None:
            twin = facts["routes"][route["twin"]]
            assert (twin["twin"], {twin["a"], twin["b"]}) == (route["id"], {route["a"], route["b"]})
    assert [route["id"] for route in facts["routes"]] == list(range(100))
    assert {route["length"]: route["points"] for route in facts["routes"]} == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
    assert facts["tickets"][0] == {"id": 0, "cities": ["boston", "miami"], "points": 12, "set": "classic"}
    assert (facts["symbols"], facts["token_points"]) == ([], [])


def test_a_map_with_ferries_and_tokens_tells_them() -> None:
    facts = game_of("san_francisco").board_facts("en")
    assert facts["vocabulary"] == "cable_cars"
    assert {"id": "bread", "name": "sourdough bread"} in facts["symbols"]
    assert facts["token_points"] == [0, 0, 1, 2, 4, 6, 9, 12]  # F22
    assert {route["wilds"] for route in facts["routes"]} > {0}
    assert {ticket["set"] for ticket in game_of("usa", "mega").board_facts("en")["tickets"]} > {"mystery_train"}


def test_changing_the_facts_of_a_board_changes_no_game() -> None:
    game = game_of("usa")
    facts = game.board_facts("en")
    facts["rules"]["opening_tickets"]["keep"] = 0
    facts["rules"]["route_points"].clear()
    assert game.board_facts("en")["rules"]["opening_tickets"]["keep"] == 2
    assert game.board.rules["route_points"][0] == 1


# Views


def check_facts(game: Any, state: State, viewer: int, facts: dict[str, Any]) -> None:
    """The facts are those of the state, plainly read."""
    s, board, seats = state[0], game.board, int(state[0].seats)

    def cards(counts: Any) -> dict[str, int]:
        return {board.colour(i): int(n) for i, n in enumerate(counts) if n}

    assert facts["viewer"] == (None if viewer == PUBLIC else viewer)
    assert facts["to_move"] == (game.to_move(state) if game.to_move(state) >= 0 else None)
    assert (facts["over"], facts["ended"]) == (game.to_move(state) == OVER, game.scores(state).ended)
    assert facts["turn"] == s.turns
    assert facts["display"] == [None if i == BLANK else board.colour(int(i)) for i in s.display]
    assert (facts["deck"], facts["discards"]) == (s.deck.sum(), s.discard.sum())
    assert facts["discarded"] == cards(s.discard)
    assert facts["ticket_deck"] == s.pool_count + s.queue_count
    assert facts["last_round"] == (None if s.rounds_end == BLANK else s.rounds_end)
    for seat, told in enumerate(facts["seats"]):
        assert (told["points"], told["trains"]) == (s.points[seat], s.trains[seat])
        assert (told["cards"], told["shown"]) == (s.hand[seat].sum(), cards(s.shown[seat]))
        assert (told["tickets"], told["offer"]) == (s.ticket_count[seat], s.offer_count[seat])
        assert set(told["routes"]) == members(s.own[seat])
        assert told["tokens"] == [t["id"] for i, t in enumerate(board.symbols) if s.tokens[seat] >> i & 1]
    assert len(facts["seats"]) == seats
    assert facts["hand"] == (None if viewer == PUBLIC else cards(s.hand[viewer]))
    assert facts["held"] == ([] if viewer == PUBLIC else facts["seats"][viewer]["held"])
    offer = [] if viewer == PUBLIC else [t for t in s.offer[viewer].tolist() if t != BLANK]
    assert facts["offer"] == offer
    stacks = {t["id"]: (int(s.symbol_city[i]), int(s.symbol_left[i])) for i, t in enumerate(board.symbols)}
    laid = {symbol: (board.cities[city].id, left) for symbol, (city, left) in stacks.items() if city != BLANK}
    assert {stack["symbol"]: (stack["city"], stack["left"]) for stack in facts["stacks"]} == laid


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_facts_tell_the_view_and_nothing_leaks(table: Any) -> None:
    """Deal all that is hidden again, in two ways: the same facts, byte for byte, from a game that remembers nothing."""
    rng, chance, fresh = random.Random(named(table)), generator(5), carbarn.game(table[0], **table[1])
    for game, state in positions(table):
        for viewer in (PUBLIC, *range(table[2])):
            view = game.view(state, viewer)
            facts = game.facts(view)
            told = check_json(facts)
            check_facts(game, state, viewer, facts)
            for other in (game.sample(view, chance), scrambled(state, viewer, rng)):
                assert check_json(fresh.facts(game.view(other, viewer))) == told
        assert check_json(game.facts(state)) == check_json(game.facts(game.view(state, PUBLIC)))


def spaces_between(board: Board, own: set[int], free: set[int], a: int, b: int) -> float:
    """The spaces of the shortest way between two cities, own routes for nothing; slowly."""
    far = {city.index: 0.0 if city.index == a else float("inf") for city in board.cities}
    for _ in board.cities:
        for route in board.routes:
            cost = 0.0 if route.index in own else float(route.length) if route.index in free else float("inf")
            here, there = far[route.a.index], far[route.b.index]
            far[route.a.index], far[route.b.index] = min(here, there + cost), min(there, here + cost)
    return far[b]


@pytest.mark.parametrize(
    "table", [("usa", {}, 3), ("san_francisco", {}, 4), ("usa", {"tickets": "mega"}, 5)], ids=named
)
def test_tickets_are_joined_possible_or_impossible(table: Any) -> None:
    game = game_of(table[0], **table[1])
    met, looked = set(), 0
    for state in planned(game, table[2], 4):
        s, over = state[0], game.to_move(state) == OVER
        for seat in range(table[2]):
            own, free = members(s.own[seat]), members(s.open[seat])
            held = game.facts(game.view(state, seat))["held"]
            assert {h["ticket"] for h in held} == members(s.held[seat])
            for entry in held:
                ticket = game.board.tickets[entry["ticket"]]
                joined = ticket_joined([game.board.routes[i] for i in own], ticket.a.id, ticket.b.id)
                spaces = spaces_between(game.board, own, free, ticket.a.index, ticket.b.index)
                possible = not over and spaces <= s.trains[seat]
                assert entry["state"] == ("joined" if joined else "possible" if possible else "impossible")
                met.add(entry["state"])
                looked += 1
    assert met == {"joined", "possible", "impossible"}
    assert looked > 50


def test_a_ticket_becomes_impossible_with_the_last_way() -> None:
    """The two spaces from Saint Louis to Chicago are missing."""
    rig = Rig().held(0, ("chicago", "new_orleans")).own(0, ("saint_louis", "nashville"), ("nashville", "atlanta"))
    rig.own(0, ("atlanta", "new_orleans"))

    def state() -> str:
        return str(rig.game.facts(rig.match.view(0))["held"][0]["state"])

    rig.trains(0, 2)
    assert state() == "possible"
    rig.trains(0, 1)
    assert state() == "impossible"
    rig.trains(0, 2).own(1, ("saint_louis", "chicago", 1))
    assert state() == "impossible"  # with two at the table the other track is closed
    rig.own(0, ("saint_louis", "chicago", 2))
    assert state() == "joined"


def test_a_ticket_put_back_and_drawn_by_another_is_told_to_the_seat_that_knows() -> None:
    rig = Rig("usa", seats=3)
    ticket = rig.ticket("boston", "miami")
    rig.held(1, ("boston", "miami"))
    rig.s.known[0, ticket // WORD] |= 1 << ticket % WORD
    told = [[seat["held"] for seat in rig.game.facts(rig.match.view(viewer))["seats"]] for viewer in (0, 1, 2)]
    entry = [{"ticket": ticket, "state": "possible"}]
    assert told == [[[], entry, []], [[], entry, []], [[], [], []]]
    assert rig.game.facts(rig.match.view(0))["held"] == []


# The longest path


def check_trail(board: Board, own: set[int], path: list[int]) -> int:
    """The routes follow one another, none twice, from one of the cities of the first; returns their length."""
    assert len(set(path)) == len(path)
    assert set(path) <= own
    ends = [(board.routes[i].a.id, board.routes[i].b.id) for i in path]

    def follows(city: str) -> bool:
        for a, b in ends:
            if city not in (a, b):
                return False
            city = b if city == a else a
        return True

    assert not path or any(map(follows, ends[0])), path
    return sum(board.routes[i].length for i in path)


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] == "usa"], ids=named)
def test_the_longest_path_is_shown_at_the_end_where_it_counts(table: Any) -> None:
    for game, state in positions(table):
        longest, scores = game.facts(game.view(state, 0))["longest"], game.scores(state)
        if game.to_move(state) != OVER or not game.board.rules["longest_path_bonus"]:
            assert longest is None
            continue
        assert longest["length"] == max(score.facts["path"] for score in scores.seats)
        assert longest["seats"] == [score.seat for score in scores.seats if score.points["longest_path"]]
        for score in scores.seats:
            path = longest["routes"][str(score.seat)]
            assert check_trail(game.board, members(state[0].own[score.seat]), path) == score.facts["path"]


def test_the_finder_is_as_good_as_scoring_on_any_network() -> None:
    """Random networks of all shapes: trees, loops, several pieces."""
    game, rng = game_of("usa"), random.Random(11)
    ways, state = Ways(game.board), game.new(2)
    for number in range(150):
        size, near = rng.randrange(1, 17), rng.sample(range(36), 36 if number % 2 else 12)
        routes = [r for r in game.board.routes if r.a.index in near and r.b.index in near]
        own = {r.index for r in rng.sample(routes, min(size, len(routes)))}
        bits = sum(1 << i for i in own)
        state[0].own[0] = [bits & (1 << WORD) - 1, bits >> WORD]
        length, path = ways.longest_path(bits)
        assert check_trail(game.board, own, path) == length == game.scores(state).seats[0].facts["path"]
    assert ways.longest_path(0) == (0, [])


# Early decisions


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_opening_tickets_may_be_chosen_before_ones_turn_comes(table: Any) -> None:
    """What is held back until the turn comes is legal then, whatever the seats before have chosen."""
    name, options, seats = table
    game, rng = game_of(name, **options), random.Random(named(table))
    for number in range(12):
        state = game.new(seats)
        game.advance(state, None, shuffled_decks(21, number))
        early = {seat: game.early(state, seat).tolist() for seat in range(seats)}
        first = game.to_move(state)
        assert early.pop(first) == []
        choices = {seat: rng.choice(ids) for seat, ids in early.items()} | {
            first: rng.choice(game.legal(state).tolist())
        }
        for due in range(seats):
            seat = (first + due) % seats
            assert game.to_move(state) == seat
            if due:
                assert game.legal(state).tolist() == early.pop(seat)
            for choice in game.legal(state).tolist():
                after = state.copy()
                game.apply(after, choice)
                waiting = [other for other in early if game.to_move(after) != other]
                assert all(game.early(after, other).tolist() == early[other] for other in waiting)
                assert game.early(after, seat).tolist() == []
            assert all(game.early(game.view(state, other), other).tolist() == ids for other, ids in early.items())
            game.apply(state, choices[seat])


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_nothing_else_may_be_decided_early(table: Any) -> None:
    chosen_later = 0
    for game, state in positions(table):
        opening = game.to_move(state) != CHANCE and state[0].phase == CHOOSE_TICKETS and state[0].turns == 0
        for seat in (PUBLIC, *range(table[2]), table[2]):
            waits = opening and 0 <= seat < table[2] and seat != state[0].seat and state[0].offer_count[seat] > 0
            ids = game.early(state, seat)
            assert (len(ids) > 0) == waits
            assert ids.dtype == game.legal(state).dtype
        chosen_later += state[0].phase == CHOOSE_TICKETS and state[0].turns > 0
    assert chosen_later > 0


# Actions and previews


@pytest.mark.parametrize(("name", "options"), SHIPPED, ids=str)
def test_every_action_has_parts_ready_for_json(name: str, options: dict[str, Any]) -> None:
    game = carbarn.game(name, **options)
    for action in range(game._ids):
        parts = game.parts(action)
        check_json(parts)
        assert (parts["id"], parts["text"]) == (action, game.text(action))
    with pytest.raises(IndexError):
        game.parts(game._ids)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_legal_actions_are_read_back_from_their_parts(table: Any) -> None:
    for game, state in positions(table):
        for action in game.legal(state):
            parts = game.parts(action)
            assert game.parse(state, parts["text"]) == parts["id"] == action


def test_parts_name_things_as_the_board_does() -> None:
    usa, city = game_of("usa"), game_of("san_francisco")
    state = usa.new(2)

    def parts(game: Any, text: str) -> dict[str, Any]:
        found: dict[str, Any] = game.parts(game.parse(state, text))
        return {name: value for name, value in found.items() if name not in ("id", "text")}

    route = next(r.index for r in usa.board.routes if (r.a.id, r.b.id) == ("denver", "omaha"))
    claim = parts(usa, "claim Denver–Omaha with 3 purple and 1 locomotive")
    assert claim == {"kind": "claim", "route": route, "colour": "purple", "wilds": 1}
    assert parts(usa, "claim Denver–Omaha with 4 locomotives")["colour"] == "wild"
    assert parts(usa, "keep 1 3") == {"kind": "keep", "places": [0, 2]}
    assert parts(usa, "card red") == {"kind": "card", "colour": "red"}
    assert parts(city, "take token at Alcatraz") == {"kind": "take-token", "city": "alcatraz"}
    assert parts(city, "place crab at Castro") == {"kind": "place-token", "symbol": "crab", "city": "castro"}


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_preview_of_a_claim_is_what_it_then_earns_and_costs(table: Any) -> None:
    rng, claims = random.Random(3), 0
    for game, state in positions(table):
        legal, seat = game.legal(state).tolist(), int(state[0].seat)
        for action in rng.sample(legal, min(12, len(legal))):
            seen, after = game.preview(game.view(state, seat), action), state.copy()
            game.apply(after, action)
            if game.parts(action)["kind"] != "claim":
                assert seen == {}
                continue
            claims += 1
            spent = (state[0].hand[seat] - after[0].hand[seat]).tolist()
            assert seen["cards"] == {game.board.colour(i): n for i, n in enumerate(spent) if n}
            assert seen["points"] == after[0].points[seat] - state[0].points[seat]
            check_json(seen)
    assert claims > 20
