"""4 to 9 The six actions, with the examples of the rulebook."""

from __future__ import annotations

import pytest

from tests.games.halloween.tables import duel, grand_master, night

# ---- 4 summon ------------------------------------------------------------------------------------


@pytest.mark.paragraph("4.1", "4.3")
@pytest.mark.parametrize("level", ["orange", "red"])
def test_two_orange_ghosts_call_a_third(level: str) -> None:
    """The rulebook's example: two in the school, a section of level 4 or 5."""
    t = night({"school": "orange orange", "police": "blue"}, levels=f"{level} blue blue")
    t.choose("first summon", "summon orange school")
    assert (t.at("school"), t.tokens()) == ("orange orange orange", "orange")
    assert t.events == ["summoned 0 school orange", "got_tokens 0 orange 1 none"]


@pytest.mark.paragraph("4.1", "4.2")
@pytest.mark.parametrize(
    ("town", "level"),
    [
        ({"school": "orange orange", "police": "blue"}, "yellow"),
        ({"school": "orange orange", "church": "orange orange orange", "police": "blue"}, "red"),
        ({"school": "orange orange green green yellow blue"}, "orange"),
        ({"school": "orange", "church": "orange", "police": "blue"}, "red"),
    ],
    ids=["level too low", "all five in town", "building full", "not together"],
)
def test_no_third_orange_ghost(town: dict[str, str], level: str) -> None:
    t = night(town, levels=f"{level} blue blue")
    if "first summon" in t.offers:
        assert "orange school" not in t.choose("first summon").starting("summon")


@pytest.mark.paragraph("4.3")
def test_an_empty_pile_gives_no_token() -> None:
    """The ghost comes all the same."""
    t = night(others={1: {"tokens": "blue " * 12}}).choose("first summon", "summon blue police")
    assert (t.at("police"), t.tokens()) == ("blue blue blue blue", "")


@pytest.mark.paragraph("4.4")
def test_three_blues_come_when_none_is_left() -> None:
    """Given one blue ghost, when it evolves, then its owner puts three in one building."""
    t = night({"church": "blue", "cinema": "red"}, fear=2, bonus_on={"school": "fear"})
    t.choose("first evolve", "evolve blue church", "raise first")
    assert t.starting("blues") == {"church", "school", "hospital", "town-hall", "police", "cinema"}
    t.choose("blues school")
    assert (t.at("school"), t.tokens(), t.bonus_at("school")) == ("blue blue blue", "green", "fear")


@pytest.mark.paragraph("4.4")
def test_they_stay_together_where_they_can() -> None:
    """Only buildings with three free places are offered."""
    town = {
        "church": "blue green green yellow",
        "school": "yellow yellow orange",
        "cinema": "green orange orange orange orange",
    }
    t = night(town, fear=2).choose("first evolve", "evolve blue church", "raise first")
    assert t.starting("blues") == {"school", "hospital", "town-hall", "police"}


@pytest.mark.paragraph("4.4", "12.4")
def test_in_grand_master_as_many_as_fit() -> None:
    """Given no building with three free places, those that take the most are offered."""
    town = {
        "church": "blue green green",
        "school": "green yellow",
        "hospital": "yellow yellow yellow yellow",
        "town-hall": "orange orange orange orange",
        "police": "orange red red",
        "cinema": "red red",
    }
    t = grand_master(town, fear=2).choose("first evolve", "evolve blue church", "raise first")
    assert t.starting("blues") == {"school", "cinema"}
    t.choose("blues cinema")
    assert t.at("cinema") == "blue blue red red"


# ---- 5 scare -------------------------------------------------------------------------------------


@pytest.mark.paragraph("5.1")
@pytest.mark.parametrize(
    ("ghost", "fear"), [("blue", 1), ("green", 2), ("yellow", 3), ("orange", 4), ("red", 5)]
)
def test_fear_by_the_level_of_the_ghost(ghost: str, fear: int) -> None:
    t = night({"police": "blue green yellow orange red"}, levels="red blue blue")
    assert t.choose("first scare", f"scare {ghost} police").fear == fear


@pytest.mark.paragraph("5.1", "3.3")
def test_the_ghost_must_be_in_the_town() -> None:
    """Level 3 and no yellow ghost: at most 2 Fear by a green one."""
    t = night({"police": "blue green"}, levels="yellow blue blue").choose("first scare")
    assert t.starting("scare") == {"blue police", "green police"}


@pytest.mark.paragraph("5.1", "3.3")
def test_the_example_of_fear_by_a_section_of_level_3() -> None:
    """A yellow ghost gives 3 Fear, a green one 2, and an orange one does not obey."""
    town = {"school": "yellow", "church": "green", "police": "blue orange"}
    t = night(town, levels="yellow blue blue").choose("first scare")
    assert t.starting("scare") == {"yellow school", "green church", "blue police"}
    assert t.choose("scare yellow school").fear == 3
    t = night(town, levels="yellow blue blue").choose("first scare", "scare green church")
    assert t.fear == 2


# ---- 6 evolve ------------------------------------------------------------------------------------


