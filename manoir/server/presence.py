"""Who looks at which table through the other servers of the house.

Each server tells the others who comes and who goes, and now and then that it is still there. What
one of them told is forgotten when it says goodbye, or has been silent for too long.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

ALIVE, TOO_LONG = 20.0, 65.0


@dataclass(frozen=True)
class Here:
    """Those with a seat who are at a table, and how many others look on."""

    seated: frozenset[str] = frozenset()
    watchers: int = 0

    def __or__(self, other: Here) -> Here:
        return Here(self.seated | other.seated, self.watchers + other.watchers)


NOBODY = Here()


class Presence:
    def __init__(
        self, announce: Callable[[str], Awaitable[Any]], changed: Callable[[str], None]
    ) -> None:
        """`announce` tells all servers, this one too; `changed` hears of the tables at which
        somebody came or went elsewhere."""
        self._announce, self._changed = announce, changed
        self._name = secrets.token_hex(4)
        self._mine: dict[str, Here] = {}
        self._others: dict[str, dict[str, Here]] = {}
        self._heard_at: dict[str, float] = {}
        self._saying: set[asyncio.Task[None]] = set()

    def elsewhere(self, code: str) -> Here:
        """Who is at a table through other servers."""
        found = NOBODY
        for tables in self._others.values():
            found |= tables.get(code, NOBODY)
        return found

    @property
    def people(self) -> int:
        """How many look at some table through other servers."""
        tables = [here for tables in self._others.values() for here in tables.values()]
        return len({guest for here in tables for guest in here.seated}) + sum(
            here.watchers for here in tables
        )

    # ---- what this server says ----

    def tell(self, code: str, here: Here) -> None:
        """Who is at a table through this server now."""
        if self._mine.get(code, NOBODY) != here:
            self._mine[code] = here
            self._say_who(code)
            if here == NOBODY:
                del self._mine[code]

    async def keep(self) -> None:
        """Ask who is there, and stay in their minds."""
        self._say("hello")
        while True:
            await asyncio.sleep(ALIVE)
            self._say("alive")
            late = time.monotonic() - TOO_LONG
            for name in [n for n, heard_at in self._heard_at.items() if heard_at < late]:
                self._forget(name)

    async def farewell(self) -> None:
        self._say("gone")
        await asyncio.gather(*self._saying)

    def _say_who(self, code: str) -> None:
        here = self._mine[code]
        self._say("here", code, str(here.watchers), *sorted(here.seated))

    def _say(self, what: str, *words: str) -> None:
        async def say() -> None:
            await self._announce(" ".join([what, self._name, *words]))

        task = asyncio.create_task(say())
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)

    # ---- what the others say ----

    def hear(self, words: tuple[str, ...]) -> None:
        what, name, *more = words
        if name == self._name:
            return
        if what == "gone":
            self._forget(name)
            return
        if what == "hello":
            for code in self._mine:
                self._say_who(code)
        self._heard_at[name] = time.monotonic()
        if what == "here":
            code, watchers, *seated = more
            self._others.setdefault(name, {})[code] = Here(frozenset(seated), int(watchers))
            self._changed(code)

    def _forget(self, name: str) -> None:
        self._heard_at.pop(name, None)
        for code in self._others.pop(name, {}):
            self._changed(code)
