"""Everybody at the start, rounds in which each plays once, and what comes of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from tempfile import TemporaryDirectory

from manoir.lab.bench import place
from manoir.lab.bench.beside import RATIOS, Meeting
from manoir.lab.bench.contender import Contender
from manoir.lab.bench.figure import Figure
from manoir.lab.bench.ours import cache_in
from manoir.lab.bench.report import Report
from manoir.lab.bench.search import Searcher
from manoir.lab.bench.worker import Gone, Worker


class Race:
    """`rates` holds the speed of each contender in each round, for those who came to the end."""

    def __init__(self, report: Report, installed: Mapping[str, str], held: ExitStack) -> None:
        self.report, self.installed, self.held = report, installed, held
        self.core = place.core()
        self.workers: dict[Contender, Worker] = {}
        self.rates: dict[Contender, list[float]] = {}
        self.choices_each: dict[Contender, float] = {}
        self.compile_times: list[Figure] = []

    def enter(self, contender: Contender, environment: Mapping[str, str] | None = None) -> None:
        """Warm up; a contender that cannot play is left out with a word."""
        if contender.package not in self.installed:
            why = f"{contender.package} is not installed: `make bench` brings it"
            self.report.leave_out(contender.label, why)
            return
        self.report.progress(f"warming up: {contender.label}")
        try:
            worker = self.held.enter_context(Worker(contender, self.core, environment))
        except Gone as gone:
            self.report.leave_out(contender.label, str(gone))
            return
        self.workers[contender] = worker

    def enter_ours(self, ours: Contender) -> None:
        """Twice, with a cache of its own: the first process compiles, the second finds it done."""
        cache = cache_in(self.held.enter_context(TemporaryDirectory(prefix="manoir-bench-")))
        for when in ("cold", "warm"):
            if before := self.workers.pop(ours, None):
                before.stop()
            self.enter(ours, cache)
            if ours not in self.workers:
                return
            took = self.workers[ours].warm_up_seconds
            what = f"{'search' if isinstance(ours, Searcher) else 'compile'}, {when}"
            self.compile_times.append(Figure(what, ours.game, ours.players, "s", [took]))

    def play(self, repeats: int, seconds: float) -> None:
        """Turn and turn about, so that a slow minute of the machine is everybody's."""
        self.rates = {contender: [] for contender in self.workers}
        for number in range(repeats):
            self.report.progress(f"round {number + 1} of {repeats}")
            for contender, worker in list(self.workers.items()):
                try:
                    rate, choices_each = worker.rate(seconds)
                    self.rates[contender].append(rate)
                    self.choices_each[contender] = choices_each
                except Gone as gone:
                    self.report.leave_out(contender.label, str(gone))
                    del self.workers[contender], self.rates[contender]

    def figures(self, meetings: Sequence[Meeting]) -> list[Figure]:
        """Compile times, speeds, then ratios: each of one round, so that noise cancels."""
        speeds = [figure for contender in self.rates for figure in self._speeds(contender)]
        ratios = []
        for ours, peers in meetings:
            for mine in self._speeds(ours) if ours in self.rates else []:
                for peer in peers:
                    theirs = [f for f in self._speeds(peer) if f.unit == mine.unit]
                    ratios += [_ratio(mine, f, peer) for f in theirs]
        return [*self.compile_times, *speeds, *ratios]

    def _speeds(self, contender: Contender) -> list[Figure]:
        """What a contender counts, a second; for a search also the choices in its simulations."""
        if contender not in self.rates:
            return []
        rates, about = self.rates[contender], (contender.name, contender.game, contender.players)
        found = [Figure(*about, contender.unit, rates)]
        if isinstance(contender, Searcher):
            each = self.choices_each[contender]
            found.append(Figure(*about, "simulated choices/s", [rate * each for rate in rates]))
        return found


def _ratio(mine: Figure, theirs: Figure, peer: Contender) -> Figure:
    values = [a / b for a, b in zip(mine.values, theirs.values, strict=True)]
    what = RATIOS.get((mine.what, mine.unit), "ratio")
    return Figure(what, mine.game, mine.players, "times", values, peer.label)
