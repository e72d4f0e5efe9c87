"""Chapters 5 and 6: what ghosts reach, and what hunters may take."""

from __future__ import annotations

import pytest

from manoir.kit.event import story
from tests.games.phantom_society.tables import ROOMS, playing

AROUND_C3 = {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}
AROUND_D6 = {"c5", "d5", "e5", "c6", "e6"}


@pytest.mark.paragraph("5.1")
def test_the_adjacent_rooms() -> None:
    """Scenario 3: on a full floor a ghost at c3 has its eight neighbours, one at d6 its five."""
    assert playing().rooms == AROUND_C3 | AROUND_D6


@pytest.mark.paragraph("5.1")
def test_a_ghost_in_a_corner_has_three() -> None:
    """A blue ghost at a1, and one at b1: whatever the colours of the rooms."""
    t = playing("blue a1 red f1", "green c3 white f6")
    assert t.rooms == {"a2", "b1", "b2", "e1", "e2", "f2"}


@pytest.mark.paragraph("5.2")
def test_the_next_room_on_a_line_once_a_room_is_gone() -> None:
    """Scenario 4: with d3 gone e3 is in reach and f3 is not; with e3 gone too, f3 is."""
    t = playing(taken="d3 a1 b5 f1")
    assert t.rooms == (AROUND_C3 | AROUND_D6) - {"d3"} | {"e3"}
    t = playing(taken="d3 a1 b5 e3")
    assert "f3" in t.rooms
    assert "e3" not in t.rooms


@pytest.mark.paragraph("5.2")
def test_lines_do_not_bend() -> None:
    """Scenario 4: e2 is on no line from c3, however empty the floor around it."""
    t = playing(taken="d3 d2 b5 e3 c2 f2 a6 e1", target=99)
    assert t.actor == 1
    assert "e2" not in t.rooms


@pytest.mark.paragraph("5.2")
def test_a_room_with_a_hidden_ghost_stops_a_line_too() -> None:
    """A white ghost hides at d3: from c3 it can be taken, e3 behind it cannot."""
    t = playing("green c3 red d6", "blue a5 white d3")
    assert "d3" in t.rooms
    assert "e3" not in t.rooms


@pytest.mark.paragraph("5.2")
def test_diagonals_go_on_as_well() -> None:
    """With d4 gone e5 is reached from c3, with e5 gone f6."""
    t = playing("green c3 red b1", "blue a5 white f2", taken="d4 f1 b5 e5")
    assert "f6" in t.rooms
    assert "e4" not in t.rooms


@pytest.mark.paragraph("5.3")
def test_own_ghosts_only() -> None:
    """Scenario 8: what only the partner's ghosts reach is not offered."""
    t = playing()
    assert "b5" not in t.rooms
    t.take("d2", "a1")
    assert t.actor == 3
    assert t.rooms == {"a4", "b4", "b5", "a6", "b6", "e5", "f5", "e6"}


@pytest.mark.paragraph("5.4")
def test_a_ghost_stays_and_spares_its_own_room() -> None:
    """c3 is no choice of the ghost at c3; after its turn it is where it was."""
    t = playing()
    assert "c3" not in t.rooms
    before = list(t.state.ghost)
    assert t.take("d2").state.ghost == before


@pytest.mark.paragraph("5.5")
def test_the_room_is_announced_and_not_the_ghost() -> None:
    """Both ghosts of seat 1 could take d5 or d2; everybody hears seat and room, not even the master
    hears of a ghost."""
    t = playing("green c5 red d6", "blue a1 white f2").take("d5")
    told = [{"event": "took", "seat": 1, "tile": "white-5", "place": "d5", "why": "4.1"}]
    told.append({"event": "damaged", "value": 5, "damage": 5, "why": "7.1"})
    assert all(story(t.state, viewer) == told for viewer in range(-1, 4))


@pytest.mark.paragraph("5.6")
def test_a_revealed_ghost_does_not_block() -> None:
    """Scenario 5: the white ghost was revealed at d3: from c3 the line goes on to e3."""
    t = playing("green c3 red d6", "blue a5 white d3", taken="d2 d3 b5 f1")
    assert t.state.revealed[3] == t.state.ghost[3]
    assert "e3" in t.rooms


@pytest.mark.paragraph("6.1")
def test_a_hunter_takes_any_room() -> None:
    """Scenario 6: all that stand, anywhere, of any colour."""
    t = playing().take("d2")
    assert t.actor == 2
    assert t.rooms == set(ROOMS) - {"d2"}
    t.take("f1")
    assert t.events == ["took 2 red-4 f1", "damaged 4 6"]
