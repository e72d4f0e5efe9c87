"""A running match from where one viewer sits, kept up to date choice by choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from manoir.kit.derive.telling import open_changes, own_changes, tell, touched
from manoir.kit.event import stories
from manoir.kit.record import Record
from manoir.kit.sight import Peeked
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

    def follow(self, news: _News) -> Step:
        """The last entry of the match, told to this viewer."""
        seen = self.diary.note(news.stood, self.match.history[-1], news.tell)
        self.view.update(news.open)
        own = own_changes(news.state, self.viewer, news.touched, self.view)
        now = news.ask(self.viewer)
        self._now = len(self.match.history), now
        return Step(self.at, seen, news.open | own, now)


class _News:
    """The last entry of a match, as far as it is the same for everybody."""

    def __init__(self, match: Match, before: Record, told: dict[str, Any]) -> None:
        """`before` is where it was decided, `told` what somebody has received so far."""
        self.state = match._told[-1] if match._told else match._state
        self.stood = self.state if match.history[-1].undoes else before
        self.touched = touched(before, self.state)
        self.open = open_changes(self.state, self.touched, told)
        self.tell, self.ask = stories(match._told), asking(match)


def now_of(match: Match, viewer: int) -> Now:
    """What a viewer knows of the decision at hand."""
    return asking(match)(viewer)


def asking(match: Match) -> Callable[[int], Now]:
    """What is asked at this moment, as each viewer knows it."""
    if match.over:
        end = Now(None, None, "", [], True, match.scores, match.winners)
        return lambda viewer: end
    s, game = match._state, match.game
    turn, decider = game.turn(s), game.decider(s)
    mine = Now(decider, turn, game.step(s), match._legal, False, None, [])
    if game.turn is game.decider:
        others = Now(turn, turn, "", [], False, None, [])
        return lambda viewer: mine if viewer == decider else others

    def ask(viewer: int) -> Now:
        if viewer == decider:
            return mine
        return Now(_known_actor(match, viewer), turn, "", [], False, None, [])

    return ask


def _known_actor(match: Match, viewer: int) -> int | None:
    try:
        return int(match.game.decider(match._state.view(viewer)))
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
        looking = self._open
        if not looking:
            return {}
        news = _News(self.match, before, next(iter(looking.values())).view)
        return {viewer: outlook.follow(news) for viewer, outlook in looking.items()}
