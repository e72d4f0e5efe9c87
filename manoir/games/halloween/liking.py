"""How much a bot likes an action and its ghost, by habit: only the order counts."""

from __future__ import annotations

from manoir.games.halloween.cards import BOLD_BONUS, BOLD_CARD
from manoir.games.halloween.components import (
    ACTIONS_N,
    BUILDINGS_N,
    EVOLVE,
    FIGHT,
    HAUNT,
    MOVE,
    NO_BONUS,
    RED,
    SCARE,
    SIDES,
    SUMMON,
)
from manoir.games.halloween.habits import (
    W_BEST_EVOLVE,
    W_BEST_HAUNT,
    W_BEST_SCARE,
    W_BEST_SUMMON,
    W_CHANCE,
    W_CLOSE,
    W_DRIFT,
    W_EARLY_HAUNT,
    W_EVOLVE,
    W_FETCH,
    W_FIGHT,
    W_GATHER,
    W_HAUNT,
    W_HAUNT_POINTS,
    W_LEAVES,
    W_LOOT,
    W_MOVE,
    W_NEW,
    W_OPENS,
    W_POOR,
    W_REST,
    W_REST_DISCS,
    W_REST_SHORT,
    W_RISE_HAUNT,
    W_RISE_IDLE,
    W_RISE_LOW,
    W_RISING,
    W_SCARE,
    W_SPARE,
    W_STRONG,
    W_STRONG_EVOLVE,
    W_STRONG_MOVE,
    W_SUMMON,
)
from manoir.games.halloween.rules.actions import reach
from manoir.games.halloween.rules.evolve import can_evolve
from manoir.games.halloween.rules.fight import is_foe, is_won_without_dice
from manoir.games.halloween.rules.haunt import is_slot_free, may_haunt, may_share
from manoir.games.halloween.rules.rest import discs_in
from manoir.games.halloween.rules.summon import can_summon
from manoir.games.halloween.rules.table import has, sections_of
from manoir.games.halloween.state import State
from manoir.games.halloween.worth import (
    is_last_haunt,
    is_last_token,
    is_wanted,
    lead,
    opened,
)
from manoir.kit import rule
from manoir.kit.mind import Floats


def chances(bonus: int) -> tuple[float, ...]:
    """The chance that one colour's die, with a bonus, beats another's."""
    return tuple(
        sum(mine + bonus > theirs for mine in range(1, a + 1) for theirs in range(1, b + 1))
        / (a * b)
        for a in SIDES
        for b in SIDES
    )


CHANCE, BOLD_CHANCE = chances(0), chances(BOLD_BONUS)


@rule
def win_chance(s: State, ghost: int, foe: int) -> float:
    if is_won_without_dice(s, ghost, foe):
        return 1.0
    pair = 5 * ghost + foe
    return BOLD_CHANCE[pair] if has(s, s.active, BOLD_CARD) else CHANCE[pair]


# ---- which action --------------------------------------------------------------------------------


@rule
def prefer_act(s: State, w: Floats, section: int, action: int) -> float:
    level = reach(s, s.level[s.active, section])
    spare = w[W_SPARE] * level / 4
    if action == SUMMON:
        return w[W_SUMMON] + w[W_BEST_SUMMON] * best_summon(s, level) / 5 - spare
    if action == SCARE:
        poor = 1.0 if s.fear[s.active] < 4 else 0.0
        return w[W_SCARE] + w[W_BEST_SCARE] * strongest(s, level) / 5 + w[W_POOR] * poor
    if action == EVOLVE:
        best = best_evolution(s, level)
        rising = w[W_RISING] * rise(s, section, best) / 4
        return w[W_EVOLVE] + w[W_BEST_EVOLVE] * best / 4 + rising
    if action == MOVE:
        return w[W_MOVE] - spare
    if action == FIGHT:
        return w[W_FIGHT] - spare
    return prefer_to_haunt(s, w, best_haunt(s, level))


@rule
def prefer_to_haunt(s: State, w: Floats, points: int) -> float:
    """The more points the better, but a poor haunting can wait; and the last one ends the game."""
    early = 1.0 if points < s.haunt_points[RED - 1] and s.ending == 0 else 0.0
    closing = w[W_CLOSE] * lead(s, points) if is_last_haunt(s) else 0.0
    return w[W_HAUNT] + w[W_BEST_HAUNT] * points / 10 + w[W_EARLY_HAUNT] * early + closing


@rule
def strongest(s: State, level: int) -> int:
    """The highest level up to this one of which a ghost is in the town."""
    for ghost in range(level, -1, -1):
        if s.reserve[ghost] < 5:
            return ghost + 1
    return 0


@rule
def best_summon(s: State, level: int) -> int:
    for ghost in range(level, -1, -1):
        for building in range(BUILDINGS_N):
            if can_summon(s, building, ghost):
                return ghost + 1
    return 0


