"""The examples of the printed rulebook on a player's board and on haunting. Those on the other
actions stand with their action."""

from __future__ import annotations

import pytest

from tests.games.halloween.tables import Night, night

FIVE_OF_THE_THIRD = "third summon, third scare, third evolve, third fight, third haunt"

# ---- the player's board --------------------------------------------------------------------------


@pytest.mark.paragraph("3.3", "7.1")
def test_example_1_a_section_of_level_3_moves_blue_green_and_yellow_ghosts() -> None:
    town = {"church": "blue", "school": "green orange", "cinema": "yellow red"}
    t = night(town, levels="yellow blue blue").choose("first move")
    assert t.starting("move") == {"blue church", "green school", "yellow cinema"}


def example_2() -> Night:
    """The first section is blue and has scared in an earlier turn, the second is green, and in the
    third only Move is free."""
    town = {"police": "blue blue", "school": "green"}
    placed = f"first scare, {FIVE_OF_THE_THIRD}"
    return night(town, levels="blue green blue", fear=3, placed=placed)


@pytest.mark.paragraph("3.1", "3.2", "3.3")
def test_example_2_part_1_a_blue_section_that_has_acted_in_an_earlier_turn() -> None:
    """A disc of the supply goes on an action that is free, which is not free then; the section has
    been used."""
    t = example_2()
    assert t.discs == 6
    assert t.starting("first") == {"summon", "evolve", "move", "haunt", "rest"}
    t.choose("first summon", "summon blue police")
    assert t.discs == 5
    assert t.placed() == f"first summon, first scare, {FIVE_OF_THE_THIRD}"
    assert t.starting("first") == set()
    t.choose("second rest", "third rest", "end turn").end_turn().end_turn()
    assert (t.actor, t.starting("first")) == (0, {"evolve", "move", "haunt", "rest"})


@pytest.mark.paragraph("6.1", "6.2", "6.3", "6.4", "3.3")
def test_example_2_part_2_an_evolution_lifts_the_section_from_green_to_yellow() -> None:
    """From now on it acts with yellow, green and blue ghosts."""
    t = example_2().choose("second evolve", "evolve green school", "raise second")
    assert (t.levels(), t.at("school"), t.tokens()) == ("blue yellow blue", "yellow", "yellow")
    assert t.starting("second") == set()
    t.choose("first rest", "third rest", "end turn").end_turn().end_turn()
    assert t.choose("second scare").starting("scare") == {"blue police", "yellow school"}


@pytest.mark.paragraph("3.4", "3.5", "3.6")
def test_example_2_part_3_a_section_with_five_discs_rests() -> None:
    """It could still move and does not want to; its discs come back, and the turn is over."""
    t = example_2().choose("first summon", "summon blue police")
    t.choose("second evolve", "evolve green school", "raise second")
    assert t.starting("third") == {"move", "rest"}
    assert t.choose("third rest").events == ["rested 0 third 5"]
    assert (t.discs, t.placed()) == (9, "first summon, first scare, second evolve")
    assert t.offers == {"end turn"}


# ---- haunting ------------------------------------------------------------------------------------


@pytest.mark.paragraph("9.1", "9.3", "9.4")
def test_example_of_haunting_8_points_on_the_orange_place() -> None:
    """Without an orange ghost in the building, a weaker one has to do, for fewer points."""
    t = night({"church": "blue green orange"}, levels="orange blue blue")
    t.choose("first haunt", "haunt orange church")
    assert (t.points, t.state.haunts[0, 0]) == (8, 4)
    t = night({"church": "blue green", "school": "orange"}, levels="orange blue blue")
    t.choose("first haunt")
    assert t.starting("haunt") == {"blue church", "green church", "orange school"}
    assert t.choose("haunt green church").points == 4


@pytest.mark.paragraph("9.2", "9.3", "9.4")
def test_example_of_haunting_once_each_and_another_may_get_more_for_it() -> None:
    """Whoever has haunted with a green ghost cannot come again with a red one; another can."""
    t = night(
        {"church": "blue green red"},
        levels="red red red",
        others={1: {"level": dict.fromkeys(("first", "second", "third"), "red")}},
    )
    t.choose("first haunt", "haunt green church")
    assert "second haunt" not in t.offers
    t.end_turn().choose("first haunt")
    assert t.starting("haunt") == {"blue church", "red church"}
    t.choose("haunt red church")
    assert t.state.points[:2] == [4, 10]
