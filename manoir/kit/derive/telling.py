"""What a viewer is told, straight from the state: the JSON of a view, and of what changed in it.

`Record.view` makes a record that rules can run on; a table only has to tell. This writes the same
JSON as `view_json(s.view(viewer))` without the record in between, and after a choice only the
fields that look different from where the viewer sits.
"""

from __future__ import annotations

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
    return {f.name: write(s, viewer) for f, write, _ in _writers(type(s)).seen}


def tell_all(s: Record) -> dict[str, Any]:
    """The table with nothing held back: for when a match is over."""
    return {f.name: write(s, 0) for f, write in _writers(type(s)).all}


def touched(before: Record, after: Record) -> set[str]:
    """The fields that are not what they were, whoever may see them."""
    old, new = before.__dict__, after.__dict__
    return {name for name in type(after).fields if old[name] != new[name]}


def changes(s: Record, viewer: int, touched: set[str], told: dict[str, Any]) -> dict[str, Any]:
    """The fields that look different from where the viewer sits, as they look now.

    `told` is what the viewer has received so far; it is brought up to date. What was touched and
    looks the same is left out: that it was touched could tell something.
    """
    out = {}
    for f, write, reads in _writers(type(s)).seen:
        if not touched.isdisjoint(reads):
            now = write(s, viewer)
            if told[f.name] != now:
                out[f.name] = told[f.name] = now
    return out


def all_changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What `tell_all` gives differently now."""
    return {name: value for name, value in after.items() if value != before[name]}


class _Writers:
    """For each field that somebody may see: how it is written, and all that this reads."""

    def __init__(self, cls: type[Record]) -> None:
        self.seen = [(f, _compiled(f, f.test), _reads(f)) for f in visible(cls)]
        self.all = [(f, _compiled(f, "True")) for f in visible(cls)]


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
    """The field as one expression: a comprehension for each axis, from the last outwards."""
    shown = f.at()
    if f.of is FLAG:
        shown = f"bool({shown})"
    elif f.of.names:
        shown = f"NAMES[{shown}]"
    text = {"True": shown, "False": "None"}.get(test, f"({shown} if {test} else None)")
    for n in reversed(range(len(f.axes))):
        text = f"[{text} for i{n} in range({_live(f, n)})]"
        if f.axes[n].places:
            text = f"{'dict(zip' if test == 'True' else '(row'}(PLACES_{n}, {text}))"
    return text


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
