"""The table as lines of text: the plan of the floor, and what each seat may read of it."""

from __future__ import annotations

import pytest

from manoir.games.phantom_society.table import table
from manoir.kit.choice import notation
from manoir.play.words import words
from tests.games.phantom_society.tables import Hotel, bidding, hiding, laying, playing


def lines(t: Hotel, seat: int, language: str = "en") -> list[str]:
    return table(t.state.view(seat), seat, words("phantom-society", language))


def test_the_floor_as_hunters_see_it() -> None:
    """Rooms by letter and value; what fell, by whom; revealed ghosts, and no others."""
    drawn = lines(playing(taken="d2 c3 b5"), 0)
    assert drawn[0] == "Damage 7 of 45 · 3 ghosts still hidden"
    assert drawn[2] == "    a   b   c   d   e   f"
    assert drawn[4] == "2  G4  W4  B2   ·  G2  W2"
    assert drawn[5] == "3  B6  R6   G* W6  B3  R3"
    assert not any("!" in line for line in drawn[2:9])
    assert drawn[-1] == "Your turn: which room do you search?"


def test_masters_see_their_ghosts() -> None:
    drawn = lines(playing(taken="d2 a1"), 3)
    assert drawn[7] == "5  B5! R5  G5  W5  B2  R2"
    assert drawn[3] == "1   x  R1  G1  W1  B4  R4"
    assert drawn[-1] == "Your turn: which room do your ghosts devastate?"


def test_who_stands_in_and_who_is_replaced() -> None:
    """Only the two masters read it; a hunter waits for the seat on turn."""
    t = playing(taken="d2 c3 e5 d6", acting=3)
    stands_in = "Your partner\u2019s ghosts cannot act: yours do, and the hunters do not know."
    assert lines(t, 3)[-1] == stands_in
    assert lines(t, 1)[-1] == "Your ghosts cannot act: your partner plays for you."
    assert lines(t, 0)[-1] == lines(t, -1)[-1] == "Waiting for Player 2."


def test_laying_bidding_and_hiding() -> None:
    t = laying(laid="a1")
    assert any(line.startswith("Still to lay  B1 B2") for line in lines(t, 0))
    assert lines(t, 1)[-1] == "Your turn to lay a room: pick one of yours."
    t.choose("pick red-6")
    assert "To be laid  red room, 6" in lines(t, 1)
    bids = bidding().choose("bid 48")
    assert lines(bids, 2)[0] == "Your team\u2019s bid 48"
    assert not any("48" in line for line in lines(bids, 1))
    bids.choose("bid 37")
    assert lines(bids, -1)[0] == "Bids 48 and 37"
    assert lines(hiding(), 1)[-1].startswith("The hunters have their eyes closed")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_message_is_missing(language: str) -> None:
    """Every step, for every seat and an onlooker, in both languages, in lines that fit."""
    over = playing(target=2).take("d2")
    tables = (playing(), laying(), hiding(), bidding(), laying().choose("pick blue-1"), over)
    for t in tables:
        for seat in range(-1, 4):
            drawn = lines(t, seat, language)
            assert not any(line.startswith(("table-", "prompt-")) for line in drawn)
            assert max(map(len, drawn)) <= 80


def test_notation_is_short() -> None:
    t = playing()
    assert notation(t.game.state, t.game.legal(t.state)[0]) == "take b2"
