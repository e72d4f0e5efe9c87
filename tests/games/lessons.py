"""The lessons of the games, played as the page plays them: a scene is a prepared position, steps
that are told or wait for a choice, and what the other seats reply."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import manoir
from manoir.play.match import Match
from manoir.server.lessons import scenes

Step = dict[str, Any]
# What is looked at before each step: the match, the seat that learns, and the step.
Look = Callable[[Match, int, Step], None]


def laid(key: str, number: int, seed: int = 1) -> Match:
    """A scene before its first step; what its position leaves open is dealt by the seed."""
    return manoir.set_up(key, scenes(key)[number]["position"], seed=seed)


def told(key: str, number: int, seed: int = 1, way: int = 0, look: Look | None = None) -> Match:
    """A scene after its last step; where a step leaves several ways open, the one of that number is
    taken, or the last."""
    scene, match = scenes(key)[number], laid(key, number, seed)
    seat, replies = scene["seat"], list(scene["replies"])
    for step in scene["steps"]:
        _reply(match, seat, replies)
        if look and not match.over:
            look(match, seat, step)
        if choices := _awaited(step, match):
            assert match.actor == seat, step["say"]
            assert set(choices) <= set(_possible(match)), step["say"]
            match.play(choices[min(way, len(choices) - 1)])
    _reply(match, seat, replies)
    assert replies == []
    return match


def _awaited(step: Step, match: Match) -> list[str]:
    """The choices that a step waits for; none where it only wants to be read."""
    wait = step["wait"]
    if wait == "any":
        return _possible(match)
    return [] if wait == "next" else [wait] if isinstance(wait, str) else wait


def _possible(match: Match) -> list[str]:
    return [choice.notation for choice in match.choices()]


def _reply(match: Match, seat: int, replies: list[str]) -> None:
    """The other seats do what the scene says, in its order."""
    while replies and not match.over and match.actor != seat:
        who, _, line = replies.pop(0).partition(" ")
        assert match.actor == int(who)
        assert line in _possible(match)
        match.play(line)
