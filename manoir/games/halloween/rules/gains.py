"""1.4 Points, Fear and ghost tokens: what somebody receives, and which cards add to it."""

from __future__ import annotations

from manoir.games.halloween.cards import (
    FRIGHT,
    FRIGHT_CARD,
    FRIGHT_POINTS,
    NO_CARD,
    ORANGE_CARD,
    ORANGE_POINTS,
    REWARDS,
)
from manoir.games.halloween.components import ORANGE
from manoir.games.halloween.rules.table import has
from manoir.games.halloween.state import State
from manoir.games.halloween.story import got_fear, got_points, got_tokens, paid_fear
from manoir.kit import rule


@rule
def reward(s: State, p: int, occasion: int, ghost: int, before: int) -> int:
    """What the rules and somebody's cards give on an occasion, by the table REWARDS. Its Fear is
    one gain with what the same action gave `before`; how much it was."""
    fear = 0
    for row in REWARDS:
        if row[0] == occasion and (row[1] == NO_CARD or has(s, p, row[1])):
            if row[2] > 0:
                gain_points(s, p, row[2], row[1])
            if row[3] + row[4] > 0:
                more = row[3] + row[4] * (ghost + 1)
                add_fear(s, p, more, row[1])
                fear += more
            if row[5] > 0:
                gain_tokens(s, p, ghost, row[5], row[1])
    frighten(s, p, before, fear)
    return fear


@rule
def gain_points(s: State, p: int, points: int, card: int) -> None:
    s.points[p] += points
    got_points(s, p, points, card)


@rule
def gain_fear(s: State, p: int, many: int, before: int, card: int) -> None:
    """Fear by one action, or more of it."""
    add_fear(s, p, many, card)
    frighten(s, p, before, many)


@rule
def add_fear(s: State, p: int, many: int, card: int) -> None:
    s.fear[p] += many
    got_fear(s, p, many, card)


@rule
def frighten(s: State, p: int, before: int, many: int) -> None:
    """14.37 A point, once, for an action that gave 2 Fear or more."""
    if before < FRIGHT <= before + many and has(s, p, FRIGHT_CARD):
        gain_points(s, p, FRIGHT_POINTS, FRIGHT_CARD)


@rule
def gain_tokens(s: State, p: int, token: int, wanted: int, card: int) -> None:
    """4.3 As many as the supply has. 14.42 Orange ones are worth points."""
    many = min(wanted, s.supply[token])
    if many > 0:
        move_tokens(s, p, token, many)
        got_tokens(s, p, token, many, card)
        if token == ORANGE and has(s, p, ORANGE_CARD):
            gain_points(s, p, ORANGE_POINTS * many, ORANGE_CARD)


@rule
def move_tokens(s: State, p: int, token: int, many: int) -> None:
    """From the supply to somebody, or back where `many` is negative."""
    s.tokens[p, token] += many
    s.tokens_n[p] += many
    s.supply[token] -= many
    s.supply_n -= many


@rule
def pay_fear(s: State, p: int, many: int, card: int) -> None:
    s.fear[p] -= many
    if many > 0:
        paid_fear(s, p, many, card)
