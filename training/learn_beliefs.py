"""Learn what is to be believed of rivals' tickets: `python training/learn_beliefs.py usa --questions 60000`.

Planners, some of them in the manners of searches, play each other; with `--searches 15000` searches do too, and so many
more questions come from their games. In positions of these games every ticket that a rival holds is one of those that
the viewer has not seen; how it differs from the others in its clues, given the rival's other tickets, is what is
learned: a logit over the tickets, fitted by Newton's method. Prints the numbers for weights.toml, and how well they
tell the ticket in games that were not learned from, beside guessing and beside what each style believes now.
Minutes, on one core; with searches about seven for ten thousand questions.
"""

import argparse
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

import carbarn
from carbarn.bots import levels
from carbarn.bots.search import Budget
from carbarn.core.chance import generator
from carbarn.core.dealer import Dealer
from carbarn.core.match import Match
from carbarn.games.routes import clues, mind
from carbarn.games.routes.playout import PLANNER
from carbarn.games.routes.state import TICKETS, TURN, WORD

_TABLES = (2, 2, 2, 3, 4)
_PLAYOUTS = 150  # a decision of a search
_UNSEEN = 900_000  # the seed of games that are not learned from
_PULL = 1.0  # towards nothing: keeps what hardly occurs from growing
Question = tuple[NDArray[np.float64], int]  # the numbers of every ticket that it could be, and which one it is
Choose = Callable[[Any], int]  # what somebody does in a view
Players = Callable[[Any, int, int, np.random.Generator], list[Choose]]


