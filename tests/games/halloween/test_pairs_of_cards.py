"""14 Cards that meet: every pair of which the rulings speak."""

from __future__ import annotations

import pytest

from tests.games.halloween.tables import Night, night


def fight(
    town: dict[str, str], cards: list[int], attacker: str = "yellow church", **more: object
) -> Night:
    """A Fight action up to the question whom to attack."""
    t = night(town, levels="red red red", cards=cards, **more)  # type: ignore[arg-type]
    return t.choose("first fight", f"attack with {attacker}")


# ---- haunting ------------------------------------------------------------------------------------


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


# ---- summoning -----------------------------------------------------------------------------------


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
    town = {"church": "green", "school": "green", "police": "blue"}
    t = night(town, levels="green blue blue", cards=[4, 24])
    t.choose("first move", "move green church", "to school", "chain")
    assert not t.has_used(4)


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


# ---- moving --------------------------------------------------------------------------------------


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


@pytest.mark.paragraph("14.23", "15.7")
def test_23_with_tokens_for_dice() -> None:
    """The number is named before the higher die is taken; three more count."""
    t = night(cards=[23], bonus="higher-die plus-three")
    t.choose("first move", "move blue police", "to school", "guess 4", "higher 0")
    t.dice((6, 1)).choose("throw", "plus three 0", "enough")
    assert t.fear == 4


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


@pytest.mark.paragraph("14.10", "14.52")
def test_10_gives_nothing_for_52() -> None:
    assert night(cards=[10, 52]).choose("use 52").tokens() == ""


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


# ---- fighting ------------------------------------------------------------------------------------


@pytest.mark.paragraph("14.3", "14.5")
def test_3_gives_nothing_for_an_equal() -> None:
    t = fight({"church": "yellow yellow", "police": "blue"}, [3, 5])
    t.dice((8, 5), (8, 1)).choose("attack yellow church")
    assert (t.points, t.tokens()) == (0, "yellow")


@pytest.mark.paragraph("14.3", "14.25")
def test_3_and_25_a_fight_won_without_dice_counts() -> None:
    t = fight({"church": "yellow green", "police": "blue"}, [3, 25])
    assert t.choose("attack green church").points == 2


@pytest.mark.paragraph("14.3", "14.20")
def test_3_and_20_points_for_every_fight() -> None:
    t = fight({"church": "yellow green orange", "police": "blue"}, [3, 20])
    t.dice((8, 5), (6, 1)).choose("attack green church")
    t.dice((8, 5), (10, 1)).choose("attack orange church")
    assert t.points == 5


@pytest.mark.paragraph("14.5", "14.20")
@pytest.mark.parametrize(
    ("cards", "foes"), [([20], {"green church"}), ([5, 20], {"green church", "yellow church"})]
)
def test_20_fights_its_own_colour_only_with_5(cards: list[int], foes: set[str]) -> None:
    t = fight({"church": "yellow yellow green green", "police": "blue"}, cards)
    t.choose("attack green church")
    assert t.starting("attack") == foes


@pytest.mark.paragraph("14.17", "14.20")
def test_17_ends_the_series_of_20() -> None:
    """The winner left the building of its foes; if it stays, it fights on."""
    town = {"church": "yellow green orange", "cinema": "red", "police": "blue"}
    t = fight(town, [17, 20]).dice((8, 5), (6, 1)).choose("attack green church")
    t.choose("drift cinema")
    assert t.starting("second")
    t = fight(town, [17, 20]).dice((8, 5), (6, 1)).choose("attack green church")
    assert t.choose("enough").starting("attack") == {"orange church"}


@pytest.mark.paragraph("14.10", "14.17")
def test_10_and_17_the_winner_brings_a_token() -> None:
    t = fight(
        {"church": "yellow green", "police": "blue"},
        [10, 17],
        bonus_on={"cinema": "fear", "school": "point"},
    )
    t.dice((8, 5), (6, 1)).choose("attack green church", "drift cinema")
    assert (t.tokens(), t.bonus()) == ("green yellow", "fear")


@pytest.mark.paragraph("14.15", "14.17", "14.23", "14.24")
def test_17_is_no_move_action() -> None:
    t = fight({"church": "yellow green", "cinema": "yellow", "police": "blue"}, [15, 17, 23, 24])
    t.dice((8, 5), (6, 1)).choose("attack green church", "drift cinema")
    assert t.starting("second")


@pytest.mark.paragraph("14.20", "14.35")
def test_20_and_35_the_first_foe_anywhere_the_others_at_home() -> None:
    t = fight({"church": "yellow green", "cinema": "red orange", "police": "blue"}, [20, 35])
    t.choose("attack red cinema")
    assert t.starting("attack") == {"green church"}


@pytest.mark.paragraph("14.5", "14.35")
def test_5_and_35_ones_own_colour_elsewhere() -> None:
    t = fight({"church": "yellow", "cinema": "yellow", "police": "blue"}, [5, 35])
    assert t.starting("attack") == {"yellow cinema", "blue police"}


