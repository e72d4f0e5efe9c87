"""PHANTOMS OF HALLOWEEN (Fantaisies, 1999), for three to six players.

Friends in disguise and real ghosts meet at a party inside a pumpkin. One buys them by auction,
exchanges them and bluffs about what they hide; when all are handed out, whoever leaves the pumpkin
ends the game, and the most points win.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from manoir.games.phantoms_of_halloween import rules
from manoir.games.phantoms_of_halloween.components import (
    BLACK,
    CARDS,
    CHARACTER,
    CHARACTERS,
    DIE,
    GREEN,
    LEAST_POINTS,
    MOST_POINTS,
    NOBODY,
    POINTS,
)
from manoir.games.phantoms_of_halloween.imagine import determinise
from manoir.games.phantoms_of_halloween.mind import mind
from manoir.games.phantoms_of_halloween.mini import MINI
from manoir.games.phantoms_of_halloween.rules.knowledge import characters_in_box
from manoir.games.phantoms_of_halloween.state import SETTLED, STEP, State
from manoir.kit import Game, by_step

# In a turn one auction (so many raises, and everybody passes), and for four times somebody who
# re-pairs all characters.
MOST_CHOICES_IN_A_TURN = 200


def longest(s: State) -> int:
    return (s.rounds + 1) * s.players * MOST_CHOICES_IN_A_TURN


def refuses(players: int, options: Mapping[str, Any]) -> str:
    """Why these options do not go together."""
    for kind, many in enumerate(options["cards"]):
        if many > CARDS[kind]:
            return f"cards: the box holds {CARDS[kind]} of {POINTS.show(kind)}, not {many}"
    needed = players * options["begin_with"]
    if sum(options["cards"]) < needed:
        return f"cards: {sum(options['cards'])} are too few, {players} players draw {needed}"
    track = options["track"][: options["squares"]]
    if GREEN not in track:
        return "track: it needs a green square to begin on"
    blacks = [i for i, square in enumerate(track) if square == BLACK]
    if not blacks:
        return "track: it needs a black square to leave by"
    for i, black in enumerate(blacks):
        ahead = (blacks[(i + 1) % len(blacks)] - black) % len(track)
        if 0 < ahead <= DIE:
            return "track: black squares lie more than a roll apart"
    return ""


def objects(s: State) -> str:
    """Why nobody could ever meet this position."""
    return _objects_to_pairs(s) or _objects_to_stump(s) or _objects_to_seats(s)


def _objects_to_pairs(s: State) -> str:
    here = characters_in_box(s)
    for kind, many in enumerate(s.cards):
        found = s.worth[:here].count(kind)
        if found != many:
            return f"worth: {found} characters have {POINTS.show(kind)}, the box holds {many}"
    for c in range(CHARACTERS):
        if s.owner[c] != NOBODY and (c >= here or not s.known_by[c] >> s.owner[c] & 1):
            return f"known_by: whoever has a character knows its points ({CHARACTER.show(c)})"
        if s.known_by[c] >> s.players:
            return f"known_by: {s.known_by[c]} names seats that are not taken ({CHARACTER.show(c)})"
    return ""


def _objects_to_stump(s: State) -> str:
    lying = s.stump[: s.stump_n]
    if len(set(lying)) != len(lying):
        return "stump: a character lies there twice"
    for c in lying:
        if c >= characters_in_box(s) or s.owner[c] != NOBODY or s.known_by[c]:
            name = CHARACTER.show(c)
            return f"stump: nobody has or knows a character that lies there ({name})"
    return ""


def _objects_to_seats(s: State) -> str:
    for p in range(s.players):
        if s.place[p] >= s.squares:
            return f"place[{p}]: the track has {s.squares} squares"
    if sum(s.cash[: s.players]) + s.bank != s.money * s.players:
        return f"cash, bank: the players brought {s.money * s.players} pumpkins"
    if s.turns >= s.rounds * s.players and not s.over:
        return f"turns: after {s.rounds} rounds the game is over"
    if s.step == SETTLED and not s.over:
        return "step: somebody has to choose something"
    return ""


def step(s: State) -> str:
    return str(STEP.show(s.step))


PHANTOMS_OF_HALLOWEEN = Game(
    key="phantoms-of-halloween",
    state=State,
    version="1",
    names={"en": "Phantoms of Halloween", "fr": "Phantoms of Halloween"},
    players=(3, 6),
    longest=longest,
    scores=(LEAST_POINTS, MOST_POINTS),
    set_up=rules.set_up,
    choices=rules.choices,
    after=rules.go_on,
    decider=rules.decider,
    turn=rules.whose_turn,
    over=rules.is_over,
    score=rules.score,
    wins=rules.wins,
    step=step,
    asked=by_step,
    refuses=refuses,
    objects=objects,
    determinise=determinise,
    mind=mind(),
    variants={"standard": {}, "fast": {"begin_with": "fast"}, "mini": MINI},
    studies=json.loads(Path(__file__).with_name("studies.json").read_text(encoding="utf-8")),
)
