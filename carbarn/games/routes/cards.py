"""Train cards: the deck as counts, the discards, the display."""

from carbarn.core.kernel import kernel
from carbarn.core.types import Record
from carbarn.games.routes.state import BLANK, CARDS, FILL_DISPLAY, WILD


@kernel
def reshuffle(s: Record) -> None:
    """U12, F13: the discards become the new deck."""
    for colour in range(CARDS):
        s.deck[colour] += s.discard[colour]
        s.discard[colour] = 0
    s.deck_count += s.discard_count
    s.discard_count = 0


@kernel
def find_card(s: Record) -> bool:
    """U12, U13: a card is wanted; reshuffle if the deck is empty, and say whether there is a card at all."""
    if s.deck_count == 0:
        if s.discard_count == 0:
            return False
        reshuffle(s)
    return True


@kernel
def can_draw_blind(s: Record) -> bool:
    """U13: a blind draw needs a card in the deck or in the discards."""
    return s.deck_count + s.discard_count > 0


@kernel
def leave_deck(s: Record, colour: int) -> None:
    """One card of this colour comes off the deck."""
    s.deck[colour] -= 1
    s.deck_count -= 1


@kernel
def into_hand(s: Record, colour: int) -> None:
    """U11: a card joins the hand of the seat that draws; there is no limit."""
    s.hand[s.seat, colour] += 1
    s.hand_count[s.seat] += 1


@kernel
def take_face_up(s: Record, place: int) -> int:
    """U7: a card of the display joins the hand, and everybody remembers it; returns its colour."""
    colour = s.display[place]
    s.display[place] = BLANK
    s.shown[s.seat, colour] += 1
    into_hand(s, colour)
    return colour


@kernel
def spend(s: Record, colour: int, count: int) -> None:
    """U16: cards go from the hand to the discards; those known to be in the hand are counted off first."""
    seat = s.seat
    s.hand[seat, colour] -= count
    s.hand_count[seat] -= count
    known = s.shown[seat, colour] - count
    s.shown[seat, colour] = known if known > 0 else 0
    s.discard[colour] += count
    s.discard_count += count


@kernel
def display_must_clear(b: Record, s: Record) -> bool:
    """U10, F12, U28: three wilds face up clear the display, if three other cards exist to make that end."""
    wilds = 0
    for place in range(b.display_size):
        wilds += s.display[place] == WILD
    if wilds < b.display_limit:
        return False
    others = s.deck_count + s.discard_count - s.deck[WILD] - s.discard[WILD]
    for place in range(b.display_size):
        if s.display[place] != BLANK and s.display[place] != WILD:
            others += 1
    return others > b.display_size - b.display_limit


@kernel
def clear_display(b: Record, s: Record) -> None:
    """U10, U29: all face-up cards go to the discards."""
    for place in range(b.display_size):
        colour = s.display[place]
        if colour != BLANK:
            s.display[place] = BLANK
            s.discard[colour] += 1
            s.discard_count += 1


@kernel
def empty_place(b: Record, s: Record) -> int:
    """The first empty place of the display, or BLANK."""
    empty = BLANK
    for place in range(b.display_size - 1, -1, -1):
        empty = place if s.display[place] == BLANK else empty
    return empty


@kernel
def display_waits(b: Record, s: Record) -> bool:
    """U7, U13, U29: whether a place of the display is to be filled by chance now; clears it first where U10 says so."""
    while True:
        place = empty_place(b, s)
        if place != BLANK and find_card(s):
            s.place = place
            s.phase = FILL_DISPLAY
            return True
        if not display_must_clear(b, s):
            return False
        clear_display(b, s)
