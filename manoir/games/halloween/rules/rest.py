"""3.5 Rest, and other ways to take discs back."""

from __future__ import annotations

from manoir.games.halloween.cards import RESTED
from manoir.games.halloween.components import ACTIONS_N
from manoir.games.halloween.rules.gains import reward
from manoir.games.halloween.rules.table import sections_of
from manoir.games.halloween.state import State
from manoir.games.halloween.story import rested
from manoir.kit import rule


@rule
def do_rest(s: State, section: int) -> None:
    """3.5 All discs of the section come back. 14.19 And Fear, even if there were none."""
    rested(s, s.active, section, take_all(s, s.active, section))
    reward(s, s.active, RESTED, 0, 0)


@rule
def take_all(s: State, p: int, section: int) -> int:
    """All discs of a section; how many they were."""
    many = discs_in(s, p, section)
    for action in range(ACTIONS_N):
        s.disc[p, section, action] = 0
    s.discs[p] += many
    return many


@rule
def discs_in(s: State, p: int, section: int) -> int:
    many = 0
    for action in range(ACTIONS_N):
        many += s.disc[p, section, action]
    return many


@rule
def discs_placed(s: State, p: int) -> int:
    """Those on all actions of a board."""
    many = 0
    for section in range(sections_of(s)):
        many += discs_in(s, p, section)
    return many
