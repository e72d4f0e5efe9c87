"""Compiled steps for a state that is moved from Python: one call does all that a step needs."""

from __future__ import annotations

from functools import cached_property
from typing import Any, cast

import numpy as np

from manoir.games import find
from manoir.kit.game import Game
from manoir.kit.machine import Machine
from manoir.kit.quick import CELLS
from manoir.kit.rule import bound

apply = choices = decider = over = redact = determinise = start = score = cast(Any, None)

# In the facts of a table: who decides (or OVER), then the choices offered, as in any list of them.
OVER = -4


def advance(table: Any, choice: Any, facts: Any) -> None:
    """Make a choice (none, if below 0), and say who decides now among what."""
    s = table[0]
    if choice >= 0:
        apply(s, int(choice))
    facts[0], facts[1] = OVER, 0
    if not over(s):
        facts[0] = decider(s)
        choices(s, facts[1:])


def deal(table: Any, seed: Any, facts: Any) -> None:
    """A new deal, by its seed."""
    start(table[0], int(seed))
    advance(table, -1, facts)


def look(table: Any, viewer: Any, seen: Any) -> None:
    """What a viewer sees of a table."""
    redact(table[0], int(viewer), seen[0])


def imagine(table: Any, viewer: Any, rng: Any, left: Any, pool: Any, other: Any) -> None:
    """Another world that the viewer thinks possible; made from the view alone."""
    redact(table[0], int(viewer), other[0])
    determinise(other[0], int(viewer), rng, left, pool)


class Steps:
    """The compiled steps of one game, and room to work in."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        own: dict[str, Any] = {"redact": game.state.redact}
        for name in "apply choices decider over determinise start score".split():
            own[name] = getattr(game, name)
        for fn in (advance, deal, look, imagine):
            own[fn.__name__] = bound(fn, own)
        entries = [own[name] for name in ("advance", "deal", "look", "imagine")]
        self.machine = Machine(game, events=False, also=entries)
        self.advance, self.deal, self.look, self._imagine = map(self.machine.compile, entries)
        self._room = np.zeros((2, game.scratch), np.int64)
        self._out = np.zeros(game.size + 1, np.int64)
        self._seen = self.machine.zeros(1)

    def facts(self) -> Any:
        return np.zeros(self.game.size + 2, np.int64)

    def view_bytes(self, table: Any, viewer: int) -> bytes:
        self.look(table, viewer, self._seen)
        return cast(bytes, self._seen.tobytes())

    def imagined(self, table: Any, viewer: int, rng: Any) -> Any:
        other = self.machine.zeros(1)
        self._imagine(table, viewer, rng, *self._room, other)
        return other

    def observed(self, table: Any, viewer: int, x: Any) -> None:
        self._observe(table[0], viewer, x)

    def scores(self, table: Any) -> list[float]:
        return [float(self._score(table[0], p)) for p in range(int(table[0].players))]

    def played_out(self, table: Any, rng: Any) -> list[float]:
        """The scores after random choices to the end; the table stays as it is."""
        other = table.copy()
        self._playout(other[0], rng, self._out)
        return self.scores(other)

    @cached_property
    def _observe(self) -> Any:
        return self.machine.compile(self.game.observe)

    @cached_property
    def _score(self) -> Any:
        return self.machine.compile(self.game.score)

    @cached_property
    def _playout(self) -> Any:
        return self.machine.compile(self.game.playout)


_known: dict[str, Steps] = {}


def steps_of(game: Game[Any]) -> Steps:
    """One for each game in a process."""
    if game.key not in _known:
        _known[game.key] = Steps(game)
    return _known[game.key]


def steps_by_key(key: str) -> Steps:
    return _known[key] if key in _known else steps_of(find(key))


def generator(seed: int) -> Any:
    """A thinker's generator, from any number."""
    rng = np.zeros(CELLS, np.int64)
    rng[:] = seed & 0xFFFFFFFF, (seed >> 32 & 0xFFFFFFFF) or 1
    return rng
