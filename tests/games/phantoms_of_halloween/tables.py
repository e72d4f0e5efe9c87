"""Tables of Phantoms of Halloween for scenarios: say what matters, the rest is filled in lawfully.

Seats 0, 1, 2… sit clockwise. Squares of the track: 0 black, 1 green 3, 2 auction, 3 draw 4,
4 red 3, 5 exchange, 6 auction, 7 green 5, 8 Halloween, 9 unmask, 10 draw 6, 11 sell, 12 green 4,
13 auction, 14 phew, 15 red 5; then the same again from 16.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from manoir.games.phantoms_of_halloween.components import CARDS, CHARACTER, MEMORY, POINTS
from manoir.kit.dice import roll, seed
from manoir.kit.sight import HIDDEN
from tests.scenarios import Table

KEY = "phantoms-of-halloween"
NAMES, WORTHS = CHARACTER.names, POINTS.names
CHARACTER_WITH_POINTS = re.compile(r"([a-z]+(?:-[a-z]+)*)([+-]\d+)")


class Party(Table):
    """A table that reads as words: `witch+5 bat-10` are two characters with their points."""

    def __init__(self, position: dict[str, Any], dice: Sequence[int] = ()) -> None:
        super().__init__(KEY, position)
        if dice:
            self.state.rng = rng_that_rolls(dice)

    def has(self, seat: int) -> str:
        return " ".join(self._shown(c) for c in range(26) if self.state.owner[c] == seat)

    def _shown(self, c: int) -> str:
        return f"{NAMES[c]}{WORTHS[self.state.worth[c]]}"

    def sees(self, viewer: int, character: str) -> str | None:
        """The points of a character as a viewer sees them now."""
        worth = self.state.view(viewer).worth[NAMES.index(character)]
        return None if worth is HIDDEN else WORTHS[worth]

    def remembers(self, viewer: int, character: str) -> tuple[str, str]:
        """What a viewer once saw there, and among which characters that card must lie now."""
        c = NAMES.index(character)
        among = self.state.whereabouts[viewer, c]
        where = " ".join(name for i, name in enumerate(NAMES) if among >> i & 1)
        return MEMORY.names[self.state.memory[viewer, c]], where

    @property
    def cash(self) -> list[int]:
        return list(self.state.cash[: self.state.players])

    @property
    def places(self) -> list[int]:
        return list(self.state.place[: self.state.players])

    @property
    def stump(self) -> str:
        return " ".join(self._shown(c) for c in self.state.stump[: self.state.stump_n])

    def arrive(self, place: int) -> Party:
        """Whoever is on turn comes to this square with a roll of 1."""
        assert self.actor is not None
        self.state.place[self.actor] = (place - 1) % self.state.squares
        self.state.rng = rng_that_rolls([1])
        return self.choose("roll")


def rng_that_rolls(dice: Sequence[int]) -> list[int]:
    """A generator whose next dice are these."""
    rng, number = [0, 0, 0], 0
    while True:
        seed(rng, number)
        if all(roll(rng, 6) == die for die in dice):
            seed(rng, number)
            return rng
        number += 1


def party(
    *hands: str,
    cash: Sequence[int] | int = 20,
    at: Sequence[int] = (),
    stump: str | int = 5,
    dice: Sequence[int] = (),
    **fields: Any,
) -> Party:
    """Seat 0 is to roll. Hands and the stump (top last) are as told, the rest is out of the game;
    pawns stand on the first green square unless `at` says where."""
    players = len(hands)
    worth: dict[str, str] = {}
    owner = dict.fromkeys(NAMES, -1)
    known = dict.fromkeys(NAMES, 0)
    for p, hand in enumerate(hands):
        for name, points in CHARACTER_WITH_POINTS.findall(hand):
            worth[name], owner[name], known[name] = points, p, 1 << p
    lying = CHARACTER_WITH_POINTS.findall(stump) if isinstance(stump, str) else []
    worth.update(lying)
    left = [WORTHS[k] for k, many in enumerate(CARDS) for _ in range(many)]
    for points in worth.values():
        left.remove(points)
    others = [name for name in NAMES if name not in worth]
    worth.update(zip(others, left, strict=True))
    pile = [name for name, _ in lying] if isinstance(stump, str) else others[:stump]
    purses = [cash] * players if isinstance(cash, int) else list(cash)
    position = {
        "players": players,
        "worth": worth,
        "owner": owner,
        "known_by": known,
        "stump": pile,
        "cash": purses,
        "bank": 20 * players - sum(purses),
        "place": [*at, *[1] * (players - len(at))],
        "step": "turn",
        "ask_opening": False,
        **dict.fromkeys(("leaver", "seller", "high"), -1),
        **fields,
    }
    if "face_up" in fields:
        shown = fields["face_up"].split()
        position["face_up"] = {name: name in shown for name in NAMES}
        position["known_by"] |= dict.fromkeys(shown, (1 << players) - 1)
    return Party(position, dice)


def arriving(place: int, *hands: str, at: Sequence[int] = (), **more: Any) -> Party:
    """Seat 0 has just come to this square with a roll of 1."""
    before = (place - 1) % 32
    dice = (1, *more.pop("dice", ()))
    return party(*hands, at=[before, *at], dice=dice, **more).choose("roll")
