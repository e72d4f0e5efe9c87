"""Steps per second on a GPU, checked against the CPU for the same seeds.

    python -m bench.gpu make FOLDER     where Numba is: compiles the kernels, plays on the CPU
    python -m bench.gpu run FOLDER      where the GPU is (CuPy, no Numba): plays, compares, measures

Games by their names, else all. `run` prints one JSON object; keep it in bench/results/.
"""

from __future__ import annotations

import datetime as dt
import json
import platform
import shutil
import statistics
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from manoir.errors import BadOption
from manoir.games import find, keys
from manoir.kit.game import Game
from manoir.lab.bench import place

# A measurement takes about so many seconds, and not more games than this.
SECONDS, GAMES, CHECKED, REPEATS = 2, 4_000_000, 20_000, 5
WARM = 400_000

Setting = tuple[str, int, Mapping[str, Any]]


def settings(game: Game[Any]) -> Iterator[Setting]:
    """Every variant with every number of players that it takes."""
    for name, options in game.variants.items():
        for players in range(game.players[0], game.players[1] + 1):
            try:
                game.blank(players, options)
            except BadOption:
                continue
            yield name, players, options


def make(folder: Path, names: list[str]) -> None:
    from manoir.kit.gpu.make import make as make_kernels
    from manoir.kit.machine import Machine

    for key in names:
        game = find(key)
        target = folder / key
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(make_kernels(game), target)
        machine = Machine(game, events=False)
        sums: dict[str, dict[int, list[int]]] = {}
        for variant, players, options in settings(game):
            results = machine.play_games(players, 0, CHECKED, options)
            sums.setdefault(variant, {})[players] = results.sum(0).tolist()
        facts = {"sums": sums, "checked": CHECKED, "commit": place.commit()}
        (target / "cpu.json").write_text(json.dumps(facts))


def run(folder: Path, names: list[str]) -> dict[str, Any]:
    import cupy

    device = cupy.cuda.runtime.getDeviceProperties(0)
    about: dict[str, Any] = {
        "device": device["name"].decode(),
        "cupy": cupy.__version__,
        "python": platform.python_version(),
    }
    return {**about, "games": {key: _measure(folder / key, key) for key in names}}


def _measure(folder: Path, key: str) -> dict[str, Any]:
    from manoir.kit.gpu.run import Kernels

    game, cpu = find(key), json.loads((folder / "cpu.json").read_text())
    kernels, checked = Kernels(game, folder), cpu["checked"]
    figures: dict[str, Any] = {
        "commit": cpu["commit"],
        "date": dt.datetime.now(dt.UTC).date().isoformat(),
        "rules": game.version,
        "variants": {},
    }
    for variant, players, options in settings(game):
        sums = kernels.play_games(players, 0, checked, options).sum(0).get().tolist()
        _, took = _timed(kernels, players, 0, WARM, options)
        count = min(GAMES, int(WARM * SECONDS / took))
        rates = []
        for repeat in range(REPEATS):
            steps, took = _timed(kernels, players, repeat * count, count, options)
            rates.append(steps / took)
        figures["variants"].setdefault(variant, {})[f"{players} players"] = {
            "million steps/s": round(statistics.median(rates) / 1e6),
            "low": round(min(rates) / 1e6),
            "high": round(max(rates) / 1e6),
            "games": count,
            "sums equal to the CPU's": sums == cpu["sums"][variant][str(players)],
        }
    return figures


def _timed(kernels: Any, players: int, first: int, count: int, options: Any) -> tuple[int, float]:
    """Steps made, and the seconds they took."""
    import cupy

    cupy.cuda.Device().synchronize()
    began = time.perf_counter()
    results = kernels.play_games(players, first, count, options)
    cupy.cuda.Device().synchronize()
    took = time.perf_counter() - began
    return int(results[:, 0].sum(dtype="int64")), took


if __name__ == "__main__":
    what, where, *chosen = sys.argv[1:]
    if what == "make":
        make(Path(where), chosen or keys())
    else:
        print(json.dumps(run(Path(where), chosen or keys()), indent=1))
