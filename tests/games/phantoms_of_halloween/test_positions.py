"""Positions that nobody could ever meet are refused, in words."""

from __future__ import annotations

from typing import Any

import pytest

from manoir.errors import ImpossiblePosition
from tests.games.phantoms_of_halloween.tables import party

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"worth": {"witch": "+5"}}, r"worth: 25 characters have -25, the box holds 1"),
    ({"known_by": {}}, r"known_by: whoever has a character knows its points \(witch\)"),
    ({"bank": 1}, "cash, bank: the players brought 60 pumpkins"),
    ({"stump": "bat-10 bat-10"}, "stump: a character lies there twice"),
    ({"stump": "witch+5"}, r"stump: nobody has or knows a character that lies there \(witch\)"),
    ({"place": [32, 1, 1]}, r"place\[0\]: the track has 32 squares"),
    ({"step": "settled"}, "step: somebody has to choose something"),
    ({"turns": 450}, "turns: after 150 rounds the game is over"),
]


@pytest.mark.paragraph("1.3", "1.6", "8.3")
@pytest.mark.parametrize(("wrong", "words"), IMPOSSIBLE)
def test_refused_in_words(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(ImpossiblePosition, match=words):
        party("witch+5", "ogre+30", "", **wrong)


@pytest.mark.paragraph("1.6")
def test_nobody_knows_who_is_not_there() -> None:
    known = {"witch": 1, "ogre": 2, "bat": 8}
    with pytest.raises(ImpossiblePosition, match="names seats that are not taken"):
        party("witch+5", "ogre+30", "", known_by=known)
