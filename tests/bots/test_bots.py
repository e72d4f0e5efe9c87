"""Bots at a table, thoughts, and what is measured of them."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import manoir
from manoir.bots.agent import RANDOM, Agent
from manoir.bots.bot import Bot, readiness
from manoir.bots.compiled import Thinker, bind
from manoir.bots.levels import LEVELS, agent_of
from manoir.bots.thought import Idea, Thought, chosen, is_clear, merged
from manoir.errors import BadOption
from manoir.games import find
from manoir.kit.mind import Mind
from manoir.lab import ladder, learn


def test_every_level_plays_a_match_to_its_end() -> None:
    """Until the search is ready a bot answers by preference; then it thinks."""
    for ready, level in itertools.product((False, True), range(1, 5)):
        if ready:
            readiness("ghooost").wait()
        match = manoir.new("ghooost", 2, seed=level)
        bots = [Bot("ghooost", level, 2, seed) for seed in (1, 2)]
        while not match.over and len(match.history) < 60:
            seat = match.actor
            assert seat is not None
            match.play(bots[seat].choose(match.view(seat), seat))
        assert match.history


def test_the_highest_level_thinks_by_the_clock() -> None:
    readiness("ghooost").wait()
    match = manoir.new("ghooost", 2, seed=5)
    bot = Bot("ghooost", 5, 2, 1)
    seat = match.actor
    assert seat is not None
    choice = bot.choose(match.view(seat), seat)
    assert choice in [c.id for c in match.choices()]


@pytest.mark.parametrize("level", [0, 6, -1])
def test_a_level_that_does_not_exist(level: int) -> None:
    with pytest.raises(BadOption, match="there are 1 to 5"):
        Bot("ghooost", level, 2, 1)


def test_levels_rise() -> None:
    assert [level.number for level in LEVELS] == [1, 2, 3, 4, 5]
    assert agent_of(4, 4).iterations == 2 * agent_of(4, 2).iterations
    assert agent_of(3, 2, salt=5).salt == 5


def test_two_threads_think_as_many_simulations_as_one(thinker: Thinker) -> None:
    s = find("ghooost").new(2, 3)
    seat = thinker.game.decider(s)
    for threads in (1, 2):
        thought = Thought(thinker, Agent(200), seed=1, threads=threads)
        found = thought.consider(s.view(seat), seat, iterations=200)
        assert sum(idea.visits for idea in found) == 200
        assert {idea.choice for idea in found} <= set(thinker.game.legal(s))
        assert all(0 <= idea.value <= 1 for idea in found)


def test_ideas_of_threads_add_up() -> None:
    found = merged([[Idea(1, 10, 0.5)], [Idea(1, 30, 0.9), Idea(2, 50, 0.1)]])
    assert [(idea.choice, idea.visits) for idea in found] == [(2, 50), (1, 40)]
    assert found[1].value == pytest.approx(0.8)


def test_when_a_choice_is_clear() -> None:
    assert is_clear([Idea(1, 1, 0.5)])
    assert is_clear([Idea(1, 4000, 0.5), Idea(2, 100, 0.5)])
    assert not is_clear([Idea(1, 4000, 0.5), Idea(2, 1000, 0.5)])
    assert not is_clear([Idea(1, 100, 0.5), Idea(2, 1, 0.5)])


def test_heat_lets_equals_take_turns_and_no_others() -> None:
    found = [Idea(1, 60, 0.50), Idea(2, 50, 0.499), Idea(3, 5, 0.2), Idea(4, 0, 0.0)]
    luck = np.random.default_rng(1)
    assert chosen(found, 0.0, luck) == 1
    assert {chosen(found, 0.004, luck) for _ in range(200)} == {1, 2}


def test_search_beats_preference_and_preference_beats_chance(thinker: Thinker) -> None:
    for players in (2, 4):
        by_liking = learn.paired(thinker, [Agent(), Agent(RANDOM)], players, range(60))
        assert by_liking.mean() > 0.9
    searching = learn.paired(thinker, [Agent(120), Agent()], 2, range(8))
    assert searching.mean() > 0.7


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


def test_what_the_end_is_worth() -> None:
    """By the score, or by who wins: then one point more is everything, and a draw is half."""
    game = find("ghooost")
    s, u = game.new(3, 1), [0.0] * 8
    s.over, s.out_n, s.place = 1, 2, [1, 2, 0, 0, 0, 0]
    for win_only, wanted in ((False, [1.0, 1.0, 0.0]), (True, [0.5, 0.5, 0.0])):
        mind, game.mind = game.mind, replace(game.mind, win_only=win_only)
        try:
            bind(game)["utilities"](s, u)
        finally:
            game.mind = mind
        assert u[:3] == wanted


# ---- the ladder ----


def test_a_pairing_is_settled_when_it_knows() -> None:
    assert not ladder.Pairing("a", "b", 2, [1.0] * 5).settled
    assert ladder.Pairing("a", "b", 2, [1.0] * 30).settled
    assert ladder.Pairing("a", "b", 2, [0.0] * 30).settled
    assert not ladder.Pairing("a", "b", 2, [0.0, 1.0, 1.0, 0.0, 1.0] * 4).settled


def test_an_interval_is_honest_where_all_went_one_way() -> None:
    assert ladder.Pairing("a", "b", 2, [1.0] * 20).reach > 0.05


def test_the_ladder_goes_on_from_what_was_kept(thinker: Thinker, tmp_path: Path) -> None:
    keep = tmp_path / "ladder.jsonl"
    told: list[int] = []
    rungs = ladder.climb(thinker, 2, lambda p: told.append(len(p.shares)), keep, most=10)
    assert [p.one for p in rungs] == [f"level {n}" for n in range(1, 6)]
    assert told
    again = ladder.climb(
        thinker, 2, lambda p: pytest.fail("nothing is left to play"), keep, most=10
    )
    assert [p.shares for p in again] == [p.shares for p in rungs]
    ratings = ladder.ratings(rungs)
    assert [name for name, *_ in ratings[:2]] == ["random", "level 1"]
    assert ratings[0][1] < 0 == ratings[1][1]
    assert rungs[0].as_row()["deals"] == 10
    few = ladder.climb(thinker, 2, lambda _: None, most=3)
    assert [len(p.shares) for p in few] == [3] * 5


# ---- learning ----


def test_fitting_makes_the_estimate_less_surprised(thinker: Thinker, tmp_path: Path) -> None:
    said: list[str] = []
    found = learn.fit(thinker, Agent(), (2, 3), 40, 10, said.append)
    assert len(found) == len(thinker.game.mind.estimate)
    before, after = (float(line.split()[-2]) for line in said)
    assert after <= before + 0.01
    learn.write(tmp_path / "mind.json", [1.0], ["a", "b"], [2.0, 3.0])
    assert '"a": 2.0' in (tmp_path / "mind.json").read_text(encoding="utf-8")


def test_tuning_plays_and_tells(thinker: Thinker) -> None:
    said: list[str] = []
    found = learn.tune(thinker, 1, 4, 2, (2,), said.append)
    assert len(found) == len(thinker.game.mind.weights)
    assert len(said) == 1
