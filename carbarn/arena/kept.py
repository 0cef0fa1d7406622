"""A simulation whose games are kept in a results file: the same games as the compiled ones, played move by move."""

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from carbarn.arena.keeper import Keeper
from carbarn.arena.simulate import Simulation, bots_for
from carbarn.arena.tournament import Tournament
from carbarn.core.game import Game


def simulate_into(
    path: Path,
    game: Game,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int,
    workers: int | None,
    progress: Callable[[int], None],
) -> Simulation:
    """Play games number 0 to `games - 1` of a seed, and write all of them to a results file."""
    game.new(seats)  # refuses a number of seats that cannot be
    chosen = bots_for(game, bots, seats)
    tournament = Tournament(game, chosen, games, seats, seed, None, workers, details=True, rotated=False)
    keeper = Keeper(path, None, tournament.line_up.names)
    tournament.keep(keeper)
    result = tournament.play(lambda done, rate: progress(done))
    turns = [] if keeper.table is None else keeper.table["turns"].to_numpy()
    return Simulation(
        result.games,
        result.seconds,
        chosen,
        seed,
        tuple(standing.wins for standing in result.standings),
        tuple(standing.mean for standing in result.standings),
        tuple(standing.deviation for standing in result.standings),
        result.decisions,
        float(np.mean(turns)),
    )
