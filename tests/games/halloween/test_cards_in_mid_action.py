"""What is used, occupied or removed while an action is under way, and what that does to it."""

from __future__ import annotations

import pytest

from tests.games.halloween.tables import Night, duel, night

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


@pytest.mark.paragraph("14.20", "14.6", "4.4")
def test_where_the_last_blue_goes_in_mid_series_others_come_at_once() -> None:
    """Even beside the fighter, who goes on against those that were there before."""
    t = night({"church": "green yellow red", "school": "blue"}, levels="red red red", cards=[6, 20])
    t.choose("first fight", "attack with red church").dice((12, 9), (6, 1))
    t.choose("attack green church", "use 6", "remove blue school")
    assert "church" in t.starting("blues")
    t.choose("blues church")
    assert t.at("church") == "blue blue blue yellow red"
    assert t.starting("attack") == {"yellow church"}


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


@pytest.mark.paragraph("14.20", "14.6", "4.4")
def test_nobody_fights_on_for_a_fighter_that_was_removed() -> None:
    """The last blue ghost fights; when it is gone, three others come to the same building."""
    t = night({"church": "blue green yellow"}, levels="red red red", cards=[6, 20])
    t.choose("first fight", "attack with blue church")
    t.dice((4, 1), (6, 6)).choose("attack green church")
    assert t.starting("attack") == {"yellow church"}
    t.choose("use 6", "remove blue church", "blues church")
    assert t.at("church") == "blue blue blue green yellow"
    assert not t.starting("attack")
    assert "second fight" in t.offers


@pytest.mark.paragraph("14.20", "14.34", "15.6")
def test_between_two_fights_the_fifth_of_a_colour_haunts() -> None:
    town = {"church": "blue blue red", "school": "green green green green", "cinema": "blue"}
    haunts = {0: "church red, cinema red"}  # with blue there would be nothing left to haunt
    t = night(town, levels="red red red", cards=[20, 25, 34], bonus="any-pair", haunts=haunts)
    t.choose("first fight", "attack with red church", "attack blue church")
    t.choose("bonus any-pair", "summon green school")
    assert t.offers == {"haunt green school"}
    assert t.choose("haunt green school").starting("attack") == {"blue church"}


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


@pytest.mark.paragraph("14.15", "15.6")
def test_of_two_alike_either_may_be_the_one_that_drifts() -> None:
    """A blue ghost has moved to another one, and one of the two goes on to the cinema."""
    t = moved_to_school({"church": "blue", "school": "blue"}, bonus="any-move")
    t.choose("bonus any-move", "move any blue school", "drift cinema")
    assert t.starting("move") == {"blue school", "blue cinema"}
    t.choose("move blue school", "to church")
    assert not t.starting("move")


@pytest.mark.paragraph("14.15", "14.39")
def test_of_two_alike_either_may_be_the_one_that_is_swapped() -> None:
    t = moved_to_school({"church": "blue", "school": "blue", "police": "green"}, 39)
    t.choose("use 39", "swap blue school", "swap with green police")
    assert t.starting("move") == {"blue school", "blue police", "green school"}


@pytest.mark.paragraph("14.15", "15.6")
def test_a_token_between_two_moves_takes_its_ghost_elsewhere() -> None:
    """Not to where it is, but very well to where the one went that has moved."""
    t = moved_to_school({"church": "blue", "police": "green"}, bonus="any-move")
    t.choose("bonus any-move", "move any green police")
    assert t.starting("drift") == {"church", "school", "hospital", "town-hall", "cinema"}


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


@pytest.mark.paragraph("13.4", "14.5", "14.20")
@pytest.mark.parametrize("when", ["while the dice lie", "between two fights"])
def test_5_occupied_in_mid_series_opens_foes_of_the_same_colour(when: str) -> None:
    ghosts = {"church": "green yellow yellow orange", "police": "blue"}
    t = night(ghosts, levels="red red red", tokens="blue " * 3, cards=[20], shown=[5])
    t.choose("first fight", "attack with yellow church")
    t.dice((8, 8), (6, 1)).choose("attack green church")
    if when == "between two fights":
        t.choose("enough")
        assert t.starting("attack") == {"orange church"}
    t.choose("occupy 5", *["pay blue"] * 3, "disc supply")
    if when == "while the dice lie":
        t.choose("enough")
    assert t.starting("attack") == {"yellow church", "orange church"}


