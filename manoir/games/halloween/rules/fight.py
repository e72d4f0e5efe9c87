"""8 Fight."""

from __future__ import annotations

from manoir.games.halloween.cards import (
    BEAT_STRONGER,
    BEAT_WEAKER,
    BOLD_BONUS,
    BOLD_CARD,
    WON,
)
from manoir.games.halloween.components import BUILDINGS_N, NEVER, RED, Building, Ghost
from manoir.games.halloween.rules.actions import commanded, enough, reach
from manoir.games.halloween.rules.dice import throw, total
from manoir.games.halloween.rules.gains import gain_fear, reward
from manoir.games.halloween.rules.table import (
    ask,
    close,
    has,
    is_ready,
    put,
    question,
    use_up,
)
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import DIFFERENCE, DRIFT, FOUGHT, SERIES, TARGET
from manoir.games.halloween.story import attacked, beat, missed
from manoir.kit import Row, choice, everyone, offer, rule

# ---- 8.1 who fights whom -------------------------------------------------------------------------


@rule
def is_foe(s: State, building: int, ghost: int, at: int, foe: int) -> bool:
    """8.1 Another colour in the same building. 14.35 In any building. 14.5 Also one's own colour.
    12.2 In Grand Master only a weaker one."""
    if s.ghosts[at, foe] == 0 or (at != building and not has(s, s.active, 35)):
        return False
    if s.grand_master:
        return foe < ghost
    if foe != ghost:
        return True
    others = s.ghosts[at, foe] - (1 if at == building else 0)
    return others > 0 and has(s, s.active, BOLD_CARD)


@rule
def has_foe(s: State, building: int, ghost: int) -> bool:
    far = has(s, s.active, 35)
    for at in range(BUILDINGS_N):
        if at == building or far:
            for foe in range(RED + 1):
                if is_foe(s, building, ghost, at, foe):
                    return True
    return False


@rule
def lowest_to_fight(s: State) -> int:
    """The level that a Fight needs."""
    for ghost in range(RED + 1):
        for building in range(BUILDINGS_N):
            if s.ghosts[building, ghost] > 0 and has_foe(s, building, ghost):
                return ghost
    return NEVER


@rule
def offer_fighters(s: State, level: int, out: Row) -> None:
    top = reach(s, level)
    for building in range(BUILDINGS_N):
        for ghost in range(top + 1):
            if s.ghosts[building, ghost] > 0 and has_foe(s, building, ghost):
                offer(out, attack_with(building, ghost))


@choice("8.1", "attack with {ghost} {building}", at="ghost/{building}/{ghost}", seen=everyone)
def attack_with(s: State, building: Building, ghost: Ghost) -> None:
    """8.1 Which ghost attacks; whom is asked next."""
    at = close(s)
    commanded(s, s.asked_level[at], ghost)
    s.fighter_at, s.fighter, s.fright = building, ghost, 0
    ask(s, TARGET, 0, building, ghost, 0)


@rule
def offer_targets(s: State, out: Row) -> None:
    for at in range(BUILDINGS_N):
        for foe in range(RED + 1):
            if is_foe(s, s.fighter_at, s.fighter, at, foe):
                offer(out, attack(at, foe))


@choice(
    {"target": "8.1", "series": "14.20"},
    "attack {ghost} {building}",
    at="ghost/{building}/{ghost}",
    seen=everyone,
)
def attack(s: State, building: Building, ghost: Ghost) -> None:
    """8.1 One fight; 14.20 or the next of a series."""
    if question(s) == TARGET:
        close(s)
        if s.used[20] == 0:
            begin_series(s, building, ghost)
    else:
        if s.used[20] == 0:
            use_up(s, 20)
        s.series[ghost] -= 1
    attacked(s, s.active, s.fighter, building, ghost)
    ask(s, FOUGHT, 0, building, ghost, 0)
    if are_dice_thrown(s, ghost):
        throw(s, s.fighter, ghost, 2, 1)


# ---- 14.20 a series of fights --------------------------------------------------------------------


@rule
def begin_series(s: State, first_at: int, first: int) -> None:
    """14.20 The other ghosts that are in the fighter's building now, less the one attacked first;
    also for whoever occupies the card only when the dice lie. Which of them are foes is seen when
    their turn comes."""
    at = s.fighter_at
    for foe in range(RED + 1):
        s.series[foe] = s.ghosts[at, foe]
    s.series[s.fighter] -= 1
    if first_at == at:
        s.series[first] -= 1
    ask(s, SERIES, 0, at, s.fighter, 0)


@rule
def can_fight_on(s: State, foe: int) -> bool:
    """14.20 Each of those ghosts once, if it is a foe by now."""
    return s.series[foe] > 0 and is_foe(s, s.fighter_at, s.fighter, s.fighter_at, foe)


@rule
def is_series_over(s: State) -> bool:
    if not has(s, s.active, 20):
        return True
    for foe in range(RED + 1):
        if can_fight_on(s, foe):
            return False
    return True


@rule
def offer_next_fights(s: State, out: Row) -> None:
    offer(out, enough())
    for foe in range(RED + 1):
        if can_fight_on(s, foe):
            offer(out, attack(s.fighter_at, foe))


# ---- 8.3, 8.4 how it ends ------------------------------------------------------------------------


@rule
def is_won_without_dice(s: State, fighter: int, foe: int) -> bool:
    """12.2 In Grand Master. 14.25 Against a weaker ghost."""
    return s.grand_master == 1 or (foe < fighter and has(s, s.active, 25))


@rule
def are_dice_thrown(s: State, foe: int) -> bool:
    """8.2 Unless they decide nothing. 14.36 Their difference may be worth something."""
    return not is_won_without_dice(s, s.fighter, foe) or is_ready(s, s.active, 36)


@rule
def end_fight(s: State) -> None:
    """8.3 The higher die wins; 8.4 on a tie the attack has failed."""
    at, p = close(s), s.active
    building, foe = s.asked_at[at], s.asked_ghost[at]
    difference = 0
    if are_dice_thrown(s, foe):
        difference = attack_total(s) - total(s, 1)
    if is_won_without_dice(s, s.fighter, foe) or difference > 0:
        win(s, building, foe)
    else:
        missed(s, p, s.fighter, foe)
    if difference != 0 and is_ready(s, p, 36):
        ask(s, DIFFERENCE, 0, building, foe, abs(difference))


@rule
def attack_total(s: State) -> int:
    """14.5 One more for whoever attacks."""
    return total(s, 0) + (BOLD_BONUS if has(s, s.active, BOLD_CARD) else 0)


@rule
def win(s: State, building: int, foe: int) -> None:
    """8.3 The loser goes to the reserve and leaves a token. 14.17 The winner may drift."""
    p = s.active
    put(s, building, foe, -1)
    beat(s, p, s.fighter, building, foe)
    s.fright += reward(s, p, WON, foe, s.fright)
    if foe < s.fighter:
        reward(s, p, BEAT_WEAKER, foe, 0)
    elif foe > s.fighter:
        reward(s, p, BEAT_STRONGER, foe, 0)
    if has(s, p, 17):
        ask(s, DRIFT, 0, s.fighter_at, s.fighter, 0)


@choice("14.36", "take difference", at="card/36", seen=everyone)
def take_difference(s: State) -> None:
    """14.36 Fear by the difference of the dice, whoever won. 14.37 All that one Fight action gives
    is one gain."""
    many = s.asked_number[close(s)]
    use_up(s, 36)
    gain_fear(s, s.active, many, s.fright, 36)
    s.fright += many