@pytest.mark.paragraph("14.25", "14.36")
def test_25_and_36_dice_for_the_difference_only() -> None:
    """The fight is won although the dice say otherwise."""
    t = fight({"church": "yellow green", "police": "blue"}, [25, 36])
    t.dice((8, 1), (6, 6)).choose("attack green church")
    assert t.tokens() == "green"
    assert t.choose("take difference").fear == 5


@pytest.mark.paragraph("14.5", "14.36")
def test_5_and_36_the_one_more_counts() -> None:
    t = fight({"church": "yellow green", "police": "blue"}, [5, 36])
    t.dice((8, 3), (6, 2)).choose("attack green church", "take difference")
    assert t.fear == 2


@pytest.mark.paragraph("14.16", "14.36")
def test_16_and_36_the_final_dice_count() -> None:
    t = fight({"church": "yellow green", "police": "blue"}, [16, 36], fear=1)
    t.dice((8, 3), (6, 2)).choose("attack green church")
    t.dice((8, 8)).choose("pay reroll 0", "enough", "take difference")
    assert t.fear == 6


@pytest.mark.paragraph("14.17", "14.36")
def test_36_comes_before_17() -> None:
    t = fight({"church": "yellow green", "police": "blue"}, [17, 36])
    t.dice((8, 3), (6, 2)).choose("attack green church")
    assert t.offers == {"enough", "take difference"}
    assert t.choose("enough").starting("drift")


@pytest.mark.paragraph("14.20", "14.36")
def test_20_and_36_one_fight_of_the_series() -> None:
    t = fight({"church": "yellow green orange", "police": "blue"}, [20, 36])
    t.dice((8, 3), (6, 2)).choose("attack green church", "enough")
    t.dice((8, 1), (10, 8)).choose("attack orange church", "take difference")
    assert t.fear == 7


@pytest.mark.paragraph("14.3", "14.11", "14.28")
def test_3_11_and_28_together() -> None:
    t = fight({"church": "yellow orange", "police": "blue"}, [3, 11, 28])
    t.dice((8, 8), (10, 2)).choose("attack orange church")
    assert (t.points, t.fear, t.tokens()) == (3, 4, "orange orange")


@pytest.mark.paragraph("14.11", "14.36", "14.37", "14.20")
def test_37_one_point_for_a_whole_fight_action() -> None:
    """Fear by 11 and 36 in all fights of a series is one gain: a point as it reaches 2."""
    t = fight({"church": "yellow blue green", "police": "blue"}, [11, 20, 36, 37])
    t.dice((8, 5), (4, 1)).choose("attack blue church")
    assert (t.fear, t.points) == (1, 0)
    t.choose("enough").dice((8, 5), (6, 1)).choose("attack green church")
    assert (t.fear, t.points) == (3, 1)
    assert (t.choose("take difference").fear, t.points) == (7, 1)


@pytest.mark.paragraph("14.3", "14.11", "14.17", "14.20", "14.28", "14.35", "14.36")
def test_seven_cards_in_one_fight() -> None:
    """A red ghost far away, a defeat at home, then a win, and the winner leaves."""
    town = {"school": "green yellow orange", "cinema": "red", "police": "blue"}
    cards = [3, 11, 17, 20, 28, 35, 36]
    t = night(town, levels="orange blue blue", cards=cards, ending=True)
    t.choose("first fight", "attack with orange school")
    t.dice((10, 9), (12, 6)).choose("attack red cinema", "enough", "enough")
    t.dice((10, 2), (8, 7)).choose("attack yellow school", "take difference")
    t.dice((10, 8), (6, 3)).choose("attack green school", "drift church")
    assert (t.points, t.fear, t.tokens()) == (5, 12, "green green red red")
    assert t.starting("second")


# ---- Fear, tokens, cards -------------------------------------------------------------------------


@pytest.mark.paragraph("14.37", "14.51")
def test_37_and_51_a_blue_scare_gives_two() -> None:
    assert night(cards=[37, 51]).choose("first scare", "scare blue police").points == 1


@pytest.mark.paragraph("14.19", "14.37")
def test_19_and_37_a_point_for_a_rest() -> None:
    assert night(cards=[19, 37]).choose("first rest").points == 1


@pytest.mark.paragraph("14.7", "14.14", "14.19", "15.6")
def test_19_gives_nothing_for_discs_that_come_back_otherwise() -> None:
    """Neither for 7, nor for 14, nor for the bonus token of three discs."""
    t = night(cards=[7, 14, 19], placed="first scare, second scare, second move", bonus="discs")
    t.choose("use 7", "take disc second move", "enough", "bonus discs", "take disc first scare")
    t.choose("take disc second scare")
    assert t.fear == 0


@pytest.mark.paragraph("14.4", "14.14")
def test_4_and_14_together() -> None:
    t = night({"police": "blue green"}, placed="first scare", cards=[4, 14])
    t.choose("first scare", "scare green police")
    assert t.has_used(4)
    assert t.has_used(14)


