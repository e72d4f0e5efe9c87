"""Chapter 12: the original rules, as far as they are known."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.phantom.tables import House, house

SIX = "hanging-tree soul-knocker graveyard"  # 3 + 2 + 1


def original(hand: str = "", other: str = "", **fields: Any) -> House:
    return house(hand, other, rules="original", **fields)


@pytest.mark.paragraph("12.1")
def test_captures_come_after_the_last_card() -> None:
    """Given terror enough, nobody is captured before the player has stopped."""
    t = original("attic", mine={"garden": SIX + " greenhouse"}, here={"garden": "girl"})
    assert t.offers == {"lay attic first", "stop"}
    t.choose("lay attic first")
    assert t.step == "lay"
    t.choose("stop")
    assert t.offers == {"capture girl"}
    assert t.choose("capture girl").step == "draw"


@pytest.mark.paragraph("12.1")
def test_captures_come_after_the_fourth_card() -> None:
    """The phase ends by itself, and the captures come then."""
    t = original(
        "greenhouse",
        mine={"garden": SIX},
        here={"garden": "girl"},
        turned={"first": 1, "ground": 1, "basement": 1},
    )
    assert t.choose("lay greenhouse garden").offers == {"capture girl"}


@pytest.mark.paragraph("12.1", "5.1")
def test_terror_must_be_higher() -> None:
    """Six is not enough for a threshold of six."""
    t = original("attic", mine={"garden": SIX}, here={"garden": "girl"}).choose("stop")
    assert t.step == "draw"


@pytest.mark.paragraph("12.1")
def test_nothing_is_captured_as_a_turn_begins() -> None:
    """Given a child left within reach, the next player lays first."""
    t = original(
        "attic", "nursery", theirs={"garden": SIX + " greenhouse"}, here={"garden": "girl"}
    )
    t.choose("stop", "draw ghost", "draw ghost", "draw ghost", "draw ghost")
    assert (t.actor, t.step) == (1, "lay")


@pytest.mark.paragraph("12.2")
@pytest.mark.parametrize(("hand", "draws"), [("", 5), ("attic hall", 3)])
def test_up_to_five(hand: str, draws: int) -> None:
    """Whoever holds two draws three, whoever holds none draws five."""
    t = original(hand).choose("stop")
    assert t.state.to_draw == draws
    t.choose(*["draw ghost"] * draws)
    assert t.actor == 1


@pytest.mark.paragraph("12.2")
def test_who_holds_five_draws_nothing() -> None:
    """Nor more than five; no card is put away."""
    t = original("attic hall library dungeon laundry kitchen").choose("stop")
    assert t.actor == 1


@pytest.mark.paragraph("12.3", "9.2")
def test_an_aura_keeps_nobody_out_but_drives_out_afterwards() -> None:
    """Given John, a Spectre Knocker may be laid and knocks, and is driven out after that."""
    t = original(
        "spectre-knocker attic",
        mine={"garden": "graveyard spectre-queen"},
        theirs={"garden": "old-well spectre-howler soul-queen"},
        here={"garden": "john"},
    )
    t.choose("lay spectre-knocker garden", "knock soul-queen")
    assert t.row(0, "garden") == "graveyard"
    assert t.row(1, "garden") == "old-well spectre-howler"
    assert t.put_away == "soul-queen spectre-knocker spectre-queen"


@pytest.mark.paragraph("12.3", "9.3")
def test_a_shield_helps_originally_too() -> None:
    """Given a chimney, the Spectre stays."""
    t = original(
        "soul-invoker attic", mine={"garden": "chimney spectre-queen"}, here={"garden": "john"}
    )
    t.choose("lay soul-invoker garden")
    assert t.row(0, "garden") == "chimney spectre-queen soul-invoker"


@pytest.mark.paragraph("12.3", "9.1")
def test_nobody_is_driven_out_on_arrival() -> None:
    """Given Spectres of the other player, when John is charmed there, they stay; mine go, because
    it is my card that was laid there."""
    t = original(
        "soul-charmer attic",
        mine={"garden": "graveyard spectre-queen"},
        theirs={"garden": "old-well spectre-howler"},
        here={"basement": "john"},
    )
    t.choose("lay soul-charmer garden", "charm john")
    assert t.row(1, "garden") == "old-well spectre-howler"
    assert t.row(0, "garden") == "graveyard soul-charmer"


@pytest.mark.paragraph("12.3", "7.2")
def test_closed_rooms_are_safe_originally_too() -> None:
    """A place that is laid closes the room with the Spectre before anybody drives it out."""
    t = original(
        "greenhouse attic", mine={"garden": "graveyard spectre-queen"}, here={"garden": "john"}
    )
    t.choose("lay greenhouse garden")
    assert t.row(0, "garden") == "graveyard spectre-queen greenhouse"


@pytest.mark.paragraph("12.4", "8.5")
def test_a_queen_takes_only_her_family() -> None:
    """Given ghosts of two families in the other player's room and one of mine elsewhere, she takes
    the other player's of her own family."""
    t = original(
        "soul-queen attic",
        mine={"garden": "old-well", "first": "bedroom soul-howler"},
        theirs={"garden": "graveyard soul-invoker spirit-queen"},
    )
    assert t.choose("lay soul-queen garden").offers == {"summon soul-invoker"}


@pytest.mark.paragraph("12.4", "8.7", "8.8")
def test_a_squatter_only_takes_over() -> None:
    """He must, if he can, and exchanges nothing."""
    t = original(
        "soul-squatter attic", mine={"garden": "old-well"}, theirs={"garden": "greenhouse"}
    )
    assert t.choose("lay soul-squatter garden").offers == {"squat"}
    t = original("soul-squatter attic", mine={"garden": "old-well"})
    t.choose("lay soul-squatter garden")
    assert t.told("in_vain") == ["in_vain 0 soul-squatter"]
