"""Nobody waits before a silent screen: a bar appears when something takes more than a second."""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

PATIENCE = 1.0


class Wait:
    """Told `(done, of)`, it draws a bar on stderr, where there is a terminal.

    Elsewhere it prints `words` once, or nothing where they are empty. It appears by a timer, not
    when it is next told something: that may take long.
    """

    def __init__(self, label: str, words: str = "") -> None:
        self.label, self.words = label, words
        self.done, self.of = 0, 0
        self._lock = threading.Lock()
        self._timer = threading.Timer(PATIENCE, self._appear)
        self._timer.daemon = True
        self._ended = False
        self._bar: Progress | None = None
        self._task: TaskID | None = None

    def __enter__(self) -> Self:
        self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()
        with self._lock:
            self._ended = True
            if self._bar is not None:
                self._bar.stop()

    def __call__(self, done: int, of: int) -> None:
        with self._lock:
            self.done, self.of = done, of
            self._draw()

    def _appear(self) -> None:
        with self._lock:
            if self._ended:
                return
            if not sys.stderr.isatty():
                if self.words:
                    print(self.words, file=sys.stderr, flush=True)
                return
            from rich.progress import (
                BarColumn,
                Progress,
                TaskProgressColumn,
                TextColumn,
                TimeRemainingColumn,
            )

            from manoir.cli.screen import Screen

            self._bar = Progress(
                TextColumn("{task.description}"),
                BarColumn(),
                TaskProgressColumn(),
                TimeRemainingColumn(),
                console=Screen(stderr=True),
                transient=True,
            )
            self._task = self._bar.add_task(self.label, total=None)
            self._bar.start()
            self._draw()

    def _draw(self) -> None:
        """All told and still not at an end: the bar goes on moving, without a number."""
        if self._bar is not None and self._task is not None:
            self._bar.tasks[0].total = self.of if self.done < self.of else None
            self._bar.update(self._task, completed=self.done)
