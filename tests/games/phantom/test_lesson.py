"""The lesson: every scene can be laid, every step done, every word is there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import manoir
from manoir.games import phantom
from manoir.games.phantom.components import GHOST, KIND, PERSON, PLACE, ZONE, ZONES
from manoir.play.match import Match
from manoir.play.words import LANGUAGES, words

SCENES: list[dict[str, Any]] = json.loads(
    (Path(phantom.__file__).parent / "lesson.json").read_text(encoding="utf-8")
)
every_scene = pytest.mark.parametrize("number", range(len(SCENES)))
SEEDS = range(3)  # what a position leaves open is dealt differently every time


def laid(number: int, seed: int) -> Match:
    return manoir.set_up("phantom", SCENES[number]["position"], seed=seed)


def awaited(step: dict[str, Any]) -> list[str]:
    """The choices that a step waits for; none where it only wants to be read."""
    wait = step["wait"]
    return [] if wait == "next" else [wait] if isinstance(wait, str) else wait


def possible(match: Match) -> list[str]:
    return [choice.notation for choice in match.choices()]


def things(match: Match, seat: int) -> set[str]:
    """What a scene may point at on the table of this seat."""
    view = match.view(seat)
    found = {"pile/ghost", "pile/place", "pile/people"}
    found |= {f"hand/{n}" for i, n in enumerate(GHOST.names) if view.hand_ghosts[seat][i]}
    found |= {f"hand/{n}" for i, n in enumerate(PLACE.names) if view.hand_places[seat][i]}
    for zone in range(ZONES):
        found |= {f"person/{n}" for i, n in enumerate(PERSON.names) if view.here[zone][i]}
        for p in range(2):
            lying = view.ghosts[p][zone][: view.ghosts_n[p][zone]]
            found |= {f"ghost/{GHOST.names[ghost]}" for ghost in lying}
        if view.rooms_n[seat][zone]:
            found.add(f"terror/{ZONE.names[zone]}")
    return found | {choice.target for choice in match.choices()}


def answer(match: Match, seat: int, replies: list[str]) -> None:
    """The other seat does what the scene says, in its order."""
    while replies and not match.over and match.actor != seat:
        who, _, line = replies.pop(0).partition(" ")
        assert match.actor == int(who)
        assert line in possible(match)
        match.play(line)


def play(number: int, seed: int, way: int = 0) -> Match:
    """The whole scene; where a step leaves several ways open, the one of that number."""
    scene, match = SCENES[number], laid(number, seed)
    seat, replies = scene["seat"], list(scene["replies"])
    for step in scene["steps"]:
        answer(match, seat, replies)
        if not match.over:
            assert set(step.get("show", [])) <= things(match, seat), step["say"]
        if choices := awaited(step):
            assert match.actor == seat, step["say"]
            if choices == ["any"]:
                choices = possible(match)
            assert set(choices) <= set(possible(match)), step["say"]
            match.play(choices[min(way, len(choices) - 1)])
    answer(match, seat, replies)
    assert replies == []
    return match


@every_scene
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("way", range(3))
def test_a_scene_can_be_played_as_it_is_told(number: int, seed: int, way: int) -> None:
    play(number, seed, way)


@pytest.mark.parametrize("number", [0, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("way", range(3))
def test_somebody_is_captured_as_the_words_promise(number: int, way: int) -> None:
    before = laid(number, seed=1)
    after = play(number, seed=1, way=way)
    assert after.view(0).captured_n[0] == before.view(0).captured_n[0] + 1


@pytest.mark.parametrize("way", range(2))
def test_the_last_scene_is_won(way: int) -> None:
    match = play(len(SCENES) - 1, seed=3, way=way)
    assert match.over
    assert match.winners == [0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words_and_every_word_a_step(language: str) -> None:
    said = [step["say"] for scene in SCENES for step in scene["steps"]]
    say = words("phantom", language)
    assert [message for message in said if not say.has(message)] == []
    path = Path(phantom.__file__).parent / f"words.{language}.ftl"
    lines = path.read_text(encoding="utf-8").splitlines()
    written = [line.partition(" = ")[0] for line in lines if line.startswith("lesson-")]
    assert written == said


def test_the_lesson_meets_every_kind_of_ghost() -> None:
    waits = json.dumps([step["wait"] for scene in SCENES for step in scene["steps"]])
    for kind in KIND.names:
        assert f"-{kind} " in waits
    assert 6 <= len(SCENES) <= 8
