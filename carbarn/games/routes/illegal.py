"""Why an action is not legal: slow, plain, and written apart from `legality.py`; tests prove that the two agree.

Each answer names the rule and a sentence of the catalogues. Rule ids are those of the map's own rulebook.
"""

from collections.abc import Mapping
from typing import Any

from carbarn.core.errors import IllegalAction
from carbarn.core.types import State
from carbarn.games.routes import actions as kinds
from carbarn.games.routes.board import Board, Route
from carbarn.games.routes.state import (
    BLANK,
    CHOOSE_TICKETS,
    DEAL_HANDS,
    DEAL_TICKETS,
    DRAW_BLIND,
    FILL_DISPLAY,
    LAST_CHANCE,
    OVER_BY_LAST_ROUND,
    OVER_BY_PASSES,
    PLACE_TOKEN,
    SECOND_CARD,
    SET_OUT_TOKENS,
    TAKE_TOKEN,
    TURN,
    WHO_BEGINS,
    WILD,
    WORD,
)

# The same rule has its own id in each rulebook.
_RULES: Mapping[str, Mapping[str, str]] = {
    "U": {
        "turn": "U6", "first": "U7", "second wild": "U9", "no deck": "U13", "cost": "U14", "wilds": "U15",
        "ferries": "U15", "trains": "U16", "taken": "U17", "own twin": "U18", "closed twin": "U19", "opening": "U4",
        "tickets": "U21", "over": "U24", "pass": "U31", "empty": "U13", "token": "U6", "placing": "U6",
        "placing both": "U6",
    },
    "F": {
        "turn": "F10", "first": "F11", "second wild": "F11", "no deck": "F13", "cost": "F14", "wilds": "F14",
        "ferries": "F15", "trains": "F14", "taken": "F14", "own twin": "F16", "closed twin": "F16", "opening": "F4",
        "tickets": "F19", "over": "F20", "pass": "F24", "empty": "F13", "token": "F18", "placing": "F7",
        "placing both": "F8",
    },
}  # fmt: skip


