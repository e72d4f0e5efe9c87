"""A process for each contender.

So the libraries do not share an interpreter, a thread pool or a crash: one that dies, or never
answers, costs its own row and nothing else. All are bound to one core, and only one plays at a
time while the others wait for word.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
from collections.abc import Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter
from typing import Self

from manoir.lab.bench.contender import Contender

SETTLE_SECONDS = 0.2
WARM_UP_LIMIT = 300.0
ANSWER_LIMIT = 60.0


class Gone(Exception):
    """The process has died or does not answer; the text says why."""


def _serve(
    wire: Connection,
    contender: Contender,
    core: int | None,
    environment: Mapping[str, str],
    log: str,
) -> None:
    """In the new process: warm up, then play for as long as each question says.

    Whatever the library prints is dropped; errors go to the log, where the last line says why.
    """
    for number, path in ((1, os.devnull), (2, log)):
        with Path(path).open("w") as file:
            os.dup2(file.fileno(), number)
    os.environ.update(environment)
    if sys.platform == "linux" and core is not None:
        os.sched_setaffinity(0, {core})
    start = perf_counter()
    contender.warm_up()
    took = perf_counter() - start
    contender.play(SETTLE_SECONDS)
    wire.send((took, contender.choices_each))
    while True:
        seconds = wire.recv()
        start = perf_counter()
        units = contender.play(seconds)
        wire.send((units / (perf_counter() - start), contender.choices_each))


class Worker:
    """A contender at work; `warm_up_seconds` passed from its first import to its first game."""

    def __init__(
        self, contender: Contender, core: int | None, environment: Mapping[str, str] | None = None
    ) -> None:
        context = multiprocessing.get_context("spawn")
        handle, self._log = tempfile.mkstemp(prefix="manoir-bench-")
        os.close(handle)
        self._wire, theirs = context.Pipe()
        self._process = context.Process(
            target=_serve, args=(theirs, contender, core, environment or {}, self._log), daemon=True
        )
        self._process.start()
        theirs.close()
        try:
            self.warm_up_seconds, _ = self._answer(WARM_UP_LIMIT)
        except Gone:
            self.stop()
            raise

    def rate(self, seconds: float) -> tuple[float, float]:
        """What the contender counts, a second, over a stretch of this length; and how many choices
        each of that holds."""
        return self._answer(seconds + ANSWER_LIMIT, seconds)

    def _answer(self, limit: float, question: float | None = None) -> tuple[float, float]:
        try:
            if question is not None:
                self._wire.send(question)
            if not self._wire.poll(limit):
                raise Gone(f"no answer within {limit:.0f} s")
            rate, choices_each = self._wire.recv()
            return float(rate), float(choices_each)
        except (EOFError, OSError) as end:
            raise Gone(self._last_words()) from end

    def _last_words(self) -> str:
        self._process.join(ANSWER_LIMIT)
        code = self._process.exitcode
        said = Path(self._log).read_text(errors="replace").split("\n")
        reason = next((line for line in reversed(said) if line.strip()), "no word why")
        return f"killed by signal {-code}" if code is not None and code < 0 else reason

    def stop(self) -> None:
        self._process.kill()
        self._process.join()
        self._wire.close()
        Path(self._log).unlink(missing_ok=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
