"""How the game goes on: setup, the three actions, the end of a turn. Every function changes the state in place."""

from carbarn.core.kernel import bit, kernel
from carbarn.core.types import Record
from carbarn.games.routes.cards import display_waits, find_card, into_hand, leave_deck, spend, take_face_up
from carbarn.games.routes.legality import second_card_exists
from carbarn.games.routes.state import (
    BLANK,
    CARDS,
    CHOOSE_TICKETS,
    DEAL_HANDS,
    DEAL_TICKETS,
    DRAW_BLIND,
    FILL_DISPLAY,
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
from carbarn.games.routes.tickets import keep, offer_from_pool, offer_waits, tickets_left
from carbarn.games.routes.tokens import aside_next, collect_token, put_stack, take_token, token_for


@kernel
def start(b: Record, s: Record, seats: int, first: int) -> None:
    """U1 to U5, F1 to F9: lay everything out; `first` is the seat that begins, or BLANK to draw lots."""
    s.seats = seats
    s.deck_count = 0
    for colour in range(CARDS):
        s.deck[colour] = b.cards[colour]
        s.deck_count += b.cards[colour]
    for seat in range(seats):
        s.trains[seat] = b.trains
        for word in range(2):
            s.open[seat, word] = b.all_routes[word]
    s.pool_count = b.tickets
    for ticket in range(b.tickets):
        s.pool[ticket // WORD] |= bit(ticket % WORD)
    if first == BLANK:
        s.phase = WHO_BEGINS
    else:
        begin_with(b, s, first)


@kernel
def begin_with(b: Record, s: Record, seat: int) -> None:
    """U5, F9: this seat begins; now the tokens are set out, or the cards dealt."""
    s.first = seat
    s.seat = seat
    s.phase = SET_OUT_TOKENS if b.symbols else DEAL_HANDS
    s.dealt = 0


@kernel
def set_out_token(b: Record, s: Record, symbol: int) -> None:
    """F5, F6: the next stack is of this symbol: on a start city, or set aside. The last symbol is no longer chance."""
    while True:
        if s.dealt < b.starts:
            s.symbol_city[symbol] = b.start_cities[s.dealt]
            s.symbol_left[symbol] = b.stack_height[s.seats]
        else:
            s.aside[s.dealt - b.starts] = symbol
        s.dealt += 1
        if s.dealt < b.symbols - 1:
            return
        if s.dealt == b.symbols:
            break
        symbol = last_symbol(b, s)
    s.dealt = 0
    s.phase = DEAL_HANDS


@kernel
def symbol_is_out(s: Record, symbol: int) -> bool:
    """Whether this symbol's stack is on the map or set aside already."""
    return s.symbol_city[symbol] != BLANK or s.aside[0] == symbol or s.aside[1] == symbol


@kernel
def last_symbol(b: Record, s: Record) -> int:
    """The first symbol that is neither on the map nor set aside."""
    for symbol in range(b.symbols):
        if not symbol_is_out(s, symbol):
            return symbol
    return BLANK


@kernel
def deal_to_hand(b: Record, s: Record, colour: int) -> None:
    """U3, F3: one card of the opening hands; the display follows the last one."""
    leave_deck(s, colour)
    into_hand(s, colour)
    s.dealt += 1
    if s.dealt == b.hand_size:
        s.dealt = 0
        s.seat = (s.seat + 1) % s.seats
        if s.seat == s.first:
            s.then = DEAL_TICKETS
            go_on(b, s)


@kernel
def fill_place(b: Record, s: Record, colour: int) -> None:
    """U7: the card that chance turned up lies face up."""
    leave_deck(s, colour)
    s.display[s.place] = colour
    go_on(b, s)


@kernel
def go_on(b: Record, s: Record) -> None:
    """Fill the display as far as it goes; then do what was waiting for that."""
    if display_waits(b, s):
        return
    then = s.then
    if then == SECOND_CARD:
        ask_second_card(b, s)
    elif then == TURN:
        end_turn(b, s)
    elif then == TAKE_TOKEN:
        s.phase = TAKE_TOKEN
    else:
        s.dealt = b.open_deal
        s.phase = DEAL_TICKETS


@kernel
def ask_second_card(b: Record, s: Record) -> None:
    """U7, U30: a second card, unless none may be taken."""
    if second_card_exists(b, s):
        s.phase = SECOND_CARD
    else:
        end_turn(b, s)


@kernel
def deal_ticket(b: Record, s: Record, ticket: int) -> None:
    """U4, U21: a ticket of the pool lies before the seat; at the start every seat is dealt its tickets first."""
    offer_from_pool(s, ticket)
    if offer_waits(s):
        return
    if s.turns == 0:
        s.seat = (s.seat + 1) % s.seats
        if s.seat != s.first:
            s.dealt = b.open_deal
            return
        s.phase = CHOOSE_TICKETS
    else:
        ask_tickets(b, s)


@kernel
def ask_tickets(b: Record, s: Record) -> None:
    """U21, F19: choose from the offer; a single ticket is kept without being asked."""
    if s.offer_count[s.seat] == 1:
        keep(s, bit(0))
        end_turn(b, s)
    else:
        s.phase = CHOOSE_TICKETS


@kernel
def choose_tickets(b: Record, s: Record, subset: int) -> None:
    """U4, U21: the seat keeps these tickets of its offer."""
    keep(s, subset)
    if s.turns > 0:
        end_turn(b, s)
        return
    s.seat = (s.seat + 1) % s.seats
    if s.seat == s.first:
        place_or_begin(b, s)


@kernel
def place_or_begin(b: Record, s: Record) -> None:
    """F7, F8: the stacks set aside are placed; then the first turn begins."""
    due = aside_next(s)
    if b.symbols and due < 2:
        s.seat = (s.first + b.aside_placer[s.seats, due]) % s.seats
        s.phase = PLACE_TOKEN
    else:
        s.seat = s.first
        s.turns = 1
        s.phase = TURN


@kernel
def place_token(b: Record, s: Record, symbol: int, city: int) -> None:
    """F7, F8: a stack set aside goes to a city."""
    put_stack(b, s, symbol, city)
    place_or_begin(b, s)


@kernel
def draw_face_up(b: Record, s: Record, place: int) -> None:
    """U7, U8, U9, F11: take a face-up card; a wild one ends the draw, and so does the second card."""
    first_card = s.phase == TURN
    s.passes = 0
    colour = take_face_up(s, place)
    s.then = SECOND_CARD if first_card and colour != WILD else TURN
    go_on(b, s)


@kernel
def draw_blind(s: Record) -> None:
    """U7, U12: the top card is wanted; which one it is, chance says."""
    s.passes = 0
    s.then = SECOND_CARD if s.phase == TURN else TURN
    find_card(s)
    s.phase = DRAW_BLIND


@kernel
def receive_card(b: Record, s: Record, colour: int) -> None:
    """U7, U9: the blind card joins the hand; a wild one is an ordinary card here."""
    leave_deck(s, colour)
    into_hand(s, colour)
    if s.then == SECOND_CARD:
        ask_second_card(b, s)
    else:
        end_turn(b, s)


@kernel
def draw_tickets(b: Record, s: Record) -> None:
    """U21, F19: draw the top tickets, or as many as remain."""
    s.passes = 0
    left = tickets_left(s)
    s.dealt = b.draw_deal if b.draw_deal < left else left
    if not offer_waits(s):
        ask_tickets(b, s)


@kernel
def claim(b: Record, s: Record, route: int, colour: int, wilds: int) -> None:
    """U14 to U20, F14 to F18: pay, put the trains down, score the route, take a token."""
    seat, length = s.seat, b.length[route]
    s.passes = 0
    spend(s, WILD, wilds)
    if colour != WILD:
        spend(s, colour, length - wilds)
    s.trains[seat] -= length
    s.points[seat] += b.route_points[length]
    close_route(b, s, route)
    s.then = TURN
    if b.symbols and collect_token(b, s, route):
        s.last_route = route
        s.then = TAKE_TOKEN
    go_on(b, s)


@kernel
def close_route(b: Record, s: Record, route: int) -> None:
    """U18, U19, F16: the route is the seat's; its twin is closed to the seat, or to all when few play."""
    seat = s.seat
    s.own[seat, route // WORD] |= bit(route % WORD)
    for other in range(s.seats):
        s.open[other, route // WORD] &= ~bit(route % WORD)
    twin = b.twin[route]
    if twin == BLANK:
        return
    s.open[seat, twin // WORD] &= ~bit(twin % WORD)
    if s.seats < b.both_tracks_from:
        for other in range(s.seats):
            s.open[other, twin // WORD] &= ~bit(twin % WORD)


@kernel
def choose_token(b: Record, s: Record, city: int) -> None:
    """F18: with two tokens on offer the seat chooses."""
    take_token(s, token_for(b, s, city))
    s.last_route = BLANK
    end_turn(b, s)


@kernel
def pass_turn(b: Record, s: Record) -> None:
    """U31: nothing can be done; when everybody passes in a row the game ends."""
    s.passes += 1
    if s.passes == s.seats:
        s.phase = OVER_BY_PASSES
    else:
        end_turn(b, s)


@kernel
def end_turn(b: Record, s: Record) -> None:
    """U24, F20: two or fewer trains at the end of a turn start the last round, once; with it the game ends."""
    if s.rounds_end != BLANK:
        s.rounds_end -= 1
        if s.rounds_end == 0:
            s.phase = OVER_BY_LAST_ROUND
            return
    elif s.trains[s.seat] <= b.last_round_at:
        s.rounds_end = s.seats
    s.seat = (s.seat + 1) % s.seats
    s.turns += 1
    s.phase = TURN


@kernel
def decide(b: Record, s: Record, action: int) -> None:
    """U6, F10: carry out a legal action of the seat to move: a draw, a claim or a drawing of tickets."""
    if action >= b.claim_id:
        c = action - b.claim_id
        claim(b, s, b.claim_route[c], b.claim_colour[c], b.claim_wilds[c])
    elif action < b.display_size:
        draw_face_up(b, s, action)
    elif action == b.blind_id:
        draw_blind(s)
    elif action == b.tickets_id:
        draw_tickets(b, s)
    elif action == b.pass_id:
        pass_turn(b, s)
    elif action < b.take_id:
        choose_tickets(b, s, action - b.keep_id + 1)
    elif action < b.place_id:
        choose_token(b, s, action - b.take_id)
    else:
        place_token(b, s, (action - b.place_id) // b.cities, (action - b.place_id) % b.cities)


@kernel
def happen(b: Record, s: Record, outcome: int) -> None:
    """Carry out a possible outcome of chance, counted from 0 within its kind."""
    phase = s.phase
    if phase == FILL_DISPLAY:
        fill_place(b, s, outcome)
    elif phase == DRAW_BLIND:
        receive_card(b, s, outcome)
    elif phase == DEAL_TICKETS:
        deal_ticket(b, s, outcome)
    elif phase == DEAL_HANDS:
        deal_to_hand(b, s, outcome)
    elif phase == SET_OUT_TOKENS:
        set_out_token(b, s, outcome)
    else:
        begin_with(b, s, outcome)
