"""Every card has a paragraph in the rulebook, and a scenario of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from manoir.games import halloween
from manoir.games.halloween.cards import CARDS, COLOURED
from tests.games.test_rulebooks import shown

GAME = Path(halloween.__file__).parent


def test_every_card_has_a_scenario_of_its_own() -> None:
    scenarios = shown("halloween")
    for card in range(1, CARDS + 1):
        own = [name for name in scenarios[f"14.{card}"] if name.startswith(f"test_{card}_")]
        assert own, card


@pytest.mark.parametrize(("language", "word"), [("en", "coloured"), ("fr", "colorée")])
def test_rulebooks_say_which_cards_are_coloured(language: str, word: str) -> None:
    text = (GAME / f"rulebook.{language}.md").read_text(encoding="utf-8")
    found = re.findall(rf"^### 14\.(\d+) .*\n\({word}\)", text, re.MULTILINE)
    assert tuple(map(int, found)) == COLOURED
