"""Matches on many machines: Ray carries the deals out and the results home.

Each deal is played as it would be here, by its seed, so where it is played makes no difference.
"""

from __future__ import annotations

import importlib
import logging
import os
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Self

from manoir.bots.agent import Agent
from manoir.bots.compiled import Thinker
from manoir.games import find
from manoir.lab.learn import paired

LOCAL = "local"
# Deals in one task: enough to be worth the way.
DEALS_A_TASK = 5


@cache
def _thinker(key: str) -> Thinker:
    """Once in every process that works for us."""
    return Thinker(find(key))


def _play(
    key: str, options: Mapping[str, Any], agents: Sequence[Agent], players: int, deals: range
) -> list[float]:
    thinker = _thinker(key)
    thinker.options = options
    shares: list[float] = paired(thinker, agents, players, deals).tolist()
    return shares


class Cluster:
    """A Ray cluster, by its address; "local" starts one on this machine and ends it again."""

    def __init__(
        self,
        key: str,
        address: str = LOCAL,
        workers: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        # Ray would report home; whoever wants that can say so.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        self._ray: Any = importlib.import_module("ray")
        self.key, self.options = key, options or {}
        where = {"num_cpus": workers} if address == LOCAL else {"address": address}
        self._ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
        self._task = self._ray.remote(num_cpus=1)(_play)

    @property
    def batch(self) -> int:
        """How many deals to ask for at a time, so that nobody is idle."""
        return DEALS_A_TASK * int(self._ray.cluster_resources().get("CPU", 1))

    def paired(self, agents: Sequence[Agent], players: int, deals: range) -> list[float]:
        """As `learn.paired`, deal by deal."""
        parts = [deals[i : i + DEALS_A_TASK] for i in range(0, len(deals), DEALS_A_TASK)]
        about = self.key, self.options, agents, players
        waiting = [self._task.remote(*about, part) for part in parts]
        return [share for part in self._ray.get(waiting) for share in part]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()
