"""3 The turn: every section acts once, in any order."""

from __future__ import annotations

from manoir.games.halloween.components import (
    ACTIONS_N,
    BLUE,
    EVOLVE,
    FIGHT,
    MOVE,
    SCARE,
    SUMMON,
    Action,
    Section,
)
from manoir.games.halloween.rules.actions import reach
from manoir.games.halloween.rules.end import pass_on
from manoir.games.halloween.rules.evolve import lowest_to_evolve
from manoir.games.halloween.rules.fight import lowest_to_fight
from manoir.games.halloween.rules.haunt import lowest_to_haunt
from manoir.games.halloween.rules.move import lowest_to_move
from manoir.games.halloween.rules.rest import do_rest
from manoir.games.halloween.rules.summon import lowest_to_summon
from manoir.games.halloween.rules.table import ask, is_ready, sections_of, use_up
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import (
    EVOLVING,
    FIGHTING,
    HAUNTING,
    MOVING,
    SCARING,
    SUMMONING,
)
from manoir.games.halloween.story import acted
from manoir.kit import Row, choice, everyone, offer, rule

ACTION_STEP = (SUMMONING, SCARING, EVOLVING, MOVING, FIGHTING, HAUNTING)


@rule
def lowest_level(s: State, action: int) -> int:
    """3.3, 3.4 The level that a section needs for an action, as the town is now."""
    if action == SUMMON:
        return lowest_to_summon(s)
    if action == SCARE:
        return BLUE  # 4.4 one is always there
    if action == EVOLVE:
        return lowest_to_evolve(s)
    if action == MOVE:
        return lowest_to_move(s)
    if action == FIGHT:
        return lowest_to_fight(s)
    return lowest_to_haunt(s)


@rule
def is_turn_done(s: State) -> bool:
    for section in range(sections_of(s)):
        if s.done[section] == 0:
            return False
    return True


@rule
def offer_sections(s: State, out: Row) -> None:
    """3.1 A section that has not acted: 3.2 an action that is free and possible, 3.5 or a Rest."""
    if is_turn_done(s):
        offer(out, end_turn())
        return
    needed = (
        lowest_level(s, 0),
        lowest_level(s, 1),
        lowest_level(s, 2),
        lowest_level(s, 3),
        lowest_level(s, 4),
        lowest_level(s, 5),
    )
    for section in range(sections_of(s)):
        if s.done[section] == 0:
            top = reach(s, s.level[s.active, section])
            for action in range(ACTIONS_N):
                if needed[action] <= top and can_place(s, section, action):
                    offer(out, act(section, action))
    for section in range(sections_of(s)):
        if s.done[section] == 0:
            offer(out, rest(section))


@rule
def can_place(s: State, section: int, action: int) -> bool:
    """3.2 The slot is free, and a disc at hand. 14.14 Or one's disc lies there already."""
    if s.disc[s.active, section, action] == 1:
        return is_ready(s, s.active, 14)
    return s.discs[s.active] > 0


@choice("3.6", "end turn", at="turn", seen=everyone)
def end_turn(s: State) -> None:
    """3.6 All sections have acted."""
    pass_on(s)


@choice("3.2", "{section} {action}", at="slot/{section}/{action}", seen=everyone)
def act(s: State, section: Section, action: Action) -> None:
    """3.2 A disc on the action; which ghost does it is asked next."""
    p = s.active
    if s.disc[p, section, action] == 1:
        use_up(s, 14)
    else:
        s.disc[p, section, action] = 1
        s.discs[p] -= 1
    s.done[section] = 1
    acted(s, p, section, action)
    ask(s, ACTION_STEP[action], s.level[p, section], 0, 0, 0)


@choice("3.5", "{section} rest", at="section/{section}", seen=everyone)
def rest(s: State, section: Section) -> None:
    """3.5 Instead of an action."""
    s.done[section] = 1
    do_rest(s, section)
