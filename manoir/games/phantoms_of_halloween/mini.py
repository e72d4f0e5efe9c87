"""A small party: four characters for three players, a short track and few rounds."""

from __future__ import annotations

from typing import Any

MINI: dict[str, Any] = {
    "cards": {
        "-25": 0,
        "-20": 0,
        "-15": 0,
        "-10": 1,
        "-5": 0,
        "+5": 2,
        "+10": 0,
        "+15": 0,
        "+20": 1,
        "+30": 0,
    },
    "money": 3,
    "squares": 8,
    "track": ["black", "green", "auction", "exchange", "red", "halloween", "unmask", "phew"],
    "amounts": [0, 1, 0, 0, 2, 0, 0, 0],
    "rounds": 2,
}
