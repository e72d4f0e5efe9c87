"""10 The end of a turn, of a round, and of the game; 12 as Grand Masters have it."""

from __future__ import annotations

from manoir.games.halloween.cards import (
    COLOURED_CARDS,
    FEAR,
    GHOST_TOKENS,
    LOWEST_SECTION,
    NO_CARD,
    ON_DISPLAY,
    POINTS,
    RAINBOWS,
    RED_TOKENS,
    SCORES,
    SECTION_PRIZES,
    UNUSED_HAUNTS,
)
from manoir.games.halloween.components import (
    EMPTY_PILES_TO_END,
    RED,
    SECTIONS_GRAND_MASTER,
    TOKENS_OF_A_COLOUR,
    TRIPLE_POINTS,
)
from manoir.games.halloween.rules.haunt import haunts_left, shared_left
from manoir.games.halloween.rules.slots import clear_slots
from manoir.games.halloween.rules.table import has, sections_of
from manoir.games.halloween.state import State
from manoir.games.halloween.story import (
    cut_short,
    piles_empty,
    scored,
    scored_triples,
    turn_began,
    won,
)
from manoir.kit import rule

Score = tuple[int, int, int, int]  # a row of SCORES


@rule
def pass_on(s: State) -> None:
    """3.6 To the next player; 10.1 the game ends with a round, so that all have had their turns."""
    clear_slots(s)
    clear_turn(s)
    if s.grand_master and s.ending == 0 and has_empty_piles(s):
        s.ending = 1
        piles_empty(s)
    s.active = (s.active + 1) % s.players
    if s.active == s.first:
        s.round += 1
        if s.ending:
            finish(s)
            return
        if s.round == s.rounds:
            cut_short(s)
            finish(s)
            return
    turn_began(s, s.active)


@rule
def clear_turn(s: State) -> None:
    for section in range(SECTIONS_GRAND_MASTER):
        s.done[section] = 0
    for place in range(ON_DISPLAY):
        s.used[s.display[place]] = 0


@rule
def has_empty_piles(s: State) -> bool:
    """12.5 Two piles of ghost tokens."""
    empty = 0
    for token in range(RED + 1):
        if s.supply[token] == 0:
            empty += 1
    return empty >= EMPTY_PILES_TO_END


@rule
def finish(s: State) -> None:
    """10.2 Cards that score at the end, 12.6 or sets of tokens; then all is over."""
    for p in range(s.players):
        if s.grand_master:
            score_triples(s, p)
        else:
            score_cards(s, p)
    s.over = 1
    for p in range(s.players):
        if wins(s, p):
            won(s, p)


@rule
def score_cards(s: State, p: int) -> None:
    for row in SCORES:
        if has(s, p, row[0]):
            points = points_by(s, p, row, 0)
            s.points[p] += points
            scored(s, p, row[0], points)


@rule
def points_by(s: State, p: int, row: Score, more: int) -> int:
    """What a card that scores gives: points for every full set. 14.41 counts points, and `more`
    that were given before."""
    many = counted(s, p, row[1]) + (more if row[1] == POINTS else 0)
    return many // row[2] * row[3]


@rule
def counted(s: State, p: int, what: int) -> int:
    """What a card that scores counts."""
    if what == COLOURED_CARDS:
        return coloured_cards(s, p)
    if what == FEAR:
        return s.fear[p]
    if what == LOWEST_SECTION:
        return SECTION_PRIZES[lowest_section(s, p)]
    if what == GHOST_TOKENS:
        return s.tokens_n[p]
    if what == RED_TOKENS:
        return s.tokens[p, RED]
    if what == UNUSED_HAUNTS:
        return haunts_left(s, p) + shared_left(s, p)
    if what == RAINBOWS:
        return rainbows(s, p)
    return s.points[p]


@rule
def coloured_cards(s: State, p: int) -> int:
    """14.12 By what is printed: card 43 takes nothing away."""
    many = 0
    for place in range(ON_DISPLAY):
        card = s.display[place]
        if card != NO_CARD and s.coloured[card] == 1 and has(s, p, card):
            many += 1
    return many


@rule
def lowest_section(s: State, p: int) -> int:
    """14.22"""
    lowest = RED
    for section in range(sections_of(s)):
        lowest = min(lowest, s.level[p, section])
    return lowest


@rule
def rainbows(s: State, p: int) -> int:
    """14.40 Sets of all five colours."""
    many = TOKENS_OF_A_COLOUR
    for token in range(RED + 1):
        many = min(many, s.tokens[p, token])
    return many


@rule
def score_triples(s: State, p: int) -> None:
    points = TRIPLE_POINTS * triples(s, p)
    s.points[p] += points
    scored_triples(s, p, points)


@rule
def triples(s: State, p: int) -> int:
    """12.6 As many sets of three different tokens as can be made: k sets, if the colours, counted
    up to k each, have 3k tokens."""
    many = 0
    while True:
        tokens = 0
        for token in range(RED + 1):
            tokens += min(s.tokens[p, token], many + 1)
        if tokens < 3 * (many + 1):
            return many
        many += 1


@rule
def score(s: State, p: int) -> int:
    return s.points[p]


@rule
def wins(s: State, p: int) -> bool:
    """10.3 The most points; among equals, the most ghost tokens; else they share it."""
    for q in range(s.players):
        if s.points[q] > s.points[p]:
            return False
        if s.points[q] == s.points[p] and s.tokens_n[q] > s.tokens_n[p]:
            return False
    return True


@rule
def is_over(s: State) -> bool:
    return s.over == 1
