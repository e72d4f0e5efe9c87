"""One compiled search for all tests of a worker, and levels that do not think long."""

from __future__ import annotations

from dataclasses import replace

import pytest

from manoir.bots import levels
from manoir.bots.compiled import Thinker
from manoir.games import find


@pytest.fixture(scope="session")
def thinker() -> Thinker:
    return Thinker(find("ghooost"))


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every level thinks with a handful of simulations: a test measures no strength."""
    hasty = [
        replace(level, agent=replace(level.agent, iterations=min(level.agent.iterations, 8)))
        for level in levels.LEVELS
    ]
    monkeypatch.setattr(levels, "LEVELS", tuple(hasty))
