"""What a bot likes and hopes for, without compiling anything."""

from __future__ import annotations

import random
from typing import Any

import pytest

from manoir.bots.compiled import bind
from manoir.games.halloween import HALLOWEEN
from manoir.games.halloween.cards import CARDS
from tests.games.halloween.tables import Night, night

OWN = bind(HALLOWEEN)
WEIGHTS = list(HALLOWEEN.mind.weights)


def liked(t: Night, text: str) -> float:
    from manoir.kit.choice import parse

    return float(OWN["preference"](t.state, WEIGHTS, parse(HALLOWEEN.state, text)))


def features(s: Any, seat: int) -> dict[str, float]:
    x = [0.0] * len(HALLOWEEN.mind.estimate)
    OWN["features"](s, seat, x)
    return dict(zip(HALLOWEEN.mind.features_named, x, strict=True))


def played(seed: int, habit: int) -> Any:
    """A game of two: one follows the habits of the game, the other plays at random."""
    luck, s = random.Random(seed), HALLOWEEN.new(2, seed)
    while not HALLOWEEN.over(s):
        legal = HALLOWEEN.legal(s)
        if HALLOWEEN.decider(s) == habit:
            taste = {c: OWN["preference"](s, WEIGHTS, c) + luck.random() for c in legal}
            HALLOWEEN.apply(s, max(legal, key=taste.__getitem__))
        else:
            HALLOWEEN.apply(s, luck.choice(legal))
    return s


def test_habits_beat_chance() -> None:
    games = [(habit, played(seed, habit)) for seed in range(12) for habit in (0, 1)]
    assert sum(HALLOWEEN.wins(s, habit) for habit, s in games) >= 18


def test_a_red_haunting_is_liked_more_than_a_blue_one() -> None:
    t = night({"church": "blue red"}, levels="red blue blue").choose("first haunt")
    assert liked(t, "haunt red church") > liked(t, "haunt blue church")


def test_a_good_chance_is_liked_more_than_a_poor_one() -> None:
    t = night({"church": "blue green red", "police": "blue"}, levels="green green green")
    t.choose("first fight", "attack with green church")
    assert liked(t, "attack blue church") > 0
    t = night({"church": "yellow", "police": "blue"}, cards=[23], levels="yellow blue blue")
    t.choose("first move", "move yellow church", "to school")
    assert liked(t, "guess 4") > liked(t, "guess 1")
    assert liked(t, "guess 4") > liked(t, "guess 8")


@pytest.mark.parametrize("points", [0, 30])
def test_prospects_are_read_from_the_table(points: int) -> None:
    """Points, Fear, what cards would score now, and each card one occupies."""
    t = night(cards=[21, 51], fear=9, points=[points], tokens="blue red", levels="red blue blue")
    x = features(t.state, 0)
    assert (x["points"], x["fear"], x["end-points"]) == (points / 10, 0.9, 0.6)
    assert (x["top"], x["tokens"], x["turn"]) == (1.0, 0.4, 1.0)
    assert x["card-21"] == x["card-51"] == pytest.approx(0.6)
    assert sum(x[f"card-{card}"] > 0 for card in range(1, CARDS + 1)) == 2


def test_what_is_asked_tells_plans_apart() -> None:
    t = night()
    before = OWN["outcome"](t.state)
    assert OWN["outcome"](t.choose("first scare").state) != before
