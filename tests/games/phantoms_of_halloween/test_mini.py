"""A small party, walked exactly over all choices and dice, judges games played at random."""

from __future__ import annotations

import random

import pytest

from manoir.conform.exact import Chance, Walk
from manoir.games.phantoms_of_halloween import PHANTOMS_OF_HALLOWEEN as GAME
from manoir.games.phantoms_of_halloween.mini import MINI
from manoir.games.phantoms_of_halloween.rules.turn import roll_die, stay, try_for_six
from manoir.games.phantoms_of_halloween.state import TURN
from tests.games.phantoms_of_halloween.tables import party

GAMES = 1000


def test_random_games_are_what_an_exact_walk_expects() -> None:
    """From where the first player has stayed, so that the walk is short."""
    start = GAME.new(3, 0, MINI)
    while start.step != TURN:
        start = GAME.applied(start, GAME.legal(start)[0])
    start = GAME.applied(start, stay())
    choices, *scores = Walk(GAME).expected(start)
    luck, made, points = random.Random(1), 0, [0, 0, 0]
    for n in range(GAMES):
        s = start.copy()
        s.rng = [n, 7, 0]
        while not GAME.over(s):
            GAME.apply(s, luck.choice(GAME.legal(s)))
            made += 1
        points = [total + GAME.score(s, p) for p, total in enumerate(points)]
    assert abs(made / GAMES - choices) < 0.15
    for total, score in zip(points, scores, strict=True):
        assert abs(total / GAMES - score) < 0.6


@pytest.mark.paragraph("3.2", "7.3")
def test_dice_fork_as_often_as_they_are_thrown() -> None:
    """A roll goes six ways. Three tries end at the first six: 125 ways to stay, 31 to leave."""
    chance = Chance(GAME)
    rolls = chance.outcomes(party("", "", "").state, roll_die())
    assert [s.place[0] for _, s in rolls] == [2, 3, 4, 5, 6, 7]
    tries = chance.outcomes(party("", "", "", at=[16], stump="").state, try_for_six())
    assert len(tries) == 156
    assert sum(share for share, _ in tries) == 1
    assert sum(share for share, s in tries if s.leaver == 0) * 216 == 91
