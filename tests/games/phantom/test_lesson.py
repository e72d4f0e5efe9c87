"""What the lesson of Phantom promises."""

from __future__ import annotations

import json

import pytest

from manoir.games.phantom.components import GHOST, KIND, PERSON, PLACE, ZONE, ZONES
from manoir.play.match import Match
from manoir.server.lessons import scenes
from tests.games.lessons import Step, laid, told

SCENES = scenes("phantom")


def points_at_what_is_there(match: Match, seat: int, step: Step) -> None:
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
    found |= {choice.target for choice in match.choices()}
    assert set(step.get("show", [])) <= found, step["say"]


@pytest.mark.parametrize("number", range(len(SCENES)))
@pytest.mark.parametrize("way", range(3))
def test_a_scene_points_at_what_is_there(number: int, way: int) -> None:
    told("phantom", number, way=way, look=points_at_what_is_there)


@pytest.mark.parametrize("number", [0, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("way", range(3))
def test_somebody_is_captured_as_the_words_promise(number: int, way: int) -> None:
    before, after = laid("phantom", number), told("phantom", number, way=way)
    assert after.view(0).captured_n[0] == before.view(0).captured_n[0] + 1


@pytest.mark.parametrize("way", range(2))
def test_the_last_scene_is_won(way: int) -> None:
    match = told("phantom", len(SCENES) - 1, seed=3, way=way)
    assert match.over
    assert match.winners == [0]


def test_the_lesson_meets_every_kind_of_ghost() -> None:
    waits = json.dumps([step["wait"] for scene in SCENES for step in scene["steps"]])
    for kind in KIND.names:
        assert f"-{kind} " in waits
