"""What the lesson of Ghooost! promises."""

from __future__ import annotations

import json

import pytest

from manoir.games.ghooost.components import GHOST
from manoir.play.match import Match
from manoir.server.lessons import scenes
from tests.games.lessons import Step, told

SCENES = scenes("ghooost")


def points_at_what_is_there(match: Match, seat: int, step: Step) -> None:
    hand = match.view(seat).hand[seat]
    held = {f"hand/{name}" for name, many in zip(GHOST.names, hand, strict=True) if many}
    assert set(step.get("show", [])) <= {"crypt", "cemetery", "mansion"} | held, step["say"]


@pytest.mark.parametrize("number", range(len(SCENES)))
@pytest.mark.parametrize("seed", range(5))
def test_a_scene_points_at_what_is_there(number: int, seed: int) -> None:
    told("ghooost", number, seed, look=points_at_what_is_there)


def test_the_last_scene_is_won() -> None:
    match = told("ghooost", len(SCENES) - 1, seed=3)
    assert match.over
    assert match.winners == [0]


def test_the_lesson_meets_every_special_ghost() -> None:
    text = json.dumps([scene["steps"] for scene in SCENES])
    for ghost in ("kitty", "cerberus", "twist", "skeletum", "miss-copy"):
        assert ghost in text
