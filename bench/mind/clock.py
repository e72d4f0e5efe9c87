"""How long the top level thinks at a table: whole matches of nothing but such bots.

Lone choices play themselves and are not counted. Time is that of the processor.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

import manoir
from manoir.bots.bot import Bot, readiness
from manoir.bots.levels import LEVELS
from manoir.bots.table import make_choice

PARTS = (0.1, 0.25, 0.5, 0.75, 0.9, 0.99)


class Form(NamedTuple):
    """What is played: by how many, and how."""

    players: int
    options: Mapping[str, Any]


# The games in which there is a level that thinks by the clock.
FORMS = {
    "ghooost": {"2 players": Form(2, {}), "4 players": Form(4, {})},
    "halloween": {
        "2 players": Form(2, {}),
        "4 players": Form(4, {}),
        "2 Grand Masters": Form(2, {"grand_master": True}),
        "4 Grand Masters": Form(4, {"grand_master": True}),
    },
    "phantom": {"2 players": Form(2, {})},
}


def run(matches: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, forms in FORMS.items():
        readiness(key).wait()
        found[key] = {name: measured(key, form, matches) for name, form in forms.items()}
        print(key, {name: (row["mean"], row["most"]) for name, row in found[key].items()})
    return found


def measured(key: str, form: Form, matches: int) -> dict[str, Any]:
    took = [s for seed in range(1, matches + 1) for s in thinking(key, form, seed)]
    parts = dict(zip(map(str, PARTS), np.quantile(took, PARTS).round(4).tolist(), strict=True))
    return {
        "matches": matches,
        "choices": len(took),
        "mean": round(float(np.mean(took)), 4),
        "most": round(max(took), 4),
        "quantiles": parts,
    }


def thinking(key: str, form: Form, seed: int) -> list[float]:
    """Seconds for each choice of a match."""
    match, took = manoir.new(key, form.players, seed, options=form.options), []
    bots = {
        p: Bot(key, len(LEVELS), form.players, seed * 10 + p, clock=time.thread_time)
        for p in range(form.players)
    }
    while (seat := match.actor) is not None:
        began = time.thread_time()
        choice = bots[seat].choose(match.view(seat), seat)
        if len(match.choices()) > 1:
            took.append(time.thread_time() - began)
        make_choice(match, choice, bots)
    return took
