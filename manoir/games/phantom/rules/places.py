"""7.3 What a place between two zones does as it is laid."""

from __future__ import annotations

from manoir.games.phantom.components import LINKED_FROM, LINKED_TO, Ghost, Person
from manoir.games.phantom.rules.apparitions import (
    add_ghost,
    fits,
    is_exposed,
    lift_ghost,
    open_place,
)
from manoir.games.phantom.rules.ghosts import owner_of
from manoir.games.phantom.rules.people import move_person, zone_of
from manoir.games.phantom.rules.steps import end_effect
from manoir.games.phantom.state import State
from manoir.games.phantom.story import moved
from manoir.kit import choice, everyone, rule


@rule
def is_between(place: int) -> bool:
    return LINKED_TO[place] - LINKED_FROM[place] == 1


@rule
def other_end(s: State) -> int:
    """7.3 The zone that the place just laid leads to."""
    place = open_place(s, s.actor, s.zone)
    return LINKED_FROM[place] + LINKED_TO[place] - s.zone


@rule
def may_usher(s: State, person: int) -> bool:
    """7.3 Anybody at the other end."""
    return zone_of(s, person) == other_end(s)


@choice("7.3", "usher {person}", at="person/{person}", seen=everyone)
def usher(s: State, person: Person) -> None:
    """7.3 A character comes through."""
    move_person(s, person, s.zone)
    end_effect(s)


@rule
def may_pull(s: State, q: int, zone: int, i: int) -> bool:
    """7.3 A ghost of either player at the other end that fits its owner's room here."""
    if zone != other_end(s):
        return False
    return is_exposed(s, q, zone, i) and fits(s, q, s.zone, s.ghosts[q, zone, i])


@choice("7.3", "pull {ghost}", at="ghost/{ghost}", seen=everyone)
def pull(s: State, ghost: Ghost) -> None:
    """7.3 A ghost comes through, and stays with its owner."""
    q = owner_of(s, ghost)
    lift_ghost(s, q, other_end(s), ghost)
    add_ghost(s, q, s.zone, ghost)
    moved(s, q, ghost, s.zone)
    end_effect(s)
