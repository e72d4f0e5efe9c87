"""15 Bonus tokens."""

from __future__ import annotations

import pytest

from tests.games.halloween.tables import duel, night

FULL = {"church": "fear", "school": "point", "police": "rest"}


@pytest.mark.paragraph("15.1")
def test_only_a_ghost_that_moves_brings_it() -> None:
    """One that is summoned there does not."""
    t = night(bonus_on={"police": "fear"}).choose("first summon", "summon blue police")
    assert (t.bonus(), t.bonus_at("police")) == ("", "fear")


@pytest.mark.paragraph("15.2")
def test_three_slots() -> None:
    """Given three tokens, when a fourth comes, then one of the four is discarded."""
    t = night(bonus="fear point rest", bonus_on={"school": "blue"})
    t.choose("first move", "move blue police", "to school")
    assert t.starting("drop") == {"fear", "point", "rest", "blue"}
    t.choose("drop point")
    assert (t.bonus(), t.state.bonus_n[0]) == ("fear rest blue", 3)
    assert sum(t.state.bonus_out) == 1


@pytest.mark.paragraph("15.2", "15.3")
def test_a_used_slot_is_blocked() -> None:
    """Given two tokens and a blocked slot, then there is no room for a third."""
    t = night(bonus="fear point", blocked=1, bonus_on={"school": "blue"})
    t.choose("first move", "move blue police", "to school")
    assert t.starting("drop") == {"fear", "point", "blue"}


@pytest.mark.paragraph("15.1")
def test_with_three_blocked_slots_it_stays_where_it_is() -> None:
    t = night(blocked=3, bonus_on={"school": "blue"})
    t.choose("first move", "move blue police", "to school")
    assert (t.bonus(), t.bonus_at("school")) == ("", "blue")


@pytest.mark.paragraph("15.3")
def test_a_token_costs_a_disc_of_the_supply() -> None:
    """In the turn in which it was taken, and without using a section."""
    t = night(bonus_on={"school": "fear", "church": "point"})
    t.choose("first move", "move blue police", "to school", "bonus fear")
    assert (t.fear, t.discs, t.state.blocked[0], t.bonus()) == (2, 10, 1, "")
    assert t.starting("second")


@pytest.mark.paragraph("15.3")
def test_without_a_disc_no_token() -> None:
    actions = "summon scare evolve move fight haunt".split()
    slots = ", ".join(f"{s} {a}" for s in ("first", "second") for a in actions)
    assert not night(bonus="fear", placed=slots).starting("bonus")


@pytest.mark.paragraph("15.4")
def test_the_third_gives_all_discs_back_at_the_end_of_the_turn() -> None:
    t = night(bonus="fear fear", blocked=1).choose("bonus fear")
    assert (t.state.blocked[0], t.discs) == (2, 10)
    t.choose("bonus fear")
    assert (t.state.blocked[0], t.discs) == (3, 9)
    t.end_turn()
    assert (t.state.blocked[0], t.discs) == (0, 12)
    assert "slots_freed 0" in t.events


@pytest.mark.paragraph("15.4")
def test_two_used_slots_stay_blocked() -> None:
    t = night(bonus="fear", blocked=1).choose("bonus fear").end_turn()
    assert (t.state.blocked[0], t.discs) == (2, 10)


@pytest.mark.paragraph("15.5")
def test_the_last_token_of_the_town_brings_six_new_ones() -> None:
    """At once; the ghost that took the last one does not take a new one."""
    t = night(bonus_on={"school": "fear"}).choose("first move", "move blue police", "to school")
    assert (t.bonus(), len(t.told("refilled"))) == ("fear", 6)
    assert all(kind > 0 for kind in t.state.bonus_on)


@pytest.mark.paragraph("15.5", "15.2")
def test_a_token_too_many_is_settled_before_new_ones_come() -> None:
    t = night(bonus="fear point rest", bonus_on={"school": "blue"})
    t.choose("first move", "move blue police", "to school")
    assert not any(t.state.bonus_on)
    assert len(t.choose("drop blue").told("refilled")) == 6


