"""2 Set-up: the stump, the money, who begins, and a first character for everybody."""

from __future__ import annotations

from manoir.games.phantoms_of_halloween.components import (
    CHARACTERS,
    DIE,
    GREEN,
    KINDS,
    NOBODY,
    Place,
)
from manoir.games.phantoms_of_halloween.rules.squares import draw, top_of_stump
from manoir.games.phantoms_of_halloween.state import SETTLED, START, State
from manoir.games.phantoms_of_halloween.story import drew, stood, threw
from manoir.kit import Row, choice, everyone, offer, roll, rule, shuffle


@rule
def set_up(s: State) -> None:
    """2.1-2.3 Characters and point cards are shuffled and paired; the lowest die begins."""
    build_stump(s)
    s.leaver = s.seller = s.high = NOBODY
    for p in range(s.players):
        s.cash[p] = s.money
    s.first = who_begins(s)
    draw_first_characters(s, s.first)


@rule
def build_stump(s: State) -> None:
    """2.1 A point card, face down, for every character."""
    for kind in range(KINDS):
        for _ in range(s.cards[kind]):
            s.worth[s.stump_n] = kind
            s.stump[s.stump_n] = s.stump_n
            s.stump_n += 1
    shuffle(s.rng, s.worth, s.stump_n)
    shuffle(s.rng, s.stump, s.stump_n)
    for c in range(CHARACTERS):
        s.owner[c] = NOBODY


@rule
def who_begins(s: State) -> int:
    """2.3 The lowest die; those who tie for it throw again."""
    throwing = (1 << s.players) - 1
    while True:
        lowest, best, many = DIE + 1, 0, 0
        lowest_set = 0
        for p in range(s.players):
            if throwing >> p & 1:
                die = roll(s.rng, DIE)
                threw(s, p, die)
                if die < lowest:
                    lowest, best, many, lowest_set = die, p, 0, 0
                if die == lowest:
                    many += 1
                    lowest_set |= 1 << p
        if many == 1:
            return best
        throwing = lowest_set


@rule
def draw_first_characters(s: State, p: int) -> None:
    """2.4 One character (2.5 three in the fast game), then a green square."""
    for _ in range(s.begin_with):
        drew(s, p, top_of_stump(s))
        draw(s, p)
    s.active = s.decider = p
    s.step = START


@rule
def start_choices(s: State, out: Row) -> None:
    """2.4 Any green square, whoever stands there."""
    for place in range(s.squares):
        if s.track[place] == GREEN:
            offer(out, start_on(place))


@choice("2.4", "start on {place}", at="place/{place}", seen=everyone)
def start_on(s: State, place: Place) -> None:
    """2.4 The bank pays nothing for this; then the next player, and at last the first turn."""
    s.place[s.decider] = place
    stood(s, s.decider, place, s.track[place])
    following = (s.decider + 1) % s.players
    if following != s.first:
        draw_first_characters(s, following)
    else:
        s.active = s.first
        s.opening = 1
        s.to_offer = s.ask_opening << s.first
        s.step = SETTLED
