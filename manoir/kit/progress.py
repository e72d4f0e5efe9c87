"""Compilation never blocks in silence: after a second it says a word, and shows how far it is."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

# Told how many of how many steps are done.
Progress = Callable[[int, int], None]

PATIENCE = 1.0
CELLS = 30


class Bar:
    """A line on stderr: a bar that grows where there is a terminal, one word elsewhere."""

    def __init__(self, words: str) -> None:
        self.words = words
        self._began = time.monotonic()
        self._shown = False

    def __call__(self, done: int, of: int) -> None:
        if done == 0:
            self._began = time.monotonic()
        if time.monotonic() - self._began < PATIENCE:
            return
        if sys.stderr.isatty():
            full = CELLS * done // max(1, of)
            end = "\n" if done == of else ""
            bar = "█" * full + "·" * (CELLS - full)
            print(f"\r{self.words} {bar} {done}/{of}", end=end, file=sys.stderr, flush=True)
        elif not self._shown:
            print(f"{self.words} …", file=sys.stderr, flush=True)
        self._shown = True
