"""Undo stops exactly where information was gained."""

from __future__ import annotations

import random

from manoir.conform.broken import demand
from manoir.conform.sample import Setting, any_choice, states
from manoir.conform.secrets import imagined
from manoir.kit.event import story
from manoir.play.lesson import Lesson, lesson

TRIES = 6
WITNESSED = 0.5


def check_undo(setting: Setting, count: int, seed: int = 4) -> None:
    """A choice that can be taken back has the same outcome in every world that its actor thinks
    possible; most of those that cannot have another outcome in some such world. An actor who can
    deduce all that is hidden knows one world only: there undo may stop, to be on the safe side."""
    game, luck = setting.game, random.Random(seed)
    walls, witnessed = 0, 0
    for s in states(setting, count, luck):
        seat, choice, before = game.decider(s), any_choice(game, s, luck), s.copy()
        taught = lesson(game, s, seat, choice)
        demand(s == before, "asking what a choice teaches changes the state")
        here = game.applied(s, choice)
        differs = other_world = False
        for _ in range(TRIES):
            world = imagined(game, s, seat, luck)
            there = game.applied(world, choice)
            same_story = story(here, seat) == story(there, seat)
            differs |= not same_story or here.view(seat) != there.view(seat)
            world.rng = s.rng
            other_world |= world != s
        if taught is Lesson.LEARNT and (differs or other_world):
            walls, witnessed = walls + 1, witnessed + differs
        elif taught is not Lesson.LEARNT:
            demand(not differs, "undo would take back what was learnt", choice)
    if walls > 20:
        demand(
            witnessed > WITNESSED * walls, "undo stops where nothing is learnt", walls, witnessed
        )