@rule
def best_evolution(s: State, level: int) -> int:
    for ghost in range(min(level, RED - 1), -1, -1):
        if can_evolve(s, s.active, ghost):
            return ghost + 1
    return 0


@rule
def rise(s: State, section: int, level: int) -> int:
    """How far a section that has not acted yet, other than the one that acts, could rise."""
    most = 0
    for other in range(sections_of(s)):
        if other != section and s.done[other] == 0:
            most = max(most, level - s.level[s.active, other])
    return most


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
    spare = w[W_SPARE] * s.level[s.active, section] / 4
    return w[W_REST] + (w[W_REST_DISCS] + w[W_REST_SHORT] * short) * discs - spare


# ---- which ghost, section, building --------------------------------------------------------------


@rule
def prefer_loot(s: State, w: Floats, token: int) -> float:
    """The ghost token that comes with it: a new colour, or the one that ends the game."""
    liked = w[W_NEW] if is_wanted(s, token) else 0.0
    return liked + w[W_CLOSE] * lead(s, 0) if is_last_token(s, token) else liked


@rule
def prefer_summon(s: State, w: Floats, building: int, ghost: int) -> float:
    return w[W_STRONG] * ghost / 4 + prefer_loot(s, w, ghost)


@rule
def prefer_mix(s: State, w: Floats, building: int, pair: int) -> float:
    return w[W_STRONG] * pair / 20


@rule
def prefer_scare(s: State, w: Floats, building: int, ghost: int) -> float:
    return w[W_STRONG] * ghost / 4


@rule
def prefer_evolve(s: State, w: Floats, building: int, ghost: int) -> float:
    """A strong one, and where the new colour opens a haunting."""
    opening = w[W_OPENS] * opened(s, building, ghost + 1)
    return w[W_STRONG_EVOLVE] * ghost / 4 + opening + prefer_loot(s, w, ghost + 1)


@rule
def prefer_section(s: State, w: Floats, section: int) -> float:
    """A section that can still act, and haunt; and the lowest."""
    p = s.active
    liked = w[W_RISE_IDLE] if s.done[section] == 0 else 0.0
    liked += w[W_RISE_HAUNT] if s.disc[p, section, HAUNT] == 0 else 0.0
    return liked - w[W_RISE_LOW] * s.level[p, section] / 4


@rule
def prefer_lower(s: State, w: Floats, section: int) -> float:
    return -prefer_section(s, w, section)


@rule
def prefer_move(s: State, w: Floats, building: int, ghost: int) -> float:
    """A strong one, but not the one with which one could haunt where it is."""
    leaves = (
        s.ghosts[building, ghost] == 1
        and s.haunts[s.active, building] == 0
        and is_slot_free(s, building, ghost)
    )
    return w[W_STRONG_MOVE] * ghost / 4 - (w[W_LEAVES] if leaves else 0.0)


@rule
def prefer_go(s: State, w: Floats, building: int) -> float:
    """Where a bonus token lies, where its like are, where it opens a haunting."""
    ghost = s.asked_ghost[s.asked_n - 1]
    liked = w[W_FETCH] if s.bonus_on[building] != NO_BONUS else 0.0
    if s.ghosts[building, ghost] > 0:
        liked += w[W_GATHER]
    return liked + w[W_OPENS] * opened(s, building, ghost)


@rule
def prefer_drift(s: State, w: Floats, building: int) -> float:
    return w[W_DRIFT] + prefer_go(s, w, building)


@rule
def prefer_fighter(s: State, w: Floats, building: int, ghost: int) -> float:
    """The best that it can hope for."""
    best, far = 0.0, has(s, s.active, 35)
    for at in range(BUILDINGS_N):
        if at == building or far:
            for foe in range(RED + 1):
                if is_foe(s, building, ghost, at, foe):
                    hope = w[W_CHANCE] + w[W_LOOT] * foe / 4
                    best = max(best, hope * win_chance(s, ghost, foe))
    return best


@rule
def prefer_target(s: State, w: Floats, building: int, ghost: int) -> float:
    hope = w[W_CHANCE] + w[W_LOOT] * ghost / 4 + prefer_loot(s, w, ghost)
    return hope * win_chance(s, s.fighter, ghost)


@rule
def prefer_haunt(s: State, w: Floats, building: int, ghost: int) -> float:
    return w[W_HAUNT_POINTS] * s.haunt_points[ghost] / 10


@rule
def prefer_take_back(s: State, w: Floats, building: int, ghost: int) -> float:
    """Only a poor haunting is worth taking back."""
    return w[W_HAUNT_POINTS] * (2 - ghost) / 5 - w[W_HAUNT_POINTS]
