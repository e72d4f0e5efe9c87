"""What whoever decides thinks that each character is worth, and who seems to be ahead.

It is worked out once for a decision, from what that seat has seen, what it remembers, what is left
in the box, and from who bids for what. In a world that a search imagines, the others know what they
would know there.
"""

from __future__ import annotations

from manoir.games.phantoms_of_halloween.components import (
    CHARACTERS,
    KINDS,
    STUMP,
    WORTH,
)
from manoir.games.phantoms_of_halloween.imagine import OPEN, is_seen, lies_among
from manoir.games.phantoms_of_halloween.rules.auction import may_take_part
from manoir.games.phantoms_of_halloween.rules.knowledge import characters_in_box
from manoir.games.phantoms_of_halloween.state import BID, State
from manoir.kit import Row, rule
from manoir.kit.mind import Floats

# What is read from an auction: the places of its weights.
(
    READ_HIGH,  # somebody who knows the lot has the highest bid
    READ_PASSED,  # somebody who knows it has passed
) = range(2)
READINGS = 2


@rule
def believe(s: State, p: int, w: Floats, at: int, left: Row, pool: Row) -> None:
    """Writes what each character seems worth to a seat, in tens of points, from w[at] on. `left` is
    how many cards of each worth are unseen, `pool` the card of each character that is seen; behind
    the beliefs lies, for a while, how much of a character is accounted for."""
    look_round(s, p, w, at, left, pool)
    for c in range(CHARACTERS):
        if s.whereabouts[p, c] != 0 and not is_seen(s, p, c):
            spread_memory(s, p, c, w, at, left, pool)
    total, many = 0, 0
    for kind in range(KINDS):
        total += left[kind] * WORTH[kind]
        many += left[kind]
    mean = total / (10 * max(1, many))
    for c in range(CHARACTERS):
        w[at + c] += max(0.0, 1.0 - w[at + CHARACTERS + c]) * mean
    if s.step == BID and s.reason != STUMP and not is_seen(s, p, s.lot):
        w[at + s.lot] += read_auction(s, p, w)


@rule
def look_round(s: State, p: int, w: Floats, at: int, left: Row, pool: Row) -> None:
    for kind in range(KINDS):
        left[kind] = s.cards[kind]
    in_box = characters_in_box(s)
    for c in range(CHARACTERS):
        pool[c] = OPEN
        w[at + c] = w[at + CHARACTERS + c] = 0.0
        if c >= in_box:
            w[at + CHARACTERS + c] = 1.0
        elif is_seen(s, p, c):
            pool[c] = s.worth[c]
            left[s.worth[c]] -= 1
            w[at + c] = WORTH[s.worth[c]] / 10
            w[at + CHARACTERS + c] = 1.0


@rule
def spread_memory(s: State, p: int, c: int, w: Floats, at: int, left: Row, pool: Row) -> None:
    """A card seen before the last re-pairing is as likely under each character where it may lie."""
    kind, among = s.memory[p, c] - 1, s.whereabouts[p, c]
    if left[kind] == 0 or lies_among(pool, among, kind):
        return
    many = 0
    for x in range(CHARACTERS):
        if among >> x & 1 and pool[x] == OPEN:
            many += 1
    if many > 0:
        left[kind] -= 1
        for x in range(CHARACTERS):
            if among >> x & 1 and pool[x] == OPEN:
                w[at + x] += WORTH[kind] / (10 * many)
                w[at + CHARACTERS + x] += 1.0 / many


@rule
def read_auction(s: State, p: int, w: Floats) -> float:
    """Who knows the lot, and what do they do? In tens of points."""
    told = 0.0
    for q in range(s.players):
        knows = q != p and q != s.seller and s.known_by[s.lot] >> q & 1 == 1
        if knows and q == s.high:
            told += w[READ_HIGH]
        elif knows and may_take_part(s, q) and s.bidders >> q & 1 == 0:
            told += w[READ_PASSED]
    return told
