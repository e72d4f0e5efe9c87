"""Work that can wait until nothing happens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar

# All such work of a process together takes at most this part of its time: it holds up everything.
SHARE = 0.04


class Quiet:
    """Does its work once it has not been asked for it for a while."""

    free_at: ClassVar[float] = 0.0

    def __init__(self, work: Callable[[], None]) -> None:
        self._work = work
        self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def ask(self, after: float) -> None:
        """Something has happened; if nothing more does for so long, do the work.

        A timer that is set stays, and looks again: to set it anew with every move of a busy table
        would be most of what the move costs here.
        """
        loop = asyncio.get_running_loop()
        self._due = loop.time() + after
        if self._timer is None:
            self._timer = loop.call_at(self._due, self._look)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        now, when = loop.time(), max(self._due, Quiet.free_at)
        if now < when:
            self._timer = loop.call_at(when, self._look)
            return
        self._timer = None
        self._work()
        Quiet.free_at = now + (loop.time() - now) / SHARE
