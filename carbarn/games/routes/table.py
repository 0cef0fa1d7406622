"""The board as kernels see it: one record of fixed capacity, with the rules' parameters and precomputed masks.

`table.py` holds the layout; `board.py` fills it from a board file. Full words but for the long list of claims:
uncompiled, arithmetic with a narrow number would stay narrow.
"""

import numpy as np

from carbarn.games.routes.state import CARDS, CITIES, LENGTH, ROUTES, SEATS, SYMBOLS, TICKETS

# How many cards or trains there may be, 0 included: masks have a row for each, so that no kernel has to compare.
COUNTS = 121
# Every allowed payment of every route is one claim: (route, colour, wilds).
CLAIMS = 6144

TABLE = np.dtype(
    (
        np.record,
        [
            # the rules
            ("trains", "i8"),  # trains or cable cars a seat
            ("hand_size", "i8"),  # cards dealt to each seat
            ("display_size", "i8"),  # places face up
            ("display_limit", "i8"),  # so many wilds face up clear the display
            ("cards", "i8", CARDS),  # cards of each colour, wilds last
            ("open_deal", "i8"),  # tickets dealt at the start
            ("open_keep", "i8"),  # and kept at least
            ("draw_deal", "i8"),  # tickets drawn later
            ("draw_keep", "i8"),  # and kept at least
            ("both_tracks_from", "i8"),  # seats from which both tracks of a double route may be used
            ("last_round_at", "i8"),  # so many trains or fewer start the last round
            ("longest_bonus", "i8"),  # points for the longest path, or 0
            ("most_tickets_bonus", "i8"),  # points for most completed tickets, or 0
            ("tie_tickets", "i8"),  # whether completed tickets break a tie
            ("tie_longest", "i8"),  # whether the longest path then breaks it
            ("route_points", "i8", LENGTH + 1),  # points for a route of each length
            # routes
            ("routes", "i8"),
            ("mean_length", "f8"),  # of all routes
            ("city_a", "i8", ROUTES),
            ("city_b", "i8", ROUTES),
            ("length", "i8", ROUTES),
            ("colour", "i8", ROUTES),  # or GRAY
            ("ferries", "i8", ROUTES),  # wilds that must be among the cards
            ("twin", "i8", ROUTES),  # the other track of a double route, or BLANK
            ("all_routes", "i8", 2),
            ("at_city", "i8", (CITIES, 2)),  # routes that end at each city
            # routes payable with one card or more of a colour, as many of it and of wilds together as the index says
            ("payable", "i8", (CARDS, COUNTS, 2)),
            ("fit", "i8", (COUNTS, 2)),  # routes of at most so many spaces
            ("ferry_fit", "i8", (COUNTS, 2)),  # routes that need at most so many wilds
            # claims
            ("first_claim", "i8", ROUTES + 1),
            ("claim_route", "i1", CLAIMS),
            ("claim_colour", "i1", CLAIMS),  # WILD when wilds alone are paid
            ("claim_wilds", "i1", CLAIMS),
            # tickets
            ("tickets", "i8"),
            ("ticket_a", "i8", TICKETS),
            ("ticket_b", "i8", TICKETS),
            ("ticket_points", "i8", TICKETS),
            # tokens
            ("cities", "i8"),
            ("symbols", "i8"),  # 0 on a map without tokens
            ("start_cities", "i8", SYMBOLS),
            ("starts", "i8"),  # how many stacks begin on the map
            ("stack_height", "i8", SEATS + 1),  # tokens a stack, by number of seats
            ("aside_height", "i8", SEATS + 1),  # tokens of a stack set aside that come into play
            ("aside_placer", "i8", (SEATS + 1, 2)),  # who places them, counted from the first player
            ("aside_choice", "i8", SEATS + 1),  # whether the placer chooses which of the two
            ("token_points", "i8", SYMBOLS + 1),
            # where each kind of action begins in the numbering (see actions.py)
            ("blind_id", "i8"),
            ("tickets_id", "i8"),
            ("pass_id", "i8"),
            ("keep_id", "i8"),
            ("take_id", "i8"),
            ("place_id", "i8"),
            ("claim_id", "i8"),
            ("card_id", "i8"),
            ("ticket_id", "i8"),
            ("seat_id", "i8"),
            ("symbol_id", "i8"),
            ("all_ids", "i8"),
        ],
    )
)
