"""Why nobody could ever meet a position; "" if one could."""

from __future__ import annotations

from manoir.games.halloween.cards import NO_CARD
from manoir.games.halloween.components import (
    BLUE,
    BONUS,
    BONUS_COPIES,
    BONUS_SLOTS,
    BUILDING,
    BUILDINGS_N,
    CARDS_TO_END,
    DISCS,
    GHOSTS_OF_A_COLOUR,
    NO_BONUS,
    RED,
    SHARED_TOKENS,
)
from manoir.games.halloween.rules.end import has_empty_piles
from manoir.games.halloween.rules.haunt import haunts_left, shared_left
from manoir.games.halloween.rules.table import room, sections_of
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import DROP


def objects(s: State) -> str:
    return (
        _objects_to_town(s)
        or _objects_to_haunts(s)
        or _objects_to_display(s)
        or _objects_to_bonus(s)
        or next(filter(None, (_objects_to_seat(s, p) for p in range(s.players))), "")
        or _objects_to_time(s)
    )


def _objects_to_town(s: State) -> str:
    for building in range(BUILDINGS_N):
        if room(s, building) < 0:
            return f"ghosts[{BUILDING.show(building)}]: more ghosts than a building takes"
    if s.asked_n == 0 and not s.over:
        if s.reserve[BLUE] == GHOSTS_OF_A_COLOUR:
            return "ghosts: three blue ghosts would have come"
        if s.grand_master and s.reserve[RED] == 0:
            return "ghosts: the five red ghosts would have left"
    return ""


def _objects_to_haunts(s: State) -> str:
    for building in range(BUILDINGS_N):
        marks = [
            m for row in (s.haunts, s.shared) for p in range(s.players) if (m := row[p, building])
        ]
        where = BUILDING.show(building)
        if len(set(marks)) < len(marks):
            return f"haunts: two tokens lie on one colour of {where}"
        shared = [p for p in range(s.players) if s.shared[p, building]]
        if len(shared) > 1:
            return f"shared: two tokens of the shared colour lie in {where}"
    for p in range(s.players):
        many = sum(s.shared[p, b] > 0 for b in range(BUILDINGS_N))
        if many > (SHARED_TOKENS if s.players == 2 else 0):
            return f"shared[{p}]: two players have {SHARED_TOKENS} each, more have none"
    return ""


def _objects_to_display(s: State) -> str:
    shown = [card for card in s.display if card != NO_CARD]
    if shown != sorted(set(shown)):
        return "display: the cards lie by number, each once"
    if s.grand_master and shown:
        return "display: Grand Masters play without cards"
    for p in range(s.players):
        held = [card for card, flag in enumerate(s.holds[p]) if flag]
        if any(card not in shown for card in held):
            return f"holds[{p}]: only cards on display can be occupied"
        if s.cards_n[p] != len(held):
            return f"cards_n[{p}]: {len(held)} cards are occupied"
    return ""


def _objects_to_bonus(s: State) -> str:
    for kind in range(NO_BONUS + 1, len(BONUS)):
        many = s.bonus_out[kind] + s.bonus_on.count(kind)
        many += sum(s.bonus[p, kind] for p in range(s.players))
        if many > BONUS_COPIES:
            name = BONUS.show(kind)
            return f"bonus: {name} lies on the table {many} times, there are {BONUS_COPIES}"
        if s.grand_master and many:
            return "bonus: Grand Masters play without bonus tokens"
    return ""


def _objects_to_seat(s: State, p: int) -> str:
    discs = s.discs[p] + sum(map(sum, s.disc[p])) + s.cards_n[p] + s.blocked[p]
    if discs != DISCS:
        return f"discs[{p}]: {discs} in all places together, there are {DISCS}"
    if s.bonus_n[p] != sum(s.bonus[p]):
        return f"bonus_n[{p}]: {sum(s.bonus[p])} tokens are held"
    one_too_many = DROP in s.asked[: s.asked_n] and p == s.active
    if s.bonus_n[p] + s.blocked[p] > BONUS_SLOTS + one_too_many:
        return f"bonus[{p}]: there are {BONUS_SLOTS} slots"
    for section in range(sections_of(s), len(s.level[p])):
        if s.level[p, section] or any(s.disc[p][section]):
            return f"level[{p}]: a board has {sections_of(s)} sections"
    return ""


def _objects_to_time(s: State) -> str:
    if s.over:
        return "" if s.asked_n == 0 else "asked: nobody is asked when all is over"
    if s.round >= s.rounds:
        return f"round: after {s.rounds} the game is over"
    for p in range(s.players):
        out_of_tokens = haunts_left(s, p) + shared_left(s, p) == 0
        if (out_of_tokens or s.cards_n[p] >= CARDS_TO_END) and not s.ending:
            return f"ending: seat {p} has ended the game"
    if s.grand_master and not s.ending and not any(s.done) and has_empty_piles(s):
        return "ending: two empty piles of ghost tokens have ended the game"
    return ""
