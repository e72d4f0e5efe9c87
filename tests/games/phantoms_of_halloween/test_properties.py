"""What holds in every game, whatever is chosen."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from manoir.games import find
from manoir.games.phantoms_of_halloween.components import CARDS, CHARACTERS, NOBODY
from manoir.games.phantoms_of_halloween.state import State
from tests.games.phantoms_of_halloween.tables import KEY

GAME = find(KEY)


@st.composite
def games(draw: Any) -> State:
    options = draw(st.sampled_from([{}, {"begin_with": "fast"}, {"ask_opening": False}]))
    s: State = GAME.new(draw(st.integers(3, 6)), draw(st.integers(0, 10**6)), options)
    return s


def holds(s: State) -> None:
    """Nothing is lost, owners know what they have, and what is remembered is true."""
    assert Counter(s.worth) == dict(enumerate(CARDS))
    assert sum(s.cash[: s.players]) + s.bank == 20 * s.players
    assert min(s.cash) >= 0
    lying = s.stump[: s.stump_n]
    assert len(set(lying)) == len(lying)
    for c in range(CHARACTERS):
        if s.owner[c] != NOBODY:
            assert s.known_by[c] >> s.owner[c] & 1
            assert c not in lying
    for p in range(s.players):
        for c in range(CHARACTERS):
            among = s.whereabouts[p, c]
            there = [s.worth[d] for d in range(CHARACTERS) if among >> d & 1]
            assert bool(there) == bool(s.memory[p, c])
            if there and s.owner[c] != p:
                assert s.memory[p, c] - 1 in there
            if s.known_by[c] >> p & 1 and s.owner[c] != p:
                assert s.memory[p, c] - 1 == s.worth[c]


@settings(max_examples=12, deadline=None, derandomize=True)
@given(games(), st.randoms(use_true_random=False))
def test_whole_games(s: State, luck: Any) -> None:
    made = 0
    while not GAME.over(s):
        if made % 25 == 0:
            holds(s)
        removed = [
            c for c in range(CHARACTERS) if s.owner[c] == NOBODY and c not in s.stump[: s.stump_n]
        ]
        GAME.apply(s, luck.choice(GAME.legal(s)))
        assert all(s.owner[c] == NOBODY for c in removed)
        made += 1
    holds(s)
    assert s.leaver == NOBODY or s.stump_n == 0
    assert made <= GAME.longest(s)
    assert sum(GAME.score(s, p) for p in range(s.players)) <= 210


@settings(max_examples=10, deadline=None, derandomize=True)
@given(games(), st.randoms(use_true_random=False))
def test_worlds_that_are_imagined_hold_too(s: State, luck: Any) -> None:
    made = 0
    while not GAME.over(s) and made < 300:
        if made % 20 == 0:
            viewer = luck.randrange(s.players)
            world = GAME.imagine(s.view(viewer), viewer, [made, 1])
            assert Counter(world.worth) == dict(enumerate(CARDS))
            assert world.view(viewer) == s.view(viewer)
        GAME.apply(s, luck.choice(GAME.legal(s)))
        made += 1
