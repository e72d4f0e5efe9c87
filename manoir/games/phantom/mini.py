"""A small box of Phantom: two children, a handful of cards and two short turns each, so that an
exact solver can walk it all. No pile runs out, so all chance lies in the deal."""

from __future__ import annotations

from manoir.games.phantom.components import GHOST, PERSON, PLACE, START

GHOSTS = "spectre-charmer spirit-knocker soul-howler soul-queen revenant-invoker spirit-queen"
PLACES = "bathroom nursery library trapdoor dungeon graveyard"
PEOPLE = "girl boy"
MINI = {
    "ghost_cards": {name: name in GHOSTS.split() for name in GHOST.names},
    "place_cards": {n: n in PLACES.split() or i in START for i, n in enumerate(PLACE.names)},
    "people": {name: name in PEOPLE.split() for name in PERSON.names},
    "threshold": {"girl": 3, "boy": 3},
    "goal": 3,
    "dealt": 1,
    "draws": 1,
    "turn_limit": 2,
}
