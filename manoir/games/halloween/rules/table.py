"""What every chapter uses: the town, the questions that are open, and which card somebody holds."""

from __future__ import annotations

from manoir.games.halloween.components import (
    BUILDINGS_N,
    RED,
    ROOM,
    ROOM_GRAND_MASTER,
    SECTIONS,
    SECTIONS_GRAND_MASTER,
    WAY_BETWEEN,
)
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import MOVING_SECOND, TURN
from manoir.games.halloween.story import card_used
from manoir.kit import rule

RESERVE = -1  # where a ghost goes that leaves the town

# ---- the town ------------------------------------------------------------------------------------


@rule
def put(s: State, building: int, ghost: int, many: int) -> None:
    """1.2 Ghosts come out of the reserve into a building, or go back to it where `many` is
    negative; 14.20 who has left is no foe any more."""
    s.ghosts[building, ghost] += many
    s.crowd[building] += many
    s.reserve[ghost] -= many
    s.reserve_n -= many
    if many < 0 and building == s.fighter_at:
        lose_foe(s, ghost)


@rule
def carry(s: State, building: int, ghost: int, to: int) -> None:
    """A ghost changes buildings."""
    put(s, building, ghost, -1)
    put(s, to, ghost, 1)
    follow_mover(s, building, ghost, to)


@rule
def lose_foe(s: State, ghost: int) -> None:
    """14.20 Whoever has left is no foe any more, even if another of its colour comes instead; and
    nobody fights on for a fighter that has left."""
    foes = s.ghosts[s.fighter_at, ghost] - (1 if ghost == s.fighter else 0)
    if foes < 0:
        end_series(s)
    else:
        s.series[ghost] = min(s.series[ghost], foes)


@rule
def end_series(s: State) -> None:
    """14.20 The fighter has left the building whose ghosts it could still fight."""
    for ghost in range(RED + 1):
        s.series[ghost] = 0


@rule
def is_mover(s: State, building: int, ghost: int) -> bool:
    """14.15 Whether a second move is asked for, and the first one went here."""
    if question(s) != MOVING_SECOND:
        return False
    at = s.asked_n - 1
    return s.asked_at[at] == building and s.asked_ghost[at] == ghost


@rule
def follow_mover(s: State, building: int, ghost: int, to: int) -> None:
    """14.15 One that has moved stays the one that has moved. Once it is gone, or of two alike
    either may be it, all may move."""
    if is_mover(s, building, ghost):
        at = s.asked_n - 1
        if to == RESERVE or s.ghosts[building, ghost] > 0:
            s.asked_number[at] = 0
        else:
            s.asked_at[at] = to


@rule
def room(s: State, building: int) -> int:
    """7.2, 12.4 How many ghosts more a building takes."""
    return (ROOM_GRAND_MASTER if s.grand_master else ROOM) - s.crowd[building]


@rule
def side_by_side(s: State, building: int, other: int) -> bool:
    """7.1 Whether one wall parts them."""
    return building != other and s.ways[WAY_BETWEEN[BUILDINGS_N * building + other]] == 1


@rule
def sections_of(s: State) -> int:
    """3.1, 12.1 How many sections a board has."""
    if s.sections > 0:
        return s.sections
    return SECTIONS_GRAND_MASTER if s.grand_master else SECTIONS


# ---- questions -----------------------------------------------------------------------------------


@rule
def ask(s: State, step: int, level: int, building: int, ghost: int, number: int) -> None:
    """Open a question to the active player. What is asked last is answered first."""
    ask_seat(s, step, s.active, level, building, ghost, number)


@rule
def ask_seat(
    s: State, step: int, seat: int, level: int, building: int, ghost: int, number: int
) -> None:
    at = s.asked_n
    s.asked[at] = step
    s.asked_seat[at] = seat
    s.asked_level[at] = level
    s.asked_at[at] = building
    s.asked_ghost[at] = ghost
    s.asked_number[at] = number
    s.asked_n = at + 1


@rule
def question(s: State) -> int:
    """What is asked now."""
    return s.asked[s.asked_n - 1] if s.asked_n > 0 else TURN


@rule
def close(s: State) -> int:
    """The question is answered. Where it lay, so that its parts can still be read until the next is
    opened."""
    s.asked_n -= 1
    return s.asked_n


# ---- cards ---------------------------------------------------------------------------------------


@rule
def has(s: State, p: int, card: int) -> bool:
    """13.4 Whether somebody occupies a card."""
    return s.holds[p, card] == 1


@rule
def is_ready(s: State, p: int, card: int) -> bool:
    """13.6 Whether somebody occupies a card that works once a turn, and has not used it yet."""
    return s.holds[p, card] == 1 and s.used[card] == 0


@rule
def use_up(s: State, card: int) -> None:
    """13.6 Once a turn."""
    s.used[card] = 1
    card_used(s, s.active, card)
