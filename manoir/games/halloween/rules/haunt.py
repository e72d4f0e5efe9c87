"""9 Haunt; 11 the shared colour of two players."""

from __future__ import annotations

from manoir.games.halloween.components import (
    BUILDINGS_N,
    HAUNT_TOKENS,
    NEVER,
    RED,
    SHARED_TOKENS,
    Building,
    Ghost,
    Section,
)
from manoir.games.halloween.rules.actions import commanded, enough, reach
from manoir.games.halloween.rules.dice import throw, total
from manoir.games.halloween.rules.evolve import has_section_below, set_level
from manoir.games.halloween.rules.gains import gain_fear
from manoir.games.halloween.rules.table import (
    ask,
    close,
    has,
    is_ready,
    sections_of,
    side_by_side,
    use_up,
)
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import FRIGHTENED, LIFT
from manoir.games.halloween.story import haunted, haunted_shared, last_round, took_back
from manoir.kit import Row, choice, everyone, offer, rule

# ---- 9.1-9.3 where one can haunt -----------------------------------------------------------------


@rule
def is_slot_free(s: State, building: int, ghost: int) -> bool:
    """9.3 One token for each colour of a building."""
    for p in range(s.players):
        if s.haunts[p, building] == ghost + 1 or s.shared[p, building] == ghost + 1:
            return False
    return True


@rule
def is_haunter_there(s: State, building: int, ghost: int) -> bool:
    """9.1 A ghost of the colour in the building. 14.1 Or two of them in a building beside it."""
    return s.ghosts[building, ghost] > 0 or (
        is_ready(s, s.active, 1) and has_pair_beside(s, building, ghost)
    )


@rule
def has_pair_beside(s: State, building: int, ghost: int) -> bool:
    for other in range(BUILDINGS_N):
        if s.ghosts[other, ghost] >= 2 and side_by_side(s, building, other):
            return True
    return False


@rule
def is_place_open(s: State, building: int, ghost: int) -> bool:
    """9.1, 9.3 A ghost of the colour is there, and its place is free."""
    return is_haunter_there(s, building, ghost) and is_slot_free(s, building, ghost)


@rule
def may_haunt(s: State, building: int) -> bool:
    """9.2 Every building once."""
    return s.haunts[s.active, building] == 0


@rule
def may_share(s: State, building: int) -> bool:
    """11.1 Two players have two tokens each of a colour that they share; one of these to a
    building."""
    if s.players != 2 or s.shared[0, building] + s.shared[1, building] > 0:
        return False
    return shared_left(s, s.active) > 0


@rule
def haunts_left(s: State, p: int) -> int:
    left = HAUNT_TOKENS
    for building in range(BUILDINGS_N):
        if s.haunts[p, building] > 0:
            left -= 1
    return left


@rule
def shared_left(s: State, p: int) -> int:
    left = SHARED_TOKENS if s.players == 2 else 0
    for building in range(BUILDINGS_N):
        if s.shared[p, building] > 0:
            left -= 1
    return left


@rule
def can_take_back(s: State, building: int, ghost: int) -> bool:
    """14.46 A token of one's own, or of the shared colour, that one placed where a ghost of its
    colour is."""
    p = s.active
    mine = s.haunts[p, building] == ghost + 1 or s.shared[p, building] == ghost + 1
    return mine and s.ghosts[building, ghost] > 0


@rule
def lowest_to_haunt(s: State) -> int:
    """The level that a Haunting needs."""
    takes_back = has(s, s.active, 46)
    for ghost in range(RED + 1):
        for building in range(BUILDINGS_N):
            if takes_back and can_take_back(s, building, ghost):
                return ghost
            may = may_haunt(s, building) or may_share(s, building)
            if may and is_place_open(s, building, ghost):
                return ghost
    return NEVER


@rule
def offer_haunts(s: State, level: int, out: Row) -> None:
    top = reach(s, level)
    for building in range(BUILDINGS_N):
        if may_haunt(s, building):
            for ghost in range(top + 1):
                if is_place_open(s, building, ghost):
                    offer(out, haunt(building, ghost))
    for building in range(BUILDINGS_N):
        if may_share(s, building):
            for ghost in range(top + 1):
                if is_place_open(s, building, ghost):
                    offer(out, haunt_shared(building, ghost))
    if has(s, s.active, 46):
        for building in range(BUILDINGS_N):
            for ghost in range(top + 1):
                if can_take_back(s, building, ghost):
                    offer(out, take_back(building, ghost))


