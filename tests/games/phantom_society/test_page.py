"""The board on the page is written against the types of this state, and its deductions."""

from __future__ import annotations

from pathlib import Path

from manoir.games.phantom_society.components import COLOUR, SEATED
from manoir.games.phantom_society.state import State
from manoir.kit.derive.typescript import typescript
from tests.games.phantom_society import deductions

BOARD = Path(__file__).parents[3] / "web" / "src" / "games" / "phantom-society"


def test_the_types_are_those_of_the_state() -> None:
    assert (BOARD / "types.ts").read_text(encoding="utf-8").endswith(typescript(State))


def test_every_colour_has_a_look() -> None:
    text = (BOARD / "drawing" / "looks.ts").read_text(encoding="utf-8")
    assert [name for name in COLOUR.names if f"  {name}: {{" not in text] == []


def test_everybody_sits_where_the_rules_seat_them() -> None:
    text = (BOARD / "reading.ts").read_text(encoding="utf-8")
    for players in (2, 3, 4):
        assert f"{players}: {list(SEATED[players])}" in text


def test_the_notebook_is_tested_against_every_hiding() -> None:
    assert deductions.FILE.read_text(encoding="utf-8") == deductions.written()


def test_those_tables_show_every_kind_of_note() -> None:
    notes = [deductions.deduced(match.state) for match in deductions.tables()]
    assert {note for table in notes for note in table.values()} == {"may", "sure", "not"}
