"""Positions that nobody could ever meet are refused, in words."""

from __future__ import annotations

from typing import Any

import pytest

import manoir
from manoir.errors import ImpossiblePosition
from tests.games.ghooost.tables import after_midnight

EARLY: dict[str, Any] = {
    "players": 2,
    "hand": [{"igor": 2, "draplo": 2}, {"zombibi": 2, "momicha": 2}],
    "mansion_n": [12, 12],
    "crypt": ["momicha"],
}
LATE: dict[str, Any] = {
    "players": 3,
    "hand": [{"igor": 1, "draplo": 1}, {"momicha": 1}, {}],
    "mansion_n": [2, 2, 0],
    "place": [0, 0, 1],
    "out_n": 1,
}

IMPOSSIBLE: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    (LATE, {"players": None}, "say how many sit at the table"),
    (LATE, {"players": 7}, "for 2 to 6 players"),
    (LATE, {"players": 2}, "a list of at most 2 is wanted"),
    (LATE, {"mansion_n": [11, 2, 0]}, r"mansion\[0\]: 11 cards, 10 were dealt"),
    (EARLY, {"mansion_n": [12, 11]}, r"mansion\[1\]: before midnight it holds all 12 cards"),
    (
        EARLY,
        {"hand": [{"igor": 3}, {"zombibi": 4}]},
        r"hand\[0\]: before midnight everyone holds at least 4 cards",
    ),
    (LATE, {"place": [0, 0, 0], "out_n": 0}, r"place\[2\]: a player is out exactly when"),
    (LATE, {"place": [0, 2, 1], "out_n": 2}, r"place\[1\]: a player is out exactly when"),
    (LATE, {"place": [0, 0, 2]}, "place: those who are out have the places 1, 2"),
    (LATE, {"out_n": 2}, "place: those who are out have the places 1, 2"),
    (LATE, {"actor": 2}, "actor: seat 2 is out"),
    (LATE, {"actor": 3}, "actor"),
    (
        LATE,
        {"several_deals": True, "deals": 24, "boos": [0, 0, 24], "points": [48, 48, 0]},
        "deals",
    ),
    (
        LATE,
        {"several_deals": True, "deals": 2, "boos": [1, 0, 0]},
        "every finished deal of a match gave one",
    ),
    (
        LATE,
        {"several_deals": True, "deals": 3, "boos": [2, 1, 0], "points": [2, 4, 6]},
        "with a second Boo! and one leader the match is over",
    ),
    (
        LATE,
        {"hand": [{"igor": 1}, {}, {}], "mansion_n": [2, 0, 0], "place": [0, 2, 1], "out_n": 2},
        "over",
    ),
    (LATE, {"cemetery": ["banshia"] * 4}, "four alike on top would have been discarded"),
    (LATE, {"cemetery": ["skeletum", "igor"]}, r"cemetery\[0\]: Skeletum would have discarded"),
    (
        LATE,
        {"cemetery": ["banshia", "miss-copy"], "copied": ["kitty", "igor"]},
        r"copied\[1\]: below a Miss Copy lies the ghost that she copied",
    ),
    (LATE, {"points": [1, 0, 0]}, r"points\[0\]: one or two for each deal"),
    (
        LATE,
        {"several_deals": True, "deals": 1, "boos": [1, 0, 0], "points": [0, 2, 1]},
        "points: every finished deal gave 4",
    ),
    (LATE, {"idle": 200}, "nobody got on, so the deal is over"),
    (LATE, {"turns_lost": 2}, "nobody got on, so the deal is over"),
    (LATE, {"over": True}, "over: all but one have a place then"),
    (LATE, {"cemetery": ["igor", "miss-copy"]}, r"copied\[1\]: say what a Miss Copy copied"),
    (
        LATE,
        {"cemetery": ["igor", "miss-copy"], "copied": ["kitty", "miss-copy"]},
        r"copied\[1\]: say what a Miss Copy copied",
    ),
    (
        LATE,
        {"cemetery": ["igor"], "copied": ["igor"]},
        r"copied\[0\]: .*nothing for other ghosts",
    ),
    (LATE, {"hand": [{"igor": 3}, {"igor": 2}, {}]}, "igor: 5 lie on the table, the box holds 4"),
    (LATE, {"known": [{"igor": 2}, {}, {}]}, r"hand\[0\]\[igor\] = 1, less than known says"),
    (LATE, {"hand_n": [3, 1, 0]}, r"hand\[0\] holds 2, not 3"),
    (LATE, {"hand": [{"dracula": 1}, {}, {}]}, r"hand\[0\]\[dracula\]: not one of"),
    (LATE, {"idle": 501}, "idle: 501 is not one of 0..500"),
    (LATE, {"deals": 25}, "deals: 25 is not one of 0..24"),
    (LATE, {"weather": 1}, "weather: no such field"),
    (LATE, {"discard": {"igor": 2}}, "pieces have no place"),
]


@pytest.mark.paragraph("1.3", "1.4", "2.2", "4.4", "7.6", "8.1", "9.1", "9.4", "9.6")
@pytest.mark.parametrize(("base", "change", "words"), IMPOSSIBLE)
def test_impossible_positions(base: dict[str, Any], change: dict[str, Any], words: str) -> None:
    """Given a sound position, one change makes it impossible, and the message names it."""
    manoir.set_up("ghooost", base, seed=1)
    with pytest.raises(ImpossiblePosition, match=words):
        manoir.set_up("ghooost", {**base, **change}, seed=1)


@pytest.mark.paragraph("8.1", "8.2")
def test_a_finished_deal_is_a_position() -> None:
    """When all is over, those left may be ranked with cards in their hands."""
    over = {**LATE, "place": [0, 2, 1], "out_n": 2, "over": True}
    match = manoir.set_up("ghooost", over, seed=1)
    assert match.over
    assert match.winners == [1, 2]


@pytest.mark.paragraph("9.4", "9.5")
@pytest.mark.parametrize(
    ("boos", "points"), [([1, 1, 1], [4, 4, 4]), ([0, 1, 1], [4, 2, 2]), ([1, 2, 1], [6, 4, 6])]
)
def test_a_match_that_goes_on_is_a_position(boos: list[int], points: list[int]) -> None:
    """No second Boo! yet, whoever leads, or one and a shared lead: the match goes on."""
    fields = {"several_deals": True, "deals": sum(boos), "boos": boos, "points": points}
    assert not manoir.set_up("ghooost", {**LATE, **fields}, seed=1).over


@pytest.mark.paragraph("2.2")
def test_the_largest_mansion_is_a_position() -> None:
    """After midnight a mansion may still be as it was dealt, and so may be a hand."""
    t = after_midnight("igor", "", "", mansions=[10, 10, 10])
    assert t.state.mansion_n[:3] == [10, 10, 10]
    manoir.set_up("ghooost", EARLY, seed=1)


@pytest.mark.paragraph("1.3")
def test_what_is_not_mentioned_lies_in_the_discard() -> None:
    """Every card of the box is somewhere."""
    s = manoir.set_up("ghooost", LATE, seed=1).state
    assert s.discard_n == sum(s.discard) == 62 - 3 - 4
    assert sum(s.census().values()) == 62
