"""What a game may not declare, and calls that make no sense: refused in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

import pytest

from manoir.errors import BadOption, UnknownChoice
from manoir.kit import Record, event, everyone, field, named, owner, seats, seen_by, upto
from manoir.kit.derive.determinise import determinise_source
from manoir.kit.machine import Machine
from manoir.play.match import Match
from tests.toys.pebbles import PEBBLES
from tests.toys.vigil import VIGIL

SEAT, CARD = seats(2), named("Card", "owl bat")
Card = Annotated[int, CARD]
Place = Annotated[int, upto(2)]


class State(Record):
    looked = field("who looked, by place", 3, of=upto(3), seen=everyone)
    saw = field("who saw, by card", SEAT, CARD, of=upto(3), seen=everyone)
    hand_n = field("cards in hand", SEAT, of=upto(9), seen=everyone)
    hand = field("hands", SEAT, CARD, of=upto(4), seen=seen_by(saw), length=hand_n, zone=True)


def test_a_row_of_counts_is_dealt_as_a_whole() -> None:
    with pytest.raises(TypeError, match="a row of counts is dealt as a whole"):
        determinise_source(State)


def found(s: Any, place: Any, card: Any) -> None:
    """No parameter is a seat."""


found.__annotations__ = {"s": State, "place": Place, "card": Card}


def test_a_parameter_of_an_event_has_no_place() -> None:
    with pytest.raises(TypeError, match="only a field can be, place by place"):
        event("1", everyone, card=seen_by(State.fields["looked"]))(found)


def test_an_event_for_its_owner_needs_a_seat() -> None:
    with pytest.raises(TypeError, match="has no seat"):
        event("2", owner)(found)


def test_zones_need_a_box_also_beside_a_determinise_of_ones_own() -> None:
    with pytest.raises(TypeError, match="box does not say how many"):
        replace(VIGIL, box={})


def test_a_game_needs_choices() -> None:
    with pytest.raises(TypeError, match="a game needs choices"):
        replace(PEBBLES, state=State)  # type: ignore[arg-type]


def test_names_are_lower_case() -> None:
    with pytest.raises(ValueError, match="lower case"):
        named("Bird", "Owl bat")


@pytest.mark.parametrize("choice", [2.5, None, [1]])
def test_what_is_neither_number_nor_text_is_no_choice(choice: Any) -> None:
    with pytest.raises(UnknownChoice):
        Match(PEBBLES, 2, 1).play(choice)


def test_without_threads_nobody_plays() -> None:
    with pytest.raises(BadOption, match="threads"):
        Machine(PEBBLES).play_games(2, 0, 3, threads=0)
