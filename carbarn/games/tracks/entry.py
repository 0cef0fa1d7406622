"""The doors from Python into the kernels: each takes one-element arrays, which pass five times as fast as records."""

from carbarn.core.kernel import door, kernel
from carbarn.core.types import Actions, Counts, Record, Rng, Sheet, State
from carbarn.games.tracks import chance, legality, playout, scoring, tracing, turn, view
from carbarn.games.tracks.state import BLANK, LAST_CHANCE, SIDES, STATIONS


@door
def start(boards: State, states: State, seats: int, first: int) -> None:
    """Lay out a game."""
    turn.start(boards[0], states[0], seats, first)


@kernel
def allowed(b: Record, s: Record, action: int) -> bool:
    """Whether the seat to move may do this, or chance may."""
    if s.phase <= LAST_CHANCE:
        return chance.weight(s, action - chance.outcome_base(b, s)) > 0
    return legality.is_legal(b, s, action)


@door
def is_legal(boards: State, states: State, action: int) -> bool:
    """Whether the seat to move may do this, or chance may."""
    return allowed(boards[0], states[0], action)


@door
def apply(boards: State, states: State, action: int) -> bool:
    """Carry out a legal action or outcome; false, and nothing changed, if it is not legal."""
    b, s = boards[0], states[0]
    if not allowed(b, s, action):
        return False
    if s.phase <= LAST_CHANCE:
        turn.happen(b, s, action - chance.outcome_base(b, s))
    else:
        turn.decide(b, s, action)
    return True


@door
def advance(boards: State, states: State, action: int, decks: Rng, log: Actions) -> int:
    """Carry out an action (none if it is negative), then let chance decide until a seat has to, or the game is over.

    Writes what was done into `log` and returns how many entries; 0, and nothing changed, for an action not legal.
    """
    b, s = boards[0], states[0]
    count = 0
    lots, tiles, shares = decks[0], decks[1], decks[2]
    if action >= 0:
        if s.phase <= LAST_CHANCE or not legality.is_legal(b, s, action):
            return 0
        turn.decide(b, s, action)
        log[0] = action
        count = 1
    while s.phase <= LAST_CHANCE and count < len(log):
        log[count] = chance.roll(b, s, lots, tiles, shares)
        count += 1
    return count


@door
def roll(boards: State, states: State, decks: Rng) -> int:
    """Let chance decide."""
    return chance.roll(boards[0], states[0], decks[0], decks[1], decks[2])


@door
def legal(boards: State, states: State, out: Actions) -> int:
    """List the legal actions."""
    return legality.legal_actions(boards[0], states[0], out)


@door
def outcomes(boards: State, states: State, ids: Actions, weights: Actions) -> int:
    """List what chance may do."""
    return chance.outcomes(boards[0], states[0], ids, weights)


@door
def blank(boards: State, states: State, viewer: int) -> None:
    """Turn a copy into a view."""
    view.blank(boards[0], states[0], viewer)


@door
def imagine(boards: State, states: State, rng: Rng) -> None:
    """Turn a copy of a view into a full state."""
    view.imagine(boards[0], states[0], rng)


@door
def fill_sheet(boards: State, states: State, sheet: Sheet) -> None:
    """Fill the score sheet, source by source."""
    scoring.fill_sheet(boards[0], states[0], sheet, True)


@door
def walk(boards: State, states: State, station: int, edges: Counts, sides: Counts) -> int:
    """List where a station's line has passed."""
    return tracing.walk(boards[0], states[0], station, edges, sides)


@door
def ends(boards: State, states: State, out: Sheet) -> None:
    """C11, C12: a row a station: where its line ends now, its length and its points."""
    b, s = boards[0], states[0]
    for station in range(STATIONS):
        start = b.departure[station]
        end, length = s.front[start], s.length[start]
        out[station, 0], out[station, 1], out[station, 2] = end, length, tracing.line_points(end, length)


@door
def finishes(boards: State, states: State, square: int, tile: int, out: Sheet) -> int:
    """C13: a row a line that a tile would finish: its station, its end, its length, its points; returns how many."""
    b, s = boards[0], states[0]
    count = 0
    for side in range(SIDES):
        station, end, length = tracing.finish(b, s, square, tile, side)
        if station != BLANK:
            out[count, 0], out[count, 1], out[count, 2] = station, end, length
            out[count, 3] = tracing.line_points(end, length)
            count += 1
    return count


@door
def choose(boards: State, views: State, policy: int, minds: State | None, rng: Rng) -> int:
    """What a policy does here."""
    return playout.choose(boards[0], views[0], policy, minds, rng)
