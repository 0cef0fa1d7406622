"""Why an action is good, in the games of routes: the sentences name routes and tickets that are what they say."""

import re
from typing import Any

import pytest

import carbarn
from carbarn.core.chance import generator
from carbarn.core.dealer import Dealer
from carbarn.core.match import Match
from carbarn.core.types import copied
from carbarn.games.routes import thoughts
from carbarn.games.routes.state import GRAY, TURN, WILD

WANTED = re.compile(r"Pays for (.+)–(.+) on the way from (.+) to (.+); the plan is short of (\d+) cards? of .+")
FILLER = re.compile(r"Would help to pay for (.+)–(.+), which brings (\d+) points?: .+")
USEFUL = re.compile(
    r"Not in the plan, but (?:enough to pay|on the way to paying) for (.+)–(.+), which brings (\d+) points?"
    r"(?: and then lacks (\d+) cards?)?: .+"
)
ONE_OF_MANY = re.compile(r"(?<![\d.])1 (points|cards|spaces|turns|trains|cable cars)\b")


def views(name: str, seats: int = 2) -> list[Any]:
    """What the seats of a planners' game see, decision by decision."""
    game, rng = carbarn.game(name), generator(3)
    match, found = Match(game, seats, Dealer.seeded(8)), []
    while not match.over:
        found.append(match.view(match.to_move))
        match.play(game.decide(found[-1], "planner", rng))
    return found


def bits(words: Any) -> set[int]:
    return {60 * word + i for word in range(2) for i in range(60) if int(words[word]) >> i & 1}


def draws(game: Any, view: Any) -> list[tuple[int, int]]:
    """The cards that may be taken face up: the action and the colour."""
    ids = game.legal(view).tolist()
    return [(id, int(view[0].display[game.action(id).place])) for id in ids if game.action(id).kind == "draw-display"]


@pytest.mark.parametrize("name", ["usa", "san_francisco"])
def test_a_card_is_wanted_for_a_route_of_the_plan(name: str) -> None:
    """U7, U14: of its own colour if there is one, else a gray one; on the way of a ticket that the seat holds."""
    game: Any = carbarn.game(name)
    guide, board, wanted, fillers = game.guide("plain"), game.board, 0, 0
    for view in views(name):
        seat, minds = int(view[0].seat), game.minds("plain")
        thoughts.plan(board.table, view, minds)
        mind = minds[seat]
        tickets = {
            (each.a.names["en"], each.b.names["en"]) for each in board.tickets if each.index in bits(view[0].held[seat])
        }
        for id, colour in draws(game, view):
            sentence = guide.reason(view, id, "en")
            meant, found = bits(mind.plan), WANTED.fullmatch(sentence)
            if found:
                assert tuple(found.groups()[2:4]) in tickets
                assert int(found[5]) == round(float(mind.short[colour]))
                wanted += 1
            elif found := FILLER.fullmatch(sentence):
                meant = bits(mind.fillers)
                fillers += 1
            if found:
                colours = {board.routes[i].colour for i in meant}
                assert any(
                    (route.a.names["en"], route.b.names["en"]) == tuple(found.groups()[:2])
                    and route.colour == (colour if colour in colours else GRAY)
                    for route in (board.routes[i] for i in meant)
                ), sentence
            elif colour != WILD:
                assert "not need" in sentence or USEFUL.fullmatch(sentence), sentence
    assert wanted > 20
    assert fillers > 5


def claimed(game: Any, view: Any, colour: int, cards: int) -> set[tuple[str, str, int]]:
    """What could be claimed with this colour if there were so many cards more of it: cities and points."""
    richer = copied(view)
    richer["hand"][0][int(view[0].seat)][colour] += cards
    claims = [game.action(id) for id in game.legal(richer).tolist() if game.action(id).kind == "claim"]
    routes = [game.board.routes[claim.route] for claim in claims if claim.colour == colour]
    points = game.board.rules["route_points"]
    return {(route.a.names["en"], route.b.names["en"], points[route.length - 1]) for route in routes}


@pytest.mark.parametrize("name", ["usa", "san_francisco"])
def test_a_card_that_no_ticket_needs_is_good_for_something(name: str) -> None:
    """U14 to U19: with the cards that are said to be missing the route can be claimed, and with one less it cannot."""
    game: Any = carbarn.game(name)
    guide, told = game.guide("plain"), 0
    for view in (view for view in views(name) if int(view[0].phase) == TURN):
        for id, colour in draws(game, view):
            if found := USEFUL.fullmatch(guide.reason(view, id, "en")):
                route, missing = (found[1], found[2], int(found[3])), int(found[4] or 0)
                assert route in claimed(game, view, colour, missing + 1)
                assert route not in claimed(game, view, colour, missing)
                told += 1
    assert told > 20


@pytest.mark.parametrize("name", carbarn.game_names())
def test_one_of_something_is_one(name: str) -> None:
    game: Any = carbarn.game(name)
    guide = game.guide("plain")
    for view in views(name)[::3]:
        for id in game.legal(view).tolist():
            assert not ONE_OF_MANY.search(sentence := guide.reason(view, id, "en")), sentence
