"""Bots of The Phantom Society: what they believe, and how they like choices."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest

import manoir
from manoir.bots.agent import Agent
from manoir.bots.bot import Bot
from manoir.games.phantom_society import PHANTOM_SOCIETY
from manoir.games.phantom_society.components import HIGHEST_BID, LOWEST_BID, PLACE
from manoir.games.phantom_society.knowledge import SCRATCH
from manoir.games.phantom_society.state import State
from manoir.lab.learn import sides_of
from tests.games.phantom_society.tables import bidding, laying, playing

# The module, which the function of the same name hides.
mind = sys.modules["manoir.games.phantom_society.mind"]
MIND = PHANTOM_SOCIETY.mind


def scratch() -> tuple[list[int], list[int]]:
    return [0] * SCRATCH, [0] * SCRATCH


def believed(view: State) -> dict[str, float]:
    w = Agent().weighing(MIND)
    mind.ponder(view, w, *scratch())
    return {name: mind.belief(w, place) for place, name in enumerate(PLACE.names)}


def liked(s: Any, kind: str, *parameters: int) -> float:
    w = Agent().weighing(MIND)
    mind.ponder(s, w, *scratch())
    return float(MIND.preferences[kind](s, w, *parameters))


def test_every_ghost_is_believed_to_be_somewhere() -> None:
    """Four colours, nine places each: a ninth for every place, until something is seen."""
    fresh = believed(playing().state.view(0))
    assert sum(fresh.values()) == pytest.approx(4)
    assert fresh["a1"] == pytest.approx(1 / 9)
    seen = believed(playing(taken="d2 c3 b5").state.view(0))
    assert seen["c3"] == pytest.approx(1)
    assert seen["c1"] == 0
    assert seen["a5"] > 1 / 9 > seen["f2"]


@pytest.mark.parametrize("players", [2, 4])
def test_bots_believe_what_they_imagine(players: int) -> None:
    """What is believed of each place is how often a ghost is imagined there."""
    luck, draws = random.Random(3), 300
    for seed in range(6):
        s = PHANTOM_SOCIETY.new(players, seed, {"shuffled": True})
        while not s.over and s.turns < 5:
            PHANTOM_SOCIETY.apply(s, luck.choice(PHANTOM_SOCIETY.legal(s)))
        if s.over:
            continue
        view, exact = s.view(0), dict.fromkeys(PLACE.names, 0.0)
        for _ in range(draws):
            world = PHANTOM_SOCIETY.imagine(view, 0, [luck.getrandbits(32), 1])
            for colour in range(4):
                exact[PLACE.names[world.ghost[colour]]] += 1 / draws
        for name, share in believed(view).items():
            assert share == pytest.approx(exact[name], abs=0.12)


def test_hunters_like_cheap_rooms_that_are_suspected() -> None:
    """After d2, of the rooms around it: a 1 before a 6; and a room far away after both."""
    order = by_liking(playing(taken="d2").state.view(0))
    assert order.index("c1") < order.index("c3") < order.index("a5")


def test_masters_do_not_betray_their_own() -> None:
    """A room over a ghost of the team is the last that a master likes, a winning one the first."""
    s = playing("green c3 red d6", "blue a5 white d3").state
    assert by_liking(s)[-1] == "d3"
    near = playing(target=6).state
    assert set(by_liking(near)[:2]) == {"b3", "d3"}


def by_liking(s: State) -> list[str]:
    """The rooms that may be taken, best liked first."""
    places = [PHANTOM_SOCIETY.kind(c).values(c)["place"] for c in PHANTOM_SOCIETY.legal(s)]
    return [PLACE.names[p] for p in sorted(places, key=lambda p: -liked(s, "take", p))]


def test_dear_rooms_inside_for_masters_and_in_corners_for_hunters() -> None:
    hunter = laying().choose("pick blue-6").state
    assert liked(hunter, "put", PLACE.names.index("a1")) > liked(
        hunter, "put", PLACE.names.index("c3")
    )
    master = laying(laid="a1").choose("pick red-6").state
    assert liked(master, "put", PLACE.names.index("a6")) < liked(
        master, "put", PLACE.names.index("c3")
    )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("agent", [Agent(0), Agent(200)])
def test_bids_go_round_the_even_target(players: int, agent: Agent) -> None:
    """Those who look ahead gain most as masters, and so dare more."""
    s, w = bidding(players=players).state, agent.weighing(MIND)
    bids = range(LOWEST_BID, HIGHEST_BID + 1)
    best = max(bids, key=lambda bid: mind.prefer_make_bid(s, w, bid))
    habit, foresight = (row[players] for row in mind.EVEN_TARGET)
    assert best == (foresight if agent.iterations else habit)
    assert habit < foresight


def test_sides_and_habits() -> None:
    """Partners are one side; only turns of the own side in the play are searched."""
    assert [sides_of(PHANTOM_SOCIETY, n) for n in (2, 3, 4)] == [[0, 1], [0, 1, 1], [0, 1, 0, 1]]
    s = playing().state
    assert not mind.by_habit(s, 1, 3)
    assert mind.by_habit(s, 1, 0)
    assert mind.by_habit(laying().state, 0, 0)


@pytest.mark.parametrize("level", [1, 2])
def test_bots_play_to_the_end_from_their_views(level: int) -> None:
    """Laying, bidding, hiding and play; what a bot is given is a view."""
    match = manoir.new("phantom-society", 3, seed=level, options={"master_game": True})
    bots = [Bot("phantom-society", level, 3, seed) for seed in range(3)]
    while not match.over:
        seat = match.actor
        assert seat is not None
        match.play(bots[seat].choose(match.view(seat), seat))
    assert match.winners
