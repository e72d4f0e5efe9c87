"""A bot at a table: it is given the view of its seat and answers with a choice."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from manoir.bots.agent import Agent
from manoir.bots.compiled import Thinker, bind
from manoir.bots.levels import agent_of, level_of
from manoir.bots.patience import Purse
from manoir.bots.thought import Thought, chosen
from manoir.games import find
from manoir.kit.progress import Progress

# Who thinks by the clock grows a larger tree: half a second fills about this much of it.
ENTRIES_BY_CLOCK = 1 << 20


def _in_silence(done: int, of: int) -> None:
    """Somebody plays meanwhile, and need not be told."""


class Readiness:
    """The compiled search of a game, made in the background: nobody waits for it."""

    def __init__(self, key: str) -> None:
        self.thinker: Thinker | None = None
        self._key = key
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()

    def begin(self) -> None:
        if self.thinker is None and self._thread is None:
            self._thread = threading.Thread(target=self.wait, daemon=True)
            self._thread.start()

    def wait(self, progress: Progress = _in_silence) -> Thinker:
        """The search, compiled now if it has not been."""
        with self._lock:
            if self.thinker is None:
                game = find(self._key)
                thinker = Thinker(game, progress=progress)
                thought = Thought(thinker, Agent(1), seed=1, entries=1 << 10)
                for name in ("search", "replant"):
                    thinker.machine.compile(thinker.own[name])
                table = game.new(game.players[0], 1)
                seat = game.decider(table)
                thought.rehearse(table.view(seat), seat)
                self.thinker = thinker
        return self.thinker


@cache
def readiness(key: str) -> Readiness:
    """One for each game in a process."""
    return Readiness(key)


class Bot:
    """A player of a level. Until its search is compiled it answers by the preferences of the
    game, so that nobody waits. `seconds` is the most that its level may think about a choice,
    where the level thinks by the clock; on average it is a quarter of that."""

    def __init__(
        self,
        key: str,
        level: int,
        players: int,
        seed: int,
        seconds: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.game = find(key)
        self.level = level_of(self.game, level)
        self.agent = agent_of(level, players, salt=seed & 0xFFFF)
        self._clock = clock
        self._purse = Purse(self.level.seconds if seconds is None else seconds)
        self._luck = np.random.default_rng(seed)
        own = bind(self.game)
        self._preference, self._ponder = own["preference"], own["ponder"]
        self._by_habit = own["by_habit"]
        self._ready = readiness(key)
        self._thought: Thought | None = None
        if self.agent.iterations:
            self._ready.begin()

    def choose(self, view: Any, seat: int) -> int:
        """What the bot does in this position, from the view of its seat alone."""
        legal = self.game.legal(view)
        if len(legal) == 1:
            return legal[0]
        thinker = self._ready.thinker
        if not self.agent.iterations or thinker is None or self._by_habit(view, seat, seat):
            return self._by_preference(view, legal)
        if self._thought is None:
            entries = ENTRIES_BY_CLOCK if self.level.seconds else 0
            seed = int(self._luck.integers(1 << 32))
            self._thought = Thought(thinker, self.agent, seed, entries=entries, clock=self._clock)
        if self.level.seconds:
            began = self._clock()
            found = self._thought.consider(view, seat, seconds=self._purse.open())
            self._purse.pay(self._clock() - began)
        else:
            found = self._thought.consider(view, seat, self.agent.iterations)
        return chosen(found, self.agent.heat, self._luck)

    def witness(self, choice: int | None, view: Any) -> None:
        """Something was chosen at the table, by whomever: which choice it was, None where the seat
        of the bot may not know, and what that seat sees now. A bot that is told goes on from what
        it has thought; one that is not begins every thought anew."""
        if self._thought is not None and self.level.seconds:
            self._thought.follow(choice, view)

    def _by_preference(self, view: Any, legal: list[int]) -> int:
        weights = self.agent.weighing(self.game.mind)
        self._ponder(view, weights, [0] * self.game.scratch, [0] * self.game.scratch)
        noise = self.agent.noise

        def liked(choice: int) -> float:
            return float(self._preference(view, weights, choice)) + noise * self._luck.random()

        return max(legal, key=liked)