class Referee:
    """Judges actions in one state."""

    def __init__(self, board: Board, state: State) -> None:
        self.board = board
        self.s = state[0]
        self.seat = int(self.s.seat)
        choose = self.board.table[0].aside_choice[self.s.seats]
        self.placing = "placing" if choose else "placing both"  # F8 is for one player who places both
        self.ids = _RULES.get(str(board.file.content.get("rulebook")), _RULES["U"])

    def no(self, rule: str, message: str, **details: Any) -> IllegalAction:
        """A refusal, under the id that this map's rulebook has for the rule."""
        return IllegalAction(self.ids[rule], message, **details)

    def judge(self, action: int) -> IllegalAction | None:
        """None if the action is legal now; else why not."""
        s = self.s
        try:
            kind, p = kinds.parts(self.board, action)
        except IndexError:
            return self.no("turn", "illegal-no-such-action", action=str(action)[:20])
        if s.phase >= OVER_BY_LAST_ROUND:
            return self.no("pass" if s.phase == OVER_BY_PASSES else "over", "illegal-over")
        chance = kind in (kinds.CardComes, kinds.TicketComes, kinds.SeatBegins, kinds.SymbolComes)
        if s.phase <= LAST_CHANCE:
            return self._chance(kind, p[0]) if chance else self.no("turn", "illegal-chance-first")
        if chance:
            return self.no("turn", "illegal-not-chance")
        if kind is kinds.Keep:
            return self._keep(p[0])
        if kind is kinds.TakeToken:
            return self._take_token(p[0])
        if kind is kinds.PlaceToken:
            return self._place_token(*p)
        return self._turn(kind, p)

    def _chance(self, kind: type[kinds.RouteAction], value: int) -> IllegalAction | None:
        """An outcome that cannot be: a card that is not in the deck, a ticket that is not there."""
        s = self.s
        if kind is kinds.SeatBegins:
            possible = s.phase == WHO_BEGINS and value < s.seats
        elif kind is kinds.SymbolComes:
            possible = s.phase == SET_OUT_TOKENS and s.symbol_city[value] == BLANK and value not in s.aside
        elif kind is kinds.TicketComes:
            possible = s.phase == DEAL_TICKETS and bool(s.pool[value // WORD] >> (value % WORD) & 1)
        else:
            possible = s.phase in (DEAL_HANDS, FILL_DISPLAY, DRAW_BLIND) and s.deck[value] > 0
        return None if possible else self.no("turn", "illegal-impossible-outcome")

    def _phase(self) -> IllegalAction:
        """Something else has to be done first."""
        if self.s.phase == CHOOSE_TICKETS:
            return self.no("opening" if self.s.turns == 0 else "tickets", "illegal-choose-tickets-first")
        if self.s.phase == PLACE_TOKEN:
            return self.no(self.placing, "illegal-place-token-first")
        if self.s.phase == TAKE_TOKEN:
            return self.no("token", "illegal-take-token-first")
        return self.no("first", "illegal-second-card-first")

    def _turn(self, kind: type[kinds.RouteAction], p: tuple[Any, ...]) -> IllegalAction | None:
        """One of the three actions of a turn, a second card, or a pass."""
        s = self.s
        drawing = kind in (kinds.DrawFaceUp, kinds.DrawBlind)
        if s.phase != TURN and not (s.phase == SECOND_CARD and drawing):
            return self._phase()
        if kind is kinds.DrawFaceUp:
            return self._face_up(p[0])
        if kind is kinds.DrawBlind:
            return None if self._deck() else self.no("no deck", "illegal-no-cards")
        if kind is kinds.DrawTickets:
            return None if s.pool_count + s.queue_count else self.no("tickets", "illegal-no-tickets")
        if kind is kinds.Claim:
            return self._claim(self.board.routes[p[0]], p[1], p[2])
        return self.no("pass", "illegal-pass") if self._can_act() else None

    def _deck(self) -> int:
        """Cards that can still be drawn blind."""
        return int(self.s.deck_count) + int(self.s.discard_count)

    def _face_up(self, place: int) -> IllegalAction | None:
        card = self.s.display[place]
        if card == BLANK:
            return self.no("empty", "illegal-empty-place", place=place + 1)
        if self.s.phase == SECOND_CARD and card == WILD:
            return self.no("second wild", "illegal-second-wild", vocabulary=self.board.vocabulary)
        return None

    def _owner(self, route: Route) -> int:
        """The seat that has claimed a route, or BLANK."""
        for seat in range(self.s.seats):
            if self.s.own[seat, route.index // WORD] >> (route.index % WORD) & 1:
                return seat
        return BLANK

    def _claim(self, route: Route, colour: int, wilds: int) -> IllegalAction | None:
        s, seat, vocabulary = self.s, self.seat, self.board.vocabulary
        if self._owner(route) != BLANK:
            return self.no("taken", "illegal-route-taken")
        for other in self.board.routes:
            if other is not route and {other.a.id, other.b.id} == {route.a.id, route.b.id}:
                owner = self._owner(other)
                if owner == seat:
                    return self.no("own twin", "illegal-own-twin")
                if owner != BLANK and s.seats < self.board.rules["both_tracks_from"]:
                    return self.no("closed twin", "illegal-closed-twin")
        if s.trains[seat] < route.length:
            have = int(s.trains[seat])
            return self.no("trains", "illegal-too-few-trains", need=route.length, have=have, vocabulary=vocabulary)
        if s.hand[seat, WILD] < wilds:
            have = int(s.hand[seat, WILD])
            rule = "ferries" if wilds <= route.ferries else "wilds"
            return self.no(rule, "illegal-too-few-wilds", need=wilds, have=have, vocabulary=vocabulary)
        if colour != WILD and s.hand[seat, colour] < route.length - wilds:
            return self.no("cost", "illegal-too-few-cards", need=route.length - wilds, have=int(s.hand[seat, colour]))
        return None

    def _can_act(self) -> bool:
        """Whether any of the three actions is possible."""
        s, t = self.s, self.board.table[0]
        if self._deck() or s.pool_count + s.queue_count or any(card != BLANK for card in s.display):
            return True
        claims = range(int(t.first_claim[len(self.board.routes)]))
        return any(
            self._claim(self.board.routes[t.claim_route[c]], int(t.claim_colour[c]), int(t.claim_wilds[c])) is None
            for c in claims
        )

    def _keep(self, places: tuple[int, ...]) -> IllegalAction | None:
        s = self.s
        if s.phase != CHOOSE_TICKETS:
            return self._phase() if s.phase != TURN else self.no("tickets", "illegal-no-offer")
        offered = int(s.offer_count[self.seat])
        rule = "opening" if s.turns == 0 else "tickets"
        if max(places) >= offered:
            return self.no(rule, "illegal-not-offered", place=max(places) + 1, offered=offered)
        deal = self.board.rules["opening_tickets" if s.turns == 0 else "drawn_tickets"]
        if len(places) < min(deal["keep"], offered):
            return self.no(rule, "illegal-keep-more", least=deal["keep"], kept=len(places))
        return None

    def _stack(self, city: int) -> int | None:
        """The symbol whose stack was put at a city, or None."""
        for symbol in range(len(self.board.symbols)):
            if self.s.symbol_city[symbol] == city:
                return symbol
        return None

    def _take_token(self, city: int) -> IllegalAction | None:
        s = self.s
        if s.phase != TAKE_TOKEN:
            return self._phase() if s.phase != TURN else self.no("token", "illegal-no-token-now")
        route, symbol = self.board.routes[s.last_route], self._stack(city)
        if city not in (route.a.index, route.b.index):
            return self.no("token", "illegal-token-elsewhere")
        if symbol is None or s.symbol_left[symbol] == 0:
            return self.no("token", "illegal-no-token-there")
        return self.no("token", "illegal-token-held") if s.tokens[self.seat] >> symbol & 1 else None

    def _place_token(self, symbol: int, city: int) -> IllegalAction | None:
        s = self.s
        if s.phase != PLACE_TOKEN:
            return self._phase() if s.phase != TURN else self.no(self.placing, "illegal-no-placing-now")
        aside = [int(x) for x in s.aside if x != BLANK]
        if symbol not in aside:
            return self.no(self.placing, "illegal-not-set-aside")
        if self.placing == "placing both" and symbol != aside[0]:
            return self.no(self.placing, "illegal-other-token-first")
        return self.no(self.placing, "illegal-stack-there") if self._stack(city) is not None else None
