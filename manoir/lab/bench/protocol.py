"""The order of a run: name the place, warm everybody up, play in rounds, compare."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack

from manoir.games import find, keys
from manoir.lab.bench import place
from manoir.lab.bench.beside import meetings
from manoir.lab.bench.race import Race
from manoir.lab.bench.report import JsonLines, Report, Tables
from manoir.lab.bench.search import Searcher


def run(
    games: Sequence[str],
    as_json: bool,
    only_search: bool = False,
    repeats: int = 5,
    seconds: float = 1.0,
) -> int:
    """Measure these games, or all; 0 if each of them could be, else 1.

    A peer that is missing or crashes is left out with a word, and the run goes on. A claim that
    does not hold is told and is no failure: the machine may have been busy.
    """
    met = [meeting for game in dict.fromkeys(games or keys()) for meeting in meetings(game)]
    if only_search:
        met = [meeting for meeting in met if isinstance(meeting[0], Searcher)]
    peers = dict.fromkeys(peer for _, peers in met for peer in peers)
    packages = dict.fromkeys(["numba", "numpy", *(peer.package for peer in peers), "jax"])
    rules = {f"rules of {ours.game}": find(ours.game).version for ours, _ in met}
    where = place.here(packages, rules)
    report: Report = JsonLines() if as_json else Tables()
    report.begin(where)
    with ExitStack() as held:
        race = Race(report, where.versions, held)
        for ours, _ in met:
            race.enter_ours(ours)
        for peer in peers:
            race.enter(peer)
        race.play(repeats, seconds)
    report.figures(race.figures(met))
    return 0 if all(ours in race.rates for ours, _ in met) else 1
