"""5 Scare."""

from __future__ import annotations

from manoir.games.halloween.cards import SCARED
from manoir.games.halloween.components import BUILDINGS_N, Building, Ghost
from manoir.games.halloween.rules.actions import commanded, reach
from manoir.games.halloween.rules.gains import reward
from manoir.games.halloween.rules.table import ask, close, is_ready
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import DRIFT_SCARED
from manoir.games.halloween.story import scared
from manoir.kit import Row, choice, everyone, offer, rule


@rule
def offer_scares(s: State, level: int, out: Row) -> None:
    """5.1 Any ghost of the town that the section commands."""
    top = reach(s, level)
    for building in range(BUILDINGS_N):
        for ghost in range(top + 1):
            if s.ghosts[building, ghost] > 0:
                offer(out, scare(building, ghost))


@choice("5.1", "scare {ghost} {building}", at="ghost/{building}/{ghost}", seen=everyone)
def scare(s: State, building: Building, ghost: Ghost) -> None:
    """5.1 Fear by the level of the ghost. 14.38 It may then drift to any building."""
    at = close(s)
    commanded(s, s.asked_level[at], ghost)
    scared(s, s.active, building, ghost)
    reward(s, s.active, SCARED, ghost, 0)
    if is_ready(s, s.active, 38):
        ask(s, DRIFT_SCARED, 0, building, ghost, 0)
