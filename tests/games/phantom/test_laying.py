"""Chapter 4: places, haunted rooms, ghosts, and what keeps them out."""

from __future__ import annotations

import pytest

from tests.games.phantom.tables import house


@pytest.mark.paragraph("4.1")
@pytest.mark.parametrize(
    ("place", "zones"),
    [
        ("attic", "first"),
        ("library", "ground"),
        ("dungeon", "basement"),
        ("graveyard", "garden"),
        ("dumb-waiter", "first ground"),
        ("trapdoor", "ground basement"),
        ("tunnel", "basement garden"),
        ("pipes", "first ground basement garden"),
    ],
)
def test_places_go_where_they_are_linked(place: str, zones: str) -> None:
    """Given one place in hand, it may be laid in its zones and nowhere else."""
    assert house(place).lays == {f"{place} {zone}" for zone in zones.split()}


@pytest.mark.paragraph("4.2")
def test_first_a_place() -> None:
    """Given no room in a zone, a ghost cannot be laid there; with one it can."""
    assert house("soul-knocker").lays == set()
    t = house("soul-knocker", mine={"ground": "hall"})
    assert t.lays == {"soul-knocker ground"}


@pytest.mark.paragraph("4.2", "4.5")
def test_the_other_players_room_is_not_mine() -> None:
    """Rooms of the other player take no ghosts of mine."""
    assert house("soul-knocker", theirs={"ground": "hall"}).lays == set()


@pytest.mark.paragraph("4.2", "4.4")
def test_rooms_in_a_row_are_an_apparition() -> None:
    """Three ghosts in a closed room and one in the next: six cards, as they were laid."""
    t = house(
        "spectre-invoker",
        mine={"garden": "graveyard soul-howler spirit-queen soul-knocker greenhouse"},
    )
    t.choose("lay spectre-invoker garden")
    row = "graveyard soul-howler spirit-queen soul-knocker greenhouse spectre-invoker"
    assert t.row(0, "garden") == row


@pytest.mark.paragraph("4.3")
@pytest.mark.parametrize(
    ("row", "takes"),
    [
        ("library", True),
        ("library soul-knocker", False),
        ("hall soul-knocker", True),
        ("hall soul-knocker soul-howler", False),
        ("parlour soul-knocker soul-howler", True),
        ("parlour soul-knocker soul-howler soul-queen", False),
        ("parlour soul-knocker soul-howler library", True),
    ],
)
def test_capacity(row: str, takes: bool) -> None:
    """A room takes as many as its place can hold; a new place is possible in any case."""
    t = house("spirit-howler kitchen", mine={"ground": row})
    assert ("spirit-howler ground" in t.lays) == takes
    assert "kitchen ground" in t.lays


@pytest.mark.paragraph("4.4")
def test_a_place_closes_the_room_before() -> None:
    """Given a room with space left, when a place is laid behind it, ghosts go to the new one."""
    t = house("kitchen", "attic", mine={"ground": "parlour soul-knocker"})
    t.choose("lay kitchen ground")
    assert t.row(0, "ground") == "parlour soul-knocker kitchen"
    assert t.told("laid_place") == ["laid_place 0 kitchen ground"]
    t = house("soul-howler", mine={"ground": "parlour soul-knocker kitchen"})
    t.choose("lay soul-howler ground")
    assert t.row(0, "ground") == "parlour soul-knocker kitchen soul-howler"


@pytest.mark.paragraph("4.5")
def test_ghosts_go_into_any_zone_with_space() -> None:
    """Given rooms in three zones, one of them full, a ghost may go to the other two."""
    rows = {"first": "attic", "ground": "library soul-queen", "garden": "graveyard"}
    t = house("spirit-invoker", mine=rows)
    assert t.lays == {"spirit-invoker first", "spirit-invoker garden"}
    t.choose("lay spirit-invoker garden")
    assert t.row(0, "garden") == "graveyard spirit-invoker"
    assert t.hand(0) == ""


