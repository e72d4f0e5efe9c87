"""How a game's mind gets its numbers: preferences by trying, the estimate by fitting.

The weights of the preferences are found by the cross-entropy method: candidates around the best so
far play against it, and the best of them say where to look next. The estimate is a logistic
regression over positions of games that the bots played among themselves.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from manoir.bots.agent import Agent, rows
from manoir.bots.compiled import Thinker
from manoir.kit.game import Game
from manoir.kit.mind import Mind

# Told the number of the round, and how the best of it scored against those before.
Told = Callable[[int, float], None]


@dataclass(frozen=True)
class Fitted:
    """The weights of an estimate, from how many positions, and its surprise before and after."""

    weights: list[float]
    positions: int
    before: float
    after: float


def paired(thinker: Thinker, agents: Sequence[Agent], players: int, deals: range) -> Any:
    """For each deal, how well the first agent did: every deal is played from both sides."""
    seeds = np.repeat(np.asarray(deals), 2)
    sides = sides_of(thinker.game, players)
    seating = np.array([[(side + g) % 2 for side in sides] for g in range(len(seeds))])
    results = thinker.matches(players, seeds, seating, rows(thinker.game, agents))
    return first_side(results, seating, players).reshape(-1, 2).mean(1)


def sides_of(game: Game[Any], players: int) -> list[int]:
    """For each seat a number that those have in common who win together."""
    if game.team is None:
        return list(range(players))
    s = game.new(players, 0)
    return [game.team(s, p) for p in range(players)]


def first_side(results: Any, seating: Any, players: int) -> Any:
    """The share of a game that goes to the side of agent 0, in 0..1.

    Where one is last, it is the side that is not; else the side that wins, and half for a draw.
    """
    won = results[:, 1 + players :]
    mine = seating == 0
    share_mine = (won * mine).sum(1) / mine.sum(1)
    share_theirs = (won * ~mine).sum(1) / (~mine).sum(1)
    return np.where(share_mine == share_theirs, 0.5, (share_mine > share_theirs).astype(float))


def tune(
    thinker: Thinker,
    rounds: int,
    population: int,
    deals: int,
    players: Sequence[int],
    told: Told,
    seed: int = 0,
) -> list[float]:
    """Better weights for the preferences, by self-play of the bare policy. Those that do not count
    in this form of the game stay as they are."""
    luck = np.random.default_rng(seed)
    game = thinker.game
    mean = np.array(game.mind.weights, float)
    spread, counts = np.zeros(len(mean)), np.zeros(len(mean), bool)
    counts[game.mind.counting(game.blank(players[0], thinker.options))] = True
    spread[counts] = 1.5
    elite = max(4, population // 5)
    for number in range(rounds):
        tries = mean + spread * luck.standard_normal((population, len(mean)))
        first = 1 + number * deals
        scores = [
            np.mean([_against(thinker, w, mean, n, range(first, first + deals)) for n in players])
            for w in tries
        ]
        best = tries[np.argsort(scores)[-elite:]]
        mean = 0.4 * mean + 0.6 * best.mean(0)
        spread = np.maximum(0.08 * counts, 0.5 * spread + 0.5 * best.std(0))
        told(number + 1, float(np.sort(scores)[-elite:].mean()))
    return [round(float(w), 3) for w in mean]


def _against(thinker: Thinker, one: Any, other: Any, players: int, deals: range) -> float:
    agents = [Agent(weights=list(one), noise=1.0), Agent(weights=list(other), noise=1.0)]
    return float(paired(thinker, agents, players, deals).mean())


def fit(thinker: Thinker, agent: Agent, players: Sequence[int], games: int, every: int) -> Fitted:
    """The estimate's weights by logistic regression: which seat ends last, or wins."""
    game = thinker.game
    xs, ends = [], []
    for n in players:
        for x, end in collect(thinker, agent, n, games, every):
            xs.append(x)
            ends.append(end)
    before = np.array(game.mind.estimate, float)
    after = _descend(before, xs, ends)
    weights = [round(float(w), 3) for w in after]
    return Fitted(weights, len(xs), loss(before, xs, ends), loss(after, xs, ends))


def collect(thinker: Thinker, agent: Agent, players: int, games: int, every: int) -> list[Any]:
    """Positions of self-play as features of each seat, with the seats that came to the end."""
    game, machine = thinker.game, thinker.machine
    sample = machine.compile(thinker.own["sample"])
    ways, desk, table = rows(game, [agent]), thinker.desk(), machine.zeros(1)
    single = type(ways)(ways.agent[0], ways.weights[0], ways.fitted[0])
    sides, found = sides_of(game, players), []
    # Partners have the same prospects: one of them speaks for the side.
    heads = [sides.index(side) for side in sorted(set(sides))]
    for seed in range(games):
        table[0] = machine.blank(players, thinker.options)
        buffer = np.zeros((200, players, len(game.mind.estimate)))
        n = sample(table, seed, every, single, desk, buffer)
        won = [bool(machine(game.wins)(table[0], p)) for p in heads]
        end = [w != game.mind.last_loses for w in won]
        found += [(buffer[i, heads], end) for i in range(n)]
    return found


def loss(weights: Any, xs: Sequence[Any], ends: Sequence[Any]) -> float:
    """Mean surprise at the seat that it came to."""
    return float(
        np.mean(
            [-np.log(_chances(weights, x)[np.argmax(end)]) for x, end in zip(xs, ends, strict=True)]
        )
    )


def _chances(weights: Any, x: Any) -> Any:
    z = np.clip(x @ weights, -30, 30)
    e = np.exp(z - z.max())
    return np.maximum(e / e.sum(), 1e-12)


def _descend(weights: Any, xs: Sequence[Any], ends: Sequence[Any], steps: int = 400) -> Any:
    """Gradient descent with momentum, on positions padded to the same number of seats."""
    most = max(len(x) for x in xs)
    x = np.zeros((len(xs), most, len(weights)))
    seated = np.zeros((len(xs), most), bool)
    target = np.zeros((len(xs), most))
    for i, (row, end) in enumerate(zip(xs, ends, strict=True)):
        x[i, : len(row)], seated[i, : len(row)] = row, True
        target[i, : len(row)] = np.array(end) / max(1, sum(end))
    free = np.abs(weights) < 29  # a weight of 30 is a certainty, not a guess
    free &= x.reshape(-1, x.shape[-1]).std(0) > 0
    move = np.zeros_like(weights)
    for _ in range(steps):
        z = np.where(seated, x @ weights, -60.0)
        e = np.exp(z - z.max(1, keepdims=True))
        slope = np.einsum("ij,ijk->k", e / e.sum(1, keepdims=True) - target, x) / len(x)
        slope += 1e-3 * weights * free
        move = 0.9 * move - 0.5 * slope * free
        weights = weights + move
    return weights


def written(mind: Mind[Any]) -> str:
    """The numbers of a game's mind as its file holds them."""
    estimate: Any = list(mind.estimate)
    if mind.features_named:
        estimate = dict(zip(mind.features_named, mind.estimate, strict=True))
    return json.dumps({"weights": list(mind.weights), "estimate": estimate}, indent=1) + "\n"
