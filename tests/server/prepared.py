"""Matches that begin from a prepared position, and games that are only for tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import manoir.games
from manoir.games import find
from manoir.kit.choice import parse
from manoir.kit.game import Game
from manoir.play.match import Match
from tests.play.tables import DUSK
from tests.toys.vigil import VIGIL

# A toy of two teams; who decides, and what was chosen, can be hidden.
TEAMS = replace(VIGIL, team=lambda s, seat: int(s.teams[seat]))


def choice(notation: str) -> int:
    """The id of a choice of Ghooost!."""
    return parse(find("ghooost").state, notation)


def lay(monkeypatch: pytest.MonkeyPatch, **fields: Any) -> None:
    """Every match that a server of this process begins is at dusk: seat 0 has two Draplo and an
    Igor, and is to choose."""
    begin_from(monkeypatch, {**DUSK, **fields})


def begin_from(monkeypatch: pytest.MonkeyPatch, position: dict[str, Any]) -> None:
    def match(game: Any, players: int, options: Any = None, seats: Any = ()) -> Match:
        return Match(game, players, 1, seats=seats, position=position)

    monkeypatch.setattr("manoir.server.house.Match", match)


def register_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is found as the games are."""

    def found(key: str) -> Game[Any]:
        return TEAMS if key == "vigil" else manoir.games.find(key)

    for module in ("house", "record", "facts"):
        monkeypatch.setattr(f"manoir.server.{module}.find", found)
