"""Steps per second on a GPU, checked against the CPU for the same seeds.

    python -m bench.gpu make FOLDER     where Numba is: compiles the kernels, plays on the CPU
    python -m bench.gpu run FOLDER      where the GPU is (CuPy, no Numba): plays, compares, measures

`run` prints one JSON object; keep it in bench/results/.
"""

from __future__ import annotations

import datetime as dt
import json
import platform
import shutil
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from manoir.games import find
from manoir.lab.bench import place

GAMES, CHECKED, REPEATS = 4_000_000, 20_000, 7


def make(folder: Path, keys: list[str]) -> None:
    from manoir.kit.gpu.make import make as make_kernels
    from manoir.kit.machine import Machine

    for key in keys:
        game = find(key)
        target = folder / key
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(make_kernels(game), target)
        machine = Machine(game, events=False)
        sums = {
            players: machine.play_games(players, 0, CHECKED).sum(0).tolist()
            for players in range(game.players[0], game.players[1] + 1)
        }
        facts = {"sums": sums, "checked": CHECKED, "commit": place.commit()}
        (target / "cpu.json").write_text(json.dumps(facts))


def run(folder: Path, keys: list[str]) -> dict[str, Any]:
    import cupy

    device = cupy.cuda.runtime.getDeviceProperties(0)
    about: dict[str, Any] = {
        "device": device["name"].decode(),
        "cupy": cupy.__version__,
        "python": platform.python_version(),
        "date": dt.datetime.now(dt.UTC).date().isoformat(),
    }
    return {**about, "games": {key: _measure(folder / key, key) for key in keys}}


def _measure(folder: Path, key: str) -> dict[str, Any]:
    import cupy

    from manoir.kit.gpu.run import Kernels

    game, cpu = find(key), json.loads((folder / "cpu.json").read_text())
    kernels = Kernels(game, folder)
    figures: dict[str, Any] = {"commit": cpu["commit"], "rules": game.version}
    for players in range(game.players[0], game.players[1] + 1):
        sums = kernels.play_games(players, 0, cpu["checked"]).sum(0).get().tolist()
        equal = sums == cpu["sums"][str(players)]
        kernels.play_games(players, 0, GAMES)
        rates = []
        for repeat in range(REPEATS):
            cupy.cuda.Device().synchronize()
            began = time.perf_counter()
            results = kernels.play_games(players, repeat * GAMES, GAMES)
            cupy.cuda.Device().synchronize()
            rates.append(int(results[:, 0].sum(dtype="int64")) / (time.perf_counter() - began))
        figures[f"{players} players"] = {
            "million steps/s": round(statistics.median(rates) / 1e6),
            "low": round(min(rates) / 1e6),
            "high": round(max(rates) / 1e6),
            "games": GAMES,
            "sums equal to the CPU's": equal,
        }
    return figures


if __name__ == "__main__":
    what, where, *names = sys.argv[1:]
    if what == "make":
        make(Path(where), names or ["ghooost"])
    else:
        print(json.dumps(run(Path(where), names or ["ghooost"]), indent=1))
