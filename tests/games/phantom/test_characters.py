"""Chapter 9: auras that drive out and keep out, shields, and Cymon Kraft."""

from __future__ import annotations

import pytest

from tests.games.phantom.tables import house


@pytest.mark.paragraph("9.1")
def test_an_aura_drives_its_family_out_of_both_open_rooms() -> None:
    """Given Revenants of both players in the garden, when Mary is charmed there, those of the
    player on turn go first, in each room the last one first."""
    t = house(
        "soul-charmer attic",
        mine={"garden": "graveyard revenant-queen revenant-howler"},
        theirs={"garden": "old-well revenant-invoker spirit-queen"},
        here={"first": "john"},
        stranger="mary",
    )
    t.choose("lay soul-charmer garden", "charm stranger")
    assert t.row(0, "garden") == "graveyard soul-charmer"
    assert t.row(1, "garden") == "old-well spirit-queen"
    assert t.put_away == "revenant-howler revenant-queen revenant-invoker"
    assert t.events == [
        "entered mary garden",
        "driven_out 0 revenant-howler garden",
        "driven_out 0 revenant-queen garden",
        "driven_out 1 revenant-invoker garden",
    ]


@pytest.mark.paragraph("9.1", "8.3")
def test_an_aura_also_arrives_when_chased() -> None:
    """Given John chased into the garden, my own Spectre there goes."""
    t = house(
        "soul-howler attic",
        mine={"basement": "laundry", "garden": "old-well spectre-queen"},
        here={"basement": "john"},
    )
    t.choose("lay soul-howler basement", "chase john garden")
    assert t.row(0, "garden") == "old-well"


@pytest.mark.paragraph("9.1")
def test_children_drive_nobody_out() -> None:
    """Given ghosts of all families, when the girl comes, all stay."""
    row = "graveyard spectre-queen revenant-queen spirit-queen greenhouse soul-queen"
    t = house("tunnel attic", theirs={"garden": row}, here={"basement": "girl"})
    t.choose("lay tunnel garden", "usher girl")
    assert t.row(1, "garden") == row


@pytest.mark.paragraph("9.2")
def test_an_aura_keeps_out_as_long_as_it_stays() -> None:
    """Given John here, no Spectre may be laid; once he has been led away, it may."""
    t = house(
        "spectre-queen trapdoor",
        mine={"ground": "hall", "basement": "laundry"},
        here={"ground": "john"},
    )
    assert "spectre-queen ground" not in t.lays
    t.choose("lay trapdoor basement", "usher john")
    assert "spectre-queen ground" in t.lays


@pytest.mark.paragraph("9.3")
def test_a_shield_keeps_its_family() -> None:
    """Given a chimney of mine and pipes of the other player, when John comes, my Spectre stays."""
    t = house(
        "soul-charmer attic",
        mine={"garden": "chimney spectre-queen"},
        theirs={"garden": "pipes spectre-howler"},
        here={"basement": "john"},
    )
    t.choose("lay soul-charmer garden", "charm john")
    assert t.row(0, "garden") == "chimney spectre-queen soul-charmer"
    assert t.row(1, "garden") == "pipes"


@pytest.mark.paragraph("9.4")
@pytest.mark.parametrize(
    ("row", "takes"),
    [
        ("old-well soul-queen soul-howler", False),
        ("old-well soul-queen", False),
        ("old-well", True),
        ("hanging-tree", False),
        ("graveyard soul-queen", True),
        ("graveyard soul-queen soul-howler", False),
        ("chimney soul-queen", False),
    ],
)
def test_cymon_makes_rooms_smaller(row: str, takes: bool) -> None:
    """A room has space for one less; who is there already stays."""
    t = house("spirit-invoker", mine={"garden": row}, here={"garden": "cymon"})
    assert (t.lays == {"spirit-invoker garden"}) == takes
    assert t.row(0, "garden") == row


@pytest.mark.paragraph("9.4")
def test_cymon_only_where_he_is() -> None:
    """Next door a room of two takes two."""
    t = house("spirit-invoker", mine={"garden": "old-well soul-queen"}, here={"basement": "cymon"})
    assert t.lays == {"spirit-invoker garden"}


@pytest.mark.paragraph("9.4", "8.5")
def test_cymon_leaves_a_queen_no_space() -> None:
    """Given a room of two beside him, a Queen fills it and takes nobody."""
    t = house(
        "spirit-queen attic",
        mine={"garden": "old-well"},
        theirs={"garden": "graveyard soul-howler"},
        here={"garden": "cymon"},
    )
    assert t.choose("lay spirit-queen garden").step == "lay"
