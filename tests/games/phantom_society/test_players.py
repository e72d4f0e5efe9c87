"""Chapter 9: two or three players."""

from __future__ import annotations

import pytest

from tests.games.phantom_society.tables import hiding, laying, playing


@pytest.mark.paragraph("9.1")
def test_three_lay_hunter_master_hunter_master() -> None:
    """Scenario 11: the hunter uses any of eighteen rooms, each master those of one colour."""
    t = laying(players=3)
    assert t.offers == {f"pick {c}-{v}" for c in ("blue", "green") for v in range(1, 7)}
    order = []
    for pick in ("green-6", "red-1", "green-5", "white-1", "blue-1"):
        order.append(t.actor)
        t.choose(f"pick {pick}").choose(min(t.offers))
    assert order == [0, 1, 0, 2, 0]


@pytest.mark.paragraph("9.1")
def test_three_play_master_hunter_other_master_hunter() -> None:
    """Scenario 11: the hunter has every hunters' turn."""
    t = playing(players=3)
    order = []
    for place in "d2 a1 b5 f1 d3".split():
        order.append(t.actor)
        t.take(place)
    assert order == [1, 0, 2, 0, 1]
    assert t.state.goal == 45


@pytest.mark.paragraph("9.2")
def test_one_master_hides_all_four() -> None:
    """Seat 1 hides four ghosts in a row, and acts with all of them."""
    t = hiding(players=2)
    for place in "c3 d6 a5 f6".split():
        assert t.actor == 1
        t.choose(f"hide {place}")
    assert t.state.keeper == [1, 1, 1, 1]
    assert t.actor == 1
    assert {"b2", "c5", "b5", "f5"} <= t.rooms


@pytest.mark.paragraph("9.2")
def test_fifty_thousand() -> None:
    """Scenario 12: the target is 50 with two players, and each has two colours to lay."""
    t = laying(players=2)
    assert t.state.goal == 50
    assert t.offers == {f"pick {c}-{v}" for c in ("blue", "green") for v in range(1, 7)}
    t.choose("pick blue-6", "put a1")
    assert t.offers == {f"pick {c}-{v}" for c in ("red", "white") for v in range(1, 7)}


@pytest.mark.paragraph("9.2")
def test_at_forty_five_the_game_goes_on() -> None:
    """Scenario 12, on the default target."""
    taken = "d3 a3 c2 e1 b3 f1 b4 a2 d4 b2 c5"
    t = playing("green c3 red d6", "blue c6 white f6", players=2, taken=taken)
    assert t.state.damage == 45
    assert t.actor == 0
    t.take("a5")
    assert t.state.damage == 50
    assert t.winners == [1]
