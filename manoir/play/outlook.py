"""A running match from where one viewer sits, kept up to date choice by choice."""

from __future__ import annotations

from typing import Any, NamedTuple

from manoir.kit.derive.telling import open_changes, own_changes, tell, touched
from manoir.kit.record import Record
from manoir.kit.sight import ONLOOKER, Peeked
from manoir.play.history import Seen
from manoir.play.match import Match


class Now(NamedTuple):
    """What is asked at this moment. `actor` is None where the viewer may not know who decides, and
    `choices` are empty for everybody else."""

    actor: int | None
    turn: int | None
    step: str
    choices: list[int]
    over: bool
    scores: list[int] | None
    winners: list[int]


class Step(NamedTuple):
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
        self._now: tuple[int, Now] | None = None

    @property
    def at(self) -> int:
        """The number of the last entry that the viewer knows."""
        return len(self.diary.seen)

    def now(self) -> Now:
        """What is asked: worked out once for each entry, a list of choices takes its time."""
        made = len(self.match.history)
        if self._now is None or self._now[0] != made:
            self._now = made, now_of(self.match, self.viewer)
        return self._now[1]

    def follow(self, before: Record, touched: frozenset[str], open_ones: dict[str, Any]) -> Step:
        """The last entry of the match, told to this viewer; `before` is where it was decided, and
        `open_ones` are the changes that everybody sees."""
        match, entry = self.match, self.match.history[-1]
        stood = match._state if entry.undoes else before
        seen = self.diary.note(stood, entry, match._told)
        self.view.update(open_ones)
        own = own_changes(match._state, self.viewer, touched, self.view)
        changed = open_ones | own
        return Step(self.at, seen, changed, self.now())


def now_of(match: Match, viewer: int) -> Now:
    """What a viewer knows of the decision at hand."""
    if match.over:
        return Now(None, None, "", [], True, match.scores, match.winners)
    s, game = match._state, match.game
    turn = game.turn(s)
    if viewer != ONLOOKER and game.decider(s) == viewer:
        return Now(viewer, turn, game.step(s), match._legal, False, None, [])
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
        before = self._before()
        self.match.play(choice)
        return self._tell(before)

    def undo(self, seat: int, consent: bool) -> dict[int, Step]:
        before = self._before()
        self.match.undo(seat, consent)
        return self._tell(before)

    def _before(self) -> Record:
        """The state as it is now, for when the match has gone on. The last state that was told of
        is such a copy; after an undo there is none."""
        match = self.match
        return match._told[-1] if match._told else match._state.copy()

    def _tell(self, before: Record) -> dict[int, Step]:
        state, looking = self.match._state, self._open
        fields = touched(before, state)
        open_ones = {}
        if looking:
            anybody = next(iter(looking.values()))
            open_ones = open_changes(state, fields, anybody.view)
        return {viewer: o.follow(before, fields, open_ones) for viewer, o in looking.items()}
