"""What is refused, with a code for programs and a sentence for people."""

from __future__ import annotations

from manoir.errors import ManoirError


class Refused(ManoirError):
    """`status` is what HTTP calls it."""

    def __init__(self, code: str, text: str, status: int = 409, field: str = "") -> None:
        super().__init__(text)
        self.code, self.status, self.field = code, status, field


class CannotServe(ManoirError):
    """The server cannot start; the text says what to do."""


def no_such_table(code: str) -> Refused:
    return Refused("no-such-table", f"there is no table {code!r}; ask for the link again", 404)


def not_allowed(text: str) -> Refused:
    return Refused("not-allowed", text, 403)
