"""Migrations run by themselves when a database is opened."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

FOLDER = Path(__file__).with_name("migrations")


def to_newest(connection: Connection) -> None:
    """Bring a database, also an empty one, up to what this program knows."""
    if connection.dialect.name == "postgresql":
        # Two processes may start at once: the second waits here, and then finds nothing to do.
        connection.execute(text("select pg_advisory_xact_lock(72656)"))
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
