"""The order of a run: name the place, warm everybody up, play in rounds, compare."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack

from manoir.games import keys
from manoir.lab.bench import place
from manoir.lab.bench.beside import peers_of
from manoir.lab.bench.ours import Ours
from manoir.lab.bench.race import Race
from manoir.lab.bench.report import JsonLines, Report, Tables


def run(games: Sequence[str], as_json: bool, repeats: int = 5, seconds: float = 1.0) -> int:
    """Measure these games, or all; 0 if each of them could be, else 1.

    A peer that is missing or crashes is left out with a word, and the run goes on. A claim that
    does not hold is told and is no failure: the machine may have been busy.
    """
    ours = [Ours(game) for game in dict.fromkeys(games or keys())]
    peers = dict.fromkeys(peer for game in ours for peer in peers_of(game.game))
    packages = dict.fromkeys(["numba", "numpy", *(peer.package for peer in peers), "jax"])
    where = place.here(packages, {f"rules of {game.game}": game.rules for game in ours})
    report: Report = JsonLines() if as_json else Tables()
    report.begin(where)
    with ExitStack() as held:
        race = Race(report, where.versions, held)
        for game in ours:
            race.enter_ours(game)
        for peer in peers:
            race.enter(peer)
        race.play(repeats, seconds)
    report.figures(race.figures(ours))
    return 0 if all(game in race.rates for game in ours) else 1
