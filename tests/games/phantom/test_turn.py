"""Chapter 3: two phases, one card in each zone, and whose turn it is."""

from __future__ import annotations

import pytest

import manoir
from manoir.kit.jsonform import full_json
from tests.games.phantom.tables import house

ROOMS = {"first": "attic", "ground": "hall", "basement": "laundry", "garden": "old-well"}


@pytest.mark.paragraph("3.1")
def test_lay_then_draw_then_the_other() -> None:
    """Given a turn without captures, when no more is laid, three cards are drawn and it is over."""
    t = house("soul-invoker", mine={"first": "attic"})
    t.choose("stop")
    assert t.step == "draw"
    t.choose("draw ghost", "draw place", "draw ghost")
    assert (t.actor, t.step) == (1, "lay")
    assert t.told("turn_began") == ["turn_began 1"]


@pytest.mark.paragraph("3.2")
def test_one_card_in_each_zone() -> None:
    """Given rooms everywhere, when a ghost was laid in the garden, the garden is done."""
    t = house("soul-knocker spirit-knocker", mine=ROOMS)
    assert len(t.lays) == 8
    t.choose("lay soul-knocker garden")
    assert t.lays == {f"spirit-knocker {zone}" for zone in ("first", "ground", "basement")}


@pytest.mark.paragraph("3.2", "4.5")
def test_no_ghost_into_the_place_just_laid() -> None:
    """A place laid in the garden is the one card of the garden in this turn."""
    t = house("graveyard soul-knocker").choose("lay graveyard garden")
    assert t.lays == set()
    assert t.offers == {"stop"}


@pytest.mark.paragraph("3.2", "4.8")
def test_any_order_and_the_fourth_card_ends_the_phase() -> None:
    """Given a card for every zone, they may be laid from the last to the first; then one draws."""
    t = house("greenhouse dungeon library nursery")
    t.choose("lay greenhouse garden", "lay nursery first", "lay library ground")
    assert t.step == "lay"
    t.choose("lay dungeon basement")
    assert t.step == "draw"


@pytest.mark.paragraph("3.2")
def test_nothing_need_be_laid() -> None:
    """Stopping is possible before the first card, and asked even where it is all there is."""
    assert "stop" in house("attic").offers
    t = house("soul-knocker")
    assert t.offers == {"stop"}
    match = manoir.set_up("phantom", full_json(t.state), seed=1)
    assert [c.notation for c in match.choices()] == ["stop"]


@pytest.mark.paragraph("3.2", "7.3")
def test_moved_cards_are_not_laid() -> None:
    """Given a ghost that came through a trapdoor, its new zone is done only by the trapdoor."""
    t = house("trapdoor attic", mine={"ground": "hall soul-howler"}, here={"first": "girl"})
    t.choose("lay trapdoor basement", "pull soul-howler")
    assert t.row(0, "basement") == "trapdoor soul-howler"
    assert list(t.state.turned) == [0, 0, 1, 0]


@pytest.mark.paragraph("3.1")
def test_zones_turn_back_for_the_next_player() -> None:
    """A new turn begins with no zone done."""
    t = house("attic", "greenhouse").choose("lay attic first", "stop")
    assert list(t.state.turned) == [1, 1, 1, 1]
    t.choose("draw place", "draw place", "draw place")
    assert list(t.state.turned) == [0, 0, 0, 0]
    assert "lay greenhouse garden" in t.offers
