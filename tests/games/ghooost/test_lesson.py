"""The lesson: every scene can be laid, every step done, every word is there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import manoir
from manoir.games import ghooost
from manoir.play.match import Match
from manoir.play.words import LANGUAGES, words

SCENES: list[dict[str, Any]] = json.loads(
    (Path(ghooost.__file__).parent / "lesson.json").read_text(encoding="utf-8")
)
every_scene = pytest.mark.parametrize("number", range(len(SCENES)))
SEEDS = range(5)  # what a position leaves open is dealt differently every time


def laid(number: int, seed: int) -> Match:
    return manoir.set_up("ghooost", SCENES[number]["position"], seed=seed)


def awaited(step: dict[str, Any]) -> list[str]:
    """The choices that a step waits for; none where it only wants to be read."""
    wait = step["wait"]
    return [] if wait == "next" else [wait] if isinstance(wait, str) else wait


def possible(match: Match) -> list[str]:
    return [choice.notation for choice in match.choices()]


def things(match: Match, seat: int) -> set[str]:
    """What a scene may point at on the table of this seat."""
    hand = match.view(seat).hand[seat]
    names = ghooost.components.GHOST.names
    held = {f"hand/{name}" for name, many in zip(names, hand, strict=True) if many}
    return {"crypt", "cemetery", "mansion"} | held


def answer(match: Match, seat: int, replies: list[str]) -> None:
    """The other seats do what the scene says, in its order."""
    while replies and not match.over and match.actor != seat:
        who, _, line = replies.pop(0).partition(" ")
        assert match.actor == int(who)
        assert line in possible(match)
        match.play(line)


@every_scene
@pytest.mark.parametrize("seed", SEEDS)
def test_a_scene_can_be_played_as_it_is_told(number: int, seed: int) -> None:
    scene, match = SCENES[number], laid(number, seed)
    seat, replies = scene["seat"], list(scene["replies"])
    for step in scene["steps"]:
        answer(match, seat, replies)
        assert set(step.get("show", [])) <= things(match, seat), step["say"]
        if choices := awaited(step):
            assert match.actor == seat, step["say"]
            if choices != ["any"]:
                assert set(choices) <= set(possible(match)), step["say"]
            match.play(possible(match)[0] if choices == ["any"] else choices[0])
    answer(match, seat, replies)
    assert replies == []


@every_scene
def test_after_a_step_with_several_ways_no_step_hangs_on_the_way(number: int) -> None:
    steps = SCENES[number]["steps"]
    for i, step in enumerate(steps):
        if len(awaited(step)) > 1:
            assert all(later["wait"] in ("next", "any") for later in steps[i + 1 :])


def test_the_last_scene_is_won() -> None:
    match = laid(len(SCENES) - 1, seed=3)
    replies = list(SCENES[-1]["replies"])
    for step in SCENES[-1]["steps"]:
        answer(match, 0, replies)
        for choice in awaited(step):
            match.play(choice)
    assert match.over
    assert match.winners == [0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words_and_every_word_a_step(language: str) -> None:
    said = [step["say"] for scene in SCENES for step in scene["steps"]]
    say = words("ghooost", language)
    assert [message for message in said if not say.has(message)] == []
    path = Path(ghooost.__file__).parent / f"words.{language}.ftl"
    lines = path.read_text(encoding="utf-8").splitlines()
    written = [line.partition(" = ")[0] for line in lines if line.startswith("lesson-")]
    assert written == said


def test_the_lesson_meets_every_special_ghost() -> None:
    text = json.dumps([scene["steps"] for scene in SCENES])
    for ghost in ("kitty", "cerberus", "twist", "skeletum", "miss-copy"):
        assert ghost in text
    assert 8 <= len(SCENES) <= 10
