"""Why an action is good, in the games of routes: the sentences name routes and tickets that are what they say."""

import re
from pathlib import Path
from typing import Any

import pytest

import carbarn
from carbarn.core.chance import generator
from carbarn.core.dealer import Dealer
from carbarn.core.match import Match
from carbarn.core.types import copied
from carbarn.games.routes import thoughts
from carbarn.games.routes.state import CHOOSE_TICKETS, GRAY, TURN, WILD, WORD
from tests.rig import Rig
from tests.test_planner import bits, planned

TINY = str(Path(__file__).parent / "boards" / "three_cities.toml")
WANTED = re.compile(r"Pays for (.+)–(.+) on the way from (.+) to (.+); the plan is short of (\d+) cards? of .+")
FILLER = re.compile(r"Would help to pay for (.+)–(.+), which brings (\d+) points?: .+")
USEFUL = re.compile(
    r"Not in the plan, but (?:enough to pay|on the way to paying) for (.+)–(.+), which brings (\d+) points?"
    r"(?: and then lacks (\d+) cards?)?: .+"
)
ONE_OF_MANY = re.compile(r"(?<![\d.])1 (points|cards|spaces|turns|trains|cable cars)\b")


def views(name: str, seats: int = 2, seed: int = 8) -> list[Any]:
    """What the seats of a planners' game see, decision by decision."""
    game, rng = carbarn.load(name) if name.endswith(".toml") else carbarn.game(name), generator(3)
    match, found = Match(game, seats, Dealer.seeded(seed)), []
    while not match.over:
        found.append(match.view(match.to_move))
        match.play(game.decide(found[-1], "planner", rng))
    return found


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
        seat = int(view[0].seat)
        mind = planned(game, view)
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
            elif colour != WILD and view[0].rounds_end < 0:
                assert sentence.startswith("The plan ") or USEFUL.fullmatch(sentence), sentence
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
                names = [game.board.routes[index] for index in bits(planned(game, view).plan)]
                assert route[:2] not in {(each.a.names["en"], each.b.names["en"]) for each in names}
                told += 1
    assert told > 20


@pytest.mark.parametrize("name", [*carbarn.game_names(), TINY], ids=lambda name: Path(name).stem)
def test_one_of_something_is_one(name: str) -> None:
    game: Any = carbarn.load(name) if name == TINY else carbarn.game(name)
    guide = game.guide("plain")
    for view in views(name)[:: 1 if name == TINY else 3]:
        for id in game.legal(view).tolist():
            assert not ONE_OF_MANY.search(sentence := guide.reason(view, id, "en")), sentence


def said(rig: Rig, text: str, locale: str = "en") -> str:
    """The sentence about an action of the seat to move."""
    view = rig.game.view(rig.match.state, rig.seat)
    sentence: str = rig.game.guide("plain").reason(view, rig.game.parse(view, text), locale)
    return sentence


def test_a_rival_who_cannot_claim_a_route_does_not_want_it() -> None:
    """U16, U24: one who has the trains and a turn left, and routes at its ends."""
    rig = Rig("usa").hand(0, white=5).own(1, ("denver", "santa_fe"))
    assert "one rival may want" in said(rig, "claim Denver–Phoenix with 5 white")
    rig.trains(1, 4)
    assert "rival" not in said(rig, "claim Denver–Phoenix with 5 white")
    rig.trains(1, 40).s.rounds_end = 2
    assert "one rival may want" in said(rig, "claim Denver–Phoenix with 5 white")
    rig.s.rounds_end = 1
    assert "rival" not in said(rig, "claim Denver–Phoenix with 5 white")


