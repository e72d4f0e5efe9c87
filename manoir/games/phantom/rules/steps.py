"""3.1, 4.7, 4.8 What comes after what: the one place where the two sets of rules part ways."""

from __future__ import annotations

from manoir.games.phantom.components import AURA, CAPTURE, LAY, NONE, ORIGINAL, PEOPLE, ZONES
from manoir.games.phantom.rules.people import drive_out, fill_empty_house
from manoir.games.phantom.state import State
from manoir.games.phantom.story import turn_began
from manoir.kit import rule


@rule
def begin_turn(s: State, p: int) -> None:
    """3.1 All zones are turned to the player, 5.2 who first captures what the other left."""
    s.actor = p
    s.stirred = 0
    for zone in range(ZONES):
        s.turned[zone] = 0
    turn_began(s, p)
    ask_next(s)


@rule
def end_effect(s: State) -> None:
    """4.7 The effect of a card is wholly done."""
    if s.rules == ORIGINAL:
        chase_as_originally(s)
    fill_empty_house(s)
    ask_next(s)


@rule
def ask_next(s: State) -> None:
    """5.2 Captures come at once, before the next card; 12.1 originally only after the last."""
    s.step = LAY if s.rules == ORIGINAL else CAPTURE


@rule
def chase_as_originally(s: State) -> None:
    """12.3 Adults in the zone where a card was laid drive out ghosts of the player who laid it."""
    for person in range(PEOPLE):
        if s.here[s.zone, person] == 1 and AURA[person] != NONE:
            drive_out(s, s.actor, s.zone, AURA[person])


@rule
def is_every_zone_turned(s: State) -> bool:
    """4.8"""
    return s.turned[0] + s.turned[1] + s.turned[2] + s.turned[3] == ZONES
