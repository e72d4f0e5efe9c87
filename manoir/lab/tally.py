"""One match between equals, and what happened in it, as numbers.

The rules run interpreted here, so that everything can be looked at; only the thinking is compiled.
It is the same match that `Thinker.matches` plays from that seed.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from manoir.bots.agent import Agent, rows
from manoir.bots.compiled import Thinker
from manoir.bots.templates import SALT
from manoir.kit.event import told
from manoir.kit.game import Game
from manoir.kit.layout import put
from manoir.kit.quick import quick_seed
from manoir.lab.learn import sides_of

Found = dict[str, float]


class Watch(Protocol):
    """What a game's own `watch.py` looks at, beyond what can be said of every game."""

    def chose(self, s: Any, legal: Sequence[int], choice: int) -> None:
        """Called before each choice is carried out."""

    def found(self) -> Found:
        """What it came to, at the end of the match."""


def watch_of(game: Game[Any]) -> Callable[[], Watch] | None:
    """A game's own watch, if it has one."""
    name = f"manoir.games.{game.key.replace('-', '_')}.watch"
    if importlib.util.find_spec(name) is None:
        return None
    made: Callable[[], Watch] = importlib.import_module(name).Watch
    return made


def tally(
    thinker: Thinker,
    agent: Agent,
    players: int,
    seed: int,
    options: Mapping[str, Any],
) -> Found:
    """How long the match was, how wide and how close, who won, and how often each kind of choice
    and of event came up since the set-up."""
    game, made = thinker.game, watch_of(thinker.game)
    watch = made() if made else None
    named = [kind.name for kind in (*game.state.kinds, *game.state.events)]
    counts: Counter[str] = Counter(dict.fromkeys(named, 0))
    widths: list[int] = []
    s = game.new(players, seed, options)
    first = game.decider(s)
    for legal, choice in _choices(thinker, agent, s, seed):
        if watch is not None:
            watch.chose(s, legal, choice)
        if len(legal) > 1:
            widths.append(len(legal))
        counts["choices"] += 1
        counts[game.kind(choice).name] += 1
        game.apply(s, choice)
        counts.update(kind.name for kind, _ in told(s))
    own = watch.found() if watch is not None else {}
    return {**counts, "width": float(np.mean(widths)), **_end(game, s, first), **own}


def _choices(thinker: Thinker, agent: Agent, s: Any, seed: int) -> Iterator[tuple[list[int], int]]:
    """What may be chosen and what is, until the game is over; whoever asks carries it out."""
    game, desk, ways = thinker.game, thinker.desk(), rows(thinker.game, [agent]).of(0)
    answer = thinker.machine.compile(thinker.own["answer"])
    luck = [0] * len(desk.rng)
    quick_seed(luck, seed * 7919)
    desk.rng[:] = luck
    ways.agent[SALT] = seed % 65536
    while not game.over(s):
        seat = game.decider(s)
        put(s.view(seat), desk.seen[0])
        yield game.legal(s), int(answer(seat, ways, desk))


def _end(game: Game[Any], s: Any, first: int) -> Found:
    """`first` is the part of the win that goes to whoever made the first choice, `margin` how far
    the best score is ahead of the next side's."""
    sides = sides_of(game, s.players)
    won = {sides[p] for p in game.winners(s)}
    best: dict[int, int] = {}
    for p, side in enumerate(sides):
        best[side] = max(best.get(side, -(1 << 30)), game.score(s, p))
    order = sorted(best.values(), reverse=True)
    shares = {side: (side in won) / len(won) for side in sorted(best)}
    found = {f"side {side}": share for side, share in shares.items()}
    return {**found, "first": shares[sides[first]], "margin": float(order[0] - order[1])}
