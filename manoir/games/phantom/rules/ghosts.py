"""8 What ghosts do as they are laid. Only a card from the hand acts: one that is moved does not."""

from __future__ import annotations

from manoir.games.phantom.components import (
    FAMILY_OF,
    NOWHERE,
    ORIGINAL,
    PEOPLE,
    PILE,
    ZONES,
    Ghost,
    Goal,
    Person,
    Place,
)
from manoir.games.phantom.rules.apparitions import (
    add_ghost,
    add_place,
    fits,
    is_exposed,
    lift_ghost,
    open_from,
    open_place,
    put_ghost_away,
)
from manoir.games.phantom.rules.people import (
    are_adjacent,
    enter_from_pile,
    is_pile_empty,
    move_person,
    push_under,
    zone_of,
)
from manoir.games.phantom.rules.piles import draw_place, drop_place, is_place_left
from manoir.games.phantom.rules.steps import end_effect
from manoir.games.phantom.state import State
from manoir.games.phantom.story import exchanged, in_vain, invoked, knocked, squatted, summoned
from manoir.kit import choice, everyone, rule

# ---- 8.2 the Charmer -----------------------------------------------------------------------------


@rule
def may_charm(s: State, person: int) -> bool:
    """8.2 From a zone beside his."""
    return are_adjacent(s.zone, zone_of(s, person))


@choice("8.2", "charm {person}", at="person/{person}", seen=everyone)
def charm(s: State, person: Person) -> None:
    """8.2 A character comes from next door."""
    move_person(s, person, s.zone)
    end_effect(s)


@choice("8.2", "charm stranger", at="pile/people", seen=everyone)
def charm_stranger(s: State) -> None:
    """8.2 The top of the pile comes, into whatever zone he lies in."""
    enter_from_pile(s, s.zone)
    end_effect(s)


# ---- 8.3 the Howler ------------------------------------------------------------------------------


@choice("8.3", "chase {person} {goal}", at="person/{person}/{goal}", seen=everyone)
def chase(s: State, person: Person, goal: Goal) -> None:
    """8.3 Everybody in the zone must go, one after the other, each where the player likes."""
    if goal == PILE:
        push_under(s, person)
    else:
        move_person(s, person, goal)
    if s.here_n[s.zone] == 0:
        end_effect(s)


# ---- 8.4 the Knocker -----------------------------------------------------------------------------


@rule
def may_knock(s: State, q: int, zone: int, i: int) -> bool:
    """8.4 A ghost of the other player's open room in his zone."""
    return q != s.actor and zone == s.zone and is_exposed(s, q, zone, i)


@choice("8.4", "knock {ghost}", at="ghost/{ghost}", seen=everyone)
def knock(s: State, ghost: Ghost) -> None:
    """8.4 It is put away."""
    q = 1 - s.actor
    lift_ghost(s, q, s.zone, ghost)
    put_ghost_away(s, ghost)
    knocked(s, q, ghost, s.zone)
    end_effect(s)


# ---- 8.5 the Queen -------------------------------------------------------------------------------


@rule
def may_summon(s: State, q: int, zone: int, i: int) -> bool:
    """8.5 One of her own family from any open room of the player, or any ghost of the other
    player's open room in her zone; 12.4 originally only the latter, and of her family."""
    p, ghost = s.actor, s.ghosts[q, zone, i]
    queen = s.ghosts[p, s.zone, s.ghosts_n[p, s.zone] - 1]
    if ghost == queen or not is_exposed(s, q, zone, i):
        return False
    of_hers = FAMILY_OF[ghost] == FAMILY_OF[queen]
    if q != p:
        wanted = zone == s.zone and (of_hers or s.rules != ORIGINAL)
    else:
        wanted = of_hers and s.rules != ORIGINAL
    in_her_room = q == p and zone == s.zone
    return wanted and (in_her_room or fits(s, p, s.zone, ghost))


@choice("8.5", "summon {ghost}", at="ghost/{ghost}", seen=everyone)
def summon(s: State, ghost: Ghost) -> None:
    """8.5 It lies behind her, and does nothing."""
    q, zone = owner_of(s, ghost), lair_of(s, ghost)
    lift_ghost(s, q, zone, ghost)
    add_ghost(s, s.actor, s.zone, ghost)
    summoned(s, s.actor, ghost, s.zone)
    end_effect(s)


@rule
def owner_of(s: State, ghost: int) -> int:
    """Whose apparition it lies in."""
    for zone in range(ZONES):
        for i in range(s.ghosts_n[0, zone]):
            if s.ghosts[0, zone, i] == ghost:
                return 0
    return 1


@rule
def lair_of(s: State, ghost: int) -> int:
    """The zone of the apparition it lies in."""
    q = owner_of(s, ghost)
    for zone in range(ZONES):
        for i in range(s.ghosts_n[q, zone]):
            if s.ghosts[q, zone, i] == ghost:
                return zone
    return NOWHERE


# ---- 8.6 the Invoker -----------------------------------------------------------------------------


@rule
def invoke(s: State, invoker: int) -> None:
    """8.6 The ghost put away last comes behind him, if it fits; there is nothing to choose."""
    top = s.ghost_discard_n - 1
    if top >= 0 and fits(s, s.actor, s.zone, s.ghost_discard[top]):
        ghost = s.ghost_discard[top]
        s.ghost_discard_n = top
        add_ghost(s, s.actor, s.zone, ghost)
        invoked(s, s.actor, ghost, s.zone)
    else:
        in_vain(s, s.actor, invoker)
    end_effect(s)


# ---- 8.7, 8.8 the Squatter -----------------------------------------------------------------------


@rule
def may_squat(s: State) -> bool:
    """8.8 The other player's open room in his zone has no ghosts, and nothing was exchanged."""
    q = 1 - s.actor
    is_empty = open_from(s, q, s.zone) == s.ghosts_n[q, s.zone]
    return s.rooms_n[q, s.zone] > 0 and is_empty and s.exchanged == 0


@choice("8.8", "squat", at="zone", seen=everyone)
def squat(s: State) -> None:
    """8.8 Its place is laid behind the Squatter; the room before it is open again."""
    q = 1 - s.actor
    place = open_place(s, q, s.zone)
    s.rooms_n[q, s.zone] -= 1
    add_place(s, s.actor, s.zone, place)
    squatted(s, s.actor, place, s.zone)
    end_effect(s)


@rule
def may_exchange(s: State) -> bool:
    """8.7 Places of the hand; 12.4 originally he could not."""
    return s.rules != ORIGINAL and s.hand_places_n[s.actor] > 0


@choice("8.7", "exchange {place}", at="hand/{place}", seen=everyone)
def exchange(s: State, place: Place) -> None:
    """8.7 One place after the other is put away."""
    drop_place(s, s.actor, place)
    exchanged(s, s.actor, place)
    s.exchanged += 1


@choice("8.7", "enough", at="pile/place", seen=everyone)
def enough(s: State) -> None:
    """8.7 As many are drawn as were put away, none if the player likes."""
    for _ in range(s.exchanged):
        if is_place_left(s):
            draw_place(s, s.actor)
    s.exchanged = 0
    end_effect(s)


# ---- whom an effect can reach --------------------------------------------------------------------


@rule
def has_anybody_here(s: State) -> bool:
    return s.here_n[s.zone] > 0


@rule
def has_anybody_to_charm(s: State) -> bool:
    for person in range(PEOPLE):
        if may_charm(s, person):
            return True
    return not is_pile_empty(s)


@rule
def has_squatter_choice(s: State) -> bool:
    return may_squat(s) or may_exchange(s) or s.exchanged > 0
