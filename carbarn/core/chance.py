"""Random numbers that a kernel can draw: the same sequence compiled and plain, on every machine.

The generator is Doty-Humphrey's small fast counting generator with 32-bit words (sfc32). Its four words live in an
`int64` array and every step is masked to 32 bits, so nothing ever overflows a signed word.
"""

import numpy as np

from carbarn.core.kernel import door, kernel
from carbarn.core.types import Rng

_LOW = 0xFFFFFFFF
_WARM_UP = 12
# Streams of a seed: the dealer and the players of a game never share random numbers.
PLAYER_STREAM = 1 << 32
# The dealer has a stream for lots and one a deck. The n-th card of a deck is then the same card whoever draws it and
# whatever was drawn from another deck before: as if every deck had been shuffled before the game.
DECKS = 3
_DEALER_STREAM = 2 << 32
_NEXT_DECK = 1 << 32


@kernel
def next32(rng: Rng) -> int:
    """The next 32 random bits."""
    out = (rng[0] + rng[1] + rng[3]) & _LOW
    rng[3] = (rng[3] + 1) & _LOW
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + ((rng[2] << 3) & _LOW)) & _LOW
    rng[2] = ((((rng[2] << 21) & _LOW) | (rng[2] >> 11)) + out) & _LOW
    return out


@kernel
def below(rng: Rng, bound: int) -> int:
    """A random number from 0 to bound - 1; bound is far below 2**32, so the bias is beyond measuring."""
    product: int = next32(rng) * np.int64(bound)  # type: ignore[assignment]
    return product >> 32


@kernel
def reseed(rng: Rng, seed: int, stream: int) -> None:
    """Start the generator from a seed (up to 64 bits) and a stream (such as a game's number)."""
    rng[0] = seed & _LOW
    rng[1] = (seed >> 32) & _LOW
    rng[2] = stream & _LOW
    rng[3] = 1 + ((stream >> 32) & 0xFFFF)
    for _ in range(_WARM_UP):
        next32(rng)


@kernel
def shuffle(decks: Rng, seed: int, stream: int) -> None:
    """Start a dealer's generators, a row a deck, for one game of a seed."""
    for deck in range(DECKS):
        reseed(decks[deck], seed, _DEALER_STREAM + deck * _NEXT_DECK + stream)


@door
def _shuffle(decks: Rng, seed: int, stream: int) -> None:
    shuffle(decks, seed, stream)


def shuffled_decks(seed: int, stream: int = 0) -> Rng:
    """A dealer's generators for one game of a seed."""
    decks = np.zeros((DECKS, 4), np.int64)
    _shuffle(decks, seed, stream)
    return decks


@door
def _start(rng: Rng, seed: int, stream: int) -> None:
    reseed(rng, seed, stream)


def generator(seed: int, stream: int = 0) -> Rng:
    """A seeded generator."""
    rng = np.zeros(4, np.int64)
    _start(rng, seed, stream)
    return rng


@door
def _draw(rng: Rng) -> int:
    return next32(rng)


def seed_from(rng: Rng) -> int:
    """A seed for somebody else, drawn from a generator."""
    return int(_draw(rng))
