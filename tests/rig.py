"""Rigged positions: a table that stands exactly as a rule's test wants it."""

from collections.abc import Mapping
from typing import Any

import numpy as np

import carbarn
from carbarn.core.errors import IllegalAction
from carbarn.core.game import CHANCE
from carbarn.core.match import Match
from carbarn.games.routes.state import BLANK, CARDS, TURN, WILD, WORD, blank_state


class Rig:
    """A match without a dealer: the test says what chance does.

    `Rig("usa", seats=2)` stands at the first turn of seat 0 with empty hands, an empty display, an empty deck, no
    discards, no tickets anywhere and every route open. The test then sets what it needs, by names.
    """

    def __init__(self, game: Any = "usa", seats: int = 2, **options: Any) -> None:
        self.game = carbarn.game(game, first=0, **options)
        self.board = self.game.board
        self.match = Match(self.game, seats)
        fresh, table = blank_state()[0], self.board.table[0]
        s = self.match.state[0]
        fresh.seats, fresh.first, fresh.seat, fresh.turns, fresh.phase = seats, 0, 0, 1, TURN
        fresh.trains[:seats] = table.trains
        fresh.open[:seats] = table.all_routes
        for name in s.dtype.names:
            s[name] = fresh[name]
        self.match._before.clear()
        self.match.log.clear()

    # Names

    @property
    def s(self) -> Any:
        """The state's record."""
        return self.match.state[0]

    def colour(self, name: str) -> int:
        return WILD if name == "wild" else self.board.colours.index(name)

    def counts(self, cards: Mapping[str, int]) -> np.ndarray:
        out = np.zeros(CARDS, np.int8)
        for name, count in cards.items():
            out[self.colour(name)] = count
        return out

    def city(self, id: str) -> int:
        return next(c.index for c in self.board.cities if c.id == id)

    def route(self, a: str, b: str, track: int = 0) -> int:
        """The route between two cities by id; `track` 1 or 2 on a double route (0 takes the first)."""
        found = [r for r in self.board.routes if {r.a.id, r.b.id} == {a, b} and track in (0, r.track)]
        return found[0].index

    def ticket(self, a: str, b: str) -> int:
        return next(t.index for t in self.board.tickets if {t.a.id, t.b.id} == {a, b})

    # Setting

    def hand(self, seat: int, **cards: int) -> "Rig":
        self.s.hand[seat] = self.counts(cards)
        self.s.hand_count[seat] = sum(cards.values())
        return self

    def deck(self, **cards: int) -> "Rig":
        self.s.deck[:] = self.counts(cards)
        self.s.deck_count = sum(cards.values())
        return self

    def discards(self, **cards: int) -> "Rig":
        self.s.discard[:] = self.counts(cards)
        self.s.discard_count = sum(cards.values())
        return self

    def display(self, *cards: str) -> "Rig":
        """Face-up cards from place 1 on; "-" or nothing for an empty place."""
        self.s.display[:] = BLANK
        for place, card in enumerate(cards):
            self.s.display[place] = BLANK if card == "-" else self.colour(card)
        return self

    def trains(self, seat: int, count: int) -> "Rig":
        self.s.trains[seat] = count
        return self

    def own(self, seat: int, *routes: tuple[Any, ...]) -> "Rig":
        """Give routes to a seat, each as (a, b) or (a, b, track), with what that closes; no cards, no points."""
        for names in routes:
            route = self.route(*names)
            self._bit(self.s.own[seat], route)
            for other in range(self.s.seats):
                self.s.open[other, route // WORD] &= ~(1 << (route % WORD))
            twin = int(self.board.table[0].twin[route])
            if twin != BLANK:
                closed = range(self.s.seats) if self.s.seats < self.board.rules["both_tracks_from"] else [seat]
                for other in closed:
                    self.s.open[other, twin // WORD] &= ~(1 << (twin % WORD))
        return self

    def held(self, seat: int, *tickets: tuple[str, str]) -> "Rig":
        """Give tickets to a seat."""
        for names in tickets:
            self._bit(self.s.held[seat], self.ticket(*names))
            self.s.ticket_count[seat] += 1
        return self

    def pool(self, *tickets: tuple[str, str]) -> "Rig":
        """These tickets are in the deck, in no order that anybody knows."""
        self.s.pool[:] = 0
        for names in tickets:
            self._bit(self.s.pool, self.ticket(*names))
        self.s.pool_count = len(tickets)
        return self

    def queue(self, *tickets: tuple[str, str], by: int = 1) -> "Rig":
        """These tickets lie at the bottom of the deck, in this order, put back by a seat."""
        for i, names in enumerate(tickets):
            self.s.queue[i], self.s.queue_by[i] = self.ticket(*names), by
        self.s.queue_count = len(tickets)
        return self

    def stack(self, symbol: int, city: str, left: int) -> "Rig":
        """A stack of tokens at a city."""
        self.s.symbol_city[symbol], self.s.symbol_left[symbol] = self.city(city), left
        return self

    def _bit(self, words: Any, index: int) -> None:
        words[index // WORD] |= 1 << (index % WORD)

    # Playing

    def play(self, *actions: str) -> "Rig":
        """Actions of the seat to move, and cards that come ("card red"), tickets that come, in notation."""
        for action in actions:
            self.match.step(self.game.parse(self.match.state, action))
        return self

    @property
    def legal(self) -> list[str]:
        """What may be done now, as notation."""
        return [str(action) for action in self.match.legal]

    def refused(self, action: str) -> IllegalAction:
        """The refusal of an action; fails if it is legal, or if anything changed."""
        before = self.match.state.tobytes()
        id = self.game.parse(self.match.state, action)
        assert not self.game.is_legal(self.match.state, id)
        refusal = self.game.why_illegal(self.match.state, id)
        assert refusal is not None, f"{action} is legal"
        try:
            self.match.step(id)
        except IllegalAction as error:
            assert str(error) == str(refusal)
        else:
            raise AssertionError(f"{action} was carried out")
        assert self.match.state.tobytes() == before
        return refusal

    @property
    def seat(self) -> int:
        """The seat to move."""
        return self.match.to_move

    @property
    def chance_waits(self) -> bool:
        return self.match.to_move == CHANCE

    def outcomes(self) -> dict[str, int]:
        """What chance may do now, with weights."""
        outcomes = self.game.chance(self.match.state)
        return {self.game.text(int(i)): int(w) for i, w in zip(outcomes.ids, outcomes.weights, strict=True)}

    def scores(self) -> Any:
        return self.game.scores(self.match.state)
