"""Steered play: every rule, every event and every choice of a game is reached.

Random play misses what is rare. Here the choice is taken that has been taken least often, from
every variant and every prepared position, until nothing is left to reach.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

from manoir.conform.broken import demand
from manoir.conform.sample import settings
from manoir.kit.cache import reach
from manoir.kit.event import told
from manoir.kit.game import Game

MOST_CHOICES = 400


def check_reach(game: Game[Any], rounds: int = 40, seed: int = 10) -> None:
    """Play until every rule ran, every event was told and every kind of choice was made."""
    rules = {fn.__code__: fn.__name__ for fn in reach(_played_entries(game))}
    wanted = {f"rule {name}" for name in rules.values()}
    wanted |= {f"event {kind.name}" for kind in game.state.events}
    wanted |= {f"choice {kind.name}" for kind in game.state.kinds}
    reached: set[str] = set()
    luck, taken = random.Random(seed), Counter[str]()
    for _ in range(rounds):
        for setting in settings(game):
            with _called(rules, reached):
                _steer(game, setting.start(luck.getrandbits(62)), luck, taken, reached)
            if wanted <= reached:
                return
    demand(False, "never reached by steered play", ", ".join(sorted(wanted - reached)))


def _played_entries(game: Game[Any]) -> list[Callable[..., Any]]:
    found: list[Callable[..., Any]] = [game.set_up, game.choices, game.apply, game.decider]
    return [*found, game.over, game.score, game.wins]


def _steer(
    game: Game[Any], s: Any, luck: random.Random, taken: Counter[str], reached: set[str]
) -> None:
    reached |= {f"event {kind.name}" for kind, _ in told(s)}  # those of the set-up
    for _ in range(MOST_CHOICES):
        if game.over(s):
            break
        legal = game.legal(s)
        game.decider(s)
        luck.shuffle(legal)
        choice = min(legal, key=lambda c: taken[game.kind(c).name] + taken[f"{c}"] / 8)
        if luck.random() < 0.5:
            choice = legal[0]
        taken[game.kind(choice).name] += 1
        taken[f"{choice}"] += 1
        reached.add(f"choice {game.kind(choice).name}")
        game.apply(s, choice)
        reached |= {f"event {kind.name}" for kind, _ in told(s)}
    if game.over(s):
        game.winners(s)
        game.score(s, 0)


@contextmanager
def _called(rules: dict[CodeType, str], reached: set[str]) -> Iterator[None]:
    """Note which rules are called."""

    def note(frame: FrameType, what: str, _: object) -> None:
        if what == "call" and frame.f_code in rules:
            reached.add(f"rule {rules[frame.f_code]}")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(before)
