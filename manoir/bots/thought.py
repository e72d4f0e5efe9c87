"""Thinking about one decision: chunks of simulations until the budget is used or all is clear."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from manoir.bots.agent import Agent, rows
from manoir.bots.compiled import Thinker
from manoir.bots.templates import Desk, Ways
from manoir.kit.layout import put

CHUNK = 128
# Once the best has so many times the visits of the next, and enough, more changes nothing.
CLEAR, ENOUGH = 20, 400


@dataclass(frozen=True)
class Idea:
    """A choice that was considered: how often, and what it brought whoever chooses, in 0..1."""

    choice: int
    visits: int
    value: float


class Thought:
    """What a mind thinks of one seat's decision. It is given a view, and nothing else."""

    def __init__(self, thinker: Thinker, agent: Agent, seed: int, threads: int = 1) -> None:
        self.thinker, self.agent, self.threads = thinker, agent, threads
        ways = rows(thinker.game, [agent])
        self._ways = Ways(ways.agent[0], ways.weights[0], ways.fitted[0])
        self._desks: list[Desk] = [thinker.desk() for _ in range(threads)]
        for number, desk in enumerate(self._desks):
            desk.rng[:] = seed & 0xFFFFFFFF, number + 1
        self._search = thinker.machine(thinker.own["search"])

    def consider(
        self, view: Any, seat: int, iterations: int = 0, seconds: float = 0.0
    ) -> list[Idea]:
        """Think by simulations or by time; the ideas, best first."""
        deadline = time.monotonic() + seconds
        share = -(-iterations // self.threads)

        def work(desk: Desk) -> None:
            put(view, desk.seen[0])
            desk.used[0], done = 0, 0
            while done < share or (not iterations and time.monotonic() < deadline):
                chunk = min(CHUNK, share - done) if iterations else CHUNK
                self._search(seat, chunk, self._ways, desk)
                done += chunk
                if not iterations and is_clear(ideas(desk.tree)):
                    break

        if self.threads == 1:
            work(self._desks[0])
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(work, self._desks))
        return merged([ideas(desk.tree) for desk in self._desks])


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


def is_clear(found: list[Idea]) -> bool:
    if len(found) < 2:
        return True
    return found[0].visits >= ENOUGH and found[0].visits >= CLEAR * found[1].visits


def chosen(found: list[Idea], heat: float, luck: np.random.Generator) -> int:
    """The most visited idea, or with heat one of nearly equal value."""
    if heat <= 0.0:
        return found[0].choice
    tried = [idea for idea in found if idea.visits]
    return max(tried, key=lambda idea: idea.value + heat * luck.gumbel()).choice
