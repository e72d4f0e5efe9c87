"""14 Cards that change what an action can do: 1 2 4 5 13 14 15 16 25 35 45 46."""

from __future__ import annotations

import pytest

from tests.games.halloween.tables import duel, night


@pytest.mark.paragraph("14.1")
def test_1_haunt_next_door() -> None:
    """Given two green ghosts in the church, then the buildings beside it can be haunted in green;
    once a turn."""
    t = night({"church": "green green", "police": "blue"}, levels="green green blue", cards=[1])
    t.choose("first haunt")
    assert t.starting("haunt") == {"green church", "green school", "green town-hall", "blue police"}
    t.choose("haunt green school")
    assert (t.points, t.has_used(1)) == (4, True)
    assert t.choose("second haunt").starting("haunt") == {"green church", "blue police"}


@pytest.mark.paragraph("14.1")
def test_1_is_kept_where_it_is_not_needed() -> None:
    """A ghost of the colour is in the school anyway."""
    t = night(
        {"church": "green green", "school": "green", "police": "blue"},
        levels="green blue blue",
        cards=[1],
    )
    assert not t.choose("first haunt", "haunt green school").has_used(1)


@pytest.mark.paragraph("14.1")
def test_1_needs_a_pair_a_free_place_and_a_building_not_yet_haunted() -> None:
    town = {"church": "green green", "cinema": "green", "police": "blue"}
    haunts = {0: "school blue", 1: "town-hall green"}
    t = night(town, levels="green blue blue", cards=[1], haunts=haunts).choose("first haunt")
    assert t.starting("haunt") == {"green church", "green cinema", "blue police"}


@pytest.mark.paragraph("14.2")
def test_2_move_anywhere() -> None:
    t = night(
        {"church": "blue", "cinema": "green " * 5 + "red"}, cards=[2], bonus_on={"hospital": "fear"}
    )
    t.choose("first move", "move blue church")
    assert t.starting("to") == {"school", "hospital", "town-hall", "police"}
    assert t.choose("to hospital").bonus() == "fear"


@pytest.mark.paragraph("14.4")
def test_4_one_level_higher_once_a_turn() -> None:
    """The printed example: an orange Scare although the section is only yellow."""
    town = {"police": "blue yellow orange red"}
    t = night(town, levels="yellow yellow blue", cards=[4]).choose("first scare")
    assert t.starting("scare") == {"blue police", "yellow police", "orange police"}
    t.choose("scare orange police")
    assert (t.fear, t.has_used(4), t.levels()) == (4, True, "yellow yellow blue")
    assert t.choose("second scare").starting("scare") == {"blue police", "yellow police"}


@pytest.mark.paragraph("14.4")
def test_4_is_kept_where_it_is_not_needed() -> None:
    t = night({"police": "blue yellow"}, levels="yellow blue blue", cards=[4])
    assert not t.choose("first scare", "scare yellow police").has_used(4)


@pytest.mark.paragraph("14.4")
def test_4_makes_an_action_possible() -> None:
    """Given a pair of green ghosts and blue sections: a Summon by this card alone; it costs what it
    costs, and red is the highest."""
    town = {"school": "green green", "police": "blue"}
    assert "first summon" not in night(town).offers
    assert "first summon" in night(town, cards=[4]).offers
    t = night({"school": "green", "police": "blue"}, cards=[4], fear=3)
    t.choose("first evolve", "evolve green school", "raise second")
    assert (t.fear, t.levels(), t.has_used(4)) == (0, "blue yellow blue", True)


@pytest.mark.paragraph("14.5")
def test_5_one_more_for_the_attacker() -> None:
    """A tie becomes a win."""
    t = duel(cards=[5])
    assert t.dice((6, 4), (8, 4)).choose("attack yellow church").tokens() == "yellow"


@pytest.mark.paragraph("14.5")
def test_5_ghosts_of_one_colour_fight() -> None:
    """It takes two; the winner takes a token of that colour."""
    town = {"church": "green green", "school": "yellow", "police": "blue"}
    t = night(town, levels="yellow blue blue", cards=[5]).choose("first fight")
    assert t.starting("attack with") == {"green church"}
    t.choose("attack with green church").dice((6, 3), (6, 3)).choose("attack green church")
    assert (t.at("church"), t.tokens()) == ("green", "green")


