"""Runs the kernels of a game with CuPy. Numba is not needed for it, only what `make` made."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from manoir.kit.game import Game
from manoir.kit.layout import dtype, put


class Kernels:
    """The loaded kernels of one game."""

    def __init__(self, game: Game[Any], folder: Path) -> None:
        import cupy

        self.game = game
        self.about = json.loads((folder / "kernels.json").read_text())
        self.dtype = dtype(game.state, self.about["events"])
        if (self.dtype.itemsize, game.size) != (self.about["record"], self.about["size"]):
            raise ValueError(f"the kernels in {folder} were made for other rules; make them anew")
        self._cupy = cupy
        self._functions = {}
        self._modules = []
        for name, entry in self.about["entries"].items():
            module = cupy.cuda.function.Module()
            module.load((folder / f"{name}.ptx").read_bytes())
            self._modules.append(module)
            self._functions[name] = module.get_function(entry)

    def play_games(
        self,
        players: int,
        first_seed: int,
        count: int,
        options: Mapping[str, Any] | None = None,
        threads: int = 0,
    ) -> Any:
        """Games by random players, as `Machine.play_games`; the results stay on the device."""
        blank = self.batch([self.game.blank(players, options)])
        dealt = self._copies(blank, count)
        results = self._cupy.zeros((count, 1 + 2 * players), np.int32)
        seed = np.int64(first_seed)
        self._launch("deal", count, *batch_of_records(dealt), seed)
        threads = threads or min(count, self.resident_threads("games"))
        self._launch("games", threads, *batch_of_records(dealt), seed, *array(results))
        return results

    def _copies(self, row: Any, count: int) -> Any:
        """Many copies of one record, eight bytes at a time: a record has its generator in it, and
        is as wide as a multiple of that."""
        wide = self._cupy.empty((count, self.dtype.itemsize // 8), np.uint64)
        wide[:] = row.view(np.uint64)
        return wide.view(np.uint8)

    def step(self, states: Any, chosen: Any, bits: Any, ended: Any) -> None:
        """One choice in each game of a batch that lies on the device, in place."""
        parts = (*array(chosen), *array(bits), *array(ended))
        self._launch("step", len(states), *batch_of_records(states), *parts)

    def _launch(self, name: str, threads: int, *arguments: Any) -> None:
        block = self.about["blocks"][name]
        self._functions[name](((threads + block - 1) // block,), (block,), arguments)

    def resident_threads(self, name: str) -> int:
        """As many threads as the device holds at once."""
        driver, block = self._cupy.cuda.driver, self.about["blocks"][name]
        blocks = driver.occupancyMaxActiveBlocksPerMultiprocessor(
            self._functions[name].ptr, block, 0
        )
        attributes = self._cupy.cuda.Device().attributes
        return int(blocks * block * attributes["MultiProcessorCount"])

    def batch(self, states: list[Any]) -> Any:
        """Plain states as a batch on the device. CuPy has no records: it holds their bytes."""
        rows = np.zeros(len(states), self.dtype)
        for row, s in zip(rows, states, strict=True):
            put(s, row)
        return self._cupy.asarray(rows.view(np.uint8).reshape(len(rows), self.dtype.itemsize))


_loaded: dict[str, Kernels] = {}


def kernels(game: Game[Any]) -> Kernels:
    """The kernels of a game for the device that is present, made and loaded once."""
    if game.key not in _loaded:
        import cupy

        from manoir.kit.gpu.make import make

        number = cupy.cuda.Device().compute_capability
        _loaded[game.key] = Kernels(game, make(game, (int(number[:-1]), int(number[-1]))))
    return _loaded[game.key]


def play_games_on_gpu(
    game: Game[Any],
    players: int,
    first_seed: int,
    count: int,
    options: Mapping[str, Any] | None = None,
) -> Any:
    """`Machine.play_games` on the device, with the results brought back."""
    return kernels(game).play_games(players, first_seed, count, options).get()


def array(values: Any) -> tuple[Any, ...]:
    """A device array as a Numba kernel takes it: owner, parent, items, item size, data, shape,
    strides."""
    item = values.itemsize
    strides = (values.shape[1] * item, item) if values.ndim == 2 else (item,)
    return _laid_out(values.size, item, values.data.ptr, values.shape, strides)


def batch_of_records(values: Any) -> tuple[Any, ...]:
    """Rows of bytes as an array of records."""
    rows, item = values.shape
    return _laid_out(rows, item, values.data.ptr, (rows,), (item,))


def _laid_out(items: int, item: int, data: int, shape: Any, strides: Any) -> tuple[Any, ...]:
    nothing = np.uint64(0)
    sizes = tuple(np.int64(n) for n in (*shape, *strides))
    return nothing, nothing, np.int64(items), np.int64(item), np.uint64(data), *sizes
