"""What is used, occupied or removed while an action is under way, and what that does to it."""

from __future__ import annotations

import pytest

from tests.games.halloween.tables import Night, night

# ---- 14.20 between two fights of a series --------------------------------------------------------


def in_a_series(ghosts: str, *cards: int, tokens: str = "") -> Night:
    """A red ghost has won its first fight, against a blue one, and may fight on."""
    t = night({"church": ghosts}, levels="red red red", cards=[20, 25, *cards], tokens=tokens)
    return t.choose("first fight", "attack with red church", "attack blue church")


@pytest.mark.paragraph("14.20", "14.6", "4.4")
def test_blues_that_come_in_mid_series_are_no_foes() -> None:
    t = in_a_series("blue blue red", 6).choose("use 6", "remove blue church", "blues church")
    assert t.at("church") == "blue blue blue red"
    assert not t.starting("attack")
    assert "second fight" in t.offers


@pytest.mark.paragraph("14.20", "14.50")
def test_a_ghost_placed_for_one_that_left_is_no_foe() -> None:
    t = in_a_series("blue blue green yellow red", 6, 50, tokens="green")
    t.choose("use 6", "remove green church", "use 50", "place green church")
    assert t.at("church") == "blue green yellow red"
    assert t.starting("attack") == {"blue church", "yellow church"}


@pytest.mark.paragraph("14.20")
def test_of_two_alike_the_one_that_stays_is_still_a_foe() -> None:
    t = in_a_series("blue blue green green red", 6).choose("use 6", "remove green church")
    assert "green church" in t.starting("attack")
    t.choose("attack green church")
    assert "green church" not in t.starting("attack")


@pytest.mark.paragraph("14.20", "14.39")
def test_a_ghost_swapped_into_the_building_is_no_foe() -> None:
    ghosts = {"church": "blue green green red", "police": "blue yellow"}
    t = night(ghosts, levels="red red red", cards=[20, 25, 39])
    t.choose("first fight", "attack with red church", "attack blue church")
    t.choose("use 39", "swap green church", "swap with yellow police")
    assert t.at("church") == "green yellow red"
    assert t.starting("attack") == {"green church"}


@pytest.mark.paragraph("4.4", "14.6", "14.20")
def test_other_ghosts_that_leave_bring_no_blues_before_the_series_is_over() -> None:
    t = in_a_series("blue green yellow red", 6).choose("use 6", "remove yellow church")
    assert t.starting("attack") == {"green church"}
    t.choose("attack green church", "blues school")
    assert t.at("school") == "blue blue blue"


# ---- 14.15 before the second move ----------------------------------------------------------------


def moved_to_school(ghosts: dict[str, str], *cards: int, bonus: str = "") -> Night:
    """A blue ghost went from the church to the school, and another may move."""
    t = night(ghosts, levels="green blue blue", cards=[15, *cards], bonus=bonus)
    return t.choose("first move", "move blue church", "to school")


@pytest.mark.paragraph("14.15", "14.39")
def test_a_ghost_that_moved_and_is_swapped_does_not_move_again() -> None:
    t = moved_to_school({"church": "blue", "police": "green"}, 39)
    t.choose("use 39", "swap blue school", "swap with green police")
    assert (t.at("police"), t.starting("move")) == ("blue", {"green school"})


@pytest.mark.paragraph("14.15", "15.6")
def test_a_ghost_that_moved_and_drifts_does_not_move_again() -> None:
    t = moved_to_school({"church": "blue", "police": "green"}, bonus="any-move")
    t.choose("bonus any-move", "move any blue school", "drift cinema")
    assert (t.at("cinema"), t.starting("move")) == ("blue", {"green police"})


@pytest.mark.paragraph("14.15", "14.6")
def test_if_the_ghost_that_moved_is_removed_its_like_may_move() -> None:
    t = moved_to_school({"church": "blue", "school": "blue", "police": "blue"}, 6)
    assert t.starting("move") == {"blue school", "blue police"}
    t.choose("use 6", "remove blue school")
    assert t.starting("move") == {"blue school", "blue police"}


# ---- 14.34 with the help of card 1 ---------------------------------------------------------------


@pytest.mark.paragraph("14.34", "14.1")
def test_nobody_has_to_use_card_1_for_card_34() -> None:
    """The only hauntings are next door, by card 1: they may be left."""
    t = night({"police": "blue blue blue blue"}, cards=[1, 34], haunts={0: "police red"})
    t.choose("first summon", "summon blue police")
    assert t.starting("haunt") == {"blue school", "blue town-hall", "blue cinema"}
    assert t.paragraph("enough") == "14.1"
    t.choose("enough")
    assert not t.has_used(1)
    assert "second scare" in t.offers


@pytest.mark.paragraph("14.34", "14.1")
def test_where_a_ghost_is_card_34_must_be_done() -> None:
    t = night({"police": "blue blue blue blue"}, cards=[1, 34])
    t.choose("first summon", "summon blue police")
    assert t.starting("haunt") == {"blue police", "blue school", "blue town-hall", "blue cinema"}
    assert "enough" not in t.offers


# ---- 13.4 a card occupied while the dice lie -----------------------------------------------------


@pytest.mark.paragraph("13.4", "14.20")
def test_20_occupied_while_the_dice_lie_serves_this_fight() -> None:
    t = night({"church": "blue green red"}, levels="red red red", tokens="blue " * 3, shown=[20])
    t.choose("first fight", "attack with red church")
    t.dice((12, 9), (6, 1)).choose("attack green church")
    t.choose("occupy 20", *["pay blue"] * 3, "disc supply", "enough")
    assert t.starting("attack") == {"blue church"}


@pytest.mark.paragraph("13.4", "14.15")
def test_15_occupied_while_the_dice_lie_serves_this_move() -> None:
    t = night({"church": "blue blue"}, tokens="blue green red", shown=[15], cards=[23])
    t.choose("first move", "move blue church", "to school", "guess 2")
    t.choose("occupy 15", "pay blue", "pay green", "pay red", "disc supply", "enough")
    assert t.starting("move") == {"blue church"}


# ---- why a ghost drifts --------------------------------------------------------------------------


@pytest.mark.paragraph("14.17", "14.38", "15.6")
def test_why_a_ghost_drifts() -> None:
    fought = in_a_series("blue blue red", 17)
    scared = night(cards=[38]).choose("first scare", "scare blue police")
    carried = night(bonus="any-move").choose("bonus any-move", "move any blue police")
    for t, why, told in (
        (fought, "14.17", "14.17"),
        (scared, "14.38", "14.38"),
        (carried, "15.6", "7.1"),
    ):
        assert t.paragraph("drift hospital") == why
        assert t.choose("drift hospital").why("moved") == {told}


@pytest.mark.paragraph("14.37", "14.51", "14.7", "14.50")
def test_what_a_card_does_is_told_with_its_own_paragraph() -> None:
    t = night(cards=[7, 37, 50, 51], tokens="green").choose("first scare", "scare blue police")
    assert t.why("got_fear") == {"1.4", "14.51"}
    assert t.why("got_points") == {"14.37"}
    assert t.choose("use 7", "take disc first scare").why("took_disc") == {"14.7"}
    assert t.choose("use 50", "place green school").why("paid_token") == {"14.50"}
