"""13 What an action card costs, and who can pay for it."""

from __future__ import annotations

from manoir.games.halloween.cards import CARD_PRICE, NO_CARD, ON_DISPLAY
from manoir.games.halloween.components import RED
from manoir.games.halloween.rules.table import has
from manoir.games.halloween.state import State
from manoir.kit import rule


@rule
def wants_colours(s: State, p: int, card: int) -> bool:
    """13.2 Whether its price is in different colours. 14.43 Not for whoever treats it as grey."""
    return s.coloured[card] == 1 and not has(s, p, 43)


@rule
def price(s: State, p: int, card: int) -> int:
    """13.2 Three tokens. 14.47 A grey card costs one less; a coloured one too, for whoever has all
    the grey ones."""
    if has(s, p, 47) and (not wants_colours(s, p, card) or has_every_grey_card(s, p)):
        return CARD_PRICE - 1
    return CARD_PRICE


@rule
def has_every_grey_card(s: State, p: int) -> bool:
    for place in range(ON_DISPLAY):
        card = s.display[place]
        if card != NO_CARD and s.coloured[card] == 0 and not has(s, p, card):
            return False
    return True


@rule
def colours_held(s: State, p: int) -> int:
    many = 0
    for token in range(RED + 1):
        if s.tokens[p, token] > 0:
            many += 1
    return many


@rule
def can_occupy(s: State, p: int, card: int) -> bool:
    """13.1 A card on which one is not yet, 13.2 for which one has the tokens."""
    if card == NO_CARD or has(s, p, card) or s.tokens_n[p] < CARD_PRICE - 1:
        return False
    held = colours_held(s, p) if wants_colours(s, p, card) else s.tokens_n[p]
    return held >= price(s, p, card)


@rule
def can_occupy_any(s: State, p: int) -> bool:
    """13.3 There is always a disc for it: of twelve, seven at most lie on cards and three on bonus
    slots."""
    if s.tokens_n[p] < CARD_PRICE - 1:
        return False
    for place in range(ON_DISPLAY):
        if can_occupy(s, p, s.display[place]):
            return True
    return False
