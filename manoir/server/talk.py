"""What people say at a table: to everybody, or to their team."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manoir.server import messages as m
from manoir.server.client import Client
from manoir.server.record import taken_by
from manoir.server.refusals import Refused
from manoir.server.store import ChatRow, guests, matches
from manoir.server.telling import chat_line, encode

if TYPE_CHECKING:
    from manoir.server.room import Room


class Talk:
    def __init__(self, room: Room) -> None:
        self._room, self._last = room, 0

    async def say(self, client: Client, to: m.Channel, text: str) -> None:
        """Keep a line, and tell it to those it is for."""
        room = self._room
        seats = taken_by(room.row.seats, client.guest)
        seat = client.viewer if client.viewer in seats else next(iter(seats), None)
        team = self._team(seat) if to == "team" else None
        if to == "team" and team is None:
            raise Refused("no-team", "there is nobody on your side here to talk to in secret")
        if seat is not None:
            name = room.row.seats[seat].name
        else:
            known = await room.database.read(lambda c: guests.name_of(c, client.guest))
            if known is None:
                raise Refused("not-allowed", "say who you are first", 403)
            name = known[0]
        clean = " ".join(text.split())
        if not clean:
            raise Refused("malformed", "there is nothing in that line")
        table_id = room.row.id
        await room.database.change(
            room.row.code, lambda c: matches.say(c, table_id, seat, name, team, clean)
        )
        await self.tell_new()

    async def lines(self, viewer: int) -> list[m.ChatLine]:
        """All that was said and that this viewer may hear."""
        rows = await self._read(0)
        if not self._last and rows:
            self._last = rows[-1].id
        return [chat_line(row) for row in rows if self._hears(viewer, row)]

    async def tell_new(self) -> None:
        rows = await self._read(self._last)
        if not rows:
            return
        self._last = rows[-1].id
        for viewer in {client.viewer for client in self._room.clients}:
            lines = [chat_line(row) for row in rows if self._hears(viewer, row)]
            if lines:
                news = encode(m.ChatNews(lines))
                for client in self._room.clients:
                    if client.viewer == viewer:
                        client.send(news)

    async def _read(self, after: int) -> list[ChatRow]:
        table_id = self._room.row.id
        return await self._room.database.read(lambda c: matches.said(c, table_id, after))

    def _hears(self, viewer: int, row: ChatRow) -> bool:
        return row.team is None or (viewer >= 0 and self._team(viewer) == row.team)

    def _team(self, seat: int | None) -> int | None:
        """The team of a seat, None where it plays alone."""
        match = self._room.match
        if match is None or seat is None:
            return None
        return match.team(seat)