@pytest.mark.paragraph("4.6", "9.2")
@pytest.mark.parametrize(
    ("person", "family"),
    [("john", "spectre"), ("mary", "revenant"), ("robert", "spirit"), ("sarah", "soul")],
)
def test_an_aura_keeps_its_family_out(person: str, family: str) -> None:
    """Given an adult in the hall, three families may come in and one may not."""
    hand = " ".join(f"{f}-knocker" for f in ("spectre", "revenant", "spirit", "soul"))
    t = house(hand, mine={"ground": "hall"}, here={"ground": person})
    assert {f"{name} ground" for name in hand.split()} - t.lays == {f"{family}-knocker ground"}


@pytest.mark.paragraph("4.6", "9.3")
def test_a_shield_lets_its_family_in() -> None:
    """Given John, a Spectre may join the chimney, and no other place."""
    here = {"ground": "john"}
    assert house("spectre-queen", mine={"ground": "chimney"}, here=here).lays
    assert not house("spectre-queen", mine={"ground": "pipes"}, here=here).lays
    closed = {"ground": "chimney spectre-howler hall"}
    assert not house("spectre-queen", mine=closed, here=here).lays


@pytest.mark.paragraph("4.7")
def test_an_effect_must_be_carried_out() -> None:
    """A Knocker with a target has to knock, and nothing else is asked before."""
    t = house(
        "soul-knocker attic",
        mine={"garden": "old-well"},
        theirs={"garden": "graveyard spirit-queen"},
    )
    t.choose("lay soul-knocker garden")
    assert t.offers == {"knock spirit-queen"}


@pytest.mark.paragraph("4.7")
@pytest.mark.parametrize("ghost", ["soul-knocker", "soul-howler", "soul-invoker", "soul-queen"])
def test_nothing_to_act_on_is_no_obstacle(ghost: str) -> None:
    """Given nobody to act on, the ghost is laid all the same, and told to have found nothing."""
    t = house(f"{ghost} attic", mine={"garden": "old-well"})
    t.choose(f"lay {ghost} garden")
    assert t.told("in_vain") == [f"in_vain 0 {ghost}"]
    assert t.row(0, "garden") == f"old-well {ghost}"
    assert t.step == "lay"


@pytest.mark.paragraph("4.7")
def test_a_charmer_with_nobody_left_to_bring() -> None:
    """Given an empty pile and nobody next door, the Charmer finds nobody."""
    t = house(
        "soul-charmer attic",
        mine={"garden": "old-well"},
        here={"first": "john cymon"},
        captured=("mary robert", "sarah girl boy"),
    )
    t.choose("lay soul-charmer garden")
    assert t.told("in_vain") == ["in_vain 0 soul-charmer"]


@pytest.mark.paragraph("4.7")
def test_a_place_between_zones_with_nobody_at_the_other_end() -> None:
    """It is laid, and nothing is said of it."""
    t = house("tunnel attic").choose("lay tunnel garden")
    assert t.events == ["laid_place 0 tunnel garden"]


@pytest.mark.paragraph("4.8")
def test_stopping_turns_the_zones_that_are_left() -> None:
    """After stopping no zone is open, and no card can be laid."""
    t = house("attic hall").choose("lay attic first", "stop")
    assert list(t.state.turned) == [1, 1, 1, 1]
    assert t.told("stopped") == ["stopped 0"]


@pytest.mark.paragraph("4.8", "5.2")
def test_the_fourth_card_still_captures() -> None:
    """Given three zones done, when the fourth card makes terror enough, the child is captured."""
    t = house(
        "soul-knocker",
        mine={"garden": "hanging-tree graveyard"},
        here={"garden": "girl"},
        turned={"first": 1, "ground": 1, "basement": 1},
    )
    t.choose("lay soul-knocker garden")
    assert t.offers == {"capture girl"}
    t.choose("capture girl")
    assert (t.captured(0), t.step) == ("girl", "draw")