@pytest.mark.paragraph("6.1", "6.2", "6.3", "6.4", "9.1")
def test_the_example_over_three_sections() -> None:
    """Green to yellow by the second section, yellow to orange by the third, haunt by the first."""
    t = night({"church": "green", "police": "blue"}, levels="green yellow blue", fear=7)
    t.choose("second evolve", "evolve green church", "raise third")
    assert (t.fear, t.tokens(), t.levels()) == (4, "yellow", "green yellow yellow")
    t.choose("third evolve", "evolve yellow church", "raise first")
    assert (t.fear, t.tokens(), t.levels()) == (0, "yellow orange", "orange yellow yellow")
    t.choose("first haunt", "haunt orange church")
    assert (t.points, t.placed()) == (8, "first haunt, second evolve, third evolve")
    assert t.offers == {"end turn"}


@pytest.mark.paragraph("6.4")
def test_nothing_rises_where_all_sections_are_higher() -> None:
    """The rulebook's second example: blue to green for 2 Fear, and a green token."""
    t = night({"police": "blue blue"}, levels="yellow orange yellow", fear=2)
    t.choose("second evolve", "evolve blue police")
    assert (t.fear, t.tokens(), t.levels()) == (0, "green", "yellow orange yellow")
    assert t.starting("first")


@pytest.mark.paragraph("6.1", "6.2", "6.4")
def test_the_second_example_the_orange_ghost_is_too_dear() -> None:
    """It would cost 5 Fear, and there are 2; with 5, any section could rise to red."""
    town = {"police": "blue", "school": "orange"}
    t = night(town, levels="yellow orange yellow", fear=2).choose("second evolve")
    assert t.starting("evolve") == {"blue police"}
    t = night(town, levels="yellow orange yellow", fear=5).choose("second evolve")
    assert t.starting("evolve") == {"blue police", "orange school"}
    t.choose("evolve orange school")
    assert t.offers == {"raise first", "raise second", "raise third"}


@pytest.mark.paragraph("6.4")
def test_a_section_must_rise_where_one_is_lower() -> None:
    t = night(levels="green blue yellow", fear=2).choose("first evolve", "evolve blue police")
    assert t.offers == {"raise second"}


@pytest.mark.paragraph("6.1", "6.2")
@pytest.mark.parametrize(
    ("town", "fear"),
    [
        ({"police": "blue red"}, 1),
        ({"police": "blue red", "school": "green green green green green"}, 2),
    ],
    ids=["cannot pay", "no green one in reserve"],
)
def test_no_evolution(town: dict[str, str], fear: int) -> None:
    t = night(town, levels="red red red", fear=fear)
    assert "first evolve" not in t.offers


@pytest.mark.paragraph("6.1")
@pytest.mark.parametrize(
    ("colour", "following"), [("green", "yellow"), ("yellow", "orange"), ("orange", "red")]
)
def test_nothing_becomes_a_colour_of_which_all_are_in_town(colour: str, following: str) -> None:
    town = {"church": f"blue {colour}", "school": f"{following} " * 5}
    t = night(town, levels="red red red", fear=20).choose("first evolve")
    assert f"{colour} church" not in t.starting("evolve")
    assert "blue church" in t.starting("evolve")


@pytest.mark.paragraph("6.1")
def test_a_red_ghost_never_evolves_and_others_only_by_one_colour() -> None:
    t = night({"police": "blue green red"}, levels="red red red", fear=20).choose("first evolve")
    assert t.starting("evolve") == {"blue police", "green police"}
    assert t.choose("evolve green police").at("police") == "blue yellow red"


@pytest.mark.paragraph("6.2")
@pytest.mark.parametrize(
    ("ghost", "price"), [("blue", 2), ("green", 3), ("yellow", 4), ("orange", 5)]
)
def test_the_price_is_the_new_level(ghost: str, price: int) -> None:
    t = night({"police": f"blue {ghost}"}, levels="red red red", fear=5)
    assert t.choose("first evolve", f"evolve {ghost} police").fear == 5 - price


# ---- 7 move --------------------------------------------------------------------------------------


@pytest.mark.paragraph("7.1")
@pytest.mark.parametrize(
    ("building", "beside"),
    [
        ("church", "school town-hall"),
        ("school", "church hospital police"),
        ("hospital", "school cinema"),
        ("town-hall", "church police"),
        ("police", "town-hall school cinema"),
        ("cinema", "police hospital"),
    ],
)
def test_to_a_building_beside_it(building: str, beside: str) -> None:
    t = night({building: "blue"}).choose("first move", f"move blue {building}")
    assert t.starting("to") == set(beside.split())
    to = beside.split(maxsplit=1)[0]
    assert t.choose(f"to {to}").at(to) == "blue"


@pytest.mark.paragraph("7.2")
def test_not_into_a_full_building() -> None:
    t = night({"church": "blue", "school": "green green green yellow yellow yellow"})
    assert t.choose("first move", "move blue church").starting("to") == {"town-hall"}


