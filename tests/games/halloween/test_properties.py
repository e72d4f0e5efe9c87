"""What holds after every choice of every game, whoever plays and however."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from manoir.games.halloween import HALLOWEEN
from manoir.games.halloween.cards import SETS
from manoir.games.halloween.components import BONUS_KINDS
from manoir.games.halloween.state import State

CHOICES = 40  # picked by Hypothesis, so that it can shrink them; a random player makes the rest


@st.composite
def games(draw: st.DrawFn) -> State:
    players = draw(st.integers(2, 4))
    options: dict[str, Any] = {"rounds": draw(st.integers(1, 12))}
    if draw(st.booleans()):
        options["grand_master"] = True
    else:
        options["cards"] = draw(st.sampled_from(sorted(SETS)))
    return HALLOWEEN.new(players, draw(st.integers(0, 2**63 - 1)), options)


def holds(s: State) -> None:
    """What must be true of any position."""
    s.check()
    assert set(s.census().values()) == {5, 12}
    for p in range(s.players):
        assert s.discs[p] + sum(map(sum, s.disc[p])) + s.cards_n[p] + s.blocked[p] == 12
        assert s.cards_n[p] == sum(s.holds[p])
        assert s.bonus_n[p] == sum(s.bonus[p])
    room = 4 if s.grand_master else 6
    assert max(s.crowd) <= room
    for kind in range(1, BONUS_KINDS):
        held = sum(s.bonus[p, kind] for p in range(s.players))
        assert held + s.bonus_on.count(kind) + s.bonus_out[kind] <= 2
    for building in range(6):
        marks = [row[p, building] for row in (s.haunts, s.shared) for p in range(s.players)]
        placed = [mark for mark in marks if mark]
        assert len(placed) == len(set(placed))
    if s.asked_n == 0:
        assert s.reserve[0] < 5
    assert HALLOWEEN.objects(s) == ""


@settings(max_examples=25, deadline=None, derandomize=True)
@given(games(), st.lists(st.integers(0, 50), max_size=CHOICES), st.randoms(use_true_random=False))
def test_whole_games(s: State, picks: list[int], luck: Any) -> None:
    made = 0
    while not HALLOWEEN.over(s):
        if made % 8 == 0:
            holds(s)
        legal = HALLOWEEN.legal(s)
        pick = picks[made] if made < len(picks) else luck.randrange(1000)
        HALLOWEEN.apply(s, legal[pick % len(legal)])
        made += 1
    holds(s)
    assert s.ending or s.round == s.rounds
    assert HALLOWEEN.winners(s)
