"""THE PHANTOM SOCIETY by Frédéric Colombier and Hervé Marly (Funforge, 2013), for two to four.

Ghosts hide under the rooms of a grand hotel and wreck what they can reach; hunters take the hotel
apart to find them. The ghosts win by the damage, whoever did it; the hunters by the fourth ghost.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from manoir.games.phantom_society import knowledge, rules
from manoir.games.phantom_society.components import (
    BARE,
    COLOURS,
    MOST_POINTS,
    STEP,
    VALUES,
)
from manoir.games.phantom_society.mind import mind, team_of
from manoir.games.phantom_society.mini import MINI
from manoir.games.phantom_society.positions import objects
from manoir.games.phantom_society.state import State
from manoir.kit import Game, by_step


def longest(s: State) -> int:
    """Every room is picked, put and taken once; there are two bids, and every ghost is hidden."""
    return s.games * (3 * s.rows * s.columns + 2 + s.colours)


def refuses(players: int, options: Mapping[str, Any]) -> str:
    """Why these options do not go together."""
    tiles, colours = options["tiles"], options["colours"]
    places = options["rows"] * options["columns"]
    if tiles[BARE]:
        return "tiles: bare is no room"
    if colours == 3:
        return "colours: two or four"
    if colours == 2 and players > 2:
        return "colours: with two colours two can play"
    by_colour = [sum(tiles[1 + VALUES * c : 1 + VALUES * (c + 1)]) for c in range(COLOURS)]
    if any(by_colour[colours:]):
        return f"tiles: {colours} colours are in play, the others have no rooms"
    if sum(tiles) != places:
        return f"tiles: {sum(tiles)} rooms for a floor of {places} places"
    if len(set(by_colour[:colours])) > 1:
        return "tiles: every colour needs as many rooms as another"
    return ""


PHANTOM_SOCIETY = Game(
    key="phantom-society",
    state=State,
    version="1",
    names={"en": "The Phantom Society", "fr": "The Phantom Society"},
    players=(2, 4),
    longest=longest,
    scores=(0, MOST_POINTS),
    set_up=rules.set_up,
    choices=rules.choices,
    decider=rules.who_decides,
    turn=rules.whose_turn,
    over=rules.is_over,
    score=rules.score,
    step=lambda s: str(STEP.show(s.step)),
    asked=by_step,
    refuses=refuses,
    objects=objects,
    mind=mind(),
    team=team_of,
    variants={
        "standard": {},
        "quick": {"shuffled": True},
        "tournament": {"master_game": True, "games": 2, "shuffled": True},
        "master-game": {"master_game": True},
        "mini": MINI,
    },
    studies=json.loads(Path(__file__).with_name("studies.json").read_text(encoding="utf-8")),
    determinise=knowledge.imagine,
    thinks_in=knowledge.SCRATCH,
)
