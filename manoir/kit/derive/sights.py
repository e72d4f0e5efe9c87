"""Who sees what, as a table to read and to review: a leak that is declared is found only here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from manoir.kit.record import Record


def sights(cls: type[Record]) -> str:
    """A line for each field, each parameter of an event and each kind of choice."""
    lines = ["# fields: name, who sees it, what it means"]
    lines += [f"{f.name} | {f.seen} | {f.meaning}" for f in cls.fields.values()]
    lines.append("# events: name, who learns of it, who learns each part")
    for event in cls.events:
        parts = ", ".join(f"{name}: {sight}" for name, sight in event.sights.items())
        lines.append(f"{event.name} | {event.seen} | {parts}")
    lines.append("# choices: name, who finds it in the history")
    asked = {True: " | always asked", False: ""}
    lines += [f"{kind.name} | {kind.seen}{asked[kind.secret]}" for kind in cls.kinds]
    return "\n".join(lines) + "\n"
