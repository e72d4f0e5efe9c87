"""Starting a server: its database, its address, and whether it can play what is running."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from manoir.server.app import make_app, with_sockets
from manoir.server.refusals import CannotServe
from manoir.server.settings import NO_LIMIT, Settings
from manoir.server.store import Database, guests

if TYPE_CHECKING:
    import uvicorn
    from litestar import Litestar

    from manoir.server.wing import Wing

PORT, TRIED, BACKLOG = 8000, 20, 2048
LIMITS = "MANOIR_LIMITS"  # "off" for measurements: nobody is ever too fast


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
    app = make_app(database, _settings(database))
    app.on_startup.append(ready)
    _spare_histories()
    server(app).run(sockets=[at])


def run_wings(url: str, at: socket.socket, wings: int, ready: Callable[[], None]) -> None:
    """The same with several processes behind the one address."""
    from manoir.server.doorkeeper import Doorkeeper

    if not hasattr(socket, "send_fds"):
        raise CannotServe("this system cannot serve with several processes; leave out --processes")
    asyncio.run(Doorkeeper(at, url, wings, run_wing).keep(ready))


def run_wing(wing: Wing, url: str) -> None:
    """What each of them does."""
    from manoir.server.store.turns import Turns
    from manoir.server.wing import WingServer

    with (
        suppress(KeyboardInterrupt),
        closing(Turns(wing.turns)) as turns,
        closing(Database(url, turns)) as database,
    ):
        app = make_app(database, _settings(database), wing)
        _spare_histories()
        WingServer(_config(app), wing.door).run()


def server(app: Litestar) -> uvicorn.Server:
    import uvicorn

    return uvicorn.Server(_config(app))


def _settings(database: Database) -> Settings:
    with database.engine.begin() as connection:
        secret = guests.secret(connection)
    if os.environ.get(LIMITS) == "off":
        return Settings(secret, NO_LIMIT, NO_LIMIT, NO_LIMIT)
    return Settings(secret)


def _spare_histories() -> None:
    """Histories live long: to look through all of them often would only hold everybody up."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def _config(app: Litestar) -> uvicorn.Config:
    import uvicorn

    return uvicorn.Config(
        with_sockets(app),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=64 * 1024,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=2,
    )
