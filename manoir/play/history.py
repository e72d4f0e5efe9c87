"""The history of a match: append-only, also where something is taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Entry:
    """What a seat did: made a choice, or took one back (`undoes` is the number of that entry).

    Entries are counted from 1. A decision with only one option stands in no history.
    """

    number: int
    seat: int
    choice: int = -1
    undoes: int = 0


@dataclass(frozen=True)
class Seen:
    """An entry as one viewer knows it, in that viewer's own numbering.

    `notation` is None where the viewer may not know what was chosen. Entries of which a viewer
    learns nothing are left out, not blanked: their number could tell.
    """

    number: int
    seat: int
    notation: str | None
    undoes: int
    events: tuple[dict[str, Any], ...]


def standing(history: list[Entry]) -> list[Entry]:
    """The choices that were not taken back."""
    undone = {entry.undoes for entry in history if entry.undoes}
    return [e for e in history if not e.undoes and e.number not in undone]
