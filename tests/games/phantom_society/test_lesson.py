"""What the lesson of The Phantom Society promises."""

from __future__ import annotations

import pytest

from manoir.games.phantom_society.components import BID, PICK, PLACE, PLAY, TILE
from manoir.games.phantom_society.rules import is_on_floor
from manoir.play.match import Match
from manoir.server.lessons import scenes
from tests.games.lessons import Step, told

KEY = "phantom-society"
SCENES = scenes(KEY)


def points_at_what_is_there(match: Match, seat: int, step: Step) -> None:
    s = match.state
    found = {f"room/{PLACE.show(p)}" for p in range(1, len(PLACE.names)) if is_on_floor(s, p)}
    if s.step == PICK:
        found |= {f"stock/{name}" for tile, name in enumerate(TILE.names) if s.stock[tile]}
    if s.step == BID:
        found |= {f"bid/{choice.notation.split()[1]}" for choice in match.choices()}
    if s.step == PLAY:
        found |= {"cask", "notebook"}
    assert set(step.get("show", [])) <= found, step["say"]


@pytest.mark.parametrize("number", range(len(SCENES)))
@pytest.mark.parametrize("seed", range(3))
def test_a_scene_points_at_what_is_there(number: int, seed: int) -> None:
    told(KEY, number, seed, look=points_at_what_is_there)


@pytest.mark.parametrize(("number", "winner"), [(3, 0), (4, 0), (5, 1)])
def test_scenes_that_end_are_won_by_whoever_learns(number: int, winner: int) -> None:
    assert told(KEY, number).winners == [winner]
    assert SCENES[number]["seat"] == winner


def test_two_ghosts_are_found_in_the_first_hunt() -> None:
    assert sum(place > 0 for place in told(KEY, 2).state.revealed) == 2


def test_the_bids_make_the_target() -> None:
    assert told(KEY, len(SCENES) - 1).state.goal == 41
