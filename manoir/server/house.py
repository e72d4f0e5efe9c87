"""All tables of this process, and what can be done with them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

from manoir.games import find
from manoir.play.match import Match
from manoir.server import lessons, seating
from manoir.server import messages as m
from manoir.server.client import Client
from manoir.server.facts import here_of, table_facts
from manoir.server.presence import Presence
from manoir.server.record import rebuilt, seat_names, taken_by
from manoir.server.refusals import Refused, no_such_table, not_allowed
from manoir.server.room import Room
from manoir.server.store import Database, MatchRow, Notice, SeatRow, TableRow, matches, tables
from manoir.server.thinking import Thinking

T = TypeVar("T")
# How long a room is kept after the last one has left it.
LINGER = 60.0
LONGEST_CODE = 12


class House:
    def __init__(
        self, database: Database, in_all: Callable[[int], int] = lambda here: here
    ) -> None:
        """`in_all` is told how many people are here, and knows of those in other wings."""
        self.database, self._in_all = database, in_all
        self._thinking = Thinking()
        self.presence = Presence(self._announce, self._came_or_went)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Begin to hear what other processes write."""
        self.database.listen(self._heard)
        if self.database.shared:
            self._begin(self.presence.keep())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await self.presence.farewell()
        for room in self._rooms.values():
            room.close()
        self._thinking.close()

    # ---- rooms ----

    async def room(self, code: str) -> Room:
        """The room of a table, opened where nobody looked at it yet."""
        if code in self._rooms:
            return self._rooms[code]
        async with self._opening.setdefault(code, asyncio.Lock()):
            try:
                if code not in self._rooms:
                    row = await self._row(code)
                    self._rooms[code] = Room(self.database, self._thinking, self.presence, row)
                return self._rooms[code]
            finally:
                self._opening.pop(code, None)

    def left(self, room: Room) -> None:
        """Somebody has left a room; if it stays empty it is closed."""
        self.count()
        asyncio.get_running_loop().call_later(LINGER, self._close_if_empty, room)

    def _close_if_empty(self, room: Room) -> None:
        if room.lock.locked():  # somebody comes in
            self.left(room)
        elif not room.clients and self._rooms.get(room.row.code) is room:
            room.close()
            del self._rooms[room.row.code]

    def count(self) -> int:
        """How many people look at some table of the house; the other wings hear of ours."""
        here = len({c.guest for room in self._rooms.values() for c in room.clients})
        return here + self.presence.people if self.database.shared else self._in_all(here)

    async def _announce(self, words: str) -> None:
        await self.database.announce(words)

    def _came_or_went(self, code: str) -> None:
        """Somebody came to a table, or went, at another server."""
        if code in self._rooms:
            self._rooms[code].tell_table()

    def _heard(self, notice: Notice) -> None:
        if notice.matches:
            playing = {room.match_id: room for room in self._rooms.values()}
            for match_id, ply in notice.matches:
                if match_id in playing:
                    self._begin(playing[match_id].heard(match_id, ply))
        if notice.table in self._rooms:
            self._begin(self._rooms[notice.table].refresh(mine=False))
        if notice.words:
            self.presence.hear(notice.words)
        if notice.missed:
            for room in self._rooms.values():
                self._begin(room.look_again())

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- tables ----

    async def new_table(self, wanted: m.NewTable, guest: str, name: str) -> m.Table:
        game = find(wanted.game)
        game.blank(len(wanted.seats), wanted.options)
        seating.check_levels(game, wanted.seats)
        sitting = seating.first_seats(wanted.seats, guest, name)
        row = await self.database.write(
            lambda c: tables.new_table(
                c,
                game.key,
                wanted.options,
                wanted.watch,
                wanted.pace,
                guest,
                sitting,
                aids=wanted.aids,
            )
        )
        return await self._begun_if_full(row, guest)

    async def new_lesson(self, key: str, number: int, guest: str, name: str) -> m.Table:
        """A table that is set up from a scene; the guest sits where the scene says."""
        find(key)
        scenes = lessons.scenes(key)
        if not 0 <= number < len(scenes):
            raise Refused("no-such-scene", f"{key} has {len(scenes)} scenes, from 0", 404)
        scene = scenes[number]
        players = scene["position"]["players"]
        sitting = [
            SeatRow(p, "person", guest, name, None, away=False)
            if p == scene["seat"]
            else SeatRow(p, "bot", None, "", 2, away=False)
            for p in range(players)
        ]
        row = await self.database.write(
            lambda c: tables.new_table(c, key, {}, "seated", "brisk", guest, sitting, number)
        )
        return await self._begun_if_full(row, guest)

    async def shown(self, code: str, guest: str) -> m.Table:
        """A table to whoever has its link. Who may not watch is still shown a seat that is open."""
        row = await self._row(code)
        if all(seat.kind != "open" for seat in row.seats):
            await self.watched(code, guest)
        return await self._facts(row, guest)

    async def facts(self, code: str, guest: str) -> m.Table:
        """A table as a guest is told of it."""
        return await self._facts(await self._row(code), guest)

    async def lists(self, guest: str | None) -> m.House:
        """What goes on in the house."""
        seated = await self.database.read(lambda c: tables.of_guest(c, guest or ""))
        mine = [await self._facts(row, guest or "") for row in seated]
        mine.sort(key=lambda table: not _is_awaited(table))
        return m.House(
            mine=mine,
            open=await self._told(tables.to_join, guest),
            live=await self._told(tables.to_watch, guest),
            people=self.count(),
        )

    async def _told(
        self, query: Callable[[Connection], list[TableRow]], guest: str | None
    ) -> list[m.Table]:
        found = []
        for row in await self.database.read(query):
            room = self._rooms.get(row.code)
            if room is not None and room.match is not None:
                found.append(room.facts(guest or ""))
            else:
                elsewhere = self.presence.elsewhere(row.code)
                found.append(table_facts(row, guest or "", elsewhere=elsewhere))
        return found

    async def _facts(self, row: TableRow, guest: str) -> m.Table:
        match_row = match = None
        if row.match:
            match_row, match = await self.match(row, row.match)
        elsewhere = self.presence.elsewhere(row.code)
        return table_facts(row, guest, self._clients(row.code), match_row, match, elsewhere)

    def _clients(self, code: str) -> Collection[Client]:
        return self._rooms[code].clients if code in self._rooms else ()

    async def set_seat(
        self, code: str, number: int, wanted: m.NewSeat, guest: str, name: str
    ) -> m.Table:
        row = await self._row(code)
        was = seating.seat_of(row, number)
        here = here_of(row, self._clients(code)) | self.presence.elsewhere(code)
        new = seating.changed(row, number, wanted, guest, name, here.seated)
        return await self._reseat(row, new, was, guest)

    async def leave_seat(self, code: str, number: int, guest: str) -> m.Table:
        row = await self._row(code)
        was = seating.seat_of(row, number)
        return await self._reseat(row, seating.left(row, number, guest), was, guest)

    async def _reseat(self, row: TableRow, new: SeatRow, was: SeatRow, guest: str) -> m.Table:
        if not await self._change(row, lambda c: tables.sit(c, row, new, was)):
            raise Refused("seat-taken", "somebody was faster; look at the table again")
        return await self._begun_if_full(await self._row(row.code), guest)

    async def set_pace(self, code: str, pace: str, guest: str) -> m.Table:
        row = await self._row(code)
        if row.host != guest and not taken_by(row.seats, guest):
            raise not_allowed("only those at the table set its pace")
        await self._change(row, lambda c: tables.set_pace(c, row, pace))
        return await self.facts(code, guest)

    # ---- matches ----

    async def start(self, code: str, guest: str) -> m.Table:
        """Wait for nobody any more: bots take the open seats."""
        row = await self._row(code)
        if row.host != guest:
            raise not_allowed("only who opened the table starts the match")
        if row.stage != "gathering":
            raise Refused("already-begun", "the match has begun")
        for seat in seating.filled(row):
            await self._change(row, partial(_fill, row, seat))
        return await self._begun_if_full(await self._row(code), guest)

    async def rematch(self, code: str, guest: str) -> m.Table:
        row = await self._row(code)
        if not taken_by(row.seats, guest):
            raise not_allowed("only those at the table ask for a rematch")
        if row.stage != "over" and not await self._has_ended(row):
            raise Refused("not-over", "the match is not over yet")
        await self._begin_match(row)
        return await self.facts(code, guest)

    async def _has_ended(self, row: TableRow) -> bool:
        """Whether the match is over though nobody has written that down: the server was killed."""
        return bool(row.match) and (await self.match(row, row.match))[1].over

    async def match(self, row: TableRow, number: int) -> tuple[MatchRow, Match]:
        """A match of a table as it stands."""
        room = self._rooms.get(row.code)
        if room is not None and room.match_row is not None and room.match_row.number == number:
            assert room.match is not None
            return room.match_row, room.match
        found = await self.database.read(lambda c: matches.find(c, row.id, number))
        if found is None:
            raise Refused("no-such-match", f"this table has matches 1..{row.match}", 404)
        entries = await self.database.read(lambda c: matches.history(c, found.id))
        match = rebuilt(found, entries)
        if number == row.match:
            match.seats = seat_names(row.seats)
        return found, match

    async def watched(self, code: str, guest: str) -> TableRow:
        """A table, if the guest may look at it."""
        row = await self._row(code)
        seating.check_may_watch(row, guest)
        return row

    async def _begun_if_full(self, row: TableRow, guest: str) -> m.Table:
        if row.stage == "gathering" and all(seat.kind != "open" for seat in row.seats):
            await self._begin_match(row)
        return await self.facts(row.code, guest)

    async def _begin_match(self, row: TableRow) -> None:
        """Two may ask at once: the database lets one begin it, and both find the same match."""
        names = seat_names(row.seats)
        if row.lesson is None:
            match = Match(find(row.game), row.players, options=row.options, seats=names)
        else:
            position = lessons.scenes(row.game)[row.lesson]["position"]
            match = Match(find(row.game), row.players, seats=names, position=position)
        await self._change(row, lambda c: matches.begin(c, row, match))

    async def _change(self, row: TableRow, work: Callable[[Connection], T]) -> T:
        result = await self.database.change(row.code, work)
        if row.code in self._rooms:
            await self._rooms[row.code].refresh(mine=True)
        return result

    async def _row(self, code: str) -> TableRow:
        known = code.isascii() and code.isalnum() and len(code) <= LONGEST_CODE
        row = await self.database.read(lambda c: tables.by_code(c, code)) if known else None
        if row is None:
            raise no_such_table(code)
        return row


def _fill(row: TableRow, seat: SeatRow, c: Connection) -> None:
    tables.sit(c, row, seat, row.seats[seat.seat])


def _is_awaited(table: m.Table) -> bool:
    return table.turn is not None and table.seats[table.turn].mine