@pytest.mark.paragraph("15.5")
def test_an_empty_reserve_is_made_anew_of_what_was_discarded() -> None:
    """Given 18 discarded tokens and five with the players, then the last one brings the others
    back."""
    out = dict.fromkeys(
        "any-pair green discs yellow higher-die point reroll plus-three any-move".split(), 2
    )
    t = night(
        bonus="rest rest",
        bonus_on={"school": "fear"},
        others={1: {"bonus": {"fear": 1, "blue": 2}, "bonus_n": 3}},
        bonus_out=out,
    )
    t.choose("first move", "move blue police", "to school")
    assert len(t.told("refilled")) == 6
    assert sum(t.state.bonus_out) == 0


# ---- 15.6 the twelve kinds -----------------------------------------------------------------------


@pytest.mark.paragraph("15.6")
@pytest.mark.parametrize("token", ["green", "yellow", "blue"])
def test_a_ghost_token(token: str) -> None:
    assert night(bonus=token).choose(f"bonus {token}").tokens() == token


@pytest.mark.paragraph("15.6")
def test_two_fear_and_a_point() -> None:
    t = night(bonus="fear point").choose("bonus fear", "bonus point")
    assert (t.fear, t.points) == (2, 1)


@pytest.mark.paragraph("15.6")
def test_a_summon_by_any_pair() -> None:
    """Whatever one's levels; the token of the ghost comes with it."""
    t = night({"school": "red red", "police": "blue"}, bonus="any-pair").choose("bonus any-pair")
    assert t.offers == {"summon red school"}
    assert t.choose("summon red school").tokens() == "red"
    assert "bonus any-pair" not in night({"police": "blue"}, bonus="any-pair").offers


@pytest.mark.paragraph("15.6")
def test_three_discs_of_any_sections() -> None:
    t = night(bonus="discs", placed="first scare, first move, second haunt, third scare")
    t.choose(
        "bonus discs", "take disc first scare", "take disc second haunt", "take disc third scare"
    )
    assert (t.discs, t.placed()) == (10, "first move")
    assert t.starting("first")


@pytest.mark.paragraph("15.6")
def test_fewer_discs_where_fewer_lie() -> None:
    t = night(bonus="discs", placed="first scare").choose("bonus discs", "take disc first scare")
    assert t.starting("first")
    assert "bonus discs" not in night(bonus="discs").offers


@pytest.mark.paragraph("15.6")
def test_where_all_discs_come_back_nobody_is_asked() -> None:
    """Given three discs, or two, then there is but one at a time to take; given four, any of
    them."""
    t = night(bonus="discs", placed="first scare, first move, second haunt, third scare")
    assert len(t.choose("bonus discs").offers) == 4
    assert len(t.choose("take disc third scare").offers) == 3
    t = night(bonus="discs", placed="first scare, second haunt").choose("bonus discs")
    assert t.offers == {"take disc first scare"}
    assert t.choose("take disc first scare").offers == {"take disc second haunt"}


@pytest.mark.paragraph("15.6")
def test_a_rest_that_uses_no_section_up() -> None:
    t = night(bonus="rest", placed="first scare, first move").choose(
        "bonus rest", "bonus rest first"
    )
    assert (t.discs, t.placed()) == (11, "")
    assert "first scare" in t.offers


@pytest.mark.paragraph("15.6")
def test_any_ghost_to_any_building() -> None:
    """It must go, and brings the token that lies there."""
    t = night({"police": "blue red"}, bonus="any-move", bonus_on={"church": "fear"})
    t.choose("bonus any-move", "move any red police")
    assert t.starting("drift") == {"church", "school", "hospital", "town-hall", "cinema"}
    assert "enough" not in t.offers
    t.choose("drift church")
    assert (t.at("church"), t.bonus()) == ("red", "fear")


@pytest.mark.paragraph("15.6")
def test_only_ghosts_of_the_town_move_by_a_token() -> None:
    t = night({"police": "blue red", "church": "green"}, bonus="any-move")
    t.choose("bonus any-move")
    assert t.starting("move any") == {"blue police", "red police", "green church"}


@pytest.mark.paragraph("15.6")
def test_a_token_empties_a_full_building() -> None:
    """Also the last of them, behind which there is no other."""
    t = night({"police": "blue", "cinema": "green green green yellow red red"}, bonus="any-move")
    t.choose("bonus any-move", "move any red cinema", "drift church")
    assert (t.at("church"), t.at("cinema")) == ("red", "green green green yellow red")


