"""Who seems to be ahead, and by how much: what whoever decides can tell of the end.

The points of the others are a sum of beliefs. What is unseen makes it uncertain, so being ahead is
a chance, and not a yes or no.
"""

from __future__ import annotations

from manoir.games.phantoms_of_halloween.components import CHARACTERS
from manoir.games.phantoms_of_halloween.imagine import is_seen
from manoir.games.phantoms_of_halloween.state import State
from manoir.kit import rule
from manoir.kit.mind import Floats

# The places of the prospects, behind the beliefs.
CHANCE, RIVAL = range(2)
PROSPECTS = 2

# What one unseen character adds to the variance, in tens of points squared: that of the box.
UNSEEN = 2.4
# Where everything is seen, something may still happen before the end.
NEVER_SURE = 0.25


@rule
def look_ahead(s: State, p: int, w: Floats, belief: int, at: int) -> None:
    """Writes, from w[at] on, the chance that a seat is ahead now, and which other seat seems to
    have the most points."""
    mine = sum_of(s, p, w, belief)
    best = -99.0
    w[at + CHANCE] = 1.0
    for q in range(s.players):
        if q != p:
            theirs = sum_of(s, q, w, belief)
            w[at + CHANCE] *= chance_above(mine - theirs, unseen_of(s, p, q))
            if theirs > best:
                best = theirs
                w[at + RIVAL] = q


@rule
def sum_of(s: State, p: int, w: Floats, belief: int) -> float:
    total = 0.0
    for c in range(CHARACTERS):
        if s.owner[c] == p:
            total += w[belief + c]
    return total


@rule
def unseen_of(s: State, p: int, q: int) -> int:
    """How many characters of another seat one has not seen."""
    n = 0
    for c in range(CHARACTERS):
        if s.owner[c] == q and not is_seen(s, p, c):
            n += 1
    return n


@rule
def chance_above(lead: float, unseen: int) -> float:
    """That a sum with this mean and that many unseen parts is above 0: a curve that is near the
    normal one, and needs nothing but a root."""
    reach: float = (lead * lead + NEVER_SURE + UNSEEN * unseen) ** 0.5
    return 0.5 + 0.5 * lead / reach
