"""HALLOWEEN by Angelo De Maio (Quined Games, 2017), for two to four players.

Ghosts of five colours belong to nobody: whoever has a section of the right level summons them,
scares with them, lets them evolve, move and fight, and haunts the six buildings of the town.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from manoir.games.halloween.components import GHOST, MOST, TOKEN
from manoir.games.halloween.mind import mind
from manoir.games.halloween.mini import MINI
from manoir.games.halloween.possible import objects
from manoir.games.halloween.rules import end, flow, setup, table
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import STEP
from manoir.kit import Game

CHOICES_IN_A_TURN = 400


def longest(s: State) -> int:
    """No turn can be without end: sections, cards and tokens are used up, and so is Fear."""
    return s.rounds * s.players * CHOICES_IN_A_TURN


def step(s: State) -> str:
    """What is asked."""
    return str(STEP.show(s.asked[s.asked_n - 1])) if s.asked_n else "turn"


def refuses(players: int, options: Mapping[str, Any]) -> str:
    """Why these options do not go together."""
    chosen = [card for card in options["cards"] if card]
    if len(set(chosen)) < len(chosen):
        return "cards: every card is there once"
    if options["grand_master"] and chosen:
        return "cards: Grand Masters play without"
    return ""


HALLOWEEN = Game(
    key="halloween",
    state=State,
    version="3",
    names={"en": "Halloween", "fr": "Halloween"},
    players=(2, 4),
    longest=longest,
    scores=(0, MOST),
    set_up=setup.set_up,
    choices=flow.choices,
    after=flow.follow,
    decider=flow.decider,
    over=end.is_over,
    score=end.score,
    wins=end.wins,
    box={GHOST: setup.ghosts_in_box, TOKEN: setup.tokens_in_box},
    rest="reserve supply",
    step=step,
    asked=table.question,
    refuses=refuses,
    objects=objects,
    mind=mind(),
    studies=json.loads(Path(__file__).with_name("studies.json").read_text(encoding="utf-8")),
    variants={"standard": {}, "grand-master": {"grand_master": True}, "mini": MINI},
)
