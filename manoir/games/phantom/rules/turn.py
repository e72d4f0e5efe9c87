"""3 The turn: what goes on by itself, until there is something to ask."""

from __future__ import annotations

from manoir.games.phantom.components import (
    BETWEEN,
    CAPTURE,
    CHARM,
    DRAW,
    HOWL,
    LAY,
    LIMIT,
    PEOPLE,
    QUIET_TURNS,
    SET_UP,
    SQUAT,
    ZONES,
)
from manoir.games.phantom.rules.apparitions import open_from
from manoir.games.phantom.rules.capturing import has_prey
from manoir.games.phantom.rules.choices import is_target
from manoir.games.phantom.rules.drawing import (
    begin_drawing,
    holds_too_many,
    must_draw,
)
from manoir.games.phantom.rules.ghosts import (
    has_anybody_here,
    has_anybody_to_charm,
    has_squatter_choice,
)
from manoir.games.phantom.rules.places import may_usher
from manoir.games.phantom.rules.steps import begin_turn, end_effect, is_every_zone_turned
from manoir.games.phantom.state import State
from manoir.games.phantom.story import dawned, died_out, in_vain
from manoir.kit import rule


@rule
def go_on(s: State) -> None:
    """3.1 What follows every choice: steps at which there is nothing to ask are passed over."""
    while s.over == 0 and not has_anything_to_ask(s):
        pass_over(s)


@rule
def has_anything_to_ask(s: State) -> bool:
    if s.step == LAY:
        return not is_every_zone_turned(s)
    if s.step == CAPTURE:
        return has_prey(s)
    if s.step == DRAW:
        return must_draw(s)
    if s.step == LIMIT:
        return holds_too_many(s)
    return s.step == SET_UP or has_target(s)


@rule
def has_target(s: State) -> bool:
    """4.7 Whether the card just laid has anything to act on."""
    if s.step == CHARM:
        return has_anybody_to_charm(s)
    if s.step == HOWL:
        return has_anybody_here(s)
    if s.step == SQUAT:
        return has_squatter_choice(s)
    if s.step == BETWEEN and has_anybody_to_usher(s):
        return True
    for q in range(2):
        for zone in range(ZONES):
            for i in range(open_from(s, q, zone), s.ghosts_n[q, zone]):
                if is_target(s, q, zone, i):
                    return True
    return False


@rule
def has_anybody_to_usher(s: State) -> bool:
    for person in range(PEOPLE):
        if may_usher(s, person):
            return True
    return False


@rule
def pass_over(s: State) -> None:
    """3.1 Lay and capture, draw, down to ten, and the other player's turn."""
    if s.step == LAY:
        s.step = CAPTURE
    elif s.step == CAPTURE:
        if is_every_zone_turned(s):
            begin_drawing(s)
        else:
            s.step = LAY
    elif s.step == DRAW:
        s.to_draw = 0
        s.step = LIMIT
    elif s.step == LIMIT:
        end_turn(s)
    else:
        act_in_vain(s)


@rule
def act_in_vain(s: State) -> None:
    """4.7 Nothing to act on is no obstacle."""
    if s.step != BETWEEN:
        last = s.ghosts_n[s.actor, s.zone] - 1
        in_vain(s, s.actor, s.ghosts[s.actor, s.zone, last])
    end_effect(s)


@rule
def end_turn(s: State) -> None:
    """10.2 Two turns in which nothing happens end the game, 10.3 and so do too many."""
    s.quiet = 0 if s.stirred == 1 else s.quiet + 1
    s.turns += 1
    if s.quiet == QUIET_TURNS:
        s.over = 1
        died_out(s)
    elif s.turns == 2 * s.turn_limit:
        s.over = 1
        dawned(s)
    else:
        begin_turn(s, 1 - s.actor)


# ---- what others ask of the rules ----------------------------------------------------------------


@rule
def whose_turn(s: State) -> int:
    return s.actor


@rule
def is_over(s: State) -> bool:
    """10.1-10.3"""
    return s.over == 1


@rule
def score(s: State, p: int) -> int:
    """1.1, 10.2 Points; the more the better, and equal is a draw."""
    return s.points[p]


@rule
def ghosts_in_box(s: State, ghost: int) -> int:
    return s.ghost_cards[ghost]


@rule
def places_in_box(s: State, place: int) -> int:
    return s.place_cards[place]


@rule
def people_in_box(s: State, person: int) -> int:
    return s.people[person]
