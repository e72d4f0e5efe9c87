"""14 Cards that give more: 3 9 10 11 19 28 29 32 37 42 51, and those for occupying: 43 44 47."""

from __future__ import annotations

import pytest

from tests.games.halloween.tables import Night, night


def fight(
    own: int, other: int, attacker: str = "yellow", foe: str = "green", **more: object
) -> Night:
    """A fight in the church by a section of level 5."""
    sides = dict(zip("blue green yellow orange red".split(), (4, 6, 8, 10, 12), strict=True))
    town = {"church": f"{attacker} {foe}", "police": "blue"}
    t = night(town, levels="red red red", **more)  # type: ignore[arg-type]
    t.choose("first fight", f"attack with {attacker} church")
    return t.dice((sides[attacker], own), (sides[foe], other)).choose(f"attack {foe} church")


@pytest.mark.paragraph("14.3")
def test_3_points_for_fights() -> None:
    """2 for a weaker ghost, 3 for a stronger one, nothing for a defeat."""
    assert fight(5, 2, cards=[3]).points == 2
    assert fight(5, 2, foe="orange", cards=[3]).points == 3
    assert fight(2, 5, foe="orange", cards=[3]).points == 0


@pytest.mark.paragraph("14.9")
def test_9_two_tokens_for_a_summon() -> None:
    t = night(cards=[9]).choose("first summon", "summon blue police")
    assert t.tokens() == "blue blue"


@pytest.mark.paragraph("14.9", "4.3")
def test_9_takes_what_is_left() -> None:
    t = night(cards=[9], others={1: {"tokens": "blue " * 11}})
    assert t.choose("first summon", "summon blue police").tokens() == "blue"


@pytest.mark.paragraph("14.10")
def test_10_a_token_for_a_bonus_token() -> None:
    """Of the colour of the ghost that brings it."""
    t = night(
        {"police": "blue green"},
        levels="green blue blue",
        cards=[10],
        bonus_on={"school": "fear", "cinema": "point"},
    )
    t.choose("first move", "move green police", "to school")
    assert (t.tokens(), t.bonus()) == ("green", "fear")
    assert t.choose("second move", "move blue police", "to town-hall").tokens() == "green"


@pytest.mark.paragraph("14.10", "15.1")
def test_10_gives_nothing_where_the_token_stays() -> None:
    t = night(cards=[10], blocked=3, bonus_on={"school": "fear"})
    t.choose("first move", "move blue police", "to school")
    assert (t.tokens(), t.bonus_at("school")) == ("", "fear")


@pytest.mark.paragraph("14.11")
def test_11_fear_for_fights() -> None:
    assert fight(5, 2, cards=[11]).fear == 2
    assert fight(5, 2, foe="red", cards=[11]).fear == 5
    assert fight(2, 5, foe="red", cards=[11]).fear == 0


@pytest.mark.paragraph("14.19")
def test_19_fear_for_a_rest() -> None:
    """Also for the Rest of an empty section, and of a bonus token."""
    t = night(cards=[19], bonus="rest").choose("first rest")
    assert t.fear == 2
    assert t.choose("bonus rest", "bonus rest first").fear == 4


@pytest.mark.paragraph("14.28")
def test_28_two_tokens_for_a_fight() -> None:
    assert fight(5, 2, cards=[28]).tokens() == "green green"


@pytest.mark.paragraph("14.28", "1.4")
@pytest.mark.parametrize(("left", "tokens"), [(1, "green"), (0, "")])
def test_28_takes_what_is_left(left: int, tokens: str) -> None:
    t = fight(5, 2, cards=[28], others={1: {"tokens": "green " * (12 - left)}})
    assert (t.at("church"), t.tokens()) == ("yellow", tokens)


@pytest.mark.paragraph("14.29")
def test_29_points_for_an_evolution() -> None:
    t = night(cards=[29], fear=2).choose("first evolve", "evolve blue police")
    assert t.points == 2


@pytest.mark.paragraph("14.32")
def test_32_a_point_for_a_summon() -> None:
    assert night(cards=[32]).choose("first summon", "summon blue police").points == 1


@pytest.mark.paragraph("14.37")
def test_37_a_point_for_two_fear_at_once() -> None:
    town = {"police": "blue green"}
    t = night(town, levels="green green blue", cards=[37])
    t.choose("first scare", "scare blue police")
    assert t.points == 0
    t.choose("second scare", "scare green police")
    assert t.points == 1


