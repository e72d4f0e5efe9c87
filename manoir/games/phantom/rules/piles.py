"""6 Hands and piles: drawing, putting away, making a pile anew, and what both can work out."""

from __future__ import annotations

from manoir.games.phantom.components import A_GHOST, A_PLACE, GHOSTS, PLACES
from manoir.games.phantom.rules.apparitions import put_ghost_away, put_place_away
from manoir.games.phantom.state import State
from manoir.games.phantom.story import drew_ghost, drew_place, reshuffled
from manoir.kit import rule, shuffle


@rule
def hand_size(s: State, p: int) -> int:
    return s.hand_ghosts_n[p] + s.hand_places_n[p]


# ---- out of a hand -------------------------------------------------------------------------------


@rule
def lose_ghost(s: State, p: int, ghost: int) -> None:
    s.hand_ghosts[p, ghost] = 0
    s.hand_ghosts_n[p] -= 1
    if s.held_ghosts[ghost] == 1:
        s.held_ghosts[ghost] = 0
        s.held_ghosts_n[p] -= 1


@rule
def lose_place(s: State, p: int, place: int) -> None:
    s.hand_places[p, place] = 0
    s.hand_places_n[p] -= 1
    if s.held_places[place] == 1:
        s.held_places[place] = 0
        s.held_places_n[p] -= 1


@rule
def drop_ghost(s: State, p: int, ghost: int) -> None:
    """2.5, 6.2 Put away from the hand, for all to see."""
    lose_ghost(s, p, ghost)
    put_ghost_away(s, ghost)


@rule
def drop_place(s: State, p: int, place: int) -> None:
    """6.2, 8.7 Put away from the hand, for all to see."""
    lose_place(s, p, place)
    put_place_away(s, place)


# ---- into a hand ---------------------------------------------------------------------------------


@rule
def is_ghost_left(s: State) -> bool:
    return s.ghost_pile_n + s.ghost_discard_n > 0


@rule
def is_place_left(s: State) -> bool:
    return s.place_pile_n + s.place_discard_n > 0


@rule
def draw_ghost(s: State, p: int) -> None:
    """6.1 The top of the pile, 6.3 made anew if it has run out; there must be one."""
    if s.ghost_pile_n == 0:
        renew_ghost_pile(s)
    s.ghost_pile_n -= 1
    ghost = s.ghost_pile[s.ghost_pile_n]
    s.hand_ghosts[p, ghost] = 1
    s.hand_ghosts_n[p] += 1
    drew_ghost(s, p, ghost)


@rule
def draw_place(s: State, p: int) -> None:
    """6.1 The top of the pile, 6.3 made anew if it has run out; there must be one."""
    if s.place_pile_n == 0:
        renew_place_pile(s)
    s.place_pile_n -= 1
    place = s.place_pile[s.place_pile_n]
    s.hand_places[p, place] = 1
    s.hand_places_n[p] += 1
    drew_place(s, p, place)


# ---- a pile made anew ----------------------------------------------------------------------------


@rule
def renew_ghost_pile(s: State) -> None:
    """6.3 What was put away is shuffled; the ghosts that lie nowhere are in the two hands."""
    reshuffled(s, A_GHOST, s.ghost_discard_n)
    for i in range(s.ghost_discard_n):
        s.ghost_pile[i] = s.ghost_discard[i]
    s.ghost_pile_n = s.ghost_discard_n
    s.ghost_discard_n = 0
    shuffle(s.rng, s.ghost_pile, s.ghost_pile_n)
    for ghost in range(GHOSTS):
        s.held_ghosts[ghost] = s.hand_ghosts[0, ghost] + s.hand_ghosts[1, ghost]
    for p in range(2):
        s.held_ghosts_n[p] = s.hand_ghosts_n[p]


@rule
def renew_place_pile(s: State) -> None:
    """6.3 The same with places."""
    reshuffled(s, A_PLACE, s.place_discard_n)
    for place in range(PLACES):
        if s.place_discard[place] == 1:
            s.place_discard[place] = 0
            s.place_pile[s.place_pile_n] = place
            s.place_pile_n += 1
    s.place_discard_n = 0
    shuffle(s.rng, s.place_pile, s.place_pile_n)
    for place in range(PLACES):
        s.held_places[place] = s.hand_places[0, place] + s.hand_places[1, place]
    for p in range(2):
        s.held_places_n[p] = s.hand_places_n[p]
