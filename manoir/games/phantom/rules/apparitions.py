"""4, 5.4, 7.1, 7.2 Haunted rooms in a row: what is open, what fits, what is exposed, the terror."""

from __future__ import annotations

from manoir.games.phantom.components import (
    CYMON,
    FAMILY_OF,
    HUNTER,
    KIND_OF,
    LINKED_FROM,
    LINKED_TO,
    NONE,
    ORIGINAL,
    QUEEN,
    SHIELD,
    SQUATTER,
)
from manoir.games.phantom.state import State
from manoir.kit import rule


@rule
def is_linked(place: int, zone: int) -> bool:
    """4.1 To one zone, to two neighbours, or to all four."""
    return LINKED_FROM[place] <= zone <= LINKED_TO[place]


@rule
def open_place(s: State, p: int, zone: int) -> int:
    """4.2 The place of the open room: the last one laid. There must be one."""
    return s.rooms[p, zone, s.rooms_n[p, zone] - 1]


@rule
def open_from(s: State, p: int, zone: int) -> int:
    """4.4 Where the ghosts of the open room begin; those before are in closed rooms."""
    if s.rooms_n[p, zone] == 0:
        return 0
    return s.opened_at[p, zone, s.rooms_n[p, zone] - 1]


@rule
def spaces(s: State, p: int, zone: int) -> int:
    """4.3 Ghosts that the open room can still take; 9.4 one less beside Cymon Kraft."""
    if s.rooms_n[p, zone] == 0:
        return 0
    lying = s.ghosts_n[p, zone] - open_from(s, p, zone)
    return max(0, s.capacity[open_place(s, p, zone)] - s.here[zone, CYMON] - lying)


@rule
def shield(s: State, p: int, zone: int) -> int:
    """7.4 The family that the open room shields, if any."""
    return NONE if s.rooms_n[p, zone] == 0 else SHIELD[open_place(s, p, zone)]


@rule
def is_barred(s: State, p: int, zone: int, family: int) -> bool:
    """4.6, 9.2 An aura keeps its family out, 9.3 unless a shield holds; 12.3 originally it did
    not."""
    if s.rules == ORIGINAL or s.here[zone, HUNTER[family]] == 0:
        return False
    return shield(s, p, zone) != family


@rule
def fits(s: State, p: int, zone: int, ghost: int) -> bool:
    """4.5 Room and leave to come in, whether laid from the hand or brought by an effect."""
    return spaces(s, p, zone) > 0 and not is_barred(s, p, zone, FAMILY_OF[ghost])


@rule
def is_exposed(s: State, p: int, zone: int, i: int) -> bool:
    """7.2, 7.4 An effect can reach it: it lies in the open room, and no shield is over it."""
    family = FAMILY_OF[s.ghosts[p, zone, i]]
    return i >= open_from(s, p, zone) and shield(s, p, zone) != family


@rule
def terror(s: State, p: int, zone: int) -> int:
    """5.4 All cards of all rooms; 5.5 Queens and Squatters count what lies with them."""
    total = 0
    for i in range(s.rooms_n[p, zone]):
        total += s.place_terror[s.rooms[p, zone, i]]
    for i in range(s.ghosts_n[p, zone]):
        ghost = s.ghosts[p, zone, i]
        if KIND_OF[ghost] == QUEEN:
            total += of_family(s, p, zone, FAMILY_OF[ghost])
        elif KIND_OF[ghost] == SQUATTER:
            total += s.rooms_n[p, zone]
        else:
            total += s.ghost_terror[ghost]
    return total


@rule
def of_family(s: State, p: int, zone: int, family: int) -> int:
    """5.5 Ghosts of a family in an apparition, the Queen herself among them."""
    n = 0
    for i in range(s.ghosts_n[p, zone]):
        if FAMILY_OF[s.ghosts[p, zone, i]] == family:
            n += 1
    return n


# ---- cards come and go ---------------------------------------------------------------------------


@rule
def add_place(s: State, p: int, zone: int, place: int) -> None:
    """4.4 A place opens a room; that closes the one before."""
    n = s.rooms_n[p, zone]
    s.rooms[p, zone, n] = place
    s.opened_at[p, zone, n] = s.ghosts_n[p, zone]
    s.rooms_n[p, zone] = n + 1


@rule
def add_ghost(s: State, p: int, zone: int, ghost: int) -> None:
    s.ghosts[p, zone, s.ghosts_n[p, zone]] = ghost
    s.ghosts_n[p, zone] += 1


@rule
def lift_ghost(s: State, p: int, zone: int, ghost: int) -> None:
    """Only ghosts of the open room ever leave, so no closed room is disturbed."""
    kept = 0
    for i in range(s.ghosts_n[p, zone]):
        if s.ghosts[p, zone, i] != ghost:
            s.ghosts[p, zone, kept] = s.ghosts[p, zone, i]
            kept += 1
    s.ghosts_n[p, zone] = kept


@rule
def put_ghost_away(s: State, ghost: int) -> None:
    """8.6 On top of those put away: an Invoker finds it there."""
    s.ghost_discard[s.ghost_discard_n] = ghost
    s.ghost_discard_n += 1


@rule
def put_place_away(s: State, place: int) -> None:
    s.place_discard[place] = 1
    s.place_discard_n += 1


@rule
def put_apparition_away(s: State, p: int, zone: int) -> None:
    """5.3 The last card first, so that the first ghost laid ends on top."""
    for i in range(s.ghosts_n[p, zone] - 1, -1, -1):
        put_ghost_away(s, s.ghosts[p, zone, i])
    for i in range(s.rooms_n[p, zone]):
        put_place_away(s, s.rooms[p, zone, i])
    s.ghosts_n[p, zone] = s.rooms_n[p, zone] = 0
