"""How a bot of Phantoms of Halloween likes each choice: one preference for each kind, weighed by
mind.json.

Most of it hangs on what a character seems to be worth, which is believed once for a decision.
"""

from __future__ import annotations

from manoir.games.phantoms_of_halloween.belief import READINGS, believe
from manoir.games.phantoms_of_halloween.components import (
    CHARACTERS,
    GREEN,
    RED,
    WORTH,
)
from manoir.games.phantoms_of_halloween.rules.squares import square_of
from manoir.games.phantoms_of_halloween.state import State
from manoir.kit import Row, rule
from manoir.kit.mind import Floats

# The places of the weights, behind those of what is read from an auction.
(
    BID,
    BID_POINTS,  # ten points of what is for sale
    BID_PRICE,  # ten pumpkins of the price
    BID_PRICE_LATE,
    BID_MORE,  # ten pumpkins more than needed
    NAME_POINTS,
    WISH_POINTS,
    TAKE_POINTS,
    DEMAND_POINTS,
    RID,
    RID_POINTS,  # ten points that one loses
    HIDE_POINTS,
    SHOW_ALL,
    RE_PAIR,
    RE_PAIR_KNOWN,  # each own character that somebody else knows
    SWAP,
    SWAP_KNOWN,  # one of the two was shown before
    STAY_GREEN,
    STAY_GREEN_AMOUNT,
    STAY_GREEN_CASH,  # twenty pumpkins that one has
    STAY_RED,
    STAY_RED_GHOST,  # ten points of one's worst ghost
    WAIT,
    WAIT_LEAD,  # ten points ahead of the others
    TRY,
    TRY_LEAD,
    STOP_ON_BLACK,
    STOP_LEAD,
    START_AMOUNT,
) = range(READINGS, READINGS + 29)

# Behind the weights, what is believed once for a decision.
BELIEF = READINGS + 29
LEAD = BELIEF + 2 * CHARACTERS
NOTES = LEAD + 1 - BELIEF


@rule
def ponder(s: State, w: Floats, left: Row, pool: Row) -> None:
    """What each character seems worth, and how far ahead of the best of the others one is."""
    best, mine = -99.0, 0.0
    believe(s, s.decider, w, BELIEF, left, pool)
    for q in range(s.players):
        total = 0.0
        for c in range(CHARACTERS):
            if s.owner[c] == q:
                total += w[BELIEF + c]
        if q == s.decider:
            mine = total
        else:
            best = max(best, total)
    w[LEAD] = mine - best


@rule
def prefer_bid(s: State, w: Floats, price: int) -> float:
    liked = w[BID] + w[BID_POINTS] * w[BELIEF + s.lot]
    liked += (w[BID_PRICE] if s.stump_n > 0 else w[BID_PRICE_LATE]) * price / 10
    return liked + w[BID_MORE] * (price - s.price - 1) / 10


@rule
def prefer_name(s: State, w: Floats, character: int) -> float:
    return w[NAME_POINTS] * w[BELIEF + character]


@rule
def prefer_wish_for(s: State, w: Floats, character: int) -> float:
    return w[WISH_POINTS] * w[BELIEF + character]


@rule
def prefer_take_in_return(s: State, w: Floats, character: int) -> float:
    return w[TAKE_POINTS] * w[BELIEF + character]


@rule
def prefer_demand(s: State, w: Floats, character: int) -> float:
    return w[DEMAND_POINTS] * w[BELIEF + character]


@rule
def prefer_to_lose(s: State, w: Floats, character: int) -> float:
    return w[RID] + w[RID_POINTS] * w[BELIEF + character]


@rule
def prefer_hide(s: State, w: Floats, character: int) -> float:
    return w[HIDE_POINTS] * w[BELIEF + character]


@rule
def prefer_show_all(s: State, w: Floats) -> float:
    return w[SHOW_ALL]


@rule
def prefer_re_pair(s: State, w: Floats) -> float:
    return w[RE_PAIR] + w[RE_PAIR_KNOWN] * known_to_others(s, s.decider)


@rule
def known_to_others(s: State, p: int) -> int:
    """How many of one's characters somebody else has seen since one last re-paired."""
    n = 0
    for c in range(CHARACTERS):
        if s.owner[c] == p and s.known_by[c] != 1 << p:
            n += 1
    return n


@rule
def prefer_swap(s: State, w: Floats, one: int, other: int) -> float:
    liked = w[SWAP]
    for q in range(s.players):
        if q != s.decider and (s.whereabouts[q, one] != 0) != (s.whereabouts[q, other] != 0):
            liked += w[SWAP_KNOWN] / s.players
    return liked


@rule
def prefer_stay(s: State, w: Floats) -> float:
    p = s.decider
    square = square_of(s, p)
    if square == GREEN:
        earned = w[STAY_GREEN_AMOUNT] * s.amounts[s.place[p]] / 5
        return w[STAY_GREEN] + earned + w[STAY_GREEN_CASH] * s.cash[p] / 20
    if square == RED:
        return w[STAY_RED] + w[STAY_RED_GHOST] * worst_ghost(s, p)
    return w[WAIT] + w[WAIT_LEAD] * w[LEAD]


@rule
def worst_ghost(s: State, p: int) -> float:
    """Its points, in tens, as a number above 0; 0 without a ghost."""
    worst = 0
    for c in range(CHARACTERS):
        if s.owner[c] == p:
            worst = max(worst, -WORTH[s.worth[c]])
    return worst / 10


@rule
def prefer_try_for_six(s: State, w: Floats) -> float:
    return w[TRY] + w[TRY_LEAD] * w[LEAD]


@rule
def prefer_stop(s: State, w: Floats) -> float:
    return w[STOP_ON_BLACK] + w[STOP_LEAD] * w[LEAD]


@rule
def prefer_start_on(s: State, w: Floats, place: int) -> float:
    return w[START_AMOUNT] * s.amounts[place]
