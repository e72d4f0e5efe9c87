"""Matches, their entries and what was said beside them, in the database."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, func, insert, select, update

from manoir.play.match import Match
from manoir.server.store.rows import ChatRow, EntryRow, MatchRow, TableRow
from manoir.server.store.schema import chat, entries, matches, tables
from manoir.server.store.tables import set_stage, touch

CHAT_KEPT = 200


def begin(c: Connection, table: TableRow, match: Match) -> bool:
    """The next match of a table; False where another process has begun it."""
    number = table.match + 1
    moved = update(tables).where(tables.c.id == table.id, tables.c.match == table.match)
    if not c.execute(moved.values(match=number)).rowcount:
        return False
    values = {
        "table_id": table.id,
        "number": number,
        "game": match.game.key,
        "rules": match.game.version,
        "players": match.players,
        "options": match.options,
        "position": match.position,
        "names": match.seats,
        "seed": match.seed,
        "nonce": match.nonce,
        "begun": datetime.now(UTC),
        "over": match.over,
    }
    c.execute(insert(matches).values(values))
    set_stage(c, table.id, "over" if match.over else "playing")
    return True


def find(c: Connection, table_id: int, number: int) -> MatchRow | None:
    query = select(matches).where(matches.c.table_id == table_id, matches.c.number == number)
    row = c.execute(query).first()
    return None if row is None else _match(row)


def history(c: Connection, match_id: int, after: int = 0) -> list[EntryRow]:
    query = select(entries).where(entries.c.match_id == match_id, entries.c.ply > after)
    return [EntryRow(*row) for row in c.execute(query.order_by(entries.c.ply))]


def finish(c: Connection, match: MatchRow) -> None:
    """A match is over; and its table, unless a rematch has begun there."""
    c.execute(update(matches).where(matches.c.id == match.id).values(over=True))
    at = update(tables).where(tables.c.id == match.table_id, tables.c.match == match.number)
    c.execute(at.values(stage="over"))
    touch(c, match.table_id)


def running_by_rules(c: Connection) -> dict[tuple[str, str], int]:
    """How many matches run, by game and version of its rules."""
    query = select(matches.c.game, matches.c.rules, func.count()).where(~matches.c.over)
    found = c.execute(query.group_by(matches.c.game, matches.c.rules))
    return {(game, rules): many for game, rules, many in found}


def running(c: Connection, game: str, rules: str) -> list[MatchRow]:
    query = select(matches).where(~matches.c.over, matches.c.game == game, matches.c.rules == rules)
    return [_match(row) for row in c.execute(query.order_by(matches.c.id))]


def say(
    c: Connection, table_id: int, seat: int | None, name: str, team: int | None, text: str
) -> ChatRow:
    touch(c, table_id)  # it locks the table: lines are numbered in the order they are kept
    values = {"table_id": table_id, "seat": seat, "name": name, "team": team, "text": text}
    said = datetime.now(UTC)
    line = insert(chat).values(**values, said=said).returning(chat.c.id)
    return ChatRow(id=c.execute(line).scalar_one(), said=said, **values)  # type: ignore[arg-type]


def said(c: Connection, table_id: int, after: int = 0) -> list[ChatRow]:
    """The last lines of a table, the oldest first."""
    query = select(chat).where(chat.c.table_id == table_id, chat.c.id > after)
    rows = c.execute(query.order_by(chat.c.id.desc()).limit(CHAT_KEPT)).all()
    return [ChatRow(**row._mapping) for row in reversed(rows)]


def _match(row: Any) -> MatchRow:
    return MatchRow(**{name: getattr(row, name) for name in MatchRow.__dataclass_fields__})
