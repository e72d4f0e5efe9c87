"""14 Cards that meet in fights: 3 5 10 11 15 16 17 20 23 24 25 28 35 36 37 42."""

from __future__ import annotations

import pytest

from tests.games.halloween.tables import Night, duel, night


def fight(
    town: dict[str, str], cards: list[int], attacker: str = "yellow church", **more: object
) -> Night:
    """A Fight action up to the question whom to attack."""
    t = night(town, levels="red red red", cards=cards, **more)  # type: ignore[arg-type]
    return t.choose("first fight", f"attack with {attacker}")


@pytest.mark.paragraph("14.3", "14.5")
def test_3_gives_nothing_for_an_equal() -> None:
    t = fight({"church": "yellow yellow", "police": "blue"}, [3, 5])
    t.dice((8, 5), (8, 1)).choose("attack yellow church")
    assert (t.points, t.tokens()) == (0, "yellow")


@pytest.mark.paragraph("14.3", "14.25")
def test_3_and_25_a_fight_won_without_dice_counts() -> None:
    """Whatever the dice would have said, none is thrown."""
    t = fight({"church": "yellow green", "police": "blue"}, [3, 25])
    t.dice((8, 1), (6, 6)).choose("attack green church")
    assert (t.points, t.told("rolled")) == (2, [])


@pytest.mark.paragraph("14.3", "14.20")
def test_3_and_20_points_for_every_fight() -> None:
    t = fight({"church": "yellow green orange", "police": "blue"}, [3, 20])
    t.dice((8, 5), (6, 1)).choose("attack green church")
    t.dice((8, 5), (10, 1)).choose("attack orange church")
    assert t.points == 5


@pytest.mark.paragraph("14.5", "14.25")
def test_25_does_not_spare_the_dice_against_the_own_colour() -> None:
    t = fight({"church": "yellow yellow", "police": "blue"}, [5, 25])
    t.dice((8, 1), (8, 8)).choose("attack yellow church")
    assert t.told("missed") == ["missed 0 yellow yellow"]


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


@pytest.mark.paragraph("14.17", "14.20")
def test_a_ghost_of_the_winners_colour_does_not_fight_on_for_it() -> None:
    town = {"church": "yellow yellow green orange red", "police": "blue"}
    t = fight(town, [17, 20]).dice((8, 5), (6, 1)).choose("attack green church")
    assert not t.choose("drift cinema").starting("attack")


@pytest.mark.paragraph("14.5", "14.20")
def test_5_and_20_each_of_ones_own_colour_once() -> None:
    t = fight({"church": "yellow yellow yellow blue", "police": "blue"}, [5, 20])
    for _ in range(2):
        t.dice((8, 1), (8, 5)).choose("attack yellow church")
    assert t.starting("attack") == {"blue church"}


@pytest.mark.paragraph("14.10", "14.17")
def test_10_and_17_the_winner_brings_a_token() -> None:
    t = fight(
        {"church": "yellow green", "police": "blue"},
        [10, 17],
        bonus_on={"cinema": "fear", "school": "point"},
    )
    t.dice((8, 5), (6, 1)).choose("attack green church", "drift cinema")
    assert (t.tokens(), t.bonus()) == ("green yellow", "fear")


@pytest.mark.paragraph("14.17", "14.35")
def test_17_and_35_the_winner_drifts_from_where_it_stands() -> None:
    """Also to the building of the ghost that it beat."""
    t = fight({"church": "yellow", "cinema": "green", "police": "blue"}, [17, 35])
    t.dice((8, 8), (6, 1)).choose("attack green cinema")
    assert t.starting("drift") == {"school", "hospital", "town-hall", "police", "cinema"}
    t.choose("drift cinema")
    assert (t.at("church"), t.at("cinema")) == ("", "yellow")


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


@pytest.mark.paragraph("14.25", "14.36")
def test_25_and_36_no_dice_once_36_is_used() -> None:
    """Given the difference was taken in this turn, then the next weaker ghost is just beaten."""
    t = fight({"church": "yellow green green", "police": "blue"}, [25, 36])
    t.dice((8, 1), (6, 6)).choose("attack green church", "take difference")
    t.choose("second fight", "attack with yellow church", "attack green church")
    assert (t.told("rolled"), t.tokens()) == ([], "green green")


@pytest.mark.paragraph("14.36", "14.37")
def test_36_and_37_a_point_for_a_difference_of_two() -> None:
    t = fight({"church": "yellow green", "police": "blue"}, [36, 37])
    t.dice((8, 1), (6, 3)).choose("attack green church", "take difference")
    assert (t.fear, t.points) == (2, 1)


@pytest.mark.paragraph("14.11", "14.36", "14.37")
def test_11_36_and_37_one_fear_each_make_two() -> None:
    t = fight({"church": "yellow blue", "police": "blue"}, [11, 36, 37])
    t.dice((8, 3), (4, 2)).choose("attack blue church")
    assert (t.fear, t.points) == (1, 0)
    t.choose("take difference")
    assert (t.fear, t.points) == (2, 1)


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


@pytest.mark.paragraph("14.28", "14.42")
def test_28_and_42_two_orange_tokens() -> None:
    t = fight({"church": "yellow orange", "police": "blue"}, [28, 42])
    assert t.dice((8, 8), (10, 2)).choose("attack orange church").points == 4


@pytest.mark.paragraph("14.5", "14.16")
def test_5_and_16_the_one_more_is_added_to_the_last_throw() -> None:
    """A 1 against a 4 becomes a 4, and that a 5."""
    t = fight({"church": "yellow green", "police": "blue"}, [5, 16], fear=1)
    t.dice((8, 1), (6, 4)).choose("attack green church")
    t.dice((8, 4)).choose("pay reroll 0", "enough")
    assert t.tokens() == "green"


@pytest.mark.paragraph("14.5", "14.16", "8.1")
def test_5_and_16_serve_nobody_who_is_attacked() -> None:
    """5 against 4 is a win, whatever cards another player holds, and nobody else is asked."""
    t = duel(theirs={1: [5, 16]}, others={1: {"fear": 3}})
    t.dice((6, 5), (8, 4)).choose("attack yellow church")
    assert (t.tokens(), t.actor) == ("yellow", 0)


@pytest.mark.paragraph("14.3", "14.20", "14.25", "4.4")
def test_3_20_and_25_are_no_endless_chain() -> None:
    """Given the last blue ghost is beaten in a series, then three others come when the series is
    over, even beside the winner, and it does not beat them by the same action."""
    t = fight({"church": "blue green red"}, [3, 20, 25], "red church")
    t.choose("attack blue church")
    assert (t.starting("blues"), t.starting("attack")) == (set(), {"green church"})
    t.choose("attack green church", "blues church")
    assert (t.at("church"), t.points, t.starting("attack")) == ("blue blue blue red", 4, set())
    assert t.starting("second")
