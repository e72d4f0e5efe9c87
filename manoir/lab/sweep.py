"""What options do to a game between equals: sets of options side by side, on the same deals.

    python -m manoir.lab.sweep phantom-society target 30 35 40 45 --players 4 --games 100
    python -m manoir.lab.sweep phantom --sets '{}' '{"rules": "original"}' --level 4

All seats are played by one kind of bot, with a fixed number of simulations. A line of JSON for each
set: the mean of everything that was counted, with its 95 % interval, and how far it is from that of
the first set. What is kept with `--keep` is gone on from, so that a long sweep can be interrupted.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from manoir.bots.agent import Agent
from manoir.bots.compiled import Thinker
from manoir.bots.levels import agent_of
from manoir.games import find
from manoir.lab.simulate import Z_95, wilson
from manoir.lab.tally import Found, tally

Interval = tuple[float, float, float]


@dataclass
class Row:
    """One set of options, and what was found in each deal."""

    options: Mapping[str, Any]
    deals: dict[int, Found] = field(default_factory=dict)

    def interval(self, name: str) -> Interval:
        """The mean of something, with its 95 % interval: Wilson's for shares, which holds near 0
        and 1."""
        values = [found[name] for found in self.deals.values()]
        if set(values) <= {0.0, 0.5, 1.0}:
            return float(np.mean(values)), *wilson(sum(values), len(values))
        return around(values)

    def beside(self, other: Row, name: str) -> Interval:
        """How much more of something there is than in the other set, deal by deal."""
        both = sorted(self.deals.keys() & other.deals.keys())
        return around([self.deals[d][name] - other.deals[d][name] for d in both])

    @property
    def names(self) -> list[str]:
        """What was counted in every deal."""
        every = list(self.deals.values())
        return [name for name in every[0] if all(name in found for found in every)]


def around(values: Sequence[float]) -> Interval:
    """The mean, with the usual 95 % interval."""
    mean = float(np.mean(values))
    reach = Z_95 * float(np.std(values, ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else 0
    return mean, mean - reach, mean + reach


@dataclass(frozen=True)
class Terms:
    """Who plays."""

    players: int
    agent: Agent

    @property
    def by(self) -> str:
        """The agent, as a file of what was played names it."""
        return " ".join(f"{number:g}" for number in self.agent.row())


def sweep(
    thinker: Thinker,
    terms: Terms,
    sets: Sequence[Mapping[str, Any]],
    games: int,
    keep: Path | None = None,
) -> list[Row]:
    """A row for each set; each deal is played with every set before the next."""
    table = [Row(options) for options in sets]
    for row in table:
        row.deals.update(_kept(keep, terms, row.options))
    for deal in range(games):
        for row in table:
            if deal not in row.deals:
                row.deals[deal] = tally(thinker, terms.agent, terms.players, deal, row.options)
                _keep(keep, terms, row, deal)
    return table


def _kept(path: Path | None, terms: Terms, options: Mapping[str, Any]) -> dict[int, Found]:
    if path is None or not path.exists():
        return {}
    lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return {
        line["deal"]: line["found"]
        for line in lines
        if (line["options"], line["players"], line["by"]) == (options, terms.players, terms.by)
    }


def _keep(path: Path | None, terms: Terms, row: Row, deal: int) -> None:
    if path is not None:
        about = {"options": row.options, "players": terms.players, "by": terms.by}
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({**about, "deal": deal, "found": row.deals[deal]}) + "\n")


def as_json(rows: Sequence[Row]) -> Iterator[dict[str, Any]]:
    """Each set with what was found, and with how far that is from the first set."""
    for row in rows:
        names = [name for name in row.names if name in rows[0].names]
        line = {"options": row.options, "deals": len(row.deals)}
        line["mean"] = {name: _rounded(row.interval(name)) for name in names}
        if row is not rows[0]:
            line["beside first"] = {name: _rounded(row.beside(rows[0], name)) for name in names}
        yield line


def _rounded(interval: Interval) -> list[float]:
    return [round(x, 3) for x in interval]


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("game")
    parser.add_argument("option", nargs="?")
    parser.add_argument("values", nargs="*", type=json.loads)
    parser.add_argument("--sets", nargs="+", type=json.loads, help="sets of options, as JSON")
    parser.add_argument("--players", type=int, help="by default the fewest")
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--simulations", type=int, help="instead of a level")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--options", type=json.loads, default={}, help="for all sets, as JSON")
    parser.add_argument("--keep", type=Path)
    args = parser.parse_args(given)
    sets = args.sets or [{args.option: value} for value in args.values]
    if not sets or (args.sets and args.option):
        parser.error("either an option with its values, or --sets")
    thinker = Thinker(find(args.game))
    players = args.players or thinker.game.players[0]
    agent = agent_of(args.level, players)
    if args.simulations is not None:
        agent = Agent(args.simulations)
    terms = Terms(players, agent)
    sets = [{**args.options, **options} for options in sets]
    for line in as_json(sweep(thinker, terms, sets, args.games, args.keep)):
        about = {"game": args.game, "players": players, "simulations": agent.iterations}
        print(json.dumps({**about, **line}))


if __name__ == "__main__":
    main()
