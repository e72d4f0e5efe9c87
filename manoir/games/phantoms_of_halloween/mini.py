"""A small party: a character each for three players, a short track and a single round, so that an
exact solver can walk it all."""

from __future__ import annotations

from typing import Any

from manoir.games.phantoms_of_halloween.components import POINTS

CARDS = {"-10": 1, "+5": 1, "+20": 1}
MINI: dict[str, Any] = {
    "cards": {name: CARDS.get(name, 0) for name in POINTS.names},
    "money": 1,
    "squares": 7,
    "track": ["black", "green", "unmask", "red", "phew", "red", "halloween"],
    "amounts": [0, 1, 0, 1, 0, 1, 0],
    "rounds": 1,
}
