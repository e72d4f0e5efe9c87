"""13 Occupying action cards; 11.3 what two players get."""

from __future__ import annotations

import pytest

from tests.games.halloween.tables import duel, night


@pytest.mark.paragraph("13.1", "13.2", "13.4")
def test_a_grey_card_for_any_three_tokens() -> None:
    """Given three alike, then a grey card can be had: 3 points, and it works at once."""
    t = night(tokens="blue blue blue", shown=[51, 3])
    assert t.starting("occupy") == {"51"}
    t.choose("occupy 51", "pay blue", "pay blue", "pay blue", "disc supply")
    assert (t.tokens(), t.points, t.discs) == ("", 3, 11)
    assert t.state.supply == [12] * 5
    assert t.choose("first scare", "scare blue police").fear == 2


@pytest.mark.paragraph("13.2")
def test_a_coloured_card_for_three_different_tokens() -> None:
    """A colour that was paid cannot be paid again."""
    t = night(tokens="blue blue green yellow red", shown=[3]).choose("occupy 3", "pay blue")
    assert t.offers == {"pay green", "pay yellow", "pay red"}
    t.choose("pay green").choose("pay red", "disc supply")
    assert t.tokens() == "blue yellow"


@pytest.mark.paragraph("13.2")
@pytest.mark.parametrize(
    ("card", "tokens", "left"),
    [(51, "blue green red", ""), (51, "blue red red", ""), (3, "blue blue green red", "blue")],
)
def test_where_all_must_be_paid_nobody_is_asked(card: int, tokens: str, left: str) -> None:
    """Given no more tokens or colours than the price, then there is but one at a time to pay."""
    t = night(tokens=tokens, shown=[card]).choose(f"occupy {card}")
    for _ in range(3):
        (only,) = t.starting("pay")
        t.choose(f"pay {only}")
    assert (t.offers, t.tokens()) == ({"disc supply"}, left)


@pytest.mark.paragraph("13.2", "14.47")
def test_with_a_discount_two_of_three_colours_are_asked_for() -> None:
    t = night(tokens="blue green red", cards=[47], shown=[51]).choose("occupy 51")
    assert t.starting("pay") == {"blue", "green", "red"}
    assert t.choose("pay green").starting("pay") == {"blue", "red"}


@pytest.mark.paragraph("13.1")
def test_not_twice_and_not_without_tokens() -> None:
    assert not night(tokens="blue blue", shown=[51]).starting("occupy")
    assert not night(tokens="blue blue blue", cards=[51]).starting("occupy")


@pytest.mark.paragraph("13.1")
def test_several_in_a_turn_at_any_moment() -> None:
    t = night(tokens="blue " * 6, shown=[51, 19], done="first second third")
    for card in ("51", "19"):
        t.choose(f"occupy {card}", *["pay blue"] * 3, "disc supply")
    assert (t.points, t.offers) == (6, {"end turn"})


@pytest.mark.paragraph("13.1", "13.4", "8.2")
def test_between_the_throw_and_what_it_means() -> None:
    """Given a tie, when card 5 is occupied now, then it is a win."""
    t = duel(tokens="blue blue blue", shown=[5])
    t.dice((6, 4), (8, 4)).choose("attack yellow church")
    assert t.offers == {"enough", "occupy 5"}
    t.choose("occupy 5", *["pay blue"] * 3, "disc supply", "enough")
    assert t.tokens() == "yellow"


@pytest.mark.paragraph("13.3")
def test_the_disc_may_come_from_the_board() -> None:
    """Its slot is free again, and can be used in this turn."""
    t = night(tokens="blue blue blue", shown=[51], placed="first scare, second haunt")
    t.choose("occupy 51", *["pay blue"] * 3)
    assert t.offers == {"disc supply", "disc first scare", "disc second haunt"}
    t.choose("disc first scare")
    assert (t.discs, t.placed()) == (10, "second haunt")
    assert "first scare" in t.offers


@pytest.mark.paragraph("13.3", "14.15")
def test_the_disc_may_be_that_of_the_action_under_way() -> None:
    """Given a Move of two ghosts, when its disc goes on a card between them, then the second still
    moves; the slot is free, but the section has acted."""
    t = night({"church": "blue blue"}, tokens="blue blue blue", cards=[15], shown=[51])
    t.choose("first move", "move blue church", "to school")
    t.choose("occupy 51", *["pay blue"] * 3, "disc first move")
    assert (t.placed(), t.discs, t.points) == ("", 10, 3)
    t.choose("move blue church", "to town-hall")
    assert (t.at("school"), t.at("town-hall")) == ("blue", "blue")
    assert t.starting("first") == set()


