"""The one who writes. Whatever waits is committed as one batch, and only then acknowledged.

A commit costs a flush to the disk, however much it holds: with one commit for each move, a busy
house would wait for its disk most of the time.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain
from typing import Any, TypeVar

from sqlalchemy import Connection, CursorResult, Engine

from manoir.server.store.rows import EntryRow

T = TypeVar("T")
# Entries in one statement: SQLite and PostgreSQL take some 30,000 values, five for each.
MOST_AT_ONCE = 500
# Of those who wait for a commit, so many are woken in one turn of the loop.
A_FEW = 16
Announce = Callable[[Connection, Sequence[EntryRow]], None]


@dataclass(slots=True)
class _Waiting:
    """Something to write, and who waits for it: an entry, or any other piece of work."""

    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    entry: EntryRow | None = None
    work: Callable[[Connection], Any] | None = None


class _Conflict(Exception):
    """A place in a history was taken."""


class Scribe:
    """A thread that owns all writing. `announce` tells the other processes, in the same commit."""

    def __init__(
        self, engine: Engine, announce: Announce, turns: AbstractContextManager[object]
    ) -> None:
        """`turns` is held while something is written to a file."""
        self._engine, self._announce, self._turns = engine, announce, turns
        self._queue: queue.SimpleQueue[list[_Waiting] | None] = queue.SimpleQueue()
        self._gathered: dict[asyncio.AbstractEventLoop, list[_Waiting]] = {}
        self._in_file = engine.dialect.name == "sqlite"
        self._kept: Connection | None = None
        self._mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
        self._thread = threading.Thread(target=self._run, name="scribe", daemon=True)
        self._thread.start()

    async def append(self, entry: EntryRow) -> bool:
        """Whether the entry is now in the history; False where another took its place."""
        loop = asyncio.get_running_loop()
        waiting = _Waiting(loop.create_future(), loop, entry=entry)
        if loop in self._gathered:
            self._gathered[loop].append(waiting)
        else:
            self._gathered[loop] = [waiting]
            loop.call_soon(self._hand_over, loop)
        return bool(await waiting.done)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """What one turn of the loop brought, at once: to wake the thread for each costs more."""
        self._queue.put(self._gathered.pop(loop))

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Any other work, in a transaction of its own."""
        loop = asyncio.get_running_loop()
        waiting = _Waiting(loop.create_future(), loop, work=work)
        self._queue.put([waiting])
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
                results = self._write_moves(moves)
                if isinstance(results[0], _Conflict):
                    results = self._attempt(partial(self._sift, moves=moves), len(moves))
                self._settle(moves, results)
            for w in batch:
                if w.work is not None:
                    self._settle([w], self._attempt(self._one(w.work), 1))
            if last:
                if self._kept is not None:
                    self._kept.close()
                return

    def _taken(self) -> tuple[list[_Waiting], bool]:
        """All that waits now, at least one; and whether that was the end."""
        first = self._queue.get()
        batch: list[_Waiting] = []
        while first is not None:
            batch += first
            try:
                first = self._queue.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _attempt(self, write: Callable[[Connection], list[Any]], many: int) -> list[Any]:
        """The results, or for each the error: whoever waits must hear of it."""
        try:
            with self._transaction() as connection:
                return write(connection)
        except Exception as error:  # noqa: BLE001
            return [error] * many

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """In a file always by the same connection, which remembers the pages it wrote last; of a
        server's any that still answers."""
        if not self._in_file:
            with self._engine.begin() as connection:
                yield connection
            return
        with self._turns, self._writer().begin():
            yield self._writer()

    def _writer(self) -> Connection:
        if self._kept is None:
            self._kept = self._engine.connect()
        return self._kept

    def _write_moves(self, moves: list[_Waiting]) -> list[Any]:
        if self._in_file and len(moves) <= MOST_AT_ONCE:
            try:
                return self._write_plainly(moves)
            except Exception as error:  # noqa: BLE001
                return [error] * len(moves)
        return self._attempt(partial(self._write, moves=moves), len(moves))

    def _write_plainly(self, moves: list[_Waiting]) -> list[bool]:
        """As `_write`, by the driver alone: for a few small rows anything more is most of it."""
        rows = [w.entry for w in moves if w.entry is not None]
        driver: Any = self._writer().connection.driver_connection
        statement = _statement(self._mark, len(rows), keys=False)
        with self._turns, driver:  # commits, or takes all of it back
            if driver.execute(statement, _values(rows)).rowcount != len(rows):
                raise _Conflict
        return [True] * len(rows)

    @staticmethod
    def _one(work: Callable[[Connection], Any]) -> Callable[[Connection], list[Any]]:
        return lambda connection: [work(connection)]

    def _write(self, connection: Connection, moves: list[_Waiting]) -> list[bool]:
        """All of them, or none where a place was taken. Nothing is read back, row by row: each
        time this thread would have to wait for its turn."""
        rows = [w.entry for w in moves if w.entry is not None]
        written = sum(result.rowcount for result in self._insert(connection, rows, keys=False))
        if written != len(rows):
            raise _Conflict
        self._announce(connection, rows)
        return [True] * len(rows)

    def _sift(self, connection: Connection, moves: list[_Waiting]) -> list[bool]:
        """Those whose places were free."""
        rows = [w.entry for w in moves if w.entry is not None]
        kept = {tuple(key) for keys in self._insert(connection, rows, keys=True) for key in keys}
        results = []
        for row in rows:  # of two for the same place in one batch, the first was kept
            results.append((row.match_id, row.ply) in kept)
            kept.discard((row.match_id, row.ply))
        self._announce(connection, [r for r, done in zip(rows, results, strict=True) if done])
        return results

    def _insert(
        self, connection: Connection, rows: list[EntryRow], keys: bool
    ) -> Iterator[CursorResult[Any]]:
        for start in range(0, len(rows), MOST_AT_ONCE):
            some = rows[start : start + MOST_AT_ONCE]
            yield connection.exec_driver_sql(_statement(self._mark, len(some), keys), _values(some))

    @staticmethod
    def _settle(batch: list[_Waiting], results: list[Any]) -> None:
        """Wake those who wait, in one call for each loop they wait in."""
        for loop in {w.loop for w in batch}:
            pairs = [(w.done, r) for w, r in zip(batch, results, strict=True) if w.loop is loop]
            if not loop.is_closed():
                loop.call_soon_threadsafe(_resolve, loop, pairs)


def _values(rows: list[EntryRow]) -> tuple[Any, ...]:
    return tuple(chain.from_iterable(rows))


@cache
def _statement(mark: str, many: int, keys: bool) -> str:
    """So many entries in one statement. To have it made each time takes longer than to run it."""
    row = f"({', '.join([mark] * 5)})"
    return (
        f"insert into entries (match_id, ply, seat, what, made) values {', '.join([row] * many)} "  # noqa: S608 - only marks
        f"on conflict do nothing{' returning match_id, ply' if keys else ''}"
    )


def _resolve(loop: asyncio.AbstractEventLoop, pairs: list[tuple[asyncio.Future[Any], Any]]) -> None:
    """A few at a time: what they lead to goes out, and the next entries come in and are written,
    while the others still wait. All at once, the disk and the processor would take turns."""
    if len(pairs) > A_FEW:
        loop.call_soon(_resolve, loop, pairs[A_FEW:])
    for future, result in pairs[:A_FEW]:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
