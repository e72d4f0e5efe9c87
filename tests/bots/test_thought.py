"""Thinking: by simulations, by time, with threads, and going on from what was thought before."""

from __future__ import annotations

import itertools
import time
from typing import Any

import numpy as np
import pytest

from manoir.bots.agent import Agent
from manoir.bots.compiled import ENTRY, Thinker
from manoir.bots.patience import ENOUGH, Purse, has_thought_enough
from manoir.bots.templates import decided
from manoir.bots.thought import Idea, Thought, chosen, ideas, merged
from manoir.games import find

GAME = find("ghooost")


def test_two_threads_think_as_many_simulations_as_one(thinker: Thinker) -> None:
    s = GAME.new(2, 3)
    seat = GAME.decider(s)
    for threads in (1, 2):
        thought = Thought(thinker, Agent(200), seed=1, threads=threads)
        found = thought.consider(s.view(seat), seat, iterations=200)
        assert sum(idea.visits for idea in found) == 200
        assert {idea.choice for idea in found} <= set(GAME.legal(s))
        assert all(0 <= idea.value <= 1 for idea in found)
        assert 1 < thought.choices_each < 80


def test_ideas_of_threads_add_up() -> None:
    found = merged([[Idea(1, 10, 0.5)], [Idea(1, 30, 0.9), Idea(2, 50, 0.1)]])
    assert [(idea.choice, idea.visits) for idea in found] == [(2, 50), (1, 40)]
    assert found[1].value == pytest.approx(0.8)


# The third is worth less; the fourth looks best, but was hardly tried; the fifth never was.
FOUND = [Idea(1, 60, 0.50), Idea(2, 50, 0.499), Idea(3, 40, 0.2), Idea(4, 5, 0.9), Idea(5, 0, 0.0)]


def test_heat_lets_equals_take_turns_and_no_others() -> None:
    luck = np.random.default_rng(1)
    assert chosen(FOUND) == 1
    assert {chosen(FOUND, 0.004, luck) for _ in range(200)} == {1, 2}


def test_a_match_between_agents_decides_likewise() -> None:
    tree, rng = np.zeros(len(FOUND) + 1, ENTRY), [1, 2]
    for number, idea in enumerate(FOUND):
        tree[number].first = tree[number].next = number + 1
        entry = tree[number + 1]
        entry.key, entry.n, entry.w = idea.choice, idea.visits, idea.visits * idea.value
    assert decided(tree, 0.0, rng) == 1
    assert {decided(tree, 0.004, rng) for _ in range(200)} == {1, 2}


# ---- by the clock ----


def test_a_lone_choice_needs_no_thought() -> None:
    assert has_thought_enough([1], 0.0, 2.0)


def test_what_nothing_comes_near_is_clear_at_once() -> None:
    assert has_thought_enough([40_000, 10], 0.02, 2.0)
    assert not has_thought_enough([ENOUGH - 1, 0], 0.02, 2.0)


def test_the_longer_it_took_the_smaller_a_lead_will_do() -> None:
    assert not has_thought_enough([4000, 2000], 0.2, 2.0)
    assert has_thought_enough([4000, 2000], 1.5, 2.0)
    assert not has_thought_enough([4000, 3900], 1.5, 2.0)
    assert has_thought_enough([4000, 4000], 2.0, 2.0)


def test_what_easy_decisions_leave_is_there_for_hard_ones() -> None:
    purse = Purse(2.0)
    given = []
    for spent in (2.0, 0.5, 0.1, 0.1, 2.0, 0.3):
        given.append(purse.open())
        purse.pay(spent)
    assert given == pytest.approx([2.0, 0.5, 0.5, 0.9, 1.3, 0.5])


def test_however_much_is_saved_no_decision_takes_more_than_the_most() -> None:
    purse = Purse(2.0)
    assert {purse.open() for _ in range(20)} == {2.0}


