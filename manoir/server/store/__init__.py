"""Where tables, matches and their entries are kept: an SQLite file, or PostgreSQL."""

from manoir.server.store import guests, matches, tables
from manoir.server.store.database import Database, NoDatabase
from manoir.server.store.notices import Notice
from manoir.server.store.rows import ChatRow, EntryRow, MatchRow, SeatRow, TableRow

__all__ = [
    "ChatRow",
    "Database",
    "EntryRow",
    "MatchRow",
    "NoDatabase",
    "Notice",
    "SeatRow",
    "TableRow",
    "guests",
    "matches",
    "tables",
]
