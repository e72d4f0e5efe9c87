"""What a server is told when it starts."""

from __future__ import annotations

from dataclasses import dataclass

from manoir.server.limits import Limit

# A person asks a few times a second at the most; a page that reconnects asks a little more.
REQUESTS = Limit(rate=15, burst=60)
CALLS = Limit(rate=10, burst=100)
TABLES = Limit(rate=0.5, burst=20)
NO_LIMIT = Limit(rate=0, burst=0)


@dataclass(frozen=True)
class Settings:
    """`requests` over one socket, `calls` over HTTP and `tables` opened, for each guest."""

    secret: str
    requests: Limit = REQUESTS
    calls: Limit = CALLS
    tables: Limit = TABLES
