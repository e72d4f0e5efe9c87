"""A small box of Phantom: two children, a handful of cards and two turns each."""

from __future__ import annotations

from manoir.games.phantom.components import GHOST, PERSON, PLACE, START

MINI: dict[str, object] = {
    "ghost_cards": {n: n in ("spectre-charmer", "soul-howler", "spirit-knocker", "soul-queen") for n in GHOST.names},
    "place_cards": {n: i in START or n in ("attic", "trapdoor") for i, n in enumerate(PLACE.names)},
    "people": {n: n in ("girl", "boy") for n in PERSON.names},
    "threshold": {"girl": 3, "boy": 3},
    "goal": 3,
    "dealt": 2,
    "draws": 1,
    "turn_limit": 2,
}
