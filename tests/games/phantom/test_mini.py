"""The small box, walked through whole: what samples tell must be what it comes to."""

from __future__ import annotations

import random

from manoir.conform.exact import Walk
from manoir.games.phantom import PHANTOM


def test_random_play_meets_the_exact_answer() -> None:
    """Given one deal of the small box, the mean of many random games is the computed one."""
    start = PHANTOM.new(2, 3, PHANTOM.variants["mini"])
    walk = Walk(PHANTOM)
    made, *scores = (float(x) for x in walk.expected(start))
    assert 1000 < walk.positions < 3000
    luck, games = random.Random(5), 600
    total, points = 0, [0, 0]
    for _ in range(games):
        s = start.copy()
        while not PHANTOM.over(s):
            PHANTOM.apply(s, luck.choice(PHANTOM.legal(s)))
            total += 1
        points = [points[p] + PHANTOM.score(s, p) for p in range(2)]
    assert abs(total / games - made) < 0.3
    assert all(abs(points[p] / games - scores[p]) < 0.15 for p in range(2))
