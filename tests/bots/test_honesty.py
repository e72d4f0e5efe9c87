"""A mind knows what its seat may know, and nothing else."""

from __future__ import annotations

import random

import numpy as np
import pytest

from manoir.bots.agent import Agent, rows
from manoir.bots.compiled import Thinker
from manoir.bots.thought import Thought
from manoir.conform.sample import Setting, states
from manoir.conform.secrets import imagined
from manoir.kit.layout import put


def thoughts(thinker: Thinker, s: object, seat: int, agent: Agent) -> bytes:
    """The whole tree that a search grows from a state or a view."""
    ways = rows(thinker.game, [agent])
    desk = thinker.desk(1 << 14)
    desk.rng[:] = 7, 11
    put(s, desk.seen[0])  # type: ignore[arg-type]
    search = thinker.machine(thinker.own["search"])
    search(seat, 200, ways.of(0), desk)
    return bytes(desk.tree[: desk.used[0]].tobytes())


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("agent", [Agent(200), Agent(200, forget=0.5), Agent(200, textbook=True)])
def test_hidden_facts_change_no_thought(thinker: Thinker, players: int, agent: Agent) -> None:
    """The same view, the table itself, and another world that looks alike: the same tree."""
    luck = random.Random(players)
    for s in states(Setting(thinker.game, players), 6, luck):
        seat = thinker.game.decider(s)
        thought = thoughts(thinker, s.view(seat), seat, agent)
        assert thoughts(thinker, s, seat, agent) == thought
        assert thoughts(thinker, imagined(thinker.game, s, seat, luck), seat, agent) == thought


@pytest.mark.parametrize("players", [2, 4])
def test_hidden_facts_change_no_thought_that_goes_on(thinker: Thinker, players: int) -> None:
    """The same match as its views, as the table itself and as other worlds that look alike: a seat
    that follows it grows the same trees, decision after decision."""
    game, went_on = thinker.game, 0
    for number in range(2):
        luck, s = random.Random(number), game.new(players, number)
        seat = game.decider(s)
        minds = [Thought(thinker, Agent(1), seed=5, entries=1 << 14) for _ in range(3)]
        worlds = [s.view(seat), s.copy(), imagined(game, s, seat, luck)]
        while not game.over(s) and went_on < 8 * (number + 1):
            choice = luck.choice(game.legal(s))
            if game.decider(s) == seat:
                went_on += minds[0]._trails[0].node > 0
                told = zip(minds, worlds, strict=True)
                found = [mind.consider(world, seat, 100) for mind, world in told]
                assert found[0] == found[1] == found[2]
                trees = [mind._desks[0].tree[: mind._desks[0].used[0]].tobytes() for mind in minds]
                assert trees[0] == trees[1] == trees[2]
                choice = found[0][0].choice
            game.apply(s, choice)
            worlds = [s.view(seat), s.copy(), imagined(game, s, seat, luck)]
            for mind, world in zip(minds, worlds, strict=True):
                mind.follow(choice, world)
    assert went_on > 5


def test_thinking_leaves_the_dice_alone(thinker: Thinker) -> None:
    s = thinker.game.new(2, 3)
    before = s.copy()
    thoughts(thinker, s, thinker.game.decider(s), Agent(200))
    assert s == before


def test_preferences_and_features_are_compiled_as_they_are_written(thinker: Thinker) -> None:
    game, machine = thinker.game, thinker.machine
    weights = np.array(game.mind.weights)
    preference, features = thinker.own["preference"], thinker.own["features"]
    for s in states(Setting(game, 3), 40, random.Random(1)):
        row = machine.row(s)
        for choice in game.legal(s):
            wanted = preference(s, list(weights), choice)
            assert machine(preference)(row, weights, choice) == pytest.approx(wanted)
        for seat in range(3):
            x, y = [0.0] * len(game.mind.estimate), np.zeros(len(game.mind.estimate))
            features(s, seat, x)
            machine(features)(row, seat, y)
            assert y.tolist() == pytest.approx(x)


def test_what_is_forgotten_stays_forgotten_and_is_not_ones_own() -> None:
    from manoir.games.ghooost.mind import forget
    from manoir.games.ghooost.state import State

    def known(share: float, salt: int) -> State:
        s = State()
        s.players = 3
        for p in range(3):
            s.known[p][:] = [1] * 16
        forget(s, 1, share, salt)
        return s

    half = known(0.5, 9)
    assert half.known[1] == [1] * 16
    assert 0 < sum(half.known[0]) < 16
    assert known(0.5, 9) == half
    assert known(0.5, 10) != half
    assert sum(known(1.0, 9).known[0]) == 0
    assert sum(known(0.0, 9).known[0]) == 16
