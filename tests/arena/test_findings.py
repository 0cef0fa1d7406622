"""Findings add up to the scores: what a family tells of its games is what its rules have counted."""

from typing import Any

import pytest

import carbarn
from carbarn.bots.bot import PolicyBot
from carbarn.core.dealer import Dealer
from carbarn.core.findings import NOBODY, Finding
from carbarn.core.match import Match

TABLES: list[tuple[str, dict[str, Any], int]] = [
    ("usa", {}, 2),
    ("usa", {"tickets": "mega"}, 5),
    ("san_francisco", {}, 3),
    ("cable_car", {}, 4),
    ("cable_car", {"companies": True}, 3),
]


def finished(name: str, options: dict[str, Any], seats: int, seed: int, policy: str) -> Match:
    match = Match(carbarn.game(name, **options), seats, Dealer.seeded(seed))
    bot = PolicyBot(match.game, policy, seed)
    while not match.over:
        match.play(bot.choose(match.view(match.to_move)))
    return match


def total(found: list[Finding], kind: str, seat: int, **more: Any) -> int:
    chosen = [each for each in found if each.kind == kind and each.seat == seat]
    return sum(each.points for each in chosen if all(getattr(each, key) == value for key, value in more.items()))


@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
@pytest.mark.parametrize("policy", ["random", "planner"])
def test_points_of_findings_are_those_of_the_scores(
    name: str, options: dict[str, Any], seats: int, policy: str
) -> None:
    for seed in range(3):
        match = finished(name, options, seats, seed, policy)
        found = list(match.game.findings(seats, match.log))
        for score in match.scores.seats:
            points = score.points
            assert total(found, "route", score.seat) == points.get("routes", 0)
            assert total(found, "ticket", score.seat, done=True) == points.get("tickets_made", 0)
            assert total(found, "ticket", score.seat, done=False) == points.get("tickets_missed", 0)
            assert total(found, "line", score.seat, tag="station") == points.get("lines", 0)
            assert total(found, "line", score.seat, tag="power_station") == points.get("power_station", 0)
            assert total(found, "share", score.seat) == points.get("shares", 0)


@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
def test_things_of_findings_are_named_and_drawn(name: str, options: dict[str, Any], seats: int) -> None:
    match = finished(name, options, seats, 5, "greedy")
    turns = match.game.facts(match.view(0))["turn"]
    for locale in ("en", "fr", "ko"):
        sketch = match.game.sketch(locale)
        drawn = {shape.of for shape in sketch.shapes}
        for found in match.game.findings(seats, match.log):
            assert found.key in sketch.names[found.kind]
            assert found.kind in sketch.order
            assert 0 <= found.turn <= turns
            assert found.seat in (NOBODY, *range(seats))
            if found.kind in ("route", "line"):
                assert (found.kind, found.key) in drawn
        assert all(-0.1 <= part <= 1.1 for shape in sketch.shapes for place in shape.places for part in place)


def test_every_offered_ticket_was_kept_or_returned() -> None:
    match = finished("usa", {}, 2, 1, "planner")
    found = [each for each in match.game.findings(2, match.log) if each.kind == "ticket"]
    held = match.game.facts(match.view(0))["seats"]
    for seat in range(2):
        kept = {each.key for each in found if each.seat == seat and each.tag == "kept"}
        assert kept == {str(told["ticket"]) for told in held[seat]["held"]}
    assert any(each.tag == "returned" for each in found)


def test_tokens_are_those_of_the_end() -> None:
    match = finished("san_francisco", {}, 4, 2, "planner")
    found = [each for each in match.game.findings(4, match.log) if each.kind == "token"]
    for seat, told in enumerate(match.game.facts(match.view(0))["seats"]):
        assert sorted({each.key for each in found if each.seat == seat}) == sorted(set(told["tokens"]))
