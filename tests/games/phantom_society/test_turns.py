"""Chapter 4: whose turn it is, and who decides."""

from __future__ import annotations

import pytest

from manoir.kit.event import story
from manoir.kit.sight import Peeked
from tests.games.phantom_society.tables import playing

# The first master's two ghosts have been found on the turns of the hunters.
FOUND = "d2 c3 e5 d6"


@pytest.mark.paragraph("4.1")
def test_a_master_a_hunter_the_other_master_the_other_hunter() -> None:
    """Scenario 1: G1, H2, G2, H1, and round again."""
    t = playing()
    order = []
    for place in "d2 a1 e5 f1 b2".split():
        order.append(t.actor)
        t.take(place)
    assert order == [1, 2, 3, 0, 1]


@pytest.mark.paragraph("4.1")
def test_one_room_a_turn() -> None:
    """When a room is taken it lies no longer on the floor, and all hear of it."""
    t = playing().take("d2")
    assert t.events == ["took 1 red-2 d2", "damaged 2 2"]
    assert len(t.standing) == 35
    assert "d2" not in t.rooms


@pytest.mark.paragraph("4.2")
def test_the_partner_acts_for_a_master_without_ghosts() -> None:
    """Given that green and red are found, on the turn of seat 1 seat 3 decides, with his own."""
    t = playing(taken=FOUND, acting=3)
    assert t.on_turn == 1
    assert t.actor == 3
    assert t.rooms == {"a4", "b4", "b5", "a6", "b6", "f5", "e6", "d4"}
    t.take("b5")
    assert t.events[0] == "took 1 red-5 b5"
    assert t.on_turn == t.actor == 2


@pytest.mark.paragraph("4.2", "1.4")
def test_the_hunters_do_not_know_who_decides() -> None:
    """They see the turn of seat 1 as any other: who acts, and whose ghosts fell, is hidden."""
    t = playing(taken=FOUND, acting=3)
    for viewer in (-1, 0, 2):
        view = t.state.view(viewer)
        assert t.game.turn(view) == 1
        with pytest.raises(Peeked):
            assert t.game.decider(view)
    other = playing("green c3 white f6", "blue a5 red d6", taken="d2 c3 e5 d6")
    assert other.actor == 1
    assert t.state.view(0) == other.state.view(0)


@pytest.mark.paragraph("4.2")
def test_shut_in_is_like_having_none() -> None:
    """Given a master whose last ghost, at a1, has nothing on its lines, his partner decides."""
    plan = """
        b1 r1 g1 w1 b1 r1
        g1 r1 b1 g1 w1 w1"""
    t = playing("blue a1 red b2", "green d2 white f2", plan=plan, taken="b1 c1 d1 b2 a2 c2 f1")
    t.take("e1")
    assert t.on_turn == 1
    assert t.actor == 3
    assert t.rooms == {"e2"}


@pytest.mark.paragraph("4.2")
def test_without_the_option_the_turn_is_lost() -> None:
    """`stand_in` off: the turn of a master without ghosts is passed over."""
    t = playing(taken="d2 c3 e5", stand_in=False).take("d6")
    assert t.events == ["took 0 red-3 d6", "unmasked red d6", "passed_over 1"]
    assert t.actor == 2
    assert t.state.turns == 5


@pytest.mark.paragraph("4.3")
def test_no_ghost_can_act() -> None:
    """Given one ghost, at a1, and no room on its lines, the turn is passed over, and all see it."""
    plan = """
        b1 r1 b2
        b3 r2 r3"""
    t = playing("blue a1 red b2", plan=plan, players=2, taken="b1 b2 c1").take("a2")
    assert t.events == ["took 0 blue-3 a2", "damaged 3 6", "passed_over 1"]
    assert t.actor == 0
    assert t.rooms == {"a1", "c2"}
    assert t.state.turns == 5


@pytest.mark.paragraph("4.4")
def test_nobody_may_pass() -> None:
    """Every choice of a turn takes a room."""
    t = playing()
    assert all(offer.startswith("take") for offer in t.offers)
    assert all(offer.startswith("take") for offer in t.take("d2").offers)


@pytest.mark.paragraph("4.2", "4.1")
def test_everybody_is_told_the_same_of_a_turn() -> None:
    """No event says who decided: master, partner, hunter and onlooker hear one story."""
    t = playing(taken=FOUND, acting=3).take("b5")
    assert all(story(t.state, viewer) == story(t.state, -1) for viewer in range(4))
