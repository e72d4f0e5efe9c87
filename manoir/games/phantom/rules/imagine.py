"""1.6, 6.3 What a viewer can imagine: every deal that fits what is seen and worked out.

A card that is sure to be in a hand goes to a hand, as many to each as everybody can count; the
other unseen cards fill the hands up, and the rest is the pile. All such deals are equally likely.
"""

from __future__ import annotations

from manoir.games.phantom.components import GHOSTS, PEOPLE, PLACES, ZONES
from manoir.games.phantom.state import State
from manoir.kit import Row, rule
from manoir.kit.dice import seed
from manoir.kit.field import Grid
from manoir.kit.quick import quick_bits, quick_shuffle


@rule
def imagine(s: State, viewer: int, rng: Row, left: Row, pool: Row) -> None:
    """A table that a view allows. `left` and `pool` are scratch: 1 for each unseen card, and the
    unseen cards in a row."""
    seed(s.rng, quick_bits(rng) << 31 ^ quick_bits(rng))
    find_unseen_ghosts(s, viewer, left)
    deal_hands(
        viewer, rng, left, pool, s.hand_ghosts, s.hand_ghosts_n, s.held_ghosts, s.held_ghosts_n
    )
    for i in range(s.ghost_pile_n):
        s.ghost_pile[i] = pool[i]
    find_unseen_places(s, viewer, left)
    deal_hands(
        viewer, rng, left, pool, s.hand_places, s.hand_places_n, s.held_places, s.held_places_n
    )
    for i in range(s.place_pile_n):
        s.place_pile[i] = pool[i]
    find_unknown_people(s, left)
    shuffle_unseen(rng, left, pool, PEOPLE)
    for i in range(s.pile_n):
        s.pile[i] = pool[i]


@rule
def find_unseen_ghosts(s: State, viewer: int, left: Row) -> None:
    for ghost in range(GHOSTS):
        left[ghost] = s.ghost_cards[ghost]
        if viewer >= 0:
            left[ghost] -= s.hand_ghosts[viewer, ghost]
    for p in range(2):
        for zone in range(ZONES):
            for i in range(s.ghosts_n[p, zone]):
                left[s.ghosts[p, zone, i]] = 0
    for i in range(s.ghost_discard_n):
        left[s.ghost_discard[i]] = 0


@rule
def find_unseen_places(s: State, viewer: int, left: Row) -> None:
    for place in range(PLACES):
        left[place] = s.place_cards[place] - s.place_discard[place]
        if viewer >= 0:
            left[place] -= s.hand_places[viewer, place]
    for p in range(2):
        for zone in range(ZONES):
            for i in range(s.rooms_n[p, zone]):
                left[s.rooms[p, zone, i]] = 0


@rule
def find_unknown_people(s: State, left: Row) -> None:
    for person in range(PEOPLE):
        left[person] = s.people[person] - s.captured[0, person] - s.captured[1, person]
        for zone in range(ZONES):
            left[person] -= s.here[zone, person]
    for i in range(s.below_n):
        left[s.below[i]] = 0


@rule
def deal_hands(
    viewer: int,
    rng: Row,
    left: Row,
    pool: Row,
    hand: Grid,
    hand_n: Row,
    held: Row,
    held_n: Row,
) -> None:
    """Deal the hands that the viewer does not see; what is left of the pool is the pile."""
    kinds = len(held)
    for p in range(2):
        if p != viewer:
            for card in range(kinds):
                hand[p, card] = 0
    n = shuffle_held(rng, left, pool, held)
    for p in range(2):
        if p != viewer:
            n = deal_some(held_n[p], p, hand, pool, n)
    n = shuffle_unseen(rng, left, pool, kinds)
    for p in range(2):
        if p != viewer:
            n = deal_some(hand_n[p] - held_n[p], p, hand, pool, n)


@rule
def shuffle_held(rng: Row, left: Row, pool: Row, held: Row) -> int:
    """The unseen cards that are sure to be in a hand; they are then unseen no more."""
    n = 0
    for card in range(len(held)):
        if left[card] == 1 and held[card] == 1:
            left[card] = 0
            pool[n] = card
            n += 1
    quick_shuffle(rng, pool, n)
    return n


@rule
def shuffle_unseen(rng: Row, left: Row, pool: Row, kinds: int) -> int:
    n = 0
    for card in range(kinds):
        if left[card] == 1:
            pool[n] = card
            n += 1
    quick_shuffle(rng, pool, n)
    return n


@rule
def deal_some(many: int, p: int, hand: Grid, pool: Row, n: int) -> int:
    for _ in range(many):
        n -= 1
        hand[p, pool[n]] = 1
    return n
