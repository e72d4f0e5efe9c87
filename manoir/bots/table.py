"""Bots at a table: what they answer to, and how they learn of what is chosen there."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Protocol

from manoir.kit.game import Game
from manoir.play.match import Match


class Player(Protocol):
    """Whoever sits at a table without being a person."""

    def choose(self, view: Any, seat: int) -> int:
        """What to do, from the view of one's seat alone."""

    def witness(self, choice: int | None, view: Any) -> None:
        """Something was chosen: which choice, None where one's seat may not know, and what one's
        seat sees now."""


class Chance:
    """Plays at random, and pays no attention."""

    def __init__(self, game: Game[Any], luck: random.Random) -> None:
        self._legal, self._luck = game.legal, luck

    def choose(self, view: Any, seat: int) -> int:
        return self._luck.choice(self._legal(view))

    def witness(self, choice: int | None, view: Any) -> None:
        """Nothing to remember it for."""


def make_choice(match: Match, choice: int, players: Mapping[int, Player]) -> None:
    """Make a choice in a match, and let each of its bots know as much of it as its seat may."""
    before, seat, kind = match.state, match.actor, match.game.kind(choice)
    match.play(choice)
    for viewer, player in players.items():
        known = seat is not None and kind.seen_by(before, viewer, seat)
        player.witness(choice if known else None, match.view(viewer))
