"""What people say at a table: to everybody, or to their team."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from manoir.server import messages as m
from manoir.server.client import Client
from manoir.server.record import taken_by
from manoir.server.refusals import Refused
from manoir.server.store import ChatRow, guests, matches
from manoir.server.telling import chat_line, encode

if TYPE_CHECKING:
    from manoir.server.room import Room

# Turns the rest of a line around, and so shows something else than was said.
TURNS = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class Talk:
    def __init__(self, room: Room) -> None:
        self._room = room

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
        line = plain(text)
        if not line:
            raise Refused("malformed", "there is nothing in that line")
        table_id = room.row.id
        await room.database.change(
            room.row.code, lambda c: matches.say(c, table_id, seat, name, team, line)
        )
        await self.tell_new()

    async def tell(self, client: Client) -> None:
        """All that was said and that this client may hear and has not heard."""
        self._tell([client], await self._read(client.heard), even_nothing=True)

    async def tell_new(self) -> None:
        clients = self._room.clients
        if clients:
            rows = await self._read(min(client.heard for client in clients))
            self._tell(list(clients), rows)

    def _tell(self, clients: list[Client], rows: list[ChatRow], even_nothing: bool = False) -> None:
        """One encoding for all who hear the same. Another may have told some of it meanwhile."""
        told: dict[tuple[int, int], bytes] = {}
        for client in clients:
            key = client.viewer, client.heard
            if key not in told:
                lines = [chat_line(r) for r in rows if r.id > key[1] and self._hears(key[0], r)]
                told[key] = encode(m.ChatNews(lines)) if lines or even_nothing else b""
            if told[key]:
                client.send(told[key])
            if rows:
                client.heard = max(client.heard, rows[-1].id)

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
        team = match.team(seat)
        partners = [other for other in range(match.players) if match.team(other) == team]
        return team if len(partners) > 1 else None


def plain(text: str) -> str:
    """A line of what was said, without what cannot be seen. It is text, and the page shows it as
    such: there is nothing in it to escape."""
    seen = (" " if unicodedata.category(c) == "Cc" else c for c in text if c not in TURNS)
    return " ".join("".join(seen).split())
