"""One connection to a table, with an outbox of its own: a slow one holds nobody up."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

# Beyond this a client is told everything anew instead of all that it missed.
MOST_WAITING = 256


class Client:
    """Who looks at a table, and from which seat (-1: an onlooker); `heard` numbers the last line of
    the talk that was told them."""

    def __init__(self, guest: str, viewer: int = -1) -> None:
        self.guest, self.viewer = guest, viewer
        self.heard = 0
        self.behind = False
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._closed = False

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; if it is full, the client falls behind."""
        if self.behind or self._closed:
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.behind = True
        else:
            self._waiting.append(message)
        self._wake.set()

    def close(self) -> None:
        """Nothing more is sent, not even what waits."""
        self._closed = True
        self._waiting.clear()
        self._wake.set()

    async def deliver(
        self, send: Callable[[str], Awaitable[None]], anew: Callable[[Client], Awaitable[None]]
    ) -> None:
        """Send what comes, until closed; `anew` refills the outbox of one that fell behind."""
        while not self._closed:
            await self._wake.wait()
            self._wake.clear()
            if self.behind:
                self.behind = False
                await anew(self)
            while self._waiting:
                await send(self._waiting.popleft().decode())
