"""Chance: known answers, uniform numbers, fair shuffles, and a second opinion on each generator."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Callable, Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoir.kit import dice, quick

Below = Callable[[list[int], int], int]
M32 = 0xFFFFFFFF


def fits(seen: Iterable[object], kinds: int) -> bool:
    """Whether all kinds come equally often: chi-squared within four standard deviations of what
    chance gives, and not suspiciously even either."""
    counts = Counter(seen)
    expected = counts.total() / kinds
    distance = sum((n - expected) ** 2 / expected for n in counts.values())
    distance += (kinds - len(counts)) * expected
    freedom = kinds - 1
    spread = 2 / (9 * freedom)
    surprise = (math.cbrt(distance / freedom) - (1 - spread)) / math.sqrt(spread)
    return abs(surprise) < 4


def test_the_measure_itself() -> None:
    assert not fits([0] * 600 + [1] * 400, 2)
    assert not fits([*range(61)] * 300, 62)
    assert not fits([*range(62)] * 100, 62)
    assert fits([0] * 520 + [1] * 480, 2)


# ---- the game's generator -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "counter", "answer"),
    [
        ((0, 0), 0, 0x6B200159),
        ((M32, M32), (1 << 64) - 1, 0x1CB996FC),
        ((0x13198A2E, 0x03707344), 0x243F6A88 | 0x85A308D3 << 32, 0xC4923A9C),
    ],
)
def test_known_answers_of_threefry(key: tuple[int, int], counter: int, answer: int) -> None:
    """From the test vectors of its authors (Random123, threefry2x32-20)."""
    assert dice.bits([*key, counter]) == answer


def threefry(key: tuple[int, int], counter: int) -> int:
    """Threefry-2x32-20 as its paper tells it: four rounds, then the key schedule, five times."""
    schedule = [*key, key[0] ^ key[1] ^ 0x1BD11BDA]
    turns = itertools.cycle([13, 15, 26, 6, 17, 29, 16, 24])
    a, b = (counter + key[0]) % 2**32, ((counter >> 32) + key[1]) % 2**32
    for rounds in range(1, 21):
        a = (a + b) % 2**32
        text = f"{b:032b}"
        by = next(turns)
        b = int(text[by:] + text[:by], 2) ^ a
        if rounds % 4 == 0:
            n = rounds // 4
            a = (a + schedule[n % 3]) % 2**32
            b = (b + schedule[(n + 1) % 3] + n) % 2**32
    return a


@given(st.integers(0, 2**63 - 1), st.integers(0, 2**62))
def test_a_second_opinion_on_threefry(seed: int, draws: int) -> None:
    rng = [0, 0, 0]
    dice.seed(rng, seed)
    rng[2] = draws
    assert dice.bits(rng) == threefry((seed & M32, seed >> 32), draws)
    assert rng == [seed & M32, seed >> 32, draws + 1]


# ---- the thinkers' generator --------------------------------------------------------------------


class Xoshiro64:
    """xoshiro64** 1.0, from the description by Blackman and Vigna."""

    def __init__(self, state: list[int]) -> None:
        self.s0, self.s1 = state

    def rotl(self, x: int, by: int) -> int:
        return (x << by | x >> 32 - by) % 2**32

    def __next__(self) -> int:
        result = self.rotl(self.s0 * 0x9E3779BB % 2**32, 5) * 5 % 2**32
        mixed = self.s0 ^ self.s1
        self.s0 = self.rotl(self.s0, 26) ^ mixed ^ mixed << 9 & M32
        self.s1 = self.rotl(mixed, 13)
        return result


@given(st.integers(0, M32), st.integers(1, M32))
def test_a_second_opinion_on_xoshiro(a: int, b: int) -> None:
    rng, other = [a, b], Xoshiro64([a, b])
    assert [quick.quick_bits(rng) for _ in range(20)] == [next(other) for _ in range(20)]
    assert rng == [other.s0, other.s1]


def test_known_answers_of_the_mixer() -> None:
    """MurmurHash3 of nothing under a seed is its last step alone."""
    assert [quick.mixed(x) for x in (0, 1, M32)] == [0, 0x514E28B7, 0x81F16F39]


@given(st.integers(0, 2**63 - 1))
def test_a_quick_seed_is_never_the_dead_state(number: int) -> None:
    rng = [0, 0]
    quick.quick_seed(rng, number)
    assert any(rng)
    assert all(0 <= cell <= M32 for cell in rng)


def test_the_one_seed_that_would_be_dead_is_not() -> None:
    rng = [0, 0]
    quick.quick_seed(rng, 0x9E3779B9 << 32)
    assert rng == [0, 1]


def test_thinking_leaves_the_dice_alone() -> None:
    """The two generators share no cell."""
    assert (dice.CELLS, quick.CELLS) == (3, 2)


# ---- numbers, dice, shuffles --------------------------------------------------------------------


def dice_rng(number: int) -> list[int]:
    rng = [0] * dice.CELLS
    dice.seed(rng, number)
    return rng


def quick_rng(number: int) -> list[int]:
    rng = [0] * quick.CELLS
    quick.quick_seed(rng, number)
    return rng


GENERATORS = [(dice.below, dice_rng), (quick.quick_below, quick_rng)]
both = pytest.mark.parametrize(("below", "seeded"), GENERATORS, ids=["dice", "quick"])


@both
@pytest.mark.parametrize("n", [2, 6, 62])
def test_uniform_along_a_stream(below: Below, seeded: Callable[[int], list[int]], n: int) -> None:
    rng = seeded(42)
    assert fits((below(rng, n) for _ in range(200 * n if n > 9 else 6000)), n)


@both
@pytest.mark.parametrize("n", [2, 6, 62])
def test_uniform_over_neighbouring_seeds(
    below: Below, seeded: Callable[[int], list[int]], n: int
) -> None:
    many = 200 * n if n > 9 else 6000
    assert fits((below(seeded(number), n) for number in range(many)), n)


@both
@pytest.mark.parametrize("n", [2, 6, 62])
def test_uniform_over_neighbours_in_the_high_bits(
    below: Below, seeded: Callable[[int], list[int]], n: int
) -> None:
    many = 200 * n if n > 9 else 6000
    assert fits((below(seeded(number << 32), n) for number in range(many)), n)


@both
def test_neighbours_in_a_stream_are_strangers(
    below: Below, seeded: Callable[[int], list[int]]
) -> None:
    rng = seeded(7)
    assert fits(((below(rng, 6), below(rng, 6)) for _ in range(4000)), 36)


@pytest.mark.parametrize("number", [1, 2**40])
@pytest.mark.parametrize(
    ("shuffle", "seeded"),
    [(dice.shuffle, dice_rng), (quick.quick_shuffle, quick_rng)],
    ids=["dice", "quick"],
)
def test_every_order_of_four_cards_is_as_likely(
    shuffle: Callable[[list[int], list[int], int], None],
    seeded: Callable[[int], list[int]],
    number: int,
) -> None:
    rng = seeded(number)
    orders = []
    for _ in range(2400):
        cards = [0, 1, 2, 3, 9]
        shuffle(rng, cards, 4)
        assert cards[4] == 9  # only the first four
        orders.append(tuple(cards))
    assert fits(orders, 24)


def test_a_die_shows_one_to_its_sides() -> None:
    rng = dice_rng(3)
    rolls = [dice.roll(rng, 6) for _ in range(3000)]
    assert (min(rolls), max(rolls)) == (1, 6)
    assert fits(rolls, 6)


@both
@pytest.mark.parametrize("n", [1, 2, 3, 1 << 31, (1 << 31) - 1])
def test_numbers_stay_below(below: Below, seeded: Callable[[int], list[int]], n: int) -> None:
    rng = seeded(5)
    assert all(0 <= below(rng, n) < n for _ in range(50))


@pytest.mark.parametrize(
    ("module", "bits", "below"),
    [(dice, "bits", dice.below), (quick, "quick_bits", quick.quick_below)],
    ids=["dice", "quick"],
)
def test_what_would_make_a_bias_is_rejected(
    module: object, bits: str, below: Below, monkeypatch: pytest.MonkeyPatch
) -> None:
    """2^32 is no multiple of 6: four of the 2^32 numbers are thrown away, no more."""
    unfair = [k * 2**32 // 6 + (k > 0 and k != 3) for k in (0, 1, 3, 4)]
    for number in (*unfair, 1, 2**31 + 1, unfair[1] + 1, unfair[1] - 1, M32):
        stream = iter([number, 2**31 + 1])
        monkeypatch.setattr(module, bits, lambda rng, stream=stream: next(stream))
        assert below([], 6) == (3 if number in unfair else number * 6 >> 32)
        assert len(list(stream)) == (number not in unfair)


def test_a_seed_of_63_bits_is_kept_whole() -> None:
    numbers = [0, 1, 2**32 - 1, 2**32, 2**63 - 1]
    keys = [tuple(dice_rng(number)) for number in numbers]
    assert len(set(keys)) == len(numbers)
    assert keys[-1] == (M32, M32 >> 1, 0)
