"""2 Set-up."""

from __future__ import annotations

from manoir.games.halloween.cards import CARDS, NO_CARD, ON_DISPLAY
from manoir.games.halloween.components import (
    BLUE,
    DISCS,
    FIRST_FEAR,
    GHOSTS_OF_A_COLOUR,
    NEW_BLUES,
    POLICE,
    RED,
    TOKENS_OF_A_COLOUR,
)
from manoir.games.halloween.rules.slots import refill
from manoir.games.halloween.rules.table import put
from manoir.games.halloween.state import State
from manoir.games.halloween.story import displayed, turn_began
from manoir.kit import below, rule


@rule
def ghosts_in_box(s: State, ghost: int) -> int:
    """1.2 Five figures of each colour."""
    return GHOSTS_OF_A_COLOUR


@rule
def tokens_in_box(s: State, token: int) -> int:
    """1.4 Twelve tokens of each colour."""
    return TOKENS_OF_A_COLOUR


@rule
def set_up(s: State) -> None:
    """2.1-2.4 The town, the boards, the cards, the bonus tokens; who begins is drawn by lot."""
    for colour in range(RED + 1):
        s.reserve[colour] = GHOSTS_OF_A_COLOUR
        s.supply[colour] = TOKENS_OF_A_COLOUR
        s.reserve_n += GHOSTS_OF_A_COLOUR
        s.supply_n += TOKENS_OF_A_COLOUR
    put(s, POLICE, BLUE, NEW_BLUES)
    for p in range(s.players):
        s.fear[p] = FIRST_FEAR
        s.discs[p] = DISCS
    if not s.grand_master:
        lay_out_cards(s)
        refill(s)
    s.first = s.active = below(s.rng, s.players)
    turn_began(s, s.active)


@rule
def lay_out_cards(s: State) -> None:
    """2.2 Eight cards: those that were chosen, and others by lot; a chosen one that the lot has
    brought already makes way for another. They lie by number."""
    for place in range(ON_DISPLAY):
        card = s.cards[place]
        while card == NO_CARD or is_on_display(s, card, place):
            card = 1 + below(s.rng, CARDS)
        lay_out(s, card, place)
    for place in range(ON_DISPLAY):
        displayed(s, s.display[place])


@rule
def is_on_display(s: State, card: int, places: int) -> bool:
    for place in range(places):
        if s.display[place] == card:
            return True
    return False


@rule
def lay_out(s: State, card: int, places: int) -> None:
    """Into the row of cards, before the first higher number."""
    at = places
    while at > 0 and s.display[at - 1] > card:
        s.display[at] = s.display[at - 1]
        at -= 1
    s.display[at] = card
