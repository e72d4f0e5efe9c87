"""What hunters can know of some played tables, found by trying every hiding.

The notebook on the page must say the same. It reads this from a file, which is written by
`python -m tests.games.phantom_society.deductions`.
"""

from __future__ import annotations

import json
import random
from itertools import combinations, product
from pathlib import Path
from typing import Any

import manoir
from manoir.games.phantom_society.components import (
    BARE,
    COLOURS,
    NOWHERE,
    PLACE,
    PLACES,
    PLAY,
    TILE,
)
from manoir.games.phantom_society.positions import _to_acting, _to_trail
from manoir.games.phantom_society.rules import colour_of, first_master, opposite, seat_on
from manoir.games.phantom_society.state import State
from manoir.kit.jsonform import view_json
from manoir.play.match import Match

FILE = Path(__file__).parents[3] / "web/src/games/phantom-society/tests/deductions.json"
SMALL = {
    "tiles": {name: int(name[-1] in "1235") for name in TILE.names},
    "rows": 4,
    "columns": 4,
    "target": 30,
    "shuffled": True,
}
ONLOOKER = -1


def suspects(s: State, colour: int) -> list[int]:
    """Where the ghost of a colour may lie as far as rooms and revealed ghosts tell."""
    if s.revealed[colour] != NOWHERE:
        return [s.revealed[colour]]
    rooms = (p for p in range(1, PLACES + 1) if s.room[p] != BARE and s.fell[p] == 0)
    return [p for p in rooms if colour_of(s.room[p]) == colour]


def shares(s: State) -> list[tuple[int, ...]]:
    """Who may keep which colour."""
    first = seat_on(s, first_master(s))
    other = seat_on(s, opposite(s, first_master(s)))
    if first == other:
        return [(first,) * COLOURS]
    return [
        tuple(first if c in mine else other for c in range(COLOURS))
        for mine in combinations(range(COLOURS), 2)
    ]


def deduced(state: State) -> dict[str, str]:
    """Each standing room: whether a ghost may, must or cannot lie there."""
    s = state.copy()
    possible: list[set[int]] = [set() for _ in range(COLOURS)]
    for hiding in product(*(suspects(s, c) for c in range(COLOURS))):
        if all(place in possible[c] for c, place in enumerate(hiding)):
            continue
        s.ghost[:] = hiding
        for share in shares(s):
            s.keeper[:] = share
            if fits(s):
                for c, place in enumerate(hiding):
                    possible[c].add(place)
                break
    notes = {}
    for place in range(1, PLACES + 1):
        if s.room[place] != BARE and s.fell[place] == 0:
            rooms = possible[colour_of(s.room[place])]
            sure = "sure" if len(rooms) == 1 else "may"
            notes[str(PLACE.show(place))] = sure if place in rooms else "not"
    return notes


def fits(s: State) -> bool:
    """Whether the ghosts, hidden like this, can have acted as they did."""
    probe = s.copy()
    probe.acting = seat_on(s, s.turn)
    return not _to_trail(probe) and "no ghost can act" not in _to_acting(probe)


def played(players: int, seed: int, rooms: int, options: dict[str, Any]) -> Match:
    """A game in which everybody takes rooms at random, until so many have fallen."""
    match = manoir.new("phantom-society", players, seed=seed, options=options)
    rng = random.Random(seed)
    while not match.over and (match.state.step != PLAY or match.state.turns < rooms):
        match.play(rng.choice(match.choices()))
    return match


def tables() -> list[Match]:
    small = [
        played(players, seed, rooms, {**SMALL, "stand_in": seed % 3 > 0})
        for seed, (players, rooms) in enumerate(product((2, 3, 4), (1, 3, 4, 6, 7, 9)))
    ]
    large = [played(2, 5, 7, {"shuffled": True, "target": 99})]
    return [match for match in small + large if not match.over]


def written() -> str:
    told = [
        {"view": view_json(match.view(ONLOOKER)), "notes": deduced(match.state)}
        for match in tables()
    ]
    lines = ",\n".join(json.dumps(table, separators=(",", ":")) for table in told)
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
