"""Houses for scenarios of Phantom: say what matters, the rest is filled in lawfully.

An apparition is written as it lies, last card last: `attic spectre-howler nursery soul-queen` is a
closed room and an open one. Cards that nothing mentions lie in the piles, unseen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from manoir.games.phantom.components import (
    GHOST,
    PERSON,
    PLACE,
    POINTS,
    ZONE,
)
from manoir.games.phantom.rules.apparitions import terror
from tests.scenarios import Table, in_words

Rows = Mapping[str, str]


class House(Table):
    """A table of Phantom that reads as words."""

    def __init__(self, position: dict[str, Any], seed: int = 1) -> None:
        super().__init__("phantom", position, seed)

    def row(self, seat: int, zone: str) -> str:
        """An apparition as it lies, last card last."""
        s, z = self.state, ZONE.read(zone)
        many = s.rooms_n[seat][z]
        starts = [*s.opened_at[seat][z][:many], s.ghosts_n[seat][z]]
        words = []
        for i, place in enumerate(s.rooms[seat][z][:many]):
            words.append(PLACE.names[place])
            words += [GHOST.names[g] for g in s.ghosts[seat][z][starts[i] : starts[i + 1]]]
        return " ".join(words)

    def terror(self, seat: int, zone: str) -> int:
        return terror(self.state, seat, ZONE.read(zone))

    def here(self, zone: str) -> str:
        return in_words(self.state.here[ZONE.read(zone)], PERSON.names)

    def captured(self, seat: int) -> str:
        return in_words(self.state.captured[seat], PERSON.names)

    def hand(self, seat: int) -> str:
        """Places first, then ghosts."""
        places = in_words(self.state.hand_places[seat], PLACE.names)
        return " ".join([places, in_words(self.state.hand_ghosts[seat], GHOST.names)]).strip()

    @property
    def put_away(self) -> str:
        """The ghosts put away, last on top."""
        s = self.state
        return " ".join(GHOST.names[g] for g in s.ghost_discard[: s.ghost_discard_n])

    @property
    def places_put_away(self) -> str:
        return in_words(self.state.place_discard, PLACE.names)

    @property
    def below(self) -> str:
        """Characters whose place in the pile is known, next one last."""
        s = self.state
        return " ".join(PERSON.names[i] for i in s.below[: s.below_n])

    @property
    def step(self) -> str:
        return self.game.step(self.state)

    @property
    def lays(self) -> set[str]:
        """What may be laid where, without the word lay."""
        return {o.removeprefix("lay ") for o in self.offers if o.startswith("lay ")}


def house(
    hand: str = "",
    other: str = "",
    mine: Rows | None = None,
    theirs: Rows | None = None,
    here: Rows | None = None,
    captured: Sequence[str] = ("", ""),
    below: str = "",
    put_away: str = "",
    places_put_away: str = "",
    ghosts_on_top: str = "",
    places_on_top: str = "",
    stranger: str = "",
    **fields: Any,
) -> House:
    """Seat 0 is on turn. `mine` and `theirs` are the apparitions of seats 0 and 1, `hand` and
    `other` what they hold; `stranger` is the top of the unknown characters."""
    rows = [mine or {}, theirs or {}]
    words = " ".join([hand, other, put_away, places_put_away, *rows[0].values(), *rows[1].values()])
    named = set(words.split())
    ghosts = len(GHOST.names) - sum(n in named for n in GHOST.names)
    places = len(PLACE.names) - sum(n in named for n in PLACE.names)
    met = " ".join([below, *captured, *(here or {}).values()]).split()
    strangers = len(PERSON.names) - len(met)
    position: dict[str, Any] = {
        "players": 2,
        "here": {zone: dict.fromkeys(names.split(), 1) for zone, names in (here or {}).items()},
        "captured": [dict.fromkeys(names.split(), 1) for names in captured],
        "points": [sum(POINTS[PERSON.read(n)] for n in names.split()) for names in captured],
        "below": below.split(),
        "pile": [*[None] * (strangers - bool(stranger)), *([stranger] if stranger else [])],
        "rooms": [{z: _places(row) for z, row in seat.items()} for seat in rows],
        "opened_at": [{z: _starts(row) for z, row in seat.items()} for seat in rows],
        "ghosts": [{z: _ghosts(row) for z, row in seat.items()} for seat in rows],
        "hand_ghosts": [dict.fromkeys(_ghosts(cards), 1) for cards in (hand, other)],
        "hand_places": [dict.fromkeys(_places(cards), 1) for cards in (hand, other)],
        "ghost_discard": put_away.split(),
        "place_discard": dict.fromkeys(places_put_away.split(), 1),
        "ghost_pile": _pile(ghosts, ghosts_on_top),
        "place_pile": _pile(places, places_on_top),
    }
    return House({**position, **fields})


def _pile(many: int, top: str) -> list[str | None]:
    return [*[None] * (many - len(top.split())), *top.split()]


def _places(row: str) -> list[str]:
    return [word for word in row.split() if word in PLACE.names]


def _ghosts(row: str) -> list[str]:
    return [word for word in row.split() if word in GHOST.names]


def _starts(row: str) -> list[int]:
    """How many ghosts lie before each place."""
    words = row.split()
    at = [i for i, word in enumerate(words) if word in PLACE.names]
    return [sum(word in GHOST.names for word in words[:i]) for i in at]
