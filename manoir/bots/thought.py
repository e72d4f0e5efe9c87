"""Thinking about one decision: chunks of simulations until the budget is used or all is clear."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from manoir.bots.agent import Agent, rows
from manoir.bots.compiled import Thinker
from manoir.bots.patience import has_thought_enough
from manoir.bots.templates import OFTEN, Desk
from manoir.bots.trail import Trail
from manoir.kit.layout import put

FIRST_CHUNK, LARGEST_CHUNK = 32, 4096
# Between two looks at the clock.
CHUNK_SECONDS = 0.001


@dataclass(frozen=True)
class Idea:
    """A choice that was considered: how often, and what it brought whoever chooses, in 0..1."""

    choice: int
    visits: int
    value: float


class Thought:
    """What a mind thinks of the decisions of one seat. It is given views, and nothing else.

    A mind that is told what happens between its decisions (`follow`) goes on from what it thought
    before, as far as the match went where it had thought.
    """

    def __init__(
        self,
        thinker: Thinker,
        agent: Agent,
        seed: int,
        threads: int = 1,
        entries: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.thinker, self.threads, self._clock = thinker, threads, clock
        self._ways = rows(thinker.game, [agent]).of(0)
        self._desks: list[Desk] = [thinker.desk(entries) for _ in range(threads)]
        for number, desk in enumerate(self._desks):
            desk.rng[:] = seed & 0xFFFFFFFF, number + 1
        outcome = thinker.own["outcome"]
        self._trails = [Trail(thinker.game, outcome, desk.tree) for desk in self._desks]
        self._search = thinker.machine(thinker.own["search"])
        self._replant = thinker.machine(thinker.own["replant"])

    def consider(
        self,
        view: Any,
        seat: int,
        iterations: int = 0,
        seconds: float = 0.0,
        patient: bool = False,
    ) -> list[Idea]:
        """Think by simulations or by time; the ideas, best first. By time it ends early where a
        choice is clear, unless it is `patient`."""
        share = -(-iterations // self.threads)

        def work(desk: Desk, trail: Trail) -> None:
            self._take_place(desk, trail, view)
            if iterations:
                self._search(seat, share, self._ways, desk)
            else:
                self._until(seconds, seat, desk, patient)

        if self.threads == 1:
            work(self._desks[0], self._trails[0])
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(work, self._desks, self._trails))
        return merged([ideas(desk.tree) for desk in self._desks])

    @property
    def choices_each(self) -> float:
        """How many choices a simulation of the last thought made on average."""
        made = sum(int(desk.made[0]) for desk in self._desks)
        return made / max(1, sum(idea.visits for desk in self._desks for idea in ideas(desk.tree)))

    def follow(self, choice: int | None, view: Any) -> None:
        """A choice was made, by whomever: which, if the seat knows it, and what the seat sees."""
        for trail in self._trails:
            trail.follow(choice, view)

    def rehearse(self, view: Any, seat: int) -> None:
        """Do once all that a thought may do, so that nothing is left to compile."""
        self.consider(view, seat, iterations=1)
        for desk in self._desks:
            self._replant(desk, np.empty_like(desk.tree[: desk.used[0]]), 0, self._ways)

    def _take_place(self, desk: Desk, trail: Trail, view: Any) -> None:
        put(view, desk.seen[0])
        desk.made[0] = 0
        if trail.leads_to(view):
            self._replant(desk, np.empty_like(desk.tree[: desk.used[0]]), trail.node, self._ways)
        else:
            desk.used[0] = 0
        trail.begin()

    def _until(self, seconds: float, seat: int, desk: Desk, patient: bool) -> None:
        began, chunk, spent = self._clock(), FIRST_CHUNK, 0.0
        while True:
            self._search(seat, chunk, self._ways, desk)
            before, spent = spent, self._clock() - began
            if spent - before < CHUNK_SECONDS:
                chunk = min(2 * chunk, LARGEST_CHUNK)
            visits = () if patient else [idea.visits for idea in ideas(desk.tree)]
            if spent >= seconds or (visits and has_thought_enough(visits, spent, seconds)):
                return


def ideas(tree: Any) -> list[Idea]:
    """The choices at the root of a tree, the most visited first."""
    found, edge = [], int(tree[0].first)
    while edge:
        entry = tree[edge]
        n = int(entry.n)
        found.append(Idea(int(entry.key), n, float(entry.w) / n if n else 0.0))
        edge = int(entry.next)
    return sorted(found, key=lambda idea: (-idea.visits, -idea.value))


def merged(several: list[list[Idea]]) -> list[Idea]:
    """The ideas of threads that thought apart: visits and winnings add up."""
    visits: dict[int, int] = {}
    brought: dict[int, float] = {}
    for one in several:
        for idea in one:
            visits[idea.choice] = visits.get(idea.choice, 0) + idea.visits
            brought[idea.choice] = brought.get(idea.choice, 0.0) + idea.value * idea.visits
    found = [Idea(c, n, brought[c] / n if n else 0.0) for c, n in visits.items()]
    return sorted(found, key=lambda idea: (-idea.visits, -idea.value))


def chosen(found: list[Idea], heat: float = 0.0, luck: np.random.Generator | None = None) -> int:
    """The most visited idea, or with heat (and luck) one of nearly equal value: as `decided` does
    among the templates."""
    if heat <= 0.0 or luck is None:
        return found[0].choice
    often = [idea for idea in found if idea.visits >= OFTEN * found[0].visits]
    return max(often, key=lambda idea: idea.value + heat * luck.gumbel()).choice
