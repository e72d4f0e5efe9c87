"""The language that rules are written in.

Importing it needs neither numpy nor Numba; they are loaded when something is compiled.
"""

from manoir.kit.choice import choice
from manoir.kit.dice import below, roll, shuffle
from manoir.kit.domain import FLAG, Domain, between, named, seats, upto
from manoir.kit.event import event
from manoir.kit.field import Cube, Grid, field, option
from manoir.kit.game import Game
from manoir.kit.record import Record
from manoir.kit.rule import Row, offer, rule
from manoir.kit.sight import (
    HIDDEN,
    ONLOOKER,
    Peeked,
    everyone,
    holder,
    nobody,
    owner,
    seated,
    seen_by,
    shown,
    side,
    team,
)
from manoir.kit.templates import by_step

__all__ = [
    "FLAG",
    "HIDDEN",
    "ONLOOKER",
    "Cube",
    "Domain",
    "Game",
    "Grid",
    "Peeked",
    "Record",
    "Row",
    "below",
    "between",
    "by_step",
    "choice",
    "event",
    "everyone",
    "field",
    "holder",
    "named",
    "nobody",
    "offer",
    "option",
    "owner",
    "roll",
    "rule",
    "seated",
    "seats",
    "seen_by",
    "shown",
    "shuffle",
    "side",
    "team",
    "upto",
]
