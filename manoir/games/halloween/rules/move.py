"""7 Move, and what a ghost that moved may bring or do."""

from __future__ import annotations

from manoir.games.halloween.cards import NO_CARD, Number
from manoir.games.halloween.components import (
    BUILDINGS_N,
    NEVER,
    RED,
    SIDES,
    Building,
    Ghost,
)
from manoir.games.halloween.rules.actions import commanded, enough, reach
from manoir.games.halloween.rules.dice import throw, total
from manoir.games.halloween.rules.gains import gain_fear
from manoir.games.halloween.rules.slots import pick_up
from manoir.games.halloween.rules.summon import can_summon, come
from manoir.games.halloween.rules.table import (
    ask,
    carry,
    close,
    end_series,
    has,
    is_mover,
    is_ready,
    question,
    room,
    side_by_side,
    use_up,
)
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import (
    CHAIN,
    DRIFT,
    DRIFT_SCARED,
    DRIFT_TOKEN,
    GOING,
    GUESS,
    GUESSED,
    MOVING,
    MOVING_SECOND,
)
from manoir.games.halloween.story import guessed, moved
from manoir.kit import Row, choice, everyone, offer, rule

FIRST, SECOND = 0, 1


@rule
def can_go(s: State, building: int, to: int) -> bool:
    """7.1 To a building beside it, 7.2 that is not full. 14.2 To any building."""
    if building == to or room(s, to) <= 0:
        return False
    return has(s, s.active, 2) or side_by_side(s, building, to)


@rule
def can_leave(s: State, building: int) -> bool:
    for to in range(BUILDINGS_N):
        if can_go(s, building, to):
            return True
    return False


@rule
def lowest_to_move(s: State) -> int:
    """The level that a Move needs."""
    for ghost in range(RED + 1):
        for building in range(BUILDINGS_N):
            if s.ghosts[building, ghost] > 0 and can_leave(s, building):
                return ghost
    return NEVER


@rule
def offer_moves(s: State, level: int, out: Row) -> None:
    top = reach(s, level)
    for building in range(BUILDINGS_N):
        if s.crowd[building] > 0 and can_leave(s, building):
            for ghost in range(top + 1):
                if s.ghosts[building, ghost] > 0:
                    offer(out, move(building, ghost))


@rule
def offer_second_moves(s: State, out: Row) -> None:
    """14.15 A different ghost, by the usual rules."""
    at = s.asked_n - 1
    offer(out, enough())
    top = reach(s, s.asked_level[at])
    for building in range(BUILDINGS_N):
        if s.crowd[building] > 0 and can_leave(s, building):
            for ghost in range(top + 1):
                moved = s.asked_number[at] if is_mover(s, building, ghost) else 0
                if s.ghosts[building, ghost] > moved:
                    offer(out, move(building, ghost))


@choice(
    {"move": "7.1", "move-second": "14.15"},
    "move {ghost} {building}",
    at="ghost/{building}/{ghost}",
    seen=everyone,
)
def move(s: State, building: Building, ghost: Ghost) -> None:
    """7.1 Which ghost moves; where to is asked next."""
    which = FIRST if question(s) == MOVING else SECOND
    at = close(s)
    level = commanded(s, s.asked_level[at], ghost)
    ask(s, GOING, level, building, ghost, which)


@rule
def offer_ways(s: State, out: Row) -> None:
    for to in range(BUILDINGS_N):
        if can_go(s, s.asked_at[s.asked_n - 1], to):
            offer(out, go(to))


@choice("7.1", "to {building}", at="building/{building}", seen=everyone)
def go(s: State, building: Building) -> None:
    """7.1 There it goes. 7.3 It brings the bonus token; then follow cards 24, 23 and 15, the last
    two also for whoever occupies them only now."""
    at = close(s)
    level, came_from = s.asked_level[at], s.asked_at[at]
    ghost, which = s.asked_ghost[at], s.asked_number[at]
    arrive(s, came_from, ghost, building, NO_CARD)
    if which == FIRST:
        ask(s, MOVING_SECOND, level, building, ghost, 1)
    ask(s, GUESS, 0, building, ghost, 0)
    if is_ready(s, s.active, 24) and can_summon(s, building, ghost):
        ask(s, CHAIN, 0, building, ghost, 0)
    pick_up(s, building, ghost)


@rule
def arrive(s: State, building: int, ghost: int, to: int, card: int) -> None:
    carry(s, building, ghost, to)
    moved(s, s.active, ghost, building, to, card)


# ---- a ghost that drifts: cards 17 and 38, and a bonus token -------------------------------------


@rule
def offer_to_drift(s: State, step: int, out: Row) -> None:
    """14.17, 14.38 To any building, or not at all. 15.6 By a bonus token it must."""
    if step != DRIFT_TOKEN:
        offer(out, enough())
    for to in range(BUILDINGS_N):
        if to != s.asked_at[s.asked_n - 1] and room(s, to) > 0:
            offer(out, drift(to))


@choice(
    {"drift": "14.17", "drift-scared": "14.38", "drift-token": "15.6"},
    "drift {building}",
    at="building/{building}",
    seen=everyone,
)
def drift(s: State, building: Building) -> None:
    """14.17, 14.38, 15.6 This is no Move: cards 15, 23 and 24 have no part in it."""
    step, at = question(s), close(s)
    came_from, ghost = s.asked_at[at], s.asked_ghost[at]
    if step == DRIFT_SCARED:
        arrive(s, came_from, ghost, building, 38)
        use_up(s, 38)
    elif step == DRIFT:
        arrive(s, came_from, ghost, building, 17)
        end_series(s)
    else:
        arrive(s, came_from, ghost, building, NO_CARD)
    pick_up(s, building, ghost)


# ---- cards 23 and 24 -----------------------------------------------------------------------------


@choice("14.24", "chain", at="card/24", seen=everyone)
def chain(s: State) -> None:
    """14.24 A free Summon where the ghost has met its like."""
    at = close(s)
    use_up(s, 24)
    come(s, s.asked_at[at], s.asked_ghost[at])


@rule
def offer_guesses(s: State, out: Row) -> None:
    """14.23 A number that the die of the ghost has."""
    offer(out, enough())
    for number in range(1, SIDES[s.asked_ghost[s.asked_n - 1]] + 1):
        offer(out, guess(number))


@choice("14.23", "guess {number}", at="number/{number}", seen=everyone)
def guess(s: State, number: Number) -> None:
    """14.23 Then the die of the moved ghost is thrown."""
    at = close(s)
    ghost = s.asked_ghost[at]
    use_up(s, 23)
    guessed(s, s.active, number)
    ask(s, GUESSED, 0, 0, ghost, number)
    throw(s, ghost, ghost, 1, 1)


@rule
def end_guessing(s: State) -> None:
    """14.23 The number named, if the die shows as much; else 1."""
    number = s.asked_number[close(s)]
    gain_fear(s, s.active, number if total(s, 0) >= number else 1, 0, 23)