@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_is_stopped_by_one_track_of_two(seats: int) -> None:
    """U18, U19: with four players the other track stays open."""
    game: Any = carbarn.game("usa")
    guide, board, told = game.guide("plain"), game.board, 0
    for view in (view for view in views("usa", seats) if int(view[0].phase) == TURN):
        for candidate in guide.candidates(view):
            if "missing on a rival" in guide.reason(view, candidate.action, "en"):
                twin = int(board.table[0].twin[game.action(candidate.action).route])
                rivals = set(range(seats)) - {int(view[0].seat)}
                assert seats == 3 or twin < 0 or not any(twin in bits(view[0].open[rival]) for rival in rivals)
                told += 1
    assert told > 3


def on_the_way_to_el_paso() -> Rig:
    """A ticket from Denver, and one way only: two gray routes of two spaces."""
    rig = Rig("usa").held(0, ("denver", "el_paso"))
    rig.s.open[0] = 0
    for route in (rig.route("denver", "santa_fe"), rig.route("santa_fe", "el_paso")):
        rig.s.open[0, route // WORD] |= 1 << (route % WORD)
    return rig


def test_what_a_locomotive_stands_for() -> None:
    """U15: the cards that the plan lacks, less the locomotives that are held already."""
    rig = on_the_way_to_el_paso().display("wild", "wild", "red")
    assert said(rig, "draw display 1").endswith("the plan is short of 4.")
    rig.hand(0, wild=1)
    assert said(rig, "draw display 1").endswith("the plan is short of 3.")
    rig.hand(0, wild=4)
    assert said(rig, "draw display 1").endswith("the plan lacks none.")


def test_cards_that_may_come() -> None:
    """U7, U12: where the deck is empty, the discards: everybody has seen them."""
    rig = on_the_way_to_el_paso().hand(0, wild=4).deck(red=5)
    assert said(rig, "draw blind") == "The plan lacks no card: whatever comes is for more points."
    rig.hand(0).deck().discards(red=5, wild=2, blue=3)
    lacks = {name for name in ("red", "blue") if "short" in said(rig.display(name), "draw display 1")}
    useful = 2 + 5 * ("red" in lacks) + 3 * ("blue" in lacks)
    assert said(rig, "draw blind") == f"{useful} of the 10 cards that may come would help the plan."


def test_the_last_turn() -> None:
    """U24: cards cannot be spent any more, and new ways cannot be built."""
    rig = Rig("usa").deck(red=5).display("red", "wild").pool(("denver", "el_paso")).held(0, ("boston", "miami"))
    rig.s.rounds_end = 2
    for text in ("draw blind", "draw display 1", "draw display 2"):
        assert said(rig, text) == "Your last turn: no card can be spent any more."
    assert said(rig, "draw tickets").startswith("Your last turn: only a ticket that your routes join already")


def test_tickets_that_do_not_fit_are_said_to_be_left_out() -> None:
    """U21, U23: as many as the plan with these tickets gives up."""
    game: Any = carbarn.game("usa")
    guide, dropped = game.guide("plain"), set[int]()
    for view in (view for seed in range(8) for view in views("usa", seed=seed) if int(view[0].phase) == CHOOSE_TICKETS):
        for id in game.legal(view).tolist():
            minds = game.minds("plain")
            thoughts.weigh_keep(game.board.table, view, minds, sum(1 << place for place in game.action(id).places))
            count = int(minds[int(view[0].seat)]["dropped"]).bit_count()
            sentence = guide.reason(view, id, "en")
            assert ("all your tickets" in sentence) == (count == 0)
            assert ("that does not fit" in sentence) == (count == 1)
            dropped.add(count)
    assert len(dropped) > 1


def test_a_colour_that_the_plan_has_enough_of_is_not_one_that_it_does_not_need() -> None:
    game: Any = carbarn.game("usa")
    guide, told = game.guide("plain"), set[bool]()
    for view in (view for seed in range(6) for view in views("usa", seed=seed)):
        need = planned(game, view)["need"]
        for id, colour in draws(game, view):
            sentence = guide.reason(view, id, "en")
            if sentence.startswith("The plan"):
                assert sentence.startswith("The plan needs no more" if need[colour] else "The plan does not need")
                told.add(bool(need[colour]))
    assert len(told) == 2