@pytest.mark.paragraph("14.13")
@pytest.mark.parametrize(
    ("ghost", "price"), [("blue", 0), ("green", 1), ("yellow", 2), ("orange", 3)]
)
def test_13_evolving_is_two_cheaper(ghost: str, price: int) -> None:
    t = night({"police": f"blue {ghost}"}, levels="red red red", fear=price, cards=[13])
    assert t.choose("first evolve", f"evolve {ghost} police").fear == 0


@pytest.mark.paragraph("14.14")
def test_14_an_action_whose_disc_lies_there() -> None:
    """The section has acted, its disc stays, and it works once a turn."""
    t = night(placed="first scare, second scare", cards=[14])
    assert {"first scare", "second scare"} <= t.offers
    t.choose("first scare", "scare blue police")
    assert (t.discs, t.has_used(14), t.placed()) == (9, True, "first scare, second scare")
    assert not t.starting("first")
    assert "second scare" not in t.offers


@pytest.mark.paragraph("14.14", "3.4")
def test_14_works_without_a_disc_in_the_supply() -> None:
    actions = "summon scare evolve move fight haunt".split()
    slots = [f"first {a}" for a in actions] + [f"second {a}" for a in actions[:5]]
    t = night(placed=", ".join(slots), cards=[14])
    assert t.discs == 0
    assert t.starting("first") == {"summon", "scare", "move", "haunt", "rest"}
    assert t.starting("third") == {"rest"}


@pytest.mark.paragraph("14.15")
def test_15_a_second_ghost() -> None:
    """A different ghost, by the same section; or none."""
    t = night({"church": "blue green", "police": "yellow"}, levels="green blue blue", cards=[15])
    t.choose("first move", "move blue church", "to school")
    assert t.starting("move") == {"green church"}
    t.choose("move green church", "to town-hall")
    assert (t.at("school"), t.at("town-hall")) == ("blue", "green")
    assert t.starting("second")
    t = night({"church": "blue green"}, levels="green blue blue", cards=[15])
    assert t.choose("first move", "move blue church", "to school", "enough").starting("second")


@pytest.mark.paragraph("14.15")
def test_15_two_of_a_colour_are_different_ghosts() -> None:
    t = night({"church": "blue", "school": "blue"}, cards=[15])
    t.choose("first move", "move blue church", "to school")
    assert t.starting("move") == {"blue school"}
    t.choose("move blue school", "to police")
    assert (t.at("school"), t.at("police")) == ("blue", "blue")


@pytest.mark.paragraph("14.16")
def test_16_reroll_for_fear() -> None:
    """Either die, as often as one can pay; the last result stands."""
    t = duel(cards=[16], fear=2).dice((6, 1), (8, 8))
    t.choose("attack yellow church")
    assert t.offers == {"enough", "pay reroll 0", "pay reroll 1"}
    t.dice((8, 2)).choose("pay reroll 1").dice((6, 5)).choose("pay reroll 0")
    assert (t.fear, t.offers) == (0, {"enough"})
    assert t.choose("enough").tokens() == "yellow"


@pytest.mark.paragraph("14.25")
def test_25_a_weaker_ghost_is_beaten_without_dice() -> None:
    town = {"church": "green yellow red", "police": "blue"}
    t = night(town, levels="yellow blue blue", cards=[25])
    t.choose("first fight", "attack with yellow church", "attack green church")
    assert (t.tokens(), t.told("rolled")) == ("green", [])
    t = night(town, levels="yellow blue blue", cards=[25])
    t.choose("first fight", "attack with yellow church", "attack red church")
    assert len(t.told("rolled")) == 2


@pytest.mark.paragraph("14.35")
def test_35_a_ghost_of_any_building() -> None:
    """It is beaten where it is; nobody moves."""
    t = night(
        {"church": "green", "cinema": "yellow", "police": "blue"},
        levels="green blue blue",
        cards=[35],
    )
    t.choose("first fight", "attack with green church")
    assert t.starting("attack") == {"yellow cinema", "blue police"}
    t.dice((6, 6), (8, 1)).choose("attack yellow cinema")
    assert (t.at("church"), t.at("cinema"), t.tokens()) == ("green", "", "yellow")


