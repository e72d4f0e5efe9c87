"""A table that a view allows: the point cards that the viewer cannot see are dealt again.

What the viewer only remembers is honoured as far as it goes: a point card once seen lies under one
of the characters where it can have come to lie.
"""

from __future__ import annotations

from manoir.games.phantoms_of_halloween.components import CHARACTERS, KINDS
from manoir.games.phantoms_of_halloween.rules.knowledge import characters_in_box
from manoir.games.phantoms_of_halloween.state import State
from manoir.kit import Row, rule
from manoir.kit.dice import seed
from manoir.kit.quick import quick_below, quick_bits, quick_shuffle

OPEN = -1  # a character that has no point card yet
NO_CARD = -2  # a character that is not in the box
REST = CHARACTERS  # where in the scratch the cards lie that are dealt last


@rule
def determinise(s: State, viewer: int, rng: Row, left: Row, pool: Row) -> None:
    """`left` is how many cards of each worth are unseen, `pool` the card of each character."""
    seed(s.rng, quick_bits(rng) << 31 ^ quick_bits(rng))
    take_out_what_is_seen(s, viewer, left, pool)
    if viewer >= 0:
        lay_what_is_remembered(s, viewer, rng, left, pool)
    deal_the_rest(s, rng, left, pool)
    for c in range(characters_in_box(s)):
        s.worth[c] = pool[c]
    imagine_memories_of_others(s, viewer, rng)
    if s.decider != viewer and not s.over:
        s.next_swap = 0


@rule
def is_seen(s: State, viewer: int, c: int) -> bool:
    if s.over or s.face_up[c]:
        return True
    return viewer >= 0 and s.known_by[c] >> viewer & 1 == 1


@rule
def take_out_what_is_seen(s: State, viewer: int, left: Row, pool: Row) -> None:
    for kind in range(KINDS):
        left[kind] = s.cards[kind]
    for c in range(characters_in_box(s)):
        pool[c] = OPEN
        if is_seen(s, viewer, c):
            pool[c] = s.worth[c]
            left[pool[c]] -= 1
    for c in range(characters_in_box(s), CHARACTERS):
        pool[c] = NO_CARD
        s.worth[c] = 0


@rule
def lay_what_is_remembered(s: State, viewer: int, rng: Row, left: Row, pool: Row) -> None:
    first = quick_below(rng, CHARACTERS)
    for i in range(CHARACTERS):
        c = (first + i) % CHARACTERS
        among = s.whereabouts[viewer, c]
        if among != 0 and not is_seen(s, viewer, c):
            kind = s.memory[viewer, c] - 1
            if left[kind] > 0 and not lies_among(pool, among, kind):
                lay_among(rng, pool, among, kind, left)


@rule
def lies_among(pool: Row, among: int, kind: int) -> bool:
    for c in range(CHARACTERS):
        if among >> c & 1 and pool[c] == kind:
            return True
    return False


@rule
def lay_among(rng: Row, pool: Row, among: int, kind: int, left: Row) -> None:
    """Under any of these characters that still has no card."""
    found, many = OPEN, 0
    for c in range(CHARACTERS):
        if among >> c & 1 and pool[c] == OPEN:
            many += 1
            if quick_below(rng, many) == 0:
                found = c
    if found != OPEN:
        pool[found] = kind
        left[kind] -= 1


@rule
def deal_the_rest(s: State, rng: Row, left: Row, pool: Row) -> None:
    n = 0
    rest = pool[REST:]
    for kind in range(KINDS):
        for _ in range(left[kind]):
            rest[n] = kind
            n += 1
    quick_shuffle(rng, rest, n)
    for c in range(characters_in_box(s)):
        if pool[c] == OPEN:
            n -= 1
            pool[c] = rest[n]


@rule
def imagine_memories_of_others(s: State, viewer: int, rng: Row) -> None:
    """Everybody sees who looked where: what they saw there lies there still, or near."""
    for p in range(s.players):
        if p != viewer:
            for c in range(CHARACTERS):
                if s.whereabouts[p, c] == 0:
                    s.memory[p, c] = 0
                elif is_seen(s, p, c):
                    s.memory[p, c] = s.worth[c] + 1
                else:
                    s.memory[p, c] = s.worth[any_of(rng, s.whereabouts[p, c])] + 1


@rule
def any_of(rng: Row, among: int) -> int:
    """One of these characters."""
    found, many = 0, 0
    for c in range(CHARACTERS):
        if among >> c & 1:
            many += 1
            if quick_below(rng, many) == 0:
                found = c
    return found
