"""The kernel that brings games together, played here: threads for threads, a barrier for theirs."""

from __future__ import annotations

import threading
import types
from typing import Any

import numpy as np
import pytest

from manoir.kit import Game, by_step
from manoir.kit.gpu import kernels
from manoir.kit.gpu.tables import is_table
from manoir.kit.quick import CELLS
from manoir.kit.rule import bound
from tests.toys.vigil import VIGIL

PLAYERS = 2


class Block:
    """One block of a GPU, as far as the kernel asks for it."""

    def __init__(self, threads: int) -> None:
        self.blockDim = types.SimpleNamespace(x=threads)
        self.shared = types.SimpleNamespace(array=self._shared)
        self.local = types.SimpleNamespace(array=lambda room, _: [0] * room)
        self.atomic = types.SimpleNamespace(add=self._add)
        self.syncthreads = threading.Barrier(threads, timeout=20).wait
        self.threadIdx = threading.local()
        self._lock = threading.Lock()
        self._arrays: list[Any] = []

    def _shared(self, shape: Any, _: object) -> Any:
        """The same array for every thread: each asks for them in the same order."""
        number = self.threadIdx.asked_for
        self.threadIdx.asked_for += 1
        with self._lock:
            if number == len(self._arrays):
                rows = isinstance(shape, tuple)
                self._arrays.append([[0] * CELLS for _ in range(shape[0])] if rows else [0] * shape)
        return self._arrays[number]

    def _add(self, array: list[int], at: int, many: int) -> int:
        with self._lock:
            array[at] += many
            return array[at] - many

    def grid(self, _: int) -> int:
        return int(self.threadIdx.x)

    def gridsize(self, _: int) -> int:
        return int(self.blockDim.x)

    def run(self, kernel: Any, *arguments: Any) -> None:
        def thread(number: int) -> None:
            self.threadIdx.x, self.threadIdx.asked_for = number, 0
            kernel(*arguments)

        threads = [threading.Thread(target=thread, args=(n,)) for n in range(self.blockDim.x)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()


def played_together(game: Game[Any], threads: int, count: int, heaps: list[int]) -> Any:
    """Games by the kernel, and into `heaps` what was asked in each."""

    def asked(s: Any) -> int:
        heaps.append(by_step(s))
        return heaps[-1]

    # Fewer heaps and places than on a GPU, so that few threads can empty them.
    small = {"QUESTIONS": 4, "HEAPS": 5, "PLACES": threads, "asked": asked}
    types_ = dict.fromkeys(("rng_type", "place_type", "offers_type"))
    names = ("choices", "apply", "over", "score", "wins")
    own = {name: getattr(game, name) for name in names}
    block = Block(threads)
    kernel = bound(
        kernels.games_together, {**own, **small, **types_, "cuda": block, "room": game.size + 1}
    )
    dealt = [game.new(PLAYERS, number) for number in range(count)]
    results = np.zeros((count, 1 + 2 * PLAYERS), np.int64)
    block.run(kernel, dealt, 0, results)
    return results


@pytest.mark.parametrize(("threads", "count"), [(8, 20), (5, 3)], ids=["few", "more than games"])
def test_games_played_together_end_as_games_played_alone(threads: int, count: int) -> None:
    alone = np.zeros((count, 1 + 2 * PLAYERS), np.int64)
    VIGIL.games(VIGIL.blank(PLAYERS), 0, [0] * CELLS, [0] * (VIGIL.size + 1), alone)
    heaps: list[int] = []
    assert played_together(VIGIL, threads, count, heaps).tolist() == alone.tolist()
    assert len(set(heaps)) > 1  # or nothing was put in order


@pytest.mark.parametrize(
    ("value", "table"),
    [
        ((1, 2), True),
        (((1, 2), (3, 4)), True),
        (((1, 2), (3,)), False),
        (((1, 2), 3), False),
        ((1.0, 2.0), False),
        ((True, False), False),
        (("a", "b"), False),
        ((), False),
        ([1, 2], False),
    ],
)
def test_what_a_gpu_looks_up_in_an_array(value: object, table: bool) -> None:
    assert is_table(value) is table
