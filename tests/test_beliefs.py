"""What a search believes of rivals' tickets: the clues, the sets that are drawn, and that they tell something."""

import itertools
import math
from collections import Counter
from typing import Any

import numpy as np
import pytest

import carbarn
from carbarn.core.chance import generator
from carbarn.core.dealer import Dealer
from carbarn.core.match import Match
from carbarn.games.routes import clues
from carbarn.games.routes.state import TICKETS, TURN, WORD
from tests.reference import members
from tests.rig import Rig


def read(game: Any, view: Any, seat: int) -> tuple[Any, Any]:
    """Every ticket's clues, and the routes on its way."""
    numbers, ways = np.zeros((TICKETS, clues.CLUES)), np.zeros((TICKETS, clues.WAY), np.int64)
    clues.list_clues(game.board.table, view, seat, game.minds("plain"), numbers, ways)
    return numbers, ways


def halfway(name: str, seats: int, seed: int, turns: int) -> Match:
    """A game of planners after so many turns."""
    game, rng = carbarn.game(name), generator(seed)
    match = Match(game, seats, Dealer.seeded(seed))
    while not match.over and (match.state[0].phase != TURN or match.state[0].turns < turns):
        match.play(game.decide(match.view(match.to_move), "planner", rng))
    return match


def rig_of_a_rival(*routes: tuple[str, str]) -> Rig:
    """A rival who has these routes; all tickets are unseen."""
    rig = Rig("usa", seats=2)
    for a, b in routes:
        route = rig.route(a, b)
        rig.s.own[1, route // WORD] |= 1 << (route % WORD)
        rig.s.open[:, route // WORD] &= ~(1 << (route % WORD))
        rig.s.trains[1] -= rig.board.routes[route].length
    rig.s.pool[0] = (1 << len(rig.board.tickets)) - 1
    return rig


def test_clues_follow_from_what_is_built() -> None:
    """Los Angeles–El Paso–Houston is 12 trains of the way to Miami, and nothing of the way from Seattle to New York."""
    rig = rig_of_a_rival(("los_angeles", "el_paso"), ("el_paso", "houston"))
    numbers, ways = read(rig.game, rig.match.view(0), 1)
    miami, far = rig.ticket("los_angeles", "miami"), rig.ticket("seattle", "new_york")
    assert members(ways[miami][: clues.MISSING]) == {
        rig.route("los_angeles", "el_paso"),
        rig.route("el_paso", "houston"),
    }
    assert 0.5 < numbers[miami, clues.COVERED] < 1
    assert numbers[miami, clues.COVERED + clues.LATE] == pytest.approx(numbers[miami, clues.COVERED] * 12 / 45)
    assert members(ways[far][: clues.MISSING]) == set()
    assert not members(ways[miami][: clues.MISSING]) & members(ways[miami][clues.MISSING :])
    assert sum(rig.board.routes[route].length for route in members(ways[miami][clues.MISSING :])) == pytest.approx(
        numbers[miami, clues.REST] * 45
    )
    assert (numbers[miami, clues.REACHED], numbers[far, clues.REACHED]) == (0.5, 0)
    assert numbers[far, clues.COVERED] == 0
    assert numbers[far, clues.NEARER] == 0
    assert numbers[far, clues.DETOUR] == pytest.approx(0)


def test_a_finished_and_a_lost_ticket_say_so() -> None:
    way = [("portland", "san_francisco"), ("san_francisco", "los_angeles"), ("los_angeles", "phoenix")]
    for count in (2, 3):
        rig = rig_of_a_rival(*way[:count])
        for route in rig.board.routes:
            if "phoenix" in (route.a.id, route.b.id):
                rig.s.open[1, route.index // WORD] &= ~(1 << (route.index % WORD))
        numbers, _ = read(rig.game, rig.match.view(0), 1)
        ticket = rig.ticket("portland", "phoenix")
        assert numbers[ticket, clues.LOST] == (count == 2)
        assert numbers[ticket, clues.DONE] == (count == 3)


def test_cards_taken_face_up_are_clues() -> None:
    rig = rig_of_a_rival()
    ticket = rig.ticket("los_angeles", "miami")
    before, _ = read(rig.game, rig.match.view(0), 1)
    route = rig.board.routes[rig.route("los_angeles", "el_paso")]
    rig.s.shown[1, route.colour] = 3
    after, _ = read(rig.game, rig.match.view(0), 1)
    assert before[ticket, clues.WANTED] == 0
    assert after[ticket, clues.WANTED] == 3 / 6


@pytest.mark.parametrize("style", ["plain", "tuned"])
@pytest.mark.parametrize(("name", "turns"), [("usa", 1), ("usa", 25), ("san_francisco", 12)])
def test_sets_of_tickets_are_drawn_as_often_as_they_are_likely(name: str, turns: int, style: str) -> None:
    """Against every set, one by one: its weight by the clues, by the routes that lie on no way, and by the missing
    ones that lie on both."""
    games = (halfway(name, 2, seed, turns) for seed in range(50))
    match = next(match for match in games if match.state[0].ticket_count[1 - match.to_move] == 2)
    game: Any = match.game
    seat, view = 1 - match.to_move, match.view(match.to_move)
    numbers, ways = read(game, view, seat)
    learned, own = clues.learned_clues(style, game.board.table), members(view[0].own[seat])
    late = 1 - view[0].trains[seat] / game.board.table[0].trains
    stray, shared = (learned[clue] + late * learned[clue + clues.LATE] for clue in (clues.STRAY, clues.SHARED))
    chances = {}
    for pair in itertools.combinations(sorted(members(view[0].pool)), 2):
        built = [members(ways[ticket][: clues.MISSING]) for ticket in pair]
        missing = [members(ways[ticket][clues.MISSING :]) for ticket in pair]
        score = sum(float(numbers[ticket] @ learned[: clues.CLUES]) for ticket in pair)
        score += stray * len(own - built[0] - built[1]) + shared * len(missing[0] & missing[1])
        chances[frozenset(pair)] = math.exp(score)
    total = sum(chances.values())
    worlds = game.guide(style).worlds(view, 20_000, generator(8))
    drawn = Counter(frozenset(members(world.held[seat])) for world in worlds)
    assert set(drawn) <= set(chances)
    apart = sum(abs(chances[pair] / total - drawn[pair] / len(worlds)) for pair in chances) / 2
    assert apart < 0.06


@pytest.mark.parametrize("style", ["plain", "tuned"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", ["usa", "san_francisco"])
def test_beliefs_tell_more_than_guessing(name: str, seats: int, style: str) -> None:
    """How many of a rival's tickets are right in likely worlds, beside worlds that are as likely one as the other."""
    game: Any = carbarn.game(name)
    guide, believed, guessed = game.guide(style), 0.0, 0.0
    for seed in range(12):
        match = halfway(name, seats, seed, 12 * seats if name == "usa" else 8 * seats)
        view, rng = match.view(match.to_move), generator(seed)
        for seat in set(range(seats)) - {match.to_move}:
            true = members(match.state[0].held[seat])
            for world in guide.worlds(view, 40, rng):
                believed += len(true & members(world.held[seat])) / len(true)
            for _ in range(40):
                guessed += len(true & members(game.sample(view, rng)[0].held[seat])) / len(true)
    assert believed > 3 * guessed


@pytest.mark.parametrize("seats", [2, 5])
def test_every_ticket_is_somewhere_once(seats: int) -> None:
    """U4, U21: as many as everybody holds, nobody's twice, and what is known stays where it is known to be."""
    match = halfway("usa", seats, 3, 40)
    view = match.view(match.to_move)
    rival = (match.to_move + 1) % seats
    surely = min(members(match.state[0].held[rival]))
    view[0].held[rival, surely // WORD] |= 1 << (surely % WORD)
    view[0].pool[surely // WORD] &= ~(1 << (surely % WORD))
    for world in match.game.guide("plain").worlds(view, 50, generator(2)):
        hands = [members(world.held[seat]) for seat in range(seats)]
        assert [len(hand) for hand in hands] == view[0].ticket_count[:seats].tolist()
        assert sum(map(len, hands)) + len(members(world.pool)) == len(set().union(*hands, members(world.pool)))
        assert surely in hands[rival]
        assert hands[match.to_move] == members(match.state[0].held[match.to_move])
