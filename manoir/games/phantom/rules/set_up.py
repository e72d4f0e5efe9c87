"""2 Set-up."""

from __future__ import annotations

from manoir.games.phantom.components import (
    FIRST,
    GHOSTS,
    PEOPLE,
    PLACES,
    SET_UP,
    START,
    START_OF_FIRST,
    START_OF_SECOND,
)
from manoir.games.phantom.rules.apparitions import add_place
from manoir.games.phantom.rules.people import enter_from_pile
from manoir.games.phantom.rules.piles import (
    draw_ghost,
    draw_place,
    is_ghost_left,
    is_place_left,
)
from manoir.games.phantom.rules.steps import begin_turn
from manoir.games.phantom.state import State
from manoir.games.phantom.story import began, set_out
from manoir.kit import below, rule, shuffle


@rule
def set_up(s: State) -> None:
    """2.1-2.6 Start places, piles, the first character, and the hands."""
    s.first = s.actor = below(s.rng, 2)
    began(s, s.first)
    for place, zone in START_OF_FIRST:
        lay_start_place(s, s.first, place, zone)
    for place, zone in START_OF_SECOND:
        lay_start_place(s, 1 - s.first, place, zone)
    shuffle_piles(s)
    enter_from_pile(s, FIRST)
    for p in range(2):
        deal_hand(s, p)
    s.step = SET_UP


@rule
def lay_start_place(s: State, p: int, place: int, zone: int) -> None:
    """2.2 One for whoever begins, three for the other."""
    add_place(s, p, zone, place)
    set_out(s, p, place, zone)


@rule
def shuffle_piles(s: State) -> None:
    """2.3 Places without the start places, ghosts; 2.4 characters without Wilson."""
    for place in range(PLACES):
        if s.place_cards[place] == 1 and place not in START:
            s.place_pile[s.place_pile_n] = place
            s.place_pile_n += 1
    for ghost in range(GHOSTS):
        if s.ghost_cards[ghost] == 1:
            s.ghost_pile[s.ghost_pile_n] = ghost
            s.ghost_pile_n += 1
    for person in range(PEOPLE):
        if s.people[person] == 1:
            s.pile[s.pile_n] = person
            s.pile_n += 1
    shuffle(s.rng, s.place_pile, s.place_pile_n)
    shuffle(s.rng, s.ghost_pile, s.ghost_pile_n)
    shuffle(s.rng, s.pile, s.pile_n)


@rule
def deal_hand(s: State, p: int) -> None:
    """2.5 As many places as ghosts, as far as they go."""
    for _ in range(s.dealt):
        if is_place_left(s):
            draw_place(s, p)
        if is_ghost_left(s):
            draw_ghost(s, p)


@rule
def end_discard_of_set_up(s: State) -> None:
    """2.5 First one player puts a ghost away, then the other; then the first turn begins."""
    if s.actor == s.first:
        s.actor = 1 - s.first
    else:
        begin_turn(s, s.first)
