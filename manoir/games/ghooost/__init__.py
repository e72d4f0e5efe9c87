"""GHOOOST! by Richard Garfield (IELLO, 2013), for two to six players.

Every player owns a haunted mansion and chases its ghosts away with scarier ones. Before midnight
one trades bad cards for good, after it one empties hand and mansion; the last to do so loses.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from manoir.games.ghooost import rules
from manoir.games.ghooost.components import (
    CARDS,
    COPY,
    GHOST,
    MOST_DEALS,
    NOTHING,
    QUARTET,
    SKELETUM,
)
from manoir.games.ghooost.mind import mind
from manoir.games.ghooost.mini import MINI
from manoir.games.ghooost.state import State
from manoir.kit import Game


def longest(s: State) -> int:
    """Each card can leave the crypt, leave a mansion and be discarded once, and each player leave;
    between two such events lie fewer actions than the players have patience."""
    return (3 * CARDS + s.players) * s.patience * (MOST_DEALS if s.several_deals else 1)


def refuses(players: int, options: Mapping[str, Any]) -> str:
    """Why these options do not go together."""
    cards = sum(options["deck"])
    needed = players * (options["hand_size"] + options["mansion_size"])
    if cards < needed:
        return f"deck: {cards} cards are too few, {players} players are dealt {needed}"
    if options["several_deals"] and players == 2:
        return "several_deals: a match for points needs three players or more"
    return ""


def objects(s: State) -> str:
    """Why nobody could ever meet this position."""
    for p in range(s.players):
        if reason := _objects_to_seat(s, p):
            return reason
    if reason := _objects_to_cemetery(s):
        return reason
    if sorted(p for p in s.place[: s.players] if p) != list(range(1, s.out_n + 1)):
        return "place: those who are out have the places 1, 2, … and out_n says how many they are"
    if reason := _objects_to_match(s):
        return reason
    return _objects_to_the_end(s) if s.over else _objects_to_going_on(s)


def _objects_to_cemetery(s: State) -> str:
    top = rules.ghost_on_top(s)
    if top != NOTHING and rules.equal_on_top(s, top) >= QUARTET:
        return "cemetery: four alike on top would have been discarded"
    for i in range(s.cemetery_n):
        if s.cemetery[i] == SKELETUM:
            return f"cemetery[{i}]: Skeletum would have discarded it"
        if (s.cemetery[i] == COPY) != (s.copied[i] not in (NOTHING, COPY)):
            return f"copied[{i}]: say what a Miss Copy copied, and nothing for other ghosts"
        if s.cemetery[i] == COPY and (i == 0 or rules.worth(s, i - 1) != s.copied[i]):
            return f"copied[{i}]: below a Miss Copy lies the ghost that she copied"
    return ""


def _objects_to_seat(s: State, p: int) -> str:
    if s.mansion_n[p] > s.mansion_size:
        return f"mansion[{p}]: {s.mansion_n[p]} cards, {s.mansion_size} were dealt"
    if s.crypt_n > 0 and s.mansion_n[p] < s.mansion_size:
        return f"mansion[{p}]: before midnight it holds all {s.mansion_size} cards"
    if s.crypt_n > 0 and s.hand_n[p] < s.hand_size:
        return f"hand[{p}]: before midnight everyone holds at least {s.hand_size} cards"
    if (s.place[p] != 0) != (rules.cards_left(s, p) == 0) and not s.over:
        return f"place[{p}]: a player is out exactly when hand and mansion are empty"
    return ""


def _objects_to_match(s: State) -> str:
    if sum(s.boos[: s.players]) != (s.deals if s.several_deals else 0):
        return "boos: every finished deal of a match gave one Boo!"
    for p in range(s.players):
        rid = s.deals - s.boos[p] if s.several_deals else 0
        if not rid <= s.points[p] <= 2 * rid:
            return f"points[{p}]: one or two for each deal that did not give a Boo!"
    if s.several_deals and sum(s.points[: s.players]) != s.deals * (s.players + 1):
        return f"points: every finished deal gave {s.players + 1}"
    return ""


def _objects_to_the_end(s: State) -> str:
    return "" if s.out_n == s.players - 1 else "over: all but one have a place then"


def _objects_to_going_on(s: State) -> str:
    if s.place[s.actor] != 0:
        return f"actor: seat {s.actor} is out"
    if s.out_n >= s.players - 1:
        return "out_n: with one player left the deal is over"
    if s.deals >= (MOST_DEALS if s.several_deals else 1):
        return f"deals: after {s.deals} it is all over"
    if rules.has_second_boo(s) and rules.leaders(s) == 1:
        return "boos: with a second Boo! and one leader the match is over"
    if s.idle >= s.patience or s.turns_lost >= s.players - s.out_n:
        return "idle, turns_lost: nobody got on, so the deal is over"
    return ""


GHOOOST = Game(
    key="ghooost",
    state=State,
    version="1",
    names={"en": "Ghooost!", "fr": "Ghooost!"},
    players=(2, 6),
    longest=longest,
    scores=(-1, 2 * MOST_DEALS),
    set_up=rules.set_up,
    choices=rules.choices,
    after=rules.end_action,
    decider=rules.whose_turn,
    over=rules.is_over,
    score=rules.score,
    wins=rules.wins,
    box={GHOST: rules.in_box},
    rest="discard",
    refuses=refuses,
    objects=objects,
    mind=mind(),
    variants={
        "standard": {},
        "two-copies": {"deck": "two-copies"},
        "several-deals": {"several_deals": True},
        "mini": MINI,
    },
    studies=json.loads(Path(__file__).with_name("studies.json").read_text(encoding="utf-8")),
)
