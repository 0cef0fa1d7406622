"""A seat's plan: which routes join the cities of its unfinished tickets, and which cards that takes.

One ticket is joined by the cheapest way and two by the cheapest tree or ways, exactly. The ways of more are laid one
after another, each free to use what is planned already; then each is taken out and laid again, now that the others lie:
the classic way to a good Steiner forest. Tickets that cost more trains or turns than
are left are given up, the worst bargain first.
"""

import numpy as np

from carbarn.core.kernel import bit, kernel, lowest, popcount
from carbarn.core.types import Record
from carbarn.games.routes.costs import fill_costs, leads_to, missing_cards, next_token, token_cities
from carbarn.games.routes.mind import CARD_TURNS, EXACT, NEAR, STRETCH, TASKS, TOKEN
from carbarn.games.routes.network import joined, length_of, other_end
from carbarn.games.routes.paths import FAR, spread
from carbarn.games.routes.state import BLANK, CARDS, COLOURS, GRAY, LENGTH, SECOND_CARD, WILD, WORD
from carbarn.games.routes.steiner import lay_two

FILLERS = 3  # routes for their own points that a plan looks ahead to


@kernel
def list_tasks(b: Record, s: Record, seat: int, m: Record, held0: int, held1: int) -> None:
    """U23: the unfinished tickets, the most valuable first; points of finished ones are counted."""
    m.tasks, m.finished, m.made = 0, 0, 0.0
    own0, own1 = s.own[seat, 0], s.own[seat, 1]
    for word in range(2):
        held = held0 if word == 0 else held1
        while held:
            ticket = word * WORD + lowest(held)
            held &= held - 1
            if joined(b, own0, own1, b.ticket_a[ticket]) >> b.ticket_b[ticket] & 1:
                m.made += b.ticket_points[ticket]
                m.finished += 1
            else:
                insert_task(b, m, ticket)


@kernel
def insert_task(b: Record, m: Record, ticket: int) -> None:
    """Keep the tasks sorted by their points; the least valuable of too many is not looked at, and counts as missed."""
    i = m.tasks
    if i == TASKS:
        i -= 1
        worth_less = m.task[i]
        if b.ticket_points[worth_less] >= b.ticket_points[ticket]:
            m.made -= b.ticket_points[ticket]
            return
        m.made -= b.ticket_points[worth_less]
    else:
        m.tasks += 1
    while i > 0 and b.ticket_points[m.task[i - 1]] < b.ticket_points[ticket]:
        m.task[i] = m.task[i - 1]
        i -= 1
    m.task[i] = ticket


@kernel
def lay(b: Record, s: Record, seat: int, m: Record, i: int) -> bool:
    """Plan the cheapest way of a task; false if there is none any more."""
    ticket = m.task[i]
    a, z = b.ticket_a[ticket], b.ticket_b[ticket]
    free0, free1 = s.own[seat, 0] | m.plan[0], s.own[seat, 1] | m.plan[1]
    if spread(b, m, a, z, FAR, free0, free1, s.open[seat, 0], s.open[seat, 1]) >= FAR:
        return False
    city = z
    while city != a:
        route = m.via[city]
        word, index = route // WORD, route % WORD
        if not s.own[seat, word] >> index & 1:
            if not m.plan[word] >> index & 1:
                m.plan[word] |= bit(index)
                m.users[route] = 0
            m.users[route] |= bit(i)
        city = other_end(b, route, city)
    return True


@kernel
def lift(m: Record, i: int) -> None:
    """Take a task's way out of the plan, as far as no other task uses it."""
    for word in range(2):
        routes = m.plan[word]
        while routes:
            index = lowest(routes)
            routes &= routes - 1
            route = word * WORD + index
            m.users[route] &= ~bit(i)
            if m.users[route] == 0:
                m.plan[word] &= ~bit(index)