@pytest.mark.paragraph("15.7")
def test_no_die_is_higher_than_red() -> None:
    """With a token for one in hand the dice of a red ghost are thrown at once."""
    t = night({"church": "green red", "police": "blue"}, levels="red red red", bonus="higher-die")
    t.choose("first fight", "attack with red church")
    t.dice((12, 1), (6, 6)).choose("attack green church")
    assert t.told("missed") == ["missed 0 red green"]


@pytest.mark.paragraph("15.3", "15.7")
@pytest.mark.parametrize(("more", "rerolls"), [("", {"0", "1"}), (", third scare", set())])
def test_without_a_disc_no_token_for_dice(more: str, rerolls: set[str]) -> None:
    """Whoever has put the last disc on the Fight cannot throw again; one disc left is enough."""
    actions = "summon scare evolve move haunt".split()
    slots = ", ".join(f"{s} {a}" for s in ("first", "second") for a in actions) + more
    t = night({"church": "blue green"}, bonus="reroll", placed=slots)
    t.choose("first fight", "attack with blue church")
    t.dice((4, 1), (6, 6)).choose("attack green church")
    assert t.starting("reroll") == rerolls


@pytest.mark.paragraph("15.7")
def test_two_rerolls_on_one_throw() -> None:
    """First the foe's die, then one's own."""
    t = duel(bonus="reroll reroll")
    t.dice((6, 1), (8, 8)).choose("attack yellow church")
    t.dice((8, 2)).choose("reroll 1").dice((6, 3)).choose("reroll 0", "enough")
    assert (t.tokens(), t.bonus()) == ("yellow", "")


@pytest.mark.paragraph("15.7")
def test_one_higher_die_makes_orange_red_and_another_is_kept() -> None:
    t = night(
        {"church": "orange yellow", "police": "blue"},
        levels="red blue blue",
        bonus="higher-die higher-die",
    )
    t.choose("first fight", "attack with orange church", "attack yellow church", "higher 0")
    assert (t.offers, t.bonus()) == ({"throw"}, "higher-die")


@pytest.mark.paragraph("15.7", "8.2")
def test_a_higher_die() -> None:
    """Before the throw: green throws the yellow die, and with a second token the orange one."""
    t = duel(bonus="higher-die higher-die")
    t.choose("attack yellow church")
    assert t.offers == {"throw", "higher 0"}
    t.choose("higher 0", "higher 0")
    assert t.offers == {"throw"}
    t.dice((10, 9), (8, 4)).choose("throw")
    assert t.told("rolled") == ["rolled 0 0 orange 9", "rolled 0 1 yellow 4"]
    assert t.tokens() == "yellow"


@pytest.mark.paragraph("15.7")
def test_red_has_no_higher_die() -> None:
    t = night(
        {"church": "red yellow", "police": "blue"}, levels="red blue blue", bonus="higher-die"
    )
    t.choose("first fight", "attack with red church", "attack yellow church")
    assert "higher 0" not in t.offers


@pytest.mark.paragraph("15.7")
def test_reroll_either_die() -> None:
    t = duel(bonus="reroll")
    t.dice((6, 3), (8, 8)).choose("attack yellow church")
    assert t.offers == {"enough", "reroll 0", "reroll 1"}
    assert t.dice((8, 2)).choose("reroll 1").offers == {"enough"}
    assert t.choose("enough").tokens() == "yellow"


@pytest.mark.paragraph("15.7")
def test_three_more_on_ones_own_die() -> None:
    """Two tokens are six more; a new throw of the die keeps them."""
    t = duel(bonus="plus-three plus-three reroll")
    t.dice((6, 1), (8, 8)).choose("attack yellow church")
    assert t.starting("plus three") == {"0"}
    t.choose("plus three 0", "plus three 0").dice((6, 3)).choose("reroll 0", "enough")
    assert t.tokens() == "yellow"


@pytest.mark.paragraph("15.7")
def test_tokens_for_dice_wait_for_dice() -> None:
    assert not night(bonus="reroll plus-three higher-die").starting("bonus")
