"""Guests, tables, seats, matches, entries and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("named", sa.Boolean, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("code", sa.String(6), nullable=False, unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("watch", sa.String(10), nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("lesson", sa.Integer),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("ask", sa.JSON),
        sa.Column("touched", sa.DateTime(timezone=True), nullable=False),
        sa.Index("tables_by_stage", "stage", "touched"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", NUMBER, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id")),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("level", sa.Integer),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Index("seats_by_guest", "guest"),
    )
    op.create_table(
        "matches",
        sa.Column("id", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("table_id", NUMBER, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("position", sa.JSON),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("nonce", sa.LargeBinary, nullable=False),
        sa.Column("begun", sa.DateTime(timezone=True), nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.UniqueConstraint("table_id", "number"),
        sa.Index("matches_running", "over", "game"),
    )
    op.create_table(
        "entries",
        sa.Column("match_id", NUMBER, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("table_id", NUMBER, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("team", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("said", sa.DateTime(timezone=True), nullable=False),
        sa.Index("chat_by_table", "table_id", "id"),
    )
