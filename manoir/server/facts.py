"""The facts of a table that everybody there may know, as one guest is told them."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from manoir.games import find
from manoir.play.match import Match
from manoir.server import messages as m
from manoir.server.client import Client
from manoir.server.presence import NOBODY, Here
from manoir.server.record import is_taken_by
from manoir.server.store import MatchRow, SeatRow, TableRow


def table_facts(
    row: TableRow,
    guest: str,
    clients: Iterable[Client] = (),
    match_row: MatchRow | None = None,
    match: Match | None = None,
    elsewhere: Here = NOBODY,
) -> m.Table:
    """`clients` look at it through this server, `elsewhere` are those at other servers."""
    here = here_of(row, clients) | elsewhere
    opening = match.opening if match is not None else None
    return m.Table(
        code=row.code,
        game=row.game,
        rules=match_row.rules if match_row is not None else find(row.game).version,
        players=row.players,
        options=row.options,
        watch=row.watch,  # type: ignore[arg-type]
        pace=row.pace,  # type: ignore[arg-type]
        aids=row.aids,
        stage=row.stage,  # type: ignore[arg-type]
        host=row.host == guest,
        match=row.match,
        seats=[_seat(s, guest, here.seated) for s in row.seats],
        watchers=here.watchers,
        turn=match.turn if match is not None else None,
        commitment=match.commitment if match is not None else None,
        opening=None if opening is None else m.Opening(opening[0], str(opening[1])),
        ask=_ask(row, match),
        lesson=row.lesson,
    )


def here_of(row: TableRow, clients: Iterable[Client]) -> Here:
    """Who is at a table, by those who look at it."""
    seated = {seat.guest for seat in row.seats if seat.guest}
    guests = {client.guest for client in clients}
    watching = {client.guest for client in clients if client.viewer == -1}
    return Here(frozenset(guests & seated), len(watching - seated))


def _seat(seat: SeatRow, guest: str, here: Collection[str]) -> m.Seat:
    return m.Seat(
        seat.seat,
        seat.kind,  # type: ignore[arg-type]
        seat.name if seat.kind == "person" else "",
        seat.level if seat.kind == "bot" else None,
        seat.kind == "bot" or (seat.guest in here and not seat.away),
        is_taken_by(seat, guest),
        seat.away,
    )


def _ask(row: TableRow, match: Match | None) -> m.Ask | None:
    """What somebody asks for, as long as nothing has happened since."""
    if row.ask is None or match is None or row.ask["ply"] != len(match.history):
        return None
    return m.Ask(row.ask["what"], row.ask["seat"], row.ask["agreed"])