def test_a_thought_ends_with_its_time(thinker: Thinker) -> None:
    clock = itertools.count(step=0.01)
    thought = Thought(thinker, Agent(1), seed=1, clock=lambda: float(next(clock)))
    s = GAME.new(2, 3)
    seat = GAME.decider(s)
    found = thought.consider(s.view(seat), seat, seconds=0.05, patient=True)
    assert sum(idea.visits for idea in found) == 5 * 32
    began = time.monotonic()
    Thought(thinker, Agent(1), seed=1).consider(s.view(seat), seat, seconds=0.02)
    assert time.monotonic() - began < 2


# ---- going on from before ----


def considered(thinker: Thinker, simulations: int = 2000) -> tuple[Thought, Any, int]:
    thought = Thought(thinker, Agent(simulations), seed=1)
    s = GAME.new(2, 3)
    seat = GAME.decider(s)
    thought.consider(s.view(seat), seat, simulations)
    return thought, s, seat


def played_on(thought: Thought, s: Any, seat: int) -> Any:
    """Both sides choose what the first of them thinks best, until it is its turn again."""
    tree = thought._desks[0].tree
    while True:
        best = max(GAME.legal(s), key=lambda c: visits_below(tree, thought._trails[0].node, c))
        s = GAME.applied(s, best)
        thought.follow(best, s.view(seat))
        if GAME.decider(s) == seat:
            return s


def visits_below(tree: Any, node: int, choice: int) -> int:
    edge = tree[node].first if node >= 0 else 0
    while edge and tree[edge].key != choice:
        edge = tree[edge].next
    return int(tree[edge].n) if edge else 0


def test_a_mind_that_is_told_goes_on_from_what_it_thought(thinker: Thinker) -> None:
    thought, s, seat = considered(thinker)
    s = played_on(thought, s, seat)
    node = thought._trails[0].node
    assert node > 0
    kept = sum(visits_below(thought._desks[0].tree, node, c) // 2 for c in GAME.legal(s))
    assert kept > 0
    found = thought.consider(s.view(seat), seat, 100)
    assert {idea.choice for idea in found} == set(GAME.legal(s))
    assert sum(idea.visits for idea in found) == kept + 100


def test_a_mind_that_is_not_told_begins_anew(thinker: Thinker) -> None:
    thought, s, seat = considered(thinker)
    found = thought.consider(s.view(seat), seat, 100)
    assert sum(idea.visits for idea in found) == 100


def test_a_mind_begins_anew_where_it_did_not_see_the_choice(thinker: Thinker) -> None:
    thought, s, seat = considered(thinker)
    first = GAME.legal(s)[0]
    s = GAME.applied(s, first)
    thought.follow(None, s.view(seat))
    assert thought._trails[0].node < 0
    thought.follow(GAME.legal(s)[0], s.view(seat))
    assert thought._trails[0].node < 0


def test_a_mind_begins_anew_where_a_choice_was_taken_back(thinker: Thinker) -> None:
    thought, s, seat = considered(thinker)
    played_on(thought, s, seat)
    found = thought.consider(s.view(seat), seat, 100)
    assert sum(idea.visits for idea in found) == 100


def test_what_was_thought_before_counts_half(thinker: Thinker) -> None:
    """Replanted at its own root, a tree keeps its means and half of its visits."""
    thought, *_ = considered(thinker)
    desk = thought._desks[0]
    before = {idea.choice: idea for idea in ideas(desk.tree)}
    thought._replant(desk, np.empty_like(desk.tree[: desk.used[0]]), 0, thought._ways)
    after = {idea.choice: idea for idea in ideas(desk.tree)}
    assert {c: idea.visits for c, idea in after.items()} == {
        c: idea.visits // 2 for c, idea in before.items() if idea.visits > 1
    }
    for choice, idea in after.items():
        assert idea.value == pytest.approx(before[choice].value, rel=1e-3)