@pytest.mark.paragraph("13.3")
def test_no_disc_in_the_supply() -> None:
    actions = "summon scare evolve move fight haunt".split()
    slots = ", ".join(f"{s} {a}" for s in ("first", "second") for a in actions)
    t = night(tokens="blue blue blue", shown=[51], placed=slots)
    t.choose("occupy 51", *["pay blue"] * 3)
    assert "disc supply" not in t.offers
    assert t.choose("disc first scare").discs == 0


@pytest.mark.paragraph("13.3")
def test_the_last_disc_of_the_supply() -> None:
    actions = "summon scare evolve move fight".split()
    slots = ", ".join(f"{s} {a}" for s in ("first", "second") for a in actions) + ", third scare"
    t = night(tokens="blue blue blue", shown=[51], placed=slots)
    t.choose("occupy 51", *["pay blue"] * 3)
    assert (t.discs, t.choose("disc supply").discs) == (1, 0)


@pytest.mark.paragraph("13.5")
def test_those_who_were_there_choose_a_point_or_discs() -> None:
    """In the order of their turns; discs that come back are no Rest."""
    t = night(
        tokens="blue blue blue",
        players=4,
        theirs={1: [19], 3: [19]},
        others={1: {"placed": "first scare, second move, second haunt"}},
    )
    t.choose("occupy 19", *["pay blue"] * 3, "disc supply")
    assert (t.actor, t.offers) == (1, {"take points", "take discs first", "take discs second"})
    t.choose("take discs second")
    assert (t.placed(1), t.state.discs[1], t.state.fear[1]) == ("first scare", 10, 0)
    assert t.why("consoled") == {"13.5"}
    assert (t.actor, t.offers) == (3, {"take points"})
    t.choose("take points")
    assert (t.state.points[3], t.actor) == (1, 0)
    assert t.why("compensated") == {"13.5"}


@pytest.mark.paragraph("11.3")
def test_of_two_players_the_other_gets_twice_as_much() -> None:
    """Two points, or the discs of two sections."""
    for answers, points, discs in (
        (["take points"], 2, 8),
        (["take discs first", "take discs third"], 0, 10),
    ):
        t = night(
            tokens="blue blue blue",
            players=2,
            theirs={1: [51]},
            others={1: {"placed": "first scare, second move, third haunt"}},
        )
        t.choose("occupy 51", *["pay blue"] * 3, "disc supply", *answers)
        assert (t.state.points[1], t.state.discs[1], t.actor) == (points, discs, 0)


@pytest.mark.paragraph("11.3")
def test_a_second_section_only_where_discs_lie() -> None:
    t = night(
        tokens="blue blue blue",
        players=2,
        theirs={1: [51]},
        others={1: {"placed": "first scare"}},
    )
    t.choose("occupy 51", *["pay blue"] * 3, "disc supply", "take discs first")
    assert t.actor == 0


@pytest.mark.paragraph("10.1", "13.4")
def test_the_fifth_card_ends_the_game_with_the_round() -> None:
    t = night(tokens="blue blue blue", cards=[19, 21, 22, 26], shown=[51])
    t.choose("occupy 51", *["pay blue"] * 3, "disc supply")
    assert "last_round 0" in t.events
    assert t.end_turn().actor == 1
    assert t.end_turn().actor == 2
    t.end_turn()
    assert t.actor is None


@pytest.mark.paragraph("10.1")
def test_a_sixth_card_in_the_last_round() -> None:
    """3 points as always; that the round is the last is said once."""
    t = night(tokens="blue " * 6, cards=[19, 21, 22, 26], shown=[51, 30])
    t.choose("occupy 51", *["pay blue"] * 3, "disc supply")
    assert t.told("last_round") == ["last_round 0"]
    t.choose("occupy 30", *["pay blue"] * 3, "disc supply")
    assert (t.points, t.state.cards_n[0], t.told("last_round")) == (6, 6, [])
    assert t.choose("first scare", "scare blue police", "use 30", "buy blue").tokens() == "blue"


@pytest.mark.paragraph("13.6")
def test_a_card_works_to_the_end_of_the_game() -> None:
    t = night(cards=[51], players=2).end_turn().end_turn()
    assert t.choose("first scare", "scare blue police").fear == 2
