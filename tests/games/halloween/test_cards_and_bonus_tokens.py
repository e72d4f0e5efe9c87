"""14, 15 Cards that meet bonus tokens."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.halloween.tables import Night, duel, night

# ---- any pair, any move, Fear --------------------------------------------------------------------


@pytest.mark.paragraph("14.45", "15.6")
def test_any_pair_may_be_a_pair_of_two_colours() -> None:
    """By card 45, whatever the levels."""
    t = night({"school": "yellow red", "police": "blue"}, cards=[45], bonus="any-pair")
    assert t.choose("bonus any-pair").offers == {"summon yellow-red school"}
    t.dice((8, 5), (12, 2)).choose("summon yellow-red school")
    assert (t.at("school"), t.tokens()) == ("yellow red red", "red")


@pytest.mark.paragraph("14.9", "14.32", "14.34", "15.6")
def test_any_pair_is_a_summon_for_9_32_and_34() -> None:
    t = night({"school": "red red red red", "police": "blue"}, cards=[9, 32, 34], bonus="any-pair")
    t.choose("bonus any-pair", "summon red school")
    assert (t.tokens(), t.points, t.offers) == ("red red", 1, {"haunt red school"})
    assert t.choose("haunt red school").points == 11


@pytest.mark.paragraph("14.4", "14.34", "15.6")
def test_4_serves_no_free_action() -> None:
    """Neither the Summon of a bonus token nor the haunting of 34 needs a level."""
    t = night({"school": "green " * 4, "police": "blue"}, cards=[4, 34], bonus="any-pair")
    t.choose("bonus any-pair", "summon green school", "haunt green school")
    assert (t.points, t.has_used(4)) == (4, False)


@pytest.mark.paragraph("14.10", "15.6")
def test_10_and_the_bonus_token_that_moves_any_ghost() -> None:
    t = night(
        {"police": "blue red"},
        cards=[10],
        bonus="any-move",
        bonus_on={"church": "fear", "school": "point"},
    )
    t.choose("bonus any-move", "move any red police", "drift church")
    assert t.tokens() == "red"


@pytest.mark.paragraph("14.11", "14.20", "14.37", "15.6")
def test_37_a_bonus_token_in_a_series_of_fights_is_a_gain_of_its_own() -> None:
    """A point for its 2 Fear, and another when the fights themselves have given 2."""
    t = night(
        {"church": "blue blue yellow", "police": "blue"},
        levels="yellow blue blue",
        cards=[11, 20, 37],
        bonus="fear",
    )
    t.choose("first fight", "attack with yellow church")
    t.dice((8, 5), (4, 1)).choose("attack blue church")
    assert (t.fear, t.points) == (1, 0)
    assert (t.choose("bonus fear").fear, t.points) == (3, 1)
    t.dice((8, 5), (4, 1)).choose("attack blue church")
    assert (t.fear, t.points) == (4, 2)


def paid_in_a_series(*cards: int, **more: Any) -> Night:
    """A yellow ghost has beaten one green ghost of two, and the fights have given their point."""
    town = {"church": "green green yellow", "school": "red red red red", "police": "blue"}
    t = night(town, levels="yellow blue blue", cards=[11, 20, 37, *cards], **more)
    t.choose("first fight", "attack with yellow church")
    t.dice((8, 5), (6, 1)).choose("attack green church")
    assert (t.fear, t.points) == (2, 1)
    return t


@pytest.mark.paragraph("14.11", "14.19", "14.20", "14.37", "15.6")
def test_37_a_rest_in_a_series_has_its_own_point_and_the_series_no_second() -> None:
    t = paid_in_a_series(19, bonus="rest").choose("bonus rest", "bonus rest second")
    assert (t.fear, t.points) == (4, 2)
    t.dice((8, 5), (6, 1)).choose("attack green church")
    assert (t.fear, t.points) == (6, 2)


@pytest.mark.paragraph("14.11", "14.18", "14.20", "14.34", "14.37", "15.6")
def test_37_a_haunting_in_a_series_has_its_own_point() -> None:
    """The bonus token summons a fifth red ghost; it haunts for 10, and its die gives 7 Fear."""
    t = paid_in_a_series(18, 34, bonus="any-pair", ending=True)
    t.choose("bonus any-pair", "summon red school").dice((12, 7)).choose("haunt red school")
    assert (t.fear, t.points) == (9, 1 + 10 + 1)


# ---- tokens for dice -----------------------------------------------------------------------------


@pytest.mark.paragraph("14.23", "15.7")
def test_23_with_tokens_for_dice() -> None:
    """The number is named before the higher die is taken; three more count."""
    t = night(cards=[23], bonus="higher-die plus-three")
    t.choose("first move", "move blue police", "to school", "guess 4", "higher 0")
    t.dice((6, 1)).choose("throw", "plus three 0", "enough")
    assert t.fear == 4


@pytest.mark.paragraph("14.23", "15.7")
def test_23_with_a_reroll() -> None:
    t = night(cards=[23], bonus="reroll").choose("first move", "move blue police", "to school")
    t.dice((4, 1)).choose("guess 4").dice((4, 4)).choose("reroll 0", "enough")
    assert t.fear == 4


@pytest.mark.paragraph("14.18", "15.7")
def test_18_with_a_higher_die_and_three_more() -> None:
    t = night(cards=[18], bonus="higher-die plus-three").choose("first haunt", "haunt blue police")
    assert t.offers == {"throw", "higher 0"}
    t.choose("higher 0").dice((6, 5)).choose("throw", "plus three 0", "enough")
    assert t.fear == 8


@pytest.mark.paragraph("14.18", "15.7")
def test_18_with_a_reroll() -> None:
    t = night(cards=[18], bonus="reroll").choose("first haunt").dice((4, 1))
    t.choose("haunt blue police").dice((4, 4)).choose("reroll 0", "enough")
    assert t.fear == 4


@pytest.mark.paragraph("14.36", "15.7")
def test_36_with_three_more_on_ones_own_die() -> None:
    t = duel(cards=[36], bonus="plus-three")
    t.dice((6, 5), (8, 4)).choose("attack yellow church", "plus three 0", "enough")
    assert t.choose("take difference").fear == 4


@pytest.mark.paragraph("14.16", "15.7")
def test_16_and_three_more_which_are_added_to_the_last_throw() -> None:
    """A 1 becomes a 4, and with the three more it beats a 6."""
    t = duel(cards=[16], bonus="plus-three", fear=1)
    t.dice((6, 1), (8, 6)).choose("attack yellow church", "plus three 0")
    t.dice((6, 4)).choose("pay reroll 0", "enough")
    assert t.tokens() == "yellow"


def odd_couple(bonus: str) -> Night:
    """Card 45: a blue and a green ghost are about to call one of them."""
    t = night({"church": "blue green"}, levels="green blue blue", cards=[45], bonus=bonus)
    return t.choose("first summon")


@pytest.mark.paragraph("14.45", "15.7")
def test_45_with_a_reroll_of_either_die() -> None:
    """The green die was the lower one; thrown again it is not."""
    t = odd_couple("reroll").dice((4, 3), (6, 2)).choose("summon blue-green church")
    assert t.offers == {"enough", "reroll 0", "reroll 1"}
    assert t.dice((6, 5)).choose("reroll 1", "enough").tokens() == "blue"


@pytest.mark.paragraph("14.45", "15.7")
def test_45_with_three_more_on_either_die() -> None:
    """Both dice are one's own: the blue die was the lower one, and is no more."""
    t = odd_couple("plus-three").dice((4, 1), (6, 2)).choose("summon blue-green church")
    assert t.starting("plus three") == {"0", "1"}
    assert t.choose("plus three 0", "enough").tokens() == "green"


@pytest.mark.paragraph("14.45", "15.7")
def test_45_with_a_higher_die_for_either_ghost() -> None:
    t = odd_couple("higher-die").choose("summon blue-green church")
    assert t.offers == {"throw", "higher 0", "higher 1"}
    t.choose("higher 1").dice((4, 2), (8, 8)).choose("throw")
    assert t.told("rolled") == ["rolled 0 0 blue 2", "rolled 0 1 yellow 8"]
    assert t.tokens() == "blue"


@pytest.mark.paragraph("14.45", "15.7")
def test_45_brings_the_ghost_whose_die_is_lower_whatever_die_it_threw() -> None:
    """A green die is thrown for the blue ghost; where it is the lower one, a blue ghost comes."""
    t = odd_couple("higher-die").choose("summon blue-green church", "higher 0")
    t.dice((6, 1), (6, 5)).choose("throw")
    assert t.told("rolled") == ["rolled 0 0 green 1", "rolled 0 1 green 5"]
    assert t.tokens() == "blue"
