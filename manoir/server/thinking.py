"""Bots think in a process of their own: whatever they ponder, no table waits for it.

Only a view crosses over. The search leaves the interpreter's lock alone, so the bots of several
tables think side by side.
"""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from manoir.bots.bot import Bot

MOST_BOTS = 2_000
THREADS = 8


@dataclass(frozen=True)
class Question:
    """What a bot is asked. `match` tells apart the games that a bot plays at the same time."""

    match: int
    game: str
    level: int
    players: int
    seat: int
    view: Any


class Thinking:
    """The process of the bots, from the server's side. If it dies it is started again."""

    def __init__(self) -> None:
        self._numbers = itertools.count()
        self._asked: dict[int, tuple[Question, asyncio.Future[int]]] = {}
        self._pipe: Connection | None = None
        self._process: SpawnProcess | None = None
        self._lock = threading.Lock()
        self._closed = False

    async def choose(self, question: Question) -> int:
        """The id of the choice that the bot makes."""
        loop = asyncio.get_running_loop()
        number, answer = next(self._numbers), loop.create_future()
        self._asked[number] = (question, answer)
        try:
            self._send(loop, number, question)
            return int(await answer)
        finally:
            self._asked.pop(number, None)

    def close(self) -> None:
        """End the process; whoever listens to it hears that."""
        self._closed = True
        if self._process is not None:
            self._process.terminate()
            self._process.join()

    def _send(self, loop: asyncio.AbstractEventLoop, number: int, question: Question) -> None:
        with self._lock:
            if self._pipe is None:
                self._start(loop)
            assert self._pipe is not None
            try:
                self._pipe.send((number, question))
            except OSError:
                # It has just died; whoever hears that asks everything again.
                return

    def _start(self, loop: asyncio.AbstractEventLoop) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=think, args=(theirs,), name="bots", daemon=True)
        self._process.start()
        theirs.close()
        listen = threading.Thread(target=self._listen, args=(loop, self._pipe), daemon=True)
        listen.start()

    def _listen(self, loop: asyncio.AbstractEventLoop, pipe: Connection) -> None:
        try:
            while True:
                loop.call_soon_threadsafe(self._answered, *pipe.recv())
        except (EOFError, OSError):
            pipe.close()
            if not self._closed and not loop.is_closed():
                loop.call_soon_threadsafe(self._begin_again, loop)
        except RuntimeError:
            return  # the loop was closed under us: the server stops

    def _answered(self, number: int, answer: int | Exception) -> None:
        _, future = self._asked.get(number, (None, None))
        if future is not None and not future.done():
            if isinstance(answer, Exception):
                future.set_exception(answer)
            else:
                future.set_result(answer)

    def _begin_again(self, loop: asyncio.AbstractEventLoop) -> None:
        self._pipe = None
        for number, (question, _) in list(self._asked.items()):
            self._send(loop, number, question)


def think(pipe: Connection) -> None:
    """The process of the bots: answers until the server is gone."""
    bots, sending = Bots(), threading.Lock()

    def answer(number: int, question: Question) -> None:
        try:
            result: int | Exception = bots.choose(question)
        except Exception as error:  # noqa: BLE001
            result = error
        with sending:
            pipe.send((number, result))

    with ThreadPoolExecutor(THREADS) as pool:
        while True:
            try:
                number, question = pipe.recv()
            except (EOFError, OSError, KeyboardInterrupt):
                return
            pool.submit(answer, number, question)


class Seated(NamedTuple):
    """A bot at a table. It has one train of thought, so it is asked one thing at a time."""

    bot: Bot
    busy: threading.Lock


class Bots:
    """The bots at all tables; those that were longest silent are let go."""

    def __init__(self) -> None:
        self._seated: OrderedDict[tuple[int, int, int], Seated] = OrderedDict()
        self._lock = threading.Lock()

    def choose(self, question: Question) -> int:
        bot, busy = self._at(question)
        with busy:
            return int(bot.choose(question.view, question.seat))

    def _at(self, q: Question) -> Seated:
        from manoir.bots.bot import Bot

        key = (q.match, q.seat, q.level)
        with self._lock:
            if key not in self._seated:
                bot = Bot(q.game, q.level, q.players, seed=hash(key) & 0x7FFF_FFFF)
                self._seated[key] = Seated(bot, threading.Lock())
            self._seated.move_to_end(key)
            if len(self._seated) > MOST_BOTS:
                self._seated.popitem(last=False)
            return self._seated[key]