@kernel
def worst_bargain(b: Record, s: Record, seat: int, m: Record) -> int:
    """The task that costs most trains of its own for each point; BLANK if no task is left."""
    worst, most = BLANK, -1.0
    for i in range(m.tasks):
        if m.dropped >> i & 1:
            continue
        alone = 0.0
        for word in range(2):
            routes = m.plan[word]
            while routes:
                route = word * WORD + lowest(routes)
                routes &= routes - 1
                if m.users[route] == bit(i):
                    alone += b.length[route] + 2.0 * missing_cards(b, s, seat, route, 1.0)
        bargain = alone / max(1, b.ticket_points[m.task[i]])
        if bargain > most:
            worst, most = i, bargain
    return worst


@kernel
def give_up(m: Record, i: int) -> None:
    """Do without a task."""
    m.dropped |= bit(i)
    lift(m, i)


@kernel
def lay_all(b: Record, s: Record, seat: int, m: Record) -> None:
    """Plan every task that can still be done."""
    m.plan[0] = m.plan[1] = m.dropped = 0
    exact = m.weights[EXACT] > 0.0 and m.tasks == 2 and lay_two(b, s, seat, m)
    for i in range(m.tasks):
        if not lay(b, s, seat, m, i):
            m.dropped |= bit(i)
    if not exact and m.tasks - popcount(m.dropped) > 1:
        for i in range(m.tasks):
            if not m.dropped >> i & 1:
                lift(m, i)
                lay(b, s, seat, m, i)
    while length_of(b, m.plan[0], m.plan[1]) > s.trains[seat]:
        give_up(m, worst_bargain(b, s, seat, m))


@kernel
def count_cards(b: Record, s: Record, seat: int, m: Record) -> None:
    """U14, U15, F14: the cards that the plan takes, those missing, and what trains, turns and points it comes to.

    Gray routes are paid with what coloured ones leave over, the longest first.
    """
    for colour in range(CARDS):
        m.need[colour] = 0
        m.short[colour] = m.fill_short[colour] = 0.0
    m.trains = m.turns = m.points = 0.0
    grays0, grays1 = 0, 0
    cities, prize = token_cities(b, s, seat), next_token(b, s, seat)
    for word in range(2):
        routes = m.plan[word]
        while routes:
            index = lowest(routes)
            routes &= routes - 1
            route = word * WORD + index
            m.trains += b.length[route]
            m.points += b.route_points[b.length[route]] + (prize if leads_to(b, cities, route) else 0.0)
            m.turns += 1.0
            m.need[WILD] += b.ferries[route]
            if b.colour[route] != GRAY:
                m.need[b.colour[route]] += b.length[route] - b.ferries[route]
            elif word == 0:
                grays0 |= bit(index)
            else:
                grays1 |= bit(index)
    for colour in range(CARDS):
        m.short[colour] = max(0, m.need[colour] - s.hand[seat, colour])
    while grays0 | grays1:
        route = longest_of(b, grays0, grays1)
        if route < WORD:
            grays0 &= ~bit(route)
        else:
            grays1 &= ~bit(route - WORD)
        reserve_gray(b, s, seat, m, route)
    m.turns += m.weights[CARD_TURNS] * cards_short(s, seat, m)


@kernel
def longest_of(b: Record, routes0: int, routes1: int) -> int:
    """The longest of these routes."""
    best, most = BLANK, 0
    for word in range(2):
        routes = routes0 if word == 0 else routes1
        while routes:
            route = word * WORD + lowest(routes)
            routes &= routes - 1
            if b.length[route] > most:
                best, most = route, b.length[route]
    return best


@kernel
def reserve_gray(b: Record, s: Record, seat: int, m: Record, route: int) -> None:
    """U14: the colour of which most is left over pays a gray route; what is missing is wanted."""
    best = spare_colour(b, s, seat, m)
    over = s.hand[seat, best] - m.need[best]
    cards = b.length[route] - b.ferries[route]
    m.need[best] += cards
    m.short[best] += cards - max(0, min(over, cards))


@kernel
def cards_short(s: Record, seat: int, m: Record) -> float:
    """Cards that the plan still misses once wilds stand in."""
    total = 0.0
    for colour in range(COLOURS):
        total += m.short[colour]
    spare = s.hand[seat, WILD] - m.need[WILD]
    return max(0.0, total - max(0, spare)) + 2.0 * max(0, -spare)


