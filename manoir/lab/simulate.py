"""Many games by random players, and what they show: who wins, by how much, after how long."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

# Plays `count` games from a first seed, with the results of `Machine.play_games`.
Play = Callable[[int, int], Any]
# Told how many of how many games are played.
Told = Callable[[int, int], None]

CHUNK_SECONDS = 0.25  # between two looks at the keyboard
FIRST_CHUNK, LARGEST_CHUNK = 64, 1 << 20
Z_95 = 1.959964


def _unheard(done: int, of: int) -> None:
    """Nobody is waiting."""


@dataclass
class Simulation:
    """What was played. Several seats may win a game: in Ghooost! all but the last."""

    players: int
    first_seed: int
    asked: int
    games: int = 0
    wins: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    choices: int = 0
    shortest: int = 0
    longest: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.players
        self.points = self.points or [0] * self.players

    @property
    def mean_length(self) -> float:
        return self.choices / max(1, self.games)

    @property
    def mean_scores(self) -> list[float]:
        return [points / max(1, self.games) for points in self.points]

    @property
    def choices_per_second(self) -> float:
        return self.choices / self.seconds if self.seconds else 0.0

    def win_share(self, seat: int) -> tuple[float, float, float]:
        """The share of wins, with the bounds of its 95 % interval."""
        return self.wins[seat] / max(1, self.games), *wilson(self.wins[seat], self.games)

    def as_json(self) -> dict[str, Any]:
        shares = [self.win_share(seat) for seat in range(self.players)]
        return {
            **asdict(self),
            "win_shares": [{"share": p, "low": low, "high": high} for p, low, high in shares],
            "mean_scores": self.mean_scores,
            "mean_length": self.mean_length,
            "choices_per_second": self.choices_per_second,
        }

    def add(self, results: Any) -> None:
        """Count the results of one chunk."""
        lengths, scores = results[:, 0], results[:, 1 : 1 + self.players]
        won = results[:, 1 + self.players :]
        for seat in range(self.players):
            self.wins[seat] += int(won[:, seat].sum())
            self.points[seat] += int(scores[:, seat].sum())
        shortest = int(lengths.min())
        self.shortest = min(self.shortest, shortest) if self.games else shortest
        self.longest = max(self.longest, int(lengths.max()))
        self.choices += int(lengths.sum())
        self.games += len(results)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval at 95 %: unlike the usual one, it stays inside 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, Z_95 * Z_95
    middle = share + z2 / (2 * games)
    reach = Z_95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    low, high = (middle - reach) / (1 + z2 / games), (middle + reach) / (1 + z2 / games)
    return max(0.0, low), min(1.0, high)


def simulate(
    play: Play, players: int, first_seed: int, games: int, told: Told = _unheard
) -> Simulation:
    """Play games chunk by chunk; Ctrl-C ends it early, with what was played until then.

    Compile before: the first chunk is timed like any other.
    """
    done, size = Simulation(players, first_seed, games), FIRST_CHUNK
    try:
        while done.games < games:
            began = time.perf_counter()
            results = play(first_seed + done.games, min(size, games - done.games))
            took = time.perf_counter() - began
            done.add(results)
            done.seconds += took
            told(done.games, games)
            size = _next_size(size, took)
    except KeyboardInterrupt:
        return done
    return done


def _next_size(size: int, took: float) -> int:
    """Towards chunks that take a moment, by steps of four at most."""
    wanted = size * CHUNK_SECONDS / max(took, 1e-9)
    return int(min(max(wanted, size / 4, FIRST_CHUNK), size * 4, LARGEST_CHUNK))
