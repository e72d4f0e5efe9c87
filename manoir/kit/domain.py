"""Domains: what a number can be.

A domain is an axis and a value type at once. Width in bytes, bounds check, names in JSON and
notation, TypeScript type and one-hot encoding all come from it.
"""

from __future__ import annotations

from collections.abc import Sequence

WIDTHS = {"i1": 1 << 7, "i2": 1 << 15, "i4": 1 << 31, "i8": 1 << 63}


class Domain:
    """The whole numbers lo..hi, named or not. As an axis it has the places 0..hi."""

    def __init__(
        self, lo: int, hi: int, key: str = "", names: Sequence[str] = (), seat: bool = False
    ) -> None:
        self.lo, self.hi, self.key, self.names, self.seat = lo, hi, key, tuple(names), seat
        # The least value of a width means "hidden" in a compiled view, so no domain may hold it.
        fitting = [code for code, top in WIDTHS.items() if -top < lo and hi < top]
        if not fitting:
            raise ValueError(f"{lo}..{hi} does not fit into 64 bits")
        self.code = fitting[0]
        self.hidden = -WIDTHS[self.code]

    def __getitem__(self, part: slice) -> Domain:
        """A stretch of the same numbers: `GHOST[1:15]`."""
        lo = self.lo if part.start is None else part.start
        hi = self.hi if part.stop is None else part.stop - 1
        return Domain(lo, hi, self.key, self.names, self.seat)

    def __len__(self) -> int:
        return self.hi - self.lo + 1

    def __contains__(self, value: object) -> bool:
        return isinstance(value, int) and self.lo <= value <= self.hi

    def __repr__(self) -> str:
        return f"{self.key or 'number'} {self.span}"

    @property
    def places(self) -> tuple[str, ...]:
        """The names along an axis; none where it is only numbered."""
        return self.names[: self.hi + 1]

    @property
    def span(self) -> str:
        if self.names:
            return ", ".join(self.names[self.lo : self.hi + 1])
        return f"{self.lo}..{self.hi}"

    def show(self, value: int) -> int | str | bool:
        """The value as JSON and people know it."""
        if self is FLAG:
            return bool(value)
        return self.names[value] if self.names else value

    def read(self, shown: object) -> int:
        """The way back from `show`, also from text; ValueError says what would be right."""
        value: object = shown
        if self.names and isinstance(shown, str):
            value = self.names.index(shown) if shown in self.names else None
        elif isinstance(shown, str) and shown.lower() in ("true", "false") and self is FLAG:
            value = int(shown.lower() == "true")
        elif isinstance(shown, str) and shown.isascii() and shown.removeprefix("-").isdigit():
            value = int(shown) if len(shown) < 20 else None
        elif self.names or (isinstance(shown, bool) and self is not FLAG):
            value = None
        if not isinstance(value, int) or value not in self:
            raise ValueError(f"{shown!r} is not one of {self.span}")
        return int(value)


def upto(hi: int, key: str = "") -> Domain:
    """0..hi. With a key people read the words of that domain instead of the numbers."""
    return Domain(0, hi, key)


def between(lo: int, hi: int) -> Domain:
    return Domain(lo, hi)


def named(key: str, names: str) -> Domain:
    words = names.split()
    if names != names.lower():
        raise ValueError(f"{key}: names are lower case, so that notation can be read in any")
    return Domain(0, len(words) - 1, key, words)


def seats(most: int) -> Domain:
    return Domain(0, most - 1, "Seat", seat=True)


FLAG = Domain(0, 1, "Flag")
