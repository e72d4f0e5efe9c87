"""What a bot knows of Halloween: how it likes each choice, and what its prospects hang on.

The numbers in mind.json were found by self-play: the weights of the preferences by trying, those of
the estimate, and with them what each card is worth, by fitting played games. Grand Masters like
other choices (habits.py), but their prospects hang on the same things.
"""

from __future__ import annotations

from collections.abc import Callable

from manoir.games.halloween import liking, liking_cards
from manoir.games.halloween.cards import CARDS, NO_CARD, ON_DISPLAY
from manoir.games.halloween.components import BUILDINGS_N, DISCS, HAUNT_TOKENS, RED
from manoir.games.halloween.habits import FOUND, HABITS, counting, note_weights
from manoir.games.halloween.rules.haunt import is_slot_free
from manoir.games.halloween.rules.prices import colours_held
from manoir.games.halloween.rules.table import has, question, sections_of
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import DICE, DIFFERENCE
from manoir.games.halloween.worth import end_points, lateness, partners, tokens_left
from manoir.kit import rule
from manoir.kit.mind import Floats, Mind

OF_SEAT = (
    "points fear tokens colours levels top haunts-left end-points cards discs bonus near-haunts "
    "turn late-points late-fear late-tokens late-levels late-haunts ending-points done partners"
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
    x[6] = tokens_left(s, p) / HAUNT_TOKENS
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
            x[20] += (1.0 - late) * partners(s, p, card)
            x[FIRST_CARD + card - 1] = 1.0 - late


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


PREFERENCES: dict[str, Callable[..., float]] = {
    "act": liking.prefer_act,
    "rest": liking.prefer_rest,
    "summon": liking.prefer_summon,
    "mix": liking.prefer_mix,
    "scare": liking.prefer_scare,
    "evolve": liking.prefer_evolve,
    "lift_to": liking.prefer_section,
    "lift": liking.prefer_section,
    "buy_level": liking.prefer_section,
    "lower": liking.prefer_lower,
    "move": liking.prefer_move,
    "go": liking.prefer_go,
    "drift": liking.prefer_drift,
    "attack_with": liking.prefer_fighter,
    "attack": liking.prefer_target,
    "haunt": liking.prefer_haunt,
    "haunt_shared": liking.prefer_haunt,
    "take_back": liking.prefer_take_back,
    "occupy": liking_cards.prefer_occupy,
    "pay": liking_cards.prefer_pay,
    "wish": liking_cards.prefer_token,
    "buy_token": liking_cards.prefer_token,
    "give_disc": liking_cards.prefer_give_disc,
    "take_points": liking_cards.prefer_points,
    "take_discs": liking_cards.prefer_discs,
    "use": liking_cards.prefer_use,
    "use_bonus": liking_cards.prefer_bonus,
    "chain": liking_cards.prefer_chain,
    "guess": liking_cards.prefer_guess,
    "take_difference": liking_cards.prefer_difference,
    "reroll_for_fear": liking_cards.prefer_reroll,
    "reroll": liking_cards.prefer_reroll,
    "add_three": liking_cards.prefer_reroll,
}


def mind() -> Mind[State]:
    return Mind(
        weights=FOUND["weights"],
        estimate=[FOUND["estimate"][name] for name in FEATURES],
        preferences=PREFERENCES,
        features=features,
        features_named=FEATURES,
        outcome=outcome,
        win_only=True,
        ponder=note_weights,
        notes=HABITS,
        counting=counting,
    )
