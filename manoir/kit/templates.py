"""Rules that hold for every game. Each game gets its own copy, with its functions for the names
that are left open here; the copies run interpreted and compiled like any rule."""

from __future__ import annotations

from typing import Any, cast

from manoir.kit.dice import seed
from manoir.kit.quick import quick_below, quick_seed

clear = set_up = choices = over = score = wins = apply = size = cast(Any, None)

# A random player's luck is not the game's: the seed of a game plus this is the seed of its players.
PLAYERS_LUCK = 1_000_000


def start(s: Any, number: Any) -> None:
    """A new game in a record that already holds its options and its number of players."""
    clear(s)
    seed(s.rng, number)
    set_up(s)


def by_step(s: Any) -> int:
    """What is asked, where a field says so: for `Game.asked`."""
    return int(s.step)


def highest_score(s: Any, p: Any) -> bool:
    """Whoever has the highest score has won: where a game says nothing else."""
    for q in range(s.players):
        if score(s, q) > score(s, p):
            return False
    return True


def mask(s: Any, out: Any, bits: Any) -> None:
    """The legal list, and the same as a bit for every choice of the game."""
    out[0] = 0
    choices(s, out)
    for i in range(size):
        bits[i] = 0
    for i in range(1, out[0] + 1):
        bits[out[i]] = 1


def playout(s: Any, rng: Any, out: Any) -> int:
    """Uniformly random choices to the end; how many they were."""
    n = 0
    while not over(s):
        out[0] = 0
        choices(s, out)
        apply(s, int(out[1 + quick_below(rng, int(out[0]))]))
        n += 1
    return n


def games(s: Any, first: Any, rng: Any, out: Any, results: Any) -> None:
    """Whole games by random players, a row of results each: choices made, the score of each
    seat, and 1 for each seat that won."""
    for g in range(len(results)):
        start(s, first + g)
        quick_seed(rng, first + g + PLAYERS_LUCK)
        results[g, 0] = playout(s, rng, out)
        for p in range(s.players):
            results[g, 1 + p] = score(s, p)
            results[g, 1 + s.players + p] = int(wins(s, p))


def step(states: Any, chosen: Any, out: Any, bits: Any, ended: Any) -> None:
    """One choice in each game of a batch, and the mask of the next.

    A choice that is not legal is not made: ended[i] = -1 says so. A game that is over stays so.
    """
    for i in range(len(states)):
        s = states[i]
        if over(s):
            ended[i] = 1
            continue
        mask(s, out, bits[i])
        if chosen[i] < 0 or chosen[i] >= size or bits[i][chosen[i]] == 0:
            ended[i] = -1
            continue
        apply(s, int(chosen[i]))
        ended[i] = 0
        if over(s):
            ended[i] = 1
            for k in range(size):
                bits[i][k] = 0
        else:
            mask(s, out, bits[i])
