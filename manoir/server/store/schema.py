"""The tables of the database. Migrations bring an older one up to this."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

metadata = MetaData()

# SQLite counts up only a plain INTEGER key.
NUMBER = BigInteger().with_variant(Integer, "sqlite")

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("named", Boolean, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("code", String(6), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("watch", String(10), nullable=False),
    Column("pace", String(10), nullable=False),
    Column("aids", Boolean, nullable=False, server_default=true()),
    Column("host", String(32), ForeignKey("guests.id"), nullable=False),
    Column("lesson", Integer),
    Column("match", Integer, nullable=False),
    Column("stage", String(10), nullable=False),
    Column("ask", JSON),
    Column("touched", DateTime(timezone=True), nullable=False),
    Index("tables_by_stage", "stage", "touched"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", NUMBER, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("guest", String(32), ForeignKey("guests.id")),
    Column("name", String(24), nullable=False),
    Column("level", Integer),
    Column("away", Boolean, nullable=False),
    Index("seats_by_guest", "guest"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("table_id", NUMBER, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("position", JSON),
    Column("names", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("nonce", LargeBinary, nullable=False),
    Column("begun", DateTime(timezone=True), nullable=False),
    Column("over", Boolean, nullable=False),
    UniqueConstraint("table_id", "number"),
    Index("matches_running", "over", "game"),
)

# Append-only: a row is never changed. The key is what keeps two processes, or two tabs, from both
# making the same move. `what` is the notation, or `undo N`: readable by any version of the rules.
# `made` is when, in milliseconds.
entries = Table(
    "entries",
    metadata,
    Column("match_id", NUMBER, ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("what", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("table_id", NUMBER, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer),
    Column("name", String(24), nullable=False),
    Column("team", Integer),
    Column("text", Text, nullable=False),
    Column("said", DateTime(timezone=True), nullable=False),
    Index("chat_by_table", "table_id", "id"),
)