@kernel
def seat_turns(b: Record, s: Record, seat: int, m: Record) -> float:
    """U24: about how many turns this seat needs to run out of trains, if it hurries."""
    trains = max(0, s.trains[seat] - b.last_round_at)
    draws = max(0.0, trains - 0.8 * s.hand_count[seat]) * m.weights[CARD_TURNS]
    return draws + trains / (m.weights[STRETCH] * b.mean_length)


@kernel
def turns_left(b: Record, s: Record, seat: int, m: Record) -> float:
    """U24: about how many turns this seat will still have, the present one included."""
    if s.rounds_end != BLANK:
        return 1.0 if (seat - s.seat) % s.seats < s.rounds_end else 0.0
    fewest = FAR
    for other in range(s.seats):
        fewest = min(fewest, seat_turns(b, s, other, m))
    return fewest + 1.0


@kernel
def choose_fillers(b: Record, s: Record, seat: int, m: Record) -> None:
    """Routes worth claiming for their own points with the trains and turns that the plan leaves, the best first."""
    m.fillers[0] = m.fillers[1] = 0
    trains = s.trains[seat] - m.trains
    turns = m.turns_left - m.turns
    near, spare = network_cities(b, s, seat, m), spare_colour(b, s, seat, m)
    for _ in range(FILLERS):
        route = best_filler(b, s, seat, m, trains, turns, near, spare)
        if route == BLANK:
            return
        m.fillers[route // WORD] |= bit(route % WORD)
        colour = b.colour[route] if b.colour[route] != GRAY else spare
        short = filler_short(b, s, seat, m, route, colour)
        m.fill_short[colour] += short
        trains -= b.length[route]
        turns -= 1.0 + m.weights[CARD_TURNS] * short


@kernel
def count_fillers(b: Record, s: Record, seat: int, m: Record) -> None:
    """The cards missing for the fillers as they are, after a card has come into the hand."""
    spare = spare_colour(b, s, seat, m)
    for word in range(2):
        routes = m.fillers[word] & s.open[seat, word]
        while routes:
            route = word * WORD + lowest(routes)
            routes &= routes - 1
            colour = b.colour[route] if b.colour[route] != GRAY else spare
            m.fill_short[colour] += filler_short(b, s, seat, m, route, colour)


@kernel
def network_cities(b: Record, s: Record, seat: int, m: Record) -> int:
    """The cities that the seat's own or planned routes touch."""
    cities = 0
    for word in range(2):
        routes = s.own[seat, word] | m.plan[word]
        while routes:
            route = word * WORD + lowest(routes)
            routes &= routes - 1
            cities |= bit(b.city_a[route]) | bit(b.city_b[route])
    return cities


@kernel
def spare_colour(b: Record, s: Record, seat: int, m: Record) -> int:
    """The colour of which most is left over when the plan is paid."""
    best, most = 0, -(1 << 20)
    for colour in range(COLOURS):
        if b.cards[colour] > 0 and s.hand[seat, colour] - m.need[colour] > most:
            best, most = colour, s.hand[seat, colour] - m.need[colour]
    return best


@kernel
def filler_short(b: Record, s: Record, seat: int, m: Record, route: int, colour: int) -> float:
    """Cards missing for a filler that is paid with a colour, if the plan is paid first."""
    over = max(0, s.hand[seat, colour] - m.need[colour])
    wilds = max(0, s.hand[seat, WILD] - m.need[WILD])
    length, ferries = b.length[route], b.ferries[route]
    cards = max(0, length - ferries - over)
    left = max(0, wilds - ferries)
    return max(0, cards - left) + 2.0 * max(0, ferries - wilds)


@kernel
def is_meant(m: Record, route: int) -> bool:
    """Whether a route is in the plan or a filler already; BLANK never is."""
    return route != BLANK and (m.plan[route // WORD] | m.fillers[route // WORD]) >> (route % WORD) & 1 == 1


@kernel
def best_filler(b: Record, s: Record, seat: int, m: Record, trains: float, turns: float, near: int, spare: int) -> int:
    """The open route that brings most points a turn, a gray one paid with the spare colour; BLANK if none fits.

    Long routes are looked at first: few of the short ones can bring as much, even in a single turn.
    """
    w = m.weights
    cities, prize = token_cities(b, s, seat), w[TOKEN] * next_token(b, s, seat)
    most_extra = max(0.0, prize if cities else 0.0) + max(0.0, w[NEAR] if b.longest_bonus else 0.0)
    best, most = BLANK, 0.0
    length = min(LENGTH, int(trains))
    while length > 0:
        if b.route_points[length] + most_extra > most:
            for word in range(2):
                routes = s.open[seat, word] & b.fit[length, word] & ~b.fit[length - 1, word]
                routes &= ~(m.plan[word] | m.fillers[word])
                while routes:
                    route = word * WORD + lowest(routes)
                    routes &= routes - 1
                    gain = b.route_points[length] + (prize if leads_to(b, cities, route) else 0.0)
                    if b.longest_bonus and leads_to(b, near, route):
                        gain += w[NEAR]
                    if gain <= most or is_meant(m, b.twin[route]):  # it takes a turn at least
                        continue
                    colour = b.colour[route] if b.colour[route] != GRAY else spare
                    time = 1.0 + w[CARD_TURNS] * filler_short(b, s, seat, m, route, colour)
                    if time <= turns + 0.5 and gain / time > most:
                        best, most = route, gain / time
        length -= 1
    return best


@kernel
def make_plan(b: Record, s: Record, seat: int, m: Record, held0: int, held1: int) -> None:
    """The plan for these tickets."""
    m.asked = 0
    m.turns_left = turns_left(b, s, seat, m)
    fill_costs(b, s, seat, m)
    list_tasks(b, s, seat, m, held0, held1)
    lay_all(b, s, seat, m)
    count_cards(b, s, seat, m)


@kernel
def is_known(s: Record, seat: int, m: Record) -> bool:
    """Whether the plan was made for this very position."""
    hand = np.int64(0)
    for colour in range(CARDS):
        hand = hand * 64 + s.hand[seat, colour]
    same = m.known[7] == s.turns and m.known[6] == hand
    m.known[6], m.known[7] = hand, s.turns
    for word in range(2):
        same &= m.known[word] == s.own[seat, word]
        same &= m.known[2 + word] == s.open[seat, word]
        same &= m.known[4 + word] == s.held[seat, word]
        m.known[word], m.known[2 + word], m.known[4 + word] = s.own[seat, word], s.open[seat, word], s.held[seat, word]
    return same


@kernel
def ways_stand(s: Record, seat: int, m: Record) -> bool:
    """Whether the ways laid last are still good: the seat has the same routes and tickets, and all of the plan is open.

    What the cards in hand would change in them is next to nothing, and laying them is most of what a playout costs.
    """
    stand = m.known[7] != BLANK
    for word in range(2):
        stand &= m.known[word] == s.own[seat, word] and m.known[4 + word] == s.held[seat, word]
        stand &= m.plan[word] & ~s.open[seat, word] == 0
    return stand


@kernel
def forget(m: Record) -> None:
    """The plan in mind is not for any position that may come."""
    m.known[7] = BLANK


@kernel
def review(b: Record, s: Record, seat: int, m: Record) -> None:
    """See that the mind holds the plan for this position; a steady one keeps its ways as long as they stand."""
    stand = m.steady != 0 and ways_stand(s, seat, m)
    if is_known(s, seat, m):
        return
    if not stand:
        make_plan(b, s, seat, m, s.held[seat, 0], s.held[seat, 1])
    else:
        m.turns_left = turns_left(b, s, seat, m)
        count_cards(b, s, seat, m)
        if s.phase == SECOND_CARD:
            count_fillers(b, s, seat, m)
            return
    choose_fillers(b, s, seat, m)
