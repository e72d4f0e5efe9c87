"""The lesson: every scene can be laid, every step done, every word is there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import manoir
from manoir.games import halloween
from manoir.play.match import Match
from manoir.play.words import LANGUAGES, words

SCENES: list[dict[str, Any]] = json.loads(
    (Path(halloween.__file__).parent / "lesson.json").read_text(encoding="utf-8")
)
every_scene = pytest.mark.parametrize("number", range(len(SCENES)))
SEEDS = range(3)


def awaited(step: dict[str, Any]) -> list[str]:
    """The choices that a step waits for; none where it only wants to be read."""
    wait = step["wait"]
    return [] if wait == "next" else [wait] if isinstance(wait, str) else wait


def possible(match: Match) -> list[str]:
    return [choice.notation for choice in match.choices()]


def answer(match: Match, seat: int, replies: list[str]) -> None:
    """The other seats do what the scene says, in its order."""
    while replies and not match.over and match.actor != seat:
        who, _, line = replies.pop(0).partition(" ")
        assert match.actor == int(who)
        match.play(line)


def told(number: int, seed: int) -> Match:
    """A scene, done as it is told."""
    scene = SCENES[number]
    match = manoir.set_up("halloween", scene["position"], seed=seed)
    seat, replies = scene["seat"], list(scene["replies"])
    for step in scene["steps"]:
        answer(match, seat, replies)
        if choices := awaited(step):
            assert match.actor == seat, step["say"]
            if choices != ["any"]:
                assert set(choices) <= set(possible(match)), (step["say"], possible(match))
            match.play(possible(match)[0] if choices == ["any"] else choices[0])
    answer(match, seat, replies)
    assert replies == []
    return match


@every_scene
@pytest.mark.parametrize("seed", SEEDS)
def test_a_scene_can_be_played_as_it_is_told(number: int, seed: int) -> None:
    told(number, seed)


def test_a_step_points_at_what_it_waits_for() -> None:
    """A notation and the thing on the table name the same values."""
    for scene in SCENES:
        for step in scene["steps"]:
            if isinstance(step["wait"], str) and step["wait"] not in ("next", "any"):
                assert "show" in step, step["say"]
                words_shown = set(step["show"][0].replace("/", " ").split())
                assert words_shown & set(step["wait"].split()), step["say"]


def test_the_last_haunting_wins_the_game() -> None:
    match = told(6, seed=1)
    assert match.over
    assert match.winners == [0]


def test_the_evolved_section_scares_with_green() -> None:
    assert told(1, seed=1).state.fear[0] == 3 - 2 + 2


def test_the_card_makes_the_scare_louder() -> None:
    assert told(5, seed=1).state.fear[0] == 1 + 2 + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words_and_every_word_a_step(language: str) -> None:
    said = [step["say"] for scene in SCENES for step in scene["steps"]]
    path = Path(halloween.__file__).parent / f"words.{language}.ftl"
    lines = path.read_text(encoding="utf-8").splitlines()
    written = [line.partition(" = ")[0] for line in lines if line.startswith("lesson-")]
    assert written == said
    say = words("halloween", language)
    assert all(say.has(message) for message in said)
