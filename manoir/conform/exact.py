"""An exact solver for a mini variant: it walks every deal and every choice.

What random players must expect, computed exactly, judges everything that samples: dealing, bulk
play, and the search.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from manoir.kit.game import Game


class Walk:
    """Every line of play from some positions; positions that are reached twice are walked once."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._known: dict[str, tuple[Fraction, ...]] = {}

    @property
    def positions(self) -> int:
        return len(self._known)

    def expected(self, s: Any) -> tuple[Fraction, ...]:
        """When all choose at random: the expected number of choices to come, and the expected
        score of each seat. Chance must lie in the deal: a walk does not branch over dice."""
        draws = s.rng[2]
        key = s.digest()
        if key not in self._known:
            if self.game.over(s):
                value = (Fraction(), *(Fraction(self.game.score(s, p)) for p in range(s.players)))
            else:
                after = [self.game.applied(s, choice) for choice in self.game.legal(s)]
                if any(t.rng[2] != draws for t in after):
                    raise ValueError(
                        "the generator was used: this variant has chance after the deal"
                    )
                made, *scores = mean([self.expected(t) for t in after])
                value = (made + 1, *scores)
            self._known[key] = value
        return self._known[key]


def mean(values: Iterable[tuple[Fraction, ...]]) -> tuple[Fraction, ...]:
    """The mean of each column."""
    rows = list(values)
    return tuple(sum(column, Fraction()) / len(rows) for column in zip(*rows, strict=True))
