"""14 Cards that let something follow an action: 17 18 20 23 24 34 36 38 49."""

from __future__ import annotations

import pytest

from tests.games.halloween.tables import duel, night


@pytest.mark.paragraph("14.17")
def test_17_the_winner_drifts() -> None:
    """To any building with room, and it brings the bonus token; or it stays."""
    town = {"church": "green yellow", "cinema": "red " * 5 + "orange", "police": "blue"}
    t = night(town, levels="green blue blue", cards=[17], bonus_on={"hospital": "fear"})
    t.choose("first fight", "attack with green church")
    t.dice((6, 5), (8, 1)).choose("attack yellow church")
    assert t.starting("drift") == {"school", "hospital", "town-hall", "police"}
    assert "enough" in t.offers
    t.choose("drift hospital")
    assert (t.at("hospital"), t.bonus()) == ("green", "fear")


@pytest.mark.paragraph("14.17")
def test_17_only_a_winner() -> None:
    t = duel(cards=[17])
    assert not t.dice((6, 1), (8, 5)).choose("attack yellow church").starting("drift")


@pytest.mark.paragraph("14.18")
def test_18_fear_by_the_die_of_the_haunting_ghost() -> None:
    t = night({"church": "blue orange"}, levels="orange blue blue", cards=[18])
    t.choose("first haunt").dice((10, 7)).choose("haunt orange church")
    assert (t.points, t.fear) == (8, 7)


@pytest.mark.paragraph("14.20")
def test_20_one_ghost_fights_all_others_of_its_building() -> None:
    """One disc, each foe once, a defeat does not end it; once a turn."""
    t = night({"church": "blue blue green yellow"}, levels="yellow yellow blue", cards=[20])
    t.choose("first fight", "attack with yellow church")
    t.dice((8, 1), (6, 5)).choose("attack green church")
    assert t.starting("attack") == {"blue church"}
    assert not t.has_used(20)
    t.dice((8, 4), (4, 1)).choose("attack blue church")
    assert t.has_used(20)
    t.dice((8, 4), (4, 1)).choose("attack blue church")
    assert (t.at("church"), t.tokens(), t.discs) == ("green yellow", "blue blue", 10)
    t.choose("blues police", "second fight", "attack with yellow church", "attack green church")
    assert not t.starting("attack")


@pytest.mark.paragraph("14.20", "4.4")
def test_20_new_blues_are_no_targets_and_come_after_the_series() -> None:
    t = night({"church": "blue green yellow"}, levels="yellow blue blue", cards=[20])
    t.choose("first fight", "attack with yellow church")
    t.dice((8, 4), (4, 1)).choose("attack blue church")
    assert t.starting("attack") == {"green church"}
    t.choose("enough", "blues church")
    assert t.at("church") == "blue blue blue green yellow"
    assert not t.starting("attack")


@pytest.mark.paragraph("14.20")
def test_20_goes_on_for_a_red_foe_alone() -> None:
    t = night({"church": "blue green red"}, levels="green blue blue", cards=[20])
    t.choose("first fight", "attack with green church")
    t.dice((6, 1), (4, 3)).choose("attack blue church")
    assert t.starting("attack") == {"red church"}


@pytest.mark.paragraph("14.20")
def test_20_is_kept_by_whoever_fights_once() -> None:
    t = night({"church": "blue green yellow"}, levels="yellow blue blue", cards=[20])
    t.choose("first fight", "attack with yellow church", "attack green church", "enough")
    assert not t.has_used(20)


@pytest.mark.paragraph("14.23")
@pytest.mark.parametrize(("face", "fear"), [(5, 4), (4, 4), (3, 1)])
def test_23_name_a_number(face: int, fear: int) -> None:
    """The number named, if the die shows as much; else 1."""
    t = night({"police": "blue green"}, levels="green green blue", cards=[23])
    t.choose("first move", "move green police", "to school")
    assert t.starting("guess") == {"1", "2", "3", "4", "5", "6"}
    t.dice((6, face)).choose("guess 4")
    assert t.fear == fear
    assert not t.choose("second move", "move blue police", "to school").starting("guess")


@pytest.mark.paragraph("14.23")
def test_23_may_wait_for_another_move() -> None:
    t = night(cards=[23])
    t.choose("first move", "move blue police", "to school", "enough")
    t.choose("second move", "move blue police", "to school")
    assert t.starting("guess") == {"1", "2", "3", "4"}


