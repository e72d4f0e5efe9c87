"""The WebSocket of a table: requests come in, news goes out.

Most of what a house does goes through here, so it stands before Litestar and not behind it: there
every message would pass five layers that have nothing to do with it.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from manoir.errors import ManoirError
from manoir.server import guests
from manoir.server import messages as m
from manoir.server.client import Client
from manoir.server.house import House
from manoir.server.limits import Bucket, Buckets
from manoir.server.refusals import Refused
from manoir.server.room import Room
from manoir.server.seating import ONLY_SEATED
from manoir.server.settings import Settings
from manoir.server.telling import encode

# A request is a few words; more than this is no request.
LONGEST = 4_096
NO_SUCH_TABLE, NOT_ALLOWED, TOO_FAST = 4404, 4403, 1013
# No reason for closing a socket may be longer, in bytes.
LONGEST_REASON = 123

AnyCall = ASGIConnection[Any, Any, Any, Any]
decode = msgspec.json.Decoder(m.Request).decode
PONG = encode(m.Pong())


class Sockets:
    """The sockets of all tables, at /ws/CODE."""

    def __init__(self, house: House, settings: Settings, calls: Buckets) -> None:
        self._house, self._settings, self._calls = house, settings, calls

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Play at, or watch, a table."""
        call: AnyCall = ASGIConnection(scope)
        path = re.fullmatch("/ws/([^/]+)", scope["path"])
        await receive()  # that they want to come in
        if not from_here(call):
            await _close(send, NOT_ALLOWED, "this page is from another host")
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        guest = guests.read(self._settings.secret, call.cookies.get(guests.COOKIE)) or ""
        if not self._calls.take(guest or (call.client.host if call.client else "")):
            await _close(send, TOO_FAST, "wait a moment before you come in again")
            return
        try:
            code = path[1] if path else ""
            await self._house.watched(code, guest)
            room = await self._house.room(code)
        except Refused as error:
            await _close(send, NO_SUCH_TABLE if error.status == 404 else NOT_ALLOWED, str(error))
            return
        await self._stay(room, Client(guest), call, receive, send)

    async def _stay(
        self, room: Room, client: Client, call: AnyCall, receive: Receive, send: Send
    ) -> None:
        sending = asyncio.create_task(_deliver(send, room, client))
        try:
            seat, match, since = (_number(call, name) for name in ("seat", "match", "since"))
            await room.enter(client, seat, match or 0, since or 0)
            self._house.count()
            await _listen(receive, room, client, Bucket(self._settings.requests))
        except ManoirError as error:  # not for them, or by rules that this program does not have
            await _close(send, NOT_ALLOWED, str(error))
        finally:
            client.close()
            sending.cancel()
            room.leave(client)
            self._house.left(room)


def from_here(call: AnyCall) -> bool:
    """Whether the page that opened the socket came from this host. Programs send no origin, and
    have no cookies that a stranger's page could borrow."""
    origin = call.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == call.headers.get("host")
    except ValueError:
        return False


def _number(call: AnyCall, name: str) -> int | None:
    text = call.query_params.get(name, "")
    return int(text) if re.fullmatch("-?[0-9]{1,9}", text) else None


async def _close(send: Send, code: int, reason: str) -> None:
    text = reason.encode()[:LONGEST_REASON].decode(errors="ignore")
    with suppress(OSError):  # they have gone
        await send({"type": "websocket.close", "code": code, "reason": text})


async def _deliver(send: Send, room: Room, client: Client) -> None:
    async def one(text: str) -> None:
        await send({"type": "websocket.send", "text": text, "bytes": None})

    with suppress(OSError):  # they have gone
        await client.deliver(one, room.anew)
        await _close(send, NOT_ALLOWED, ONLY_SEATED)


async def _listen(receive: Receive, room: Room, client: Client, allowed: Bucket) -> None:
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        try:
            await _answer(room, client, _read(message, allowed))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            client.send(encode(m.Word("malformed", str(error))))
        except Refused as error:
            client.send(encode(m.Word(error.code, str(error))))


def _read(message: Any, allowed: Bucket) -> m.Request:
    text = message.get("text") or message.get("bytes") or ""
    if len(text) > LONGEST:
        raise Refused("too-long", f"a request has at most {LONGEST} bytes")
    if not allowed.take():
        raise Refused("too-fast", "wait a moment before you ask for more")
    request: m.Request = decode(text)
    return request


async def _answer(room: Room, client: Client, request: m.Request) -> None:
    match request:
        case m.Choose():
            await room.choose(client, request.at, request.choice, request.seat)
        case m.Undo():
            await room.undo(client, request.at)
        case m.Answer():
            await room.answer(client, request.yes)
        case m.Say():
            await room.talk.say(client, request.to, request.text)
        case m.Look():
            await room.look(client, request.seat)
        case m.Ping():
            client.send(PONG)
