"""What servers tell each other of who is at which table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from manoir.server import presence
from manoir.server.presence import NOBODY, Here, Presence

ADA, BEA = Here(frozenset({"ada"})), Here(frozenset({"bea"}), watchers=2)


class Town:
    """Some servers that hear all that is announced, except those who have fallen."""

    def __init__(self) -> None:
        self.servers: list[Presence] = []
        self.changed: list[str] = []

    def server(self) -> Presence:
        made = Presence(self._announce, self.changed.append)
        self.servers.append(made)
        return made

    async def _announce(self, words: str) -> None:
        for server in self.servers:
            server.hear(tuple(words.split()))


def in_town(story: Callable[[Town], Awaitable[None]]) -> None:
    async def tell() -> None:
        await story(Town())

    asyncio.run(tell())


async def soon() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_others_hear_who_comes_and_goes() -> None:
    async def story(town: Town) -> None:
        one, two, three = (town.server() for _ in range(3))
        one.tell("T1", ADA)
        two.tell("T1", BEA)
        await soon()
        assert three.elsewhere("T1") == Here(frozenset({"ada", "bea"}), 2)
        assert (one.elsewhere("T1"), one.people) == (BEA, 3)
        two.tell("T1", NOBODY)
        await soon()
        assert one.elsewhere("T1") == NOBODY
        assert three.elsewhere("T1") == ADA

    in_town(story)


def test_what_has_not_changed_is_not_said_again() -> None:
    async def story(town: Town) -> None:
        one = town.server()
        town.server()
        for _ in range(3):
            one.tell("T1", ADA)
            await soon()
        assert town.changed == ["T1"]

    in_town(story)


def test_who_is_new_asks_and_is_told() -> None:
    async def story(town: Town) -> None:
        old = town.server()
        old.tell("T1", ADA)
        await soon()
        new = town.server()
        keeping = asyncio.create_task(new.keep())
        await soon()
        assert new.elsewhere("T1") == ADA
        keeping.cancel()

    in_town(story)


def test_who_says_goodbye_is_forgotten() -> None:
    async def story(town: Town) -> None:
        one, two = town.server(), town.server()
        two.tell("T1", ADA)
        await soon()
        await two.farewell()
        assert one.elsewhere("T1") == NOBODY

    in_town(story)


def test_who_is_silent_for_too_long_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "ALIVE", 0.02)
    monkeypatch.setattr(presence, "TOO_LONG", 0.1)

    async def story(town: Town) -> None:
        one, living, dead = (town.server() for _ in range(3))
        keeping = [asyncio.create_task(server.keep()) for server in (one, living)]
        living.tell("T1", ADA)
        dead.tell("T1", BEA)
        await asyncio.sleep(0.3)
        assert one.elsewhere("T1") == ADA
        for task in keeping:
            task.cancel()

    in_town(story)
