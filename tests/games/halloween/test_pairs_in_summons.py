"""14 Cards that meet when ghosts are summoned: 1 4 5 9 10 16 24 32 34 45 50."""

from __future__ import annotations

import pytest

from tests.games.halloween.tables import night


@pytest.mark.paragraph("14.4", "14.45")
def test_4_and_45_for_both_colours() -> None:
    t = night({"church": "green yellow", "police": "blue"}, levels="green blue blue", cards=[4, 45])
    t.choose("first summon", "summon green-yellow church")
    assert t.has_used(4)


@pytest.mark.paragraph("14.9", "14.45")
def test_9_and_45_two_tokens_if_a_ghost_comes() -> None:
    t = night({"church": "blue green"}, levels="green blue blue", cards=[9, 45])
    t.choose("first summon").dice((4, 4), (6, 1)).choose("summon blue-green church")
    assert t.tokens() == "green green"


@pytest.mark.paragraph("14.5", "14.45")
def test_5_adds_nothing_to_the_dice_of_45() -> None:
    t = night({"church": "blue green"}, levels="green blue blue", cards=[5, 45])
    t.choose("first summon").dice((4, 3), (6, 3)).choose("summon blue-green church")
    assert t.tokens() == "blue"


@pytest.mark.paragraph("14.16", "14.34", "14.45", "14.49", "14.18")
def test_45_with_a_reroll_the_fifth_ghost_34_18_and_49() -> None:
    """A new throw lets a blue one come; it is the fifth, haunts, brings Fear, and a section
    rises."""
    t = night(
        {"police": "blue green", "church": "blue blue blue"},
        levels="green blue blue",
        cards=[16, 18, 34, 45, 49],
        fear=1,
        ending=True,
    )
    t.choose("first summon").dice((4, 3), (6, 2)).choose("summon blue-green police")
    t.dice((6, 5)).choose("pay reroll 1", "enough")
    assert (t.tokens(), t.starting("haunt")) == ("blue", {"blue church", "blue police"})
    t.dice((4, 4)).choose("haunt blue church", "lift second")
    assert (t.points, t.fear, t.levels()) == (2, 4, "green green blue")


@pytest.mark.paragraph("14.1", "14.34")
def test_1_and_34_the_free_haunting_may_be_next_door() -> None:
    t = night({"police": "blue blue blue blue"}, cards=[1, 34], haunts={0: "police red"})
    t.choose("first summon", "summon blue police")
    assert t.starting("haunt") == {"blue town-hall", "blue school", "blue cinema"}
    t.choose("haunt blue school")
    assert (t.has_used(1), t.points) == (True, 2)


@pytest.mark.paragraph("14.18", "14.34", "15.7")
def test_18_and_34_the_free_haunting_throws_too() -> None:
    """With a higher die, if one likes."""
    town = {"police": "blue blue blue blue"}
    t = night(town, cards=[18, 34], bonus="higher-die")
    t.choose("first summon", "summon blue police", "haunt blue police")
    assert t.offers == {"throw", "higher 0"}
    assert t.choose("higher 0").dice((6, 6)).choose("throw").fear == 6


@pytest.mark.paragraph("14.34", "11.1")
def test_34_of_two_players_not_where_one_has_haunted_in_any_way() -> None:
    t = night(
        {"police": "blue blue blue", "church": "blue"},
        players=2,
        cards=[34],
        shared={0: "police red"},
    )
    t.choose("first summon", "summon blue police")
    assert t.starting("haunt") == {"blue church", "blue church shared"}


@pytest.mark.paragraph("14.9", "14.24", "14.32", "14.34")
def test_24_is_a_summon_for_9_32_and_34() -> None:
    town = {"church": "blue", "school": "blue blue blue"}
    t = night(town, cards=[9, 24, 32, 34]).choose("first move", "move blue church", "to school")
    t.choose("chain")
    assert (t.tokens(), t.points, t.offers) == ("blue blue", 1, {"haunt blue school"})


@pytest.mark.paragraph("14.4", "14.24")
def test_4_has_no_part_in_the_free_summon_of_24() -> None:
    """It was needed for the Move, and the Summon of a green ghost comes without it."""
    t = night({"church": "green", "school": "green", "police": "blue"}, cards=[4, 24])
    t.choose("first move", "move green church", "to school")
    assert t.has_used(4)
    assert t.choose("chain").at("school") == "green green green"


@pytest.mark.paragraph("14.9", "14.32", "14.45")
def test_32_counts_a_summon_by_45_that_brought_nobody() -> None:
    """The action was done, if in vain: a point for it, but no tokens for a ghost."""
    town = {"church": "blue green", "school": "green green green green"}
    t = night(town, levels="green blue blue", cards=[9, 32, 45]).choose("first summon")
    t.dice((4, 3), (6, 1)).choose("summon blue-green church")
    assert t.told("nothing_came")
    assert (t.points, t.tokens()) == (1, "")


@pytest.mark.paragraph("14.9", "14.10", "14.32", "14.34", "14.50")
def test_50_is_neither_summon_nor_move() -> None:
    """No token, no point, no haunting, no bonus token."""
    town = {"church": "blue blue", "school": "blue blue"}
    t = night(
        town, cards=[9, 10, 32, 34, 50], tokens="blue", bonus_on={"church": "fear"}, ending=True
    )
    t.choose("use 50", "place blue church")
    assert (t.tokens(), t.points, t.bonus()) == ("", 0, "")
    assert t.starting("first")


@pytest.mark.paragraph("14.24", "14.50")
def test_24_does_not_follow_50() -> None:
    """A ghost that is placed beside its like summons nothing; one that moves there does."""
    t = night({"church": "blue", "school": "blue"}, cards=[24, 50], tokens="blue")
    t.choose("use 50", "place blue church")
    assert (t.at("church"), t.has_used(24)) == ("blue blue", False)
    assert "chain" not in t.offers
    t.choose("first move", "move blue school", "to church", "chain")
    assert t.at("church") == "blue blue blue blue"


@pytest.mark.paragraph("14.34", "6.1")
def test_34_does_not_follow_an_evolution() -> None:
    """The fifth green ghost was a blue one: it was not summoned."""
    t = night({"church": "green " * 4, "police": "blue blue"}, cards=[34], fear=2)
    t.choose("first evolve", "evolve blue police", "raise first")
    assert (t.state.reserve[1], t.starting("haunt"), t.points) == (0, set(), 0)
    assert t.starting("second")
