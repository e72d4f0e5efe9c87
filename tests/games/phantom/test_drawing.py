"""Chapter 6: drawing, the limit of the hand, and piles that run out."""

from __future__ import annotations

from typing import Any

import pytest

from manoir.games.phantom.components import GHOST, PLACE
from tests.games.phantom.tables import House, house

TEN = "attic bedroom nursery bathroom parlour kitchen library soul-queen soul-howler soul-invoker"


@pytest.mark.paragraph("6.1")
def test_three_cards_one_by_one() -> None:
    """The sort is chosen each time, and the top of that pile is drawn."""
    t = house(ghosts_on_top="soul-knocker soul-queen", places_on_top="attic").choose("stop")
    assert t.offers == {"draw ghost", "draw place"}
    t.choose("draw ghost", "draw place", "draw ghost")
    assert t.hand(0) == "attic soul-knocker soul-queen"
    assert t.actor == 1


@pytest.mark.paragraph("6.1")
def test_one_must_draw_even_with_ten() -> None:
    """Given ten cards, three more are drawn all the same."""
    t = house(TEN, turned={"first": 1, "ground": 1}).choose("stop")
    t.choose("draw ghost", "draw ghost", "draw place")
    assert t.step == "limit"
    assert t.state.hand_ghosts_n[0] + t.state.hand_places_n[0] == 13


@pytest.mark.paragraph("6.2")
def test_down_to_ten() -> None:
    """Given twelve cards after drawing, two of any sort are put away, for all to see."""
    t = house(f"{TEN} laundry dungeon", step="limit", turned={"first": 1})
    assert t.offers == {f"discard {name}" for name in f"{TEN} laundry dungeon".split()}
    t.choose("discard soul-queen")
    assert t.told("discarded_ghost") == ["discarded_ghost 0 soul-queen"]
    t.choose("discard attic")
    assert (t.put_away, t.places_put_away, t.actor) == ("soul-queen", "attic", 1)


@pytest.mark.paragraph("6.2")
def test_ten_are_not_too_many() -> None:
    """Given seven cards, three more make ten, and the turn is over."""
    t = house(" ".join(TEN.split()[:7]), turned={"first": 1, "ground": 1}).choose("stop")
    t.choose("draw ghost", "draw ghost", "draw ghost")
    assert t.actor == 1


def run_out(hand: str, other: str, put_away: str, **fields: Any) -> House:
    """A house in which all ghosts lie in hands, among those put away, or are not in the box."""
    named = set(f"{hand} {other} {put_away}".split())
    cards = {name: name in named for name in GHOST.names}
    return house(
        hand, other, put_away=put_away, ghost_cards=cards, ghost_pile=[], dealt=1, **fields
    )


@pytest.mark.paragraph("6.3")
def test_a_pile_is_made_anew() -> None:
    """Given no ghosts to draw and three put away, these are shuffled and one of them is drawn."""
    t = run_out("soul-queen", "spirit-queen", "soul-howler soul-invoker soul-knocker")
    t.choose("stop", "draw ghost")
    assert t.told("reshuffled") == ["reshuffled ghost 3"]
    assert (t.put_away, t.state.ghost_pile_n) == ("", 2)
    assert t.state.hand_ghosts_n == [2, 1]


@pytest.mark.paragraph("6.3")
def test_a_new_pile_is_shuffled() -> None:
    """Whatever order they were put away in, any of them may be on top."""
    drawn = set()
    for seed in range(20):
        t = run_out("soul-queen", "", "soul-howler soul-invoker soul-knocker")
        t.state.rng[0] = seed
        drawn.add(t.choose("stop", "draw ghost").hand(0))
    assert len(drawn) == 3


@pytest.mark.paragraph("6.3")
def test_the_other_sort_where_one_is_gone() -> None:
    """Given no ghosts at all, only places can be drawn."""
    t = run_out("soul-queen", "spirit-queen", "").choose("stop")
    assert t.offers == {"draw place"}


@pytest.mark.paragraph("6.3")
def test_drawing_stops_where_nothing_is_left() -> None:
    """Given two places and no ghosts, two are drawn and the turn is over."""
    named = "attic bedroom boiler-room hall laundry old-well"
    cards = {name: name in named.split() for name in PLACE.names}
    t = run_out(
        "soul-queen hall laundry boiler-room old-well",
        "spirit-queen",
        "",
        place_cards=cards,
        place_pile=["attic", "bedroom"],
    )
    t.choose("stop", "draw place", "draw place")
    assert t.actor == 1


@pytest.mark.paragraph("6.3", "1.6")
def test_both_can_tell_what_the_other_holds() -> None:
    """When the pile is made anew, the ghosts of both hands are sure to be there; one drawn after
    that is not, and one that is laid no longer is."""
    t = run_out("soul-queen hall", "spirit-queen", "soul-howler soul-invoker soul-knocker", draws=1)
    t.choose("stop", "draw ghost")
    s = t.state
    sure = [GHOST.names[g] for g in range(32) if s.held_ghosts[g]]
    assert sure == ["spirit-queen", "soul-queen"]
    assert list(s.held_ghosts_n) == [1, 1]
    t.choose("stop", "draw place", "lay hall ground", "stop", "draw place", "stop", "draw place")
    t.choose("lay soul-queen ground")
    assert [GHOST.names[g] for g in range(32) if s.held_ghosts[g]] == ["spirit-queen"]
    assert list(s.held_ghosts_n) == [0, 1]


@pytest.mark.paragraph("6.3", "8.6")
def test_after_a_new_pile_an_invoker_finds_nothing() -> None:
    """What was put away is in the pile now."""
    t = run_out(
        "soul-invoker",
        "spirit-queen",
        "soul-howler soul-knocker",
        mine={"garden": "old-well"},
        draws=1,
    )
    t.choose("stop", "draw ghost", "stop", "draw place", "lay soul-invoker garden")
    assert t.told("in_vain") == ["in_vain 0 soul-invoker"]
