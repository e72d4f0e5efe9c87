"""A table in this process: who looks at it, its match, and everything that happens there.

What happened lies in the database; a room is what this process knows of it. One thing happens at a
time in a room, so a choice is checked, written, carried out and told before the next is looked at.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from sqlalchemy import Connection

from manoir.errors import CannotUndo, NeedsConsent
from manoir.play.match import Match
from manoir.play.outlook import Outlooks, Step, now_of
from manoir.server import messages as m
from manoir.server.bots import BotsTurn
from manoir.server.client import Client
from manoir.server.facts import here_of, table_facts
from manoir.server.presence import Presence
from manoir.server.quiet import Quiet
from manoir.server.record import (
    followed,
    is_taken_by,
    last_standing,
    rebuilt,
    seat_names,
    taken_by,
    written,
    written_undo,
)
from manoir.server.refusals import Refused
from manoir.server.seating import check_may_watch, may_watch
from manoir.server.store import Database, EntryRow, MatchRow, TableRow, matches, tables
from manoir.server.talk import Talk
from manoir.server.telling import encode, position_of, step_of
from manoir.server.thinking import Thinking

T = TypeVar("T")
# How long nothing must happen before it is worked out whether the last choice can be taken back.
QUIET = 0.2


class Room:
    def __init__(
        self, database: Database, thinking: Thinking, presence: Presence, row: TableRow
    ) -> None:
        self.database, self.row = database, row
        self._presence = presence
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.talk = Talk(self)
        self._bots = BotsTurn(self, thinking)
        # Set before the entries are read, so that none is written unheard of in between.
        self.match_id = 0
        self._match_row: MatchRow | None = None
        self._outlooks: Outlooks | None = None
        self._quiet = Quiet(self._tell_take_back)

    @property
    def match(self) -> Match | None:
        return None if self._outlooks is None else self._outlooks.match

    @property
    def match_row(self) -> MatchRow | None:
        return self._match_row

    def close(self) -> None:
        self._bots.stop()
        self._quiet.stop()

    # ---- who looks ----

    async def enter(
        self, client: Client, seat: int | None = None, match: int = 0, since: int = 0
    ) -> None:
        """Somebody begins to look: from the seat asked for if it is theirs, else from their first.
        They are told everything, or what happened since; every viewer counts entries alone, so
        only if they looked from that seat before."""
        async with self.lock:
            await self._load()
            await self._finish()
            check_may_watch(self.row, client.guest)
            self.clients.add(client)
            mine = taken_by(self.row.seats, client.guest)
            client.viewer = next(iter(mine), -1)
            if seat is not None and seat in (*mine, -1):
                client.viewer = seat
            self.tell_table()
            await self.talk.tell(client)
            same = self._match_row is not None and self._match_row.number == match
            looked_from = -1 if seat is None else seat
            self._tell_position(client, since if same and client.viewer == looked_from else 0)
            self._afterwards(mine=False)

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        if self._outlooks is not None and not self._looking_from(client.viewer):
            self._outlooks.close(client.viewer)
        self.tell_table()

    async def look(self, client: Client, viewer: int) -> None:
        """Look from another seat of one's own (those who share a device), or as an onlooker; and
        hear what is whispered there."""
        if viewer != -1 and viewer not in taken_by(self.row.seats, client.guest):
            raise Refused("not-yours", f"seat {viewer} is not yours", 403)
        self._turn(client, viewer)
        self._tell_position(client)
        client.heard = 0
        await self.talk.tell(client)

    async def anew(self, client: Client) -> None:
        """Tell a client everything that it may know."""
        client.send(encode(m.TableNews(self.facts(client.guest))))
        self._tell_position(client)
        client.heard = 0
        await self.talk.tell(client)

    def _turn(self, client: Client, viewer: int) -> None:
        before, client.viewer = client.viewer, viewer
        if self._outlooks is not None and not self._looking_from(before):
            self._outlooks.close(before)

    def _reseat(self, before: TableRow) -> list[Client]:
        """Whoever lost a seat looks on from now on, or not at all; whoever sat down looks from
        there. Those who see something else than before."""
        turned = []
        for client in list(self.clients):
            mine = taken_by(self.row.seats, client.guest)
            sat_down = mine and not taken_by(before.seats, client.guest)
            if not may_watch(self.row, client.guest):
                self.clients.discard(client)
                client.close()
            elif client.viewer not in (*mine, -1) or (client.viewer == -1 and sat_down):
                self._turn(client, mine[0] if mine else -1)
                turned.append(client)
        return turned

    def _looking_from(self, viewer: int) -> list[Client]:
        return [client for client in self.clients if client.viewer == viewer]

    # ---- what happens ----

    async def choose(self, client: Client, at: int, choice: int, wanted: int | None = None) -> None:
        """A seat makes a choice; the entry is durable before anybody sees it. Those who share a
        device may answer for a seat of theirs without looking from there."""
        async with self.lock:
            match, row, outlooks = self._running()
            seat = self._seat_of(client, wanted)
            if at != outlooks.of(client.viewer).at or match.actor != seat:
                self._tell_stale(client)
            elif choice not in self._open_to(seat, match, outlooks):
                raise Refused("illegal", "that is not possible now")
            elif not await self.append(written(row, match, seat, choice), choice):
                self._tell_stale(client)

    def _open_to(self, seat: int, match: Match, outlooks: Outlooks) -> list[int]:
        """What a seat may choose now; for one from which nobody looks, no outlook is kept."""
        looked_from = bool(self._looking_from(seat))
        return (outlooks.of(seat).now() if looked_from else now_of(match, seat)).choices

    def _seat_of(self, client: Client, wanted: int | None = None) -> int:
        """The seat for which somebody acts, if it is theirs: the one they look from, or another."""
        seat = client.viewer if wanted is None else wanted
        seats = self.row.seats
        if not 0 <= seat < len(seats) or not is_taken_by(seats[seat], client.guest):
            raise Refused("not-yours", "you do not play for this seat", 403)
        return seat

    async def undo(self, client: Client, at: int) -> None:
        """Take back one's last choice, or ask the others where the rule of undo wants that."""
        async with self.lock:
            match, row, outlooks = self._running()
            seat = self._seat_of(client)
            last = last_standing(match)
            if last is None or at != outlooks.of(seat).at:
                raise Refused("cannot-undo", "nothing of yours can be taken back")
            try:
                match.copy().undo(seat)
            except NeedsConsent:
                agreed = taken_by(self.row.seats, client.guest)
                if self._to_be_asked() - set(agreed):
                    ask = {"what": "undo", "seat": seat, "ply": len(match.history)}
                    ask["agreed"] = [other for other in agreed if other != seat]
                    await self.change(lambda c: tables.set_ask(c, self.row, ask))
                    return
            except CannotUndo as error:
                raise Refused("cannot-undo", str(error)) from None
            if not await self.append(written_undo(row, match, seat, last.number)):
                self._tell_stale(client)

    async def answer(self, client: Client, yes: bool) -> None:
        """Agree to what somebody asked for, or refuse it."""
        async with self.lock:
            match, row, _ = self._running()
            ask, mine = self.row.ask, taken_by(self.row.seats, client.guest)
            if ask is None or ask["ply"] != len(match.history) or not mine or ask["seat"] in mine:
                raise Refused("nothing-asked", "nobody asks you for anything now")
            if not yes:
                await self.change(lambda c: tables.set_ask(c, self.row, None))
                return
            ask = await self.change(lambda c: tables.agree(c, self.row, mine))
            last = last_standing(match)
            if ask is None or last is None or ask["ply"] != len(match.history):
                return
            if self._to_be_asked() <= {ask["seat"], *ask["agreed"]}:
                await self.append(written_undo(row, match, ask["seat"], last.number))

    def _forget_question(self) -> None:
        """Something has happened since: what was asked for is no longer the question."""
        if self.row.ask is not None:
            self.row = replace(self.row, ask=None)
            self.tell_table()

    def _to_be_asked(self) -> set[int]:
        """The seats of the people at the table."""
        return {s.seat for s in self.row.seats if s.kind == "person" and not s.away}

    async def append(self, entry: EntryRow, choice: int | None = None) -> bool:
        """Write an entry, carry it out and tell it; False where another was first. `choice` saves
        reading it from the entry.

        The room must be locked.
        """
        assert self._outlooks is not None
        if not await self.database.scribe.append(entry):
            await self._catch_up()
            return False
        outlooks = self._outlooks
        self._tell(followed(outlooks, entry) if choice is None else outlooks.play(choice))
        self._forget_question()
        await self._finish()
        self._afterwards(mine=True)
        return True

    async def heard(self, match_id: int, ply: int) -> None:
        """Somebody wrote entries of a match up to this one; it may have been this process."""
        async with self.lock:
            same = self._match_row is not None and self._match_row.id == match_id
            if same and self.match is not None and len(self.match.history) < ply:
                await self._catch_up()

    async def refresh(self, mine: bool) -> None:
        """The facts of the table changed; `mine` if this process changed them."""
        async with self.lock:
            await self._load()
            self.tell_table()
            await self.talk.tell_new()
            self._afterwards(mine)

    async def look_again(self) -> None:
        """Something may have been written that this process did not hear of."""
        await self.refresh(mine=False)
        async with self.lock:
            await self._catch_up()

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Change the facts of the table, and tell them. The room must be locked."""
        result = await self.database.change(self.row.code, work)
        await self._load()
        self.tell_table()
        self._afterwards(mine=True)
        return result

    # ---- telling ----

    def facts(self, guest: str) -> m.Table:
        elsewhere = self._presence.elsewhere(self.row.code)
        return table_facts(self.row, guest, self.clients, self._match_row, self.match, elsewhere)

    def tell_table(self) -> None:
        self._presence.tell(self.row.code, here_of(self.row, self.clients))
        told: dict[str, bytes] = {}
        for client in self.clients:
            if client.guest not in told:
                told[client.guest] = encode(m.TableNews(self.facts(client.guest)))
            client.send(told[client.guest])

    def _tell(self, steps: dict[int, Step]) -> None:
        """One encoding for all who see the same. Of what changes nothing for a viewer nothing is
        told: how often that happens could tell something."""
        assert self._match_row is not None
        self._bots.witness(steps)
        number = self._match_row.number
        told = {
            viewer: encode(step_of(number, step))
            for viewer, step in steps.items()
            if step.entry is not None or step.changes or step.now.choices
        }
        for client in self.clients:
            if client.viewer in told:
                client.send(told[client.viewer])

    def _tell_position(self, client: Client, since: int = 0) -> None:
        if self._outlooks is not None and self._match_row is not None:
            outlook = self._outlooks.of(client.viewer)
            client.send(encode(position_of(self._match_row.number, outlook, since)))

    def _tell_stale(self, client: Client) -> None:
        text = "something has happened since; here is how it stands now"
        client.send(encode(m.Word("stale", text)))
        self._tell_position(client)

    def _tell_take_back(self) -> None:
        """Whether whoever chose last may take it back: worked out only in a quiet moment."""
        match, row = self.match, self._match_row
        last = None if match is None else last_standing(match)
        if match is None or row is None or last is None or self._outlooks is None or match.over:
            return
        looking = self._looking_from(last.seat)
        can = match.undoing(last.seat) if looking else "no"
        if can != "no":
            news = m.TakeBack(row.number, self._outlooks.of(last.seat).at, can)
            for client in looking:
                client.send(encode(news))

    # ---- keeping up ----

    def _running(self) -> tuple[Match, MatchRow, Outlooks]:
        if self._outlooks is None or self._match_row is None or self._outlooks.match.over:
            raise Refused("not-playing", "no match is running here")
        return self._outlooks.match, self._match_row, self._outlooks

    async def _load(self) -> None:
        """The facts of the table as they are now, and its match."""
        row = await self.database.read(lambda c: tables.by_code(c, self.row.code))
        assert row is not None
        before, self.row = self.row, row
        turned = self._reseat(before)
        if row.match and (self._match_row is None or self._match_row.number != row.match):
            await self._load_match(row)
        else:
            for client in turned:
                self._tell_position(client)
        if self._outlooks is not None:
            self._outlooks.match.seats = seat_names(row.seats)
            self._bots.sit(self._outlooks)

    async def _load_match(self, row: TableRow) -> None:
        found = await self.database.read(lambda c: matches.find(c, row.id, row.match))
        assert found is not None
        self.match_id = match_id = found.id
        entries = await self.database.read(lambda c: matches.history(c, match_id))
        self._match_row, self._outlooks = found, Outlooks(rebuilt(found, entries))
        for client in self.clients:
            self._tell_position(client)

    async def _catch_up(self) -> None:
        """Carry out what others wrote, in its order."""
        row, outlooks = self._match_row, self._outlooks
        if row is None or outlooks is None:
            return
        known, match_id = len(outlooks.match.history), row.id
        for entry in await self.database.read(lambda c: matches.history(c, match_id, known)):
            self._tell(followed(outlooks, entry))
        self._forget_question()
        await self._finish()
        self._afterwards(mine=False)

    async def _finish(self) -> None:
        """Write down that the match is over, once."""
        row, match = self._match_row, self.match
        if row is not None and match is not None and match.over and self.row.stage == "playing":
            await self.database.change(self.row.code, lambda c: matches.finish(c, row))
            await self._load()
            self.tell_table()

    def _afterwards(self, mine: bool) -> None:
        """What follows anything that happened: a bot may have to move, an undo may be possible."""
        self._bots.look(at_once=mine or not self.database.shared)
        self._quiet.ask(QUIET)
