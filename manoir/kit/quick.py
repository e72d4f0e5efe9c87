"""Chance for those who think about a game: random players, search, determinisation.

A fast generator (xoshiro64**) in an array of two numbers of its own. It never touches the
generator in the record, so thinking does not change what the dice will show.
"""

from __future__ import annotations

from manoir.kit.dice import M32
from manoir.kit.rule import Row, rule

CELLS = 2


@rule
def mixed(x: int) -> int:
    """A permutation of 32 bits in which neighbours become strangers (the end of MurmurHash3)."""
    x = ((x ^ x >> 16) * 0x85EBCA6B) & M32
    x = ((x ^ x >> 13) * 0xC2B2AE35) & M32
    return x ^ x >> 16


@rule
def quick_seed(rng: Row, number: int) -> None:
    rng[1] = mixed((number >> 32 & M32) ^ 0x9E3779B9)
    rng[0] = mixed((number & M32) ^ rng[1])
    if rng[0] == 0 and rng[1] == 0:
        rng[1] = 1


@rule
def quick_bits(rng: Row) -> int:
    """32 random bits."""
    a, b = rng[0], rng[1]
    x = (a * 0x9E3779BB) & M32
    x = ((x << 5 & M32 | x >> 27) * 5) & M32
    b ^= a
    rng[0] = (a << 26 & M32 | a >> 6) ^ b ^ (b << 9 & M32)
    rng[1] = b << 13 & M32 | b >> 19
    return x


@rule
def quick_below(rng: Row, n: int) -> int:
    """Uniform in 0..n-1, without bias."""
    while True:
        m = quick_bits(rng) * n
        if (m & M32) >= n or (m & M32) >= ((1 << 32) - n) % n:
            return m >> 32


@rule
def quick_shuffle(rng: Row, cards: Row, n: int) -> None:
    for i in range(n - 1, 0, -1):
        j = quick_below(rng, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
