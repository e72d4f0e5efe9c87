"""The numpy record of a state: the same fields in bytes, for compiled rules and for batches."""

from __future__ import annotations

from typing import Any

import numpy as np

from manoir.kit.record import Record
from manoir.kit.sight import HIDDEN


def dtype(cls: type[Record], events: bool = True) -> np.dtype[Any]:
    """The numpy record of a state; without events the log is left out."""
    fields = [f for f in cls.fields.values() if events or f.name != "log"]
    fields.sort(key=lambda f: -int(f.of.code[1]))
    parts = [(f.name, f.of.code, f.shape) for f in fields]
    return np.dtype((np.record, np.dtype(parts, align=True)))


def put(s: Record, row: Any) -> None:
    """Lay a state, or a view with hidden cells, into a row of that record."""
    for name in row.dtype.names:
        f, value = s.fields[name], getattr(s, name)
        row[name] = value if f.open else _in_numbers(value, f.of.hidden)


def _in_numbers(value: Any, hidden: int) -> Any:
    if isinstance(value, list):
        return [_in_numbers(v, hidden) for v in value]
    return hidden if value is HIDDEN else value
