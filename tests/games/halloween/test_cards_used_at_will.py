"""14 Cards that are used at will, once a turn: 6 7 8 30 33 39 48 50 52."""

from __future__ import annotations

import pytest

from tests.games.halloween.tables import night


@pytest.mark.paragraph("13.6", "14.6")
def test_6_remove_a_ghost_for_a_token() -> None:
    """Any ghost, whatever the levels; once a turn, and again in the next."""
    t = night({"police": "blue red"}, cards=[6]).choose("use 6")
    assert t.starting("remove") == {"blue police", "red police"}
    t.choose("remove red police")
    assert (t.at("police"), t.tokens()) == ("blue", "red")
    assert t.why("got_tokens") == {"14.6"}
    assert "use 6" not in t.offers
    t.end_turn().end_turn().end_turn()
    assert (t.actor, "use 6" in t.offers) == (0, True)


@pytest.mark.paragraph("14.6", "4.4")
def test_6_the_last_blue_ghost() -> None:
    """Three others come at once, and can be used by the sections that are left."""
    t = night({"town-hall": "blue"}, cards=[6], done="first second")
    assert "third summon" not in t.offers
    t.choose("use 6", "remove blue town-hall", "blues school")
    assert (t.at("school"), t.tokens()) == ("blue blue blue", "blue")
    assert "third summon" in t.offers


@pytest.mark.paragraph("14.6", "1.4")
def test_6_an_empty_pile_gives_no_token() -> None:
    """The ghost goes all the same."""
    t = night({"police": "blue red"}, cards=[6], others={1: {"tokens": "red " * 12}})
    t.choose("use 6", "remove red police")
    assert (t.at("police"), t.tokens()) == ("blue", "")


@pytest.mark.paragraph("14.7")
def test_7_two_discs_of_one_section() -> None:
    """Up to two, and the section does not count as rested."""
    t = night(cards=[7], placed="first scare, first move, first haunt, second scare")
    t.choose("use 7", "take disc first scare")
    assert t.offers == {"enough", "take disc first move", "take disc first haunt"}
    t.choose("take disc first haunt")
    assert (t.discs, t.placed()) == (9, "first move, second scare")
    assert t.starting("first")
    t = night(cards=[7], placed="first scare, second scare").choose(
        "use 7", "take disc first scare"
    )
    assert t.discs == 10
    assert "use 7" not in night(cards=[7]).offers


@pytest.mark.paragraph("14.7", "15.4")
def test_7_takes_no_disc_from_a_bonus_slot() -> None:
    """Nor is there anything to take where all discs lie on such slots."""
    t = night(cards=[7], placed="first scare", blocked=2).choose("use 7")
    assert t.offers == {"take disc first scare"}
    t.choose("take disc first scare")
    assert (t.state.blocked[0], t.discs) == (2, 9)
    assert "first move" in t.offers  # nobody is asked for a second one where there is none
    assert "use 7" not in night(cards=[7], blocked=2).offers


@pytest.mark.paragraph("14.7")
def test_7_after_its_section_has_acted() -> None:
    """The disc comes back, and the section has acted all the same."""
    t = night(cards=[7]).choose("first scare", "scare blue police")
    t.choose("use 7", "take disc first scare")
    assert (t.discs, t.placed(), t.starting("first")) == (11, "", set())


@pytest.mark.paragraph("14.8")
def test_8_a_level_for_two_tokens() -> None:
    t = night(cards=[8], levels="yellow blue blue").choose("use 8")
    assert t.offers == {"lower first"}
    t.choose("lower first")
    assert (t.levels(), t.tokens()) == ("green blue blue", "green green")
    assert "use 8" not in night(cards=[8]).offers


@pytest.mark.paragraph("14.8", "1.4")
@pytest.mark.parametrize(("left", "tokens"), [(1, "green"), (0, "")])
def test_8_takes_what_is_left(left: int, tokens: str) -> None:
    """The level is lowered all the same."""
    others = {1: {"tokens": "green " * (12 - left)}}
    t = night(cards=[8], levels="yellow blue blue", others=others).choose("use 8", "lower first")
    assert (t.levels(), t.tokens()) == ("green blue blue", tokens)


@pytest.mark.paragraph("14.30")
def test_30_a_token_for_fear() -> None:
    """Of a colour in the town, that one can pay, and that is in the supply."""
    town = {"police": "blue green yellow red"}
    t = night(town, cards=[30], fear=4, others={1: {"tokens": "green " * 12}}).choose("use 30")
    assert t.starting("buy") == {"blue", "yellow"}
    t.choose("buy yellow")
    assert (t.fear, t.tokens(), t.at("police")) == (1, "yellow", "blue green yellow red")
    assert "use 30" not in night(cards=[30]).offers
    t = night({"police": "blue red"}, cards=[30], fear=5).choose("use 30")
    assert t.starting("buy") == {"blue", "red"}


@pytest.mark.paragraph("14.33")
def test_33_trade_tokens() -> None:
    """One for two below, two alike for one above; blue goes no lower and red no higher."""
    t = night(cards=[33], tokens="blue blue green red red").choose("use 33")
    assert t.starting("trade") == {"green-down", "red-down", "blue-up"}
    assert t.choose("trade red-down").tokens() == "blue blue green orange orange red"
    t = night(cards=[33], tokens="blue blue").choose("use 33", "trade blue-up")
    assert t.tokens() == "green"


