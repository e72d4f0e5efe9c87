"""The lesson: every scene can be laid, every step done, every word is there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import manoir
from manoir.games import phantom_society
from manoir.games.phantom_society.components import BID, PICK, PLACE, PLAY, TILE
from manoir.games.phantom_society.rules import is_on_floor
from manoir.play.match import Match
from manoir.play.words import LANGUAGES, words

SCENES: list[dict[str, Any]] = json.loads(
    (Path(phantom_society.__file__).parent / "lesson.json").read_text(encoding="utf-8")
)
every_scene = pytest.mark.parametrize("number", range(len(SCENES)))
SEEDS = range(3)


def laid(number: int, seed: int) -> Match:
    return manoir.set_up("phantom-society", SCENES[number]["position"], seed=seed)


def awaited(step: dict[str, Any]) -> list[str]:
    """The choices that a step waits for; none where it only wants to be read."""
    wait = step["wait"]
    return [] if wait == "next" else [wait] if isinstance(wait, str) else wait


def possible(match: Match) -> list[str]:
    return [choice.notation for choice in match.choices()]


def things(match: Match) -> set[str]:
    """What a scene may point at on the table."""
    s = match.state
    found = {f"room/{PLACE.show(p)}" for p in range(1, len(PLACE.names)) if is_on_floor(s, p)}
    if s.step == PICK:
        found |= {f"stock/{name}" for tile, name in enumerate(TILE.names) if s.stock[tile]}
    if s.step == BID:
        found |= {f"bid/{line.split()[1]}" for line in possible(match)}
    if s.step == PLAY:
        found |= {"cask", "notebook"}
    return found


def answer(match: Match, seat: int, replies: list[str]) -> None:
    """The other seats do what the scene says, in its order."""
    while replies and not match.over and match.actor != seat:
        who, _, line = replies.pop(0).partition(" ")
        assert match.actor == int(who)
        assert line in possible(match)
        match.play(line)


def told(number: int, seed: int) -> Match:
    """A scene, done as it is told."""
    scene, match = SCENES[number], laid(number, seed)
    seat, replies = scene["seat"], list(scene["replies"])
    for step in scene["steps"]:
        answer(match, seat, replies)
        assert set(step.get("show", [])) <= things(match), step["say"]
        if choices := awaited(step):
            assert match.actor == seat, step["say"]
            if choices != ["any"]:
                assert set(choices) <= set(possible(match)), step["say"]
            match.play(possible(match)[0] if choices == ["any"] else choices[0])
    answer(match, seat, replies)
    assert replies == []
    return match


@every_scene
@pytest.mark.parametrize("seed", SEEDS)
def test_a_scene_can_be_played_as_it_is_told(number: int, seed: int) -> None:
    told(number, seed)


@pytest.mark.parametrize(("number", "winner"), [(3, 0), (4, 0), (5, 1)])
def test_scenes_that_end_are_won_by_whoever_learns(number: int, winner: int) -> None:
    assert told(number, seed=1).winners == [winner]
    assert SCENES[number]["seat"] == winner


def test_two_ghosts_are_found_in_the_first_hunt() -> None:
    assert sum(place > 0 for place in told(2, seed=1).state.revealed) == 2


def test_the_bids_make_the_target() -> None:
    match = told(len(SCENES) - 1, seed=1)
    assert match.state.goal == 41


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words_and_every_word_a_step(language: str) -> None:
    said = [step["say"] for scene in SCENES for step in scene["steps"]]
    say = words("phantom-society", language)
    assert [message for message in said if not say.has(message)] == []
    path = Path(phantom_society.__file__).parent / f"words.{language}.ftl"
    lines = path.read_text(encoding="utf-8").splitlines()
    written = [line.partition(" = ")[0] for line in lines if line.startswith("lesson-")]
    assert written == said


def test_the_lesson_is_short() -> None:
    assert 6 <= len(SCENES) <= 8
