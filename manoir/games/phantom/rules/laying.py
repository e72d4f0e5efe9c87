"""4 Laying cards, one in each zone and in any order."""

from __future__ import annotations

from manoir.games.phantom.components import (
    ASKS,
    BETWEEN,
    CAPTURE,
    INVOKER,
    KIND_OF,
    ZONES,
    Ghost,
    Place,
    Zone,
)
from manoir.games.phantom.rules.apparitions import add_ghost, add_place, fits, is_linked
from manoir.games.phantom.rules.ghosts import invoke
from manoir.games.phantom.rules.piles import lose_ghost, lose_place
from manoir.games.phantom.rules.places import is_between
from manoir.games.phantom.rules.steps import end_effect
from manoir.games.phantom.state import State
from manoir.games.phantom.story import laid_ghost, laid_place, stopped
from manoir.kit import choice, everyone, rule


@rule
def may_lay_place(s: State, place: int, zone: int) -> bool:
    """3.2, 4.1 In a zone that it is linked to and that is not done."""
    return s.turned[zone] == 0 and is_linked(place, zone)


@rule
def may_lay_ghost(s: State, ghost: int, zone: int) -> bool:
    """3.2, 4.5, 4.6 In any zone that is not done, where an open room takes it."""
    return s.turned[zone] == 0 and fits(s, s.actor, zone, ghost)


@choice("4.1", "lay {place} {zone}", at="hand/{place}/{zone}", seen=everyone, secret=True)
def lay_place(s: State, place: Place, zone: Zone) -> None:
    """4.2, 4.4 It opens a room."""
    lose_place(s, s.actor, place)
    add_place(s, s.actor, zone, place)
    laid_place(s, s.actor, place, zone)
    turn_zone(s, zone)
    if is_between(place):
        s.step = BETWEEN
    else:
        end_effect(s)


@choice("4.5", "lay {ghost} {zone}", at="hand/{ghost}/{zone}", seen=everyone, secret=True)
def lay_ghost(s: State, ghost: Ghost, zone: Zone) -> None:
    """4.5 It joins the open room, 4.7 and what it does must be done."""
    lose_ghost(s, s.actor, ghost)
    add_ghost(s, s.actor, zone, ghost)
    laid_ghost(s, s.actor, ghost, zone)
    turn_zone(s, zone)
    if KIND_OF[ghost] == INVOKER:
        invoke(s, ghost)
    else:
        s.step = ASKS[KIND_OF[ghost]]


@rule
def turn_zone(s: State, zone: int) -> None:
    """4.8 The zone is done for this turn."""
    s.zone = zone
    s.turned[zone] = 1
    s.stirred = 1


@choice("3.2", "stop", at="stop", seen=everyone, secret=True)
def stop(s: State) -> None:
    """3.2 No card in the zones that are left; 4.8 they are turned all the same."""
    stopped(s, s.actor)
    for zone in range(ZONES):
        s.turned[zone] = 1
    s.step = CAPTURE
