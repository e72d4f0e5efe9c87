"""What hunters can know: every hiding that fits, weighed by how it would have been played."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from functools import partial
from typing import Any

import pytest

from manoir.conform.secrets import normal_score
from manoir.games.phantom_society import PHANTOM_SOCIETY
from manoir.games.phantom_society.components import NOWHERE, PLAY
from manoir.games.phantom_society.knowledge import (
    ALL_PLACES,
    PULL,
    PULLS,
    SCRATCH,
    ghosts_turns,
    may_have_hidden,
    note_lines,
    pulled,
)
from manoir.games.phantom_society.mini import MINI
from manoir.games.phantom_society.rules import first_master, first_room, opposite, seat_on, take
from manoir.games.phantom_society.state import State

SMALL: dict[str, Any] = {
    "rows": 3,
    "columns": 4,
    "shuffled": True,
    "tiles": {
        f"{colour}-{value}": int(value < 4)
        for colour in "blue red green white".split()
        for value in range(1, 7)
    },
    "target": 20,
}


def before_the_play(s: State) -> State:
    """The table when the last ghost had been hidden."""
    start = s.copy()
    start.turns = start.damage = 0
    start.fell, start.revealed = [0] * len(s.fell), [0] * len(s.revealed)
    start.turn = start.acting = first_master(s)
    start.acting = seat_on(s, start.turn)
    return start


def hidings(s: State) -> Any:
    """Every hiding there is, whether it fits or not: places and keepers by colour."""
    colours = range(s.colours)
    first, other = first_master(s), opposite(s, first_master(s))
    masters = seat_on(s, first), seat_on(s, other)
    places = [[p for p in range(1, 37) if s.room[p] and (s.room[p] - 1) // 6 == c] for c in colours]
    splits = set()
    for mine in itertools.combinations(colours, 2):
        splits.add(tuple(masters[0] if c in mine else masters[1] for c in colours))
    return itertools.product(itertools.product(*places), sorted(splits))


def weight(s: State, places: tuple[int, ...], keepers: tuple[int, ...]) -> float:
    """The weight of a hiding, found by playing the whole game again with it: 0 if it cannot be."""
    world = before_the_play(s)
    world.ghost[: s.colours], world.keeper[: s.colours] = list(places), list(keepers)
    taken = {turn: place for place, turn in enumerate(s.fell) if turn}
    likely = 1.0
    for turn in range(1, s.turns + 1):
        if world.turns >= turn:  # it was passed over
            if turn in taken:
                return 0.0
            continue
        if turn not in taken or take(taken[turn]) not in PHANTOM_SOCIETY.legal(world):
            return 0.0
        if turn % 2:
            likely *= share(world, taken[turn])
        PHANTOM_SOCIETY.apply(world, take(taken[turn]))
        if world.over:
            return 0.0
    return likely if world.view(0) == s.view(0) else 0.0


def share(s: State, place: int) -> float:
    """Of all that pulls the ghosts of the acting master, how much leads to this room."""
    lines = [
        first_room(s, s.ghost[c], d, s.turns + 1)
        for c in range(s.colours)
        if s.keeper[c] == s.acting and not s.revealed[c]
        for d in range(8)
    ]
    pulls = [(target, PULL[(s.room[target] - 1) % 6 + 1]) for target in lines if target]
    return sum(100 for target, _ in pulls if target == place) / sum(pull for _, pull in pulls)


def positions(players: int, options: dict[str, Any], count: int, seed: int) -> Any:
    """States in which a hunter thinks, some turns into random games."""
    luck = random.Random(seed)
    while count:
        s, wanted = (
            PHANTOM_SOCIETY.new(players, luck.getrandbits(40), options),
            luck.randrange(1, 8),
        )
        while not s.over and (s.step != PLAY or s.turns < wanted):
            PHANTOM_SOCIETY.apply(s, luck.choice(PHANTOM_SOCIETY.legal(s)))
        if not s.over:
            count -= 1
            yield s


@pytest.mark.paragraph("1.4", "4.2", "5.2", "7.3")
@pytest.mark.parametrize(
    ("players", "options"),
    [(4, SMALL), (3, {**SMALL, "stand_in": False}), (2, SMALL), (2, MINI)],
    ids=["two masters", "no stand-in", "one master", "mini"],
)
def test_every_hiding_that_fits_is_drawn_by_its_weight(
    players: int, options: dict[str, Any]
) -> None:
    """The sampler against a plain walk through the rules: no draw outside, chi-squared inside."""
    luck, distance, freedom = random.Random(1), 0.0, 0
    for s in positions(players, options, 5, seed=2):
        weights = {h: w for h in hidings(s) if (w := weight(s, *h)) > 0}
        view, draws = s.view(0), 300
        drawn: Counter[Any] = Counter()
        for _ in range(draws):
            world = PHANTOM_SOCIETY.imagine(view, 0, [luck.getrandbits(32), 1])
            drawn[tuple(world.ghost[: s.colours]), tuple(world.keeper[: s.colours])] += 1
        assert set(drawn) <= set(weights)
        total = sum(weights.values())
        common = {h: draws * w / total for h, w in weights.items() if draws * w / total >= 3}
        distance += sum((drawn[h] - e) ** 2 / e for h, e in common.items())
        freedom += len(common)
    assert freedom > 20
    assert normal_score(distance, freedom) < 4


def test_a_ghost_of_somebody_else_pulls_nothing() -> None:
    """A colour that a master does not keep lies nowhere for him: it can take nothing, whatever was
    thought in that room before."""
    s = PHANTOM_SOCIETY.new(4, 1, {"shuffled": True})
    while s.turns < 6:
        PHANTOM_SOCIETY.apply(s, PHANTOM_SOCIETY.legal(s)[0])
    reach, able = [9] * SCRATCH, [9] * SCRATCH
    note_lines(s, reach, able)
    for number in range(ghosts_turns(s)):
        noted = able[PULLS + number * ALL_PLACES :]
        assert noted[NOWHERE] == 0
        for place in filter(partial(may_have_hidden, s), range(1, ALL_PLACES)):
            assert noted[place] == pulled(s, place, 2 * number + 1)


@pytest.mark.paragraph("4.3")
def test_a_turn_passed_over_is_known_to_mean_something() -> None:
    """Where a turn was passed over, only hidings are imagined in which no ghost could act."""
    from tests.games.phantom_society.tables import playing

    plan = """
        b1 r1 b2
        b3 r2 r3"""
    t = playing("blue a1 red b2", plan=plan, players=2, taken="b1 b2 c1").take("a2")
    for number in range(40):
        world = PHANTOM_SOCIETY.imagine(t.state.view(0), 0, [number + 1, 3])
        assert world.ghost[:2] == t.state.ghost[:2]


@pytest.mark.paragraph("1.4")
def test_masters_have_nothing_to_imagine() -> None:
    for s in positions(4, SMALL, 5, seed=5):
        world = PHANTOM_SOCIETY.imagine(s.view(1), 1, [7, 7])
        world.rng = s.rng
        assert world == s
