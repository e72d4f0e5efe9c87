"""A small box of Ghooost!: six cards for two players, so that an exact solver can walk it all."""

from __future__ import annotations

from manoir.games.ghooost.components import GHOST

CARDS = {"scooty": 1, "draplo": 1, "zombibi": 2, "igor": 1, "miss-copy": 1}
MINI = {
    "deck": {name: CARDS.get(name, 0) for name in GHOST.names},
    "hand_size": 1,
    "mansion_size": 1,
    "patience": 6,
}
