"""6 Drawing, and the limit of the hand."""

from __future__ import annotations

from manoir.games.phantom.components import (
    A_GHOST,
    DRAW,
    HAND_BY_ORIGINAL_RULES,
    ORIGINAL,
    SET_UP,
    Ghost,
    Place,
    Sort,
)
from manoir.games.phantom.rules.piles import (
    draw_ghost,
    draw_place,
    drop_ghost,
    drop_place,
    hand_size,
    is_ghost_left,
    is_place_left,
)
from manoir.games.phantom.rules.set_up import end_discard_of_set_up
from manoir.games.phantom.state import State
from manoir.games.phantom.story import discarded_ghost, discarded_place, set_aside
from manoir.kit import choice, everyone, rule

WHY = {"set-up": "2.5", "limit": "6.2"}


@rule
def begin_drawing(s: State) -> None:
    """6.1 Three cards; 12.2 originally up to five in hand."""
    s.step = DRAW
    if s.rules == ORIGINAL:
        s.to_draw = max(0, HAND_BY_ORIGINAL_RULES - hand_size(s, s.actor))
    else:
        s.to_draw = s.draws


@rule
def must_draw(s: State) -> bool:
    """6.1, 6.3 As long as there is anything to draw."""
    return s.to_draw > 0 and (is_ghost_left(s) or is_place_left(s))


@choice("6.1", "draw {sort}", at="pile/{sort}", seen=everyone)
def draw(s: State, sort: Sort) -> None:
    """6.1 One card, of the sort that the player likes."""
    s.to_draw -= 1
    s.stirred = 1
    if sort == A_GHOST:
        draw_ghost(s, s.actor)
    else:
        draw_place(s, s.actor)


@rule
def holds_too_many(s: State) -> bool:
    """6.2 Ten at the end of the turn; 12.2 originally nobody drew beyond five."""
    return s.rules != ORIGINAL and hand_size(s, s.actor) > s.hand_limit


# Asked even where there is no other card: answered by itself it would show a hand too early.


@choice(WHY, "discard {ghost}", at="hand/{ghost}", seen=everyone, secret=True)
def discard_ghost(s: State, ghost: Ghost) -> None:
    """2.5 One ghost before the first turn; 6.2 any card above the limit."""
    drop_ghost(s, s.actor, ghost)
    if s.step == SET_UP:
        set_aside(s, s.actor, ghost)
        end_discard_of_set_up(s)
    else:
        discarded_ghost(s, s.actor, ghost)


@choice(WHY, "discard {place}", at="hand/{place}", seen=everyone, secret=True)
def discard_place(s: State, place: Place) -> None:
    """6.2 Any card above the limit."""
    drop_place(s, s.actor, place)
    discarded_place(s, s.actor, place)
