"""15 Using bonus tokens."""

from __future__ import annotations

from manoir.games.halloween.cards import NO_CARD
from manoir.games.halloween.components import (
    A_REST,
    ANY_MOVE,
    ANY_PAIR,
    BONUS_GIVES,
    BONUS_KINDS,
    BUILDINGS_N,
    HIGHER_DIE,
    PLUS_THREE,
    RED,
    REROLL,
    THREE_DISCS,
    Bonus,
    Building,
    Die,
    Ghost,
    Section,
)
from manoir.games.halloween.rules.dice import (
    can_pay_to_reroll,
    roll_all,
    roll_one,
)
from manoir.games.halloween.rules.gains import gain_fear, gain_points, gain_tokens, pay_fear
from manoir.games.halloween.rules.rest import discs_placed, do_rest
from manoir.games.halloween.rules.slots import can_spend, spend
from manoir.games.halloween.rules.summon import lowest_to_summon
from manoir.games.halloween.rules.table import ask, close, room, sections_of
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import (
    ANY_MOVING,
    BONUS_REST,
    DRIFT_TOKEN,
    SUMMONING,
    TAKE_THREE,
)
from manoir.games.halloween.story import added, higher
from manoir.kit import Row, choice, everyone, offer, rule


@rule
def can_use(s: State, kind: int) -> bool:
    """15.6 Whether a token has something to do outside a throw of dice."""
    if kind == HIGHER_DIE or kind == REROLL or kind == PLUS_THREE:
        return False
    if kind == ANY_PAIR:
        return lowest_to_summon(s) <= RED
    if kind == THREE_DISCS:
        return discs_placed(s, s.active) > 0
    return True


@rule
def offer_bonus(s: State, out: Row) -> None:
    """15.3 Any token that lies in a slot, for a disc of the supply."""
    if s.bonus_n[s.active] > 0 and s.discs[s.active] > 0:
        for kind in range(1, BONUS_KINDS):
            if can_spend(s, kind) and can_use(s, kind):
                offer(out, use_bonus(kind))


@choice("15.3", "bonus {bonus}", at="bonus/{bonus}", seen=everyone)
def use_bonus(s: State, bonus: Bonus) -> None:
    """15.6 What it gives, or what it lets one do."""
    p = s.active
    spend(s, bonus)
    gives = BONUS_GIVES[bonus]
    if gives[0] > 0:
        gain_points(s, p, gives[0], NO_CARD)
    if gives[1] > 0:
        gain_fear(s, p, gives[1], 0, NO_CARD)
    if gives[2] > 0:
        gain_tokens(s, p, gives[3], gives[2], NO_CARD)
    if bonus == ANY_PAIR:
        ask(s, SUMMONING, RED, 0, 0, 0)
    elif bonus == THREE_DISCS:
        ask(s, TAKE_THREE, 0, 0, 0, min(3, discs_placed(s, p)))
    elif bonus == A_REST:
        ask(s, BONUS_REST, 0, 0, 0, 0)
    elif bonus == ANY_MOVE:
        ask(s, ANY_MOVING, RED, 0, 0, 0)


@rule
def offer_bonus_rests(s: State, out: Row) -> None:
    for section in range(sections_of(s)):
        offer(out, bonus_rest(section))


@choice("15.6", "bonus rest {section}", at="section/{section}", seen=everyone)
def bonus_rest(s: State, section: Section) -> None:
    """15.6 A Rest that uses no section up."""
    close(s)
    do_rest(s, section)


@rule
def offer_any_moves(s: State, out: Row) -> None:
    """15.6 Any ghost for which there is room elsewhere."""
    for building in range(BUILDINGS_N):
        for ghost in range(RED + 1):
            if s.ghosts[building, ghost] > 0 and has_room_elsewhere(s, building):
                offer(out, move_any(building, ghost))


@rule
def has_room_elsewhere(s: State, building: int) -> bool:
    for to in range(BUILDINGS_N):
        if to != building and room(s, to) > 0:
            return True
    return False


@choice("15.6", "move any {ghost} {building}", at="ghost/{building}/{ghost}", seen=everyone)
def move_any(s: State, building: Building, ghost: Ghost) -> None:
    """15.6 Where to is asked next."""
    close(s)
    ask(s, DRIFT_TOKEN, 0, building, ghost, 0)


# ---- 15.7 tokens for dice, and card 16 -----------------------------------------------------------


@rule
def offer_higher_dice(s: State, out: Row) -> None:
    """15.7 Before the throw."""
    offer(out, throw_now())
    if can_spend(s, HIGHER_DIE):
        for die in range(s.own_dice):
            if s.die[die] < RED:
                offer(out, take_higher(die))


@choice("8.2", "throw", at="dice", seen=everyone)
def throw_now(s: State) -> None:
    """8.2 With the dice as they are."""
    close(s)
    roll_all(s)


@choice("15.7", "higher {die}", at="die/{die}", seen=everyone)
def take_higher(s: State, die: Die) -> None:
    """15.7 The die of the next colour."""
    spend(s, HIGHER_DIE)
    s.die[die] += 1
    higher(s, s.active, die, s.die[die])


@rule
def offer_dice(s: State, out: Row) -> None:
    """14.16, 15.7 After the throw: any die may be thrown again, one's own may be raised."""
    if can_pay_to_reroll(s):
        for die in range(s.dice_n):
            offer(out, reroll_for_fear(die))
    if can_spend(s, REROLL):
        for die in range(s.dice_n):
            offer(out, reroll(die))
    if can_spend(s, PLUS_THREE):
        for die in range(s.own_dice):
            offer(out, add_three(die))


@choice("14.16", "pay reroll {die}", at="die/{die}", seen=everyone)
def reroll_for_fear(s: State, die: Die) -> None:
    """14.16 For 1 Fear, as often as one can pay."""
    pay_fear(s, s.active, 1, 16)
    roll_one(s, die)


@choice("15.7", "reroll {die}", at="die/{die}", seen=everyone)
def reroll(s: State, die: Die) -> None:
    """15.7 One die again."""
    spend(s, REROLL)
    roll_one(s, die)


@choice("15.7", "plus three {die}", at="die/{die}", seen=everyone)
def add_three(s: State, die: Die) -> None:
    """15.7 To one's own die."""
    spend(s, PLUS_THREE)
    s.plus[die] += 3
    added(s, s.active, die)
