"""Corners of a match: what must stay secret, and what must be refused."""

from __future__ import annotations

import pytest

import manoir
from manoir.errors import BadOption, ImpossiblePosition, Malformed, ManoirError
from manoir.play.match import Match
from manoir.play.replay import read, write
from tests.toys.pebbles import PEBBLES
from tests.toys.vigil import VIGIL
from tests.toys.vigil.rules import pledge

from .tables import DUSK, pebbles

pytestmark = pytest.mark.usefixtures("toys")


def test_who_decided_in_secret_stays_secret_in_the_history() -> None:
    match = Match(VIGIL, 4, 1)
    for bid in (3, 1, 1, 1):
        match.play(pledge(bid))
    match.play("point at hall")
    assert match.history[-1].seat == 2
    assert match.history_of(1)[-1].seat == match.history_of(-1)[-1].seat == 0


def test_an_undo_does_not_tell_who_decided_in_secret() -> None:
    match = Match(VIGIL, 4, 1)
    for bid in (3, 1, 1, 1):
        match.play(pledge(bid))
    match.play("point at hall")
    with pytest.raises(ManoirError) as error:
        match.undo(1)
    assert "seat 2" not in str(error.value)


def test_a_name_with_a_line_break_is_refused_or_kept() -> None:
    try:
        match = pebbles(9, seats=["Ada\nseat 1: Bea"])
    except ManoirError:
        return
    assert read(write(match)).seats == match.seats


def test_players_of_a_match_and_of_its_position_are_the_same() -> None:
    with pytest.raises(ManoirError):
        Match(PEBBLES, 3, 1, position={"players": 2, "heap": 5})


def test_two_piles_of_one_length_must_agree() -> None:
    with pytest.raises(ImpossiblePosition):
        manoir.set_up(
            "ghooost", {**DUSK, "cemetery": ["scooty", "igor", "igor"], "copied": []}, seed=1
        )


def test_what_was_opened_is_not_played_on() -> None:
    """Once the match is over anybody may have read its seed; then the last choice is taken back."""
    match = pebbles(3).play("take 3")
    assert match.opening is not None
    with pytest.raises(ManoirError):
        match.undo()


@pytest.mark.parametrize("viewer", [-2, 2, 99])
def test_only_seats_and_onlookers_read_the_story(viewer: int) -> None:
    match = pebbles().play("take 1")
    with pytest.raises(BadOption):
        match.story(viewer)


@pytest.mark.parametrize(
    ("old", "new"),
    [("seed: 42", f"seed: {'9' * 19}"), ('"heap": 9', '"heap": 99'), ("players: 2", "players: 9")],
)
def test_what_cannot_begin_is_named_with_its_line(old: str, new: str) -> None:
    with pytest.raises(Malformed) as error:
        read(write(pebbles()).replace(old, new))
    assert error.value.line > 0
