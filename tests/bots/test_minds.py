"""What a mind may say beyond preferences: who wins together, what is habit, what is pondered once.

The templates of the search are plain functions, so here they run uncompiled.
"""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from manoir.bots.agent import Agent, rows
from manoir.bots.compiled import bind
from manoir.kit.mind import Mind
from manoir.lab.learn import sides_of
from tests.toys.pebbles import PEBBLES, State, take

THREE = 3


def mind(**parts: Any) -> Mind[State]:
    return Mind(weights=[1.0], preferences={"take": likes}, **parts)


def likes(s: State, w: list[float], many: int) -> float:
    """More is better, or what was noted."""
    return w[1] if len(w) > 1 and many == 1 else many


def desk(s: State) -> Any:
    return SimpleNamespace(seen=[s], offers=[0] * 4, rng=[3, 5], used=[0], left=[], pool=[])


def ways(game: Any, agent: Agent) -> Any:
    found = rows(game, [agent])
    return SimpleNamespace(agent=found.agent[0], weights=found.weights[0])


def test_seats_that_win_together_are_one_side() -> None:
    """Seats 1 and 2 hold together: each has the chance of both, and the two sides add up."""
    parts: dict[str, Any] = {"estimate": [1.0], "features": lambda s, p, x: x.__setitem__(0, 0.0)}
    alone = bind(replace(PEBBLES, mind=mind(**parts)))
    together = bind(replace(PEBBLES, mind=mind(**parts), team=lambda s, p: min(p, 1)))
    s = PEBBLES.new(THREE, 1)
    chances = [0.0] * THREE
    alone["estimates"](s, [1.0], [0.0], chances)
    assert chances == pytest.approx([1 / 3] * 3)
    together["estimates"](s, [1.0], [0.0], chances)
    assert chances == pytest.approx([1 / 2] * 3)


def test_sides_are_seated_together() -> None:
    assert sides_of(PEBBLES, THREE) == [0, 1, 2]
    game = replace(PEBBLES, team=lambda s, p: min(p, 1))
    assert sides_of(game, THREE) == [0, 1, 1]


def test_what_is_pondered_lies_behind_the_weights() -> None:
    """Three are best liked, unless the note says how good one is."""
    game = replace(PEBBLES, mind=mind(notes=1, ponder=lambda s, w, *_: w.__setitem__(1, 9.0)))
    assert ways(game, Agent()).weights.tolist() == [1.0, 0.0]
    s = game.new(2, 1)
    own = bind(game)
    assert own["answer"](0, ways(game, Agent()), desk(s)) == take(1)
    plain = bind(replace(PEBBLES, mind=mind()))
    assert plain["answer"](0, ways(PEBBLES, Agent()), desk(s)) == take(3)


def test_a_note_says_who_looks_ahead() -> None:
    game = replace(PEBBLES, mind=mind(notes=2, foresight=2))
    found = [ways(game, Agent(simulations)).weights.tolist() for simulations in (0, 50)]
    assert found == [[1.0, 0.0, 0.0], [1.0, 0.0, 1.0]]


def test_a_habit_is_not_searched() -> None:
    """An agent that searches answers a decision of habit at once; others it thinks about."""
    habit = bind(replace(PEBBLES, mind=mind(by_habit=lambda s, viewer, seat: s.heap > 3)))
    s = PEBBLES.new(2, 1)
    agent = ways(PEBBLES, Agent(50, noise=0.0))
    assert habit["answer"](0, agent, desk(s)) == take(3)
    s.heap = 3
    with pytest.raises(AttributeError, match="tree"):  # this desk has no tree to search in
        habit["answer"](0, agent, desk(s))


def test_room_to_think_in() -> None:
    assert PEBBLES.scratch == 64
    assert replace(PEBBLES, determinise=lambda *_: None, thinks_in=900).scratch == 900
