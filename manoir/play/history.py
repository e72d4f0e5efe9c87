"""The history of a match: append-only, also where something is taken back."""

from __future__ import annotations

from typing import Any, NamedTuple

from manoir.kit.choice import notation
from manoir.kit.event import Telling
from manoir.kit.game import Game
from manoir.kit.record import Record
from manoir.kit.sight import Peeked


class Entry(NamedTuple):
    """What a seat did: made a choice, or took one back (`undoes` is the number of that entry).

    Entries are counted from 1. A decision with only one option stands in no history.
    """

    number: int
    seat: int
    choice: int = -1
    undoes: int = 0


class Seen(NamedTuple):
    """An entry as one viewer knows it, in that viewer's own numbering.

    `notation` is None where the viewer may not know what was chosen. Entries of which a viewer
    learns nothing are left out, not blanked: their number could tell.
    """

    number: int
    seat: int
    notation: str | None
    undoes: int
    events: tuple[dict[str, Any], ...]


class Diary:
    """What one viewer knows of a history, written down as it happens."""

    def __init__(self, game: Game[Any], viewer: int) -> None:
        self.game, self.viewer = game, viewer
        self.seen: list[Seen] = []
        self._numbers: dict[int, int] = {}

    def note(self, before: Record, entry: Entry, tell: Telling) -> Seen | None:
        """An entry, told by the state in which it was decided (for an undo, the state to which it
        went back) and what happened by it. None where the viewer learns nothing of it."""
        text: str | None = None
        if not entry.undoes:
            kind = self.game.kind(entry.choice)
            if kind.seen_by(before, self.viewer, entry.seat):
                text = notation(self.game.state, entry.choice)
        told = tell(self.viewer)
        undoes = self._numbers.get(entry.undoes, 0)
        if text is None and not told and not undoes:
            return None
        self._numbers[entry.number] = len(self.seen) + 1
        seen = Seen(len(self.seen) + 1, self._seat(before), text, undoes, told)
        self.seen.append(seen)
        return seen

    def _seat(self, s: Record) -> int:
        """Who decides, or where that is hidden from the viewer, whose turn it is."""
        if self.game.turn is self.game.decider:
            return int(self.game.decider(s))
        view = s.view(self.viewer)
        try:
            return int(self.game.decider(view))
        except Peeked:
            return int(self.game.turn(view))


def standing(history: list[Entry]) -> list[Entry]:
    """The choices that were not taken back."""
    undone = {entry.undoes for entry in history if entry.undoes}
    return [e for e in history if not e.undoes and e.number not in undone]
