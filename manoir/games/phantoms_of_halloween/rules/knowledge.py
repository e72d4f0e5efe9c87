"""1.6, 4.3 Who knows what a character is worth, and what is only remembered."""

from __future__ import annotations

from manoir.games.phantoms_of_halloween.components import CHARACTERS, KINDS, NOBODY
from manoir.games.phantoms_of_halloween.state import State
from manoir.games.phantoms_of_halloween.story import looked, unmasked
from manoir.kit import rule


@rule
def characters_in_box(s: State) -> int:
    """1.3 One for every point card."""
    n = 0
    for kind in range(KINDS):
        n += s.cards[kind]
    return n


@rule
def characters_of(s: State, p: int) -> int:
    """How many characters a player has."""
    n = 0
    for c in range(CHARACTERS):
        if s.owner[c] == p:
            n += 1
    return n


@rule
def set_of_characters(s: State, p: int) -> int:
    """The same characters, as a bit for each."""
    found = 0
    for c in range(CHARACTERS):
        if s.owner[c] == p:
            found |= 1 << c
    return found


@rule
def remember(s: State, p: int, c: int) -> None:
    """1.6 Whoever sees points remembers them, and on which character."""
    s.memory[p, c] = s.worth[c] + 1
    s.whereabouts[p, c] = 1 << c


@rule
def look(s: State, p: int, c: int) -> None:
    """1.6 Only the new owner looks at a point card that comes face down."""
    remember(s, p, c)
    s.known_by[c] |= 1 << p
    looked(s, p, c, s.worth[c])


@rule
def show_to_all(s: State, p: int, c: int) -> None:
    """1.6 A point card is turned up for everybody."""
    s.face_up[c] = 1
    s.known_by[c] = (1 << s.players) - 1
    for viewer in range(s.players):
        remember(s, viewer, c)
    unmasked(s, p, c, s.worth[c])


@rule
def hand_over(s: State, c: int, to: int) -> None:
    """1.6 A character goes with its point card; whoever gives it goes on knowing it."""
    giver = s.owner[c]
    if giver != NOBODY:
        remember(s, giver, c)
    s.owner[c] = to


@rule
def make_knowledge_stale(s: State, p: int) -> None:
    """4.3 When a player re-pairs, what others saw may lie on any character of that player."""
    mine = set_of_characters(s, p)
    for c in range(CHARACTERS):
        if s.owner[c] == p:
            s.face_up[c] = 0
            s.known_by[c] = 1 << p
        for viewer in range(s.players):
            if s.whereabouts[viewer, c] & mine:
                s.whereabouts[viewer, c] |= mine
