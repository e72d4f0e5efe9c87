"""13 Occupying an action card."""

from __future__ import annotations

from manoir.games.halloween.cards import (
    FRIGHT,
    FRIGHT_CARD,
    NO_CARD,
    OCCUPIED,
    ON_DISPLAY,
    Card,
)
from manoir.games.halloween.components import (
    ACTIONS_N,
    CARDS_TO_END,
    RED,
    Action,
    Section,
    Token,
)
from manoir.games.halloween.rules.gains import gain_tokens, move_tokens, reward
from manoir.games.halloween.rules.prices import (
    can_occupy,
    can_occupy_any,
    price,
    wants_colours,
)
from manoir.games.halloween.rules.rest import discs_in, discs_placed, take_all
from manoir.games.halloween.rules.table import (
    ask,
    ask_seat,
    close,
    has,
    question,
    sections_of,
)
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import (
    COMPENSATE,
    COMPENSATE_AGAIN,
    DISC,
    PAY,
    WISH,
)
from manoir.games.halloween.story import (
    compensated,
    consoled,
    freed,
    last_round,
    occupied,
    paid_token,
)
from manoir.kit import Row, choice, everyone, offer, rule


@rule
def offer_cards(s: State, out: Row) -> None:
    """13.1 Any card on display that one can pay."""
    if can_occupy_any(s, s.active):
        for place in range(ON_DISPLAY):
            if can_occupy(s, s.active, s.display[place]):
                offer(out, occupy(s.display[place]))


@choice("13.1", "occupy {card}", at="card/{card}", seen=everyone)
def occupy(s: State, card: Card) -> None:
    """13.1 At any moment of one's turn."""
    for token in range(RED + 1):
        s.paid[token] = 0
    ask(s, PAY, 0, 0, 0, card)


# ---- 13.2 the price ------------------------------------------------------------------------------


@rule
def offer_payments(s: State, out: Row) -> None:
    """13.2 Token by token; where all of them must go, nobody is asked in which order."""
    p, card = s.active, s.asked_number[s.asked_n - 1]
    owed, payable = price(s, p, card) - tokens_paid(s), 0
    for token in range(RED + 1):
        payable += payable_of(s, p, card, token)
    for token in range(RED + 1):
        if payable_of(s, p, card, token) > 0:
            offer(out, pay(token))
            if payable == owed:
                return


@rule
def payable_of(s: State, p: int, card: int, token: int) -> int:
    """13.2 How many more tokens of a colour may be paid: for a coloured card one of each."""
    if wants_colours(s, p, card):
        return min(1 - s.paid[token], s.tokens[p, token])
    return s.tokens[p, token]


@choice("13.2", "pay {token}", at="token/{token}", seen=everyone)
def pay(s: State, token: Token) -> None:
    p, card = s.active, s.asked_number[s.asked_n - 1]
    move_tokens(s, p, token, -1)
    s.paid[token] += 1
    paid_token(s, p, token, NO_CARD)
    if tokens_paid(s) == price(s, p, card):
        close(s)
        ask(s, DISC, 0, 0, 0, card)


@rule
def tokens_paid(s: State) -> int:
    many = 0
    for token in range(RED + 1):
        many += s.paid[token]
    return many


# ---- 13.3 the disc -------------------------------------------------------------------------------


@rule
def offer_discs(s: State, out: Row) -> None:
    """13.3 One of the supply, or one that lies on an action."""
    if s.discs[s.active] > 0:
        offer(out, give_disc())
    for section in range(sections_of(s)):
        for action in range(ACTIONS_N):
            if s.disc[s.active, section, action] == 1:
                offer(out, give_disc_of(section, action))


@choice("13.3", "disc supply", at="supply", seen=everyone)
def give_disc(s: State) -> None:
    s.discs[s.active] -= 1
    settle_on(s)


@choice("13.3", "disc {section} {action}", at="slot/{section}/{action}", seen=everyone)
def give_disc_of(s: State, section: Section, action: Action) -> None:
    """13.3 Its slot is free again."""
    s.disc[s.active, section, action] = 0
    freed(s, s.active, section, action)
    settle_on(s)


@rule
def settle_on(s: State) -> None:
    """13.4 Points at once, and the card's effect from now on; 14.37 also for what more Fear a Fight
    under way may bring. 10.1 The fifth card ends the game. 14.44 A token of one's choice."""
    p, card = s.active, s.asked_number[close(s)]
    s.holds[p, card] = 1
    s.cards_n[p] += 1
    occupied(s, p, card)
    reward(s, p, OCCUPIED, 0, 0)
    if card == FRIGHT_CARD:
        s.fright = min(s.fright, FRIGHT - 1)
    if s.cards_n[p] == CARDS_TO_END and s.ending == 0:
        s.ending = 1
        last_round(s, p)
    if has(s, p, 44):
        ask(s, WISH, 0, 0, 0, 0)
    for back in range(1, s.players):
        q = (p + s.players - back) % s.players
        if has(s, q, card):
            ask_seat(s, COMPENSATE, q, 0, 0, 0, card)


# ---- 13.5 those who were there before ------------------------------------------------------------


@rule
def offer_compensation(s: State, out: Row) -> None:
    """13.5 A point, or the discs of a section; 11.3 the second section of two players has no
    choice left but of which."""
    p = s.asked_seat[s.asked_n - 1]
    if question(s) == COMPENSATE:
        offer(out, take_points())
    for section in range(sections_of(s)):
        if discs_in(s, p, section) > 0:
            offer(out, take_discs(section))


@choice({"compensate": "13.5"}, "take points", at="points", seen=everyone)
def take_points(s: State) -> None:
    """13.5 One point; 11.3 two, if two play."""
    at = close(s)
    p, points = s.asked_seat[at], 2 if s.players == 2 else 1
    s.points[p] += points
    compensated(s, p, points, s.asked_number[at])


@choice(
    {"compensate": "13.5", "compensate-again": "11.3"},
    "take discs {section}",
    at="section/{section}",
    seen=everyone,
)
def take_discs(s: State, section: Section) -> None:
    """13.5 This is no Rest. 11.3 If two play, those of a second section too."""
    again = question(s) == COMPENSATE and s.players == 2
    at = close(s)
    p, card = s.asked_seat[at], s.asked_number[at]
    consoled(s, p, section, take_all(s, p, section), card)
    if again and discs_placed(s, p) > 0:
        ask_seat(s, COMPENSATE_AGAIN, p, 0, 0, 0, card)


@rule
def offer_wishes(s: State, out: Row) -> None:
    for token in range(RED + 1):
        if s.supply[token] > 0:
            offer(out, wish(token))


@choice("14.44", "wish {token}", at="supply/{token}", seen=everyone)
def wish(s: State, token: Token) -> None:
    """14.44 A token of one's choice."""
    close(s)
    gain_tokens(s, s.active, token, 1, 44)
