"""What happened by a choice, in words."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

from manoir.cli.phrases import Say
from manoir.play.words import Words

Event = Mapping[str, Any]


def told(story: Sequence[Event], words: Words, names: Sequence[str], say: Say) -> list[str]:
    """A paragraph for each seat that does something: one choice may make others act as well."""
    paragraphs: list[list[str]] = []
    actor: int | None = None
    for event in story:
        seat = _seat(event, words)
        if not paragraphs or (seat is not None and actor not in (None, seat)):
            paragraphs.append([])
        actor = actor if seat is None else seat
        paragraphs[-1].append(words.event(event, names))
    return [_counted(lines, say) for lines in paragraphs]


def _seat(event: Event, words: Words) -> int | None:
    """The seat that an event is about, if there is one."""
    kind = next(k for k in words.game.state.events if k.name == event["event"])
    return next((event[name] for name, domain in kind.params.items() if domain.seat), None)


def _counted(lines: Sequence[str], say: Say) -> str:
    """What is said several times in a row is said once, with a number."""
    same = ((line, len(list(group))) for line, group in itertools.groupby(lines))
    return " ".join(line if n == 1 else say("times", line=line, n=n) for line, n in same)
