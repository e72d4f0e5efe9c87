"""What the lesson of Halloween promises."""

from __future__ import annotations

from manoir.play.match import Match
from manoir.server.lessons import scenes
from tests.games.lessons import told as told_of


def told(number: int) -> Match:
    return told_of("halloween", number)


def test_a_step_points_at_what_it_waits_for() -> None:
    """A notation and the thing on the table name the same values."""
    for scene in scenes("halloween"):
        for step in scene["steps"]:
            if isinstance(step["wait"], str) and step["wait"] not in ("next", "any"):
                assert "show" in step, step["say"]
                words_shown = set(step["show"][0].replace("/", " ").split())
                assert words_shown & set(step["wait"].split()), step["say"]


def test_the_last_haunting_wins_the_game() -> None:
    match = told(6)
    assert match.over
    assert match.winners == [0]


def test_the_evolved_section_scares_with_green() -> None:
    assert told(1).state.fear[0] == 3 - 2 + 2


def test_the_card_makes_the_scare_louder() -> None:
    assert told(5).state.fear[0] == 1 + 2 + 1
