"""What a bot knows of Halloween: how it likes each choice, and what its prospects hang on.

The numbers in mind.json were found by self-play: the weights of the preferences by trying, those of
the estimate, and with them what each card is worth, by fitting played games. Grand Masters like
other choices (habits.py), and what their prospects hang on has weights of its own.
"""

from __future__ import annotations

from collections.abc import Callable

from manoir.games.halloween import liking, liking_cards
from manoir.games.halloween.cards import CARDS, NO_CARD, ON_DISPLAY
from manoir.games.halloween.components import BUILDINGS_N, DISCS, HAUNT_TOKENS
from manoir.games.halloween.habits import FOUND, HABITS, counting, note_weights
from manoir.games.halloween.rules.haunt import is_slot_free
from manoir.games.halloween.rules.prices import colours_held
from manoir.games.halloween.rules.table import has, question, sections_of
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import DICE, DIFFERENCE
from manoir.games.halloween.worth import (
    end_points,
    end_prospects,
    lateness,
    partners,
    tokens_left,
)
from manoir.kit import rule
from manoir.kit.mind import Floats, Mind

OF_SEAT = (
    "points fear tokens colours levels top haunts-left end-points discs near-haunts "
    "late-points late-fear late-tokens late-levels late-haunts ending-points"
).split()
OF_CARDS = [f"card-{card}" for card in range(1, CARDS + 1)]
STANDARD = [*OF_SEAT, "turn", "done", "cards", "bonus", "partners", *OF_CARDS]
GRAND_MASTER = [*OF_SEAT, "ahead", "late-ahead", "late-end-points"]
FEATURES = [*STANDARD, *(f"master-{name}" for name in GRAND_MASTER)]
END_POINTS = OF_SEAT.index("end-points")
MORE = len(OF_SEAT)
FIRST_CARD = STANDARD.index("card-1")
MASTER = len(STANDARD)
ALL = len(FEATURES)


@rule
def features(s: State, p: int, x: Floats) -> None:
    """Those of the standard game or those of a Grand Master; the others are 0."""
    for k in range(ALL):
        x[k] = 0.0
    late = lateness(s)
    if s.grand_master:
        describe_seat(s, p, late, x, MASTER)
        describe_master(s, p, late, x, MASTER + MORE)
    else:
        describe_seat(s, p, late, x, 0)
        describe_standard(s, p, late, x, MORE)


@rule
def describe_seat(s: State, p: int, late: float, x: Floats, at: int) -> None:
    """What both forms of the game have in common: OF_SEAT."""
    levels, top = 0, 0
    for section in range(sections_of(s)):
        levels += s.level[p, section]
        top = max(top, s.level[p, section])
    x[at] = s.points[p] / 10
    x[at + 1] = s.fear[p] / 10
    x[at + 2] = s.tokens_n[p] / 5
    x[at + 3] = colours_held(s, p) / 5
    x[at + 4] = levels / 8
    x[at + 5] = top / 4
    x[at + 6] = tokens_left(s, p) / HAUNT_TOKENS
    x[at + 7] = end_prospects(s, p) / 10
    x[at + 8] = s.discs[p] / DISCS
    x[at + 9] = near_haunts(s, p) / 20
    x[at + 10] = x[at] * late
    x[at + 11] = x[at + 1] * late
    x[at + 12] = x[at + 2] * late
    x[at + 13] = x[at + 4] * late
    x[at + 14] = x[at + 6] * late
    x[at + 15] = (s.points[p] + end_points(s, p)) / 10 * s.ending


@rule
def describe_standard(s: State, p: int, late: float, x: Floats, at: int) -> None:
    """Whose turn it is, and the cards: what a card is worth fades towards the end."""
    if s.active == p:
        x[at] = 1.0
        for section in range(sections_of(s)):
            x[at + 1] += s.done[section] / 3
    x[at + 2] = s.cards_n[p] / 5
    x[at + 3] = s.bonus_n[p] / 3
    for place in range(ON_DISPLAY):
        card = s.display[place]
        if card != NO_CARD and has(s, p, card):
            x[at + 4] += (1.0 - late) * partners(s, p, card)
            x[FIRST_CARD + card - 1] = 1.0 - late


@rule
def describe_master(s: State, p: int, late: float, x: Floats, at: int) -> None:
    """What is left of the round, and late in the game the sets of tokens."""
    x[at] = turn_ahead(s, p)
    x[at + 1] = x[at] * late
    x[at + 2] = x[MASTER + END_POINTS] * late


@rule
def turn_ahead(s: State, p: int) -> float:
    """How much of its turn in this round a seat has still ahead, from 0 to 1: whoever has played
    has got points for which the others' turns are yet to come."""
    if p == s.active:
        left = 0
        for section in range(sections_of(s)):
            left += 1 - s.done[section]
        return left / sections_of(s)
    place = (p - s.first + s.players) % s.players
    return 1.0 if place > (s.active - s.first + s.players) % s.players else 0.0


@rule
def near_haunts(s: State, p: int) -> int:
    """The points that wait for one's best section, building by building."""
    level = 0
    for section in range(sections_of(s)):
        level = max(level, s.level[p, section])
    total = 0
    for building in range(BUILDINGS_N):
        if s.haunts[p, building] == 0:
            for ghost in range(level, -1, -1):
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
