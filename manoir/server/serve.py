"""Starting a server: its database, its address, and whether it can play what is running."""

from __future__ import annotations

import gc
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from manoir.errors import ManoirError
from manoir.server.app import make_app, with_sockets
from manoir.server.settings import NO_LIMIT, Settings
from manoir.server.store import Database, guests

if TYPE_CHECKING:
    import uvicorn
    from litestar import Litestar

PORT, TRIED, BACKLOG = 8000, 20, 2048
LIMITS = "MANOIR_LIMITS"  # "off" for measurements: nobody is ever too fast


class CannotServe(ManoirError):
    """The server cannot start; the text says what to do."""


def usual_database() -> str:
    """The file in which a house is kept where nobody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(home) / "manoir" / "manoir.db")


def listening(host: str, port: int | None) -> socket.socket:
    """A socket at the address; where no port is asked for, the first free one from the usual."""
    ports = [port] if port is not None else list(range(PORT, PORT + TRIED))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in ports:
        # With the protocol named, asyncio sends at once; else small messages wait for each other.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(BACKLOG)  # until then another could have the same port
        except OSError as error:
            found.close()
            failed = error
        except UnicodeError:
            found.close()
            raise _no_host(host) from None
        else:
            return found
        if isinstance(failed, PermissionError):
            raise CannotServe(f"port {number} is not for everybody; try --port {PORT}")
        if isinstance(failed, socket.gaierror):
            raise _no_host(host)
    raise CannotServe(f"{host}:{ports[-1]} cannot be used ({failed.strerror}); try another --port")


def _no_host(host: str) -> CannotServe:
    return CannotServe(f"there is no host {host!r}; try 127.0.0.1 or 0.0.0.0")


def address(found: socket.socket) -> str:
    host, port = found.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host)  # noqa: S104
    return f"http://{f'[{shown}]' if ':' in shown and '[' not in shown else shown}:{port}/"


def run(database: Database, at: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until stopped; `ready` is called once the first request can be answered."""
    with database.engine.begin() as connection:
        secret = guests.secret(connection)
    settings = Settings(secret)
    if os.environ.get(LIMITS) == "off":
        settings = Settings(secret, NO_LIMIT, NO_LIMIT, NO_LIMIT)
    app = make_app(database, settings)
    app.on_startup.append(ready)
    # Histories live long: to look through all of them often would only hold everybody up.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    server(app).run(sockets=[at])


def server(app: Litestar) -> uvicorn.Server:
    import uvicorn

    config = uvicorn.Config(
        with_sockets(app),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=64 * 1024,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    return uvicorn.Server(config)
