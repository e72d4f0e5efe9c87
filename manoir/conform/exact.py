"""An exact solver for a mini variant: it walks every deal, every choice and every roll.

What random players must expect, computed exactly, judges everything that samples: dealing, bulk
play, and the search.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import Any

from manoir.kit.cache import reach
from manoir.kit.dice import below
from manoir.kit.game import Game

Values = tuple[Fraction, ...]


class Walk:
    """Every line of play from some positions; positions that are reached twice are walked once."""

    def __init__(self, game: Game[Any]) -> None:
        self.game, self._chance = game, Chance(game)
        self._known: dict[str, Values] = {}

    @property
    def positions(self) -> int:
        return len(self._known)

    def expected(self, s: Any) -> Values:
        """When all choose at random: the expected number of choices to come, and the expected
        score of each seat."""
        key = s.digest()
        if key not in self._known:
            if self.game.over(s):
                value = (Fraction(), *(Fraction(self.game.score(s, p)) for p in range(s.players)))
            else:
                made, *scores = mean([self._after(s, choice) for choice in self.game.legal(s)])
                value = (made + 1, *scores)
            self._known[key] = value
        return self._known[key]

    def _after(self, s: Any, choice: int) -> Values:
        return total(
            [
                tuple(share * value for value in self.expected(t))
                for share, t in self._chance.outcomes(s, choice)
            ]
        )


class Fork(Exception):
    """A rule draws, and nothing has been decided of it yet."""

    def __init__(self, ways: int) -> None:
        self.ways = ways


class Chance:
    """Stands for the generator: each draw of a rule goes every way in its turn."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        spaces = {id(fn.__globals__): fn.__globals__ for fn in reach([game.apply])}
        self._places = [
            (space, name)
            for space in spaces.values()
            for name, value in space.items()
            if value is below
        ]
        self._decided: list[int] = []
        self._drawn = 0

    def outcomes(self, s: Any, choice: int) -> list[tuple[Fraction, Any]]:
        """All that a choice can lead to, and how likely each is."""
        with self._in_place():
            return list(self._outcomes(s, choice, [], Fraction(1)))

    def _outcomes(
        self, s: Any, choice: int, decided: list[int], share: Fraction
    ) -> Iterator[tuple[Fraction, Any]]:
        self._decided, self._drawn = decided, 0
        try:
            yield share, self.game.applied(s, choice)
        except Fork as fork:
            for way in range(fork.ways):
                yield from self._outcomes(s, choice, [*decided, way], share / fork.ways)

    def _below(self, rng: Any, n: int) -> int:
        if self._drawn == len(self._decided):
            raise Fork(n)
        self._drawn += 1
        return self._decided[self._drawn - 1]

    @contextmanager
    def _in_place(self) -> Iterator[None]:
        for space, name in self._places:
            space[name] = self._below
        try:
            yield
        finally:
            for space, name in self._places:
                space[name] = below


def mean(values: Iterable[Values]) -> Values:
    """The mean of each column."""
    rows = list(values)
    return tuple(column / len(rows) for column in total(rows))


def total(values: Iterable[Values]) -> Values:
    """The sum of each column."""
    return tuple(sum(column, Fraction()) for column in zip(*values, strict=True))
