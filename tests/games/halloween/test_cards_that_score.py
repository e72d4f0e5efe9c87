"""14 Cards that score at the end: 12 21 22 26 27 31 40 41."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.halloween.tables import Night, night


def at_the_end(**fields: Any) -> Night:
    """The last turn of the last round is over; seat 0 began second to last, so it plays it."""
    points = fields.pop("points", 0)
    t = night(first=1, ending=True, done="first second third", points=[points], **fields)
    return t.choose("end turn")


@pytest.mark.paragraph("14.12", "10.2")
def test_12_coloured_cards() -> None:
    """3 points for each, this one included: 12, 3 and 4, but not the grey 51."""
    t = at_the_end(cards=[12, 3, 4, 51])
    assert t.points == 9
    assert "scored 0 12 9" in t.events


@pytest.mark.paragraph("14.21")
@pytest.mark.parametrize(("fear", "points"), [(0, 0), (2, 0), (3, 2), (8, 4), (9, 6)])
def test_21_sets_of_three_fear(fear: int, points: int) -> None:
    assert at_the_end(cards=[21], fear=fear).points == points


@pytest.mark.paragraph("14.22")
@pytest.mark.parametrize(
    ("lowest", "points"), [("blue", 0), ("green", 1), ("yellow", 2), ("orange", 5), ("red", 8)]
)
def test_22_the_lowest_section(lowest: str, points: int) -> None:
    assert at_the_end(cards=[22], levels=f"red {lowest} red").points == points


@pytest.mark.paragraph("14.26")
@pytest.mark.parametrize(
    ("tokens", "points"), [("blue", 0), ("blue red", 3), ("red red red blue green", 6)]
)
def test_26_any_two_tokens(tokens: str, points: int) -> None:
    assert at_the_end(cards=[26], tokens=tokens).points == points


@pytest.mark.paragraph("14.27")
def test_27_red_tokens() -> None:
    assert at_the_end(cards=[27], tokens="red red blue").points == 6


@pytest.mark.paragraph("14.31")
@pytest.mark.parametrize(
    ("players", "haunts", "shared", "points"),
    [(3, "church red", "", 20), (2, "church red", "school blue", 24), (4, "", "", 24)],
)
def test_31_haunt_tokens_not_placed(players: int, haunts: str, shared: str, points: int) -> None:
    """Two players count their tokens of the shared colour too."""
    first = 1 % players
    t = night(
        players=players,
        first=first,
        ending=True,
        done="first second third",
        cards=[31],
        haunts={0: haunts},
        shared={0: shared},
    )
    assert t.choose("end turn").points == points


@pytest.mark.paragraph("14.40")
def test_40_tokens_of_all_five_colours() -> None:
    assert at_the_end(cards=[40], tokens="blue green yellow orange red " * 2 + "red").points == 24
    assert at_the_end(cards=[40], tokens="blue green yellow orange orange").points == 0


@pytest.mark.paragraph("14.41", "10.2")
def test_41_a_tenth_of_everything_else() -> None:
    """Counted last: 38 points and 2 by card 21 make 40, and that makes 4 more."""
    t = at_the_end(cards=[21, 41], fear=3, points=38)
    assert (t.points, t.told("scored")) == (44, ["scored 0 21 2", "scored 0 41 4"])


@pytest.mark.paragraph("10.2")
def test_tokens_count_for_every_card() -> None:
    """26, 27 and 40 look at the same tokens, and use none of them up."""
    t = at_the_end(cards=[26, 27, 40], tokens="blue green yellow orange red red")
    assert t.points == 9 + 6 + 12
