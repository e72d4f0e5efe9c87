"""The one shape of whatever is measured, ours and theirs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from time import perf_counter
from typing import ClassVar


class Contender(ABC):
    """A library that plays one of its games at random, with the list of legal choices computed.

    Making one imports nothing, so that it can be named, and sent to a process of its own, where its
    library is missing. Only decisions of players count: a card dealt by the library is none.
    """

    name: ClassVar[str]
    package: ClassVar[str]
    unit: ClassVar[str] = "decisions/s"
    # How many choices hide in one of what is counted.
    choices_each: float = 1.0

    def __init__(self, game: str, players: int) -> None:
        self.game, self.players = game, players

    @property
    def label(self) -> str:
        return f"{self.name}: {self.game}"

    @abstractmethod
    def warm_up(self) -> None:
        """Import the library, and do all that is done once."""

    @abstractmethod
    def batch(self) -> int:
        """Play a few games, long enough for the clock; how many decisions they took, or how many
        of whatever else is counted."""

    def play(self, seconds: float) -> int:
        """Play at least so long; the sum of its batches."""
        counted, end = 0, perf_counter() + seconds
        while perf_counter() < end:
            counted += self.batch()
        return counted
