"""What a bot knows of Phantom: how it likes each choice, and what its prospects hang on.

The numbers in mind.json were found by self-play: the weights of the preferences by trying, those of
the estimate by fitting played games.
"""

from __future__ import annotations

import json
from pathlib import Path

from manoir.games.phantom import liking
from manoir.games.phantom.components import (
    CHARMER,
    GHOSTS,
    HOWLER,
    KIND_OF,
    NOWHERE,
    PEOPLE,
    PLACES,
    ZONES,
)
from manoir.games.phantom.liking import brings, grip, somebody
from manoir.games.phantom.rules.apparitions import fits, is_linked, spaces, terror
from manoir.games.phantom.rules.capturing import worth
from manoir.games.phantom.rules.people import are_adjacent, zone_of
from manoir.games.phantom.state import State
from manoir.kit import rule
from manoir.kit.mind import Floats, Mind
from manoir.kit.quick import mixed

FEATURES = (
    "points points-late terror best loaded caught caught-turn near crowd next-door rooms spaces "
    "ghosts places charmers turn one-card one-card-turn"
).split()


@rule
def features(s: State, p: int, x: Floats) -> None:
    turn = 1.0 if s.actor == p else 0.0
    for k in range(18):
        x[k] = 0.0
    x[0] = s.points[p] / s.goal
    x[1] = max(0.0, x[0] - 0.6)
    for zone in range(ZONES):
        look_at_zone(s, p, zone, x)
    x[6] = x[5] * turn
    x[12] = s.hand_ghosts_n[p] / 5
    x[13] = s.hand_places_n[p] / 5
    for ghost in range(GHOSTS):
        if KIND_OF[ghost] == CHARMER and s.hand_ghosts[p, ghost] == 1:
            x[14] += 0.5
    x[15] = turn
    x[17] = x[16] * turn


@rule
def look_at_zone(s: State, p: int, zone: int, x: Floats) -> None:
    here = terror(s, p, zone)
    x[2] += here / 10
    x[3] = max(x[3], here / 10)
    x[10] += 0.25 if s.rooms_n[p, zone] > 0 else 0.0
    x[11] += spaces(s, p, zone) / 8
    person = somebody(s, zone)
    if person == NOWHERE:
        x[4] += max(0, here - 3) / 10
        x[9] += next_door(s, p, zone)
        return
    held = grip(s, p, zone, person, 0) * worth(s, person) / 4
    if s.here_n[zone] > 1:
        x[8] += held
    elif grip(s, p, zone, person, 0) >= 1.0:
        x[5] += held
    else:
        x[7] += held
        if grip(s, p, zone, person, best_card(s, p, zone)) >= 1.0:
            x[16] += worth(s, person) / 4


@rule
def best_card(s: State, p: int, zone: int) -> int:
    """The most terror that one card of the hand would add."""
    best = 0
    for place in range(PLACES):
        if s.hand_places[p, place] == 1 and is_linked(place, zone):
            best = max(best, s.place_terror[place])
    for ghost in range(GHOSTS):
        is_howler = KIND_OF[ghost] == HOWLER
        if s.hand_ghosts[p, ghost] == 1 and not is_howler and fits(s, p, zone, ghost):
            best = max(best, brings(s, p, zone, ghost))
    return best


@rule
def next_door(s: State, p: int, zone: int) -> float:
    """The best of those beside an empty zone, as if they were in it."""
    best = 0.0
    for person in range(PEOPLE):
        if are_adjacent(zone, zone_of(s, person)):
            best = max(best, grip(s, p, zone, person, 0) * worth(s, person) / 4)
    return best


@rule
def forget(s: State, viewer: int, share: float, salt: int) -> None:
    """A careless player does not work out all that the other must hold; what is overlooked stays
    overlooked for the match."""
    for ghost in range(GHOSTS):
        is_theirs = s.held_ghosts[ghost] == 1 and s.hand_ghosts[viewer, ghost] == 0
        if is_theirs and is_overlooked(salt * 64 + ghost, share):
            s.held_ghosts[ghost] = 0
            s.held_ghosts_n[1 - viewer] -= 1
    for place in range(PLACES):
        is_theirs = s.held_places[place] == 1 and s.hand_places[viewer, place] == 0
        if is_theirs and is_overlooked(salt * 64 + GHOSTS + place, share):
            s.held_places[place] = 0
            s.held_places_n[1 - viewer] -= 1


@rule
def is_overlooked(number: int, share: float) -> bool:
    return mixed(number) < share * 4294967296.0


def mind() -> Mind[State]:
    found = json.loads(Path(__file__).with_name("mind.json").read_text(encoding="utf-8"))
    return Mind(
        weights=found["weights"],
        estimate=[found["estimate"][name] for name in FEATURES],
        preferences={
            "lay_place": liking.prefer_lay_place,
            "lay_ghost": liking.prefer_lay_ghost,
            "stop": liking.prefer_stop,
            "capture": liking.prefer_capture,
            "charm": liking.prefer_brought,
            "charm_stranger": liking.prefer_charm_stranger,
            "chase": liking.prefer_chase,
            "knock": liking.prefer_knock,
            "summon": liking.prefer_summon,
            "squat": liking.prefer_squat,
            "exchange": liking.prefer_exchange,
            "enough": liking.prefer_enough,
            "usher": liking.prefer_brought,
            "pull": liking.prefer_pull,
            "draw": liking.prefer_draw,
            "discard_ghost": liking.prefer_discard_ghost,
            "discard_place": liking.prefer_discard_place,
        },
        features=features,
        win_only=True,
        forget=forget,
    )
