"""Everybody at the start, rounds in which each plays once, and what comes of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from tempfile import TemporaryDirectory

from manoir.lab.bench import place
from manoir.lab.bench.beside import peers_of
from manoir.lab.bench.contender import Contender
from manoir.lab.bench.figure import Figure
from manoir.lab.bench.ours import Ours, cache_in
from manoir.lab.bench.report import Report
from manoir.lab.bench.worker import Gone, Worker


class Race:
    """`rates` holds the speed of each contender in each round, for those who came to the end."""

    def __init__(self, report: Report, installed: Mapping[str, str], held: ExitStack) -> None:
        self.report, self.installed, self.held = report, installed, held
        self.core = place.core()
        self.workers: dict[Contender, Worker] = {}
        self.rates: dict[Contender, list[float]] = {}
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

    def enter_ours(self, ours: Ours) -> None:
        """Twice, with a cache of its own: the first process compiles, the second finds it done."""
        cache = cache_in(self.held.enter_context(TemporaryDirectory(prefix="manoir-bench-")))
        for what in ("compile, cold", "compile, warm"):
            if before := self.workers.pop(ours, None):
                before.stop()
            self.enter(ours, cache)
            if ours not in self.workers:
                return
            took = self.workers[ours].warm_up_seconds
            self.compile_times.append(Figure(what, ours.game, ours.players, "s", [took]))

    def play(self, repeats: int, seconds: float) -> None:
        """Turn and turn about, so that a slow minute of the machine is everybody's."""
        self.rates = {contender: [] for contender in self.workers}
        for number in range(repeats):
            self.report.progress(f"round {number + 1} of {repeats}")
            for contender, worker in list(self.workers.items()):
                try:
                    self.rates[contender].append(worker.rate(seconds))
                except Gone as gone:
                    self.report.leave_out(contender.label, str(gone))
                    del self.workers[contender], self.rates[contender]

    def figures(self, ours: Sequence[Ours]) -> list[Figure]:
        """Compile times, speeds, then ratios: each of one round, so that noise cancels."""
        speeds = [Figure(c.name, c.game, c.players, c.unit, v) for c, v in self.rates.items()]
        ratios = []
        for game in ours:
            for peer in peers_of(game.game):
                if game in self.rates and peer in self.rates:
                    pairs = zip(self.rates[game], self.rates[peer], strict=True)
                    values = [mine / theirs for mine, theirs in pairs]
                    ratio = Figure("ratio", game.game, game.players, "times", values, peer.label)
                    ratios.append(ratio)
        return [*self.compile_times, *speeds, *ratios]
