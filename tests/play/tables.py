"""Matches to begin from. The toys stand among the games while a test plays them."""

from __future__ import annotations

from typing import Any

import manoir
from manoir.kit import Game
from manoir.play.match import Match
from tests.toys.pebbles import PEBBLES
from tests.toys.vigil import VIGIL

NONCE = bytes(range(32))
TOYS: dict[str, Game[Any]] = {"pebbles": PEBBLES, "vigil": VIGIL}

# After midnight. Seat 0 holds two Draplo and an Igor; both have more than one thing to do.
DUSK: dict[str, Any] = {
    "players": 2,
    "hand": [{"draplo": 2, "igor": 1}, {"momicha": 1, "zombibi": 1}],
    "mansion_n": [2, 2],
}


def pebbles(heap: int = 9, players: int = 2, **more: Any) -> Match:
    """Seat 0 takes from a heap."""
    position = {"players": players, "heap": heap}
    return Match(PEBBLES, players, 42, position=position, nonce=NONCE, **more)


def dusk(*seats: str, **fields: Any) -> Match:
    return manoir.set_up("ghooost", {**DUSK, **fields}, seed=1, seats=seats)


def notations(match: Match) -> list[str]:
    return [choice.notation for choice in match.choices()]
