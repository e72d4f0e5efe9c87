"""A running match from where one viewer sits, kept up to date choice by choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from manoir.kit.derive.telling import changes, tell, touched
from manoir.kit.record import Record
from manoir.kit.sight import ONLOOKER, Peeked
from manoir.play.history import Seen
from manoir.play.match import Match


@dataclass(frozen=True)
class Now:
    """What is asked at this moment. `actor` is None where the viewer may not know who decides, and
    `choices` are empty for everybody else."""

    actor: int | None
    turn: int | None
    step: str
    choices: list[int]
    over: bool
    scores: list[int] | None
    winners: list[int]


@dataclass(frozen=True)
class Step:
    """One more entry of the history. `entry` is None where the viewer learns nothing of it."""

    at: int
    entry: Seen | None
    changes: dict[str, Any]
    now: Now


class Outlook:
    """What one viewer has been told: the view, the entries of the history, what is asked."""

    def __init__(self, match: Match, viewer: int) -> None:
        self.match, self.viewer = match, viewer
        self.diary = match.diary_of(viewer)
        self.view = tell(match._state, viewer)

    @property
    def at(self) -> int:
        """The number of the last entry that the viewer knows."""
        return len(self.diary.seen)

    def now(self) -> Now:
        return now_of(self.match, self.viewer)

    def follow(self, before: Record, touched: set[str]) -> Step:
        """The last entry of the match, told to this viewer; `before` is where it was decided."""
        match, entry = self.match, self.match.history[-1]
        stood = match._state if entry.undoes else before
        seen = self.diary.note(stood, entry, match._told)
        changed = changes(match._state, self.viewer, touched, self.view)
        return Step(self.at, seen, changed, self.now())


def now_of(match: Match, viewer: int) -> Now:
    """What a viewer knows of the decision at hand."""
    if match.over:
        return Now(None, None, "", [], True, match.scores, match.winners)
    s, game = match._state, match.game
    turn = game.turn(s)
    if viewer != ONLOOKER and game.decider(s) == viewer:
        return Now(viewer, turn, game.step(s), game.legal(s), False, None, [])
    return Now(_known_actor(match, viewer), turn, "", [], False, None, [])


def _known_actor(match: Match, viewer: int) -> int | None:
    s, game = match._state, match.game
    if game.turn is game.decider:
        return int(game.decider(s))
    try:
        return int(game.decider(s.view(viewer)))
    except Peeked:
        return None


class Outlooks:
    """The outlooks of all who look at a match; those of whom nobody asked cost nothing."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._open: dict[int, Outlook] = {}

    def of(self, viewer: int) -> Outlook:
        if viewer not in self._open:
            self._open[viewer] = Outlook(self.match, viewer)
        return self._open[viewer]

    def close(self, viewer: int) -> None:
        """Nobody looks from there any more."""
        self._open.pop(viewer, None)

    def play(self, choice: int) -> dict[int, Step]:
        """Make a choice, and tell it to everybody who looks."""
        before = self.match.state
        self.match.play(choice)
        return self._tell(before)

    def undo(self, seat: int, consent: bool) -> dict[int, Step]:
        before = self.match.state
        self.match.undo(seat, consent)
        return self._tell(before)

    def _tell(self, before: Record) -> dict[int, Step]:
        fields = touched(before, self.match._state)
        return {viewer: o.follow(before, fields) for viewer, o in self._open.items()}
