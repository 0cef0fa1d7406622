"""How fast environments step, beside what they are made of and beside what others offer, in the same run.

    python benchmarks/environments.py                        # needs the extra `envs`
    pip install "pettingzoo[classic]"                        # for the games to compare with

`carbarn bench` measures the lines that have aims; this tells more of them. How is said in `carbarn/envs/speed.py`.
"""

import argparse

import carbarn
from carbarn import envs
from carbarn.envs.speed import agents_a_second, beside_kernels, classic

CLASSIC = ("connect_four_v3", "tictactoe_v3", "chess_v6", "go_v5", "leduc_holdem_v4")
ROUNDS = 2


def compare_vector(game: str, opponents: str, num_envs: int, seconds: float, copy: bool) -> None:
    """One line: the vector environment, the bare kernels, and their ratio."""
    vector, kernels = beside_kernels(game, opponents, num_envs, seconds, copy)
    what = f"vector {game}, {num_envs} games, {opponents}{', copied' if copy else ''}"
    print(f"{what:46} {vector:12,.0f} /s   bare {kernels:12,.0f} /s   ratio {vector / kernels:.2f}", flush=True)


def compare_agents(seconds: float) -> None:
    """One line an environment of ours, and one a classic game of PettingZoo's that is installed."""
    for game in carbarn.game_names():
        agents_a_second(lambda game=game: envs.aec(game), 0.01)  # type: ignore[misc]
        rate = max(agents_a_second(lambda game=game: envs.aec(game), seconds) for _ in range(ROUNDS))  # type: ignore[misc]
        print(f"{'AEC ' + game:46} {rate:12,.0f} /s", flush=True)
    for name in CLASSIC:
        make = classic(name)
        if make is None:
            print(f"PettingZoo {name}: not installed")
            continue
        rate = max(agents_a_second(make, seconds) for _ in range(ROUNDS))
        print(f"{'PettingZoo ' + name:46} {rate:12,.0f} /s", flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", nargs="*", default=["usa"], help="which games the vector environment plays")
    parser.add_argument("--opponents", nargs="*", default=["greedy", "random"])
    parser.add_argument("--num-envs", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=4.0, help="processor time a line")
    parser.add_argument("--only", choices=("vector", "aec"))
    chosen = parser.parse_args()
    if chosen.only != "aec":
        for game in chosen.games:
            for opponents in chosen.opponents:
                compare_vector(game, opponents, chosen.num_envs, chosen.seconds, copy=False)
            compare_vector(game, chosen.opponents[0], chosen.num_envs, chosen.seconds, copy=True)
    if chosen.only != "vector":
        compare_agents(chosen.seconds)


if __name__ == "__main__":
    main()
