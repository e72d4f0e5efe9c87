"""`python -m bench.server`: both servers in turn, on the same two cores, under the same load."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from bench.server import report, side
from manoir.lab.bench.place import ROOT

MATCHES = [1, 10, 50, 200]
SECONDS, WARM, ROUNDS = 8.0, 3.0, 3
PROCESSES = 2  # one for each core


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--matches", type=int, nargs="+", default=MATCHES)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each measurement")
    parser.add_argument("--warm", type=float, default=WARM, help="seconds played before it")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--processes", type=int, default=PROCESSES, help="of Manoir")
    parser.add_argument("--save", type=Path, help="where the lines of JSON go")
    args = parser.parse_args()
    side.install()
    cores = _two_cores()
    where = report.about(cores, args.processes)
    runs: report.Runs = {}
    for number in range(args.rounds):
        for matches in args.matches:
            # Whoever goes first goes second in the next round.
            for name in (side.OTHER, side.MANOIR)[:: -1 if number % 2 else 1]:
                label = f"{matches} matches, {side.LABELS[name]}"
                print(f"round {number + 1} of {args.rounds}: {label}", file=sys.stderr)
                seen = side.measure(name, matches, args.seconds, args.warm, args.processes)
                runs.setdefault((name, matches), []).append(seen)
    found = list(report.figures(runs))
    path = args.save or ROOT / "bench" / "results" / f"{where['date'][:10]}-server.jsonl"
    report.keep(found, where, path)
    report.show(found)


def _two_cores() -> list[int]:
    """Bind this process, and with it all that it starts, to two cores."""
    if sys.platform != "linux":
        return []
    cores = sorted(os.sched_getaffinity(0))[-2:]
    os.sched_setaffinity(0, cores)
    return cores


main()
