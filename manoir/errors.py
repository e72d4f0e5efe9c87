"""The errors a caller may meet. Each says in its text what to do next.

`Malformed` is text that cannot be read, `Unknown…` names something that does not exist, `Illegal…`
is understood and not allowed.
"""

from __future__ import annotations

from collections.abc import Sequence


class ManoirError(ValueError):
    """Base of every error that comes from what a caller asked for."""


class UnknownGame(ManoirError):
    """No game has this key."""


class BadOption(ManoirError):
    """An option does not exist, has a value outside its range, or does not go with the others."""


class UnknownChoice(ManoirError):
    """No choice of this game has this id or notation."""


class IllegalChoice(ManoirError):
    """The choice exists, and is not offered now; `legal` holds the notations of those that are."""

    def __init__(self, message: str, legal: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.legal = tuple(legal)


class ImpossiblePosition(ManoirError):
    """A position that no game can reach: a card too many, a hand too large, nobody to move."""


class Malformed(ManoirError):
    """A text that is no replay; `line` is the first line (counted from 1) that cannot be read."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class UnknownRules(ManoirError):
    """A replay made by a version of the rules that this program does not have."""


class CannotUndo(ManoirError):
    """Somebody has learnt something since, or another seat has chosen."""


class NeedsConsent(CannotUndo):
    """The others have seen something of the actor's own; they may allow the undo."""
