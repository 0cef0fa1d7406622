"""Full games refereed by independent engines, replayed step by step (tests/oracle/README.md tells the format)."""

import gzip
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import carbarn
from carbarn.core.game import CHANCE
from carbarn.core.match import Match
from carbarn.games.routes import actions as kinds
from carbarn.games.routes.state import (
    DEAL_TICKETS,
    GRAY,
    SET_OUT_TOKENS,
    WILD,
    WORD,
)

FOLDER = Path(__file__).parent / "oracle"


def games(name: str) -> list[dict[str, Any]]:
    with gzip.open(FOLDER / f"{name}_games.json.gz", "rt", encoding="utf-8") as file:
        return json.load(file)


USA, SAN_FRANCISCO = games("usa"), games("san_francisco")


class Table:
    """A match in which chance does what the other engine's shuffles did."""

    def __init__(self, name: str, game: dict[str, Any], wild: str, by_name: bool) -> None:
        self.match = Match(carbarn.game(name, first=0), game["players"])
        self.board = self.match.game.board
        self.game, self.wild = game, wild
        self.deck = list(game["deck"])
        self.reshuffles = [list(deck) for deck in game["reshuffles"]]
        self.tickets = list(game["tickets"])
        self.city = {(c.names["en"].replace("é", "e") if by_name else c.id): c.index for c in self.board.cities}
        tokens = game.get("tokens", {"start": {}, "aside": []})
        start = self.board.file.content.get("tokens", {}).get("start", [])
        self.symbols = [tokens["start"][city] for city in start] + tokens["aside"]

    def colour(self, name: str) -> int:
        if name == self.wild:
            return WILD
        return GRAY if name == "gray" else self.board.colours.index(name)

    def deal(self) -> None:
        """Let chance do what it did there, until a seat decides; passes had no action of their own there."""
        t = self.board.table[0]
        while True:
            while self.match.to_move == CHANCE:
                phase = self.match.state["phase"][0]
                if phase == SET_OUT_TOKENS:
                    self.match.step(int(t.symbol_id) + self.symbols.pop(0))
                elif phase == DEAL_TICKETS:
                    self.match.step(int(t.ticket_id) + self.ticket(self.tickets.pop(0)))
                else:
                    if not self.deck:
                        self.deck = self.reshuffles.pop(0)
                        assert Counter(self.colour(c) for c in self.deck) == self.in_deck()
                    self.match.step(int(t.card_id) + self.colour(self.deck.pop(0)))
            if [a.kind for a in self.match.legal] != ["pass"]:
                return
            self.match.play("pass")

    def in_deck(self) -> Counter[int]:
        return Counter({c: int(n) for c, n in enumerate(self.match.state["deck"][0]) if n})

    def ticket(self, ticket: list[Any]) -> int:
        ends = {self.city[ticket[0]], self.city[ticket[1]]}
        return next(x.index for x in self.board.tickets if {x.a.index, x.b.index} == ends and x.points == ticket[2])

    def taken(self) -> set[int]:
        own = self.match.state["own"][0]
        return {r.index for r in self.board.routes for words in own if words[r.index // WORD] >> (r.index % WORD) & 1}

    def canonical(self) -> list[Any]:
        """One payment for each track and colour: as many coloured cards as possible."""
        best: dict[Any, Any] = {}
        for action in self.match.legal:
            key = (action.route, action.colour) if action.kind == "claim" else action.id
            if key not in best or action.wilds < best[key].wilds:
                best[key] = action
        return list(best.values())


def route_on(table: Table, a: str, b: str, colour: str, length: int | None, track: int | None) -> list[int]:
    ends = {table.city[a], table.city[b]}
    return [
        r.index
        for r in table.board.routes
        if {r.a.index, r.b.index} == ends
        and r.colour == table.colour(colour)
        and length in (None, r.length)
        and track in (None, max(r.track - 1, 0))
    ]


def play_drawn(table: Table, action: list[Any]) -> bool:
    """What both games have: keep, draw, tickets."""
    if action[0] == "keep":
        table.match.play("keep " + " ".join(str(i + 1) for i in action[1]))
    elif action[0] == "draw":
        table.match.play("draw blind" if action[1] == "blind" else f"draw display {action[1] + 1}")
    elif action[0] == "tickets":
        table.match.play("draw tickets")
    else:
        return False
    return True


@pytest.mark.parametrize("number", range(len(USA)))
def test_usa_game_refereed_elsewhere(number: int) -> None:
    game = USA[number]
    table = Table("usa", game, "locomotive", by_name=True)
    match = table.match
    table.deal()
    for step, (action, legal) in enumerate(zip(game["actions"], game["legal"], strict=True)):
        assert len(table.canonical()) == legal, f"step {step}: {action}"
        if action[0] == "claim":
            _, a, b, length, colour, paid = action
            chosen = [
                x
                for x in table.canonical()
                if isinstance(x, kinds.Claim)
                and x.route in route_on(table, a, b, colour, length, None)
                and x.colour == table.colour(paid)
            ]
            match.play(chosen[0])
        else:
            assert play_drawn(table, action)
        table.deal()
    assert match.over
    scores = match.scores
    for mine, theirs in zip(scores.seats, game["final"], strict=True):
        assert mine.points["routes"] == theirs["routes"]
        assert mine.points["tickets_made"] + mine.points["tickets_missed"] == theirs["ticket_points"]
        assert mine.points["longest_path"] == theirs["longest_bonus"]
        assert mine.facts["completed"] == theirs["completed"]
        assert mine.facts["path"] == theirs["longest_path"]
        assert mine.total == theirs["total"]
    assert list(scores.winners) == game["winners"]


@pytest.mark.parametrize("number", range(len(SAN_FRANCISCO)))
def test_san_francisco_game_refereed_elsewhere(number: int) -> None:
    game = SAN_FRANCISCO[number]
    table = Table("san_francisco", game, "ferry", by_name=False)
    match = table.match
    table.deal()
    for step, action in enumerate(game["actions"]):
        assert len(match.legal) == game["legal"][step], f"step {step}: {action}"
        assert len(table.canonical()) == game["canonical"][step], f"step {step}: {action}"
        if action[0] == "claim":
            _, a, b, colour, track, paid, ferries = action
            (route,) = route_on(table, a, b, colour, None, track)
            wanted = (route, table.colour(paid), ferries)
            (claim,) = (x for x in match.legal if isinstance(x, kinds.Claim) and (x.route, x.colour, x.wilds) == wanted)
            match.play(claim)
        elif action[0] == "place_token":
            match.play(int(table.board.table[0].place_id) + action[2] * len(table.board.cities) + table.city[action[1]])
        elif action[0] == "take_token":
            match.play(int(table.board.table[0].take_id) + table.city[action[1]])
        else:
            assert play_drawn(table, action)
        table.deal()
        assert [int(p) for p in match.state["points"][0][: game["players"]]] == game["points"][step]
    assert match.over
    scores = match.scores
    for mine, theirs in zip(scores.seats, game["final"], strict=True):
        assert mine.points["routes"] == theirs["routes"]
        assert mine.points["tickets_made"] + mine.points["tickets_missed"] == theirs["ticket_points"]
        assert mine.facts["completed"] == theirs["completed"]
        assert mine.points["tokens"] == theirs["token_points"]
        held = int(match.state["tokens"][0][mine.seat])
        assert [i for i in range(7) if held >> i & 1] == sorted(theirs["tokens"])
        assert mine.total == theirs["total"]
    assert list(scores.winners) == game["winners"]


def test_oracle_is_whole() -> None:
    """The suite replays what the issue names: sixty games of North America, twenty-five of San Francisco."""
    assert len(USA) == 60
    assert len(SAN_FRANCISCO) == 25
    assert {g["players"] for g in USA} == {2, 3, 4, 5}
    assert {g["players"] for g in SAN_FRANCISCO} == {2, 3, 4}
