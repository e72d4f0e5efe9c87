"""5 Capturing characters."""

from __future__ import annotations

from manoir.games.phantom.components import (
    NOWHERE,
    ORIGINAL,
    PEOPLE,
    POINTS,
    WILSON_POINTS,
    ZONES,
    Person,
)
from manoir.games.phantom.rules.apparitions import put_apparition_away, terror
from manoir.games.phantom.rules.people import (
    fill_empty_house,
    last_one,
    leave_zone,
    still_free,
    threshold,
    zone_of,
)
from manoir.games.phantom.state import State
from manoir.games.phantom.story import captured, cleared, wilson_joined, won
from manoir.kit import choice, everyone, rule


@rule
def is_caught(s: State, p: int, zone: int, person: int) -> bool:
    """5.1 Alone, where the player has an apparition with terror enough; 12.1 originally it had to
    be more than enough."""
    if s.here_n[zone] != 1 or s.rooms_n[p, zone] == 0:
        return False
    needed = threshold(s, person)
    found = terror(s, p, zone)
    return found > needed if s.rules == ORIGINAL else found >= needed


@rule
def must_capture(s: State, person: int) -> bool:
    """5.2 Whoever is on turn must, in any zone, done or not."""
    zone = zone_of(s, person)
    return zone != NOWHERE and is_caught(s, s.actor, zone, person)


@rule
def has_prey(s: State) -> bool:
    for zone in range(ZONES):
        if s.here_n[zone] == 1:
            for person in range(PEOPLE):
                if s.here[zone, person] == 1 and is_caught(s, s.actor, zone, person):
                    return True
    return False


@choice("5.2", "capture {person}", at="person/{person}", seen=everyone)
def capture(s: State, person: Person) -> None:
    """5.3 The character goes to the player, the whole apparition is put away."""
    p, zone = s.actor, zone_of(s, person)
    s.stirred = 1
    s.points[p] += worth(s, person)
    leave_zone(s, person)
    s.captured[p, person] = 1
    s.captured_n[p] += 1
    captured(s, p, person, zone, s.points[p])
    cleared(s, p, zone, s.rooms_n[p, zone] + s.ghosts_n[p, zone])
    put_apparition_away(s, p, zone)
    if s.points[p] >= s.goal or still_free(s) == 0:
        s.over = 1
        won(s, p, s.points[p])
        return
    if still_free(s) == 1:
        wilson_joined(s, last_one(s))
    fill_empty_house(s)


@rule
def worth(s: State, person: int) -> int:
    """1.3 Its points; 5.6 with the last one comes Wilson."""
    return POINTS[person] + (WILSON_POINTS if still_free(s) == 1 else 0)
