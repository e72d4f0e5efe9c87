"""A running match from where somebody sits."""

from __future__ import annotations

import random

import manoir
from manoir.play.outlook import Outlooks


def test_every_step_adds_up_to_the_view_and_the_history() -> None:
    luck = random.Random(4)
    match = manoir.new("ghooost", players=3, seed=11)
    outlooks = Outlooks(match)
    views = {viewer: dict(outlooks.of(viewer).view) for viewer in (-1, 0, 2)}
    while not match.over:
        if luck.random() < 0.1 and match.history and match.undoing(match.history[-1].seat) != "no":
            steps = outlooks.undo(match.history[-1].seat, consent=True)
        else:
            steps = outlooks.play(luck.choice(match.choices()).id)
        for viewer, step in steps.items():
            views[viewer].update(step.changes)
            assert step.at == outlooks.of(viewer).at
    for viewer, view in views.items():
        assert view == Outlooks(match).of(viewer).view
        assert outlooks.of(viewer).diary.seen == match.history_of(viewer)
    assert any(entry.undoes for entry in match.history)


def test_only_who_decides_is_offered_choices() -> None:
    match = manoir.new("ghooost", players=3, seed=11)
    outlooks = Outlooks(match)
    actor = match.actor
    for viewer in (-1, 0, 1, 2):
        now = outlooks.of(viewer).now()
        assert now.actor == now.turn == actor
        assert bool(now.choices) == (viewer == actor)
        assert not now.over
        assert now.scores is None


def test_nobody_is_told_who_does_not_look() -> None:
    match = manoir.new("ghooost", players=2, seed=3)
    outlooks = Outlooks(match)
    outlooks.of(0)
    outlooks.of(1)
    outlooks.close(1)
    assert set(outlooks.play(match.choices()[0].id)) == {0}


def test_the_end_tells_the_scores() -> None:
    match = manoir.new("ghooost", players=2, seed=3)
    outlooks, luck = Outlooks(match), random.Random(1)
    outlooks.of(-1)
    while not match.over:
        last = outlooks.play(luck.choice(match.choices()).id)[-1]
    assert last.now.over
    assert last.now.scores == match.scores
    assert last.now.winners == match.winners
    assert last.now.actor is None
    assert match.from_start().history == []
