"""3.2 What is asked: the choices at each step of a turn."""

from __future__ import annotations

from manoir.games.phantom.components import (
    A_GHOST,
    A_PLACE,
    BETWEEN,
    CAPTURE,
    CHARM,
    DRAW,
    GHOSTS,
    KNOCK,
    LAY,
    LIMIT,
    ORIGINAL,
    PEOPLE,
    PILE,
    PLACES,
    SET_UP,
    SQUAT,
    SUMMON,
    ZONES,
)
from manoir.games.phantom.rules.apparitions import open_from
from manoir.games.phantom.rules.capturing import capture, must_capture
from manoir.games.phantom.rules.drawing import (
    discard_ghost,
    discard_place,
    draw,
)
from manoir.games.phantom.rules.ghosts import (
    charm,
    charm_stranger,
    chase,
    enough,
    exchange,
    knock,
    may_charm,
    may_exchange,
    may_knock,
    may_squat,
    may_summon,
    squat,
    summon,
)
from manoir.games.phantom.rules.laying import (
    lay_ghost,
    lay_place,
    may_lay_ghost,
    may_lay_place,
    stop,
)
from manoir.games.phantom.rules.people import are_adjacent, is_pile_empty
from manoir.games.phantom.rules.piles import is_ghost_left, is_place_left
from manoir.games.phantom.rules.places import may_pull, may_usher, pull, usher
from manoir.games.phantom.state import State
from manoir.kit import Row, offer, rule


@rule
def choices(s: State, out: Row) -> None:
    """3.1, 3.2 What whoever is on turn may do now."""
    if s.step == LAY:
        list_cards_to_lay(s, out)
    elif s.step == DRAW:
        list_piles(s, out)
    elif s.step == SET_UP or s.step == LIMIT:
        list_cards_to_discard(s, out)
    elif s.step == SQUAT:
        list_squatter(s, out)
    elif s.step == KNOCK or s.step == SUMMON:
        list_ghosts(s, out)
    else:
        list_people(s, out)
        if s.step == BETWEEN:
            list_ghosts(s, out)
        elif s.step == CHARM and not is_pile_empty(s):
            offer(out, charm_stranger())


@rule
def list_cards_to_lay(s: State, out: Row) -> None:
    """3.2, 4.1, 4.5"""
    places, ghosts = s.hand_places[s.actor], s.hand_ghosts[s.actor]
    for place in range(PLACES):
        if places[place] == 1:
            for zone in range(ZONES):
                if may_lay_place(s, place, zone):
                    offer(out, lay_place(place, zone))
    for ghost in range(GHOSTS):
        if ghosts[ghost] == 1:
            for zone in range(ZONES):
                if may_lay_ghost(s, ghost, zone):
                    offer(out, lay_ghost(ghost, zone))
    offer(out, stop())


@rule
def list_piles(s: State, out: Row) -> None:
    """6.1, 6.3"""
    if is_ghost_left(s):
        offer(out, draw(A_GHOST))
    if is_place_left(s):
        offer(out, draw(A_PLACE))


@rule
def list_cards_to_discard(s: State, out: Row) -> None:
    """2.5 Only ghosts; 6.2 any card."""
    for ghost in range(GHOSTS):
        if s.hand_ghosts[s.actor, ghost] == 1:
            offer(out, discard_ghost(ghost))
    if s.step == LIMIT:
        for place in range(PLACES):
            if s.hand_places[s.actor, place] == 1:
                offer(out, discard_place(place))


@rule
def list_squatter(s: State, out: Row) -> None:
    """8.7, 8.8"""
    if may_squat(s):
        offer(out, squat())
    if may_exchange(s):
        for place in range(PLACES):
            if s.hand_places[s.actor, place] == 1:
                offer(out, exchange(place))
    if s.rules != ORIGINAL:
        offer(out, enough())


@rule
def list_people(s: State, out: Row) -> None:
    """5.2, 7.3, 8.2, 8.3"""
    for person in range(PEOPLE):
        if s.step == CAPTURE:
            if must_capture(s, person):
                offer(out, capture(person))
        elif s.step == CHARM:
            if may_charm(s, person):
                offer(out, charm(person))
        elif s.step == BETWEEN:
            if may_usher(s, person):
                offer(out, usher(person))
        elif s.here[s.zone, person] == 1:
            for zone in range(ZONES):
                if are_adjacent(s.zone, zone):
                    offer(out, chase(person, zone))
            offer(out, chase(person, PILE))


@rule
def list_ghosts(s: State, out: Row) -> None:
    """7.3, 8.4, 8.5 Ghosts of open rooms, in the order of their numbers."""
    for q in range(2):
        for zone in range(ZONES):
            for i in range(open_from(s, q, zone), s.ghosts_n[q, zone]):
                if is_target(s, q, zone, i):
                    offer_in_order(out, picked(s, s.ghosts[q, zone, i]))


@rule
def is_target(s: State, q: int, zone: int, i: int) -> bool:
    if s.step == KNOCK:
        return may_knock(s, q, zone, i)
    if s.step == SUMMON:
        return may_summon(s, q, zone, i)
    return may_pull(s, q, zone, i)


@rule
def picked(s: State, ghost: int) -> int:
    """The choice that picks this ghost."""
    if s.step == KNOCK:
        return knock(ghost)
    if s.step == SUMMON:
        return summon(ghost)
    return pull(ghost)


@rule
def offer_in_order(out: Row, number: int) -> None:
    """Put a choice where it belongs: the list ascends."""
    i = out[0]
    while i > 0 and out[i] > number:
        out[i + 1] = out[i]
        i -= 1
    out[i + 1] = number
    out[0] += 1
