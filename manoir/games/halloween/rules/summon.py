"""4 Summon, and the rule of the blue ghosts."""

from __future__ import annotations

from manoir.games.halloween.cards import SUMMONED, SUMMONING_DONE
from manoir.games.halloween.components import (
    BLUE,
    BUILDINGS_N,
    GHOSTS_OF_A_COLOUR,
    NEVER,
    NEW_BLUES,
    PAIR_HIGH,
    PAIR_LOW,
    RED,
    Building,
    Ghost,
    Pair,
)
from manoir.games.halloween.rules.actions import commanded, reach
from manoir.games.halloween.rules.dice import throw, total
from manoir.games.halloween.rules.gains import reward
from manoir.games.halloween.rules.table import ask, close, has, put, room
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import BLUES, HAUNTING_FREE, MIXED
from manoir.games.halloween.story import blues_came, nothing_came, summoned
from manoir.kit import Row, choice, everyone, offer, rule


@rule
def can_summon(s: State, building: int, ghost: int) -> bool:
    """4.1 Two of a colour call a third. 4.2 Five of a colour are all there are; a building may be
    full."""
    return s.ghosts[building, ghost] >= 2 and s.reserve[ghost] > 0 and room(s, building) > 0


@rule
def can_mix(s: State, building: int, low: int, high: int) -> bool:
    """14.45 Two ghosts of different colours call one of either colour; one must be in reserve."""
    return (
        s.ghosts[building, low] > 0
        and s.ghosts[building, high] > 0
        and s.reserve[low] + s.reserve[high] > 0
        and room(s, building) > 0
    )


@rule
def lowest_to_summon(s: State) -> int:
    """The level that a Summon needs."""
    mixes = has(s, s.active, 45)
    for ghost in range(RED + 1):
        for building in range(BUILDINGS_N):
            if can_summon(s, building, ghost):
                return ghost
            if mixes and s.ghosts[building, ghost] > 0:
                for low in range(ghost):
                    if can_mix(s, building, low, ghost):
                        return ghost
    return NEVER


@rule
def offer_summons(s: State, level: int, out: Row) -> None:
    top = reach(s, level)
    for building in range(BUILDINGS_N):
        for ghost in range(top + 1):
            if can_summon(s, building, ghost):
                offer(out, summon(building, ghost))
    if has(s, s.active, 45):
        for building in range(BUILDINGS_N):
            for pair in range(len(PAIR_LOW)):
                low, high = PAIR_LOW[pair], PAIR_HIGH[pair]
                if high <= top and can_mix(s, building, low, high):
                    offer(out, mix(building, pair))


@choice("4.1", "summon {ghost} {building}", at="ghost/{building}/{ghost}", seen=everyone)
def summon(s: State, building: Building, ghost: Ghost) -> None:
    """4.1 A third ghost joins two of its colour."""
    at = close(s)
    commanded(s, s.asked_level[at], ghost)
    come(s, building, ghost)


@choice("14.45", "summon {pair} {building}", at="building/{building}", seen=everyone)
def mix(s: State, building: Building, pair: Pair) -> None:
    """14.45 The dice of both decide which colour comes."""
    at = close(s)
    commanded(s, s.asked_level[at], PAIR_HIGH[pair])
    ask(s, MIXED, 0, building, 0, pair)
    throw(s, PAIR_LOW[pair], PAIR_HIGH[pair], 2, 2)


@rule
def end_mixing(s: State) -> None:
    """14.45 The lower result; on a tie the weaker colour; if none is in reserve, nothing;
    14.32 a Summon it was all the same."""
    at = close(s)
    building, pair = s.asked_at[at], s.asked_number[at]
    ghost = PAIR_LOW[pair] if total(s, 0) <= total(s, 1) else PAIR_HIGH[pair]
    if s.reserve[ghost] > 0:
        come(s, building, ghost)
    else:
        nothing_came(s, s.active, building, ghost)
        reward(s, s.active, SUMMONING_DONE, ghost, 0)


@rule
def come(s: State, building: int, ghost: int) -> None:
    """4.3 A token for whoever summons. 14.34 The fifth of a colour haunts at once."""
    p = s.active
    put(s, building, ghost, 1)
    summoned(s, p, building, ghost)
    reward(s, p, SUMMONED, ghost, 0)
    reward(s, p, SUMMONING_DONE, ghost, 0)
    if s.reserve[ghost] == 0 and has(s, p, 34):
        ask(s, HAUNTING_FREE, RED, 0, ghost, 0)


# ---- 4.4 blue ghosts -----------------------------------------------------------------------------


@rule
def call_blues(s: State) -> None:
    """4.4 A town without a blue ghost gets three, in one building."""
    if s.reserve[BLUE] == GHOSTS_OF_A_COLOUR:
        ask(s, BLUES, 0, 0, BLUE, 0)


@rule
def offer_homes(s: State, out: Row) -> None:
    """4.4 All three together; where no building takes three, those that take the most."""
    most = 0
    for building in range(BUILDINGS_N):
        most = max(most, min(NEW_BLUES, room(s, building)))
    for building in range(BUILDINGS_N):
        if min(NEW_BLUES, room(s, building)) == most:
            offer(out, welcome(building))


@choice("4.4", "blues {building}", at="building/{building}", seen=everyone)
def welcome(s: State, building: Building) -> None:
    """4.4 This is no Summon: it gives no token."""
    close(s)
    many = min(NEW_BLUES, room(s, building))
    put(s, building, BLUE, many)
    blues_came(s, s.active, building, many)
