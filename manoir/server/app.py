"""The server put together: routes, who comes in, what is refused, what every answer carries."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct

from manoir import __version__
from manoir.errors import ManoirError, UnknownGame, UnknownRules
from manoir.server import api, doors, messages
from manoir.server.house import House
from manoir.server.limits import Buckets
from manoir.server.messages import Problem
from manoir.server.page import page
from manoir.server.refusals import Refused
from manoir.server.settings import Settings
from manoir.server.socket import Sockets
from manoir.server.store import Database
from manoir.server.wing import Wing

LARGEST_BODY = 64 * 1024
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
CODES = {
    401: "who-are-you",
    403: "not-allowed",
    404: "not-found",
    405: "not-allowed",
    413: "too-long",
}

log = logging.getLogger(__name__)


def make_app(database: Database, settings: Settings, wing: Wing | None = None) -> Litestar:
    """The server; `wing` where it is one of several processes."""
    house = House(database) if wing is None else House(database, wing.in_all)

    @asynccontextmanager
    async def while_open(_: Litestar) -> AsyncIterator[None]:
        house.open()
        yield
        await house.close()

    app = Litestar(
        route_handlers=[api.router, page],
        state=State(
            {
                "house": house,
                "settings": settings,
                "calls": Buckets(settings.calls),
                "opened": Buckets(settings.tables),
            }
        ),
        dependencies={
            "house": Provide(_house),
            "settings": Provide(_settings),
            "visitor": Provide(doors.visitor),
            "guest": Provide(doors.guest),
        },
        signature_types=[House, Settings, doors.Guest, doors.Visitor, State],
        lifespan=[while_open],
        before_request=doors.not_too_fast,
        before_send=[_on_the_way_out] if wing is None else [_on_the_way_out, _and_good_bye],
        exception_handlers={
            Refused: _refused,
            ManoirError: _bad_request,
            HTTPException: _http_problem,
            UnicodeDecodeError: _unreadable,
            RecursionError: _unreadable,
            Exception: _our_fault,
        },
        csrf_config=CSRFConfig(secret=settings.secret, cookie_samesite="lax"),
        openapi_config=OpenAPIConfig(
            title="Manoir",
            version=__version__,
            description="Five ghost games under one roof. The WebSocket is described in the docs.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    _say_what_is_forbidden(app)
    return app


def with_sockets(app: Litestar) -> ASGIApp:
    """The whole server: the sockets of the tables, and Litestar for everything else."""
    sockets = Sockets(app.state.house, app.state.settings, app.state.calls)

    async def whole(scope: Scope, receive: Receive, send: Send) -> None:
        await (sockets if scope["type"] == ScopeType.WEBSOCKET else app)(scope, receive, send)

    return whole


def _say_what_is_forbidden(app: Litestar) -> None:
    """Litestar's description leaves out that unknown fields are refused."""
    found = app.openapi_schema.components.schemas
    for struct in vars(messages).values():
        if isinstance(struct, type) and issubclass(struct, Struct) and struct.__name__ in found:
            schema = found[struct.__name__]
            if struct.__struct_config__.forbid_unknown_fields and isinstance(schema, Schema):
                schema.additional_properties = False


async def _house(state: State) -> House:
    house: House = state.house
    return house


async def _settings(state: State) -> Settings:
    settings: Settings = state.settings
    return settings


async def _on_the_way_out(message: Message, scope: Scope) -> None:
    """What every answer carries; and the cookie, for whoever became a guest by this request."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if cookie := doors.welcome_cookie(scope):
            headers.add("Set-Cookie", cookie)


async def _and_good_bye(message: Message, _: Scope) -> None:
    """The next request of this caller may be about a table in another wing."""
    if message["type"] == "http.response.start":
        MutableScopeHeaders.from_message(message)["Connection"] = "close"


def _problem(status: int, problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")


def _refused(_: Any, error: Refused) -> Response[Problem]:
    return _problem(error.status, Problem(error.code, str(error), error.field))


def _bad_request(_: Any, error: ManoirError) -> Response[Problem]:
    if isinstance(error, UnknownGame):
        return _problem(404, Problem("no-such-game", str(error)))
    if isinstance(error, UnknownRules):
        return _problem(409, Problem("other-rules", str(error)))
    field, colon, _ = str(error).partition(":")
    named = field if colon and field.isidentifier() else ""
    return _problem(400, Problem("bad-option", str(error), named))


def _http_problem(_: Any, error: HTTPException) -> Response[Problem]:
    extra = error.extra if isinstance(error.extra, list) else []
    first = extra[0] if extra and isinstance(extra[0], dict) else {}
    text = str(first.get("message", error.detail))
    problem = Problem(CODES.get(error.status_code, "malformed"), text, str(first.get("key", "")))
    return _problem(error.status_code, problem)


def _unreadable(_: Any, error: Exception) -> Response[Problem]:
    """What Litestar does not catch itself while it reads a body."""
    return _problem(400, Problem("malformed", str(error)))


def _our_fault(request: Any, error: Exception) -> Response[Problem]:
    log.error("%s failed", request.url.path, exc_info=error)
    return _problem(500, Problem("our-fault", "something went wrong here; nothing was lost"))
