"""How much a bot likes what cards, tokens and dice add, by habit."""

from __future__ import annotations

from manoir.games.halloween.cards import OCCUPIED_POINTS
from manoir.games.halloween.components import ACTIONS_N, CARDS_TO_END, SIDES
from manoir.games.halloween.habits import (
    CARD_WORTH,
    PARTNER_WORTH,
    W_BONUS,
    W_CARD,
    W_CHAIN,
    W_CLOSE,
    W_DIFFERENCE,
    W_KEEP_SUPPLY,
    W_OCCUPY,
    W_PLENTY,
    W_POINTS_NOW,
    W_REROLL,
    W_SCORES,
    W_USE,
)
from manoir.games.halloween.rules.rest import discs_in
from manoir.games.halloween.state import State
from manoir.games.halloween.worth import lateness, lead, partners, scored_by
from manoir.kit import rule
from manoir.kit.mind import Floats


@rule
def prefer_occupy(s: State, w: Floats, card: int) -> float:
    """What a card is worth by itself and beside the other seven, while there is time to use it;
    what it would score now; and the fifth card ends the game."""
    p = s.active
    gain = OCCUPIED_POINTS + scored_by(s, p, card)
    worth = CARD_WORTH[card] + PARTNER_WORTH * partners(s, p, card)
    closing = s.cards_n[p] == CARDS_TO_END - 1 and s.ending == 0
    liked = w[W_OCCUPY] + w[W_CARD] * worth * (1.0 - lateness(s)) + w[W_SCORES] * gain / 10
    return liked + w[W_CLOSE] * lead(s, gain) if closing else liked


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
    """One's own die where it shows little, the other one where it shows much; three more are liked
    as a new throw is."""
    share = s.face[die] / SIDES[s.die[die]]
    return w[W_REROLL] + (0.5 - share if die < s.own_dice else share - 0.5)
