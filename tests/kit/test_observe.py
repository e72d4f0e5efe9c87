"""The observation of a learner: one flat vector, a name for each number."""

from __future__ import annotations

import random
from typing import Any

import pytest

from manoir.conform.sample import Setting, states
from manoir.games import find
from manoir.kit import Record
from manoir.kit.derive.observe import observe_source
from manoir.kit.game import Game
from manoir.kit.rule import generated
from tests.toys.pebbles import PEBBLES
from tests.toys.vigil import VIGIL

from .shelf import Shelf, example

every_game = pytest.mark.parametrize(
    "game", [VIGIL, PEBBLES, find("ghooost")], ids=lambda game: game.key
)


@every_game
def test_every_number_has_a_name_of_its_own(game: Game[Any]) -> None:
    assert len(set(game.index)) == len(game.index)
    for s in states(Setting(game, 2), 4, random.Random(3)):
        for viewer in range(s.players):
            x = [9.0] * (len(game.index) + 1)
            game.observe(s, viewer, x)
            assert x.pop() == 9.0  # as long as the names, and every place is written
            assert all(-1 <= number <= 1 for number in x)


def observed(cls: type[Record], s: Record, viewer: int) -> dict[str, float]:
    """The numbers that are not 0, by name."""
    source, index = observe_source(cls)
    x = [0.0] * len(index)
    generated(cls, "observe", source, typed=False)(s, viewer, x)
    return {name: number for name, number in zip(index, x, strict=True) if number}


def test_an_example_by_hand() -> None:
    """Two of three seats are taken; seat 1 looks, and comes first."""
    s = example()
    s.row_n = 3  # owl, jay, jay on top
    assert observed(Shelf, s, 1) == {
        "players": 2 / 3,
        "pace": 4 / 6,
        "stock[owl]": 2 / 5,
        "stock[raven]": 3 / 5,
        "stock[jay]": 3 / 5,
        "actor=me": 1,
        "level": -2 / 3,
        "deck_n": 2 / 4,
        "row_n": 3 / 4,
        "row[owl]": 1 / 4,
        "row[jay]": 2 / 4,
        "row[top-0]=jay": 1,
        "row[top-1]=jay": 1,
        "row[top-2]=owl": 1,
        "known[me+1][jay]": 1 / 5,
        "hand_n[me]": 3 / 9,
        "hand_n[me+1]": 2 / 9,
        "hand[me][owl]": 1 / 5,
        "hand[me][raven]": 1 / 5,
        "hand[me][jay]": 1 / 5,
        "steps[me][attic][1]": 1,
        "nest_n[me][attic]": 1 / 2,
        "eggs[me][attic][jay]": 1 / 2,
        "eggs[me][attic][top-0]=jay": 1,
    }


def test_the_same_table_from_the_other_seat() -> None:
    seen = observed(Shelf, example(), 0)
    assert seen["actor=me+1"] == 1
    assert (seen["hand_n[me]"], seen["hand_n[me+1]"]) == (2 / 9, 3 / 9)
    assert (seen["hand[me][raven]"], seen["hand[me][jay]"]) == (1 / 5, 1 / 5)
    assert seen["known[me][jay]"] == 1 / 5
    assert seen["steps[me+1][attic][1]"] == 1
    assert not any(name.startswith(("eggs", "nest[", "deck[")) for name in seen)


def test_what_is_shown_later_is_0_until_then() -> None:
    s = example()
    s.done = 1
    seen = observed(Shelf, s, 0)
    assert (seen["nest[attic]=raven"], seen["nest[cellar]=jay"], seen["done"]) == (1, 1, 1)


def test_a_view_is_enough() -> None:
    """A learner's vector is the same from the table and from what its seat sees."""
    for s in states(Setting(VIGIL, 4), 12, random.Random(5)):
        for viewer in range(4):
            assert observed(VIGIL.state, s, viewer) == observed(VIGIL.state, s.view(viewer), viewer)


def test_teams_and_holders_in_a_vector() -> None:
    s = VIGIL.new(4, 1)
    s.bid, s.teams = [1, 2, 3, 3], [0, 1, 0, 1]
    s.keeper, s.relics, s.peeked = [0, 1, 2], [2, 0, 1], [0, 0, 0b0001]
    seen = observed(VIGIL.state, s, 0)
    assert [seen.get(f"bid[{who}]") for who in ("me", "me+1", "me+2", "me+3")] == [
        *(1 / 3, None),
        *(1, None),
    ]
    assert {name for name in seen if name.startswith("relics[")} >= {
        "relics[candle]",
        "relics[book]",
    }
    assert "relics[bell]" not in seen
    assert [name for name in seen if name.startswith("keeper")] == [
        *("keeper[0]=me", "keeper[1]=me+1"),
        "keeper[2]=me+2",
    ]
