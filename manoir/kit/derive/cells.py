"""Loops over the cells of a record as source text: emptying, copying, and redacting to a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from manoir.kit.field import Field
    from manoir.kit.record import Record

STEP = "    "


def loops(f: Field, live: bool = True, rows: bool = False, indent: str = STEP) -> tuple[str, str]:
    """Nested `for` lines over a field's cells and the indent inside them.

    `live`: only seats taken and cards left in a pile. `rows`: leave out the last axis.
    """
    text = ""
    for n, axis in enumerate(f.axes[:-1] if rows else f.axes):
        top = str(f.shape[n])
        if live and axis.seat:
            top = "s.players"
        elif live and f.pile and n == len(f.axes) - 1 and f.length is not None:
            top = f.length.at()
        text += f"{indent}for i{n} in range({top}):\n"
        indent += STEP
    return text, indent


def clear_source(cls: type[Record]) -> str:
    """An empty table: everything but the options, the seats taken and the generator."""
    text = "def clear(s):\n"
    for f in cls.fields.values():
        if f.name not in {"rng", "players", "log", *cls.options()}:
            head, pad = loops(f, live=False)
            text += f"{head}{pad}{f.at()} = 0\n"
    return text


def twin_source(cls: type[Record]) -> str:
    """The values of a record, with lists of their own, as one expression: a table copies a lot."""
    values = {name: _copied(f) for name, f in cls.fields.items()}
    # One that was kept has only the events that were told.
    values["log"] = f"s.log + [0] * ({cls.fields['log'].shape[0]} - len(s.log))"
    return f"lambda s: {_dict(values)}"


def kept_source(cls: type[Record], width: int) -> str:
    """The values of a record as they are now; what is as it was `then` is taken from there."""
    values = {name: _shared(f) for name, f in cls.fields.items()}
    values |= {name: f"then.{name}" for name in cls.options()}
    values["log"] = f"s.log[:s.told * {width}]"
    return f"lambda s, then: {_dict(values)}"


def _shared(f: Field) -> str:
    same = f"then.{f.name} == s.{f.name}"
    return f"then.{f.name} if {same} else {_copied(f)}" if f.shape else _copied(f)


def _copied(f: Field) -> str:
    """The value of a field, with lists of its own."""
    rows = (
        "s.{0}",
        "s.{0}[:]",
        "Grid([r[:] for r in s.{0}])",
        "Cube([Grid([r[:] for r in g]) for g in s.{0}])",
    )
    return rows[len(f.shape)].format(f.name)


def _dict(values: dict[str, str]) -> str:
    return f"{{{', '.join(f'{name!r}: {value}' for name, value in values.items())}}}"


def redact_source(cls: type[Record]) -> str:
    """Copies what `viewer` may see into `out`.

    Every cell of `out` is written, also past the end of a pile and in seats not taken: a stale
    card there would leak.
    """
    text = "def redact(s, viewer, out):\n"
    for f in cls.fields.values():
        if f.name in cls.story_fields:
            continue
        if f.pile or f.own:
            head, pad = loops(f, live=False)
            text += f"{head}{pad}{f.at(of='out')} = 0\n"
        head, pad = loops(f)
        hide = f"HIDE_{f.of.code}"
        seen = {"True": f.at(), "False": hide}.get(f.test, f"{f.at()} if {f.test} else {hide}")
        text += f"{head}{pad}{f.at(of='out')} = {seen}\n"
    return text
