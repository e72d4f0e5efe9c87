"""Manoir: five ghost games under one roof, to play, to study and to improve.

>>> import manoir
>>> match = manoir.new("ghooost", players=3, seed=7)
>>> match.choices()[-1].notation
'try luck'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from manoir.play.match import Match

__version__ = "0.1.0"


def catalogue() -> list[str]:
    """The keys of the games."""
    from manoir.games import keys

    return keys()


def new(
    game: str,
    players: int,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    seats: Sequence[str] = (),
) -> Match:
    """A new match. Without a seed, the operating system gives one."""
    from manoir.games import find
    from manoir.play.match import Match

    return Match(find(game), players, seed, options, seats)


def set_up(
    game: str, position: Mapping[str, Any], seed: int | None = None, seats: Sequence[str] = ()
) -> Match:
    """A match that begins from a prepared position."""
    from manoir.errors import ImpossiblePosition
    from manoir.games import find
    from manoir.play.match import Match

    players = position.get("players")
    if not isinstance(players, int):
        raise ImpossiblePosition(f"players: say how many sit at the table, not {players!r}")
    return Match(find(game), players, seed, seats=seats, position=position)


def load(text: str) -> Match:
    """The match of a replay; it is checked choice by choice."""
    from manoir.play.replay import read

    return read(text)


def save(match: Match) -> str:
    """A match as the text of a replay."""
    from manoir.play.replay import write

    return write(match)
