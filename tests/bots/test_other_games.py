"""One search for all games: with teams, without a mind, with many choices, with a posterior."""

from __future__ import annotations

import pytest

from manoir.bots.agent import RANDOM, Agent
from manoir.bots.compiled import Thinker
from manoir.bots.thought import Idea, Thought
from manoir.games import find
from manoir.kit.game import Game
from manoir.kit.mind import Mind
from manoir.lab import learn
from tests.toys import crowd, pebbles
from tests.toys.vigil import VIGIL


def thought_of(game: Game[crowd.State], agent: Agent, simulations: int) -> list[Idea]:
    """What the second to name a number thinks."""
    s = game.new(2, 1)
    game.apply(s, crowd.name(100))
    return Thought(Thinker(game), agent, seed=1).consider(s.view(1), 1, simulations)


def test_without_a_mind_a_game_is_still_searched() -> None:
    """A new game plays with none of it, weaker."""
    game = find("ghooost")
    mind, game.mind = game.mind, Mind()
    try:
        bare = Thinker(game)
        share = learn.paired(bare, [Agent(30, cut=400), Agent(RANDOM)], 2, range(3))
    finally:
        game.mind = mind
    assert share.mean() >= 0.5


def test_a_game_that_can_be_solved_is_solved() -> None:
    """Leave the other a multiple of four pebbles."""
    thinker = Thinker(pebbles.PEBBLES)
    for heap in (5, 6, 7, 9):
        s = pebbles.PEBBLES.new(2, 1)
        s.heap = heap
        found = Thought(thinker, Agent(), seed=1).consider(s.view(s.actor), s.actor, 2000)
        assert found[0].choice == pebbles.take(heap % 4)


@pytest.mark.parametrize("players", [2, 4])
def test_teams_share_their_score_and_beat_chance(players: int) -> None:
    """Two against two, with secret deciders, dice, and worlds that the game itself imagines."""
    thinker = Thinker(VIGIL)
    share = learn.paired(thinker, [Agent(200), Agent(RANDOM)], players, range(40))
    assert share.mean() > 0.55


def test_a_posterior_of_the_games_own_is_believed() -> None:
    """The first named 100, unseen. Who believes that people name 200 to 249 answers 250 or more."""
    found = thought_of(crowd.CROWD, Agent(), 4000)
    assert found[0].choice >= 249
    assert found[0].value > 0.95


def test_many_choices_are_tried_by_and_by_the_likely_first() -> None:
    narrow, open_to_all = (
        [idea for idea in thought_of(crowd.PREFERRING, Agent(wide=wide), 200) if idea.visits]
        for wide in (4.0, 0.0)
    )
    assert len(narrow) <= 4 + 200**0.5 + 1 < len(open_to_all)
    assert min(idea.choice for idea in narrow) > crowd.MOST - 30
    later = [idea for idea in thought_of(crowd.PREFERRING, Agent(wide=4.0), 5000) if idea.visits]
    assert len(later) > 2 * len(narrow)
