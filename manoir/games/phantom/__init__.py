"""PHANTOM by Xavier Lardy (Le Ludonaute, 2012), for two players, by revised rules.

Two ghosts haunt one house from the first floor down to the garden. Places become haunted rooms,
ghosts fill them, and a character who stands alone where the terror is great enough is captured.
"""

from __future__ import annotations

import json
from pathlib import Path

from manoir.games.phantom.box import longest, objects, refuses
from manoir.games.phantom.components import GHOST, MOST_POINTS, PERSON, PLACE, STEP
from manoir.games.phantom.mind import mind
from manoir.games.phantom.mini import MINI
from manoir.games.phantom.rules import turn
from manoir.games.phantom.rules.choices import choices
from manoir.games.phantom.rules.imagine import imagine
from manoir.games.phantom.rules.set_up import set_up
from manoir.games.phantom.state import State
from manoir.kit import Game, by_step


def step(s: State) -> str:
    return STEP.names[s.step]


PHANTOM = Game(
    key="phantom",
    state=State,
    version="1",
    names={"en": "Phantom", "fr": "Phantom"},
    players=(2, 2),
    longest=longest,
    scores=(0, MOST_POINTS),
    set_up=set_up,
    choices=choices,
    after=turn.go_on,
    decider=turn.whose_turn,
    over=turn.is_over,
    score=turn.score,
    box={
        GHOST: turn.ghosts_in_box,
        PLACE: turn.places_in_box,
        PERSON: turn.people_in_box,
    },
    rest="place_discard",
    step=step,
    asked=by_step,
    refuses=refuses,
    objects=objects,
    determinise=imagine,
    mind=mind(),
    variants={
        "standard": {},
        "original": {"rules": "original"},
        "arrivals": {"arrivals": True},
        "mini": MINI,
    },
    studies=json.loads(Path(__file__).with_name("studies.json").read_text(encoding="utf-8")),
)
