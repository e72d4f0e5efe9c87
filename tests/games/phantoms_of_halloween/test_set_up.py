"""Chapter 2: the stump, the money, who begins, the first character."""

from __future__ import annotations

from collections import Counter

import pytest

import manoir
from manoir.games import find
from manoir.games.phantoms_of_halloween.components import CARDS, WORTH
from manoir.kit.event import whole_story
from tests.games.phantoms_of_halloween.tables import KEY

GAME = find(KEY)


@pytest.mark.paragraph("1.2", "1.3", "2.1")
def test_every_character_has_a_point_card() -> None:
    """26 pairs, 14 disguises and 12 ghosts, worth 55 together; pictures say nothing of points."""
    first, second = (GAME.new(3, seed) for seed in (1, 2))
    for s in (first, second):
        assert Counter(s.worth) == dict(enumerate(CARDS))
        assert sum(WORTH[kind] for kind in s.worth) == 55
        assert sum(WORTH[kind] > 0 for kind in s.worth) == 14
    assert first.worth != second.worth


@pytest.mark.paragraph("2.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_all_pairs_lie_on_the_stump(players: int) -> None:
    """Whoever begins has drawn one; the others lie on the stump, in an order of their own."""
    s = GAME.new(players, 1)
    assert sorted([*s.stump[: s.stump_n], s.owner.index(s.first)]) == list(range(26))
    assert s.stump[: s.stump_n] != sorted(s.stump[: s.stump_n])


@pytest.mark.paragraph("1.4", "2.2")
def test_everybody_begins_with_twenty_pumpkins() -> None:
    assert GAME.new(5, 1).cash[:5] == [20] * 5


@pytest.mark.paragraph("2.3")
@pytest.mark.parametrize("seed", range(20))
def test_the_lowest_die_begins(seed: int) -> None:
    """Those who tie for the lowest throw again, until one is alone."""
    s = GAME.new(4, seed)
    throws = [(e["seat"], e["die"]) for e in whole_story(s) if e["event"] == "threw"]
    still_in = [0, 1, 2, 3]
    while len(still_in) > 1:
        now, throws = throws[: len(still_in)], throws[len(still_in) :]
        assert [seat for seat, _ in now] == still_in
        lowest = min(die for _, die in now)
        still_in = [seat for seat, die in now if die == lowest]
    assert (still_in, throws) == ([s.first], [])
    assert s.active == s.first


@pytest.mark.paragraph("2.3")
def test_ties_do_happen() -> None:
    many = [
        sum(e["event"] == "threw" for e in whole_story(GAME.new(4, seed))) for seed in range(20)
    ]
    assert min(many) == 4
    assert max(many) > 4


@pytest.mark.paragraph("2.4")
def test_in_this_order_everybody_draws_and_takes_a_green_square() -> None:
    """One draws, chooses a green square, and the next does the same; nobody is paid for it."""
    match = manoir.new(KEY, 4, seed=3)
    first = match.state.first
    order = []
    while match.state.turns == 0 and match.choices()[0].notation.startswith("start"):
        assert match.actor is not None
        order.append(match.actor)
        assert match.state.owner.count(match.actor) == 1
        assert [c.notation for c in match.choices()] == [
            f"start on {n}" for n in (1, 7, 12, 17, 23, 28)
        ]
        match.play("start on 7")
    assert order == [(first + i) % 4 for i in range(4)]
    s = match.state
    assert s.place[:4] == [7] * 4
    assert s.cash[:4] == [20] * 4
    assert (match.turn, s.stump_n) == (first, 22)


@pytest.mark.paragraph("1.6", "2.4")
def test_only_who_draws_looks() -> None:
    match = manoir.new(KEY, 3, seed=3)
    first = match.state.first
    for viewer in (-1, 0, 1, 2):
        looked = next(e for e in match.story(viewer) if e["event"] == "looked")
        assert (looked["points"] is not None) == (viewer == first)


@pytest.mark.paragraph("2.5")
def test_the_fast_game() -> None:
    """Three characters each."""
    match = manoir.new(KEY, 5, seed=1, options={"begin_with": "fast"})
    for _ in range(5):
        match.play("start on 1")
    assert [match.state.owner.count(p) for p in range(5)] == [3] * 5
    assert match.state.stump_n == 11
