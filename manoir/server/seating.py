"""Who may change a seat, and into what."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Any

from manoir.bots.levels import level_of
from manoir.games import find
from manoir.kit.game import Game
from manoir.server import messages as m
from manoir.server import names
from manoir.server.record import is_taken_by, taken_by
from manoir.server.refusals import Refused, not_allowed
from manoir.server.store import SeatRow, TableRow

USUAL_LEVEL = 3
ONLY_SEATED = "this table is only for those who sit at it"


def check_levels(game: Game[Any], wanted: Iterable[m.AnySeat]) -> None:
    """Refuse bots of a level that the game does not have."""
    for seat in wanted:
        if isinstance(seat, m.BotSeat):
            level_of(game, seat.level)


def first_seats(wanted: list[m.AnySeat], guest: str, name: str) -> list[SeatRow]:
    """The seats of a new table."""
    return [_first(number, seat, guest, name) for number, seat in enumerate(wanted)]


def _first(number: int, seat: m.AnySeat, guest: str, name: str) -> SeatRow:
    match seat:
        case m.MySeat():
            return SeatRow(number, "person", guest, name, None, away=False)
        case m.HereSeat():
            return SeatRow(number, "person", guest, names.checked(seat.name), None, away=False)
        case m.BotSeat():
            return SeatRow(number, "bot", None, "", seat.level, away=False)
        case _:
            return SeatRow(number, "open", None, "", None, away=False)


def changed(
    table: TableRow, number: int, wanted: m.NewSeat, guest: str, name: str, here: Collection[str]
) -> SeatRow:
    """The seat as it is to be, if this guest may change it so; `here` are those connected."""
    seat = seat_of(table, number)
    if isinstance(wanted, m.MySeat):
        return _sat(table, seat, guest, name)
    if not is_taken_by(seat, guest):
        _may_give_away(table, seat, guest, here)
    if isinstance(wanted, m.BotSeat):
        # The guest is kept: whoever left may come back and take over from the bot.
        return replace(seat, kind="bot", level=at_most(table, wanted.level))
    return SeatRow(number, "open", None, "", None, away=False)


def _may_give_away(table: TableRow, seat: SeatRow, guest: str, here: Collection[str]) -> None:
    """Who opened the table fills its seats, and those whose person is not there. Once a match runs
    everybody at the table may fill a seat that somebody left: the others need not wait for both."""
    if table.host != guest:
        vacant = seat.away or (seat.kind == "open" and table.stage != "gathering")
        if not (vacant and taken_by(table.seats, guest)):
            raise not_allowed("only who opened the table gives this seat away")
    if seat.kind == "person" and not seat.away and seat.guest in here:
        raise Refused("seat-taken", f"{seat.name} sits there")


def _sat(table: TableRow, seat: SeatRow, guest: str, name: str) -> SeatRow:
    if is_taken_by(seat, guest):
        return seat
    if seat.guest == guest:
        return replace(seat, kind="person", name=name, level=None, away=False)
    if seat.kind != "open":
        raise Refused("seat-taken", "somebody sits there; choose an open seat")
    if has_seat(table, guest):
        raise Refused("already-seated", "you have a seat at this table; go back to that one")
    return SeatRow(seat.seat, "person", guest, name, None, away=False)


def left(table: TableRow, number: int, guest: str) -> SeatRow:
    """The seat once its person has gone: before the match it is free, in the match it waits."""
    seat = seat_of(table, number)
    if not is_taken_by(seat, guest):
        raise not_allowed("that is not your seat")
    if table.stage == "gathering":
        return SeatRow(number, "open", None, "", None, away=False)
    return replace(seat, away=True)


def has_seat(table: TableRow, guest: str) -> bool:
    """Whether a seat is kept for a guest, also while they are away or a bot plays for them."""
    return bool(guest) and any(seat.guest == guest for seat in table.seats)


def may_watch(table: TableRow, guest: str) -> bool:
    """Where only those at the table may watch, others see no more than where to sit down."""
    if table.watch == "anyone" or table.stage == "gathering":
        return True
    return guest == table.host or has_seat(table, guest)


def check_may_watch(table: TableRow, guest: str) -> None:
    if not may_watch(table, guest):
        raise not_allowed(ONLY_SEATED)


def at_most(table: TableRow, level: int) -> int:
    """Who gives a seat away wants it filled: if need be by the strongest that the game has."""
    return min(level, find(table.game).mind.levels)


def filled(table: TableRow) -> list[SeatRow]:
    """What the open seats become when nobody is waited for any more."""
    level = at_most(table, USUAL_LEVEL)
    return [
        SeatRow(s.seat, "bot", None, "", level, away=False) for s in table.seats if s.kind == "open"
    ]


def seat_of(table: TableRow, number: int) -> SeatRow:
    if not 0 <= number < len(table.seats):
        raise Refused("no-such-seat", f"seat {number}: there are 0..{len(table.seats) - 1}", 404)
    return table.seats[number]
