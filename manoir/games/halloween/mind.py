"""What a bot knows of Halloween: how it likes each choice, and what its prospects hang on.

The numbers in mind.json were found by self-play: the weights of the preferences by trying, those of
the estimate, and with them what each card is worth, by fitting played games.
"""

from __future__ import annotations

from manoir.games.halloween.cards import CARDS, NO_CARD, ON_DISPLAY, SCORES
from manoir.games.halloween.components import (
    BUILDINGS_N,
    DISCS,
    HAUNT_TOKENS,
    RED,
    TRIPLE_POINTS,
)
from manoir.games.halloween.liking import FOUND, PREFERENCES
from manoir.games.halloween.rules.end import counted, triples
from manoir.games.halloween.rules.haunt import haunts_left, is_slot_free, shared_left
from manoir.games.halloween.rules.prices import colours_held
from manoir.games.halloween.rules.table import has, question, sections_of
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import DICE, DIFFERENCE
from manoir.kit import rule
from manoir.kit.mind import Floats, Mind

OF_SEAT = (
    "points fear tokens colours levels top haunts-left end-points cards discs bonus near-haunts "
    "turn late-points late-fear late-tokens late-levels late-haunts ending-points done"
).split()
FEATURES = [*OF_SEAT, *(f"card-{card}" for card in range(1, CARDS + 1))]
FIRST_CARD = len(OF_SEAT)
ALL = len(FEATURES)


@rule
def features(s: State, p: int, x: Floats) -> None:
    for k in range(ALL):
        x[k] = 0.0
    late = lateness(s)
    x[0] = s.points[p] / 10
    x[1] = s.fear[p] / 10
    x[2] = s.tokens_n[p] / 5
    x[3] = colours_held(s, p) / 5
    for section in range(sections_of(s)):
        x[4] += s.level[p, section] / 8
        x[5] = max(x[5], s.level[p, section] / 4)
    x[6] = (haunts_left(s, p) + shared_left(s, p)) / HAUNT_TOKENS
    x[7] = end_points(s, p) / 10
    x[8] = s.cards_n[p] / 5
    x[9] = s.discs[p] / DISCS
    x[10] = s.bonus_n[p] / 3
    x[11] = near_haunts(s, p) / 20
    x[12] = 1.0 if s.active == p else 0.0
    x[13] = x[0] * late
    x[14] = x[1] * late
    x[15] = x[2] * late
    x[16] = x[4] * late
    x[17] = x[6] * late
    x[18] = (x[0] + x[7]) * s.ending
    if s.active == p:
        for section in range(sections_of(s)):
            x[19] += s.done[section] / 3
    for place in range(ON_DISPLAY):
        card = s.display[place]
        if card != NO_CARD and has(s, p, card):
            x[FIRST_CARD + card - 1] = 1.0 - late


@rule
def lateness(s: State) -> float:
    """How near the end is, from 0 to 1, by whoever is nearest to it."""
    if s.ending:
        return 1.0
    late = 0.0
    for p in range(s.players):
        late = max(late, s.cards_n[p] / 5)
        left = haunts_left(s, p) + shared_left(s, p)
        all_tokens = 8.0 if s.players == 2 else 6.0
        late = max(late, 1.0 - left / all_tokens)
    return late


@rule
def end_points(s: State, p: int) -> int:
    """What one's cards, or sets of tokens, would score now."""
    if s.grand_master:
        return TRIPLE_POINTS * triples(s, p)
    points = 0
    for row in SCORES:
        if has(s, p, row[0]):
            points += counted(s, p, row[1]) // row[2] * row[3]
    return points


@rule
def near_haunts(s: State, p: int) -> int:
    """The points that wait for one's best section, building by building."""
    level = 0
    for section in range(sections_of(s)):
        level = max(level, s.level[p, section])
    total = 0
    for building in range(BUILDINGS_N):
        if s.haunts[p, building] == 0:
            for ghost in range(min(level, RED), -1, -1):
                if s.ghosts[building, ghost] > 0 and is_slot_free(s, building, ghost):
                    total += s.haunt_points[ghost]
                    break
    return total


@rule
def outcome(s: State) -> int:
    """What is asked, and what the dice show that one is asked about: other worlds, other plans."""
    step = question(s)
    if step == DICE or step == DIFFERENCE:
        return 64 + 13 * s.face[0] + s.face[1]
    return step + 1


def mind() -> Mind[State]:
    return Mind(
        weights=FOUND["weights"],
        estimate=[FOUND["estimate"][name] for name in FEATURES],
        preferences=PREFERENCES,
        features=features,
        features_named=FEATURES,
        outcome=outcome,
        win_only=True,
    )
