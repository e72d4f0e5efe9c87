"""What somebody may be called."""

from __future__ import annotations

from manoir.play.match import BOT
from manoir.server.refusals import Refused


def checked(name: str) -> str:
    """The name, if it can be shown on one line and nobody takes it for a bot's."""
    if not name.isprintable() or name != name.strip():
        text = "a name is one line of letters and signs, without spaces around it"
        raise Refused("bad-name", text, 400, "name")
    if name.startswith(BOT):
        raise Refused("bad-name", f"names that begin with {BOT!r} are for bots", 400, "name")
    return name
