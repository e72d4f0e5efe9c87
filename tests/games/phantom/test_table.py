"""The house as lines of text, in both languages."""

from __future__ import annotations

import random

import pytest

from manoir.games.phantom import PHANTOM
from manoir.games.phantom.table import WIDTH, table
from manoir.kit.domain import Domain
from manoir.play.words import words
from tests.games.phantom.tables import house


class Named:
    """The words of a language, with two names."""

    def __init__(self, language: str) -> None:
        self.words = words("phantom", language)

    def say(self, message: str, **values: object) -> str:
        assert self.words.has(message), message
        return self.words.say(message, **values)

    def value(self, domain: Domain, shown: object) -> object:
        return self.words.value(domain, shown)

    def seat(self, seat: int) -> str:
        return ("Ada", "Zoé")[seat]


def drawn(t: object, seat: int, language: str = "en") -> str:
    text = "\n".join(table(t.state.view(seat), seat, Named(language)))  # type: ignore[attr-defined]
    return text.replace("\u00a0", " ")


def test_a_house() -> None:
    """Who is where, what it takes, the terror of both, what is known, and the own hand."""
    t = house(
        "spectre-queen attic",
        "soul-howler",
        mine={"garden": "graveyard soul-queen greenhouse"},
        here={"garden": "girl"},
        captured=("john", ""),
        below="boy",
        put_away="soul-invoker",
        held_ghosts={"soul-howler": 1},
        held_ghosts_n=[0, 1],
        turned={"first": 1},
    )
    text = drawn(t, 0)
    for line in (
        "▶ Ada  Points 3/11   Hand 1 ghost, 1 place   Captured John Standish",
        "First floor · nobody · done",
        "Garden · The girl (needs 6)",
        "Ada  Terror 4 Graveyard [X Soul Queen] Greenhouse [] (2 spaces)",
        "Zoé  no room yet",
        "Last ghost put away  1 Soul Invoker",
        "Characters in the pile  5 (Known The boy)",
        "The other hand surely holds  2 Soul Howler",
        "Your hand  Attic 3/1, X Spectre Queen",
        "Your turn: lay a card in a zone that is not done, or stop.",
    ):
        assert line in text
    other = drawn(t, 1)
    assert "Spectre Queen" not in other
    assert "surely" not in other
    assert "Waiting for Ada." in other
    assert "The two hands surely hold  2 Soul Howler" in drawn(t, -1)


def test_the_last_one_is_with_wilson() -> None:
    t = house(here={"garden": "girl"}, captured=("john mary robert", "sarah cymon boy"), step="lay")
    assert "Garden · The girl (needs 8, with Wilson Exorcist)" in drawn(t, 0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_table_can_be_drawn(language: str) -> None:
    """Whatever happens, every message is there, and no line is too long."""
    luck, asked = random.Random(2), set()
    for seed in range(6):
        s = PHANTOM.new(2, seed)
        while not PHANTOM.over(s):
            if luck.random() < 0.2:
                for viewer in (-1, 0, 1):
                    lines = table(s.view(viewer), viewer, Named(language))
                    assert max(map(len, lines)) <= WIDTH
            asked.add(PHANTOM.step(s))
            PHANTOM.apply(s, luck.choice(PHANTOM.legal(s)))
        assert table(s.view(0), 0, Named(language))
    assert len(asked) > 8
