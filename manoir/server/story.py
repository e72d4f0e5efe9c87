"""A match from its start, step by step: what the replay slider runs on."""

from __future__ import annotations

from typing import Any

from manoir.kit.choice import notation
from manoir.kit.derive.telling import all_changes, tell_all
from manoir.play.history import Seen
from manoir.play.match import Match
from manoir.play.outlook import Now, Outlooks, now_of
from manoir.server import messages as m
from manoir.server.telling import entry_of


def story_of(number: int, match: Match, viewer: int) -> m.Story:
    """The match so far as a viewer may know it."""
    walk = match.from_start()
    outlooks = Outlooks(walk)
    outlook = outlooks.of(viewer)
    first, begin = dict(outlook.view), walk.story(viewer)
    steps = []
    for entry in match.history:
        if entry.undoes:
            step = outlooks.undo(entry.seat, consent=True)[viewer]
        else:
            step = outlooks.play(entry.choice)[viewer]
        if step.entry is not None:
            steps.append(_step(entry_of(step.entry), step.changes, step.now))
        elif steps:
            steps[-1].changes.update(step.changes)
        else:
            first.update(step.changes)
    return m.Story(number, viewer, first, begin, steps)


def whole_story_of(number: int, match: Match) -> m.Story:
    """A match that is over, with nothing held back."""
    walk = match.from_start()
    first, begin = tell_all(walk.state), walk.events
    steps, seen = [], first
    for entry in match.history:
        if entry.undoes:
            walk.undo(entry.seat, consent=True)
        else:
            walk.play(entry.choice)
        text = None if entry.undoes else notation(match.game.state, entry.choice)
        told = Seen(entry.number, entry.seat, text, entry.undoes, tuple(walk.events))
        now = tell_all(walk.state)
        steps.append(_step(entry_of(told), all_changes(seen, now), now_of(walk, entry.seat)))
        seen = now
    return m.Story(number, "all", first, begin, steps)


def _step(entry: m.Entry, changes: dict[str, Any], now: Now) -> m.StoryStep:
    return m.StoryStep(entry, changes, now.actor, now.turn, now.over, now.scores, now.winners)
