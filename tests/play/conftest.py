from __future__ import annotations

from typing import Any

import pytest

import manoir.games
from manoir.kit.game import Game
from manoir.play import replay
from manoir.play.words import words

from .tables import TOYS


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toys are found as the games are."""
    find = manoir.games.find

    def found(key: str) -> Game[Any]:
        return TOYS.get(key) or find(key)

    monkeypatch.setattr(manoir.games, "find", found)
    monkeypatch.setattr(replay, "find", found)
    words.cache_clear()
