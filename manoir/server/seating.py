"""Who may change a seat, and into what."""

from __future__ import annotations

from dataclasses import replace

from manoir.server import messages as m
from manoir.server.record import is_taken_by, taken_by
from manoir.server.refusals import Refused, not_allowed
from manoir.server.store import SeatRow, TableRow

USUAL_LEVEL = 3


def first_seats(wanted: list[m.AnySeat], guest: str, name: str) -> list[SeatRow]:
    """The seats of a new table."""
    return [_first(number, seat, guest, name) for number, seat in enumerate(wanted)]


def _first(number: int, seat: m.AnySeat, guest: str, name: str) -> SeatRow:
    match seat:
        case m.MySeat():
            return SeatRow(number, "person", guest, name, None, away=False)
        case m.HereSeat():
            return SeatRow(number, "person", guest, seat.name, None, away=False)
        case m.BotSeat():
            return SeatRow(number, "bot", None, "", seat.level, away=False)
        case _:
            return SeatRow(number, "open", None, "", None, away=False)


def changed(table: TableRow, number: int, wanted: m.NewSeat, guest: str, name: str) -> SeatRow:
    """The seat as it is to be, if this guest may change it so."""
    seat = seat_of(table, number)
    if isinstance(wanted, m.MySeat):
        return _sat(table, seat, guest, name)
    if not (table.host == guest or taken_by(table.seats, guest)):
        raise not_allowed("only those at the table give a seat away")
    if seat.kind == "person" and not seat.away and not is_taken_by(seat, guest):
        raise Refused("seat-taken", f"{seat.name} sits there")
    if isinstance(wanted, m.BotSeat):
        # The guest is kept: whoever left may come back and take over from the bot.
        return replace(seat, kind="bot", level=wanted.level)
    return SeatRow(number, "open", None, "", None, away=False)


def _sat(table: TableRow, seat: SeatRow, guest: str, name: str) -> SeatRow:
    if is_taken_by(seat, guest):
        return seat
    if seat.guest == guest:
        return replace(seat, kind="person", name=name, level=None, away=False)
    if seat.kind != "open":
        raise Refused("seat-taken", "somebody sits there; choose an open seat")
    if taken_by(table.seats, guest):
        raise Refused("already-seated", "you sit at this table; leave your seat first")
    return SeatRow(seat.seat, "person", guest, name, None, away=False)


def left(table: TableRow, number: int, guest: str) -> SeatRow:
    """The seat once its person has gone: before the match it is free, in the match it waits."""
    seat = seat_of(table, number)
    if not is_taken_by(seat, guest):
        raise not_allowed("that is not your seat")
    if table.stage == "gathering":
        return SeatRow(number, "open", None, "", None, away=False)
    return replace(seat, away=True)


def filled(table: TableRow) -> list[SeatRow]:
    """What the open seats become when nobody is waited for any more."""
    return [
        SeatRow(s.seat, "bot", None, "", USUAL_LEVEL, away=False)
        for s in table.seats
        if s.kind == "open"
    ]


def seat_of(table: TableRow, number: int) -> SeatRow:
    if not 0 <= number < len(table.seats):
        raise Refused("no-such-seat", f"seat {number}: there are 0..{len(table.seats) - 1}", 404)
    return table.seats[number]
