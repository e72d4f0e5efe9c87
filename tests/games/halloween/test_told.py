"""What is told of an action: the log, the page and a screen reader know no more than this."""

from __future__ import annotations

import pytest

from tests.games.halloween.tables import night


@pytest.mark.paragraph("6.1", "6.2", "6.3")
def test_an_evolution() -> None:
    t = night({"church": "blue green"}, levels="green blue blue", fear=3)
    t.choose("first evolve", "evolve green church")
    assert t.events == [
        "paid_fear 0 3 none",
        "evolved 0 church yellow",
        "got_tokens 0 yellow 1 none",
    ]
    assert t.choose("raise second").events[0] == "raised 0 second yellow none"


@pytest.mark.paragraph("4.3", "14.9")
def test_tokens_by_a_card_are_told_apart() -> None:
    t = night({"church": "blue blue"}, cards=[9]).choose("first summon", "summon blue church")
    assert t.told("got_tokens") == ["got_tokens 0 blue 1 none", "got_tokens 0 blue 1 9"]
    assert t.why("got_tokens") == {"1.4", "14.9"}


@pytest.mark.paragraph("4.3")
def test_of_an_empty_pile_nothing_is_told() -> None:
    held = {1: {"tokens": "blue " * 12}}
    t = night({"church": "blue blue"}, others=held).choose("first summon", "summon blue church")
    assert t.events == ["summoned 0 church blue"]


@pytest.mark.paragraph("14.13")
def test_what_costs_nothing_is_not_told_as_paid() -> None:
    t = night({"church": "blue blue"}, cards=[13]).choose("first evolve", "evolve blue church")
    assert not t.told("paid_fear")


@pytest.mark.paragraph("14.20")
def test_a_series_uses_its_card_once() -> None:
    t = night({"church": "blue green yellow red"}, levels="red red red", cards=[20, 25])
    t.choose("first fight", "attack with red church", "attack blue church")
    assert not t.told("card_used")
    assert t.choose("attack green church").told("card_used") == ["card_used 0 20"]
    assert not t.choose("attack yellow church").told("card_used")
