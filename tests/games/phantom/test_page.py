"""The board on the page is written against the types of this state and shows what is in the box."""

from __future__ import annotations

from pathlib import Path

from manoir.games.phantom.components import (
    FAMILY,
    GHOST,
    KIND,
    NONE,
    PEOPLE_IN_BOX,
    PERSON,
    PLACE,
    PLACES_IN_BOX,
    WILSON_POINTS,
    WILSON_THRESHOLD,
    ZONE,
)
from manoir.games.phantom.state import State
from manoir.kit.derive.typescript import typescript

BOARD = Path(__file__).parents[3] / "web" / "src" / "games" / "phantom"
CARDS = (BOARD / "cards.ts").read_text(encoding="utf-8")


def quoted(name: str) -> str:
    return f'"{name}"' if "-" in name else name


def test_the_types_are_those_of_the_state() -> None:
    assert (BOARD / "types.ts").read_text(encoding="utf-8").endswith(typescript(State))


def test_a_ghost_is_named_by_its_family_and_its_kind() -> None:
    for name in GHOST.names:
        assert name.partition("-")[0] in FAMILY.names
        assert name.rpartition("-")[2] in KIND.names
        assert f'"{name.partition("-")[2]}"' in CARDS


def test_places_lie_where_the_box_says() -> None:
    for name, start, end, _, _, shield in PLACES_IN_BOX:
        row = f'{quoted(name)}: ["{ZONE.names[start]}", "{ZONE.names[end]}"]'
        assert row in CARDS
        assert shield == NONE or f'{quoted(name)}: "{FAMILY.names[shield]}"' in CARDS


def test_characters_are_those_of_the_box() -> None:
    for name, points, _, aura in PEOPLE_IN_BOX:
        assert f"{name}: {points}" in CARDS
        assert aura == NONE or f'{name}: "{FAMILY.names[aura]}"' in CARDS
    assert f"{{ threshold: {WILSON_THRESHOLD}, points: {WILSON_POINTS} }}" in CARDS


def test_every_place_and_everybody_is_drawn() -> None:
    pictures = (BOARD / "drawing" / "pictures.ts").read_text(encoding="utf-8")
    faces = (BOARD / "drawing" / "people.ts").read_text(encoding="utf-8")
    assert [name for name in PLACE.names if f"\n  {quoted(name)}: " not in pictures] == []
    assert [name for name in (*PERSON.names, "wilson") if f"\n  {name}: " not in faces] == []
