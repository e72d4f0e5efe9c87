"""What the lesson of Phantoms of Halloween promises."""

from __future__ import annotations

import pytest

from manoir.games.phantoms_of_halloween.components import CHARACTER, WORTH
from manoir.play.match import Match
from manoir.server.lessons import scenes
from tests.games.lessons import Step, laid
from tests.games.lessons import told as told_of
from tests.games.phantoms_of_halloween.tables import KEY

SCENES = scenes(KEY)
WEREWOLF = CHARACTER.names.index("werewolf")


def told(number: int) -> Match:
    return told_of(KEY, number)


def points_at_what_is_there(match: Match, seat: int, step: Step) -> None:
    owner = match.state.owner
    found = {
        f"character/{name}" for name, who in zip(CHARACTER.names, owner, strict=True) if who >= 0
    }
    found |= {"die", "lot", "pairs"} | {choice.target for choice in match.choices()}
    assert set(step.get("show", [])) <= found, step["say"]


@pytest.mark.parametrize("number", range(len(SCENES)))
def test_a_scene_points_at_what_is_there(number: int) -> None:
    assert SCENES[number]["seat"] == 0
    told_of(KEY, number, look=points_at_what_is_there)


def points(match: Match) -> int:
    state = match.state
    return sum(WORTH[state.worth[c]] for c in range(len(CHARACTER)) if state.owner[c] == 0)


def test_the_words_say_what_happens() -> None:
    assert told(0).state.cash[0] == 8  # four pumpkins for a character
    assert told(1).state.cash[0] == 17  # five more
    assert told(3).state.cash[0] == 7  # seven for another
    assert told(2).state.cash[0] == 9
    assert points(told(4)) == 50
    assert told(4).state.face_up[WEREWOLF]
    assert WORTH[told(5).state.worth[WEREWOLF]] == -10
    assert points(told(6)) == points(laid(KEY, 6)) + 25
    assert points(laid(KEY, 7)) == 65


def test_the_last_scene_is_won() -> None:
    match = told(len(SCENES) - 1)
    assert match.over
    assert match.winners == [0]
