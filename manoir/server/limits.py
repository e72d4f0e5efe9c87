"""How much one guest may ask for in a while."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

MOST_KNOWN = 10_000


@dataclass(frozen=True)
class Limit:
    """`rate` a second in the long run, `burst` at once. A rate of 0 means no limit."""

    rate: float
    burst: int


class Bucket:
    """Tokens that come back with time."""

    def __init__(self, limit: Limit) -> None:
        self._limit, self._left, self._seen = limit, float(limit.burst), time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        if not self._limit.rate:
            return True
        now = time.monotonic()
        self._left = min(self._limit.burst, self._left + (now - self._seen) * self._limit.rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One for each of those who ask; who was longest silent is forgotten."""

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        if who not in self._known:
            self._known[who] = Bucket(self._limit)
        self._known.move_to_end(who)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return self._known[who].take()
