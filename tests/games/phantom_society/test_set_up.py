"""Chapters 1 and 2: what is in the box, who sits where, and how the rooms are laid."""

from __future__ import annotations

import pytest

import manoir
from manoir.games.phantom_society import PHANTOM_SOCIETY
from tests.games.phantom_society.tables import ROOMS, laying, of_colour, playing


@pytest.mark.paragraph("1.1")
def test_every_wrecked_room_counts_whoever_did_it() -> None:
    """Given a fresh floor, when the ghosts take a 2 and the hunters a 6, the damage is 8."""
    t = playing().take("d2", "a3")
    assert t.state.damage == 8
    assert t.state.goal == 45


@pytest.mark.paragraph("1.2")
def test_thirty_six_rooms() -> None:
    """Nine of each colour, worth 1 1 2 2 3 3 4 5 6."""
    s = manoir.new("phantom-society", 4, seed=1).state
    for colour in range(4):
        counts = s.stock[1 + 6 * colour : 7 + 6 * colour]
        assert counts == [2, 2, 2, 1, 1, 1]
    assert sum(s.stock) == 36
    assert sum((i - 1) % 6 + 1 for i, n in enumerate(s.stock) for _ in range(n)) == 108


@pytest.mark.paragraph("1.3", "3.1")
def test_a_ghost_of_each_colour_under_a_room_of_its_colour() -> None:
    """Whatever was chosen, each of the four lies under a room of its own colour."""
    match = manoir.new("phantom-society", 3, seed=4, options={"shuffled": True})
    while match.state.hidden_n < 4:
        match.play(match.choices()[-1])
    s = match.state
    assert [(s.room[place] - 1) // 6 for place in s.ghost] == [0, 1, 2, 3]


@pytest.mark.paragraph("2.1")
def test_partners_face_each_other() -> None:
    """Seats 0 and 2 hunt, seats 1 and 3 are the masters."""
    s = manoir.new("phantom-society", 4, seed=1).state
    assert s.teams == [0, 1, 0, 1]
    assert s.role == [1, 2, 1, 2]


@pytest.mark.paragraph("2.2")
def test_six_rows_of_six_places() -> None:
    """A room may be put on each of the thirty-six places, a1 to f6."""
    t = laying().choose("pick blue-6")
    assert len(t.offers) == 36
    assert {"put a1", "put f1", "put a6", "put f6", "put c2"} <= t.offers
    t.choose("put c2")
    assert t.state.room[1 + 6 + 2] == 6


@pytest.mark.paragraph("2.3")
def test_own_colour_on_any_free_place() -> None:
    """Seat 0 lays blue rooms, seat 1 red ones, never on a place that is taken."""
    t = laying()
    assert t.offers == {f"pick blue-{value}" for value in range(1, 7)}
    t.choose("pick blue-6", "put d4")
    assert t.events == ["laid 0 blue-6 d4"]
    assert t.actor == 1
    assert t.offers == {f"pick red-{value}" for value in range(1, 7)}
    t.choose("pick red-1")
    assert t.events == ["picked 1 red-1"]
    assert len(t.offers) == 35
    assert "put d4" not in t.offers


@pytest.mark.paragraph("2.3")
def test_a_room_can_be_laid_as_often_as_there_are_some() -> None:
    """There is one blue-6: once it is laid, it is no longer offered."""
    t = laying(laid="a3 b1 c1 d1")
    assert t.actor == 0
    assert "pick blue-6" not in t.offers
    assert "pick blue-1" in t.offers


@pytest.mark.paragraph("2.3")
def test_clockwise_nine_times_round() -> None:
    """Scenario 1: H1, G1, H2, G2 lay in turn until all thirty-six lie."""
    match = manoir.new("phantom-society", 4, seed=2)
    first, order = match.state.first, []
    while match.state.step < 2:
        if match.state.step == 0:
            order.append(match.actor)
        match.play(match.choices()[0])
    assert first in (0, 2)
    # The last room of each player, and the last free place, are no decisions.
    assert order[:32] == [(first + n) % 4 for n in range(32)]
    assert all(match.state.room[1:])


@pytest.mark.paragraph("2.3")
def test_laid_at_random() -> None:
    """With the option, all rooms lie from the start, and another seed is another floor."""
    floors = [PHANTOM_SOCIETY.new(2, n, {"shuffled": True}).room for n in range(12)]
    assert len({str(floor) for floor in floors}) == 12
    assert all(sorted(floor) == sorted(floors[0]) for floor in floors)
    assert len({floor[1] for floor in floors}) > 4


@pytest.mark.paragraph("2.4")
def test_a_hunter_lays_the_first_room() -> None:
    """Either of them, by lot; the table hears it."""
    begins = {PHANTOM_SOCIETY.decider(PHANTOM_SOCIETY.new(4, seed)) for seed in range(20)}
    assert begins == {0, 2}
    match = manoir.new("phantom-society", 4, seed=3)
    assert match.events == [{"event": "began", "seat": match.actor, "game": 1, "why": "2.4"}]


@pytest.mark.paragraph("1.5")
def test_talk_is_no_choice() -> None:
    """Nobody is ever asked to talk: the list holds rooms, places and bids only."""
    names = {kind.name for kind in PHANTOM_SOCIETY.state.kinds}
    assert names == {"pick", "put", "make_bid", "hide", "take"}


def test_the_plan_of_the_scenarios() -> None:
    assert len(ROOMS) == 36
    assert len(of_colour("white")) == 9
