"""The state of a game of routes: one record of fixed size, with everything that the rules look at and nothing else.

Nothing here is an order that nobody knows: the train deck is a count a colour, the ticket deck a set of tickets that
nobody has placed (the pool) above a queue of tickets that players have put back. In a view, what the viewer may not
know is BLANK, or left out of a count of known things; `hand_count`, `deck_count`, `pool_count` and so on stay true.

Single numbers are full words, so that kernels are compiled once and not for every width; arrays are narrow.
"""

from typing import Any

import numpy as np

from carbarn.core.types import State

# Capacities. One compilation serves every map that fits, a user's own included.
SEATS = 5
COLOURS = 8
WILD = 8  # the ninth kind of card: locomotive, ferry
GRAY = 9  # the colour of a route that takes any one colour
CARDS = 9
PLACES = 5
OFFER = 5
WORD = 60  # bits used of a 64-bit word, so that a signed word never meets its sign
ROUTES = 2 * WORD
CITIES = WORD
TICKETS = 2 * WORD
SYMBOLS = 8
LENGTH = 9

BLANK = -1
EVERYTHING = -1  # the viewer of a full state
NOBODY = -2  # the viewer of what is public

# Phases: what the state waits for. Up to LAST_CHANCE chance moves; from CHOOSE_TICKETS on, a seat.
WHO_BEGINS = 0
SET_OUT_TOKENS = 1
DEAL_HANDS = 2
FILL_DISPLAY = 3
DRAW_BLIND = 4
DEAL_TICKETS = 5
LAST_CHANCE = 5
CHOOSE_TICKETS = 6
PLACE_TOKEN = 7
TURN = 8
SECOND_CARD = 9
TAKE_TOKEN = 10
OVER_BY_LAST_ROUND = 11
OVER_BY_PASSES = 12

# What is needed at every step lies together; a fleet loads it ahead of time.
_OFTEN: list[Any] = [
    ("viewer", "i8"),  # EVERYTHING, NOBODY, or the seat whose view this is
    ("seats", "i8"),  # how many play
    ("first", "i8"),  # the seat that begins
    ("phase", "i8"),  # what the state waits for
    ("then", "i8"),  # the phase that follows once the display is filled
    ("seat", "i8"),  # whose decision or whose draw it is
    ("dealt", "i8"),  # how many steps of a deal are done
    ("place", "i8"),  # the place of the display that is being filled
    ("rounds_end", "i8"),  # turns left once the last round has begun, else BLANK
    ("passes", "i8"),  # passes in a row
    ("last_route", "i8"),  # the route claimed this turn, while a token is chosen; else BLANK
    ("turns", "i8"),  # turns begun
    ("deck_count", "i8"),
    ("discard_count", "i8"),
    ("pool_count", "i8"),
    ("queue_count", "i8"),
    ("own", "i8", (SEATS, 2)),  # routes of each seat, a bit each
    ("open", "i8", (SEATS, 2)),  # routes that each seat may still claim
    ("pool", "i8", 2),  # tickets in the deck that nobody has placed; in a view, every unseen ticket
    ("held", "i8", (SEATS, 2)),  # tickets kept by each seat
    ("tokens", "i8", SEATS),  # symbols held by each seat, a bit each
    ("deck", "i1", CARDS),  # cards of each colour in the deck
    ("discard", "i1", CARDS),  # cards of each colour in the discards
    ("display", "i1", PLACES),  # the colour face up at each place, or BLANK
    ("hand_count", "i1", SEATS),
    ("hand", "i1", (SEATS, CARDS)),  # in a view, of another seat: the cards known to be there
    ("shown", "i1", (SEATS, CARDS)),  # cards taken face up and not spent since
    ("trains", "i1", SEATS),
    ("points", "i2", SEATS),  # points for routes
    ("ticket_count", "i1", SEATS),
    ("offer_count", "i1", SEATS),
    ("offer", "i1", (SEATS, OFFER)),  # tickets dealt and not yet chosen from, in the order dealt
    ("symbol_city", "i1", SYMBOLS),  # where the stack of each symbol lies, or BLANK
    ("symbol_left", "i1", SYMBOLS),  # how many tokens are left in it
    ("aside", "i1", 2),  # symbols set aside and not yet placed, or BLANK
]
_SELDOM: list[Any] = [
    ("known", "i8", (SEATS, 2)),  # others' kept tickets that a seat put back itself before they were drawn
    ("queue", "i1", TICKETS),  # tickets put back, next to be drawn first
    ("queue_by", "i1", TICKETS),  # the seat that put each one back
    ("offer_by", "i1", (SEATS, OFFER)),  # who had put that ticket back, or BLANK
]
STATE = np.dtype((np.record, _OFTEN + _SELDOM))
OFTEN_SIZE = np.dtype(_OFTEN).itemsize


def blank_state() -> State:
    """A state with no cards, no tickets and nothing known."""
    state = np.zeros(1, STATE)
    for field in ("display", "queue", "queue_by", "offer", "offer_by", "symbol_city", "aside"):
        state[field] = BLANK
    state["viewer"] = EVERYTHING
    state["rounds_end"] = state["last_route"] = state["first"] = BLANK
    return state
