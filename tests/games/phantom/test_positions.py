"""Positions that nobody could ever meet are refused, in words."""

from __future__ import annotations

from typing import Any

import pytest

import manoir
from manoir.errors import ImpossiblePosition
from manoir.kit.jsonform import full_json
from tests.games.phantom.tables import house


def sound() -> dict[str, Any]:
    return full_json(
        house(
            "soul-queen attic",
            "spirit-queen hall",
            mine={"garden": "old-well soul-knocker graveyard soul-howler", "ground": "library"},
            theirs={"first": "chimney spectre-queen"},
            here={"garden": "girl boy", "first": "john"},
            captured=("mary", "cymon"),
            below="robert sarah",
            put_away="spirit-howler",
        ).state
    )


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"players": 3}, "for 2 to 2 players"),
    ({"points": [4, 4]}, r"points\[0\]: those of whom they captured are 3"),
    ({"points": [3, 5]}, r"points\[1\]: those of whom they captured are 4"),
    (
        {"opened_at": [{"garden": [0, 3], "ground": [0]}, {"first": [0]}]},
        r"opened_at: it begins with 0, ascends, .* \(seat 0, garden\)",
    ),
    (
        {"opened_at": [{"garden": [1, 1], "ground": [0]}, {"first": [0]}]},
        "opened_at: it begins with 0",
    ),
    ({"capacity": {"old-well": 0}}, r"rooms: old-well holds 0 ghosts \(seat 0, garden\)"),
    ({"held_ghosts": {"soul-invoker": 1}}, r"held_ghosts\[soul-invoker\]: it is in nobody's hand"),
    ({"held_ghosts": {"soul-queen": 1}}, r"held_ghosts_n\[0\]: 1 of the ghosts held"),
    ({"held_places_n": [0, 1]}, r"held_places_n\[1\]: 0 of the places held"),
    ({"turns": 80}, "turns: after 80 the game is over"),
    ({"quiet": 2}, "quiet: after 2 quiet turns the game is over"),
    ({"over": True}, "over: nobody has points enough"),
    ({"goal": 3}, "points: somebody has won, so the game is over"),
    ({"to_draw": 2}, "to_draw: only while cards are drawn"),
    ({"step": "set-up", "turns": 3}, "step: the set-up is before the first turn"),
    ({"step": "knock"}, "zone: a card was just laid there"),
    ({"step": "capture"}, "step: there is nothing to ask at capture"),
    ({"step": "draw"}, "step: there is nothing to ask at draw"),
    ({"step": "limit"}, "step: there is nothing to ask at limit"),
    (
        {"turned": {"first": True, "ground": True, "basement": True, "garden": True}},
        "step: there is nothing to ask at lay",
    ),
    ({"step": "knock", "zone": "garden", "turned": {"garden": True}}, "nothing to ask at knock"),
    ({"step": "dance"}, "step: 'dance' is not one of"),
    ({"ghost_discard": ["soul-queen"]}, "soul-queen: 2 lie on the table, the box holds 1"),
]


@pytest.mark.paragraph("1.2", "1.6", "4.3", "5.1", "10.1")
@pytest.mark.parametrize(("change", "words"), IMPOSSIBLE)
def test_impossible_positions(change: dict[str, Any], words: str) -> None:
    """Given a sound position, one change makes it impossible, and the message names it."""
    manoir.set_up("phantom", sound(), seed=1)
    with pytest.raises(ImpossiblePosition, match=words):
        manoir.set_up("phantom", {**sound(), **change}, seed=1)


@pytest.mark.paragraph("4.1")
def test_a_place_where_it_is_not_linked() -> None:
    """The message says which, whose and where."""
    with pytest.raises(ImpossiblePosition, match=r"attic is not linked to this zone \(seat 0"):
        house(mine={"garden": "attic"})


@pytest.mark.paragraph("4.2")
def test_ghosts_without_a_place() -> None:
    """A ghost always lies behind a place."""
    with pytest.raises(ImpossiblePosition, match="without a place there is no room"):
        house(mine={"garden": "soul-queen"})


@pytest.mark.paragraph("5.2")
def test_a_capture_that_waits() -> None:
    """Given terror enough, nobody is asked for a card before the capture."""
    with pytest.raises(ImpossiblePosition, match="a capture comes first; say capture"):
        house(mine={"garden": "hanging-tree greenhouse graveyard"}, here={"garden": "girl"})


@pytest.mark.paragraph("1.6")
def test_one_unknown_character_is_none() -> None:
    """By elimination everybody knows who it is."""
    with pytest.raises(ImpossiblePosition, match="everybody knows who it is; say it in below"):
        house(captured=("john mary", "robert sarah"), here={"first": "girl boy"})


@pytest.mark.paragraph("10.1", "10.2", "10.3")
@pytest.mark.parametrize(
    "end", [{"turns": 80}, {"quiet": 2}, {"goal": 4}, {"goal": 4, "points": [3, 4]}]
)
def test_a_finished_game_is_a_position(end: dict[str, Any]) -> None:
    """Whatever ended it."""
    assert manoir.set_up("phantom", {**sound(), **end, "over": True}, seed=1).over
