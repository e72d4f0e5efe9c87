"""Who is how strong: paired matches between levels, and what can be concluded from them.

Every deal is played twice with the sides changed, so that luck of the cards cancels out. A test
decides after each batch whether the question is settled: it stops when it knows.
"""

from __future__ import annotations

import itertools
import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from manoir.bots.agent import RANDOM, Agent
from manoir.bots.compiled import Thinker
from manoir.bots.levels import LEVELS, agent_of
from manoir.lab.learn import paired

Z_95 = 1.959964
# The test weighs "even" against "this much better", and may err once in twenty either way.
BETTER, ERROR = 0.60, 0.05
BATCH, MOST = 10, 400

Told = Callable[["Pairing"], None]
# Plays deals between two agents; for each, the share that went to the first.
Play = Callable[[Sequence[Agent], int, range], list[float]]


@dataclass
class Pairing:
    """Two agents and what is known of them: for each deal, counted from `first`, the share that
    went to the one."""

    one: str
    other: str
    players: int
    shares: list[float] = field(default_factory=list)
    options: Mapping[str, Any] = field(default_factory=dict)
    first: int = 1

    @property
    def mean(self) -> float:
        return sum(self.shares) / max(1, len(self.shares))

    @property
    def reach(self) -> float:
        """Half the width of the 95 % interval over deals. A deal more on each side keeps it honest
        where all went one way."""
        n = len(self.shares) + 2
        mean = (sum(self.shares) + 1.0) / n
        spread = sum((x - mean) ** 2 for x in (*self.shares, 0.0, 1.0)) / (n - 1)
        return Z_95 * math.sqrt(spread / n)

    @property
    def settled(self) -> bool:
        """Wald's sequential test on the mean, with the spread seen so far; and who is called better
        has an interval clear of even."""
        n = len(self.shares)
        if n < 2 * BATCH:
            return False
        variance = max(0.01, (self.reach / Z_95) ** 2 * n)
        ratio = (BETTER - 0.5) * (sum(self.shares) - n * (BETTER + 0.5) / 2) / variance
        sure = math.log((1 - ERROR) / ERROR)
        return ratio < -sure or (ratio > sure and self.mean - self.reach > 0.5)

    @property
    def about(self) -> dict[str, Any]:
        """Who plays whom at what; what is as always goes without saying."""
        about: dict[str, Any] = {"one": self.one, "other": self.other, "players": self.players}
        if self.options:
            about["options"] = dict(self.options)
        if self.first != 1:
            about["first"] = self.first
        return about

    def as_row(self) -> dict[str, Any]:
        return {**self.about, "deals": len(self.shares), "share": self.mean, "reach": self.reach}


def rungs(players: int, levels: int = len(LEVELS)) -> list[tuple[str, Agent]]:
    """From chance to the top; the top level as it decides in a simulation."""
    numbers = range(1, levels + 1)
    return [("random", Agent(RANDOM)), *((f"level {n}", agent_of(n, players)) for n in numbers)]


def here(thinker: Thinker) -> Play:
    """Plays in this process."""
    return lambda agents, players, deals: paired(thinker, agents, players, deals).tolist()


def climb(
    play: Play,
    players: int,
    told: Told,
    keep: Path | None = None,
    most: int = MOST,
    first: int = 1,
    batch: int = BATCH,
    levels: int = len(LEVELS),
    options: Mapping[str, Any] | None = None,
) -> list[Pairing]:
    """Each rung against the one below it. What is played is kept in a file, and gone on from."""
    ladder = rungs(players, levels)
    found = []
    for (low, weak), (high, strong) in itertools.pairwise(ladder):
        pairing = Pairing(high, low, players, options=options or {}, first=first)
        pairing.shares += _kept(keep, pairing)
        while len(pairing.shares) < most and not pairing.settled:
            start = first + len(pairing.shares)
            stop = min(start + batch, first + most)
            shares = play([strong, weak], players, range(start, stop))
            pairing.shares += shares
            _keep(keep, pairing, shares)
            told(pairing)
        found.append(pairing)
    return found


def _kept(path: Path | None, pairing: Pairing) -> list[float]:
    if path is None or not path.exists():
        return []
    shares: list[float] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        of_row = row.pop("shares")
        if row == pairing.about:
            shares += of_row
    return shares


def _keep(path: Path | None, pairing: Pairing, shares: Sequence[float]) -> None:
    if path is not None:
        row = {**pairing.about, "shares": shares}
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def ratings(found: Sequence[Pairing]) -> list[tuple[str, float, float]]:
    """Each rung's rating, in points of which 400 are odds of ten to one, with the reach of its
    interval. Level 1 has 0: how far below it chance lies can hardly be measured. Going up, the
    steps and their uncertainties add up."""
    down, unsure = _step(found[0])
    out = [(found[0].other, -down, Z_95 * math.sqrt(unsure)), (found[0].one, 0.0, 0.0)]
    rating = variance = 0.0
    for pairing in found[1:]:
        step, unsure = _step(pairing)
        rating, variance = rating + step, variance + unsure
        out.append((pairing.one, rating, Z_95 * math.sqrt(variance)))
    return out


def _step(pairing: Pairing) -> tuple[float, float]:
    """How many points the first is above the other, and the variance of that."""
    share = (sum(pairing.shares) + 0.5) / (len(pairing.shares) + 1)
    slope = 400 / math.log(10) / (share * (1 - share))
    return 400 * math.log10(share / (1 - share)), (slope * pairing.reach / Z_95) ** 2
