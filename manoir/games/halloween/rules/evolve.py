"""6 Evolve, and the sections that rise by it."""

from __future__ import annotations

from manoir.games.halloween.cards import (
    CHEAP_EVOLUTION_CARD,
    CHEAPER_BY,
    EVOLVED,
    NO_CARD,
)
from manoir.games.halloween.components import (
    BUILDINGS_N,
    GHOSTS_OF_A_COLOUR,
    NEVER,
    RED,
    Building,
    Ghost,
    Section,
)
from manoir.games.halloween.rules.actions import commanded, reach
from manoir.games.halloween.rules.gains import pay_fear, reward
from manoir.games.halloween.rules.table import ask, close, has, put, sections_of
from manoir.games.halloween.state import State
from manoir.games.halloween.steps import RAISING
from manoir.games.halloween.story import evolved, raised
from manoir.kit import Row, choice, everyone, offer, rule


@rule
def price_to_evolve(s: State, p: int, ghost: int) -> int:
    """6.2 The level of the new colour. 14.13 Two less."""
    cheaper = CHEAPER_BY if has(s, p, CHEAP_EVOLUTION_CARD) else 0
    return max(0, ghost + 2 - cheaper)


@rule
def can_evolve(s: State, p: int, ghost: int) -> bool:
    """6.1 Into the next colour, if one is in reserve, and red never."""
    return (
        ghost < RED
        and s.reserve[ghost] < GHOSTS_OF_A_COLOUR
        and s.reserve[ghost + 1] > 0
        and s.fear[p] >= price_to_evolve(s, p, ghost)
    )


@rule
def lowest_to_evolve(s: State) -> int:
    """The level that an Evolution needs."""
    for ghost in range(RED):
        if can_evolve(s, s.active, ghost):
            return ghost
    return NEVER


@rule
def offer_evolutions(s: State, level: int, out: Row) -> None:
    top = reach(s, level)
    for building in range(BUILDINGS_N):
        for ghost in range(top + 1):
            if s.ghosts[building, ghost] > 0 and can_evolve(s, s.active, ghost):
                offer(out, evolve(building, ghost))


@choice("6.1", "evolve {ghost} {building}", at="ghost/{building}/{ghost}", seen=everyone)
def evolve(s: State, building: Building, ghost: Ghost) -> None:
    """6.1-6.3 Pay, take the next colour and its token; 6.4 then a section rises."""
    at, p = close(s), s.active
    commanded(s, s.asked_level[at], ghost)
    pay_fear(s, p, price_to_evolve(s, p, ghost), NO_CARD)
    put(s, building, ghost, -1)
    put(s, building, ghost + 1, 1)
    evolved(s, p, building, ghost + 1)
    reward(s, p, EVOLVED, ghost + 1, 0)
    if has_section_below(s, p, ghost + 1):
        ask(s, RAISING, ghost + 1, building, ghost + 1, 0)


@rule
def has_section_below(s: State, p: int, level: int) -> bool:
    for section in range(sections_of(s)):
        if s.level[p, section] < level:
            return True
    return False


@rule
def offer_to_raise(s: State, level: int, out: Row) -> None:
    """6.4 Any section below the new level, whether it has acted or not."""
    for section in range(sections_of(s)):
        if s.level[s.active, section] < level:
            offer(out, lift_to(section))


@choice("6.4", "raise {section}", at="section/{section}", seen=everyone)
def lift_to(s: State, section: Section) -> None:
    """6.4 Directly to the new level, however many that are."""
    at = close(s)
    set_level(s, section, s.asked_level[at], NO_CARD)


@rule
def set_level(s: State, section: int, level: int, card: int) -> None:
    s.level[s.active, section] = level
    raised(s, s.active, section, level, card)
