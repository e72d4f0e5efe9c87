"""The board on the page is written against the types of this state and the data of the box."""

from __future__ import annotations

import re
from pathlib import Path

from manoir.games.halloween.cards import CARDS, POWERS, SCORES
from manoir.games.halloween.components import ACTION, BONUS, BUILDING, GHOST, SIDES
from manoir.games.halloween.state import State
from manoir.kit.derive.typescript import typescript

BOARD = Path(__file__).parents[3] / "web" / "src" / "games" / "halloween"


def source(name: str) -> str:
    return (BOARD / name).read_text(encoding="utf-8")


def test_the_types_are_those_of_the_state() -> None:
    assert source("types.ts").endswith(typescript(State))


def test_the_box_is_the_same() -> None:
    text = source("town.ts")
    for domain in (GHOST, BUILDING, ACTION):
        assert ", ".join(f'"{name}"' for name in domain.names) in text
    assert ", ".join(f'"{name}"' for name in BONUS.names[1:]) in text
    sides = ", ".join(f"{name}: {n}" for name, n in zip(GHOST.names, SIDES, strict=True))
    assert sides in text


def test_every_card_has_one_sign_and_those_of_one_kind_the_same() -> None:
    table = source("drawing/icons.ts").partition("BY_SIGN")[2].partition("};")[0]
    rows = {
        name: [int(n) for n in numbers.split(",")]
        for name, numbers in re.findall(r"(\w+): \[([\d, ]+)\]", table)
    }
    assert sorted(n for row in rows.values() for n in row) == list(range(1, CARDS + 1))
    for_any_action = [4, 37]
    assert rows["mask"] == sorted([*POWERS, *for_any_action])
    assert rows["end"] == [row[0] for row in SCORES]
