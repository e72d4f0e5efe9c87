"""How long the top level thinks at a table: whole matches among four bots of it, or two.

Lone choices play themselves and are not counted. Time is that of the processor.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import numpy as np

import manoir
from bench.mind.sides import GAME
from manoir.bots.bot import Bot, readiness
from manoir.bots.levels import LEVELS
from manoir.bots.table import make_choice

PARTS = (0.1, 0.25, 0.5, 0.75, 0.9, 0.99)


def run(matches: int = 3) -> dict[str, Any]:
    readiness(GAME.key).wait()
    return {f"{players} players": measured(players, matches) for players in (2, 4)}


def measured(
    players: int, matches: int, key: str = GAME.key, options: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    took: list[float] = []
    for seed in range(1, matches + 1):
        took += thinking(players, seed, key, options)
        print(f"{players} players: {np.mean(took):.3f} s on average, {max(took):.3f} s at most")
    parts = dict(zip(map(str, PARTS), np.quantile(took, PARTS).round(4).tolist(), strict=True))
    return {
        "matches": matches,
        "choices": len(took),
        "mean": round(float(np.mean(took)), 4),
        "most": round(max(took), 4),
        "quantiles": parts,
    }


def thinking(players: int, seed: int, key: str, options: Mapping[str, Any] | None) -> list[float]:
    """Seconds for each choice of a match."""
    match, took = manoir.new(key, players, seed, options=options), []
    bots = {
        p: Bot(key, len(LEVELS), players, seed * 10 + p, clock=time.thread_time)
        for p in range(players)
    }
    while (seat := match.actor) is not None:
        began = time.thread_time()
        choice = bots[seat].choose(match.view(seat), seat)
        if len(match.choices()) > 1:
            took.append(time.thread_time() - began)
        make_choice(match, choice, bots)
    return took
