"""Who comes in: guests with a cookie of ours, and visitors who may only look."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.types import Scope

from manoir.server import guests as cookies
from manoir.server import names
from manoir.server.limits import Buckets
from manoir.server.record import taken_by
from manoir.server.refusals import Refused
from manoir.server.settings import Settings
from manoir.server.store import Database, TableRow, guests

TheSettings = NamedDependency[Settings]
AnyRequest = Request[Any, Any, State]


class Visitor:
    """Somebody who looks; `id` is empty for those who never said who they are."""

    def __init__(self, guest: str) -> None:
        self.id = guest

    def plays_for(self, table: TableRow, seat: int) -> bool:
        return seat in taken_by(table.seats, self.id)


class Guest(Visitor):
    """Somebody whom the house knows."""

    def __init__(
        self, guest: str, name: str, named: bool, database: Database, opened: Buckets
    ) -> None:
        super().__init__(guest)
        self.name, self.named = name, named
        self._database, self._opened = database, opened

    async def rename(self, name: str) -> None:
        names.checked(name)
        await self._database.write(lambda c: guests.rename(c, self.id, name))

    def opens_a_table(self) -> None:
        if not self._opened.take(self.id):
            raise Refused("too-fast", "you opened many tables just now; wait a moment", 429)


def guest_id(request: AnyRequest, settings: Settings) -> str:
    return cookies.read(settings.secret, request.cookies.get(cookies.COOKIE)) or ""


async def visitor(request: AnyRequest, settings: TheSettings) -> Visitor:
    return Visitor(guest_id(request, settings))


async def guest(request: AnyRequest, settings: TheSettings, state: State) -> Guest:
    """The guest of the cookie. Asking who one is makes one a guest; anything else needs one."""
    database: Database = state.house.database
    known = guest_id(request, settings)
    found = await database.read(lambda c: guests.name_of(c, known)) if known else None
    if found is None:
        if (request.method, request.url.path) != ("GET", "/api/me"):
            raise Refused("who-are-you", "ask GET /api/me first: it says who you are", 401)
        word = _word_for_guest(request.headers.get("accept-language", ""))
        known, name = await database.write(lambda c: guests.new_guest(c, word))
        found = (name, False)
        request.state.welcome = cookies.signed(settings.secret, known)
    return Guest(known, *found, database, state.opened)


def _word_for_guest(languages: str) -> str:
    return "Invité" if languages.strip().lower().startswith("fr") else "Guest"


def welcome_cookie(scope: Scope) -> str:
    """The header for whoever was made a guest by this request; "" for all others."""
    value = scope.get("state", {}).get("welcome")
    if not value:
        return ""
    safe = scope.get("scheme") == "https"
    cookie = Cookie(
        key=cookies.COOKIE,
        value=value,
        max_age=cookies.YEAR,
        httponly=True,
        samesite="lax",
        secure=safe,
    )
    return cookie.to_header(header="")


async def not_too_fast(request: AnyRequest) -> None:
    """Before any call: a limit for each guest, and for each address without one."""
    app = request.app
    if request.url.path.startswith("/api/"):
        settings: Settings = app.state.settings
        who = guest_id(request, settings) or (request.client.host if request.client else "")
        if not app.state.calls.take(who):
            raise Refused("too-fast", "wait a moment before you ask for more", 429)
