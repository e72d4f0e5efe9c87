"""12 What only Grand Masters meet: the other differences stand where the rule is that differs."""

from __future__ import annotations

from manoir.games.halloween.components import BUILDINGS_N, RED
from manoir.games.halloween.rules.table import put
from manoir.games.halloween.state import State
from manoir.games.halloween.story import reds_left
from manoir.kit import rule


@rule
def dismiss_reds(s: State) -> None:
    """12.3 As soon as all five red ghosts are in the town, they leave it."""
    if s.grand_master and s.reserve[RED] == 0:
        for building in range(BUILDINGS_N):
            put(s, building, RED, -s.ghosts[building, RED])
        reds_left(s)
