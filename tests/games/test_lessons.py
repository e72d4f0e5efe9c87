"""Of every game the lesson can be played as it is told, and has its words. What a lesson promises
of its own game stands with that game's scenarios."""

from __future__ import annotations

import pytest

from manoir.games import keys
from manoir.play.words import LANGUAGES, words
from manoir.server.lessons import scenes

from .folders import folder
from .lessons import told

every_game = pytest.mark.parametrize("key", keys())


@every_game
@pytest.mark.parametrize("way", range(3))
def test_every_scene_can_be_played_as_it_is_told(key: str, way: int) -> None:
    for number in range(len(scenes(key))):
        for seed in range(3):
            told(key, number, seed, way)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words_and_every_word_a_step(key: str, language: str) -> None:
    said = [step["say"] for scene in scenes(key) for step in scene["steps"]]
    say = words(key, language)
    assert [message for message in said if not say.has(message)] == []
    lines = (folder(key) / f"words.{language}.ftl").read_text(encoding="utf-8").splitlines()
    written = [line.partition(" = ")[0] for line in lines if line.startswith("lesson-")]
    assert written == said


@every_game
def test_a_lesson_takes_five_minutes(key: str) -> None:
    assert 6 <= len(scenes(key)) <= 10
