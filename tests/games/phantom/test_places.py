"""Chapter 7: how far effects reach, and what places do."""

from __future__ import annotations

import pytest

from tests.games.phantom.tables import house


@pytest.mark.paragraph("7.1")
def test_only_the_zone_of_the_card() -> None:
    """Given ghosts of the other player in two zones, a Knocker hits in his own."""
    t = house(
        "spirit-knocker",
        mine={"garden": "old-well"},
        theirs={"garden": "graveyard soul-queen", "first": "attic soul-howler"},
    )
    assert t.choose("lay spirit-knocker garden").offers == {"knock soul-queen"}


@pytest.mark.paragraph("7.2")
def test_closed_rooms_are_safe() -> None:
    """Given a closed and an open room, only the ghost in the open one can be hit."""
    t = house(
        "spirit-knocker",
        mine={"garden": "old-well"},
        theirs={"garden": "graveyard soul-queen soul-howler greenhouse soul-invoker"},
    )
    assert t.choose("lay spirit-knocker garden").offers == {"knock soul-invoker"}


@pytest.mark.paragraph("7.2", "9.1")
def test_auras_do_not_reach_into_closed_rooms() -> None:
    """Given John on his way, the Spectre in the closed room stays, the other one goes."""
    t = house(
        "tunnel attic",
        theirs={"garden": "graveyard spectre-queen greenhouse spectre-howler"},
        here={"basement": "john"},
    )
    t.choose("lay tunnel garden", "usher john")
    assert t.row(1, "garden") == "graveyard spectre-queen greenhouse"


@pytest.mark.paragraph("7.3")
def test_a_character_or_a_ghost_comes_through() -> None:
    """Given a child and ghosts at the other end, one of them comes; nobody goes the other way."""
    t = house(
        "trapdoor attic",
        mine={"basement": "laundry soul-howler", "ground": "hall soul-queen"},
        here={"basement": "girl", "ground": "boy", "garden": "john"},
    )
    t.choose("lay trapdoor ground")
    assert t.offers == {"usher girl", "pull soul-howler"}
    t.choose("usher girl")
    assert (t.here("ground"), t.here("basement")) == ("girl boy", "")
    assert t.told("entered") == ["entered girl ground"]


@pytest.mark.paragraph("7.3", "8.1")
def test_a_ghost_that_comes_through_does_nothing() -> None:
    """Given a Howler at the other end and a child here, the Howler comes and the child stays."""
    t = house("trapdoor attic", mine={"basement": "laundry soul-howler"}, here={"ground": "boy"})
    t.choose("lay trapdoor ground", "pull soul-howler")
    assert t.row(0, "ground") == "trapdoor soul-howler"
    assert (t.row(0, "basement"), t.here("ground")) == ("laundry", "boy")
    assert t.told("moved") == ["moved 0 soul-howler ground"]


@pytest.mark.paragraph("7.3")
@pytest.mark.parametrize(
    ("their_hall", "comes"),
    [("", False), ("library spirit-queen", False), ("library", True), ("hall spirit-queen", True)],
)
def test_a_ghost_of_the_other_player_needs_a_room_of_its_own(their_hall: str, comes: bool) -> None:
    """It stays with its owner, whose open room must have space."""
    theirs = {"basement": "laundry soul-howler"}
    if their_hall:
        theirs["ground"] = their_hall
    t = house("trapdoor attic", theirs=theirs).choose("lay trapdoor ground")
    assert ("pull soul-howler" in t.offers) == comes
    if comes:
        t.choose("pull soul-howler")
        assert t.row(1, "ground") == f"{their_hall} soul-howler"


@pytest.mark.paragraph("7.3", "7.2")
def test_nothing_comes_out_of_a_closed_room() -> None:
    """Given a ghost behind a closed door, the trapdoor leads nowhere."""
    t = house("trapdoor attic", mine={"basement": "laundry soul-howler dungeon"})
    assert t.choose("lay trapdoor ground").step == "lay"


@pytest.mark.paragraph("7.3", "9.2")
def test_no_ghost_comes_in_against_an_aura() -> None:
    """Given Sarah here, no Soul comes through."""
    t = house("trapdoor attic", mine={"basement": "laundry soul-howler"}, here={"ground": "sarah"})
    assert t.choose("lay trapdoor ground").step == "lay"


@pytest.mark.paragraph("7.3", "9.1")
def test_the_new_place_closes_the_old_room_first() -> None:
    """Given a Soul in my room, when Sarah comes through the trapdoor, it is safe behind it."""
    t = house("trapdoor attic", mine={"ground": "hall soul-howler"}, here={"basement": "sarah"})
    t.choose("lay trapdoor ground", "usher sarah")
    assert t.row(0, "ground") == "hall soul-howler trapdoor"


@pytest.mark.paragraph("7.4")
def test_shielded_ghosts_are_out_of_reach() -> None:
    """Given a chimney with a Spectre and a Soul, a Knocker reaches the Soul."""
    t = house(
        "spirit-knocker",
        mine={"garden": "old-well"},
        theirs={"garden": "chimney spectre-queen soul-howler"},
    )
    assert t.choose("lay spirit-knocker garden").offers == {"knock soul-howler"}


@pytest.mark.paragraph("7.4", "8.5")
def test_a_shield_holds_against_ones_own_queen() -> None:
    """Given a Spectre in my own chimney, my Spectre Queen cannot move it."""
    t = house("spectre-queen attic", mine={"garden": "old-well", "first": "chimney spectre-howler"})
    t.choose("lay spectre-queen garden")
    assert t.told("in_vain") == ["in_vain 0 spectre-queen"]


@pytest.mark.paragraph("7.4")
def test_a_closed_chimney_shields_no_more() -> None:
    """Given a place behind the chimney, the new room is not shielded."""
    t = house(
        "spirit-knocker",
        mine={"garden": "old-well"},
        theirs={"garden": "chimney spectre-howler greenhouse spectre-queen"},
    )
    assert t.choose("lay spirit-knocker garden").offers == {"knock spectre-queen"}


@pytest.mark.paragraph("7.4", "7.3")
def test_shielded_ghosts_do_not_come_through() -> None:
    """A Soul under the wiring stays where it is."""
    t = house("trapdoor attic", mine={"basement": "wiring soul-howler"})
    assert t.choose("lay trapdoor ground").step == "lay"