@pytest.mark.paragraph("14.6", "14.9", "14.28", "14.42")
def test_6_feeds_42_and_neither_9_nor_28() -> None:
    t = night({"police": "blue orange"}, cards=[6, 9, 28, 42])
    t.choose("use 6", "remove orange police")
    assert (t.tokens(), t.points) == ("orange", 2)


@pytest.mark.paragraph("14.8", "14.42")
def test_8_and_42_points_for_both_tokens() -> None:
    t = night(levels="red blue blue", cards=[8, 42]).choose("use 8", "lower first")
    assert (t.tokens(), t.points) == ("orange orange", 4)


@pytest.mark.paragraph("14.8", "14.22")
def test_8_lowers_what_22_looks_at() -> None:
    t = night(levels="orange orange orange", cards=[8, 22], first=1, ending=True)
    assert t.choose("use 8", "lower first").end_turn().points == 2


@pytest.mark.paragraph("14.8", "14.48")
def test_8_and_48_may_follow_each_other() -> None:
    t = night(levels="green blue blue", cards=[8, 48], fear=2)
    t.choose("use 8", "lower first", "use 48", "buy level first")
    assert (t.levels(), t.tokens()) == ("green blue blue", "blue blue")


@pytest.mark.paragraph("14.28", "14.42")
def test_28_and_42_two_orange_tokens() -> None:
    t = fight({"church": "yellow orange", "police": "blue"}, [28, 42])
    assert t.dice((8, 8), (10, 2)).choose("attack orange church").points == 4


@pytest.mark.paragraph("14.9", "14.42")
def test_9_and_42_two_orange_tokens() -> None:
    t = night({"church": "orange orange", "police": "blue"}, levels="red blue blue", cards=[9, 42])
    assert t.choose("first summon", "summon orange church").points == 4


@pytest.mark.paragraph("14.30", "14.42")
def test_30_and_42() -> None:
    t = night({"police": "blue orange"}, cards=[30, 42], fear=4).choose("use 30", "buy orange")
    assert (t.fear, t.points) == (0, 2)


@pytest.mark.paragraph("14.33", "14.42")
@pytest.mark.parametrize(
    ("tokens", "way", "points"), [("red", "red-down", 4), ("yellow yellow", "yellow-up", 2)]
)
def test_33_and_42(tokens: str, way: str, points: int) -> None:
    t = night(cards=[33, 42], tokens=tokens).choose("use 33", f"trade {way}")
    assert t.points == points


@pytest.mark.paragraph("14.42", "14.44")
def test_42_and_44() -> None:
    t = night(cards=[42, 44], shown=[51], tokens="blue blue blue")
    t.choose("occupy 51", *["pay blue"] * 3, "disc supply", "wish orange")
    assert t.points == 3 + 2


@pytest.mark.paragraph("14.13", "14.30", "14.48")
def test_13_makes_neither_30_nor_48_cheaper() -> None:
    t = night(cards=[13, 30, 48], fear=3)
    t.choose("use 30", "buy blue", "use 48", "buy level first")
    assert t.fear == 0


@pytest.mark.paragraph("14.29", "14.48", "14.49")
def test_29_is_for_evolutions_only() -> None:
    t = night(cards=[29, 48, 49], fear=2).choose("use 48", "buy level first")
    t.choose("first haunt", "haunt blue police", "lift second")
    assert t.points == 2


@pytest.mark.paragraph("14.13", "14.29")
def test_13_and_29_a_green_ghost_for_nothing() -> None:
    t = night(cards=[13, 29]).choose("first evolve", "evolve blue police")
    assert (t.fear, t.points) == (0, 2)


@pytest.mark.paragraph("14.12", "14.43")
def test_12_counts_what_is_printed_whatever_43_says() -> None:
    t = night(cards=[12, 43], first=1, ending=True).end_turn()
    assert t.points == 6


@pytest.mark.paragraph("14.43", "14.47")
def test_43_and_47_every_card_for_any_two() -> None:
    t = night(cards=[43, 47], shown=[3, 51], tokens="blue blue")
    assert t.starting("occupy") == {"3", "51"}
    t.choose("occupy 3", "pay blue", "pay blue", "disc supply")
    assert t.state.holds[0, 3] == 1


@pytest.mark.paragraph("14.44", "14.47", "13.5")
def test_44_and_47_where_others_are() -> None:
    """Two tokens, a disc from the board; the others first, then the token of one's choice."""
    t = night(
        cards=[44, 47],
        theirs={1: [51], 2: [51]},
        tokens="blue blue green",
        placed="second haunt",
        others={2: {"placed": "first scare"}},
    )
    t.choose("occupy 51", "pay blue", "pay blue", "disc second haunt")
    assert t.choose("take points").actor == 2
    assert t.choose("take discs first").actor == 0
    t.choose("wish orange")
    assert (t.tokens(), t.state.points[:3]) == ("green orange", [3, 1, 0])


@pytest.mark.paragraph("14.26", "14.41")
def test_26_and_41_the_tenth_comes_last() -> None:
    t = night(cards=[26, 41], tokens="blue blue", points=[27], first=1, ending=True).end_turn()
    assert t.points == 27 + 3 + 3
