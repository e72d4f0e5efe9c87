"""An agent: how somebody plays, as numbers. All agents of a game share one compilation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from manoir.bots.templates import Ways
from manoir.kit.game import Game
from manoir.kit.mind import Mind

RANDOM = -1


@dataclass(frozen=True)
class Agent:
    """`iterations` is the number of simulations for a choice: 0 plays by preference alone, -1 at
    random. `cut` and `depth` are how far a simulation plays on and how deep the tree grows; `noise`
    blurs preferences; `forget` is the share of what was shown that is not remembered; `heat` lets
    choices of nearly equal value take turns; of many choices only the `wide` likeliest are tried at
    once, and more with time; `textbook` is plain UCB with random playouts, for comparison. Without
    weights of its own an agent has those of the game."""

    iterations: int = 0
    explore: float = 0.5
    cut: int = 16
    depth: int = 64
    noise: float = 1.0
    forget: float = 0.0
    salt: int = 1
    heat: float = 0.0
    wide: float = 12.0
    textbook: bool = False
    weights: Sequence[float] = ()
    estimate: Sequence[float] = ()

    def row(self) -> list[float]:
        """In the order of the places named in `templates`."""
        return [
            self.iterations,
            self.explore,
            self.cut,
            self.depth,
            self.noise,
            self.forget,
            self.salt,
            self.heat,
            self.wide,
            float(self.textbook),
        ]

    def weighing(self, mind: Mind[Any]) -> list[float]:
        """The weights of its preferences, with the places for notes behind them."""
        found = [*(self.weights or mind.weights or [0.0]), *[0.0] * mind.notes]
        if mind.foresight:
            found[mind.foresight] = float(self.iterations > 0)
        return found


def rows(game: Game[Any], agents: Sequence[Agent]) -> Ways:
    """Agents as the compiled search takes them, a row each."""
    mind = game.mind
    return Ways(
        np.array([a.row() for a in agents], float),
        np.array([a.weighing(mind) for a in agents], float),
        np.array([a.estimate or mind.estimate or [0.0] for a in agents], float),
    )