@pytest.mark.paragraph("14.33")
def test_33_two_alike_need_one_of_the_level_above() -> None:
    """All red tokens are held by another: two orange ones find none."""
    others = {1: {"tokens": "red " * 12}}
    t = night(cards=[33], tokens="green green orange orange", others=others).choose("use 33")
    assert t.starting("trade") == {"green-down", "green-up", "orange-down"}


@pytest.mark.paragraph("14.33")
def test_33_needs_a_supply() -> None:
    t = night(cards=[33], tokens="green", others={1: {"tokens": "blue " * 11}})
    assert "use 33" not in t.offers


@pytest.mark.paragraph("14.39")
def test_39_two_ghosts_change_places() -> None:
    """Other building, other colour, full or not; nothing is picked up."""
    town = {"church": "blue " + "red " * 5, "school": "blue green"}
    t = night(town, cards=[39], bonus_on={"school": "fear", "church": "point"}).choose("use 39")
    assert t.starting("swap") == {"blue church", "red church", "blue school", "green school"}
    t.choose("swap red church")
    assert t.starting("swap with") == {"blue school", "green school"}
    t.choose("swap with green school")
    assert t.at("church") == "blue green red red red red"
    assert (t.at("school"), t.bonus()) == ("blue red", "")
    assert "use 39" not in night(cards=[39]).offers


@pytest.mark.paragraph("14.48")
def test_48_a_level_for_fear() -> None:
    """One level, for the Fear of the new one; no ghost of it is needed, and it acts at once."""
    t = night({"police": "blue green"}, cards=[48], levels="blue yellow red", fear=3).choose(
        "use 48"
    )
    assert t.offers == {"buy level first"}
    t.choose("buy level first")
    assert (t.fear, t.levels(), t.tokens()) == (1, "green yellow red", "")
    assert "green police" in t.choose("first scare").starting("scare")


@pytest.mark.paragraph("14.48")
@pytest.mark.parametrize(
    ("level", "fear", "higher"),
    [("green", 3, "yellow"), ("yellow", 4, "orange"), ("orange", 5, "red")],
)
def test_48_every_level_costs_its_own_fear(level: str, fear: int, higher: str) -> None:
    short = night(cards=[48], levels=f"{level} red red", fear=fear - 1)
    assert "use 48" not in short.offers
    t = night(cards=[48], levels=f"{level} red red", fear=fear).choose("use 48", "buy level first")
    assert (t.fear, t.levels()) == (0, f"{higher} red red")


@pytest.mark.paragraph("14.50")
def test_50_a_ghost_for_a_token() -> None:
    """Of its colour, into any building with room."""
    town = {"police": "blue", "church": "green " * 5 + "yellow"}
    t = night(town, cards=[50], tokens="red green", bonus_on={"school": "fear"}).choose("use 50")
    assert t.starting("place") == {
        f"red {b}" for b in "school hospital town-hall police cinema".split()
    }
    t.choose("place red school")
    assert (t.at("school"), t.tokens(), t.bonus()) == ("red", "green", "")


@pytest.mark.paragraph("14.52")
def test_52_draw_a_bonus_token() -> None:
    t = night(cards=[52]).choose("use 52")
    assert len(t.bonus().split()) == 1
    assert "use 52" not in t.offers


@pytest.mark.paragraph("14.52", "15.2")
def test_52_with_full_slots_one_must_go() -> None:
    t = night(cards=[52], bonus="fear fear point").choose("use 52")
    assert {"fear", "point"} < t.starting("drop")
    assert t.choose("drop fear").state.bonus_n[0] == 3
    assert "use 52" not in night(cards=[52], blocked=3).offers


@pytest.mark.paragraph("14.52", "15.2")
def test_52_with_two_blocked_slots_and_a_token_held() -> None:
    """There is no slot for a second token: it goes, or the old one does."""
    t = night(cards=[52], bonus="fear", blocked=2).choose("use 52")
    new = next(line.split()[2] for line in t.told("drew"))
    assert t.starting("drop") == {"fear", new}
    t.choose("drop fear")
    assert (t.bonus(), t.state.blocked[0]) == (new, 2)


@pytest.mark.paragraph("14.52", "15.5")
def test_52_with_an_empty_reserve() -> None:
    """What was discarded is the new reserve, and the token is drawn from it."""
    kinds = "any-pair green discs fear yellow higher-die point reroll rest blue plus-three".split()
    t = night(
        cards=[52],
        bonus_on={"school": "any-move", "church": "any-move"},
        bonus_out=dict.fromkeys(kinds, 2),
    )
    t.choose("use 52")
    assert t.bonus() in kinds
    assert sum(t.state.bonus_out) == 0


@pytest.mark.paragraph("13.6")
def test_a_power_works_in_the_turn_in_which_its_card_is_occupied() -> None:
    t = night({"police": "blue red"}, tokens="blue blue blue", shown=[6])
    assert "use 6" not in t.offers
    t.choose("occupy 6", *["pay blue"] * 3, "disc supply", "use 6", "remove red police")
    assert (t.tokens(), t.at("police")) == ("red", "blue")


@pytest.mark.paragraph("13.6")
def test_powers_before_between_and_after_actions() -> None:
    """Also when every section has acted."""
    t = night(cards=[6, 8], levels="green blue blue")
    t.choose("use 8", "lower first", "first rest", "second rest", "third rest")
    assert t.offers == {"use 6", "end turn"}
