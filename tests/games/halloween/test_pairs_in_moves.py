"""14 Cards that meet when ghosts move: 2 4 5 10 15 16 23 24 37 38 39 52."""

from __future__ import annotations

import pytest

from tests.games.halloween.tables import night


@pytest.mark.paragraph("14.2", "14.15")
def test_2_and_15_both_ghosts_go_anywhere() -> None:
    t = night({"church": "blue blue"}, cards=[2, 15])
    t.choose("first move", "move blue church", "to cinema", "move blue church")
    assert t.starting("to") == {"school", "hospital", "town-hall", "police", "cinema"}


@pytest.mark.paragraph("14.4", "14.15")
def test_4_and_15_the_whole_action_is_done_on_the_higher_level() -> None:
    t = night({"church": "green green", "police": "blue"}, cards=[4, 15])
    t.choose("first move", "move green church", "to school")
    assert "green church" in t.starting("move")


@pytest.mark.paragraph("14.4", "14.15")
def test_4_may_wait_for_the_second_ghost() -> None:
    t = night({"church": "green", "police": "blue blue"}, cards=[4, 15])
    t.choose("first move", "move blue police", "to school", "move green church", "to town-hall")
    assert t.has_used(4)


@pytest.mark.paragraph("14.10", "14.15")
def test_10_and_15_each_ghost_may_bring_a_token() -> None:
    t = night(
        {"police": "blue green"},
        levels="green blue blue",
        cards=[10, 15],
        bonus_on={"school": "fear", "cinema": "point", "church": "rest"},
    )
    t.choose("first move", "move blue police", "to school", "move green police", "to cinema")
    assert (t.tokens(), t.bonus()) == ("blue green", "fear point")


@pytest.mark.paragraph("14.15", "14.23", "14.24")
def test_15_23_and_24_once_a_turn_at_either_move() -> None:
    """First 24, then 23, then the second ghost; what was kept is asked again."""
    town = {"church": "blue", "school": "blue", "police": "blue"}
    t = night(town, cards=[15, 23, 24]).choose("first move", "move blue church", "to school")
    assert "chain" in t.offers
    t.choose("enough")
    assert t.starting("guess")
    t.dice((4, 4)).choose("guess 4", "move blue police", "to school")
    assert "chain" in t.offers
    assert t.choose("chain").starting("second")


@pytest.mark.paragraph("14.15", "14.23")
def test_15_and_23_the_second_ghost_may_be_the_one_that_is_bet_on() -> None:
    t = night({"police": "blue", "church": "green"}, levels="green blue blue", cards=[15, 23])
    t.choose("first move", "move blue police", "to school", "enough")
    t.choose("move green church", "to town-hall")
    assert t.starting("guess") == {"1", "2", "3", "4", "5", "6"}
    assert t.dice((6, 6)).choose("guess 6").fear == 6


@pytest.mark.paragraph("14.15", "14.23", "14.24", "15.6")
def test_the_bonus_token_that_moves_any_ghost_is_no_move_action() -> None:
    """Neither 15 nor 23 nor 24, although the ghost comes beside its like."""
    t = night({"police": "blue", "church": "blue"}, cards=[15, 23, 24], bonus="any-move")
    t.choose("bonus any-move", "move any blue police", "drift church")
    assert t.at("church") == "blue blue"
    assert t.starting("first")
    assert "chain" not in t.offers


@pytest.mark.paragraph("14.16", "14.23")
def test_16_and_23_the_die_may_be_thrown_again() -> None:
    t = night(cards=[16, 23], fear=1).choose("first move", "move blue police", "to school")
    t.dice((4, 1)).choose("guess 4").dice((4, 4)).choose("pay reroll 0", "enough")
    assert t.fear == 4


@pytest.mark.paragraph("14.23", "14.37")
@pytest.mark.parametrize(("number", "points"), [(1, 0), (2, 1)])
def test_23_and_37_a_point_for_two_fear(number: int, points: int) -> None:
    t = night(cards=[23, 37]).choose("first move", "move blue police", "to school")
    assert t.dice((4, 3)).choose(f"guess {number}").points == points


