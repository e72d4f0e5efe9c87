"""What OpenSpiel's search wants of a game, on our compiled rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from manoir.envs.openspiel.state import SpielState
from manoir.envs.openspiel.steps import generator


def resampler(seed: int) -> Callable[[SpielState, int], SpielState]:
    """For `ISMCTSBot.set_resampler`: worlds that a player thinks possible."""
    rng = generator(seed << 32 | 1)
    return lambda state, player: state.imagined(player, rng)


class Rollouts:
    """An evaluator like OpenSpiel's of random rollouts, with the rollout in one compiled call.

    The same uniformly random choices to the end, and the same prior: only faster, since a game of
    Ghooost! by chance takes hundreds of choices, each of them a call from Python there.
    """

    def __init__(self, seed: int, rollouts: int = 1) -> None:
        self._rng, self.rollouts = generator(seed << 32 | 1), rollouts

    def evaluate(self, state: SpielState) -> Any:
        table = state.table
        assert table is not None
        ends = [table.steps.played_out(table.record, self._rng) for _ in range(self.rollouts)]
        return np.mean(ends, axis=0)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]
