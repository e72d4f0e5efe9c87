"""What a bot reads from the table: how near the end is and who leads, what is worth having, and
which cards go together."""

from __future__ import annotations

from manoir.games.halloween.cards import CARDS, COLOURED, NO_CARD, ON_DISPLAY, SCORES
from manoir.games.halloween.components import (
    CARDS_TO_END,
    HAUNT_TOKENS,
    RED,
    SHARED_TOKENS,
    TOKENS_OF_A_COLOUR,
    TRIPLE_POINTS,
)
from manoir.games.halloween.rules.end import points_by, triples
from manoir.games.halloween.rules.haunt import (
    haunts_left,
    is_slot_free,
    may_haunt,
    may_share,
    shared_left,
)
from manoir.games.halloween.rules.table import has
from manoir.games.halloween.state import State
from manoir.kit import rule

# ---- the end -------------------------------------------------------------------------------------


@rule
def tokens_left(s: State, p: int) -> int:
    return haunts_left(s, p) + shared_left(s, p)


@rule
def lateness(s: State) -> float:
    """How near the end is, from 0 to 1, by whoever is nearest to it."""
    if s.ending:
        return 1.0
    late = lateness_of_piles(s) if s.grand_master else 0.0
    all_tokens = HAUNT_TOKENS + SHARED_TOKENS if s.players == 2 else HAUNT_TOKENS
    for p in range(s.players):
        late = max(late, s.cards_n[p] / CARDS_TO_END)
        late = max(late, 1.0 - tokens_left(s, p) / all_tokens)
    return late


@rule
def lateness_of_piles(s: State) -> float:
    """12.5 Two piles must be empty: how far the second of them is."""
    least, second = TOKENS_OF_A_COLOUR, TOKENS_OF_A_COLOUR
    for token in range(RED + 1):
        if s.supply[token] < least:
            second, least = least, s.supply[token]
        elif s.supply[token] < second:
            second = s.supply[token]
    return 1.0 - second / TOKENS_OF_A_COLOUR


@rule
def end_points(s: State, p: int) -> int:
    """What one's cards, or sets of tokens, would score now."""
    if s.grand_master:
        return TRIPLE_POINTS * triples(s, p)
    points = 0
    for row in SCORES:
        if has(s, p, row[0]):
            points += points_by(s, p, row, points)
    return points


@rule
def end_prospects(s: State, p: int) -> float:
    """The same, with a share for a set of three that a Grand Master has begun."""
    if not s.grand_master:
        return float(end_points(s, p))
    sets = triples(s, p)
    tokens = 0
    for token in range(RED + 1):
        tokens += min(s.tokens[p, token], sets + 1)
    return TRIPLE_POINTS * tokens / 3


@rule
def lead(s: State, points: int) -> float:
    """By how much the active player would lead, with so many points more, if the game were over:
    from -1 to 1."""
    best = 0
    for p in range(s.players):
        if p != s.active:
            best = max(best, s.points[p] + end_points(s, p))
    ahead = s.points[s.active] + end_points(s, s.active) + points - best
    return min(1.0, max(-1.0, ahead / 10))


@rule
def is_last_haunt(s: State) -> bool:
    """10.1 Whether the next haunting would end the game."""
    return s.ending == 0 and tokens_left(s, s.active) == 1


@rule
def is_last_token(s: State, token: int) -> bool:
    """12.5 Whether taking this ghost token would."""
    empty = 0
    for other in range(RED + 1):
        if s.supply[other] == 0:
            empty += 1
    return bool(s.grand_master) and s.ending == 0 and s.supply[token] == 1 and empty == 1


# ---- the town ------------------------------------------------------------------------------------


@rule
def opened(s: State, building: int, ghost: int) -> float:
    """The points, a tenth of them, of a haunting that is possible to the active player as soon as
    such a ghost comes."""
    free = may_haunt(s, building) or may_share(s, building)
    if free and s.ghosts[building, ghost] == 0 and is_slot_free(s, building, ghost):
        return s.haunt_points[ghost] / 10
    return 0.0


@rule
def is_wanted(s: State, token: int) -> bool:
    """A colour that one has not; 12.6 for a Grand Master, one that a further set of three lacks."""
    p = s.active
    if s.supply[token] == 0:
        return False
    return s.tokens[p, token] <= (triples(s, p) if s.grand_master else 0)


# ---- cards that go together ----------------------------------------------------------------------

FIGHTERS = (3, 5, 11, 16, 17, 20, 25, 28, 35, 36)
SUMMONERS = (9, 24, 32, 34, 45)
MOVERS = (2, 10, 15, 17, 23, 24, 38)
# Each line: cards that bring something, and cards that make use of it.
TOGETHER = (
    (FIGHTERS, FIGHTERS),
    (SUMMONERS, SUMMONERS),
    (MOVERS, MOVERS),
    ((11, 18, 19, 23, 36, 51), (13, 16, 21, 30, 37, 48)),  # Fear
    ((6, 8, 9, 10, 28, 30, 33, 44), (26, 27, 40, 42, 44, 47, 50)),  # ghost tokens
    ((13,), (29, 42)),  # evolutions
    ((7, 14, 19), (7, 14, 19)),  # rests and discs
    ((1, 34, 46), (18, 49)),  # hauntings
    ((48, 49), (22,)),  # levels
    ((3, 29, 32, 37, 42), (41,)),  # points
    ((12, 43), COLOURED),
    ((47,), tuple(card for card in range(1, CARDS + 1) if card not in COLOURED)),
)


def partners_of(card: int) -> int:
    """The cards that go with one, as bits."""
    found = set()
    for givers, takers in TOGETHER:
        found |= set(takers) if card in givers else set()
        found |= set(givers) if card in takers else set()
    return sum(1 << other for other in found - {card})


PARTNERS = tuple(partners_of(card) for card in range(CARDS + 1))


@rule
def partners(s: State, p: int, card: int) -> float:
    """How many of the other seven go with a card: those that one occupies, and half those that one
    may still occupy."""
    many = 0.0
    for place in range(ON_DISPLAY):
        other = s.display[place]
        if other != NO_CARD and (PARTNERS[card] >> other) & 1 == 1:
            many += 1.0 if has(s, p, other) else 0.5
    return many


@rule
def scored_by(s: State, p: int, card: int) -> int:
    """What a card that scores would score now."""
    for row in SCORES:
        if row[0] == card:
            return points_by(s, p, row, 0)
    return 0
