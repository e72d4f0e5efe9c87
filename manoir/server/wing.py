"""One of several processes that serve a house together: a wing of it.

A table is always in the same wing. So whatever is known of a table in memory, who is there and
what they have been told, is known where it is needed, and the wings need not speak to each other.
"""

from __future__ import annotations

import asyncio
import re
import socket
import zlib
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uvicorn

if TYPE_CHECKING:
    from multiprocessing.sharedctypes import SynchronizedArray

# A request that is about one table.
ABOUT = re.compile(rb"[A-Z]+ /(?:ws|api/tables)/([^/? ]+)")
READY, CALLER = b"r", b"c"


def wing_of(request: bytes, wings: int) -> int | None:
    """The wing with the table that a request is about; None where any can answer it."""
    about = ABOUT.match(request)
    return zlib.crc32(about[1].upper()) % wings if about else None


@dataclass(frozen=True)
class Wing:
    """What a wing is given: its number, its side of the door, the file by which wings take turns
    to write, and how many people are in each of them."""

    number: int
    door: socket.socket
    turns: Path
    people: SynchronizedArray[int]

    def in_all(self, here: int) -> int:
        """How many people there are in the house, if so many are in this wing."""
        self.people[self.number] = here
        return sum(self.people[:])


class WingServer(uvicorn.Server):
    """A server that listens nowhere: its callers are handed in through the door."""

    def __init__(self, config: uvicorn.Config, door: socket.socket) -> None:
        super().__init__(config)
        self._door = door
        self._coming: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        self._door.setblocking(False)
        asyncio.get_running_loop().add_reader(self._door, self._opened)
        self._door.send(READY)

    def _opened(self) -> None:
        """Somebody stands at the door; or it has been shut, and that is the end."""
        loop = asyncio.get_running_loop()
        try:
            word, fds, _, _ = socket.recv_fds(self._door, 1, 1)
        except BlockingIOError:
            return
        except OSError:
            word, fds = b"", []
        if not word:
            loop.remove_reader(self._door)
            self.should_exit = True
        for fd in fds:
            task = loop.create_task(self._let_in(socket.socket(fileno=fd)))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    async def _let_in(self, caller: socket.socket) -> None:
        with suppress(OSError):  # they have gone
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, caller)

    def _protocol(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made
