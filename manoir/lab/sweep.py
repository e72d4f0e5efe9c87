"""What one option does to a game between equals: the share of wins of each side, value by value.

    python -m manoir.lab.sweep phantom-society target 30 35 40 45 --players 4 --games 100

All seats are played by bots of one level, with a fixed number of simulations. A line of JSON for
each value; what is kept with `--keep` is gone on from, so that a long sweep can be interrupted.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from manoir.bots.agent import Agent, rows
from manoir.bots.compiled import Thinker
from manoir.bots.levels import agent_of
from manoir.games import find
from manoir.lab.learn import sides_of

Z_95 = 1.959964
BATCH = 20


@dataclass
class Row:
    """One value of the option: games played, and the games that each side has won."""

    option: str
    value: Any
    players: int
    level: int
    games: int
    won: dict[int, int]

    def interval(self, side: int) -> tuple[float, float, float]:
        """The share of a side, with its 95 % interval (Wilson's, which holds near 0 and 1)."""
        n, share = self.games, self.won[side] / self.games
        middle = (share + Z_95**2 / (2 * n)) / (1 + Z_95**2 / n)
        reach = Z_95 * math.sqrt(share * (1 - share) / n + Z_95**2 / (4 * n**2)) / (1 + Z_95**2 / n)
        return share, middle - reach, middle + reach


def play(
    thinker: Thinker, players: int, agent: Agent, seeds: range, options: Mapping[str, Any]
) -> dict[int, int]:
    """The games that each side wins when all are played by the same agent."""
    sides = sides_of(thinker.game, players)
    seating = np.zeros((len(seeds), players), np.int64)
    results = thinker.matches(players, seeds, seating, rows(thinker.game, [agent]), options)
    won = results[:, 1 + players :]
    return {side: int(won[:, sides.index(side)].sum()) for side in sorted(set(sides))}


def sweep(
    thinker: Thinker,
    players: int,
    level: int,
    option: str,
    values: Sequence[Any],
    games: int,
    options: Mapping[str, Any],
    keep: Path | None = None,
) -> Iterator[Row]:
    """Rows as they grow: each value in turn gets a batch, until all have their games."""
    agent = agent_of(level, players)
    table = {str(v): Row(option, v, players, level, 0, {}) for v in values}
    for kept in _kept(keep):
        mine = table.get(str(kept.value))
        if mine and (kept.option, kept.players, kept.level) == (option, players, level):
            table[str(kept.value)] = kept
    while short := [row for row in table.values() if row.games < games]:
        for row in short:
            seeds = range(row.games, min(games, row.games + BATCH))
            given = {**options, option: row.value}
            for side, many in play(thinker, players, agent, seeds, given).items():
                row.won[side] = row.won.get(side, 0) + many
            row.games += len(seeds)
            if keep is not None:
                keep.write_text("".join(json.dumps(asdict(r)) + "\n" for r in table.values()))
            yield row


def _kept(path: Path | None) -> list[Row]:
    if path is None or not path.exists():
        return []
    found = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [Row(**{**r, "won": {int(k): v for k, v in r["won"].items()}}) for r in found]


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("game")
    parser.add_argument("option")
    parser.add_argument("values", nargs="+", type=json.loads)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--options", type=json.loads, default={}, help="others, as JSON")
    parser.add_argument("--keep", type=Path)
    args = parser.parse_args(given)
    thinker = Thinker(find(args.game))
    found = sweep(
        thinker,
        args.players,
        args.level,
        args.option,
        args.values,
        args.games,
        args.options,
        args.keep,
    )
    for row in found:
        if row.games >= args.games:
            shares = {side: [round(x, 3) for x in row.interval(side)] for side in row.won}
            print(json.dumps({**asdict(row), "shares": shares}), flush=True)


if __name__ == "__main__":
    main()
