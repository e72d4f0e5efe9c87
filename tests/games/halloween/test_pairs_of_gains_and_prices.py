"""14 Cards that meet over Fear, tokens and what things cost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.halloween.tables import night


@pytest.mark.paragraph("14.37", "14.51")
def test_37_and_51_a_blue_scare_gives_two() -> None:
    assert night(cards=[37, 51]).choose("first scare", "scare blue police").points == 1


@pytest.mark.paragraph("14.19", "14.37")
def test_19_and_37_a_point_for_a_rest() -> None:
    assert night(cards=[19, 37]).choose("first rest").points == 1


@pytest.mark.paragraph("14.7", "14.19", "15.6")
def test_19_gives_nothing_for_discs_that_come_back_otherwise() -> None:
    """Neither for 7 nor for the bonus token of three discs."""
    t = night(cards=[7, 19], placed="first scare, second scare, second move", bonus="discs")
    t.choose("use 7", "take disc second move", "enough", "bonus discs", "take disc first scare")
    t.choose("take disc second scare")
    assert t.fear == 0


@pytest.mark.paragraph("14.14", "14.19")
def test_14_and_19_an_action_on_its_old_disc_is_no_rest() -> None:
    t = night(cards=[14, 19], placed="first move")
    t.choose("first move", "move blue police", "to school")
    assert (t.fear, t.has_used(14), t.placed()) == (0, True, "first move")


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


@pytest.mark.paragraph("13.2", "14.47")
def test_47_a_coloured_card_still_wants_different_colours() -> None:
    assert "3" not in night(cards=[47], shown=[3], tokens="blue blue").starting("occupy")
    t = night(cards=[47], shown=[3], tokens="blue blue green").choose("occupy 3", "pay blue")
    assert t.offers == {"pay green"}


@pytest.mark.paragraph("14.44", "14.47", "13.5")
def test_44_and_47_where_others_are() -> None:
    """Two tokens and, the supply being empty, a disc from the board; the others first, then the
    token of one's choice; and the card works."""
    elsewhere = "first summon, first evolve, first move, first fight, first haunt, second scare"
    t = night(
        cards=[42, 44, 47],
        theirs={1: [51], 2: [51]},
        tokens="blue blue green",
        placed=f"{elsewhere}, second haunt, third scare, third move",
        others={2: {"placed": "first scare"}},
    )
    assert t.discs == 0
    t.choose("occupy 51", "pay blue", "pay blue")
    assert "disc supply" not in t.offers
    assert t.choose("disc second haunt").actor == 1
    assert t.choose("take points").actor == 2
    assert t.choose("take discs first").actor == 0
    assert (t.state.discs[2], t.state.fear[2]) == (11, 0)
    t.choose("wish orange")
    assert (t.tokens(), t.state.points[:3]) == ("green orange", [3 + 2, 1, 0])
    t.choose("second rest", "first scare", "scare blue police")
    assert t.fear == 2


@pytest.mark.paragraph("14.26", "14.41")
def test_26_and_41_the_tenth_comes_last() -> None:
    t = night(cards=[26, 41], tokens="blue blue", points=[27], first=1, ending=True).end_turn()
    assert t.points == 27 + 3 + 3


@pytest.mark.paragraph("14.12", "14.41")
def test_12_and_41_the_tenth_comes_last() -> None:
    """34 points and 6 for two coloured cards make 40, and that makes 4 more."""
    t = night(cards=[12, 41], points=[34], first=1, ending=True).end_turn()
    assert t.points == 34 + 6 + 4


@pytest.mark.paragraph("14.22", "14.27", "14.31", "14.40", "14.41")
@pytest.mark.parametrize(
    ("card", "table", "gives"),
    [
        (22, {"levels": "red red red"}, 8),
        (27, {"tokens": "red red"}, 6),
        (31, {"haunts": {0: "church red, school red, cinema red, police red"}}, 8),
        (40, {"tokens": "blue green yellow orange red"}, 12),
    ],
)
def test_the_tenth_of_41_comes_after_every_other_card(
    card: int, table: dict[str, Any], gives: int
) -> None:
    """40 points are complete only with what the other card gives."""
    t = night(cards=[card, 41], points=[40 - gives], first=1, ending=True, **table).end_turn()
    assert t.points == 40 + 4
