"""Guests, and the secrets of the house that all its processes share."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from manoir.server.store.schema import guests, settings


def secret(c: Connection) -> str:
    """What cookies are signed with; made once for a database."""
    found = c.scalar(select(settings.c.value).where(settings.c.name == "secret"))
    if found is not None:
        return str(found)
    try:
        with c.begin_nested():
            c.execute(insert(settings).values(name="secret", value=secrets.token_hex(32)))
    except IntegrityError:
        pass  # another process was first
    return str(c.scalar(select(settings.c.value).where(settings.c.name == "secret")))


def new_guest(c: Connection, word: str) -> tuple[str, str]:
    """The id and the first nickname of somebody who just came in, from their word for a guest."""
    guest, name = secrets.token_urlsafe(16), f"{word} {secrets.randbelow(9000) + 1000}"
    values = {"id": guest, "name": name, "named": False, "created": datetime.now(UTC)}
    c.execute(insert(guests).values(values))
    return guest, name


def name_of(c: Connection, guest: str) -> tuple[str, bool] | None:
    """The nickname of a guest and whether they chose it; None for nobody."""
    row = c.execute(select(guests.c.name, guests.c.named).where(guests.c.id == guest)).first()
    return None if row is None else (row.name, row.named)


def rename(c: Connection, guest: str, name: str) -> None:
    c.execute(update(guests).where(guests.c.id == guest).values(name=name, named=True))
