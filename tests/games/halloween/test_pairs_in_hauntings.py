"""14 Cards that meet when a building is haunted: 1 4 5 16 18 31 37 46 49."""

from __future__ import annotations

import pytest

from tests.games.halloween.tables import night


@pytest.mark.paragraph("14.1", "14.4")
def test_1_and_4_both_are_used_up_where_both_are_needed() -> None:
    t = night({"church": "green green", "police": "blue"}, cards=[1, 4]).choose("first haunt")
    assert "green school" in t.starting("haunt")
    t.choose("haunt green school")
    assert t.has_used(1)
    assert t.has_used(4)


@pytest.mark.paragraph("14.1", "14.18")
def test_1_and_18_the_die_of_the_colour_used() -> None:
    t = night({"church": "green green", "police": "blue"}, levels="green blue blue", cards=[1, 18])
    assert t.choose("first haunt").dice((6, 6)).choose("haunt green school").fear == 6


@pytest.mark.paragraph("14.1", "14.46")
def test_1_and_46_a_token_comes_back_only_from_where_its_ghost_is() -> None:
    """A pair next door is enough to haunt, not to take back."""
    t = night(
        {"church": "green green", "police": "blue"},
        levels="green green blue",
        cards=[1, 46],
        haunts={0: "school green, church green"},
        points=[8],
    )
    assert t.choose("first haunt").starting("take back") == {"green church"}


@pytest.mark.paragraph("14.1", "14.46")
def test_1_and_46_where_a_token_came_back_one_may_haunt_again() -> None:
    """Also with the help of the pair next door."""
    town = {"church": "blue green", "school": "green green"}
    t = night(
        town, levels="green green blue", cards=[1, 46], haunts={0: "church green"}, points=[4]
    )
    t.choose("first haunt", "take back green church", "second haunt")
    beside_the_pair = {"green church", "green police", "green hospital"}
    assert t.starting("haunt") == {"blue church", "green school"} | beside_the_pair


@pytest.mark.paragraph("14.1", "14.49")
def test_1_and_49_a_section_rises() -> None:
    t = night({"church": "green green", "police": "blue"}, levels="green blue blue", cards=[1, 49])
    assert "lift second" in t.choose("first haunt", "haunt green school").offers


@pytest.mark.paragraph("14.18", "14.46", "14.49")
def test_46_brings_neither_18_nor_49() -> None:
    t = night(
        {"church": "blue green"},
        levels="green blue blue",
        cards=[46, 18, 49],
        haunts={0: "church green"},
        points=[4],
    )
    t.choose("first haunt", "take back green church")
    assert (t.fear, t.points) == (0, 2)
    assert t.starting("second")


@pytest.mark.paragraph("14.18", "14.49")
def test_18_and_49_the_die_first() -> None:
    t = night(cards=[18, 49]).choose("first haunt").dice((4, 3)).choose("haunt blue police")
    assert t.fear == 3
    assert "lift first" in t.offers


@pytest.mark.paragraph("14.18", "14.37")
@pytest.mark.parametrize(("face", "points"), [(1, 2), (2, 3)])
def test_18_and_37_a_point_for_two_fear(face: int, points: int) -> None:
    t = night(cards=[18, 37]).choose("first haunt").dice((4, face)).choose("haunt blue police")
    assert t.points == points


@pytest.mark.paragraph("14.16", "14.18")
def test_16_and_18_the_die_may_be_thrown_again() -> None:
    t = night(cards=[16, 18], fear=1).choose("first haunt").dice((4, 1)).choose("haunt blue police")
    assert t.offers == {"enough", "pay reroll 0"}
    assert t.dice((4, 4)).choose("pay reroll 0", "enough").fear == 4


@pytest.mark.paragraph("14.31", "14.46")
def test_31_and_46_a_token_taken_back_is_not_placed() -> None:
    t = night(
        {"church": "blue green"},
        levels="green blue blue",
        cards=[46, 31],
        haunts={0: "church green"},
        points=[4],
        first=1,
        ending=True,
    )
    t.choose("first haunt", "take back green church").end_turn()
    assert t.points == 2 + 24


@pytest.mark.paragraph("14.5", "14.18")
def test_5_adds_nothing_to_the_die_of_18() -> None:
    t = night(cards=[5, 18]).choose("first haunt").dice((4, 3)).choose("haunt blue police")
    assert t.fear == 3


@pytest.mark.paragraph("14.4", "14.46")
def test_4_and_46_a_token_one_level_above_the_section_comes_back() -> None:
    t = night(
        {"church": "blue green yellow"},
        cards=[4, 46],
        haunts={0: "church green, school yellow"},
        points=[10],
    )
    assert t.choose("first haunt").starting("take back") == {"green church"}
    t.choose("take back green church")
    assert (t.points, t.has_used(4)) == (8, True)
