"""Options: other rooms, other targets, a smaller floor; and which do not go together."""

from __future__ import annotations

from typing import Any

import pytest

import manoir
from manoir.errors import BadOption
from manoir.games.phantom_society.mini import MINI

REFUSED: list[tuple[dict[str, Any], int, str]] = [
    ({"tiles": {"blue-1": 3}}, 4, "37 rooms for a floor of 36 places"),
    ({"tiles": {"blue-1": 3, "red-1": 1}}, 4, "every colour needs as many rooms"),
    ({"tiles": {"bare": 1, "blue-1": 1}}, 4, "bare is no room"),
    ({"tiles": {"blue-1": 10}}, 4, r"tiles\[blue-1\]: 10 is not one of 0..9"),
    ({"tiles": {"blue-7": 1}}, 4, r"tiles\[blue-7\]: not one of"),
    ({"tiles": "26"}, 4, "'26' is no preset; there are 27, 24, 30, 33"),
    ({"rows": 5}, 4, "36 rooms for a floor of 30 places"),
    ({"colours": 3}, 3, "colours: two or four"),
    ({"colours": 2}, 2, "2 colours are in play, the others have no rooms"),
    (MINI, 3, "with two colours two can play"),
    ({"target": 0}, 4, "target: 0 is not one of 1..99"),
    ({"games": 10}, 4, "games: 10 is not one of 1..9"),
    ({"ghosts": 5}, 4, "ghosts: no such option"),
]


@pytest.mark.paragraph("1.2")
@pytest.mark.parametrize(("name", "total"), [("24", 24), ("27", 27), ("30", 30), ("33", 33)])
def test_other_sets_of_rooms(name: str, total: int) -> None:
    """Each preset is named for what the nine rooms of a colour are worth together."""
    s = manoir.new("phantom-society", 2, seed=1, options={"tiles": name}).state
    for colour in range(4):
        many = s.stock[1 + 6 * colour : 7 + 6 * colour]
        assert sum(many) == 9
        assert sum((i + 1) * n for i, n in enumerate(many)) == total


@pytest.mark.paragraph("1.2")
def test_the_numbers_of_ones_own_box() -> None:
    """Only what differs is said, and colours need not be alike."""
    own = {"blue-1": 1, "blue-6": 2}
    s = manoir.new("phantom-society", 4, seed=1, options={"tiles": own}).state
    assert s.stock[1:7] == [1, 2, 2, 1, 1, 2]
    assert s.stock[7:13] == [2, 2, 2, 1, 1, 1]


@pytest.mark.paragraph("8.1")
def test_another_target() -> None:
    assert manoir.new("phantom-society", 4, seed=1, options={"target": 40}).state.goal == 40


@pytest.mark.paragraph("2.2")
def test_a_smaller_floor() -> None:
    """Eight rooms of two colours on two rows of four."""
    match = manoir.new("phantom-society", 2, seed=1, options=MINI)
    match.play("pick blue-3")
    assert {c.notation for c in match.choices()} == {f"put {c}{r}" for c in "abcd" for r in (1, 2)}
    while match.state.hidden_n < 2:
        match.play(match.choices()[0])
    assert match.state.keeper[:2] == [1, 1]


@pytest.mark.parametrize(("options", "players", "words"), REFUSED)
def test_options_that_do_not_go_together(options: dict[str, Any], players: int, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        manoir.new("phantom-society", players, seed=1, options=options)
