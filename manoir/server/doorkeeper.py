"""Who stands at the door of a house with several wings, and shows every caller to the right one.

Python runs on one core at a time; with a wing for each core a house has them all. The doorkeeper
looks at the first words of a caller without taking them, and hands over the connection as it is.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import multiprocessing
import signal
import socket
import tempfile
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.context import SpawnProcess
from pathlib import Path

from manoir.server.refusals import CannotServe
from manoir.server.wing import CALLER, Wing, wing_of

# A caller who has not said what they want by then is sent away.
PATIENCE, LOOKS_AGAIN = 10.0, 0.02
LONGEST_LINE = 4096
# So long wings may take to say goodbye to everybody.
FAREWELL = 10.0

Work = Callable[[Wing, str], None]
log = logging.getLogger(__name__)


class _Inside:
    """A wing as seen from the door."""

    def __init__(self, door: socket.socket, process: SpawnProcess) -> None:
        self.door, self.process = door, process
        self.ready = asyncio.Event()


class Doorkeeper:
    def __init__(self, at: socket.socket, url: str, wings: int, work: Work) -> None:
        """`work` is what a wing does, with the address of the database."""
        self._at, self._url, self._work = at, url, work
        self._spawn = multiprocessing.get_context("spawn")
        self._people = self._spawn.Array("i", wings)
        self._folder = tempfile.TemporaryDirectory(prefix="manoir-")
        self._numbers = range(wings)
        self._wings: dict[int, _Inside] = {}
        self._anywhere = itertools.cycle(self._numbers)
        self._callers: set[asyncio.Task[None]] = set()
        self._closing = asyncio.Event()
        self._failed = False

    async def keep(self, ready: Callable[[], None]) -> None:
        """Open the wings, then the door, and keep it until told to stop."""
        loop = asyncio.get_running_loop()
        for told in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(told, self._closing.set)
        try:
            for number in self._numbers:
                self._open(number)
            if await self._all_ready():
                self._at.setblocking(False)
                loop.add_reader(self._at, self._accept)
                ready()
                await self._closing.wait()
                loop.remove_reader(self._at)
        finally:
            await self._shut()
        if self._failed:
            raise CannotServe("one of the processes could not start; see above")

    # ---- wings ----

    async def _all_ready(self) -> bool:
        """Whether all wings have opened, and nobody wants to close meanwhile."""
        opening = [asyncio.create_task(wing.ready.wait()) for wing in self._wings.values()]
        closing = asyncio.create_task(self._closing.wait())
        while opening and not self._closing.is_set():
            done, _ = await asyncio.wait([*opening, closing], return_when=asyncio.FIRST_COMPLETED)
            opening = [task for task in opening if task not in done]
        for task in (*opening, closing):
            task.cancel()
        return not self._closing.is_set()

    def _open(self, number: int) -> None:
        """Start a wing; should it ever fall, another takes its place."""
        loop = asyncio.get_running_loop()
        ours, theirs = socket.socketpair()
        turns = Path(self._folder.name) / "turns"
        given = (Wing(number, theirs, turns, self._people), self._url)
        process = self._spawn.Process(target=self._work, args=given, name=f"wing {number}")
        process.start()
        theirs.close()
        ours.setblocking(False)
        wing = self._wings[number] = _Inside(ours, process)
        loop.add_reader(ours, self._heard, wing)
        loop.add_reader(process.sentinel, self._fallen, number)

    def _heard(self, wing: _Inside) -> None:
        with suppress(OSError):
            if wing.door.recv(1):
                wing.ready.set()
                return
        asyncio.get_running_loop().remove_reader(wing.door)

    def _fallen(self, number: int) -> None:
        loop, wing = asyncio.get_running_loop(), self._wings[number]
        loop.remove_reader(wing.process.sentinel)
        loop.remove_reader(wing.door)
        wing.door.close()
        self._people[number] = 0
        if self._closing.is_set():
            return
        log.error("wing %s has fallen (%s)", number, wing.process.exitcode)
        if wing.ready.is_set():
            self._open(number)
        else:
            self._failed = True
            self._closing.set()

    async def _shut(self) -> None:
        """Shut the doors; the wings close when they see that."""
        self._closing.set()
        for caller in self._callers:
            caller.cancel()
        for wing in self._wings.values():
            wing.door.close()
        for wing in self._wings.values():
            await asyncio.to_thread(wing.process.join, FAREWELL)
            if wing.process.is_alive():
                wing.process.kill()
        self._folder.cleanup()

    # ---- callers ----

    def _accept(self) -> None:
        with suppress(BlockingIOError, InterruptedError, ConnectionAbortedError):
            caller, _ = self._at.accept()
            task = asyncio.create_task(self._show_in(caller))
            self._callers.add(task)
            task.add_done_callback(self._callers.discard)

    async def _show_in(self, caller: socket.socket) -> None:
        with caller, suppress(OSError, TimeoutError):
            caller.setblocking(False)
            words = await asyncio.wait_for(_first_words(caller), PATIENCE)
            number = wing_of(words, len(self._numbers))
            wing = self._wings[next(self._anywhere) if number is None else number]
            if words:
                socket.send_fds(wing.door, [CALLER], [caller.fileno()])


async def _first_words(caller: socket.socket) -> bytes:
    """The line with which a caller begins, left where it is; nothing if they have gone."""
    await _heard_from(caller)
    while True:
        words = caller.recv(LONGEST_LINE, socket.MSG_PEEK)
        if not words or b"\n" in words or len(words) == LONGEST_LINE:
            return words
        await asyncio.sleep(LOOKS_AGAIN)


async def _heard_from(caller: socket.socket) -> None:
    loop, heard = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(caller, heard.set)
    try:
        await heard.wait()
    finally:
        loop.remove_reader(caller)
