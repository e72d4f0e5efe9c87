"""14, 15 Cards that meet bonus tokens."""

from __future__ import annotations

import pytest

from tests.games.halloween.tables import night


@pytest.mark.paragraph("14.10", "15.6")
def test_10_and_the_bonus_token_that_moves_any_ghost() -> None:
    t = night(
        {"police": "blue red"},
        cards=[10],
        bonus="any-move",
        bonus_on={"church": "fear", "school": "point"},
    )
    t.choose("bonus any-move", "move any red police", "drift church")
    assert t.tokens() == "red"


@pytest.mark.paragraph("14.23", "15.7")
def test_23_with_tokens_for_dice() -> None:
    """The number is named before the higher die is taken; three more count."""
    t = night(cards=[23], bonus="higher-die plus-three")
    t.choose("first move", "move blue police", "to school", "guess 4", "higher 0")
    t.dice((6, 1)).choose("throw", "plus three 0", "enough")
    assert t.fear == 4
