"""The table in text: what lies open is drawn, and the question is asked."""

from __future__ import annotations

import pytest

from manoir.games.halloween.state import State
from manoir.games.halloween.steps import STEP
from manoir.games.halloween.table import table
from manoir.kit import Domain
from manoir.play.words import words
from tests.games.halloween.tables import grand_master, night


class Names:
    """The words of the game, with seats called by letters."""

    def __init__(self, language: str) -> None:
        self.words = words("halloween", language)

    def say(self, message: str, **values: object) -> str:
        assert self.words.has(message), message
        return self.words.say(message, **values)

    def value(self, domain: Domain, shown: object) -> object:
        return self.words.value(domain, shown)

    def seat(self, seat: int) -> str:
        return "ABCD"[seat]


def drawn(s: State, seat: int = 0, language: str = "en") -> str:
    return "\n".join(table(s, seat, Names(language)))


@pytest.mark.paragraph("1.5")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_that_lies_open_is_drawn(language: str) -> None:
    t = night(
        {"church": "blue green"},
        players=2,
        cards=[51],
        bonus="fear",
        blocked=1,
        tokens="red",
        placed="first scare",
        done="first",
        bonus_on={"school": "point"},
        haunts={1: "church blue"},
        shared={0: "school red"},
        ending=True,
    )
    text = drawn(t.state, language=language)
    for line in text.splitlines():
        assert len(line) <= 78 + 10
    assert "51" in text
    assert "▶ A" in text
    if language == "en":
        assert "1 blue, 1 green · B haunted blue" in text
        assert "[1 point] · A shared red" in text
        assert "Round 1 (last round)" in text
        assert "blue · Scare · done" in text


@pytest.mark.paragraph("3.1")
def test_the_question_is_asked_of_whoever_decides() -> None:
    t = night()
    assert drawn(t.state).endswith("choose an action of a section that has not acted.")
    assert drawn(t.state, seat=1).endswith("Waiting for A.")
    t.choose("first scare")
    assert drawn(t.state).endswith("Scare: with which ghost?")


@pytest.mark.paragraph("12.1")
def test_grand_masters_see_four_sections_and_no_cards() -> None:
    text = drawn(grand_master().state)
    assert text.count("\n  4 ") == 3


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_question_has_words(language: str) -> None:
    by_themselves = "fought mixed guessed frightened refill".split()
    asked = [name for name in STEP.names if name not in by_themselves]
    for name in [*asked, "turn", "turn-done", "waiting"]:
        assert words("halloween", language).has(f"prompt-{name}"), name
