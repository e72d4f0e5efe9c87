"""What holds after every choice of every game, whoever plays and however."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from manoir.games.phantom_society import PHANTOM_SOCIETY
from manoir.games.phantom_society.components import MASTER, PLAY
from manoir.games.phantom_society.state import State
from manoir.kit.choice import kind_of
from manoir.kit.event import whole_story

CHOICES = 60  # picked by Hypothesis, so that it can shrink them; a random player makes the rest


@st.composite
def games(draw: st.DrawFn) -> State:
    options: dict[str, Any] = {
        "tiles": draw(st.sampled_from(["24", "27", "30", "33"])),
        "target": draw(st.integers(1, 99)),
        "master_game": draw(st.booleans()),
        "games": draw(st.integers(1, 3)),
        "shuffled": draw(st.booleans()),
        "stand_in": draw(st.booleans()),
    }
    return PHANTOM_SOCIETY.new(draw(st.integers(2, 4)), draw(st.integers(0, 2**63 - 1)), options)


def rooms_are_conserved(s: State) -> None:
    """Of each kind there are as many rooms as in the box, whether they stand or fell."""
    for tile in range(1, 25):
        assert s.stock[tile] + (s.held == tile) + s.room.count(tile) == s.tiles[tile]


def damage_adds_up(s: State) -> None:
    """The damage is what fell, less the rooms with ghosts."""
    ghosts = {place for place in s.revealed if place}
    fallen = [p for p in range(1, 37) if s.fell[p] and p not in ghosts]
    assert s.damage == sum((s.room[p] - 1) % 6 + 1 for p in fallen)
    assert sorted(t for t in s.fell if t) == sorted({t for t in s.fell if t})


def sides_alternate(s: State) -> None:
    """Odd turns are the ghosts', whoever decides; the decider plays on the side on turn."""
    if s.step == PLAY:
        on_turn, decides = PHANTOM_SOCIETY.turn(s), PHANTOM_SOCIETY.decider(s)
        assert (s.role[on_turn] == MASTER) == (s.turns % 2 == 0)
        assert s.teams[on_turn] == s.teams[decides]


@settings(max_examples=40, deadline=None, derandomize=True)
@given(games(), st.lists(st.integers(0, 50), max_size=CHOICES), st.randoms(use_true_random=False))
def test_whole_games(s: State, picks: list[int], luck: Any) -> None:
    """Rooms are conserved, damage adds up, sides alternate, points only grow, every game ends."""
    longest, made = PHANTOM_SOCIETY.longest(s), 0
    while not s.over:
        legal = PHANTOM_SOCIETY.legal(s)
        assert legal
        assert len({kind_of(State, choice).name for choice in legal}) == 1
        rooms_are_conserved(s)
        damage_adds_up(s)
        sides_alternate(s)
        pick = picks[made] if made < len(picks) else luck.randrange(1000)
        points, games_over = list(s.points), s.games_over
        PHANTOM_SOCIETY.apply(s, legal[pick % len(legal)])
        made += 1
        assert all(now >= before for before, now in zip(points, s.points, strict=True))
        ended = [e for e in whole_story(s) if e["event"] in ("ghosts_won", "hunters_won")]
        assert len(ended) == s.games_over - games_over
    s.check()
    assert made <= longest
    assert PHANTOM_SOCIETY.winners(s)
