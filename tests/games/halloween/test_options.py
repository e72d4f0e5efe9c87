"""The numbers that players may change, and the changes that do not go together."""

from __future__ import annotations

from typing import Any

import pytest

import manoir
from manoir.errors import BadOption
from tests.games.halloween.tables import night


@pytest.mark.paragraph("2.2", "12.1")
@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"cards": [3, 3, 0, 0, 0, 0, 0, 0]}, "cards: every card is there once"),
        ({"cards": "casper", "grand_master": True}, "cards: Grand Masters play without"),
        ({"cards": "dracula"}, "cards: 'dracula' is no preset"),
        ({"cards": [53]}, r"cards\[0\]: 53 is not one of 0..52"),
        ({"rounds": 0}, "rounds: 0 is not one of 1..100"),
        ({"ways": {"church_moon": True}}, r"ways\[church_moon\]: not one of"),
        ({"coloured": {"53": True}}, r"coloured\[53\]: not one of"),
    ],
)
def test_what_is_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        manoir.new("halloween", 2, seed=1, options=options)


@pytest.mark.paragraph("2.2", "13.7")
def test_the_chosen_cards_lie_there_whatever_the_lot_brings() -> None:
    """One by lot and seven that were chosen: eight different ones, however often one draws."""
    chosen = set(range(1, 8))
    for seed in range(60):
        match = manoir.new("halloween", 2, seed=seed, options={"cards": [0, *chosen]})
        shown = set(match.view(0).display)
        assert len(shown) == 8
        assert chosen < shown


@pytest.mark.paragraph("1.3", "7.1")
def test_an_owner_of_the_box_lays_out_the_true_map() -> None:
    t = night({"church": "blue"}, ways={"church_cinema": True, "church_school": False})
    t.choose("first move", "move blue church")
    assert t.starting("to") == {"cinema", "town-hall"}


@pytest.mark.paragraph("13.2")
def test_and_says_which_cards_are_coloured() -> None:
    t = night(shown=[3, 51], tokens="blue blue blue", coloured={"3": False, "51": True})
    assert t.starting("occupy") == {"3"}


@pytest.mark.paragraph("9.4")
def test_and_what_a_haunting_is_worth() -> None:
    t = night(haunt_points={"blue": 3}).choose("first haunt", "haunt blue police")
    assert t.points == 3


@pytest.mark.paragraph("3.1")
def test_a_board_of_two_sections() -> None:
    t = night(sections=2).choose("first rest", "second rest")
    assert t.offers == {"end turn"}