@pytest.mark.paragraph("14.37")
def test_37_counts_a_bonus_token() -> None:
    assert night(cards=[37], bonus="fear").choose("bonus fear").points == 1


@pytest.mark.paragraph("14.42")
def test_42_points_for_orange_tokens() -> None:
    town = {"church": "yellow", "police": "blue"}
    t = night(town, levels="yellow blue blue", fear=4, cards=[42])
    t.choose("first evolve", "evolve yellow church")
    assert (t.tokens(), t.points) == ("orange", 2)


@pytest.mark.paragraph("14.51")
def test_51_one_more_fear() -> None:
    t = night(cards=[51]).choose("first scare", "scare blue police")
    assert t.fear == 2
    assert t.told("got_fear") == ["got_fear 0 1 none", "got_fear 0 1 51"]


# ---- what cards cost -----------------------------------------------------------------------------


@pytest.mark.paragraph("14.43")
def test_43_coloured_cards_are_grey() -> None:
    """Three alike pay for card 3; without the card they do not."""
    assert "occupy 3" not in night(tokens="blue blue blue", shown=[3]).offers
    t = night(tokens="blue blue blue", cards=[43], shown=[3])
    t.choose("occupy 3", "pay blue", "pay blue", "pay blue", "disc supply")
    assert t.state.holds[0, 3] == 1


@pytest.mark.paragraph("14.43")
def test_43_pays_its_own_colours() -> None:
    assert "occupy 43" not in night(tokens="blue blue blue green", shown=[43]).offers
    assert "occupy 43" in night(tokens="blue green red", shown=[43]).offers


@pytest.mark.paragraph("14.44")
def test_44_a_token_for_every_card_this_one_too() -> None:
    t = night(tokens="blue green red blue blue blue", shown=[44, 51])
    t.choose("occupy 44", "pay blue", "pay green", "pay red", "disc supply")
    assert t.starting("wish") == {"blue", "green", "yellow", "orange", "red"}
    t.choose("wish red", "occupy 51", "pay blue", "pay blue", "pay blue", "disc supply", "wish red")
    assert t.tokens() == "red red"
    assert t.why("got_tokens") == {"14.44"}


@pytest.mark.paragraph("14.44", "1.4")
def test_44_not_from_an_empty_pile() -> None:
    """Given neither green nor red tokens in the supply, then a green one that was paid can be had
    back, and a red one cannot."""
    t = night(
        tokens="blue blue green",
        cards=[44],
        shown=[51],
        others={1: {"tokens": "green " * 11 + "red " * 12}},
    )
    t.choose("occupy 51", "pay blue", "pay blue", "pay green", "disc supply")
    assert t.starting("wish") == {"blue", "green", "yellow", "orange"}
    assert t.choose("wish green").tokens() == "green"


@pytest.mark.paragraph("14.44", "10.1")
def test_44_as_the_fifth_card() -> None:
    """It ends the game with the round, and its token comes."""
    t = night(tokens="blue green red", cards=[19, 21, 22, 26], shown=[44])
    t.choose("occupy 44", "pay blue", "pay green", "pay red", "disc supply")
    assert t.told("last_round") == ["last_round 0"]
    t.choose("wish orange")
    assert (t.tokens(), t.points, t.state.cards_n[0]) == ("orange", 3, 5)
    assert t.starting("first")


@pytest.mark.paragraph("14.47")
def test_47_is_no_cheaper_itself() -> None:
    assert not night(tokens="blue blue", shown=[47]).starting("occupy")
    t = night(tokens="blue blue blue", shown=[47]).choose("occupy 47", "pay blue", "pay blue")
    assert t.offers == {"pay blue"}


@pytest.mark.paragraph("14.47")
def test_47_grey_cards_cost_two() -> None:
    """A coloured card costs three, unless one has every grey one."""
    t = night(tokens="blue blue green red", cards=[47], shown=[51, 3])
    assert t.starting("occupy") == {"51", "3"}
    t.choose("occupy 51", "pay blue", "pay blue", "disc supply")
    assert t.state.holds[0, 51] == 1
    assert t.starting("occupy") == {"3"}
    t.choose("occupy 3", "pay green", "pay red", "disc supply")
    assert t.tokens() == ""


@pytest.mark.paragraph("14.47")
def test_47_a_coloured_card_costs_three_before() -> None:
    t = night(tokens="green red", cards=[47], shown=[51, 3])
    assert t.starting("occupy") == {"51"}
