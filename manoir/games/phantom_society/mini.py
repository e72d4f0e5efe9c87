"""A small floor: eight rooms of two colours for one master and one hunter, so that a solver can
walk it. PRINTED is the same floor already laid, as a position."""

from __future__ import annotations

from manoir.games.phantom_society.components import TILE

ROOMS = {"blue-1": 2, "blue-2": 1, "blue-3": 1, "red-1": 2, "red-2": 1, "red-3": 1}
MINI = {
    "tiles": {name: ROOMS.get(name, 0) for name in TILE.names},
    "target": 7,
    "rows": 2,
    "columns": 4,
    "colours": 2,
}
PRINTED = {
    **MINI,
    "players": 2,
    "step": "hide",
    "turn": 1,
    "goal": 7,
    "teams": ["first", "second"],
    "role": ["hunter", "master"],
    "acting": 1,
    "room": {
        "a1": "blue-1",
        "b1": "red-3",
        "c1": "blue-3",
        "d1": "red-1",
        "a2": "red-2",
        "b2": "blue-2",
        "c2": "red-1",
        "d2": "blue-1",
    },
}
