"""15 Bonus tokens: how they come, where they lie, what it takes to use one."""

from __future__ import annotations

from manoir.games.halloween.cards import PICKED_UP
from manoir.games.halloween.components import (
    BONUS_COPIES,
    BONUS_KINDS,
    BONUS_SLOTS,
    BUILDINGS_N,
    NO_BONUS,
    Bonus,
)
from manoir.games.halloween.rules.gains import reward
from manoir.games.halloween.rules.table import ask, close
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import DROP, REFILL
from manoir.games.halloween.story import bonus_used, dropped, picked_up, refilled, slots_freed
from manoir.kit import Row, below, choice, everyone, offer, rule


@rule
def pick_up(s: State, building: int, ghost: int) -> None:
    """7.3, 15.1 A ghost that moved brings the token of the building, unless every slot is blocked.
    14.10 And a ghost token of its colour."""
    p, kind = s.active, s.bonus_on[building]
    if kind == NO_BONUS or s.blocked[p] == BONUS_SLOTS:
        return
    s.bonus_on[building] = NO_BONUS
    picked_up(s, p, building, kind)
    reward(s, p, PICKED_UP, ghost, 0)
    if is_town_empty_of_bonus(s):
        ask(s, REFILL, 0, 0, 0, 0)
    take(s, p, kind)


@rule
def take(s: State, p: int, kind: int) -> None:
    """15.2 It lies in a free slot; if there is none, one token must go."""
    s.bonus[p, kind] += 1
    s.bonus_n[p] += 1
    if s.bonus_n[p] + s.blocked[p] > BONUS_SLOTS:
        ask(s, DROP, 0, 0, 0, 0)


@rule
def offer_drops(s: State, out: Row) -> None:
    for kind in range(1, BONUS_KINDS):
        if s.bonus[s.active, kind] > 0:
            offer(out, drop(kind))


@choice("15.2", "drop {bonus}", at="bonus/{bonus}", seen=everyone)
def drop(s: State, bonus: Bonus) -> None:
    """15.2 The new token or an old one."""
    close(s)
    discard(s, bonus)
    dropped(s, s.active, bonus)


@rule
def discard(s: State, kind: int) -> None:
    s.bonus[s.active, kind] -= 1
    s.bonus_n[s.active] -= 1
    s.bonus_out[kind] += 1


@rule
def can_spend(s: State, kind: int) -> bool:
    """15.3 A token is used by a disc of one's supply."""
    return s.bonus[s.active, kind] > 0 and s.discs[s.active] > 0


@rule
def spend(s: State, kind: int) -> None:
    """15.3 The disc blocks the slot; the token is discarded."""
    s.discs[s.active] -= 1
    s.blocked[s.active] += 1
    discard(s, kind)
    bonus_used(s, s.active, kind)


# ---- 2.3 the reserve: whatever lies nowhere else -------------------------------------------------


@rule
def is_town_empty_of_bonus(s: State) -> bool:
    for building in range(BUILDINGS_N):
        if s.bonus_on[building] != NO_BONUS:
            return False
    return True


@rule
def in_bag(s: State, kind: int) -> int:
    """How many of a kind are in the reserve."""
    many = BONUS_COPIES - s.bonus_out[kind]
    for p in range(s.players):
        many -= s.bonus[p, kind]
    for building in range(BUILDINGS_N):
        if s.bonus_on[building] == kind:
            many -= 1
    return many


@rule
def bag_size(s: State) -> int:
    many = 0
    for kind in range(1, BONUS_KINDS):
        many += in_bag(s, kind)
    return many


@rule
def draw(s: State) -> int:
    """15.5 One by lot; an empty reserve is made anew of what was discarded. There is always one:
    buildings and slots hold fewer than all."""
    if bag_size(s) == 0:
        for kind in range(1, BONUS_KINDS):
            s.bonus_out[kind] = 0
    lot = below(s.rng, bag_size(s))
    kind = NO_BONUS
    while lot >= 0:
        kind += 1
        lot -= in_bag(s, kind)
    return kind


@rule
def refill(s: State) -> None:
    """2.3, 15.5 A token on every building."""
    for building in range(BUILDINGS_N):
        kind = draw(s)
        s.bonus_on[building] = kind
        refilled(s, building, kind)


@rule
def end_refill(s: State) -> None:
    close(s)
    refill(s)


@rule
def clear_slots(s: State) -> None:
    """15.4 At the end of the turn in which the third slot was used, the three discs come back."""
    p = s.active
    if s.blocked[p] == BONUS_SLOTS:
        s.blocked[p] = 0
        s.discs[p] += BONUS_SLOTS
        slots_freed(s, p)