@pytest.mark.paragraph("3.4", "7.2")
def test_where_no_ghost_of_the_level_can_leave_nobody_moves() -> None:
    """Both ways out of the church lead into full buildings; the others could leave theirs."""
    full = {
        "school": "green green green yellow yellow yellow",
        "town-hall": "orange " * 5 + "green",
    }
    t = night({"church": "blue", **full}, levels="blue green blue")
    assert "first move" not in t.offers
    assert "second move" in t.offers


@pytest.mark.paragraph("12.4")
def test_four_fill_a_building_of_grand_masters() -> None:
    t = grand_master({"church": "blue", "school": "green green green yellow"})
    assert t.choose("first move", "move blue church").starting("to") == {"town-hall"}
    t = grand_master({"church": "blue", "school": "green green yellow"})
    assert t.choose("first move", "move blue church").starting("to") == {"town-hall", "school"}


@pytest.mark.paragraph("7.3", "15.1")
def test_a_ghost_that_moves_brings_the_bonus_token() -> None:
    t = night(bonus_on={"school": "point", "cinema": "fear"})
    t.choose("first move", "move blue police", "to school")
    assert (t.bonus(), t.bonus_at("school"), t.bonus_at("cinema")) == ("point", "none", "fear")
    assert "bonus point" in t.offers


# ---- 8 fight -------------------------------------------------------------------------------------


@pytest.mark.paragraph("8.1", "8.2", "8.3")
def test_green_beats_yellow() -> None:
    """The rulebook's example: a section of level 2, a green die of 5 against a yellow 4."""
    t = night({"church": "green yellow red", "police": "blue"}, levels="green blue blue")
    t.choose("first fight")
    assert t.starting("attack with") == {"green church"}
    t.choose("attack with green church")
    assert t.starting("attack") == {"yellow church", "red church"}
    t.dice((6, 5), (8, 4)).choose("attack yellow church")
    assert (t.at("church"), t.tokens()) == ("green red", "yellow")
    assert t.told("rolled") == ["rolled 0 0 green 5", "rolled 0 1 yellow 4"]


@pytest.mark.paragraph("8.4")
@pytest.mark.parametrize("own", [3, 4])
def test_a_tie_or_a_defeat_changes_nothing(own: int) -> None:
    t = duel()
    t.dice((6, own), (8, 4)).choose("attack yellow church")
    assert (t.at("church"), t.tokens(), t.told("missed")) == (
        "green yellow",
        "",
        ["missed 0 green yellow"],
    )


@pytest.mark.paragraph("8.1")
def test_ghosts_of_a_colour_and_of_other_buildings_do_not_fight() -> None:
    t = night({"church": "green green", "school": "yellow", "police": "blue"}, levels="red red red")
    assert "first fight" not in t.offers


@pytest.mark.paragraph("4.4", "8.3")
def test_the_last_blue_ghost_is_beaten() -> None:
    t = night({"church": "blue red"}, levels="red red red").choose("first fight")
    t.choose("attack with red church").dice((12, 9), (4, 2)).choose("attack blue church")
    assert len(t.starting("blues")) == 6


@pytest.mark.paragraph("12.2")
def test_grand_masters_throw_no_dice() -> None:
    """Orange beats yellow and green, never red, and nothing is thrown."""
    t = grand_master({"church": "green yellow orange red", "police": "blue"}, levels="orange " * 4)
    t.choose("first fight", "attack with orange church")
    assert t.starting("attack") == {"green church", "yellow church"}
    t.choose("attack yellow church")
    assert (t.at("church"), t.tokens(), t.told("rolled")) == ("green orange red", "yellow", [])


@pytest.mark.paragraph("12.2")
def test_a_red_ghost_may_be_the_only_one_that_can_attack() -> None:
    t = grand_master({"church": "blue red"}, levels="red orange blue blue")
    assert {"first fight"} == {offer for offer in t.offers if offer.endswith("fight")}


# ---- 9 haunt -------------------------------------------------------------------------------------


@pytest.mark.paragraph("9.1", "9.4")
@pytest.mark.parametrize(
    ("ghost", "points"), [("blue", 2), ("green", 4), ("yellow", 6), ("orange", 8), ("red", 10)]
)
def test_the_stronger_the_ghost_the_more_points(ghost: str, points: int) -> None:
    t = night({"church": "blue green yellow orange red"}, levels="red blue blue")
    t.choose("first haunt", f"haunt {ghost} church")
    assert t.points == points
    assert t.events == [f"haunted 0 church {ghost} {points}"]


@pytest.mark.paragraph("9.1", "9.2", "9.3")
def test_where_one_cannot_haunt() -> None:
    """No ghost of the colour there, a colour above the section, a place that is taken, a building
    that one has haunted: only the rest is offered."""
    town = {"church": "blue green yellow", "school": "blue green", "police": "blue orange"}
    t = night(town, levels="green blue blue", haunts={0: "school red", 1: "church blue"})
    assert t.choose("first haunt").starting("haunt") == {"green church", "blue police"}


@pytest.mark.paragraph("9.2")
def test_nothing_left_to_haunt() -> None:
    assert "first haunt" not in night(haunts={0: "police green"}).offers
