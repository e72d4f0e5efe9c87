"""Chapters 10 and 11: bids, roles by bids, and tournaments."""

from __future__ import annotations

from typing import Any

import pytest

import manoir
from manoir.games.phantom_society import PHANTOM_SOCIETY
from manoir.kit.event import story
from manoir.kit.sight import Peeked
from tests.games.phantom_society.tables import bidding, laying, playing

EVEN = {f"bid {n}" for n in range(30, 60, 2)}
ODD = {f"bid {n}" for n in range(31, 60, 2)}


@pytest.mark.paragraph("10.1", "2.4")
def test_nobody_has_a_role_while_rooms_are_laid() -> None:
    """Anybody may lay the first room, and nothing is decided."""
    games = [PHANTOM_SOCIETY.new(4, seed, {"master_game": True}) for seed in range(30)]
    assert {s.first for s in games} == {0, 1, 2, 3}
    assert games[0].role == [0, 0, 0, 0]
    assert laying(role=["undecided", "undecided"], master_game=True).state.goal == 0


@pytest.mark.paragraph("10.1")
def test_after_the_last_room_come_the_bids() -> None:
    """Whoever laid the first room bids first."""
    match = manoir.new("phantom-society", 4, seed=3, options={"master_game": True})
    first = match.actor
    while match.state.step < 2:
        match.play(match.choices()[0])
    assert match.actor == first
    assert {choice.notation for choice in match.choices()} in (EVEN, ODD)


@pytest.mark.paragraph("10.2")
def test_the_decks() -> None:
    """Scenario 14: deck A offers 30, 32 … 58, deck B 31, 33 … 59."""
    t = bidding()
    assert t.offers == EVEN
    t.choose("bid 48")
    assert t.offers == ODD
    assert bidding(even="second").offers == ODD
    drawn = {PHANTOM_SOCIETY.new(2, seed, {"master_game": True}).even for seed in range(20)}
    assert drawn == {0, 1}


@pytest.mark.paragraph("10.2")
def test_everybody_sees_who_has_which_deck() -> None:
    match = manoir.new("phantom-society", 2, seed=3, options={"master_game": True})
    assert match.story(-1)[1]["event"] == "got_deck_a"
    assert match.view(-1).even == match.state.even


@pytest.mark.paragraph("10.3")
def test_a_bid_is_its_teams_secret() -> None:
    """Scenario 14: partners see it, the others only that it was made."""
    t = bidding().choose("bid 48")
    made = {"event": "made_bid", "seat": 0, "bid": 48, "why": "10.3"}
    assert all(story(t.state, viewer) == [made] for viewer in (0, 2))
    assert all(story(t.state, viewer) == [{**made, "bid": None}] for viewer in (-1, 1, 3))
    assert t.state.view(2).bid[0] == 48
    with pytest.raises(Peeked):
        assert t.state.view(1).bid[0] == 48
    assert t.actor == 1


@pytest.mark.paragraph("10.4")
def test_the_higher_bid_masters_and_the_lower_is_the_target() -> None:
    """Scenario 13: bids of 48 and 37."""
    t = bidding().choose("bid 48", "bid 37")
    assert t.events == ["made_bid 1 37", "opened_bids 48 37"]
    assert t.state.role == [2, 1, 2, 1]
    assert t.state.goal == 37
    assert t.state.view(-1).bid == [48, 37, 48, 37]


@pytest.mark.paragraph("10.4")
def test_the_second_team_may_win_the_bid() -> None:
    t = bidding().choose("bid 30", "bid 59")
    assert t.state.role == [1, 2, 1, 2]
    assert t.state.goal == 30


@pytest.mark.paragraph("10.5")
@pytest.mark.parametrize(
    ("first", "masters"), [(0, [0, 0, 2, 2]), (3, [0, 0, 2, 2]), (2, [2, 2, 0, 0])]
)
def test_the_first_master_in_the_order_of_laying(first: int, masters: list[int]) -> None:
    """Given that the first team won the bid, its first chair after the first layer begins."""
    t = bidding(first=first)
    for _ in range(2):
        t.choose("bid 48" if t.state.teams[t.actor or 0] == 0 else "bid 37")
    hid = []
    for place in "a1 b1 c1 d1".split():
        hid.append(t.actor)
        t.choose(f"hide {place}")
    assert hid == masters
    assert t.actor == masters[0]


@pytest.mark.paragraph("10.6")
def test_alone_against_two() -> None:
    """Three players: the one who is alone wins the bid, hides all, and the others hunt in turn."""
    t = bidding(players=3, first=1).choose("bid 41", "bid 50")
    assert t.state.role[:3] == [2, 1, 1]
    t.choose("hide c3", "hide d6", "hide a5", "hide f6")
    order = []
    for place in "d3 a1 b5 f1".split():
        order.append(t.actor)
        t.take(place)
    assert order == [0, 2, 0, 1]


@pytest.mark.paragraph("10.6")
def test_two_players_bid_as_well() -> None:
    t = bidding(players=2).choose("bid 50", "bid 41")
    assert t.state.role[:2] == [2, 1]
    assert t.state.goal == 41
    assert t.actor == 0


@pytest.mark.paragraph("11.1")
def test_the_next_game_begins_at_once() -> None:
    """Same teams, an empty floor, new lots; what was scored stays."""
    t = playing(target=2, games=2, taken="").take("d2")
    assert t.told("began")[0].endswith(" 2")
    assert t.state.games_over == 1
    assert t.state.over == 0
    assert not any(t.state.room)
    assert not any(t.state.ghost)
    assert sum(t.state.stock) == 36
    assert (t.state.damage, t.state.turns, t.state.hidden_n) == (0, 0, 0)
    assert t.scores == [0, 1, 0, 1]


@pytest.mark.paragraph("11.1", "8.3")
def test_the_truth_is_told_before_the_next_game() -> None:
    t = playing(target=2, games=2).take("d2")
    assert len(t.told("came_out")) == 4


@pytest.mark.paragraph("11.2")
def test_the_difference_of_the_bids() -> None:
    """Scenario 13: bids of 48 and 37, so whoever wins scores 11, here the hunters."""
    fields: dict[str, Any] = {
        "master_game": True,
        "opened": True,
        "bid": [48, 37, 48, 37],
        "role": ["master", "hunter"],
    }
    t = playing(taken="d2 c3 b5 d6 b4 a5 e5", target=45, goal=37, **fields).take("f6")
    assert t.told("scored") == ["scored second 11"]
    assert t.scores == [0, 11, 0, 11]


@pytest.mark.paragraph("11.2")
def test_without_bids_a_win_is_one_point() -> None:
    assert playing(target=2).take("d2").told("scored") == ["scored second 1"]


@pytest.mark.paragraph("11.3")
@pytest.mark.parametrize(
    ("points", "winners"),
    [([0, 0, 0, 0], [1, 3]), ([1, 0, 1, 0], [0, 1, 2, 3]), ([2, 0, 2, 0], [0, 2])],
)
def test_the_most_points(points: list[int], winners: list[int]) -> None:
    """After the last game; on equal points both teams have won."""
    t = playing(target=2, games=3, games_over=2, points=points).take("d2")
    assert t.actor is None
    assert t.winners == winners
