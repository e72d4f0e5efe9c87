"""What a bot knows of Phantoms of Halloween: how it likes each choice, and what its prospects hang
on.

A bot takes a character at what it has seen of it, what it remembers, or else at the mean of all
that it has not seen. The numbers in mind.json were found by self-play.
"""

from __future__ import annotations

import json
from pathlib import Path

from manoir.games.phantoms_of_halloween.components import (
    CHARACTERS,
    GREEN,
    KINDS,
    RED,
    WORTH,
)
from manoir.games.phantoms_of_halloween.imagine import is_seen
from manoir.games.phantoms_of_halloween.rules.auction import is_on_black
from manoir.games.phantoms_of_halloween.rules.knowledge import characters_in_box
from manoir.games.phantoms_of_halloween.rules.squares import square_of
from manoir.games.phantoms_of_halloween.rules.turn import score
from manoir.games.phantoms_of_halloween.state import State
from manoir.kit import rule
from manoir.kit.mind import Floats, Mind
from manoir.kit.quick import mixed

# ---- preferences: the places of their weights ----------------------------------------------------

(
    BID,
    BID_POINTS,  # ten points of what is for sale
    BID_PRICE,  # ten pumpkins of the price
    BID_PRICE_LATE,  # the same, with the stump empty
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
) = range(29)


@rule
def guess(s: State, p: int, c: int) -> float:
    """What a seat thinks that a character is worth, in tens of points."""
    if is_seen(s, p, c):
        return WORTH[s.worth[c]] / 10
    if s.whereabouts[p, c] != 0:
        return (WORTH[s.memory[p, c] - 1] / 10 + mean_of_unseen(s, p)) / 2
    return mean_of_unseen(s, p)


@rule
def mean_of_unseen(s: State, p: int) -> float:
    """Of all point cards that a seat does not see, in tens of points."""
    total, many = 0, characters_in_box(s)
    for kind in range(KINDS):
        total += s.cards[kind] * WORTH[kind]
    for c in range(characters_in_box(s)):
        if is_seen(s, p, c):
            total -= WORTH[s.worth[c]]
            many -= 1
    return total / (10 * max(1, many))


@rule
def lead(s: State, p: int) -> float:
    """How far a seat thinks to be ahead of the best of the others, in tens of points."""
    mean, mine, best = mean_of_unseen(s, p), 0.0, -99.0
    for q in range(s.players):
        total = 0.0
        for c in range(CHARACTERS):
            if s.owner[c] == q:
                total += WORTH[s.worth[c]] / 10 if is_seen(s, p, c) else mean
        if q == p:
            mine = total
        else:
            best = max(best, total)
    return mine - best


@rule
def prefer_bid(s: State, w: Floats, price: int) -> float:
    liked = w[BID] + w[BID_POINTS] * guess(s, s.decider, s.lot)
    liked += (w[BID_PRICE] if s.stump_n > 0 else w[BID_PRICE_LATE]) * price / 10
    return liked + w[BID_MORE] * (price - s.price - 1) / 10


@rule
def prefer_name(s: State, w: Floats, character: int) -> float:
    return w[NAME_POINTS] * guess(s, s.decider, character)


@rule
def prefer_wish_for(s: State, w: Floats, character: int) -> float:
    return w[WISH_POINTS] * guess(s, s.decider, character)


@rule
def prefer_take_in_return(s: State, w: Floats, character: int) -> float:
    return w[TAKE_POINTS] * guess(s, s.decider, character)


@rule
def prefer_demand(s: State, w: Floats, character: int) -> float:
    return w[DEMAND_POINTS] * guess(s, s.decider, character)


@rule
def prefer_to_lose(s: State, w: Floats, character: int) -> float:
    return w[RID] + w[RID_POINTS] * guess(s, s.decider, character)


@rule
def prefer_hide(s: State, w: Floats, character: int) -> float:
    return w[HIDE_POINTS] * guess(s, s.decider, character)


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
    return w[WAIT] + w[WAIT_LEAD] * lead(s, p)


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
    return w[TRY] + w[TRY_LEAD] * lead(s, s.decider)


@rule
def prefer_stop(s: State, w: Floats) -> float:
    return w[STOP_ON_BLACK] + w[STOP_LEAD] * lead(s, s.decider)


@rule
def prefer_start_on(s: State, w: Floats, place: int) -> float:
    return w[START_AMOUNT] * s.amounts[place]


# ---- the estimate: what makes it likely to win ---------------------------------------------------

FEATURES = (
    "points late-points late-lead cash late-cash characters shown on-black-ahead on-black-behind"
).split()


@rule
def features(s: State, p: int, x: Floats) -> None:
    late = 1.0 if s.stump_n == 0 else 0.0
    mine, best = score(s, p), -999
    for q in range(s.players):
        if q != p:
            best = max(best, score(s, q))
    x[0] = mine / 30
    x[1] = late * mine / 30
    x[2] = late * max(-1.0, min(1.0, (mine - best) / 30))
    x[3] = (1.0 - late) * min(40, s.cash[p]) / 20
    x[4] = late * min(40, s.cash[p]) / 20
    x[5] = x[6] = 0.0
    for c in range(CHARACTERS):
        if s.owner[c] == p:
            x[5] += 0.1
            if WORTH[s.worth[c]] > 0 and s.known_by[c] != 1 << p:
                x[6] += WORTH[s.worth[c]] / 30
    leaving = late if is_on_black(s, p) else 0.0
    x[7] = leaving if mine > best else 0.0
    x[8] = leaving if mine <= best else 0.0


@rule
def what_was_rolled(s: State) -> int:
    return s.die


@rule
def forget(s: State, viewer: int, share: float, salt: int) -> None:
    """A careless player no longer knows some of what was seen of others' characters; what is
    forgotten stays forgotten for the match."""
    for c in range(CHARACTERS):
        if s.owner[c] != viewer and mixed(salt * 4096 + c) < share * 4294967296.0:
            s.face_up[c] = 0
            s.whereabouts[viewer, c] = 0
            if s.known_by[c] >> viewer & 1:
                s.known_by[c] -= 1 << viewer


def mind() -> Mind[State]:
    found = json.loads(Path(__file__).with_name("mind.json").read_text(encoding="utf-8"))
    return Mind(
        weights=found["weights"],
        estimate=[found["estimate"][name] for name in FEATURES],
        preferences={
            "bid": prefer_bid,
            "name": prefer_name,
            "wish_for": prefer_wish_for,
            "take_in_return": prefer_take_in_return,
            "demand": prefer_demand,
            "get_rid_of": prefer_to_lose,
            "send_away": prefer_to_lose,
            "hide": prefer_hide,
            "show_all": prefer_show_all,
            "re_pair": prefer_re_pair,
            "swap": prefer_swap,
            "stay": prefer_stay,
            "try_for_six": prefer_try_for_six,
            "stop": prefer_stop,
            "start_on": prefer_start_on,
        },
        features=features,
        features_named=FEATURES,
        win_only=True,
        outcome=what_was_rolled,
        forget=forget,
    )
