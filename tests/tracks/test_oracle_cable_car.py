"""Thirty games refereed by an independent model, replayed step by step."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import carbarn
from carbarn.core.game import OVER
from tests.tracks.slow import SQUARES

GAMES = json.loads(gzip.decompress((Path(__file__).parents[1] / "oracle" / "cable_car_games.json.gz").read_bytes()))


def name(game: Any) -> str:
    return f"{game['seats']}-{'turned' if game['rotation'] else 'upright'}-{game['hand']}"


def placements(game: Any, state: Any, code: str) -> list[list[int]]:
    """Every row, column and turns where a tile may go."""
    found = []
    for action in map(game.action, game.legal(state).tolist()):
        if action.kind == "place" and game.board.kinds[action.tile] == code:
            found.append([*SQUARES[action.square], action.turns])
    return sorted(found)


def place(game: Any, state: Any, step: Any) -> None:
    row, column = step["cell"]
    turned = f" turned {step['turns']}" if step["turns"] else ""
    game.apply(state, game.parse(state, f"place {'abcdefgh'[column]}{row + 1} {step['tile']}{turned}"))


@pytest.mark.parametrize("refereed", GAMES, ids=name)
def test_the_same_game_as_the_referee(refereed: Any) -> None:
    """The same legal squares and the same points at every step, and the same points for each of the 32 lines."""
    game: Any = carbarn.game("cable_car", rotation=refereed["rotation"], hand=refereed["hand"], first=0)
    seats = refereed["seats"]
    state = game.new(seats)
    for hand in refereed["dealt"]:
        for code in hand:
            game.apply(state, game.parse(state, f"tile {code}"))
    for step in refereed["steps"]:
        assert game.to_move(state) == step["seat"]
        if step["drew"]:
            game.apply(state, game.parse(state, "draw"))
            game.apply(state, game.parse(state, f"tile {step['tile']}"))
            assert len(game.legal(state)) == len(step["legal"])
        assert placements(game, state, step["tile"]) == sorted(step["legal"])
        place(game, state, step)
        if step["then_drawn"] is not None:
            game.apply(state, game.parse(state, f"tile {step['then_drawn']}"))
        assert [score.total for score in game.scores(state).seats] == step["points"]
    assert game.to_move(state) == OVER
    assert [score.total for score in game.scores(state).seats] == refereed["points"]
    assert {str(line.station): line.points for line in game.lines(state)} == refereed["lines"]


def test_there_are_thirty() -> None:
    assert len(GAMES) == 30
    assert {(game["seats"], game["rotation"], game["hand"]) for game in GAMES} == {
        (seats, rotation, hand) for seats in range(2, 7) for rotation in (False, True) for hand in (1, 2, 3)
    }
