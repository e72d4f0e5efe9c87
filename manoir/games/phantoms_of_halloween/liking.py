"""How a bot of Phantoms of Halloween likes each choice: one preference for each kind, weighed by
mind.json.

Most of it hangs on what a character seems to be worth and on the chance to be ahead, which are
worked out once for a decision.
"""

from __future__ import annotations

from manoir.games.phantoms_of_halloween.belief import READINGS, believe
from manoir.games.phantoms_of_halloween.components import (
    CHARACTERS,
    GREEN,
    RED,
    WORTH,
)
from manoir.games.phantoms_of_halloween.imagine import is_seen
from manoir.games.phantoms_of_halloween.prospects import (
    CHANCE,
    PROSPECTS,
    RIVAL,
    look_ahead,
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
    BID_CASH,  # twenty pumpkins that one has
    BID_LATE,  # when the stump is empty, and money is good for nothing else
    BID_POINTS_LATE,
    BID_RIVAL_LATE,  # ten points that the strongest rival would lose
    BID_PRICE_LATE,
    BID_MORE,  # ten pumpkins more than needed
    NAME_POINTS,
    NAME_OUTBID,  # ten points that nobody else could pay more for
    WISH_POINTS,
    WISH_LOSS,  # ten points that the other would take in return
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
    STAY_LATE,  # when the stump is empty
    STAY_RED,
    STAY_RED_GHOST,  # ten points of one's worst ghost
    WAIT,
    TRY,
    TRY_CHANCE,
    STOP_ON_BLACK,
    STOP_CHANCE,
    START_AMOUNT,
) = range(READINGS, READINGS + 35)

# Rather than an unseen character one takes a seen one of more than this, in tens of points.
WORTH_A_RISK = 0.6

# Behind the weights, what is worked out once for a decision.
BELIEF = READINGS + 35
AHEAD = BELIEF + 2 * CHARACTERS
NOTES = AHEAD + PROSPECTS - BELIEF


@rule
def ponder(s: State, w: Floats, left: Row, pool: Row) -> None:
    """What each character seems worth, and how the chances stand."""
    believe(s, s.decider, w, BELIEF, left, pool)
    look_ahead(s, s.decider, w, BELIEF, AHEAD)


@rule
def prefer_bid(s: State, w: Floats, price: int) -> float:
    points = w[BELIEF + s.lot]
    liked = w[BID_MORE] * (price - s.price - 1) / 10
    if s.stump_n > 0:
        liked += w[BID] + w[BID_POINTS] * points + w[BID_PRICE] * price / 10
        liked += w[BID_CASH] * s.cash[s.decider] / 20
        return liked
    if s.seller == w[AHEAD + RIVAL] or s.high == w[AHEAD + RIVAL]:
        points += w[BID_RIVAL_LATE] * points
    return liked + w[BID_LATE] + w[BID_POINTS_LATE] * points + w[BID_PRICE_LATE] * price / 10


@rule
def prefer_name(s: State, w: Floats, character: int) -> float:
    points = w[BELIEF + character]
    liked = w[NAME_POINTS] * points
    if is_richest_bidder(s, s.decider, s.owner[character]):
        liked += w[NAME_OUTBID] * points
    return liked


@rule
def is_richest_bidder(s: State, p: int, seller: int) -> bool:
    for q in range(s.players):
        if q != p and q != seller and s.cash[q] >= s.cash[p]:
            return False
    return True


@rule
def prefer_wish_for(s: State, w: Floats, character: int) -> float:
    loss = loss_to(s, w, s.decider, s.owner[character])
    return w[WISH_POINTS] * w[BELIEF + character] + w[WISH_LOSS] * loss


@rule
def loss_to(s: State, w: Floats, p: int, q: int) -> float:
    """What another seat would take of one's characters, in tens of points: the best that it knows,
    or any of the others if it knows nothing good."""
    best, unknown, many = -9.0, 0.0, 0
    for c in range(CHARACTERS):
        if s.owner[c] == p:
            if is_seen(s, q, c):
                best = max(best, w[BELIEF + c])
            else:
                unknown += w[BELIEF + c]
                many += 1
    if many == 0 or best > WORTH_A_RISK:
        return best
    return unknown / many


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
        liked = w[STAY_GREEN] + earned + w[STAY_GREEN_CASH] * s.cash[p] / 20
        if s.stump_n == 0:
            liked += w[STAY_LATE]
        return liked
    if square == RED:
        return w[STAY_RED] + w[STAY_RED_GHOST] * worst_ghost(s, p)
    return w[WAIT]


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
    return w[TRY] + w[TRY_CHANCE] * w[AHEAD + CHANCE]


@rule
def prefer_stop(s: State, w: Floats) -> float:
    return w[STOP_ON_BLACK] + w[STOP_CHANCE] * w[AHEAD + CHANCE]


@rule
def prefer_start_on(s: State, w: Floats, place: int) -> float:
    return w[START_AMOUNT] * s.amounts[place]
