"""Bots think in a process of their own: whatever they ponder, no table waits for it.

Only a view crosses over. The search leaves the interpreter's lock alone, so the bots of several
tables think side by side.
"""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import queue
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
# If the process dies that often while a question waits, it died of the question.
MOST_TRIES = 3


@dataclass(frozen=True)
class Question:
    """What a bot is asked. `match` tells apart the games that a bot plays at the same time."""

    match: int
    game: str
    level: int
    players: int
    seat: int
    view: Any


@dataclass
class Asked:
    question: Question
    answer: asyncio.Future[int]
    tries: int = 0


class Thinking:
    """The process of the bots, from the server's side. If it dies it is started again.

    Two threads talk with it: as long as it starts it reads nothing, and a full pipe must not stop
    the server.
    """

    def __init__(self) -> None:
        self._numbers = itertools.count()
        self._asked: dict[int, Asked] = {}
        self._process: SpawnProcess | None = None
        self._outbox: queue.SimpleQueue[tuple[int, Question] | None] = queue.SimpleQueue()
        self._closed = False

    async def choose(self, question: Question) -> int:
        """The id of the choice that the bot makes."""
        loop = asyncio.get_running_loop()
        number, asked = next(self._numbers), Asked(question, loop.create_future())
        self._asked[number] = asked
        try:
            self._ask(loop, number, asked)
            return int(await asked.answer)
        finally:
            del self._asked[number]

    def close(self) -> None:
        """End the process; whoever listens to it hears that."""
        self._closed = True
        self._outbox.put(None)
        if self._process is not None:
            self._process.terminate()
            self._process.join()

    def _ask(self, loop: asyncio.AbstractEventLoop, number: int, asked: Asked) -> None:
        asked.tries += 1
        if asked.tries > MOST_TRIES:
            self._answered(number, RuntimeError("the bots die of this question"))
            return
        if self._process is None:
            self._start(loop)
        self._outbox.put((number, asked.question))

    def _start(self, loop: asyncio.AbstractEventLoop) -> None:
        spawn = multiprocessing.get_context("spawn")
        pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=think, args=(theirs,), name="bots", daemon=True)
        self._process.start()
        theirs.close()
        self._outbox = queue.SimpleQueue()
        for work, given in ((self._listen, (loop, pipe)), (_speak, (pipe, self._outbox))):
            threading.Thread(target=work, args=given, name="bots", daemon=True).start()

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

    def _answered(self, number: int, answer: int | RuntimeError) -> None:
        asked = self._asked.get(number)
        if asked is not None and not asked.answer.done():
            if isinstance(answer, RuntimeError):
                asked.answer.set_exception(answer)
            else:
                asked.answer.set_result(answer)

    def _begin_again(self, loop: asyncio.AbstractEventLoop) -> None:
        self._outbox.put(None)
        self._process = None
        for number, asked in list(self._asked.items()):
            self._ask(loop, number, asked)


def _speak(pipe: Connection, outbox: queue.SimpleQueue[tuple[int, Question] | None]) -> None:
    try:
        while (item := outbox.get()) is not None:
            pipe.send(item)
    except OSError:
        return  # it has just died; whoever hears that asks everything again


def think(pipe: Connection) -> None:
    """The process of the bots: answers until the server is gone."""
    bots, sending = Bots(), threading.Lock()

    def answer(number: int, question: Question) -> None:
        try:
            result: int | RuntimeError = bots.choose(question)
        except Exception as error:  # noqa: BLE001
            result = RuntimeError(repr(error))  # not every error finds its way through a pipe
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
