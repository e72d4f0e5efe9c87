"""Chapter 10: points enough, a house gone quiet, and dawn."""

from __future__ import annotations

from typing import Any

import pytest

from manoir.games.phantom.components import GHOST, PLACE
from tests.games.phantom.tables import House, house


def quiet_house(hand: str = "", other: str = "", **fields: Any) -> House:
    """A house without a card to draw: what is not mentioned is not in the box."""
    mine = {"basement": "boiler-room soul-queen"}
    theirs = {"ground": "hall spirit-queen", "basement": "laundry", "garden": "old-well"}
    words = " ".join([hand, other, *mine.values(), *theirs.values()]).split()
    return house(
        hand,
        other,
        mine,
        theirs,
        ghost_cards={name: name in words for name in GHOST.names},
        place_cards={name: name in words for name in PLACE.names},
        ghost_pile=[],
        place_pile=[],
        dealt=1,
        **fields,
    )


@pytest.mark.paragraph("10.1")
def test_a_win_in_the_middle_of_a_turn() -> None:
    """Given ten points, when the second card captures, no further card is laid or drawn."""
    t = house(
        "nursery tunnel attic",
        mine={"garden": "hanging-tree soul-knocker"},
        here={"garden": "girl"},
        captured=("cymon robert john", "mary"),
    )
    t.choose("lay nursery first", "lay tunnel garden", "capture girl")
    assert t.actor is None
    assert t.told("won") == ["won 0 12"]
    assert (t.scores, t.winners) == ([12, 3], [0])


@pytest.mark.paragraph("10.2")
def test_two_quiet_turns_end_the_game() -> None:
    """Given nothing to draw, when both players lay nothing, nothing more can happen, and that is
    told. More points win."""
    t = quiet_house("attic", "library", captured=("girl", "john"))
    t.choose("stop")
    assert (t.actor, t.state.quiet) == (1, 1)
    t.choose("stop")
    assert t.actor is None
    assert t.told("died_out") == ["died_out"]
    assert t.winners == [1]


@pytest.mark.paragraph("10.2")
def test_equal_points_are_a_draw() -> None:
    """Given three points each, both have won."""
    t = quiet_house(captured=("mary", "john")).choose("stop", "stop")
    assert t.winners == [0, 1]


@pytest.mark.paragraph("10.2")
def test_a_card_laid_breaks_the_quiet() -> None:
    """Given one quiet turn, when the other player lays a card, the count begins anew."""
    t = quiet_house("attic", "library").choose("stop", "lay library ground", "stop")
    assert (t.actor, t.state.quiet) == (0, 0)
    t.choose("stop")
    assert t.actor == 1


@pytest.mark.paragraph("10.2")
def test_a_card_drawn_or_a_capture_breaks_the_quiet() -> None:
    """A turn in which one only draws, or only captures, is not quiet."""
    t = house(quiet=1).choose("stop", "draw ghost", "draw ghost", "draw ghost")
    assert (t.actor, t.state.quiet) == (1, 0)
    t = quiet_house(
        here={"basement": "girl"}, threshold={"girl": 3}, quiet=1, step="capture", draws=0
    )
    t.choose("capture girl", "stop")
    assert (t.actor, t.state.quiet) == (1, 0)


@pytest.mark.paragraph("10.3")
@pytest.mark.parametrize(("turns", "ends"), [(78, False), (79, True)])
def test_dawn(turns: int, ends: bool) -> None:
    """After 40 turns of each player the game is over; more points win."""
    t = house(turns=turns, captured=("girl", "")).choose("stop")
    t.choose("draw ghost", "draw ghost", "draw place")
    assert (t.actor is None) == ends
    if ends:
        assert t.told("dawned") == ["dawned"]
        assert t.winners == [0]


@pytest.mark.paragraph("10.3")
def test_another_dawn() -> None:
    """The option says after how many turns of each player."""
    t = house(turns=9, turn_limit=5).choose("stop", "draw ghost", "draw ghost", "draw ghost")
    assert t.actor is None


@pytest.mark.paragraph("10.1", "11.2")
def test_when_everybody_is_captured_the_game_is_over() -> None:
    """Given a small box and a goal out of reach, the last capture ends it all the same."""
    t = house(
        mine={"garden": "hanging-tree soul-knocker graveyard greenhouse"},
        here={"garden": "girl"},
        people={
            name: name == "girl" for name in ("john", "mary", "robert", "sarah", "boy", "cymon")
        }
        | {"girl": True},
        pile=[],
        goal=21,
        step="capture",
    )
    t.choose("capture girl")
    assert t.actor is None
    assert t.scores == [3, 0]
