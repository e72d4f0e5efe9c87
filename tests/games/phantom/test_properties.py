"""What holds after every choice of every game, whoever plays and however."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from manoir.games.phantom import PHANTOM
from manoir.games.phantom.components import (
    CAPTURE,
    GHOST,
    LAY,
    ORIGINAL,
    PLACE,
    POINTS,
    ZONES,
)
from manoir.games.phantom.rules.apparitions import is_linked
from manoir.games.phantom.rules.capturing import has_prey
from manoir.games.phantom.rules.people import still_free
from manoir.games.phantom.state import State
from manoir.kit.record import LOG

CHOICES = 40  # picked by Hypothesis, so that it can shrink them; a random player makes the rest


@st.composite
def games(draw: st.DrawFn) -> State:
    options: dict[str, Any] = {
        "rules": draw(st.sampled_from(["revised", "original"])),
        "arrivals": draw(st.booleans()),
        "threshold": draw(st.sampled_from(["easier", "middle", "harder"])),
        "dealt": draw(st.integers(1, 5)),
        "draws": draw(st.integers(0, 6)),
        "hand_limit": draw(st.integers(1, 20)),
        "turn_limit": draw(st.integers(1, 20)),
    }
    return PHANTOM.new(2, draw(st.integers(0, 2**63 - 1)), options)


def holds(s: State) -> None:
    """Every card lies in one place, every room within its capacity, every place where it may."""
    s.check()
    assert set(s.census().values()) == {1}
    assert PHANTOM.objects(s) == ""
    assert still_free(s) + sum(s.captured_n) == 7
    assert s.pile_n != 1
    for p in range(2):
        won = sum(n * here for n, here in zip(POINTS, s.captured[p], strict=True))
        assert s.points[p] in (won, won + 1)
        for z in range(ZONES):
            starts = [*s.opened_at[p][z][: s.rooms_n[p][z]], s.ghosts_n[p][z]]
            for i in range(s.rooms_n[p][z]):
                assert is_linked(s.rooms[p][z][i], z)
                assert 0 <= starts[i + 1] - starts[i] <= s.capacity[s.rooms[p][z][i]]


def known_is_true(s: State) -> None:
    """Whatever is said to be sure is so."""
    for held, hand, domain in (
        (s.held_ghosts, s.hand_ghosts, GHOST),
        (s.held_places, s.hand_places, PLACE),
    ):
        for card in range(len(domain)):
            assert held[card] <= hand[0][card] + hand[1][card]


@settings(max_examples=25, deadline=None, derandomize=True)
@given(games(), st.lists(st.integers(0, 50), max_size=CHOICES), st.randoms(use_true_random=False))
def test_whole_games(s: State, picks: list[int], luck: Any) -> None:
    """Cards are conserved, no capture is left waiting, and every game ends."""
    longest, made = PHANTOM.longest(s), 0
    while not PHANTOM.over(s):
        legal = PHANTOM.legal(s)
        if s.step == LAY and s.rules != ORIGINAL:
            assert not has_prey(s)
        pick = picks[made] if made < len(picks) else luck.randrange(1000)
        PHANTOM.apply(s, legal[pick % len(legal)])
        made += 1
        assert s.told <= LOG
        if made % 6 == 0:
            holds(s)
            known_is_true(s)
    holds(s)
    assert made <= longest
    ends_well(s)


def ends_well(s: State) -> None:
    """Somebody has points enough, or nothing more could happen, or it dawned."""
    assert max(s.points) >= s.goal or s.quiet == 2 or s.turns == 2 * s.turn_limit
    assert PHANTOM.winners(s) == [p for p in range(2) if s.points[p] == max(s.points)]
    assert s.step != CAPTURE or max(s.points) >= s.goal


@settings(max_examples=20, deadline=None, derandomize=True)
@given(games(), st.lists(st.integers(0, 50), max_size=CHOICES))
def test_the_same_choices_lead_to_the_same_table(s: State, picks: list[int]) -> None:
    """A game has no luck but its seed."""
    twin = s.copy()
    for pick in picks:
        if PHANTOM.over(s):
            return
        legal = PHANTOM.legal(s)
        assert PHANTOM.legal(twin) == legal
        PHANTOM.apply(s, legal[pick % len(legal)])
        PHANTOM.apply(twin, legal[pick % len(legal)])
    assert s == twin
