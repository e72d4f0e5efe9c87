"""The lesson: every scene can be laid, every step done, every word is there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import manoir
from manoir.games import phantoms_of_halloween
from manoir.games.phantoms_of_halloween.components import CHARACTER, WORTH
from manoir.play.match import Match
from manoir.play.words import LANGUAGES, words
from tests.games.phantoms_of_halloween.tables import KEY

FOLDER = Path(phantoms_of_halloween.__file__).parent
SCENES: list[dict[str, Any]] = json.loads((FOLDER / "lesson.json").read_text(encoding="utf-8"))


def laid(number: int) -> Match:
    return manoir.set_up(KEY, SCENES[number]["position"], seed=1)


def possible(match: Match) -> list[str]:
    return [choice.notation for choice in match.choices()]


def things(match: Match) -> set[str]:
    """What a scene may point at."""
    state = match.state
    owned = {f"character/{n}" for i, n in enumerate(CHARACTER.names) if state.owner[i] >= 0}
    return owned | {"die", "lot", "pairs"} | {choice.target for choice in match.choices()}


def answer(match: Match, replies: list[str]) -> None:
    """The other seats do what the scene says, in its order."""
    while replies and not match.over and match.actor != 0:
        who, _, line = replies.pop(0).partition(" ")
        assert match.actor == int(who)
        match.play(line)


def play(number: int) -> Match:
    """The whole scene."""
    match, replies = laid(number), list(SCENES[number]["replies"])
    for step in SCENES[number]["steps"]:
        answer(match, replies)
        assert set(step.get("show", [])) <= things(match), step["say"]
        if step["wait"] != "next":
            assert match.actor == 0, step["say"]
            assert step["wait"] in possible(match), step["say"]
            match.play(step["wait"])
    answer(match, replies)
    assert replies == []
    return match


def points(match: Match) -> int:
    state = match.state
    return sum(WORTH[state.worth[c]] for c in range(len(CHARACTER)) if state.owner[c] == 0)


@pytest.mark.parametrize("number", range(len(SCENES)))
def test_a_scene_can_be_played_as_it_is_told(number: int) -> None:
    assert SCENES[number]["seat"] == 0
    play(number)


def test_the_words_say_what_happens() -> None:
    assert play(0).state.cash[0] == 8  # four pumpkins for a character
    assert play(1).state.cash[0] == 17  # five more
    assert play(3).state.cash[0] == 7  # seven for another
    assert play(2).state.cash[0] == 9
    assert points(play(4)) == 50
    assert play(4).state.face_up[CHARACTER.names.index("werewolf")]
    hidden = play(5).state
    assert WORTH[hidden.worth[CHARACTER.names.index("werewolf")]] == -10
    assert points(play(6)) == points(laid(6)) + 25
    assert points(laid(7)) == 65


def test_the_last_scene_is_won() -> None:
    match = play(len(SCENES) - 1)
    assert match.over
    assert match.winners == [0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words_and_every_word_a_step(language: str) -> None:
    said = [step["say"] for scene in SCENES for step in scene["steps"]]
    lines = (FOLDER / f"words.{language}.ftl").read_text(encoding="utf-8").splitlines()
    assert [line.partition(" = ")[0] for line in lines if line.startswith("lesson-")] == said
    assert all(words(KEY, language).has(message) for message in said)
