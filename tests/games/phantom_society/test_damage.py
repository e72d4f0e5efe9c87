"""Chapters 7 and 8: damage, revealed ghosts, and the end of a game."""

from __future__ import annotations

import pytest

from tests.games.phantom_society.tables import playing

# Green, red and blue are found; only white, at f6, is left.
ONE_LEFT = "d2 c3 b5 d6 b4 a5 e5"


@pytest.mark.paragraph("7.1")
def test_an_empty_room_adds_its_value() -> None:
    """Scenario 6: whoever took it."""
    t = playing().take("d3")
    assert t.state.damage == 6
    t.take("e1")
    assert t.state.damage == 10


@pytest.mark.paragraph("7.2")
def test_a_room_with_a_ghost_adds_nothing() -> None:
    """Scenario 7: the hunters take a 6 that hides the green ghost."""
    t = playing().take("d2", "c3")
    assert t.events == ["took 2 green-6 c3", "unmasked green c3"]
    assert t.state.damage == 2
    assert t.state.revealed == [0, 0, t.state.ghost[2], 0]


@pytest.mark.paragraph("7.3")
def test_a_revealed_ghost_acts_no_more() -> None:
    """Scenario 7: seat 1 has only red left; no room around c3 is offered."""
    t = playing(taken="d2 c3 b5 f1")
    assert t.actor == 1
    assert t.rooms == {"c5", "d5", "e5", "c6", "e6"}


@pytest.mark.paragraph("7.3")
def test_its_colour_is_cleared_for_everybody() -> None:
    """Whatever a hunter imagines, no other green room hides anything."""
    t = playing(taken="d2 c3 b5")
    for number in range(30):
        world = t.game.imagine(t.state.view(0), 0, [number + 1, 7])
        assert world.ghost[2] == t.state.ghost[2]
        assert world.ghost[1] != t.state.ghost[2]


@pytest.mark.paragraph("7.4")
def test_a_ghost_can_unmask_a_ghost() -> None:
    """The white ghost of his partner lies next to the green one of seat 1, who may take it."""
    t = playing("green c3 red d6", "blue a5 white d3").take("d3")
    assert t.events == ["took 1 white-6 d3", "unmasked white d3"]
    assert t.state.damage == 0
    assert t.actor == 2


@pytest.mark.paragraph("7.4", "4.4")
def test_sometimes_there_is_no_other_choice() -> None:
    """Two ghosts of one master, alone on each other's lines: one must betray the other."""
    plan = """
        b1 r1 b2
        b3 r2 r3"""
    t = playing("blue a1 red b2", plan=plan, players=2, taken="b1 c2")
    t.take("c1", "a2")
    assert t.rooms == {"a1", "b2"}
    t.take("b2")
    assert t.events == ["took 1 red-2 b2", "unmasked red b2"]


@pytest.mark.paragraph("8.1")
@pytest.mark.parametrize(("target", "over"), [(8, True), (9, False)])
def test_the_target_is_enough(target: int, over: bool) -> None:
    """Scenario 9: at least the target ends it, a thousand less does not."""
    t = playing(taken="d2 a1 b5", target=target - 8 + 12)
    assert t.state.damage == 8
    t.take("f1")
    assert (t.actor is None) == over


@pytest.mark.paragraph("8.1")
def test_the_ghosts_win_at_once() -> None:
    """Scenario 9: they take a 2 and have what they need."""
    t = playing(target=2).take("d2")
    assert t.actor is None
    assert t.winners == [1, 3]
    assert t.scores == [0, 1, 0, 1]
    assert t.told("ghosts_won") == ["ghosts_won second 2"]


@pytest.mark.paragraph("8.1", "1.1")
def test_they_win_by_the_hunters_hand_too() -> None:
    """Scenario 9: a hunter takes an empty 3, and that is too much."""
    t = playing(target=5).take("d2", "e3")
    assert t.actor is None
    assert t.winners == [1, 3]


@pytest.mark.paragraph("8.2")
def test_the_fourth_ghost() -> None:
    """Scenario 10: the last one lies under a 3 that would reach the target; it does not count."""
    t = playing(taken=ONE_LEFT, target=15)
    assert t.state.damage == 12
    assert t.actor == 0
    t.take("f6")
    assert t.winners == [0, 2]
    assert t.told("hunters_won") == ["hunters_won first 12"]


@pytest.mark.paragraph("8.3", "1.4")
def test_all_is_shown_at_the_end() -> None:
    """Where each ghost lay and who kept it: told to all, and in every view."""
    t = playing(target=2).take("d2")
    assert t.told("came_out") == [
        "came_out 3 blue a5",
        "came_out 1 red d6",
        "came_out 1 green c3",
        "came_out 3 white f6",
    ]
    for viewer in range(-1, 4):
        assert t.state.view(viewer).ghost == t.state.ghost
        assert t.state.view(viewer).keeper == t.state.keeper
