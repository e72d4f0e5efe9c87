"""2, 3 Set-up, and the turn in which every section acts once."""

from __future__ import annotations

import pytest

import manoir
from manoir.games.halloween.cards import SETS
from tests.games.halloween.tables import grand_master, night


@pytest.mark.paragraph("1.2", "1.3", "1.4", "1.5", "2.1", "2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_it_begins(players: int) -> None:
    """Three blue ghosts at the police station, two Fear and twelve discs, every sphere on blue;
    who begins is drawn by lot."""
    s = manoir.new("halloween", players, seed=1).state
    assert (s.ghosts[4], s.crowd, s.reserve) == (
        [3, 0, 0, 0, 0],
        [0, 0, 0, 0, 3, 0],
        [2, 5, 5, 5, 5],
    )
    assert s.supply == [12] * 5
    for p in range(players):
        assert (s.fear[p], s.discs[p], s.points[p], s.tokens_n[p]) == (2, 12, 0, 0)
        assert s.level[p] == [0] * 4
    firsts = {manoir.new("halloween", players, seed=n).state.first for n in range(40)}
    assert firsts == set(range(players))


@pytest.mark.paragraph("2.2", "13.7")
def test_eight_cards_by_lot_lie_by_number() -> None:
    displays = [manoir.new("halloween", 2, seed=n).state.display for n in range(30)]
    for display in displays:
        assert display == sorted(set(display))
        assert all(1 <= card <= 52 for card in display)
    assert len({card for display in displays for card in display}) > 48


@pytest.mark.paragraph("2.2", "13.7")
@pytest.mark.parametrize("name", [name for name in SETS if name != "random"])
def test_a_suggested_set(name: str) -> None:
    s = manoir.new("halloween", 2, seed=1, options={"cards": name}).state
    assert s.display == sorted(SETS[name])


@pytest.mark.paragraph("2.2")
def test_some_cards_chosen_and_the_others_by_lot() -> None:
    for seed in range(20):
        options = {"cards": [51, 0, 3, 0, 0, 0, 0, 52]}
        display = manoir.new("halloween", 2, seed=seed, options=options).state.display
        assert {3, 51, 52} <= set(display)
        assert display == sorted(set(display))


@pytest.mark.paragraph("2.3")
def test_a_bonus_token_on_every_building() -> None:
    s = manoir.new("halloween", 2, seed=1).state
    assert all(kind > 0 for kind in s.bonus_on)
    assert max(s.bonus_on.count(kind) for kind in s.bonus_on) <= 2


@pytest.mark.paragraph("3.1", "3.6")
def test_every_section_once_in_any_order() -> None:
    """Given three sections, when each has acted, then the turn can only end."""
    t = night()
    assert {o.split()[0] for o in t.offers} == {"first", "second", "third"}
    t.choose("second scare", "scare blue police")
    assert {o.split()[0] for o in t.offers} == {"first", "third"}
    t.choose("third rest", "first rest")
    assert t.offers == {"end turn"}
    t.choose("end turn")
    assert t.actor == 1
    assert t.events == ["turn_began 1"]


@pytest.mark.paragraph("3.2")
def test_a_disc_blocks_its_action() -> None:
    """Given a disc on Scare, then another Scare of that section has to wait for a Rest."""
    t = night(placed="first scare")
    assert "first scare" not in t.offers
    assert "second scare" in t.offers
    t.choose("second scare", "scare blue police")
    assert (t.discs, t.placed()) == (10, "first scare, second scare")


@pytest.mark.paragraph("3.3", "7.1")
def test_a_section_commands_its_level_and_those_below() -> None:
    town = {"police": "blue green yellow orange"}
    for level, many in (("blue", 1), ("green", 2), ("yellow", 3), ("orange", 4), ("red", 4)):
        t = night(town, levels=f"red {level} red").choose("second move")
        ghosts = "blue green yellow orange".split()[:many]
        assert t.starting("move") == {f"{ghost} police" for ghost in ghosts}


@pytest.mark.paragraph("3.4")
def test_what_is_impossible_is_not_offered() -> None:
    """Given one lone blue ghost and no Fear: it can scare, move and haunt, and nothing else."""
    t = night({"police": "blue"})
    assert t.starting("first") == {"scare", "move", "haunt", "rest"}


@pytest.mark.paragraph("3.4", "3.5")
def test_without_discs_one_must_rest() -> None:
    """Given no disc in the supply, when one section rests, then others act with its discs."""
    slots = [
        f"{s} {a}" for s in ("first", "second") for a in "summon scare evolve move fight".split()
    ]
    t = night(placed=", ".join(slots), cards=(21, 22))
    assert t.discs == 0
    assert t.offers == {"first rest", "second rest", "third rest"}
    t.choose("first rest")
    assert t.discs == 5
    assert t.placed() == ", ".join(slots[5:])
    assert {"third scare", "second haunt"} <= t.offers


@pytest.mark.paragraph("3.5")
def test_an_empty_section_may_rest() -> None:
    assert night().choose("first rest").events == ["rested 0 first 0"]


@pytest.mark.paragraph("12.1")
def test_grand_masters_have_four_sections_and_neither_cards_nor_bonus_tokens() -> None:
    s = manoir.new("halloween", 2, seed=1, options={"grand_master": True}).state
    assert s.display == [0] * 8
    assert s.bonus_on == [0] * 6
    t = grand_master()
    t.choose("first rest", "second rest", "third rest")
    assert t.starting("fourth")
    assert t.choose("fourth rest").offers == {"end turn"}
