"""Tables and their seats in the database."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Select, and_, insert, select, update

from manoir.server.store.rows import SeatRow, TableRow
from manoir.server.store.schema import seats, tables

# Without letters and digits that are mistaken for others when read aloud.
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


def new_table(
    c: Connection,
    game: str,
    options: dict[str, Any],
    watch: str,
    pace: str,
    host: str,
    sitting: Sequence[SeatRow],
    lesson: int | None = None,
    aids: bool = True,
) -> TableRow:
    code = "".join(secrets.choice(LETTERS) for _ in range(6))
    values = {
        "code": code,
        "game": game,
        "players": len(sitting),
        "options": options,
        "watch": watch,
        "pace": pace,
        "aids": aids,
        "host": host,
        "lesson": lesson,
        "match": 0,
        "stage": "gathering",
        "touched": datetime.now(UTC),
    }
    table_id = c.execute(insert(tables).values(values).returning(tables.c.id)).scalar_one()
    c.execute(insert(seats), [{"table_id": table_id, **asdict(seat)} for seat in sitting])
    found = by_code(c, code)
    assert found is not None
    return found


def by_code(c: Connection, code: str) -> TableRow | None:
    found = _read(c, select(tables).where(tables.c.code == code))
    return found[0] if found else None


def of_guest(c: Connection, guest: str) -> list[TableRow]:
    """Where a guest sits and the match is not over, the latest first."""
    at = select(seats.c.table_id).where(and_(seats.c.guest == guest, ~seats.c.away))
    query = select(tables).where(tables.c.id.in_(at), tables.c.stage != "over")
    return _read(c, _latest(query.where(tables.c.lesson.is_(None)), 20))


def to_join(c: Connection) -> list[TableRow]:
    """Tables that wait for people, and that anyone may look at."""
    free = select(seats.c.table_id).where(seats.c.kind == "open")
    query = select(tables).where(tables.c.stage == "gathering", tables.c.watch == "anyone")
    return _read(c, _latest(query.where(tables.c.id.in_(free), tables.c.lesson.is_(None)), 20))


def to_watch(c: Connection) -> list[TableRow]:
    """Tables at which people play, and that anyone may look at."""
    query = select(tables).where(tables.c.stage == "playing", tables.c.watch == "anyone")
    return _read(c, _latest(query.where(tables.c.lesson.is_(None)), 20))


def sit(c: Connection, table: TableRow, new: SeatRow, was: SeatRow) -> bool:
    """Change a seat; False where it is no longer what it was."""
    taken = and_(
        seats.c.table_id == table.id,
        seats.c.seat == new.seat,
        seats.c.kind == was.kind,
        seats.c.away == was.away,
        seats.c.guest.is_not_distinct_from(was.guest),
    )
    done = c.execute(update(seats).where(taken).values(asdict(new)))
    touch(c, table.id)
    return bool(done.rowcount)


def set_pace(c: Connection, table: TableRow, pace: str) -> None:
    c.execute(update(tables).where(tables.c.id == table.id).values(pace=pace))


def set_ask(c: Connection, table: TableRow, ask: dict[str, Any] | None) -> None:
    c.execute(update(tables).where(tables.c.id == table.id).values(ask=ask))


def agree(c: Connection, table: TableRow, agreeing: list[int]) -> dict[str, Any] | None:
    """Seats agree to what is asked; what it then is. Two may agree at once, in two processes."""
    query = select(tables.c.ask).where(tables.c.id == table.id).with_for_update()
    ask: dict[str, Any] | None = c.scalar(query)
    if ask is not None:
        ask = {**ask, "agreed": sorted({*ask["agreed"], *agreeing})}
        set_ask(c, table, ask)
    return ask


def set_stage(c: Connection, table_id: int, stage: str) -> None:
    c.execute(update(tables).where(tables.c.id == table_id).values(stage=stage))
    touch(c, table_id)


def touch(c: Connection, table_id: int) -> None:
    c.execute(update(tables).where(tables.c.id == table_id).values(touched=datetime.now(UTC)))


def _latest(query: Select[Any], many: int) -> Select[Any]:
    return query.order_by(tables.c.touched.desc()).limit(many)


def _read(c: Connection, query: Select[Any]) -> list[TableRow]:
    rows = c.execute(query).all()
    found = select(seats).where(seats.c.table_id.in_([row.id for row in rows]))
    sitting = c.execute(found.order_by(seats.c.seat)).all() if rows else []
    names = TableRow.__dataclass_fields__.keys() - {"seats"}
    return [
        TableRow(
            **{name: getattr(row, name) for name in names},
            seats=tuple(
                SeatRow(s.seat, s.kind, s.guest, s.name, s.level, s.away)
                for s in sitting
                if s.table_id == row.id
            ),
        )
        for row in rows
    ]