@pytest.mark.paragraph("14.45")
@pytest.mark.parametrize(
    ("green", "yellow", "comes"), [(2, 3, "green"), (3, 2, "yellow"), (4, 4, "green")]
)
def test_45_two_colours_call_one_of_them(green: int, yellow: int, comes: str) -> None:
    """The lower die decides; on a tie the weaker colour."""
    t = night({"church": "green yellow", "police": "blue"}, levels="yellow blue blue", cards=[45])
    t.choose("first summon").dice((6, green), (8, yellow)).choose("summon green-yellow church")
    assert t.tokens() == comes
    assert t.at("church").split().count(comes) == 2


@pytest.mark.paragraph("14.45")
def test_45_may_call_nothing() -> None:
    """The colour that the dice choose has no ghost in reserve: the action is spent."""
    town = {"church": "blue green", "school": "green green green green"}
    t = night(town, levels="green blue blue", cards=[45]).choose("first summon")
    t.dice((4, 3), (6, 1)).choose("summon blue-green church")
    assert (t.at("church"), t.tokens()) == ("blue green", "")
    assert t.told("nothing_came") == ["nothing_came 0 church green"]


@pytest.mark.paragraph("14.45", "4.2")
def test_45_needs_both_levels_room_and_a_reserve() -> None:
    town = {"church": "blue green", "school": "blue yellow", "police": "blue green " + "red " * 4}
    t = night(town, levels="green blue blue", cards=[45]).choose("first summon")
    assert t.starting("summon") == {"blue-green church"}
    all_in_town = {"church": "blue green", "school": "blue " * 4, "cinema": "green " * 4}
    assert "first summon" not in night(all_in_town, levels="green blue blue", cards=[45]).offers


@pytest.mark.paragraph("14.46")
def test_46_a_haunt_token_comes_back() -> None:
    """For half its points, where a ghost of its colour is; the building can be haunted again."""
    t = night(
        {"church": "orange red"},
        levels="red red red",
        cards=[46],
        haunts={0: "church orange, school red"},
        points=[18],
        asked=["blues"],
        asked_seat=[0],
    )
    t.choose("blues cinema", "first haunt")
    assert t.starting("take back") == {"orange church"}
    t.choose("take back orange church")
    assert t.points == 14
    t.choose("second haunt", "haunt red church")
    assert t.points == 24


@pytest.mark.paragraph("14.46")
def test_46_does_not_undo_the_end() -> None:
    """Given the last token placed, when one comes back, then the round is still the last."""
    marks = "church orange, school red, hospital red, town-hall red, police red, cinema red"
    t = night(
        {"church": "blue orange"},
        levels="red red red",
        cards=[46],
        haunts={0: marks},
        points=[58],
        ending=True,
    )
    t.choose("first haunt", "take back orange church")
    assert t.state.ending == 1


@pytest.mark.paragraph("14.46")
def test_46_only_within_the_level_of_the_section() -> None:
    """A green section leaves a yellow token where it is; a yellow one takes it."""
    town = {"church": "green yellow", "police": "blue"}
    for level, tokens in (("green", set()), ("yellow", {"yellow church"})):
        t = night(town, levels=level, cards=[46], haunts={0: "church yellow"}, points=[6])
        assert t.choose("first haunt").starting("take back") == tokens


@pytest.mark.paragraph("14.46", "3.4")
def test_46_makes_no_action_possible_above_the_level_of_the_section() -> None:
    town = {"church": "green yellow", "police": "blue"}
    marks = {0: "church yellow, police red"}
    t = night(town, levels="yellow green blue", cards=[46], haunts=marks, points=[16])
    assert "first haunt" in t.offers
    assert "second haunt" not in t.offers


@pytest.mark.paragraph("14.46", "11.1")
def test_46_a_token_of_the_shared_colour_that_one_placed() -> None:
    """It comes back for half its points and can be placed again; that of the other stays."""
    t = night(
        {"church": "red", "school": "red", "police": "blue"},
        players=2,
        levels="red red red",
        cards=[46],
        haunts={0: "church blue", 1: "church green"},
        shared={0: "church red, police green", 1: "school red"},
        points=[16, 14],
    )
    assert t.choose("first haunt").starting("take back") == {"red church"}
    t.choose("take back red church")
    assert (t.points, t.state.shared[0, 0], t.state.points[1]) == (11, 0, 14)
    assert "red church shared" in t.choose("second haunt").starting("haunt")
    assert t.choose("haunt red church shared").points == 21