def bits(words: Any) -> set[int]:
    """Tickets, or routes, of two words of bits."""
    return {i for i in range(TICKETS) if int(words[i // WORD]) >> (i % WORD) & 1}


def questions_of(game: Any, view: Any, state: Any, seat: int) -> Iterator[Question]:
    """Which ticket is it? One question for every ticket of a rival that the viewer does not know."""
    numbers, ways = np.zeros((TICKETS, clues.CLUES)), np.zeros((TICKETS, clues.WAY), np.int64)
    clues.list_clues(game.board.table, view, seat, game.minds("plain"), numbers, ways)
    held, unseen = bits(state[0].held[seat]), bits(view[0].pool)
    own, late = bits(state[0].own[seat]), 1.0 - state[0].trains[seat] / game.board.table[0].trains
    built = {ticket: bits(ways[ticket][: clues.MISSING]) for ticket in held | unseen}
    missing = {ticket: bits(ways[ticket][clues.MISSING :]) for ticket in held | unseen}
    for ticket in held & unseen:
        others = held - {ticket}
        off = own.difference(*(built[other] for other in others))
        wanted = set().union(*(missing[other] for other in others))
        could_be = sorted(unseen - others)
        stray = np.array([len(off - built[each]) for each in could_be])
        shared = np.array([len(wanted & missing[each]) for each in could_be])
        rows = np.column_stack([numbers[could_be], stray, late * stray, shared, late * shared])
        yield rows, could_be.index(ticket)


def planners(game: Any, seats: int, seed: int, lots: np.random.Generator) -> list[Choose]:
    """One a seat, each in a manner of its own."""
    rows = [game.minds("plain")["weights"][0], *mind.manners("plain", game.board.table)]
    minds, rng = game.minds("plain"), generator(seed)
    minds["weights"][:seats] = [rows[i] for i in lots.integers(len(rows), size=seats)]
    return [lambda view: int(game.doors.choose(game.board.table, view, PLANNER, minds, rng))] * seats


def searches(game: Any, seats: int, seed: int, lots: np.random.Generator) -> list[Choose]:
    """One a seat, quick ones."""
    budget = Budget(playouts=_PLAYOUTS)
    return [levels.make(game, "search", seed, seat, budget, workers=1).choose for seat in range(seats)]


# Which share of the turns of a game is looked at: a search's game takes far longer.
_SHARES = {planners: 0.08, searches: 0.3}


def questions(game: Any, players: Players, count: int, seed: int) -> list[Question]:
    """So many, from these players' games."""
    lots, share = np.random.default_rng(seed), _SHARES[players]
    found: list[Question] = []
    while len(found) < count:
        seats = int(lots.choice([each for each in _TABLES if each <= game.seats[1]]))
        match, choose = Match(game, seats, Dealer.seeded(seed)), players(game, seats, seed, lots)
        seed += 1
        while not match.over:
            view = match.view(match.to_move)
            if view[0].phase == TURN and lots.random() < share:
                for seat in set(range(seats)) - {match.to_move}:
                    found.extend(questions_of(game, view, match.state, seat))
            match.play(choose[match.to_move](view))
    return found


class Asked:
    """Many questions side by side; tickets that are none have no chance."""

    def __init__(self, asked: list[Question]) -> None:
        most, size = max(len(rows) for rows, _ in asked), asked[0][0].shape[1]
        self.numbers, self.closed = np.zeros((len(asked), most, size)), np.full((len(asked), most), -np.inf)
        for i, (rows, _) in enumerate(asked):
            self.numbers[i, : len(rows)], self.closed[i, : len(rows)] = rows, 0.0
        self.right = np.array([right for _, right in asked])

    def likely(self, learned: NDArray[np.float64]) -> NDArray[np.float64]:
        """How likely each ticket is, a row a question."""
        return np.asarray(np.exp(self.logs(learned)))

    def logs(self, learned: NDArray[np.float64]) -> NDArray[np.float64]:
        """The logarithms of that."""
        scores = self.numbers @ learned + self.closed
        scores -= scores.max(axis=1, keepdims=True)
        return np.asarray(scores - np.log(np.exp(scores).sum(axis=1, keepdims=True)))

    def told(self, learned: NDArray[np.float64]) -> float:
        """The mean logarithm of the chance that the right ticket was given."""
        return float(self.logs(learned)[np.arange(len(self.right)), self.right].mean())


def learn(asked: Asked, rounds: int = 25) -> NDArray[np.float64]:
    """Newton's method on the likelihood; a step that makes it worse is halved."""
    count, size = len(asked.right), asked.numbers.shape[2]
    learned = np.zeros(size)

    def worth(tried: NDArray[np.float64]) -> float:
        return asked.told(tried) - 0.5 * _PULL * float(tried @ tried) / count

    for _ in range(rounds):
        likely = asked.likely(learned)
        mean = np.einsum("qt,qti->qi", likely, asked.numbers)
        slope = (asked.numbers[np.arange(count), asked.right] - mean).sum(axis=0) - _PULL * learned
        weighed = (asked.numbers * likely[:, :, None]).reshape(-1, size)
        curve = weighed.T @ asked.numbers.reshape(-1, size) - mean.T @ mean + _PULL * np.eye(size)
        step = np.linalg.solve(curve, slope)
        while worth(learned + step) < worth(learned) and np.abs(step).max() > 1e-6:
            step /= 2
        learned = learned + step
    return learned


def main(options: argparse.Namespace) -> None:
    """Learn and tell."""
    game: Any = carbarn.game(options.game)
    asked = {planners: options.questions, searches: options.searches}
    asked = {players: count for players, count in asked.items() if count}
    found = [question for players in asked for question in questions(game, players, asked[players], options.seed)]
    learned = learn(Asked(found))
    known = {f"{style} now": clues.learned_clues(style, game.board.table) for style in ("plain", "tuned")}
    for players, count in asked.items():
        fresh = Asked(questions(game, players, count // 5, _UNSEEN))
        print(f"{len(fresh.right)} questions of other games of {players.__name__}: the ticket is one of so many")
        for who, numbers in {"guessing": 0 * learned, **known, "learned": learned}.items():
            print(f"{np.exp(-fresh.told(numbers)):6.2f}  {who}")
    print("\n".join(f"{name} = {number:.3f}" for name, number in zip(clues.NAMES, learned, strict=True)))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="usa", choices=("usa", "san_francisco"))
    parser.add_argument("--questions", type=int, default=20_000)
    parser.add_argument("--searches", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    main(parser.parse_args())
