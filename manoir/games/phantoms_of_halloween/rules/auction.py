"""5 Auctions: open, ascending, for cash."""

from __future__ import annotations

from manoir.games.phantoms_of_halloween.components import (
    BLACK,
    DEBT,
    HIGHEST_BID,
    NOBODY,
    PARTY,
    STUMP,
    Price,
)
from manoir.games.phantoms_of_halloween.rules.knowledge import hand_over, look, show_to_all
from manoir.games.phantoms_of_halloween.rules.money import amount_here, end_red, pay_what_one_can
from manoir.games.phantoms_of_halloween.rules.pairing import let_re_pair
from manoir.games.phantoms_of_halloween.state import BID, SETTLED, State
from manoir.games.phantoms_of_halloween.story import (
    bid_made,
    forgiven,
    handed_out,
    passed,
    put_up,
    sold,
    unsold,
)
from manoir.kit import Row, choice, everyone, offer, rule


@rule
def is_on_black(s: State, p: int) -> bool:
    return s.track[s.place[p]] == BLACK


@rule
def auction(s: State, c: int, reason: int) -> None:
    """5.1 A character is put up; the player whose turn it is may open."""
    s.lot = c
    s.reason = reason
    s.seller = s.owner[c]
    s.high = NOBODY
    s.price = 0
    s.bidders = 0
    for p in range(s.players):
        if may_take_part(s, p):
            s.bidders |= 1 << p
    put_up(s, c, reason)
    ask_for_bid(s, s.active + s.players - 1)


@rule
def may_take_part(s: State, p: int) -> bool:
    """5.2 Not the seller; 6.12 nobody on a black square while characters lie on the stump."""
    return p != s.seller and (s.stump_n == 0 or not is_on_black(s, p))


@rule
def ask_for_bid(s: State, last: int) -> None:
    """5.1 The next player who is still in and could raise; if there is none, the hammer falls."""
    for i in range(1, s.players + 1):
        p = (last + i) % s.players
        if s.bidders >> p & 1 and p != s.high and could_raise(s, p):
            s.decider = p
            s.step = BID
            return
    hammer(s)


@rule
def could_raise(s: State, p: int) -> bool:
    """5.3 Only cash counts, and there is a highest bid."""
    return s.cash[p] > s.price and s.price < HIGHEST_BID


@rule
def bidding_choices(s: State, out: Row) -> None:
    """5.1 Pass, or any price above the last."""
    offer(out, pass_by())
    for price in range(s.price + 1, highest_useful_bid(s, s.decider) + 1):
        offer(out, bid(price))


@rule
def highest_useful_bid(s: State, p: int) -> int:
    """5.3 More than every rival still in could pay is money thrown away."""
    richest = s.price + 1
    for q in range(s.players):
        if q != p and s.bidders >> q & 1:
            richest = max(richest, s.cash[q])
    return min(richest, s.cash[p], HIGHEST_BID)


@choice("5.1", "pass", at="pass", seen=everyone, spoken=True)
def pass_by(s: State) -> None:
    """5.1 Out of this auction for good."""
    p = s.decider
    s.bidders -= 1 << p
    passed(s, p)
    ask_for_bid(s, p)


@choice("5.1", "bid {price}", at="bid/{price}", seen=everyone, spoken=True)
def bid(s: State, price: Price) -> None:
    """5.1 A price above the last."""
    p = s.decider
    s.price = price
    s.high = p
    bid_made(s, p, price)
    ask_for_bid(s, p)


@rule
def hammer(s: State) -> None:
    """5.4 Sold to the highest bidder, or nobody wanted it."""
    s.decider = s.active
    s.step = SETTLED
    if s.high != NOBODY:
        sell(s, s.high)
    else:
        unsold(s, s.lot)
    if s.reason == DEBT:
        settle_debt(s, s.active)


@rule
def sell(s: State, buyer: int) -> None:
    """5.4 The money goes to the seller or to the bank; 6.9 at Halloween all see the points."""
    sold(s, buyer, s.lot, s.price)
    s.cash[buyer] -= s.price
    if s.reason == STUMP:
        s.bank += s.price
        take_off_stump(s)
    else:
        s.cash[s.seller] += s.price
        let_re_pair(s, s.seller)
    hand_over(s, s.lot, buyer)
    let_re_pair(s, buyer)
    if s.reason == PARTY:
        show_to_all(s, buyer, s.lot)
    else:
        look(s, buyer, s.lot)


@rule
def take_off_stump(s: State) -> None:
    """7.1 With the last character everything changes."""
    s.stump_n -= 1
    if s.stump_n == 0:
        handed_out(s)


@rule
def settle_debt(s: State, p: int) -> None:
    """6.3 From one's cash and what the sale brought; without a sale the debt is cancelled."""
    if s.high != NOBODY:
        pay_what_one_can(s, p, amount_here(s, p))
    else:
        forgiven(s, p, amount_here(s, p))
    end_red(s, p)
