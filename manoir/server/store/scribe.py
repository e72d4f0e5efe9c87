"""The one who writes. Whatever waits is committed as one batch, and only then acknowledged.

A commit costs a flush to the disk, however much it holds: with one commit for each move, a busy
house would wait for its disk most of the time.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import ReturningInsert

from manoir.server.store.rows import EntryRow
from manoir.server.store.schema import entries

T = TypeVar("T")
Announce = Callable[[Connection, Sequence[EntryRow]], None]


@dataclass
class _Waiting:
    """Something to write, and who waits for it: an entry, or any other piece of work."""

    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    entry: EntryRow | None = None
    work: Callable[[Connection], Any] | None = None


class Scribe:
    """A thread that owns all writing. `announce` tells the other processes, in the same commit."""

    def __init__(self, engine: Engine, announce: Announce) -> None:
        self._engine, self._announce = engine, announce
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._append = _insert(engine.dialect.name)
        self._thread = threading.Thread(target=self._run, name="scribe", daemon=True)
        self._thread.start()

    async def append(self, entry: EntryRow) -> bool:
        """Whether the entry is now in the history; False where another took its place."""
        loop = asyncio.get_running_loop()
        waiting = _Waiting(loop.create_future(), loop, entry=entry)
        self._queue.put(waiting)
        return bool(await waiting.done)

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Any other work, in a transaction of its own."""
        loop = asyncio.get_running_loop()
        waiting = _Waiting(loop.create_future(), loop, work=work)
        self._queue.put(waiting)
        result: T = await waiting.done
        return result

    def close(self) -> None:
        """Write what waits, and stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch, last = self._taken()
            moves = [w for w in batch if w.entry is not None]
            if moves:
                self._settle(moves, self._attempt(partial(self._write, moves=moves), len(moves)))
            for w in batch:
                if w.work is not None:
                    self._settle([w], self._attempt(self._one(w.work), 1))
            if last:
                return

    def _taken(self) -> tuple[list[_Waiting], bool]:
        """All that waits now, at least one; and whether that was the end."""
        first = self._queue.get()
        batch: list[_Waiting] = []
        while first is not None:
            batch.append(first)
            try:
                first = self._queue.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _attempt(self, write: Callable[[Connection], list[Any]], many: int) -> list[Any]:
        """The results, or for each the error: whoever waits must hear of it."""
        try:
            with self._engine.begin() as connection:
                return write(connection)
        except Exception as error:  # noqa: BLE001
            return [error] * many

    @staticmethod
    def _one(work: Callable[[Connection], Any]) -> Callable[[Connection], list[Any]]:
        return lambda connection: [work(connection)]

    def _write(self, connection: Connection, moves: list[_Waiting]) -> list[bool]:
        rows = [w.entry for w in moves if w.entry is not None]
        written = connection.execute(self._append, [asdict(row) for row in rows])
        kept = {(row.match_id, row.ply) for row in written}
        self._announce(connection, [row for row in rows if (row.match_id, row.ply) in kept])
        return [(row.match_id, row.ply) in kept for row in rows]

    @staticmethod
    def _settle(batch: list[_Waiting], results: list[Any]) -> None:
        """Wake those who wait, in one call for each loop they wait in."""
        for loop in {w.loop for w in batch}:
            pairs = [(w.done, r) for w, r in zip(batch, results, strict=True) if w.loop is loop]
            if not loop.is_closed():
                loop.call_soon_threadsafe(_resolve, pairs)


def _insert(dialect: str) -> ReturningInsert[Any]:
    key = entries.c.match_id, entries.c.ply
    if dialect == "sqlite":
        return sqlite.insert(entries).on_conflict_do_nothing().returning(*key)
    return postgresql.insert(entries).on_conflict_do_nothing().returning(*key)


def _resolve(pairs: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in pairs:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
