"""Chapters 7 and 8: the empty stump, leaving the pumpkin, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.phantoms_of_halloween.tables import Party, arriving, party


@pytest.mark.paragraph("7.1")
def test_the_last_character_opens_the_exits() -> None:
    t = arriving(3, "", "", "", stump="bat-10")
    assert t.told("handed_out") == ["handed_out"]
    t = arriving(3, "", "", "", stump="ogre+30 bat-10")
    assert t.told("handed_out") == []


@pytest.mark.paragraph("7.1", "6.5")
def test_auction_squares_become_halloween_squares() -> None:
    t = arriving(2, "witch+5", "ogre+30", "", stump="")
    assert t.offers == {"name ogre"}
    t.choose("name ogre", "bid 1", "pass")
    assert t.sees(2, "ogre") == "+30"


@pytest.mark.paragraph("7.1", "6.6")
def test_drawing_does_nothing_then() -> None:
    t = arriving(3, "", "", "", stump="")
    assert (t.actor, t.cash) == (1, [20, 20, 20])


@pytest.mark.paragraph("7.2")
def test_more_than_the_needed_roll_is_enough() -> None:
    """Two squares before black, a 5 is rolled: stop on black, or move five."""
    for choice, place in (("stop", 16), ("walk past", 19)):
        t = party("", "", "", at=[14], dice=[5], stump="").choose("roll")
        assert t.offers == {"stop", "walk past"}
        t.choose(choice)
        assert (t.places[0], t.state.misses[0]) == (place, int(place == 16))


@pytest.mark.paragraph("7.2")
def test_an_exact_roll_ends_on_black() -> None:
    t = party("", "", "", at=[14], dice=[2], stump="").choose("roll")
    assert (t.places[0], t.state.misses[0], t.actor) == (16, 1, 1)


@pytest.mark.paragraph("7.2")
def test_a_smaller_roll_does_not_reach_it() -> None:
    t = party("", "", "", at=[10], dice=[5], stump="").choose("roll")
    assert t.places[0] == 15
    t = party("", "", "", at=[0], dice=[6], stump="").choose("roll")
    assert t.places[0] == 6


def on_black(*hands: str, dice: tuple[int, ...] = (), **fields: Any) -> Party:
    """Seat 0 stands on black, has missed a turn and is to play; the stump is empty."""
    return party(*hands, at=[16], dice=dice, stump="", **fields)


@pytest.mark.paragraph("6.12", "7.3")
def test_first_a_turn_is_missed() -> None:
    t = party("", "", "", at=[14], dice=[5], stump="").choose("roll", "stop", "stay", "stay")
    assert (t.told("missed"), t.actor) == (["missed 0"], 1)
    t.choose("stay", "stay")
    assert (t.actor, t.offers) == (0, {"roll", "stay", "try for six"})


@pytest.mark.paragraph("7.3", "8.1")
def test_a_six_ends_the_game_at_once() -> None:
    t = on_black("witch+5", "", "", dice=(2, 6)).choose("try for six")
    assert t.told("tried") + t.told("left") == ["tried 0 2", "tried 0 6", "left 0"]
    assert t.actor is None
    assert t.state.leaver == 0


@pytest.mark.paragraph("7.3")
def test_three_tries_a_turn() -> None:
    t = on_black("", "", "", dice=(1, 2, 3)).choose("try for six")
    assert t.events[:3] == ["tried 0 1", "tried 0 2", "tried 0 3"]
    assert (t.actor, t.places[0]) == (1, 16)
    t.choose("stay", "stay")
    assert "try for six" in t.offers
    assert on_black("", "", "", dice=(1, 2, 6)).choose("try for six").actor is None


@pytest.mark.paragraph("7.3")
def test_the_stump_must_be_empty() -> None:
    """Whoever came before may try as soon as it is."""
    assert party("", "", "", at=[16]).offers == {"roll"}
    assert "try for six" in party("", "", "", at=[16], stump="").offers


@pytest.mark.paragraph("7.4")
def test_one_may_wait_as_long_as_one_likes() -> None:
    t = on_black("", "", "")
    for _ in range(4):
        assert t.choose("stay").events == ["stayed 0"]
        t.state.stays[1] = t.state.stays[2] = 0
        t.choose("stay", "stay")
        assert t.offers == {"roll", "stay", "try for six"}
    assert t.cash[0] == 20


@pytest.mark.paragraph("7.4")
def test_one_may_walk_on() -> None:
    t = on_black("", "", "", dice=(1,)).choose("roll")
    assert (t.places[0], t.cash[0]) == (17, 23)


@pytest.mark.paragraph("1.1", "8.1", "8.2")
def test_the_most_points_win_whoever_left() -> None:
    t = on_black("witch+5 bat-10", "ogre+30 raven-5", "clown+15", dice=(6,))
    t.choose("try for six")
    assert (t.scores, t.winners) == ([-5, 25, 15], [1])
    assert t.told("counted") == ["counted 0 -5", "counted 1 25", "counted 2 15"]


@pytest.mark.paragraph("8.2")
def test_all_is_turned_up() -> None:
    t = on_black("witch+5", "ogre+30", "clown+15", dice=(6,)).choose("try for six")
    assert [t.sees(-1, c) for c in ("witch", "ogre", "clown")] == ["+5", "+30", "+15"]
    assert "turned_up ogre +30" in t.events


@pytest.mark.paragraph("1.4", "8.2")
def test_money_counts_only_in_a_tie() -> None:
    hands = ("witch+5", "ogre+5", "clown-5")
    won = on_black(*hands, dice=(6,), cash=[9, 11, 40]).choose("try for six")
    assert won.winners == [1]
    shared = on_black(*hands, dice=(6,), cash=[9, 9, 42]).choose("try for six")
    assert shared.winners == [0, 1]


@pytest.mark.paragraph("8.3")
def test_after_the_last_round_the_party_is_over() -> None:
    for turns, ends in ((448, False), (449, True)):
        t = party("witch+5", "ogre+30", "", turns=turns).choose("stay")
        assert (t.actor is None) == ends
        assert bool(t.told("closed")) == ends
    assert (t.winners, t.state.leaver) == ([1], -1)
