"""How many Cable Car playouts a second one core plays, as a ratio to the machine's speed in the same run.

    python benchmarks/cable_car_playouts.py

Random playouts go to the end of the game; those of the search and the master play a few turns and judge the lines. The
worlds are those of one player's view, at the opening and in the middle of a game between planners.
"""

import time

from carbarn.arena.benchmark import machine_speed
from carbarn.core import registry
from carbarn.core.chance import generator
from carbarn.core.dealer import Dealer
from carbarn.core.match import Match

WORLDS = 2000
ROUNDS = 5


def main() -> None:
    """Print a line a position and a kind of playout."""
    game = registry.find("cable_car")
    guide, master = game.guide("plain"), game.guide("tuned")
    for name, turns in (("opening", 1), ("turn 30", 30)):
        match = Match(game, 2, Dealer.seeded(1))
        while match.state["turns"][0] < turns:
            match.play(game.decide(match.view(match.to_move), "planner", generator(1)))
        view = match.view(match.to_move)
        action = guide.candidates(view)[-1].action
        kinds = {
            "random to the end": guide.random_playouts,
            "of the search": guide.playouts,
            "of the master": master.playouts,
        }
        for kind, playouts in kinds.items():
            worlds = guide.worlds(view, WORLDS, generator(2))
            best = (0.0, 0.0)
            for round_ in range(ROUNDS):
                speed = machine_speed(0.1)
                start = time.process_time()
                playouts(worlds, action, round_)
                rate = WORLDS / (time.process_time() - start)
                best = max(best, (rate / speed, rate))
            print(f"{name}, {kind}: {best[1]:,.0f} a second, {best[0]:.0f} x machine speed")


if __name__ == "__main__":
    main()