@pytest.mark.paragraph("14.24")
def test_24_a_summon_where_a_ghost_meets_its_like() -> None:
    """No disc, no level beyond that of the Move; once a turn."""
    t = night(
        {"church": "green", "school": "green", "police": "blue blue"},
        levels="green blue blue",
        cards=[24],
    )
    t.choose("first move", "move green church", "to school")
    assert t.offers == {"enough", "chain"}
    t.choose("chain")
    assert (t.at("school"), t.tokens(), t.has_used(24)) == ("green green green", "green", True)
    t.choose(
        "second move",
        "move blue police",
        "to cinema",
        "third move",
        "move blue police",
        "to cinema",
    )
    assert t.offers == {"end turn"}


@pytest.mark.paragraph("14.24", "4.2")
def test_24_keeps_the_limits() -> None:
    """The fifth of a colour is in the town, or the building is full then."""
    town = {"church": "blue", "school": "blue green green red red", "police": "blue blue blue"}
    t = night(town, cards=[24]).choose("first move", "move blue church", "to school")
    assert "chain" not in t.offers


@pytest.mark.paragraph("14.34")
def test_34_the_fifth_of_a_colour_haunts() -> None:
    """At once, without a disc, whatever the level; where one has not haunted yet."""
    t = night({"police": "blue blue blue", "church": "blue"}, cards=[34], haunts={0: "police red"})
    t.choose("first summon", "summon blue police")
    assert t.offers == {"haunt blue church"}
    t.choose("haunt blue church")
    assert (t.points, t.discs) == (2, 10)


@pytest.mark.paragraph("14.34")
def test_34_haunts_with_the_colour_that_came() -> None:
    town = {"police": "blue green green green", "church": "blue green"}
    t = night(town, levels="green blue blue", cards=[34])
    t.choose("first summon", "summon green police")
    assert t.offers == {"haunt green police", "haunt green church"}


@pytest.mark.paragraph("14.34")
def test_34_waits_for_the_fifth() -> None:
    t = night(cards=[34]).choose("first summon", "summon blue police")
    assert t.at("police") == "blue blue blue blue"
    assert not t.starting("haunt")
    assert "second haunt" in t.offers


@pytest.mark.paragraph("14.34")
def test_34_where_no_building_is_left() -> None:
    t = night({"police": "blue blue blue blue"}, cards=[34], haunts={0: "police red"})
    assert t.choose("first summon", "summon blue police").starting("second")


@pytest.mark.paragraph("14.36")
@pytest.mark.parametrize(("own", "other", "fear"), [(6, 2, 4), (1, 8, 7)])
def test_36_fear_by_the_difference(own: int, other: int, fear: int) -> None:
    """Whoever won; once a turn."""
    t = night({"church": "green yellow", "police": "blue"}, levels="green green blue", cards=[36])
    t.choose("first fight", "attack with green church")
    t.dice((6, own), (8, other)).choose("attack yellow church")
    assert t.offers == {"enough", "take difference"}
    assert t.choose("take difference").fear == fear


@pytest.mark.paragraph("14.36")
def test_36_a_tie_gives_nothing() -> None:
    t = duel(cards=[36])
    assert t.dice((6, 4), (8, 4)).choose("attack yellow church").starting("second")


@pytest.mark.paragraph("14.38")
def test_38_a_ghost_that_scared_drifts() -> None:
    t = night(cards=[38], bonus_on={"church": "fear"}).choose("first scare", "scare blue police")
    assert t.starting("drift") == {"church", "school", "hospital", "town-hall", "cinema"}
    t.choose("drift church")
    assert (t.at("church"), t.bonus(), t.has_used(38)) == ("blue", "fear", True)
    assert not t.choose("second scare", "scare blue church").starting("drift")


@pytest.mark.paragraph("14.38")
def test_38_is_kept_by_whoever_stays() -> None:
    t = night(cards=[38]).choose("first scare", "scare blue police", "enough")
    assert not t.has_used(38)


@pytest.mark.paragraph("14.49")
def test_49_a_section_rises_by_a_haunting() -> None:
    """One level, any section below red; or none."""
    t = night(levels="blue green red", cards=[49]).choose("first haunt", "haunt blue police")
    assert t.offers == {"enough", "lift first", "lift second"}
    assert t.choose("lift second").levels() == "blue yellow red"
