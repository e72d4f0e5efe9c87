"""How the processes of one house hear of each other's writing: the notifications of PostgreSQL.

A notification may come before one's own acknowledgement, or twice; it only says where to look.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import URL

from manoir.server.store.rows import EntryRow

CHANNEL = "manoir"
# PostgreSQL carries at most 8,000 bytes in one notification.
LONGEST = 7_900
PATIENCE = 1.0


@dataclass(frozen=True)
class Notice:
    """Matches with new entries, each with its last ply; or the code of a table whose facts have
    changed; or words of another server about itself; or that some may have been missed."""

    matches: tuple[tuple[int, int], ...] = ()
    table: str = ""
    words: tuple[str, ...] = ()
    missed: bool = False


def payloads(written: Sequence[EntryRow]) -> list[str]:
    """The matches with new entries as texts short enough to be sent."""
    last = {row.match_id: row.ply for row in written}
    texts = ["entries"]
    for match_id, ply in last.items():
        if len(texts[-1]) + 40 > LONGEST:
            texts.append("entries")
        texts[-1] += f" {match_id}:{ply}"
    return texts


def read(payload: str) -> Notice:
    what, *rest = payload.split()
    if what == "entries":
        pairs = (pair.split(":") for pair in rest)
        return Notice(matches=tuple((int(match_id), int(ply)) for match_id, ply in pairs))
    return Notice(table=rest[0]) if what == "table" else Notice(words=(what, *rest))


class Listener:
    """A thread that listens, and listens again where the connection broke."""

    def __init__(
        self, url: URL, loop: asyncio.AbstractEventLoop, heard: Callable[[Notice], None]
    ) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._loop, self._heard, self._closed = loop, heard, threading.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()
        self._ready.wait(10 * PATIENCE)

    def close(self) -> None:
        self._closed.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg

        while not self._closed.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"listen {CHANNEL}")
                    if self._ready.is_set():
                        self._loop.call_soon_threadsafe(self._heard, Notice(missed=True))
                    self._ready.set()
                    while not self._closed.is_set():
                        for notice in connection.notifies(timeout=PATIENCE):
                            self._loop.call_soon_threadsafe(self._heard, read(notice.payload))
                            if self._closed.is_set():
                                return
            except (psycopg.OperationalError, OSError):
                time.sleep(PATIENCE)
            except RuntimeError:
                return  # the loop was closed under us: the server stops
