"""Positions that nobody could ever meet are refused, in words."""

from __future__ import annotations

from typing import Any

import pytest

import manoir
from manoir.errors import ImpossiblePosition

SOUND: dict[str, Any] = {
    "players": 2,
    "ghosts": {"police": {"blue": 3}},
    "discs": [12, 12],
    "display": ["3", "51"],
}
HELD = {"holds": [{"51": True}], "cards_n": [1], "discs": [11, 12]}
GRAND = {"grand_master": True, "display": []}

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"ghosts": {"police": {"green": 1}}}, "three blue ghosts would have come"),
    ({"ghosts": {"police": {"blue": 6}}}, "6 is not one of 0..5"),
    ({"ghosts": {"police": {"blue": 4, "green": 3}}}, "crowd.*7 is not one of 0..6"),
    (
        {**GRAND, "ghosts": {"police": {"blue": 4, "green": 1}}},
        r"ghosts\[police\]: more ghosts than a building takes",
    ),
    (
        {**GRAND, "ghosts": {"police": {"blue": 1, "red": 3}, "church": {"red": 2}}},
        "the five red ghosts would have left",
    ),
    ({"haunts": [{"police": "red"}, {"police": "red"}]}, "two tokens lie on one colour of police"),
    (
        {"shared": [{"police": "red"}, {"police": "blue"}]},
        "two tokens of the shared colour lie in police",
    ),
    (
        {"shared": [{"police": "red", "church": "red", "school": "red"}]},
        r"shared\[0\]: two players have 2 each",
    ),
    ({"display": ["51", "3"]}, "the cards lie by number"),
    ({"display": ["3", "3"]}, "the cards lie by number"),
    ({"grand_master": True}, "Grand Masters play without cards"),
    ({**GRAND, "bonus_on": {"police": "fear"}}, "Grand Masters play without bonus tokens"),
    ({**HELD, "holds": [{"4": True}]}, r"holds\[0\]: only cards on display"),
    ({**HELD, "cards_n": [0]}, r"cards_n\[0\]: 1 cards are occupied"),
    (
        {"bonus_on": {"police": "fear", "church": "fear", "school": "fear"}},
        "fear lies on the table 3",
    ),
    ({"discs": [11, 12]}, r"discs\[0\]: 11 in all places together, there are 12"),
    ({"bonus": [{"fear": 1}]}, r"bonus_n\[0\]: 1 tokens are held"),
    (
        {"bonus": [{"fear": 2, "point": 1}], "bonus_n": [3], "blocked": [1], "discs": [11, 12]},
        r"bonus\[0\]: there are 3 slots",
    ),
    ({"level": [{"fourth": "green"}]}, r"level\[0\]: a board has 3 sections"),
    ({"over": True, "asked": ["scare"], "asked_seat": [0]}, "nobody is asked when all is over"),
    ({"round": 100}, "after 100 the game is over"),
    (
        {
            "haunts": [
                dict.fromkeys("church school hospital town-hall police cinema".split(), "red")
            ],
            "shared": [{"church": "blue", "school": "blue"}],
        },
        "ending: seat 0 has ended the game",
    ),
    (
        {**GRAND, "tokens": [{"blue": 12, "red": 12}], "tokens_n": [24]},
        "ending: two empty piles of ghost tokens have ended the game",
    ),
    ({"tokens": [{"blue": 13}]}, "13 is not one of 0..12"),
    ({"tokens": [{"blue": 7}, {"blue": 7}]}, "blue: 14 lie on the table, the box holds 12"),
    ({"active": 2}, "active"),
    ({"weather": 1}, "weather: no such field"),
]


@pytest.mark.paragraph(
    "1.2", "1.4", "3.2", "4.4", "7.2", "9.3", "10.1", "11.1", "12.3", "12.5", "15.2"
)
@pytest.mark.parametrize(("change", "words"), IMPOSSIBLE)
def test_impossible_positions(change: dict[str, Any], words: str) -> None:
    """Given a sound position, one change makes it impossible, and the message names it."""
    manoir.set_up("halloween", SOUND, seed=1)
    with pytest.raises(ImpossiblePosition, match=words):
        manoir.set_up("halloween", {**SOUND, **change}, seed=1)


@pytest.mark.paragraph("1.2", "1.4")
def test_what_is_not_mentioned_lies_in_reserve_and_supply() -> None:
    s = manoir.set_up("halloween", {**SOUND, "tokens": [{"red": 2}]}, seed=1).state
    assert (s.reserve, s.reserve_n) == ([2, 5, 5, 5, 5], 22)
    assert (s.supply, s.supply_n) == ([12, 12, 12, 12, 10], 58)


@pytest.mark.paragraph("10.3")
def test_a_finished_game_is_a_position() -> None:
    match = manoir.set_up("halloween", {**SOUND, "over": True, "points": [3, 4]}, seed=1)
    assert match.over
    assert match.winners == [1]
