"""Positions that nobody could ever meet are refused, in words."""

from __future__ import annotations

from typing import Any

import pytest

import manoir
from manoir.errors import ImpossiblePosition
from manoir.kit.jsonform import full_json
from tests.games.phantom_society.tables import bidding, laying, playing

PLAYED = full_json(playing(taken="d2 c3 b5 f1").state)
LAYING = full_json(laying(laid="a1 b1").state)
BIDS = full_json(bidding().choose("bid 48").state)
HIDING = full_json(bidding().choose("bid 48", "bid 37").state)

IMPOSSIBLE: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    (PLAYED, {"teams": ["first", "first", "second", "second"]}, "teams: partners face each other"),
    (PLAYED, {"role": ["hunter", "master", "master", "hunter"]}, "role: one team hunts"),
    (PLAYED, {"role": ["undecided"] * 4}, "role: undecided exactly until"),
    (PLAYED, {"role": ["master", "hunter"] * 2}, "role: without bids the first team hunts"),
    (PLAYED, {"first": 1}, "first: a hunter lays the first room"),
    (
        PLAYED,
        {"room": {**PLAYED["room"], "a1": "blue-2"}},
        "blue-1: 1 on the table, the box holds 2",
    ),
    (PLAYED, {"held": "red-1"}, "red-1: 3 on the table"),
    (LAYING, {"step": "put"}, "held: a room is held while"),
    (LAYING, {"step": "hide"}, "step: rooms are laid until none is left"),
    (LAYING, {"fell": {"c1": 1}}, r"fell\[c1\]: no room was there"),
    (PLAYED, {"step": "bid"}, "step: bids are made in the Master Game"),
    (PLAYED, {"opened": True}, "opened: the bids lie open once both are made"),
    (BIDS, {"bid": [47, 0, 47, 0]}, r"bid\[0\]: 47 is no bid of that team now"),
    (BIDS, {"bid": [48, 31, 48, 31]}, r"bid\[1\]: 31 is no bid of that team now"),
    (BIDS, {"bid": [48, 0, 46, 0]}, r"bid\[2\]: partners bid together"),
    (HIDING, {"goal": 48}, "goal: 37 is to be reached, not 48"),
    (HIDING, {"role": ["hunter", "master"] * 2}, "role: the higher bid masters the ghosts"),
    (PLAYED, {"goal": 44}, "goal: 45 is to be reached, not 44"),
    (PLAYED, {"hidden_n": 3}, "hidden_n: it says how many"),
    (
        PLAYED,
        {"ghost": {**PLAYED["ghost"], "blue": "nowhere"}, "hidden_n": 3},
        "step: the play begins when all ghosts are hidden",
    ),
    (PLAYED, {"ghost": {**PLAYED["ghost"], "blue": "b3"}}, r"ghost\[blue\]: it hides under a room"),
    (PLAYED, {"keeper": {**PLAYED["keeper"], "blue": 0}}, r"keeper\[blue\]: a master keeps it"),
    (PLAYED, {"keeper": {**PLAYED["keeper"], "blue": 1}}, "keeper: each master keeps two"),
    (PLAYED, {"revealed": {}}, r"revealed\[green\]: a ghost is seen once its room has fallen"),
    (PLAYED, {"fell": {**PLAYED["fell"], "a6": 4}}, "fell: one room a turn"),
    (PLAYED, {"fell": {**PLAYED["fell"], "a6": 9}}, "fell: one room a turn"),
    (PLAYED, {"fell": {**PLAYED["fell"], "f1": 0}}, "fell: the hunters take a room on each"),
    (HIDING, {"turns": 1}, "turns: rooms fall when the play has begun"),
    (PLAYED, {"damage": 7}, "damage: the rooms that fell make 11, not 7"),
    (PLAYED, {"turn": 3}, "turn: after 4 turns it is another chair's"),
    (PLAYED, {"games_over": 1}, "over: all is over after the last game"),
    (PLAYED, {"games_over": 1, "over": True}, "over: a game ends with the target"),
    (
        PLAYED,
        {"fell": {**PLAYED["fell"], "b5": 0, "a1": 3}, "damage": 7},
        "fell: the ghosts cannot have acted like that on turn 3",
    ),
    (PLAYED, {"acting": 3}, "acting: seat 1 decides"),
    (PLAYED, {"weather": 1}, "weather: no such field"),
]


@pytest.mark.paragraph("2.1", "2.3", "3.1", "3.2", "4.1", "4.2", "5.2", "7.1", "8.1", "10.4")
@pytest.mark.parametrize(("base", "change", "words"), IMPOSSIBLE)
def test_impossible_positions(base: dict[str, Any], change: dict[str, Any], words: str) -> None:
    """Given a sound position, one change makes it impossible, and the message names it."""
    manoir.set_up("phantom-society", base, seed=1)
    with pytest.raises(ImpossiblePosition, match=words):
        manoir.set_up("phantom-society", {**base, **change}, seed=1)


@pytest.mark.paragraph("2.2")
def test_a_chair_or_a_place_that_is_not_there() -> None:
    small = full_json(playing("blue a1 red b1", players=2, plan="b1 r1\nr2 b2").state)
    manoir.set_up("phantom-society", small, seed=1)
    for change, words in (
        ({"turn": 2}, "turn, first: there are 2 chairs"),
        (
            {"room": {**small["room"], "b2": "bare", "c2": "blue-2"}},
            r"room\[c2\]: not on this floor",
        ),
    ):
        with pytest.raises(ImpossiblePosition, match=words):
            manoir.set_up("phantom-society", {**small, **change}, seed=1)


@pytest.mark.paragraph("8.1")
def test_a_finished_game_is_a_position() -> None:
    over = full_json(playing(target=2).take("d2").state)
    assert manoir.set_up("phantom-society", over, seed=1).winners == [1, 3]
