"""How much a bot likes a choice, by habit: a number for each kind; only the order counts."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from manoir.games.halloween.cards import CARDS
from manoir.games.halloween.components import (
    ACTIONS_N,
    BUILDINGS_N,
    EVOLVE,
    FIGHT,
    MOVE,
    NO_BONUS,
    RED,
    SCARE,
    SIDES,
    SUMMON,
)
from manoir.games.halloween.rules.actions import reach
from manoir.games.halloween.rules.evolve import can_evolve
from manoir.games.halloween.rules.fight import is_won_without_dice
from manoir.games.halloween.rules.haunt import is_slot_free, may_haunt, may_share
from manoir.games.halloween.rules.rest import discs_in
from manoir.games.halloween.state import State
from manoir.kit import rule
from manoir.kit.mind import Floats

# The places of the weights.
(
    W_SUMMON,
    W_SCARE,
    W_EVOLVE,
    W_MOVE,
    W_FIGHT,
    W_HAUNT,
    W_REST,
    W_BEST_HAUNT,  # the more points a Haunting gives
    W_EARLY_HAUNT,  # less than an orange one, while there is time
    W_BEST_SCARE,  # the stronger the ghost
    W_POOR,  # Scare with hardly any Fear
    W_BEST_EVOLVE,
    W_REST_DISCS,  # the more discs come back
    W_REST_SHORT,  # and more so with few in the supply
    W_STRONG,  # a strong ghost
    W_FRESH,  # a building that one has not haunted
    W_RISE_IDLE,  # a section that can still act
    W_RISE_LOW,
    W_FETCH,  # where a bonus token lies
    W_GATHER,  # where its like are
    W_CHANCE,  # of winning a fight
    W_LOOT,  # a strong loser
    W_HAUNT_POINTS,
    W_OCCUPY,
    W_CARD,  # what a card is worth
    W_PLENTY,  # pay with what one has most of
    W_KEEP_SUPPLY,  # give a disc of the board
    W_POINTS_NOW,  # rather than discs
    W_USE,
    W_BONUS,
    W_DRIFT,
    W_CHAIN,
    W_DIFFERENCE,
    W_REROLL,
) = range(34)

# What a card is worth, by its number: what the estimate found.
FOUND = json.loads(Path(__file__).with_name("mind.json").read_text(encoding="utf-8"))
CARD_WORTH: tuple[float, ...] = (
    0.0,
    *(FOUND["estimate"][f"card-{card}"] for card in range(1, CARDS + 1)),
)

# The chance that one colour's die beats another's.
CHANCE = tuple(
    sum(mine > theirs for mine in range(1, a + 1) for theirs in range(1, b + 1)) / (a * b)
    for a in SIDES
    for b in SIDES
)


@rule
def win_chance(ghost: int, foe: int) -> float:
    return CHANCE[5 * ghost + foe]


# ---- which action --------------------------------------------------------------------------------


@rule
def prefer_act(s: State, w: Floats, section: int, action: int) -> float:
    level = reach(s, s.level[s.active, section])
    if action == SUMMON:
        return w[W_SUMMON]
    if action == SCARE:
        poor = 1.0 if s.fear[s.active] < 4 else 0.0
        return w[W_SCARE] + w[W_BEST_SCARE] * strongest(s, level) / 5 + w[W_POOR] * poor
    if action == EVOLVE:
        return w[W_EVOLVE] + w[W_BEST_EVOLVE] * best_evolution(s, level) / 4
    if action == MOVE:
        return w[W_MOVE]
    if action == FIGHT:
        return w[W_FIGHT]
    best = best_haunt(s, level)
    early = 1.0 if best < s.haunt_points[RED - 1] and s.ending == 0 else 0.0
    return w[W_HAUNT] + w[W_BEST_HAUNT] * best / 10 + w[W_EARLY_HAUNT] * early


@rule
def strongest(s: State, level: int) -> int:
    """The highest level up to this one of which a ghost is in the town."""
    for ghost in range(level, -1, -1):
        if s.reserve[ghost] < 5:
            return ghost + 1
    return 0


@rule
def best_evolution(s: State, level: int) -> int:
    for ghost in range(min(level, RED - 1), -1, -1):
        if can_evolve(s, s.active, ghost):
            return ghost + 1
    return 0


@rule
def best_haunt(s: State, level: int) -> int:
    """The most points that a haunting up to this level gives now."""
    best = 0
    for building in range(BUILDINGS_N):
        if may_haunt(s, building) or may_share(s, building):
            for ghost in range(level + 1):
                here = s.ghosts[building, ghost] > 0 and is_slot_free(s, building, ghost)
                if here and s.haunt_points[ghost] > best:
                    best = s.haunt_points[ghost]
    return best


@rule
def prefer_rest(s: State, w: Floats, section: int) -> float:
    short = 1.0 if s.discs[s.active] < 3 else 0.0
    discs = discs_in(s, s.active, section) / ACTIONS_N
    return w[W_REST] + (w[W_REST_DISCS] + w[W_REST_SHORT] * short) * discs


# ---- which ghost, section, building --------------------------------------------------------------


@rule
def prefer_ghost(s: State, w: Floats, building: int, ghost: int) -> float:
    """The stronger the better, and best where one has not haunted."""
    fresh = w[W_FRESH] if s.haunts[s.active, building] == 0 else 0.0
    return w[W_STRONG] * ghost / 4 + fresh


@rule
def prefer_mix(s: State, w: Floats, building: int, pair: int) -> float:
    return w[W_STRONG] * pair / 20


@rule
def prefer_section(s: State, w: Floats, section: int) -> float:
    """A section that can still act, and the lowest."""
    idle = 1.0 if s.done[section] == 0 else 0.0
    return w[W_RISE_IDLE] * idle - w[W_RISE_LOW] * s.level[s.active, section] / 4


@rule
def prefer_lower(s: State, w: Floats, section: int) -> float:
    return -prefer_section(s, w, section)


@rule
def prefer_go(s: State, w: Floats, building: int) -> float:
    """Where a bonus token lies, where its like are, where one has not haunted."""
    ghost = s.asked_ghost[s.asked_n - 1]
    liked = w[W_FETCH] if s.bonus_on[building] != NO_BONUS else 0.0
    if s.ghosts[building, ghost] > 0:
        liked += w[W_GATHER]
    if s.haunts[s.active, building] == 0 and is_slot_free(s, building, ghost):
        liked += w[W_FRESH]
    return liked


@rule
def prefer_drift(s: State, w: Floats, building: int) -> float:
    return w[W_DRIFT] + prefer_go(s, w, building)


@rule
def prefer_fighter(s: State, w: Floats, building: int, ghost: int) -> float:
    """The best that it can hope for."""
    best = 0.0
    for foe in range(RED + 1):
        if foe != ghost and s.ghosts[building, foe] > 0:
            best = max(best, win_chance(ghost, foe) * (w[W_CHANCE] + w[W_LOOT] * foe / 4))
    return best


@rule
def prefer_target(s: State, w: Floats, building: int, ghost: int) -> float:
    won = is_won_without_dice(s, ghost)
    chance = 1.0 if won else win_chance(s.fighter, ghost)
    return chance * (w[W_CHANCE] + w[W_LOOT] * ghost / 4)


@rule
def prefer_haunt(s: State, w: Floats, building: int, ghost: int) -> float:
    return w[W_HAUNT_POINTS] * s.haunt_points[ghost] / 10


@rule
def prefer_take_back(s: State, w: Floats, building: int, ghost: int) -> float:
    """Only a poor haunting is worth taking back."""
    return w[W_HAUNT_POINTS] * (2 - ghost) / 5 - w[W_HAUNT_POINTS]


# ---- cards and tokens ----------------------------------------------------------------------------


@rule
def prefer_occupy(s: State, w: Floats, card: int) -> float:
    return w[W_OCCUPY] + w[W_CARD] * CARD_WORTH[card]


@rule
def prefer_pay(s: State, w: Floats, token: int) -> float:
    return w[W_PLENTY] * s.tokens[s.active, token] / 4 - token / 20


@rule
def prefer_token(s: State, w: Floats, token: int) -> float:
    """A colour that one has not."""
    return token / 20 - w[W_PLENTY] * s.tokens[s.active, token] / 4


@rule
def prefer_give_disc(s: State, w: Floats) -> float:
    return -w[W_KEEP_SUPPLY]


@rule
def prefer_points(s: State, w: Floats) -> float:
    return w[W_POINTS_NOW]


@rule
def prefer_discs(s: State, w: Floats, section: int) -> float:
    return discs_in(s, s.asked_seat[s.asked_n - 1], section) / ACTIONS_N


@rule
def prefer_use(s: State, w: Floats, power: int) -> float:
    return w[W_USE]


@rule
def prefer_bonus(s: State, w: Floats, bonus: int) -> float:
    return w[W_BONUS]


@rule
def prefer_chain(s: State, w: Floats) -> float:
    return w[W_CHAIN]


@rule
def prefer_guess(s: State, w: Floats, number: int) -> float:
    """What it brings on average."""
    sides = SIDES[s.asked_ghost[s.asked_n - 1]]
    return (number * (sides - number + 1) + number - 1) / sides


@rule
def prefer_difference(s: State, w: Floats) -> float:
    return w[W_DIFFERENCE]


@rule
def prefer_reroll(s: State, w: Floats, die: int) -> float:
    """One's own die where it shows little, the other one where it shows much."""
    share = s.face[die] / SIDES[s.die[die]]
    return w[W_REROLL] + (0.5 - share if die < s.own_dice else share - 0.5)


PREFERENCES: dict[str, Callable[..., float]] = {
    "act": prefer_act,
    "rest": prefer_rest,
    "summon": prefer_ghost,
    "mix": prefer_mix,
    "scare": prefer_ghost,
    "evolve": prefer_ghost,
    "lift_to": prefer_section,
    "lift": prefer_section,
    "buy_level": prefer_section,
    "lower": prefer_lower,
    "move": prefer_ghost,
    "go": prefer_go,
    "drift": prefer_drift,
    "attack_with": prefer_fighter,
    "attack": prefer_target,
    "haunt": prefer_haunt,
    "haunt_shared": prefer_haunt,
    "take_back": prefer_take_back,
    "occupy": prefer_occupy,
    "pay": prefer_pay,
    "wish": prefer_token,
    "buy_token": prefer_token,
    "give_disc": prefer_give_disc,
    "take_points": prefer_points,
    "take_discs": prefer_discs,
    "use": prefer_use,
    "use_bonus": prefer_bonus,
    "chain": prefer_chain,
    "guess": prefer_guess,
    "take_difference": prefer_difference,
    "reroll_for_fear": prefer_reroll,
    "reroll": prefer_reroll,
    "add_three": prefer_reroll,
}
