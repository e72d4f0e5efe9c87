"""Bots at a table, and how strong they are."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace

import pytest

import manoir
from manoir.bots.agent import RANDOM, Agent
from manoir.bots.bot import Bot, readiness
from manoir.bots.compiled import Thinker, bind
from manoir.bots.levels import LEVELS, agent_of
from manoir.bots.table import Chance, Player, make_choice
from manoir.errors import BadOption
from manoir.games import find
from manoir.lab import learn
from manoir.play.match import Match
from tests.toys.vigil import VIGIL
from tests.toys.vigil.rules import pledge


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


def test_the_highest_level_thinks_by_the_clock_and_goes_on_from_there() -> None:
    readiness("ghooost").wait()
    match = manoir.new("ghooost", 2, seed=5)
    bots: dict[int, Player] = {p: Bot("ghooost", 5, 2, p, seconds=0.01) for p in (0, 1)}
    for _ in range(30):
        seat = match.actor
        assert seat is not None
        choice = bots[seat].choose(match.view(seat), seat)
        assert choice in [c.id for c in match.choices()]
        make_choice(match, choice, bots)


def test_the_highest_level_takes_a_quarter_of_its_time_on_average() -> None:
    readiness("ghooost").wait()
    match, clock = manoir.new("ghooost", 2, seed=5), itertools.count(step=0.01)
    bot = Bot("ghooost", 5, 2, 1, seconds=2.0, clock=lambda: float(next(clock)))
    seat = match.actor
    assert seat is not None
    view, decisions = match.view(seat), 40
    for _ in range(decisions):
        bot.choose(view, seat)  # the same hard one again and again
    assert next(clock) <= (2.0 + 0.5 * decisions) * 1.1


def test_a_bot_by_chance_chooses_what_is_allowed() -> None:
    match = manoir.new("ghooost", 3, seed=5)
    bots: dict[int, Player] = dict.fromkeys(range(3), Chance(match.game, random.Random(1)))
    while (seat := match.actor) is not None and len(match.history) < 50:
        make_choice(match, bots[seat].choose(match.view(seat), seat), bots)
    assert len(match.history) == 50


def test_a_bot_is_told_of_secret_choices_only_that_they_were_made() -> None:
    told: list[int | None] = []

    class Listener(Chance):
        def witness(self, choice: int | None, view: object) -> None:
            told.append(choice)

    listener = Listener(VIGIL, random.Random(1))
    match = Match(VIGIL, 4, seed=1)
    for bid in (1, 2, 3):
        make_choice(match, pledge(bid), {0: listener})
    assert told == [pledge(1), None, pledge(3)]


@pytest.mark.parametrize("level", [0, 6, -1])
def test_a_level_that_does_not_exist(level: int) -> None:
    with pytest.raises(BadOption, match="there are 1 to 5"):
        Bot("ghooost", level, 2, 1)


def test_a_game_may_have_fewer_levels() -> None:
    """Where more thought does not play better, there is no level for it."""
    with pytest.raises(BadOption, match="in this game there are 1 to 3"):
        Bot("phantom-society", 4, 2, 1)


def test_levels_rise() -> None:
    assert [level.number for level in LEVELS] == [1, 2, 3, 4, 5]
    assert agent_of(4, 4).iterations == 2 * agent_of(4, 2).iterations
    assert agent_of(5, 4).iterations == agent_of(5, 2).iterations
    assert agent_of(3, 2, salt=5).salt == 5


def test_search_beats_preference_and_preference_beats_chance(thinker: Thinker) -> None:
    for players in (2, 4):
        by_liking = learn.paired(thinker, [Agent(), Agent(RANDOM)], players, range(60))
        assert by_liking.mean() > 0.9
    searching = learn.paired(thinker, [Agent(120), Agent()], 2, range(8))
    assert searching.mean() > 0.7


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