@pytest.mark.paragraph("13.4", "14.18", "14.49")
def test_49_occupied_while_the_die_of_18_lies_serves_this_haunting() -> None:
    t = night(cards=[18], tokens="blue green red", shown=[49])
    t.choose("first haunt", "haunt blue police")
    t.choose("occupy 49", "pay blue", "pay green", "pay red", "disc supply", "enough")
    assert t.choose("lift second").levels() == "blue green blue"


@pytest.mark.paragraph("13.4", "14.23", "14.24", "14.34", "14.18")
def test_23_occupied_while_the_die_of_18_lies_serves_this_move() -> None:
    """The Move brings a Summon, that a haunting, and that a die: the wager is still to come."""
    ghosts = {"church": "blue", "school": "blue blue blue"}
    t = night(ghosts, cards=[18, 24, 34], tokens="blue " * 3, shown=[23])
    t.choose("first move", "move blue church", "to school", "chain", "haunt blue school")
    t.choose("occupy 23", *["pay blue"] * 3, "disc supply", "enough")
    assert t.starting("guess") == {"1", "2", "3", "4"}


@pytest.mark.paragraph("13.4", "14.37", "14.20")
def test_37_occupied_in_mid_series_pays_for_the_next_fear_of_this_action() -> None:
    ghosts = {"church": "yellow orange red", "police": "blue"}
    t = night(ghosts, levels="red red red", cards=[11, 20, 25], tokens="blue green", shown=[37])
    t.choose("first fight", "attack with red church", "attack orange church")
    assert t.fear == 4
    t.choose("occupy 37", "pay blue", "pay green", "pay orange", "disc supply")
    before = t.points
    t.choose("attack yellow church")
    assert (t.fear, t.points) == (7, before + 1)


@pytest.mark.paragraph("13.1", "14.6", "14.39", "15.3")
def test_while_dice_lie_only_cards_are_bought_and_dice_are_changed() -> None:
    """Neither cards that are used at will nor other bonus tokens."""
    t = duel(
        cards=[6, 16, 39, 50],
        bonus="any-move fear reroll",
        fear=1,
        tokens="blue blue blue",
        shown=[51],
    )
    t.choose("attack yellow church")
    again = {"pay reroll 0", "pay reroll 1", "reroll 0", "reroll 1"}
    assert t.offers == again | {"occupy 51", "enough"}


# ---- 14.15, 14.4 the level of an action under way ------------------------------------------------


@pytest.mark.paragraph("14.15", "14.8", "14.48")
def test_an_action_keeps_the_level_at_which_it_began() -> None:
    """Between two moves of card 15 the section is lowered, or rises: the second goes as before."""
    ghosts = {"church": "red red", "police": "blue"}
    t = night(ghosts, levels="red blue blue", cards=[8, 15])
    t.choose("first move", "move red church", "to school", "use 8", "lower first")
    assert t.starting("move") == {"red church", "blue police"}
    t = night({"church": "blue green", "police": "blue"}, cards=[15, 48], fear=2)
    t.choose("first move", "move blue church", "to school", "use 48", "buy level first")
    assert t.starting("move") == {"blue police"}


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


@pytest.mark.paragraph("14.3", "14.29", "14.32", "13.4")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        (3, ["first fight", "attack with red church", "attack green church"]),
        (29, ["first evolve", "evolve green church"]),
        (32, ["first summon", "summon blue police"]),
    ],
)
def test_points_by_a_card_are_told_with_its_paragraph(card: int, choices: list[str]) -> None:
    town = {"church": "green red", "police": "blue blue"}
    t = night(town, levels="red blue blue", cards=[25, card], fear=3).choose(*choices)
    assert t.why("got_points") == {f"14.{card}"}


@pytest.mark.paragraph("14.37", "14.51", "14.7", "14.50")
def test_what_a_card_does_is_told_with_its_own_paragraph() -> None:
    t = night(cards=[7, 37, 50, 51], tokens="green").choose("first scare", "scare blue police")
    assert t.why("got_fear") == {"1.4", "14.51"}
    assert t.why("got_points") == {"14.37"}
    assert t.choose("use 7", "take disc first scare").why("took_disc") == {"14.7"}
    assert t.choose("use 50", "place green school").why("paid_token") == {"14.50"}
