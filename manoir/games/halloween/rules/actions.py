"""3 What all actions share: which ghosts a section commands."""

from __future__ import annotations

from manoir.games.halloween.components import RED
from manoir.games.halloween.rules.table import close, is_ready, use_up
from manoir.games.halloween.state import State
from manoir.kit import choice, everyone, rule

# One answer serves wherever something may be left: the step says what it means.
ENOUGH = {
    "move-second": "14.15",
    "series": "14.20",
    "dice": "15.7",
    "chain": "14.24",
    "guess": "14.23",
    "difference": "14.36",
    "lift": "14.49",
    "drift": "14.17",
    "drift-scared": "14.38",
    "haunt-free": "14.1",
    "take-second": "14.7",
}


@choice(ENOUGH, "enough", at="enough", seen=everyone)
def enough(s: State) -> None:
    """Leave it at that."""
    close(s)


@rule
def reach(s: State, level: int) -> int:
    """3.3 The strongest ghost that may act. 14.4 One level more, once a turn."""
    return min(RED, level + 1) if is_ready(s, s.active, 4) else level


@rule
def commanded(s: State, level: int, ghost: int) -> int:
    """The level of an action once its ghost is chosen. 14.4 A ghost above it uses the card up, and
    the whole action is done on that level."""
    if ghost > level:
        use_up(s, 4)
        return ghost
    return level
