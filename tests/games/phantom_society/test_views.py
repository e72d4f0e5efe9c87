"""Who sees what (1.4), when a choice can be taken back, and that hiding changes no other's view."""

from __future__ import annotations

import random

import pytest

import manoir
from manoir.errors import CannotUndo, NeedsConsent
from manoir.games.phantom_society import PHANTOM_SOCIETY
from tests.games.phantom_society.tables import ROOMS, hiding, playing

QUICK = {"shuffled": True}


@pytest.mark.paragraph("1.4")
def test_the_floor_and_the_past_lie_open() -> None:
    """Rooms, turns, damage and revealed ghosts are the same in every view."""
    t = playing(taken="d2 c3 b5")
    for viewer in range(-1, 4):
        view = t.state.view(viewer)
        assert view.room == t.state.room
        assert view.fell == t.state.fell
        assert view.revealed == t.state.revealed
        assert (view.damage, view.goal, view.turns) == (7, 45, 3)


@pytest.mark.paragraph("1.4")
def test_masters_see_all_four_ghosts_and_nobody_else_does() -> None:
    """Not even the keeper of a revealed ghost is known to the hunters."""
    t = playing(taken="d2 c3 b5")
    for master in (1, 3):
        assert t.state.view(master).ghost == t.state.ghost
        assert t.state.view(master).keeper == t.state.keeper
    for other in (-1, 0, 2):
        view = t.state.view(other)
        assert repr([*view.ghost, *view.keeper, view.acting]) == f"[{', '.join('?' * 9)}]"


@pytest.mark.paragraph("1.4", "3.3")
def test_another_hiding_looks_the_same_to_hunters() -> None:
    """Two games that differ in the hiding alone: same views, and lists of the same length."""
    one = playing(taken="d2").state
    other = playing("red b1 white d3", "blue a1 green a2", taken="d2").state
    assert one.view(0) == other.view(0)
    assert one.view(-1) == other.view(-1)
    assert one.view(1) != other.view(1)
    assert PHANTOM_SOCIETY.legal(one) == PHANTOM_SOCIETY.legal(other)


@pytest.mark.paragraph("3.3", "4.1")
def test_undo() -> None:
    """A room picked up is put back freely; a hunter's find stands; a ghost's turn was seen."""
    match = manoir.new("phantom-society", 4, seed=1)
    match.play(match.choices()[0]).undo()
    assert match.state.held == 0
    quick = manoir.new("phantom-society", 4, seed=1, options=QUICK)
    quick.play("hide a1").undo(consent=True)
    while quick.state.hidden_n < 4:
        quick.play(quick.choices()[0])
    quick.play(quick.choices()[0])
    with pytest.raises(NeedsConsent):
        quick.undo()
    quick.play(quick.choices()[0])
    with pytest.raises(CannotUndo, match="learnt something new"):
        quick.undo(consent=True)


@pytest.mark.paragraph("4.4")
def test_a_single_room_is_asked_for_all_the_same() -> None:
    """If it went by itself, the hunters would learn that nothing else was in reach."""
    plan = """
        b1 r1
        r2 b2"""
    t = playing("blue a1 red b1", players=2, plan=plan)
    match = manoir.set_up("phantom-society", full(t), seed=1)
    match.play("take b2").play("take b1")
    assert [c.notation for c in match.choices()] == ["take a2"]


def full(t: object) -> dict[str, object]:
    from manoir.kit.jsonform import full_json

    return full_json(t.state)  # type: ignore[attr-defined]


@pytest.mark.paragraph("3.1", "3.2")
def test_what_a_hunter_imagines_of_the_hiding() -> None:
    """After three were hidden: three ghosts, two of the first master, each under its colour."""
    t = hiding().choose("hide a1", "hide b1", "hide c1")
    found = set()
    for n in range(60):
        world = PHANTOM_SOCIETY.imagine(t.state.view(0), 0, [n + 1, 5])
        hidden = [c for c in range(4) if world.ghost[c]]
        assert len(hidden) == 3
        assert sorted(world.keeper[c] for c in hidden) == [1, 1, 3]
        assert all((world.room[world.ghost[c]] - 1) // 6 == c for c in hidden)
        found.add((tuple(world.ghost), tuple(world.keeper)))
    assert len(found) > 50


@pytest.mark.paragraph("10.3")
def test_what_is_imagined_of_a_bid() -> None:
    """Any bid of that deck, and nothing where none was made."""
    match = manoir.new("phantom-society", 4, seed=2, options={"master_game": True, **QUICK})
    bidder = match.actor or 0
    match.play(match.choices()[4])
    other = (bidder + 1) % 4
    view, luck = match.view(other), random.Random(1)
    worlds = [PHANTOM_SOCIETY.imagine(view, other, [luck.getrandbits(32), 1]) for _ in range(200)]
    bids = {world.bid[bidder] for world in worlds}
    assert len(bids) == 15
    assert {bid % 2 for bid in bids} == {match.state.bid[bidder] % 2}
    assert all(world.bid[other] == 0 for world in worlds)


def test_the_plan_is_the_whole_box() -> None:
    assert len(ROOMS) == 36
