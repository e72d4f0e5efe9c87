"""1.5 Nothing is secret but what dice and draws will show."""

from __future__ import annotations

import pytest

import manoir
from manoir.errors import CannotUndo
from manoir.kit import HIDDEN
from tests.games.halloween.tables import night


@pytest.mark.paragraph("1.5")
def test_only_the_generator_is_hidden() -> None:
    match = manoir.new("halloween", 3, seed=4)
    for viewer in (-1, 0, 1, 2):
        view = match.view(viewer)
        assert all(cell is HIDDEN for cell in view.rng)
        assert [f.name for f, _, value in view.cells() if value is HIDDEN and f.name != "rng"] == []


@pytest.mark.paragraph("1.5", "8.2", "14.52")
def test_undo_stops_at_dice_and_draws() -> None:
    """A Scare can be taken back; a fight cannot, nor a bonus token that was drawn."""
    scared = manoir.set_up("halloween", _position(["scare"]), seed=1).play("scare blue police")
    assert scared.undo().state.fear[0] == 5
    fought = manoir.set_up("halloween", _position(["target"]), seed=1).play("attack green police")
    with pytest.raises(CannotUndo):
        fought.undo()
    drew = manoir.set_up("halloween", _position([]), seed=1).play("use 52")
    with pytest.raises(CannotUndo):
        drew.undo()


def _position(asked: list[str]) -> dict[str, object]:
    return {
        "players": 2,
        "ghosts": {"police": {"blue": 2, "green": 1, "red": 1}},
        "fighter_at": "police",
        "fighter": "blue",
        "fear": [5],
        "discs": [11, 12],
        "display": ["52"],
        "holds": [{"52": True}],
        "cards_n": [1],
        "asked": asked,
        "asked_seat": [0] * len(asked),
        "asked_level": ["red"] * len(asked),
        "asked_at": ["police"] * len(asked),
        "asked_ghost": ["blue"] * len(asked),
        "asked_number": [0] * len(asked),
    }


@pytest.mark.paragraph("13.5")
def test_whoever_is_asked_decides() -> None:
    t = night(tokens="blue blue blue", theirs={2: [51]})
    t.choose("occupy 51", *["pay blue"] * 3, "disc supply")
    assert t.actor == 2
    assert t.state.active == 0
