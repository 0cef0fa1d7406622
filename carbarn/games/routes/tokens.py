"""Tourist tokens: stacks at cities, and what each seat has collected. A map without tokens has no symbols."""

from carbarn.core.kernel import bit, kernel
from carbarn.core.types import Record
from carbarn.games.routes.state import BLANK


@kernel
def stack_at(b: Record, s: Record, city: int) -> int:
    """The symbol whose stack was put at this city, even if it is used up by now; or BLANK."""
    for symbol in range(b.symbols):
        if s.symbol_city[symbol] == city:
            return symbol
    return BLANK


@kernel
def token_for(b: Record, s: Record, city: int) -> int:
    """F18: the symbol that the seat to move could take at this city, or BLANK."""
    symbol = stack_at(b, s, city)
    if symbol == BLANK or s.symbol_left[symbol] == 0 or s.tokens[s.seat] >> symbol & 1:
        return BLANK
    return symbol


@kernel
def take_token(s: Record, symbol: int) -> None:
    """F18: one token of this symbol leaves its stack for the seat."""
    s.symbol_left[symbol] -= 1
    s.tokens[s.seat] |= bit(symbol)


@kernel
def collect_token(b: Record, s: Record, route: int) -> bool:
    """F18, F24: after a claim, take the one token on offer; true when the seat has to choose between two."""
    here = token_for(b, s, b.city_a[route])
    there = token_for(b, s, b.city_b[route])
    if here != BLANK and there != BLANK:
        return True
    if here != BLANK:
        take_token(s, here)
    elif there != BLANK:
        take_token(s, there)
    return False


@kernel
def aside_next(s: Record) -> int:
    """F7, F8: which of the two placings is due: 0, 1, or 2 when both are done."""
    return 2 - (s.aside[0] != BLANK) - (s.aside[1] != BLANK)


@kernel
def put_stack(b: Record, s: Record, symbol: int, city: int) -> None:
    """F7, F8: a stack set aside is put on a city that has none."""
    s.symbol_city[symbol] = city
    s.symbol_left[symbol] = b.aside_height[s.seats]
    for i in range(2):
        if s.aside[i] == symbol:
            s.aside[i] = BLANK
