"""8.2 Throwing dice: one throw lies on the table at a time; the question below says what for."""

from __future__ import annotations

from manoir.games.halloween.components import HIGHER_DIE, PLUS_THREE, RED, REROLL, SIDES
from manoir.games.halloween.rules.prices import can_occupy_any
from manoir.games.halloween.rules.slots import can_spend
from manoir.games.halloween.rules.table import ask, has
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import DICE, ROLL
from manoir.games.halloween.story import rolled
from manoir.kit import roll, rule


@rule
def throw(s: State, one: int, other: int, dice: int, own: int) -> None:
    """8.2 The dice of these colours. 15.7 Whoever can take a higher die is asked first."""
    s.dice_n, s.own_dice = dice, own
    s.die[0], s.die[1] = one, other
    s.plus[0] = s.plus[1] = s.face[0] = s.face[1] = 0
    if can_spend(s, HIGHER_DIE) and can_take_higher(s):
        ask(s, ROLL, 0, 0, 0, 0)
    else:
        roll_all(s)


@rule
def can_take_higher(s: State) -> bool:
    """15.7 Red is the highest."""
    for die in range(s.own_dice):
        if s.die[die] < RED:
            return True
    return False


@rule
def roll_all(s: State) -> None:
    """8.2 All dice at once; then whoever can change them is asked."""
    for die in range(s.dice_n):
        roll_one(s, die)
    if can_change_dice(s) or can_occupy_any(s, s.active):
        ask(s, DICE, 0, 0, 0, 0)


@rule
def roll_one(s: State, die: int) -> None:
    s.face[die] = roll(s.rng, SIDES[s.die[die]])
    rolled(s, s.active, die, s.die[die], s.face[die])


@rule
def can_change_dice(s: State) -> bool:
    return can_pay_to_reroll(s) or can_spend(s, REROLL) or can_spend(s, PLUS_THREE)


@rule
def can_pay_to_reroll(s: State) -> bool:
    """14.16 A reroll for 1 Fear."""
    return has(s, s.active, 16) and s.fear[s.active] > 0


@rule
def total(s: State, die: int) -> int:
    """What a die counts."""
    return s.face[die] + s.plus[die]
