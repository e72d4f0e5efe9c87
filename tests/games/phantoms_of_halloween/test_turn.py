"""Chapter 3: stay or roll, and squares without effect."""

from __future__ import annotations

import pytest

from tests.games.phantoms_of_halloween.tables import arriving, party


@pytest.mark.paragraph("3.1", "6.1", "6.2")
@pytest.mark.parametrize("place", [1, 4, 7, 12, 15])
def test_one_may_stay_on_green_and_red_for_two_turns(place: int) -> None:
    for stays, offers in ((0, {"roll", "stay"}), (1, {"roll", "stay"}), (2, {"roll"})):
        t = party("witch+5", "", "", at=[place], stays=[stays, 0, 0])
        assert t.offers == offers


@pytest.mark.paragraph("3.1")
@pytest.mark.parametrize("place", [0, 2, 3, 5, 6, 8, 9, 10, 11, 13, 14])
def test_on_other_squares_one_has_to_roll(place: int) -> None:
    assert party("witch+5", "", "", at=[place]).offers == {"roll"}


@pytest.mark.paragraph("3.1")
def test_staying_is_said_before_the_roll() -> None:
    """Whoever stays does not roll, and the next player is on turn."""
    t = party("", "", "", at=[1]).choose("stay")
    assert t.events == ["stayed 0", "received 0 3"]
    assert (t.actor, t.state.active, t.places[0]) == (1, 1, 1)


@pytest.mark.paragraph("1.5", "3.2")
@pytest.mark.parametrize(("start", "die", "end"), [(1, 6, 7), (12, 1, 13), (28, 5, 1), (31, 2, 1)])
def test_whoever_rolls_moves_exactly_so_far(start: int, die: int, end: int) -> None:
    """Round the pumpkin, and from its last square on to its first."""
    t = party("", "", "", at=[start], dice=[die]).choose("roll")
    assert t.events[0] == f"rolled 0 {die}"
    assert t.told("moved")[0].startswith(f"moved 0 {end} ")
    assert t.places[0] == end


@pytest.mark.paragraph("3.2")
def test_stays_are_counted_anew_on_every_square() -> None:
    t = party("", "", "", at=[4], stays=[2, 0, 0], dice=[3]).choose("roll")
    assert (t.places[0], t.state.stays[0], t.cash[0]) == (7, 0, 25)


@pytest.mark.paragraph("2.3", "3.1")
def test_turns_go_round() -> None:
    t = party("", "", "")
    for seat in (0, 1, 2, 0):
        assert (t.actor, t.state.active) == (seat, seat)
        t.choose("stay")
    assert t.state.turns == 4


@pytest.mark.paragraph("3.3")
@pytest.mark.parametrize("place", [5, 8, 9, 11, 14])
def test_without_characters_nothing_happens(place: int) -> None:
    """Exchange, Halloween, unmask, sell and phew need a character to choose."""
    t = arriving(place, "", "", "")
    assert (t.actor, t.offers) == (1, {"roll", "stay"})
    assert t.cash == [20, 20, 20]


@pytest.mark.paragraph("3.3", "6.7", "6.9")
def test_one_character_on_the_wrong_side_is_not_enough() -> None:
    """An exchange takes two sides; at Halloween one's own characters are of no use."""
    assert arriving(5, "", "witch+5", "").actor == 1
    assert arriving(5, "witch+5", "", "").actor == 1
    assert arriving(8, "witch+5", "", "").actor == 1
