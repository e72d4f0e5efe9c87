"""4 Re-pairing: point cards change places among one's own characters."""

from __future__ import annotations

from manoir.games.phantoms_of_halloween.components import CHARACTERS, Character
from manoir.games.phantoms_of_halloween.rules.knowledge import (
    characters_of,
    make_knowledge_stale,
)
from manoir.games.phantoms_of_halloween.state import OFFER, PAIR, SETTLED, State
from manoir.games.phantoms_of_halloween.story import swapped, took_up
from manoir.kit import Row, choice, everyone, offer, rule


@rule
def let_re_pair(s: State, p: int) -> None:
    """4.2 Whoever gave, got or showed a point card may re-pair when all is done."""
    s.to_offer |= 1 << p


@rule
def offer_re_pairing(s: State) -> None:
    """4.2 The next in turn who may re-pair is asked; it takes two characters."""
    p = s.active
    while s.to_offer >> p & 1 == 0:
        p = (p + 1) % s.players
    s.to_offer -= 1 << p
    if characters_of(s, p) >= 2:
        s.offered |= 1 << p
        s.decider = p
        s.step = OFFER


@choice("4.2", "keep", at="pairs", seen=everyone)
def keep(s: State) -> None:
    """4.2 Everything stays as it is, and everybody sees that."""
    s.step = SETTLED


@choice("4.2", "re-pair", at="pairs", seen=everyone)
def re_pair(s: State) -> None:
    """4.2, 4.3 The others see that the cards are taken up, and never learn what becomes of them."""
    took_up(s, s.decider)
    make_knowledge_stale(s, s.decider)
    s.step = PAIR


@rule
def pairing_choices(s: State, out: Row) -> None:
    """4.1 Two point cards that differ. Going through the characters in order, every arrangement
    is reached by one sequence of swaps."""
    for one in range(s.next_swap, CHARACTERS):
        if s.owner[one] == s.decider:
            for other in range(one + 1, CHARACTERS):
                if s.owner[other] == s.decider and s.worth[one] != s.worth[other]:
                    offer(out, swap(one, other))
    offer(out, done())


@choice("4.1", "swap {one} {other}", at="character/{one}", secret=True)
def swap(s: State, one: Character, other: Character) -> None:
    """4.1 In secret."""
    worth = s.worth[one]
    s.worth[one] = s.worth[other]
    s.worth[other] = worth
    s.next_swap = one + 1
    swapped(s, s.decider, one, other)


@choice("4.1", "done", at="pairs", seen=everyone, secret=True)
def done(s: State) -> None:
    """4.1 With or without a change."""
    s.next_swap = 0
    s.step = SETTLED
