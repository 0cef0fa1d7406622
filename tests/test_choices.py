"""Choices in words: said to the player, each different from the others, in every language."""

import random

import pytest

import carbarn
from carbarn.core.words import LOCALES

KINDS = {
    "usa": ("usa", {}, 3),
    "san_francisco": ("san_francisco", {}, 2),
    "cable_car": ("cable_car", {"hand": 3, "rotation": True}, 3),
    "companies": ("cable_car", {"companies": True}, 3),
}


@pytest.mark.parametrize("kind", KINDS)
def test_no_two_choices_read_alike(kind: str) -> None:
    name, options, seats = KINDS[kind]
    match, dice = carbarn.new(carbarn.game(name).variant(**options), seats, seed=5), random.Random(5)
    for _ in range(60):
        if match.over:
            break
        view, menu = match.view(match.to_move), match.game.menu(match.state)
        for locale in LOCALES:
            words = [match.game.choice(view, action, locale) for action in menu]
            assert len(set(words)) == len(words), [text for text in words if words.count(text) > 1]
        match.play(dice.choice(menu))


def test_early_choices_name_the_tickets() -> None:
    """Everybody chooses at once: a seat reads its own offer, whoever is to move."""
    match = carbarn.new("usa", 3, seed=3)
    early = next(seat for seat in range(3) if seat != match.to_move)
    view = match.view(early)
    words = [match.game.choice(view, int(action), "en") for action in match.game.early(match.state, early)]
    assert len(words) == len(set(words)) == 4  # two of three, or all
    assert all(text.startswith("Keep ") and "–" in text for text in words)


def test_a_tile_is_not_called_by_its_letters() -> None:
    match = carbarn.new("cable_car", 2, seed=1)
    codes = match.game.board.kinds  # type: ignore[attr-defined]
    told = [match.game.choice(match.view(match.to_move), action, "en") for action in match.game.menu(match.state)]
    match.play(match.game.menu(match.state)[0])
    told += match.story("en", None, ["Ann", "Bob"])
    assert not [text for text in told for code in codes if f" {code}" in text]