@rule
def can_haunt_free(s: State, building: int, ghost: int) -> bool:
    """14.34 With that colour, in a building that one has not haunted in any way."""
    never_haunted = s.haunts[s.active, building] + s.shared[s.active, building] == 0
    return never_haunted and is_place_open(s, building, ghost)


@rule
def must_haunt_free(s: State, ghost: int) -> bool:
    """14.34 It must be done, if it can; 14.1 but nobody has to use another card for it."""
    for building in range(BUILDINGS_N):
        if s.ghosts[building, ghost] > 0 and can_haunt_free(s, building, ghost):
            return True
    return False


@rule
def offer_free_haunts(s: State, ghost: int, out: Row) -> None:
    if not must_haunt_free(s, ghost):
        offer(out, enough())
    for building in range(BUILDINGS_N):
        if can_haunt_free(s, building, ghost):
            offer(out, haunt(building, ghost))
    for building in range(BUILDINGS_N):
        if may_share(s, building) and can_haunt_free(s, building, ghost):
            offer(out, haunt_shared(building, ghost))


@rule
def has_free_haunt(s: State) -> bool:
    """14.34 Whether it can be done at all."""
    for building in range(BUILDINGS_N):
        if can_haunt_free(s, building, s.asked_ghost[s.asked_n - 1]):
            return True
    return False


# ---- 9.4 haunting --------------------------------------------------------------------------------


@choice(
    {"haunt": "9.1", "haunt-free": "14.34"},
    "haunt {ghost} {building}",
    at="haunt/{building}/{ghost}",
    seen=everyone,
)
def haunt(s: State, building: Building, ghost: Ghost) -> None:
    """9.4 A token on the colour's place, and its points."""
    spend_cards(s, building, ghost)
    s.haunts[s.active, building] = ghost + 1
    s.points[s.active] += s.haunt_points[ghost]
    haunted(s, s.active, building, ghost, s.haunt_points[ghost])
    follow_haunt(s, building, ghost)


@choice(
    {"haunt": "11.1", "haunt-free": "14.34"},
    "haunt {ghost} {building} shared",
    at="haunt/{building}/{ghost}",
    seen=everyone,
)
def haunt_shared(s: State, building: Building, ghost: Ghost) -> None:
    """11.1 The same with a token of the shared colour."""
    spend_cards(s, building, ghost)
    s.shared[s.active, building] = ghost + 1
    s.points[s.active] += s.haunt_points[ghost]
    haunted_shared(s, s.active, building, ghost, s.haunt_points[ghost])
    follow_haunt(s, building, ghost)


@rule
def spend_cards(s: State, building: int, ghost: int) -> None:
    """14.1, 14.4 A card is used up only where the choice needs it."""
    at = close(s)
    commanded(s, s.asked_level[at], ghost)
    if s.ghosts[building, ghost] == 0:
        use_up(s, 1)


@rule
def follow_haunt(s: State, building: int, ghost: int) -> None:
    """10.1 The last token ends the game. 14.18 Fear by a die, 14.49 then a section may rise, also
    for whoever occupies that card while the die lies."""
    p = s.active
    if s.ending == 0 and haunts_left(s, p) + shared_left(s, p) == 0:
        s.ending = 1
        last_round(s, p)
    if has_section_below(s, p, RED):
        ask(s, LIFT, 0, building, ghost, 0)
    if has(s, p, 18):
        ask(s, FRIGHTENED, 0, building, ghost, 0)
        throw(s, ghost, ghost, 1, 1)


@rule
def end_frightening(s: State) -> None:
    """14.18 As much Fear as the die shows."""
    close(s)
    gain_fear(s, s.active, total(s, 0), 0, 18)


@rule
def offer_lifts(s: State, out: Row) -> None:
    offer(out, enough())
    for section in range(sections_of(s)):
        if s.level[s.active, section] < RED:
            offer(out, lift(section))


@choice("14.49", "lift {section}", at="section/{section}", seen=everyone)
def lift(s: State, section: Section) -> None:
    """14.49 One level up."""
    close(s)
    set_level(s, section, s.level[s.active, section] + 1, 49)


@choice("14.46", "take back {ghost} {building}", at="haunt/{building}/{ghost}", seen=everyone)
def take_back(s: State, building: Building, ghost: Ghost) -> None:
    """14.46 The token comes back for half its points."""
    at, p = close(s), s.active
    commanded(s, s.asked_level[at], ghost)
    if s.haunts[p, building] == ghost + 1:
        s.haunts[p, building] = 0
    else:
        s.shared[p, building] = 0
    lost = min(s.points[p], s.haunt_points[ghost] // 2)
    s.points[p] -= lost
    took_back(s, p, building, ghost, lost)
