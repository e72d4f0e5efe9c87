"""A small board, walked exactly, judges games that are played at random."""

from __future__ import annotations

import random

from manoir.conform.exact import Walk
from manoir.games.halloween import HALLOWEEN
from manoir.games.halloween.mini import MINI


def test_random_games_are_what_an_exact_walk_expects() -> None:
    """Every line of play of one round, and a thousand games."""
    options = {**MINI, "rounds": 1}
    walk = Walk(HALLOWEEN)
    choices, *scores = walk.expected(HALLOWEEN.new(2, 0, options))
    assert walk.positions == 262
    luck, made, points = random.Random(1), 0, 0
    for _ in range(1000):
        s = HALLOWEEN.new(2, 0, options)
        while not HALLOWEEN.over(s):
            HALLOWEEN.apply(s, luck.choice(HALLOWEEN.legal(s)))
            made += 1
        points += sum(s.points)
    assert abs(made / 1000 - choices) < 0.1
    assert abs(points / 1000 - sum(scores)) < 0.15
