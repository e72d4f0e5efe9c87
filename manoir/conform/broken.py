"""The error of the suite, and the one way to raise it."""

from __future__ import annotations


class Broken(AssertionError):
    """A game does something that no game may do."""


def demand(holds: bool, what: str, *about: object) -> None:
    """Raise `Broken` unless it holds; `about` is shown with it."""
    if not holds:
        raise Broken(": ".join([what, *map(str, about)]))
