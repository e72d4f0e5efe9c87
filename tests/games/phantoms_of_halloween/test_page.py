"""The board on the page is written against the types of this state and shows what is in the box."""

from __future__ import annotations

from pathlib import Path

import pytest

from manoir.games.phantoms_of_halloween.components import CHARACTER, SQUARE
from manoir.games.phantoms_of_halloween.state import STEP, State
from manoir.kit.derive.typescript import typescript
from manoir.play.words import LANGUAGES, words
from tests.games.phantoms_of_halloween.tables import KEY

BOARD = Path(__file__).parents[3] / "web" / "src" / "games" / KEY


def written(name: str) -> str:
    return (BOARD / name).read_text(encoding="utf-8")


def test_the_types_are_those_of_the_state() -> None:
    assert written("types.ts").endswith(typescript(State))


def test_characters_stand_in_the_order_of_their_bits() -> None:
    box = written("box.ts")
    listed = box[box.index("[") + 1 : box.index("]")].replace('"', "").split(",")
    assert [name.strip() for name in listed if name.strip()] == list(CHARACTER.names)


def test_everybody_and_every_square_is_drawn() -> None:
    faces, looks = written("drawing/faces.ts"), written("drawing/squares.ts")
    assert [n for n in CHARACTER.names if f"\n  {n}:" not in faces and f'"{n}":' not in faces] == []
    assert [name for name in SQUARE.names if f"\n  {name}: {{" not in looks] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_and_square_has_words(language: str) -> None:
    say = words(KEY, language)
    for name in set(STEP.names) - {"bid"}:
        assert say.has(f"table-doing-{name}")
        assert say.has(f"table-doing-you-{name}")
    for name in SQUARE.names:
        assert say.has(f"table-on-{name}")