@pytest.mark.paragraph("14.5", "14.23")
def test_5_adds_nothing_to_the_die_of_23() -> None:
    t = night(cards=[5, 23]).choose("first move", "move blue police", "to school")
    assert t.dice((4, 2)).choose("guess 3").fear == 1


@pytest.mark.paragraph("14.10", "14.38")
def test_10_and_38_a_drifting_ghost_brings_a_token_too() -> None:
    t = night(cards=[10, 38], bonus_on={"church": "fear", "school": "point"})
    t.choose("first scare", "scare blue police", "drift church")
    assert (t.tokens(), t.bonus()) == ("blue", "fear")


@pytest.mark.paragraph("14.15", "14.23", "14.24", "14.38")
def test_38_is_no_move_action() -> None:
    """Neither 15 nor 23 nor 24."""
    t = night({"police": "blue", "church": "blue"}, cards=[15, 23, 24, 38])
    t.choose("first scare", "scare blue police", "drift church")
    assert t.starting("second")


@pytest.mark.paragraph("14.10", "14.23", "14.24", "14.39")
def test_39_is_no_move_at_all() -> None:
    t = night(
        {"police": "blue", "church": "green", "school": "blue"},
        cards=[10, 23, 24, 39],
        bonus_on={"police": "fear", "church": "fear"},
    )
    t.choose("use 39", "swap blue police", "swap with green church")
    assert (t.tokens(), t.bonus()) == ("", "")
    assert t.starting("first")


@pytest.mark.paragraph("14.24", "14.39")
@pytest.mark.parametrize(
    ("one", "other"), [("blue police", "green church"), ("green church", "blue police")]
)
def test_24_does_not_follow_39(one: str, other: str) -> None:
    """Although a ghost is beside its like now, whichever of the two was named first."""
    t = night({"police": "blue", "church": "blue green", "school": "blue"}, cards=[24, 39])
    t.choose("use 39", f"swap {one}", f"swap with {other}")
    assert (t.at("church"), t.has_used(24)) == ("blue blue", False)
    assert t.starting("first")
    assert "chain" not in t.offers


@pytest.mark.paragraph("14.10", "14.52")
def test_10_gives_nothing_for_52() -> None:
    assert night(cards=[10, 52]).choose("use 52").tokens() == ""


@pytest.mark.paragraph("14.2", "14.10")
def test_2_and_10_a_token_from_the_other_end_of_the_town() -> None:
    t = night(
        {"church": "blue green"},
        levels="green blue blue",
        cards=[2, 10],
        bonus_on={"cinema": "fear", "school": "point"},
    )
    t.choose("first move", "move green church", "to cinema")
    assert (t.tokens(), t.bonus()) == ("green", "fear")


@pytest.mark.paragraph("14.10", "14.24")
def test_10_and_24_a_token_for_the_ghost_that_moved_and_one_for_the_summon() -> None:
    """The ghost that is summoned there brings nothing more."""
    t = night(
        {"church": "blue", "school": "blue"},
        cards=[10, 24],
        bonus_on={"school": "fear", "police": "point"},
    )
    t.choose("first move", "move blue church", "to school")
    assert (t.tokens(), t.bonus()) == ("blue", "fear")
    t.choose("chain")
    assert (t.tokens(), t.bonus(), t.at("school")) == ("blue blue", "fear", "blue blue blue")


@pytest.mark.paragraph("14.10", "15.2")
def test_10_also_if_the_bonus_token_is_then_discarded() -> None:
    t = night(
        cards=[10], bonus="fear point rest", bonus_on={"school": "discs", "church": "any-pair"}
    )
    t.choose("first move", "move blue police", "to school", "drop discs")
    assert (t.tokens(), t.bonus()) == ("blue", "fear point rest")
