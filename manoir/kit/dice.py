"""The game's own chance: dice, shuffles and draws from a generator that lies in the record.

It is Threefry-2x32 with 20 rounds (Salmon, Moraes, Dror and Shaw, 2011), a block cipher run as a
counter: whoever sees cards and dice cannot work their way back to the key, which a fast generator
would allow. Its key is the seed of the match; the third cell counts the draws.
All arithmetic is in signed 64-bit numbers masked to 32 bits, because Numba turns a mixture of
signed and unsigned into floating point.
"""

from __future__ import annotations

from manoir.kit.rule import Row, rule

M32 = (1 << 32) - 1
SEEDS = 1 << 63
CELLS = 3
PARITY = 0x1BD11BDA
ROTATIONS = ((13, 15, 26, 6), (17, 29, 16, 24))


@rule
def seed(rng: Row, number: int) -> None:
    """The generator of a seed in 0..2^63-1."""
    rng[0] = number & M32
    rng[1] = number >> 32 & M32
    rng[2] = 0


@rule
def bits(rng: Row) -> int:
    """The next 32 random bits."""
    keys = (rng[0], rng[1], PARITY ^ rng[0] ^ rng[1])
    x = (keys[0] + (rng[2] & M32)) & M32
    y = (keys[1] + (rng[2] >> 32 & M32)) & M32
    for group in range(5):
        for by in ROTATIONS[group % 2]:
            x = (x + y) & M32
            y = (y << by & M32 | y >> (32 - by)) ^ x
        x = (x + keys[(group + 1) % 3]) & M32
        y = (y + keys[(group + 2) % 3] + group + 1) & M32
    rng[2] += 1
    return x


@rule
def below(rng: Row, n: int) -> int:
    """Uniform in 0..n-1, without bias (Lemire's multiplication with rejection)."""
    while True:
        m = bits(rng) * n
        if (m & M32) >= n or (m & M32) >= ((1 << 32) - n) % n:
            return m >> 32


@rule
def roll(rng: Row, sides: int) -> int:
    """A die: 1..sides."""
    return 1 + below(rng, sides)


@rule
def shuffle(rng: Row, cards: Row, n: int) -> None:
    """The first n cards in a random order, every order as likely as another."""
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
