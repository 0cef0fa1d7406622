"""Versioned names are kept: layout, numbers and actions of `carbarn/usa-v1` are what they were when it was named.

`layouts.json` holds what each name stands for. Whoever changes a layout, what its numbers mean or the numbering of
actions raises VERSION in the family's observe.py and adds the new name with `python -m tests.envs.test_layouts`; what
is written there is never changed.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import carbarn
from carbarn.bots.bot import PolicyBot
from carbarn.core.game import Game
from tests.envs.reference import REFERENCES

FILE = Path(__file__).parent / "layouts.json"
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("usa", {}),
    ("usa", {"tickets": "1910"}),
    ("usa", {"tickets": "mega"}),
    ("san_francisco", {}),
    ("cable_car", {}),
    ("cable_car", {"rotation": True}),
    ("cable_car", {"companies": True, "hand": 3}),
]


def named(name: str, options: dict[str, Any]) -> str:
    """The versioned name, with the options that are not the usual ones."""
    version = carbarn.game(name).layout_version
    return " ".join([f"carbarn/{name}-v{version}", *(f"{key}={value}" for key, value in options.items())])


def stands_for(game: Game) -> dict[str, Any]:
    """What a name promises: the layout, the actions, and what a fixed game looks like to its seats."""
    texts = "\n".join(game.text(id) for id in range(game.action_count))
    seen, match, bot = hashlib.sha256(), carbarn.new(game, seats=3, seed=1), PolicyBot(game, "random", 1)
    while not match.over:
        for seat in range(3):
            seen.update(game.observe(match.view(seat)).tobytes())
        match.play(bot.choose(match.view(match.to_move)))
    return {
        "layout": [[name, size, meaning] for name, size, meaning in game.layout],
        "actions": [game.action_count, hashlib.sha256(texts.encode()).hexdigest()[:16]],
        "numbers": seen.hexdigest()[:16],
    }


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_a_versioned_name_stands_for_what_it_always_did(name: str, options: dict[str, Any]) -> None:
    known = json.loads(FILE.read_text(encoding="utf-8"))
    assert known[named(name, options)] == stands_for(carbarn.game(name, **options))


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_numbers_are_what_the_layout_says(name: str, options: dict[str, Any]) -> None:
    """Against a slow reading of the layout, written apart; from a state and from the seat's view of it."""
    game = carbarn.game(name, **options)
    reference = REFERENCES[game.board_facts("en")["family"]]
    for seats in {game.seats[0], game.seats[1]}:
        match, bot = carbarn.new(game, seats=seats, seed=seats), PolicyBot(game, "random", seats)
        step = 0
        while not match.over or step % 9:
            if step % 9 == 0 or match.over:
                for seat in range(seats):
                    view = match.view(seat)
                    numbers, legal = game.look(match.state, seat)
                    np.testing.assert_array_equal(numbers, reference(game.board, view))  # type: ignore[attr-defined]
                    np.testing.assert_array_equal(numbers, game.observe(view))
                    expected = game.legal(match.state).tolist() if seat == match.to_move else []
                    assert legal.tolist() == expected
            if match.over:
                break
            match.play(bot.choose(match.view(match.to_move)))
            step += 1


DOCS = (Path(__file__).parent.parent.parent / "docs" / "environments.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_every_field_and_every_kind_of_action_is_documented(name: str, options: dict[str, Any]) -> None:
    game = carbarn.game(name, **options)
    for field, size, meaning in game.layout:
        assert not size or (f"| `{field}` |" in DOCS and meaning in DOCS), field
    kinds = {game.action(id).kind for id in range(game.action_count)}
    assert all(f"`{kind}`" in DOCS for kind in kinds)


def main() -> None:
    """Add names that are new; those that are there stay."""
    known = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for name, options in VARIANTS:
        known.setdefault(named(name, options), stands_for(carbarn.game(name, **options)))
    FILE.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
