"""The board on the page is written against the types of this state."""

from __future__ import annotations

from pathlib import Path

from manoir.games.ghooost.components import FAMILIES, FAMILY, GHOST
from manoir.games.ghooost.state import State
from manoir.kit.derive.typescript import typescript

BOARD = Path(__file__).parents[3] / "web" / "src" / "games" / "ghooost"


def test_the_types_are_those_of_the_state() -> None:
    assert (BOARD / "types.ts").read_text(encoding="utf-8").endswith(typescript(State))


def test_every_ghost_has_a_face() -> None:
    assert {path.stem for path in (BOARD / "faces").glob("*.svg")} == set(GHOST.names)


def test_the_families_on_the_page_are_those_in_the_box() -> None:
    text = (BOARD / "ghosts.ts").read_text(encoding="utf-8")
    for ghost, family in FAMILIES.items():
        name = GHOST.names[ghost]
        key = f'"{name}"' if "-" in name else name
        assert f'{key}: "{FAMILY.names[family]}"' in text
