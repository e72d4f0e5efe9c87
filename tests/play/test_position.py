"""Prepared positions: what is left open is dealt from what nothing else mentions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from manoir.errors import ImpossiblePosition
from manoir.play.position import lay, unseen_pieces
from tests.toys.pebbles import PEBBLES
from tests.toys.vigil import VIGIL

# Six of each card and one of each relic: 14 in the deck, two in each hand.
VISIT: dict[str, Any] = {
    "players": 2,
    "teams": ["living", "dead"],
    "bid": [1, 2],
    "step": "visit",
    "hand": [{"owl": 2}, None],
    "hand_n": [2, 2],
    "deck_n": 14,
    "relics": ["book", None, None],
    "relics_n": 3,
}


def test_what_is_not_mentioned_is_dealt() -> None:
    s = lay(VIGIL, VISIT, 1)
    assert (s.hand[0], sum(s.hand[1]), s.relics[0]) == ([2, 0, 0], 2, 1)
    assert sorted(s.relics) == [0, 1, 2]
    assert set(s.census().values()) == {6, 1}
    assert len({lay(VIGIL, VISIT, seed).digest() for seed in range(8)}) == 8
    assert lay(VIGIL, VISIT, 3) == lay(VIGIL, VISIT, 3)


def test_the_seed_of_what_is_to_come_can_be_said() -> None:
    assert lay(VIGIL, {**VISIT, "rng": [1, 2, 3]}, 5).rng == [1, 2, 3]
    assert lay(VIGIL, VISIT, 5).rng == [5, 0, 0]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"deck_n": 13}, "1 pieces have no place: "),
        ({"deck_n": 18}, "deck: the box has no pieces left for it"),
        ({"deck": ["owl"] * 5, "deck_n": 5}, "owl: 7 lie on the table, the box holds 6"),
        ({"relics": ["book", "book", None]}, "book: 2 lie on the table, the box holds 1"),
        ({"players": 3}, "teams: two or four sit down"),
        ({"days": 4}, r"days: 4 is not one of 1\.\.3"),
    ],
    ids=lambda x: None if isinstance(x, str) else str(x),
)
def test_what_cannot_lie_there(change: dict[str, Any], words: str) -> None:
    with pytest.raises(ImpossiblePosition, match=f"^{words}"):
        lay(VIGIL, {**VISIT, **change}, 1)


def test_a_game_may_object() -> None:
    picky = replace(PEBBLES, objects=lambda s: "heap: too many" if s.heap > 5 else "")
    assert lay(picky, {"players": 2, "heap": 5}, 1).heap == 5
    with pytest.raises(ImpossiblePosition, match="heap: too many"):
        lay(picky, {"players": 2, "heap": 6}, 1)


def test_somebody_must_be_able_to_do_something() -> None:
    endless = replace(PEBBLES, over=lambda s: False)
    with pytest.raises(ImpossiblePosition, match="nobody can do anything here"):
        lay(endless, {"players": 2, "heap": 0}, 1)


def test_what_a_view_leaves_unseen() -> None:
    s = lay(VIGIL, VISIT, 1)
    for viewer in (-1, 0, 1):
        unseen = unseen_pieces(VIGIL, s.view(viewer))
        assert sum(unseen["Card"]) == (18 if viewer < 0 else 16)
    assert unseen_pieces(VIGIL, s) == {"Card": [0, 0, 0], "Relic": [0, 0, 0]}
