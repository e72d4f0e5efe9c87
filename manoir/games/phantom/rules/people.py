"""9 Characters: where they are, how they come and go, and what their auras drive out."""

from __future__ import annotations

from manoir.games.phantom.components import (
    AURA,
    FAMILY_OF,
    FIRST,
    NONE,
    NOWHERE,
    ORIGINAL,
    PEOPLE,
    WILSON_THRESHOLD,
    ZONES,
)
from manoir.games.phantom.rules.apparitions import lift_ghost, open_from, put_ghost_away, shield
from manoir.games.phantom.state import State
from manoir.games.phantom.story import driven_out, entered, fled
from manoir.kit import rule


@rule
def zone_of(s: State, person: int) -> int:
    for zone in range(ZONES):
        if s.here[zone, person] == 1:
            return zone
    return NOWHERE


@rule
def are_adjacent(zone: int, other: int) -> bool:
    """2.1 The zones lie in a line; nowhere is beside nothing."""
    return other != NOWHERE and abs(zone - other) == 1


@rule
def still_free(s: State) -> int:
    """5.6 Characters that nobody has captured, in the house or in the pile."""
    in_house = s.here_n[0] + s.here_n[1] + s.here_n[2] + s.here_n[3]
    return in_house + s.pile_n + s.below_n


@rule
def threshold(s: State, person: int) -> int:
    """5.1 The terror that it takes; 5.6 more for the last, whom Wilson goes with."""
    more = WILSON_THRESHOLD if still_free(s) == 1 else 0
    return s.threshold[person] + more


# ---- coming and going ----------------------------------------------------------------------------


@rule
def enter(s: State, person: int, zone: int) -> None:
    """9.1 Somebody comes in, and the aura drives its family out of the open rooms; 12.3 originally
    it did not."""
    s.here[zone, person] = 1
    s.here_n[zone] += 1
    entered(s, person, zone)
    if AURA[person] != NONE and s.rules != ORIGINAL:
        drive_out(s, s.actor, zone, AURA[person])
        drive_out(s, 1 - s.actor, zone, AURA[person])


@rule
def drive_out(s: State, p: int, zone: int, family: int) -> None:
    """9.1 From the open room, the last ghost first; 9.3 a shield of that family keeps them all."""
    if shield(s, p, zone) == family:
        return
    for i in range(s.ghosts_n[p, zone] - 1, open_from(s, p, zone) - 1, -1):
        ghost = s.ghosts[p, zone, i]
        if FAMILY_OF[ghost] == family:
            lift_ghost(s, p, zone, ghost)
            put_ghost_away(s, ghost)
            driven_out(s, p, ghost, zone)


@rule
def leave_zone(s: State, person: int) -> None:
    zone = zone_of(s, person)
    s.here[zone, person] = 0
    s.here_n[zone] -= 1


@rule
def move_person(s: State, person: int, zone: int) -> None:
    leave_zone(s, person)
    enter(s, person, zone)


@rule
def push_under(s: State, person: int) -> None:
    """8.3 Under the pile, where everybody knows it is."""
    leave_zone(s, person)
    for i in range(s.below_n, 0, -1):
        s.below[i] = s.below[i - 1]
    s.below[0] = person
    s.below_n += 1
    fled(s, person)


@rule
def is_pile_empty(s: State) -> bool:
    return s.pile_n + s.below_n == 0


@rule
def enter_from_pile(s: State, zone: int) -> None:
    """8.2 The top of the pile; when only one is unknown, everybody can tell who that is."""
    if s.pile_n > 0:
        s.pile_n -= 1
        person = s.pile[s.pile_n]
    else:
        s.below_n -= 1
        person = s.below[s.below_n]
    turn_up_last_unknown(s)
    enter(s, person, zone)


@rule
def turn_up_last_unknown(s: State) -> None:
    """1.6 By elimination."""
    if s.pile_n == 1:
        s.below[s.below_n] = s.pile[0]
        s.below_n += 1
        s.pile_n = 0


@rule
def fill_empty_house(s: State) -> None:
    """11.1 With the option `arrivals` somebody enters the first floor when nobody is about."""
    in_house = still_free(s) - s.pile_n - s.below_n
    if s.arrivals == 1 and in_house == 0 and not is_pile_empty(s):
        enter_from_pile(s, FIRST)


@rule
def last_one(s: State) -> int:
    """5.6 The one who is left, in the house or in the pile."""
    for person in range(PEOPLE):
        if zone_of(s, person) != NOWHERE:
            return person
    return s.below[0]
