"""The database of a house: opened, brought up to date, read and written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, TypeVar

from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from manoir.errors import ManoirError
from manoir.server.store import migrate
from manoir.server.store.notices import CHANNEL, Listener, Notice, payloads
from manoir.server.store.rows import EntryRow
from manoir.server.store.scribe import Scribe

T = TypeVar("T")


class NoDatabase(ManoirError):
    """The database cannot be opened; the text says why."""


class Database:
    """`shared` says whether other processes may serve the same tables."""

    def __init__(self, url: str, turns: AbstractContextManager[object] | None = None) -> None:
        """`turns` are taken with the other processes that write to the same file."""
        self.engine = _engine(url)
        self.shared = self.engine.dialect.name == "postgresql"
        try:
            with self.engine.begin() as connection:
                migrate.to_newest(connection)
        except DBAPIError as error:
            self.engine.dispose()
            raise NoDatabase(f"the database cannot be used: {error.orig}") from None
        except CommandError:
            self.engine.dispose()
            raise NoDatabase("the database was made by a newer program: start that one") from None
        self.scribe = Scribe(self.engine, self._announce, turns or nullcontext())
        self._listener: Listener | None = None

    async def read(self, query: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return query(connection)

        return await asyncio.to_thread(run)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self.scribe.do(work)

    async def change(self, code: str, work: Callable[[Connection], T]) -> T:
        """Write something about a table, and let the other processes know."""

        def run(connection: Connection) -> T:
            result = work(connection)
            self._notify(connection, [f"table {code}"])
            return result

        return await self.scribe.do(run)

    def listen(self, heard: Callable[[Notice], None]) -> None:
        """Hear what other processes write; `heard` is called in the running loop."""
        if self.shared:
            self._listener = Listener(self.engine.url, asyncio.get_running_loop(), heard)

    async def announce(self, words: str) -> None:
        """Tell all processes something that is not written down."""
        if self.shared:
            await self.scribe.do(lambda connection: self._notify(connection, [words]))

    def close(self) -> None:
        if self._listener is not None:
            self._listener.close()
        self.scribe.close()
        self.engine.dispose()

    def _announce(self, connection: Connection, written: Sequence[EntryRow]) -> None:
        if self.shared and written:
            self._notify(connection, payloads(written))

    def _notify(self, connection: Connection, texts: list[str]) -> None:
        if self.shared:
            notify = text(f"select pg_notify('{CHANNEL}', :payload)")
            for payload in texts:
                connection.execute(notify, {"payload": payload})


def _engine(url: str) -> Engine:
    """An engine for a URL, or for the path of an SQLite file."""
    try:
        parsed = make_url(url if "://" in url else f"sqlite:///{Path(url).absolute()}")
    except (ArgumentError, ValueError):
        raise NoDatabase(
            f"{url!r} is no database: give a file, or postgresql://user@host/name"
        ) from None
    if parsed.get_backend_name() == "postgresql":
        return create_engine(parsed.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    if parsed.get_backend_name() != "sqlite" or parsed.database in {None, "", ":memory:"}:
        raise NoDatabase(f"{parsed.get_backend_name()}: SQLite in a file and PostgreSQL are known")
    Path(str(parsed.database)).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(parsed)
    event.listen(engine, "connect", _careful)
    return engine


def _careful(connection: Any, _: object) -> None:
    """Readers never wait for the writer, and what is acknowledged is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
