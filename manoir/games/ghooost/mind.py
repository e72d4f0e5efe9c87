"""What a bot knows of Ghooost!: how it likes each choice, and what its prospects hang on.

The numbers in mind.json were found by self-play: the weights of the preferences by trying, those of
the estimate by fitting played games.
"""

from __future__ import annotations

import json
from pathlib import Path

from manoir.games.ghooost.components import (
    COPY,
    HIGHEST,
    IGOR,
    KITTY,
    LOWEST,
    NOTHING,
    QUARTET,
    SCOOTY,
    SKELETUM,
    TWIST,
)
from manoir.games.ghooost.rules import (
    equal_on_top,
    ghost_on_top,
    is_midnight,
    is_scary,
    is_valid,
)
from manoir.games.ghooost.state import State
from manoir.kit import rule
from manoir.kit.mind import Floats, Mind
from manoir.kit.quick import mixed

# ---- preferences: the places of their weights ----------------------------------------------------

(
    RID,  # cards one gets rid of
    VALUE,  # the higher the ghost, after midnight
    VALUE_EARLY,  # and before it
    COPIES,  # each Miss Copy spent
    SWEEP,  # the cemetery is discarded
    SWEPT,  # each card in it
    STUCK,  # one must act again and holds nothing that goes on it
    FLOW,  # one must act again and can
    SPLIT,  # some of the kind stay in hand
    SPARE_SCOOTY,
    SPARE_SCARY,
    LAST,  # the hand is empty then
    KITTY_PLAYED,
    KITTY_EARLY,
    TAKEN,
    TAKEN_EARLY,
    TAKEN_CARDS,  # each card taken
    TAKEN_CARDS_EARLY,
    LUCK,
    LUCK_CHANCE,  # the more ghosts go on the top
    OPENED,
    OPENED_CHANCE,
) = range(22)


@rule
def prefer_play(s: State, w: Floats, ghost: int, many: int, copies: int) -> float:
    p, total = s.actor, many + copies
    liked = w[RID] * many + w[COPIES] * copies
    liked += (w[VALUE] if is_midnight(s) else w[VALUE_EARLY]) * ghost / HIGHEST
    sweeps = ghost == SKELETUM or makes_quartet(s, ghost, total)
    if sweeps:
        liked += w[SWEEP] + w[SWEPT] * s.cemetery_n
    if sweeps or total >= 2:
        top = NOTHING if sweeps else ghost
        liked += w[FLOW] if goes_on(s, p, ghost, many, copies, top) else w[STUCK]
    if s.hand[p, ghost] > many:
        liked += w[SPLIT]
    if ghost == SCOOTY:
        liked += w[SPARE_SCOOTY]
    if is_scary(ghost):
        liked += w[SPARE_SCARY]
    if s.hand_n[p] == total:
        liked += w[LAST]
    return liked


@rule
def makes_quartet(s: State, ghost: int, total: int) -> bool:
    if total >= QUARTET:
        return True
    return ghost == ghost_on_top(s) and total + equal_on_top(s, ghost) >= QUARTET


@rule
def goes_on(s: State, p: int, ghost: int, many: int, copies: int, top: int) -> bool:
    """Whether something is left in hand that could follow, or nothing is left at all."""
    if s.hand_n[p] == many + copies or s.hand[p, KITTY] > 0:
        return True
    for other in range(LOWEST, HIGHEST + 1):
        left = s.hand[p, other] - (many if other == ghost else 0)
        if left > 0 and is_valid(other, left, top):
            return True
    return False


@rule
def prefer_play_kitty(s: State, w: Floats) -> float:
    return w[KITTY_PLAYED] if is_midnight(s) else w[KITTY_EARLY]


@rule
def prefer_take(s: State, w: Floats) -> float:
    if is_midnight(s):
        return w[TAKEN] + w[TAKEN_CARDS] * s.cemetery_n
    return w[TAKEN_EARLY] + w[TAKEN_CARDS_EARLY] * s.cemetery_n


@rule
def prefer_try_luck(s: State, w: Floats) -> float:
    return w[LUCK] + w[LUCK_CHANCE] * SHARE_THAT_GOES_ON[ghost_on_top(s)]


@rule
def prefer_open_mansion(s: State, w: Floats) -> float:
    return w[OPENED] + w[OPENED_CHANCE] * SHARE_THAT_GOES_ON[ghost_on_top(s)]


# Of the ghosts 1 to 14, how many may lie on the one on top, or on nothing. A table, because a
# search asks it millions of times a second.
SHARE_THAT_GOES_ON = tuple(
    sum(is_valid(ghost, 1, top) for ghost in range(LOWEST, HIGHEST + 1)) / HIGHEST
    for top in range(HIGHEST + 1)
)


# ---- the estimate: what makes it likely to be last -----------------------------------------------

FEATURES = (
    "out hand mansion late-hand late-mansion low copies scooty scary high kinds pairs skeletum "
    "turn boos points"
).split()


@rule
def features(s: State, p: int, x: Floats) -> None:
    late = 1.0 if is_midnight(s) else 0.0
    x[0] = 1.0 if s.place[p] != 0 else 0.0
    x[1] = s.hand_n[p] / 10
    x[2] = s.mansion_n[p] / 10
    x[3] = late * s.hand_n[p] / 10
    x[4] = late * s.mansion_n[p] / 10
    x[5] = x[9] = x[10] = x[11] = 0.0
    for ghost in range(LOWEST, HIGHEST + 1):
        many = s.hand[p, ghost]
        if many > 0:
            x[10] += 0.1
            if ghost != SCOOTY and ghost < TWIST:
                x[5] += many / 10
            if ghost > IGOR:
                x[9] += many / 10
            if many > 1:
                x[11] += 0.1
    x[6] = s.hand[p, COPY] / 4
    x[7] = s.hand[p, SCOOTY] / 4
    x[8] = (s.hand[p, 3] + s.hand[p, IGOR]) / 4
    x[12] = s.hand[p, SKELETUM] / 4
    x[13] = 1.0 if s.actor == p else 0.0
    x[14] = s.boos[p]
    x[15] = s.points[p] / 2


@rule
def forget(s: State, viewer: int, share: float, salt: int) -> None:
    """A careless player no longer knows some of what went into the hands of others; what is
    forgotten stays forgotten for the match."""
    for p in range(s.players):
        for ghost in range(COPY + 1):
            if p != viewer and mixed(salt * 4096 + p * 64 + ghost) < share * 4294967296.0:
                s.known[p, ghost] = 0


def mind() -> Mind[State]:
    found = json.loads(Path(__file__).with_name("mind.json").read_text(encoding="utf-8"))
    return Mind(
        weights=found["weights"],
        estimate=[found["estimate"][name] for name in FEATURES],
        preferences={
            "play": prefer_play,
            "play_kitty": prefer_play_kitty,
            "take": prefer_take,
            "try_luck": prefer_try_luck,
            "open_mansion": prefer_open_mansion,
        },
        features=features,
        features_named=FEATURES,
        last_loses=True,
        worth=(-1, 1),
        forget=forget,
    )
