"""The rules of Phantoms of Halloween: a file for each part of the rulebook.

The order in which the parts are imported is that of their choices' ids.
"""

from __future__ import annotations

from manoir.games.phantoms_of_halloween.rules.auction import bidding_choices
from manoir.games.phantoms_of_halloween.rules.pairing import keep, pairing_choices, re_pair
from manoir.games.phantoms_of_halloween.rules.set_up import set_up, start_choices
from manoir.games.phantoms_of_halloween.rules.squares import (
    answer_choices,
    demand_choices,
    hide_choices,
    name_choices,
    phew_choices,
    riddance_choices,
    wish_choices,
)
from manoir.games.phantoms_of_halloween.rules.turn import (
    go_on,
    is_over,
    score,
    stop_choices,
    turn_choices,
    wins,
)
from manoir.games.phantoms_of_halloween.state import (
    ANSWER,
    AT_PHEW,
    BID,
    DEMAND,
    HIDE,
    NAME,
    OFFER,
    PAIR,
    RIDDANCE,
    START,
    STOP,
    TURN,
    WISH,
    State,
)
from manoir.kit import Row, offer, rule

__all__ = ["choices", "decider", "go_on", "is_over", "score", "set_up", "whose_turn", "wins"]


@rule
def choices(s: State, out: Row) -> None:
    """What whoever has to choose may do, by what is asked."""
    if s.step == BID:
        bidding_choices(s, out)
    elif s.step == OFFER:
        offer(out, keep())
        offer(out, re_pair())
    elif s.step == PAIR:
        pairing_choices(s, out)
    elif s.step == TURN:
        turn_choices(s, out)
    elif s.step == STOP:
        stop_choices(s, out)
    elif s.step == DEMAND:
        demand_choices(s, out)
    elif s.step == RIDDANCE:
        riddance_choices(s, out)
    elif s.step == WISH:
        wish_choices(s, out)
    elif s.step == ANSWER:
        answer_choices(s, out)
    elif s.step == NAME:
        name_choices(s, out)
    elif s.step == HIDE:
        hide_choices(s, out)
    elif s.step == AT_PHEW:
        phew_choices(s, out)
    elif s.step == START:
        start_choices(s, out)


@rule
def decider(s: State) -> int:
    """Who has to choose, in one's own turn or in that of another."""
    return s.decider


@rule
def whose_turn(s: State) -> int:
    return s.active
