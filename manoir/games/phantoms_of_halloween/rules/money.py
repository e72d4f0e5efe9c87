"""1.4, 6.2 Pumpkins come from the bank and go there."""

from __future__ import annotations

from manoir.games.phantoms_of_halloween.components import STAYS
from manoir.games.phantoms_of_halloween.rules.knowledge import characters_of
from manoir.games.phantoms_of_halloween.state import RIDDANCE, State
from manoir.games.phantoms_of_halloween.story import forgiven, paid, received
from manoir.kit import rule


@rule
def amount_here(s: State, p: int) -> int:
    """What is printed on the square where a pawn stands."""
    return s.amounts[s.place[p]]


@rule
def receive(s: State, p: int, amount: int) -> None:
    """6.1"""
    s.cash[p] += amount
    s.bank -= amount
    received(s, p, amount)


@rule
def pay(s: State, p: int, amount: int) -> None:
    """1.4 Into the bank."""
    s.cash[p] -= amount
    s.bank += amount


@rule
def pay_what_one_can(s: State, p: int, amount: int) -> None:
    """6.2, 6.3 There is no credit: what is missing is cancelled."""
    able = min(amount, s.cash[p])
    if able > 0:
        pay(s, p, able)
        paid(s, p, able)
    if able < amount:
        forgiven(s, p, amount - able)


@rule
def end_red(s: State, p: int) -> None:
    """6.4 At the end of the third turn there, a character may be got rid of."""
    if s.stays[p] == STAYS and characters_of(s, p) > 0:
        s.step = RIDDANCE
