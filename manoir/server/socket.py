"""The WebSocket of a table: requests come in, news goes out."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from manoir.errors import ManoirError
from manoir.server import guests
from manoir.server import messages as m
from manoir.server.client import Client
from manoir.server.house import House
from manoir.server.limits import Bucket
from manoir.server.record import taken_by
from manoir.server.refusals import Refused
from manoir.server.room import Room
from manoir.server.settings import Settings
from manoir.server.telling import encode

# A request is a few words; more than this is no request.
LONGEST = 4_096
NO_SUCH_TABLE, NOT_ALLOWED, TOO_FAST = 4404, 4403, 1013
# No reason for closing a socket may be longer, in bytes.
LONGEST_REASON = 123

AnySocket = WebSocket[Any, Any, State]
decode = msgspec.json.Decoder(m.Request).decode
PONG = encode(m.Pong())


@websocket("/ws/{code:str}")
async def table_socket(
    socket: AnySocket,
    code: FromPath[str],
    house: NamedDependency[House],
    settings: NamedDependency[Settings],
) -> None:
    """Play at, or watch, a table."""
    guest = guests.read(settings.secret, socket.cookies.get(guests.COOKIE)) or ""
    if not from_here(socket):
        await socket.close(NOT_ALLOWED, "this page is from another host")
        return
    await socket.accept()
    if not socket.app.state.calls.take(guest or (socket.client.host if socket.client else "")):
        await socket.close(TOO_FAST, "wait a moment before you come in again")
        return
    try:
        await house.watched(code, guest)
        room = await house.room(code)
    except Refused as error:
        await _close(socket, NO_SUCH_TABLE if error.status == 404 else NOT_ALLOWED, str(error))
        return
    client = Client(guest, _viewer(socket, room, guest))
    sending = asyncio.create_task(_deliver(socket, room, client))
    try:
        await room.enter(client, _number(socket, "match", 0), _since(socket, client))
        await _listen(socket, room, client, Bucket(settings.requests))
    except WebSocketDisconnect:
        pass
    except ManoirError as error:  # a match by rules that this program does not have
        await _close(socket, NOT_ALLOWED, str(error))
    finally:
        client.close()
        sending.cancel()
        room.leave(client)
        house.left(room)


def from_here(socket: AnySocket) -> bool:
    """Whether the page that opened the socket came from this host. Programs send no origin, and
    have no cookies that a stranger's page could borrow."""
    origin = socket.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
    except ValueError:
        return False


def _viewer(socket: AnySocket, room: Room, guest: str) -> int:
    """The seat to look from: the one asked for, if it is the guest's, else the first of theirs."""
    mine = taken_by(room.row.seats, guest)
    asked = _number(socket, "seat", -2)
    if asked == -1 or asked in mine:
        return asked
    return mine[0] if mine else -1


def _number(socket: AnySocket, name: str, default: int) -> int:
    text = socket.query_params.get(name, "")
    return int(text) if re.fullmatch("-?[0-9]{1,9}", text) else default


def _since(socket: AnySocket, client: Client) -> int:
    """What the client knows already; every viewer counts entries alone, so only from its seat."""
    same = _number(socket, "seat", -1) == client.viewer
    return _number(socket, "since", 0) if same else 0


async def _close(socket: AnySocket, code: int, reason: str) -> None:
    await socket.close(code, reason.encode()[:LONGEST_REASON].decode(errors="ignore"))


async def _deliver(socket: AnySocket, room: Room, client: Client) -> None:
    try:
        await client.deliver(partial(_send, socket), room.anew)
        await _close(socket, NOT_ALLOWED, "this table is only for those who sit at it")
    except WebSocketDisconnect:
        pass


async def _send(socket: AnySocket, text: str) -> None:
    await socket.send({"type": "websocket.send", "text": text, "bytes": None})


async def _listen(socket: AnySocket, room: Room, client: Client, allowed: Bucket) -> None:
    while True:
        message = await socket.receive()
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
            await room.choose(client, request.at, request.choice)
        case m.Undo():
            await room.undo(client, request.at)
        case m.Answer():
            await room.answer(client, request.yes)
        case m.Say():
            await room.talk.say(client, request.to, request.text)
        case m.Look():
            room.look(client, request.seat)
        case m.Ping():
            client.send(PONG)
