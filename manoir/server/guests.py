"""Who somebody is: a signed cookie that no script can read."""

from __future__ import annotations

import hashlib
import hmac

COOKIE = "manoir_guest"
YEAR = 365 * 24 * 3600


def signed(secret: str, guest: str) -> str:
    return f"{guest}.{_mark(secret, guest)}"


def read(secret: str, cookie: str | None) -> str | None:
    """The guest of a cookie, None where it was not made here."""
    guest, _, mark = (cookie or "").rpartition(".")
    genuine = hmac.compare_digest(mark.encode(), _mark(secret, guest).encode())
    return guest if guest and genuine else None


def _mark(secret: str, guest: str) -> str:
    return hmac.new(secret.encode(), guest.encode(), hashlib.sha256).hexdigest()[:32]
