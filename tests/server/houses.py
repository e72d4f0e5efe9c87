"""Servers to test: one in a thread of this process, or a real `manoir serve`."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from manoir.server import serve
from manoir.server.app import make_app
from manoir.server.house import House
from manoir.server.limits import Limit
from manoir.server.settings import NO_LIMIT, Settings
from manoir.server.store import Database

ROOT = Path(__file__).parent.parent.parent
SECRET = "a secret for tests only, long enough"  # noqa: S105
STARTS_WITHIN = 30.0


class Inn:
    """A house that is open: its address, and what is inside."""

    def __init__(self, listening: socket.socket, house: House, database: Database) -> None:
        self.listening, self.house, self.database = listening, house, database
        self.address = serve.address(listening).rstrip("/")
        self.open = threading.Event()

    async def opens(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.open.set()


@contextmanager
def opened(
    url: str,
    requests: Limit = NO_LIMIT,
    calls: Limit = NO_LIMIT,
    tables: Limit = NO_LIMIT,
) -> Iterator[Inn]:
    """A server in a thread; the sockets are real, and what lies behind them can be reached."""
    database = Database(url)
    app = make_app(database, Settings(SECRET, requests, calls, tables))
    at = serve.listening("127.0.0.1", 0)
    inn = Inn(at, app.state.house, database)
    app.on_startup.append(inn.opens)
    server = serve.server(app)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [at]}, name="server")
    thread.start()
    try:
        assert inn.open.wait(STARTS_WITHIN)
        yield inn
    finally:
        server.should_exit = True
        thread.join(STARTS_WITHIN)
        database.close()
        at.close()
        assert not thread.is_alive()


class Serving:
    """A `manoir serve` in a process of its own, which can be killed and started again."""

    def __init__(self, database: str, port: int = 0, processes: int = 1) -> None:
        self.database, self.port, self.processes = database, port, processes
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def process(self) -> subprocess.Popen[str]:
        assert self._process is not None
        return self._process

    def start(self) -> None:
        """Begin to start; `ready` waits until it answers."""
        command = [sys.executable, "-m", "manoir.cli", "serve", "--no-open"]
        command += ["--port", str(self.port), "--database", self.database]
        command += ["--processes", str(self.processes)]
        self._process = subprocess.Popen(  # noqa: S603 our own program
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "MANOIR_LIMITS": "off", "LC_ALL": "C.UTF-8"},
            cwd=ROOT,
            process_group=0,
        )

    def ready(self) -> None:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert " http://" in line, line + self.process.stdout.read()
        self.port = int(line.rstrip("/\n").rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut does: no chance to say or to write anything."""
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
        if self._process is not None:
            self._gone()

    def _gone(self) -> None:
        self.process.wait(STARTS_WITHIN)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def serving(database: str, processes: int = 1) -> Iterator[Serving]:
    server = Serving(database, processes=processes)
    server.start()
    try:
        server.ready()
        yield server
    finally:
        server.stop()


def eventually(done: object, within: float = 10.0) -> None:
    """Wait until something is so."""
    assert callable(done)
    end = time.monotonic() + within
    while not done():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.01)
