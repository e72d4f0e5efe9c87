"""What a viewer is told, straight from the state: the JSON of a view, and of what changed in it.

`Record.view` makes a record that rules can run on; a table only has to tell. This writes the same
JSON as `view_json(s.view(viewer))` without the record in between, and after a choice only the
fields that look different from where the viewer sits.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from manoir.kit.domain import FLAG
from manoir.kit.jsonform import visible

if TYPE_CHECKING:
    from manoir.kit.field import Field
    from manoir.kit.record import Record

Writer = Callable[["Record", int], Any]


def tell(s: Record, viewer: int) -> dict[str, Any]:
    """The table as the viewer receives it."""
    return {name: write(s, viewer) for name, write in _writers(type(s)).seen.items()}


def tell_all(s: Record) -> dict[str, Any]:
    """The table with nothing held back: for when a match is over."""
    return {name: write(s, 0) for name, write in _writers(type(s)).all.items()}


def touched(before: Record, after: Record) -> frozenset[str]:
    """The fields that may not be what they were, and by which somebody may see something else.
    What was kept of one record for the next is the same."""
    old, new = before.__dict__, after.__dict__
    return frozenset([name for name in _writers(type(after)).read if old[name] is not new[name]])


def changes(
    s: Record, viewer: int, touched: frozenset[str], told: dict[str, Any]
) -> dict[str, Any]:
    """The fields that look different from where the viewer sits, as they look now.

    `told` is what the viewer has received so far; it is brought up to date. What was touched and
    looks the same is left out: that it was touched could tell something.
    """
    return open_changes(s, touched, told) | own_changes(s, viewer, touched, told)


def open_changes(s: Record, touched: frozenset[str], told: dict[str, Any]) -> dict[str, Any]:
    """`changes` in what everybody sees: the same for all viewers."""
    return _writers(type(s)).open.changes(s, 0, touched, told)


def own_changes(
    s: Record, viewer: int, touched: frozenset[str], told: dict[str, Any]
) -> dict[str, Any]:
    """`changes` in what not everybody sees alike."""
    return _writers(type(s)).own.changes(s, viewer, touched, told)


def all_changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What `tell_all` gives differently now."""
    return {name: value for name, value in after.items() if value != before[name]}


class _Some:
    """Some fields with how they are written, and the places of those that read each field."""

    def __init__(self, fields: Iterable[Field], writers: dict[str, Writer]) -> None:
        self._writers: list[tuple[str, Writer]] = []
        self.readers: dict[str, list[int]] = {}
        for f in fields:
            for read in _reads(f):
                self.readers.setdefault(read, []).append(len(self._writers))
            self._writers.append((f.name, writers[f.name]))
        self._asked: dict[frozenset[str], list[tuple[str, Writer]]] = {}

    def changes(
        self, s: Record, viewer: int, touched: frozenset[str], told: dict[str, Any]
    ) -> dict[str, Any]:
        out = {}
        if touched not in self._asked:
            self._asked[touched] = self._reading(touched)
        for name, write in self._asked[touched]:
            now = write(s, viewer)
            if told[name] != now:
                out[name] = told[name] = now
        return out

    def _reading(self, touched: frozenset[str]) -> list[tuple[str, Writer]]:
        """Always in the same order: in any other, it could tell which hidden field was touched."""
        places = {n for field in touched for n in self.readers.get(field, ())}
        return [self._writers[place] for place in sorted(places)]


class _Writers:
    """How each field is written that somebody may see: to a viewer, and with nothing held back."""

    def __init__(self, cls: type[Record]) -> None:
        fields = visible(cls)
        self.seen = {f.name: _compiled(f, f.test) for f in fields}
        self.all = {f.name: _compiled(f, "True") for f in fields}
        self.open = _Some((f for f in fields if f.test in {"True", "False"}), self.seen)
        self.own = _Some((f for f in fields if f.test not in {"True", "False"}), self.seen)
        # Options stay what they are.
        self.read = sorted({*self.open.readers, *self.own.readers} - cls.options().keys())


_made: dict[Any, _Writers] = {}


def _writers(cls: type[Record]) -> _Writers:
    if cls not in _made:
        _made[cls] = _Writers(cls)
    return _made[cls]


def _reads(f: Field) -> tuple[str, ...]:
    lengths = () if f.length is None else (f.length.name,)
    return (f.name, *lengths, *(read.name for read in f.seen.reads))


def _compiled(f: Field, test: str) -> Writer:
    names: dict[str, Any] = {"row": _named_row, "NAMES": f.of.names}
    names |= {f"PLACES_{n}": axis.places for n, axis in enumerate(f.axes)}
    made: Writer = eval(f"lambda s, viewer: {_source(f, test)}", names)
    return made


def _source(f: Field, test: str) -> str:
    """The field as one expression. Along each axis the values are walked through, not looked up by
    their places; and the test is asked as far outside as all that it reads is known."""
    asked = 1 + max((n for n in range(len(f.axes)) if _names(f"i{n}", test)), default=-1)

    def part(n: int, value: str, seen: bool) -> str:
        if n == asked and not seen:
            if test == "False":
                return blank(n)
            whole = part(n, value, True)
            return whole if test == "True" else f"({whole} if {test} else {blank(n)})"
        if n == len(f.axes):
            return _shown(f, value)
        live, inner = _live(f, n), part(n + 1, f"v{n}", seen)
        values = value if live == str(f.shape[n]) else f"{value}[:{live}]"
        if inner != f"v{n}":
            counted = _names(f"i{n}", inner)
            each = f"i{n}, v{n} in enumerate({values})" if counted else f"v{n} in {values}"
            values = f"[{inner} for {each}]"
        elif not f.axes[n].places:
            values = f"{value}[:{live}]"  # a copy: the record's own list changes
        if f.axes[n].places:
            return f"{'dict(zip' if seen else '(row'}(PLACES_{n}, {values}))"
        return values

    def blank(n: int) -> str:
        if n == len(f.axes):
            return "None"
        inner = blank(n + 1)
        if f.axes[n].places:
            return "None" if inner == "None" else f"dict.fromkeys(PLACES_{n}, {inner})"
        if inner == "None":
            return f"[None] * {_live(f, n)}"
        return f"[{inner} for i{n} in range({_live(f, n)})]"

    return part(0, f"s.{f.name}", False)


def _names(name: str, source: str) -> bool:
    return re.search(rf"\b{name}\b", source) is not None


def _shown(f: Field, value: str) -> str:
    if f.of is FLAG:
        return f"bool({value})"
    return f"NAMES[{value}]" if f.of.names else value


def _live(f: Field, n: int) -> str:
    if f.axes[n].seat:
        return "s.players"
    if f.pile and n == len(f.axes) - 1 and f.length is not None:
        return f.length.at()
    return str(f.shape[n])


def _named_row(places: Iterable[str], values: list[Any]) -> dict[str, Any] | None:
    """A row with names along it; one `null` where all of it is hidden."""
    if all(value is None for value in values):
        return None
    return dict(zip(places, values, strict=True))
