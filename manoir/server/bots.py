"""When it is a bot's turn: it is asked, and moves at the pace of the table."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING

from manoir.kit.choice import parse
from manoir.server.lessons import reply
from manoir.server.record import written
from manoir.server.thinking import Question, Thinking

if TYPE_CHECKING:
    from manoir.server.room import Room

# Seconds between what happened and a bot's move. It varies, so that how long a bot takes says
# nothing about what it holds.
PACES = {"calm": (0.9, 1.6), "brisk": (0.35, 0.6), "instant": (0.0, 0.0)}
# Another process may have taken the bot's turn in hand; this long it is trusted to be alive.
GRACE = 4.0

log = logging.getLogger(__name__)


class BotsTurn:
    def __init__(self, room: Room, thinking: Thinking) -> None:
        self._room, self._thinking = room, thinking
        self._task: asyncio.Task[None] | None = None
        self._ply = -1

    def look(self, at_once: bool) -> None:
        """See whether a bot is to move; where another process may see to it, wait first."""
        ply = self._bots_ply()
        if ply is None or (ply == self._ply and self._is_at_work()):
            return
        self.stop()
        self._ply = ply
        self._task = asyncio.create_task(self._move(ply, 0.0 if at_once else GRACE))

    def _is_at_work(self) -> bool:
        return self._task is not None and not self._task.done()

    def stop(self) -> None:
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    def _bots_ply(self) -> int | None:
        """How long the history is, if a bot decides now and somebody is here to see it."""
        match, room = self._room.match, self._room
        if match is None or match.actor is None or not room.clients:
            return None
        return len(match.history) if room.row.seats[match.actor].kind == "bot" else None

    async def _move(self, ply: int, grace: float) -> None:
        await asyncio.sleep(grace)
        least, most = PACES[self._room.row.pace]
        try:
            choice, _ = await asyncio.gather(
                self._choice(), asyncio.sleep(random.uniform(least, most))
            )
        except Exception:
            log.exception("a bot has failed at table %s", self._room.row.code)
            return
        async with self._room.lock:
            match, row = self._room.match, self._room.match_row
            if row is not None and match is not None and self._bots_ply() == ply:
                self._task = None
                assert match.actor is not None
                await self._room.append(written(row, match, match.actor, choice))

    async def _choice(self) -> int:
        match, table, row = self._room.match, self._room.row, self._room.match_row
        assert match is not None
        assert match.actor is not None
        assert row is not None
        seat = match.actor
        if table.lesson is not None and (line := reply(table.game, table.lesson, match)):
            return parse(match.game.state, line)
        level = table.seats[seat].level or 1
        view = match.view(seat)
        return await self._thinking.choose(
            Question(row.id, table.game, level, match.players, seat, view)
        )
