"""The JSON of a view and of events as TypeScript types, for the page."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from manoir.kit.domain import FLAG, Domain
from manoir.kit.jsonform import visible
from manoir.kit.sight import everyone

if TYPE_CHECKING:
    from manoir.kit.event import EventKind
    from manoir.kit.field import Field
    from manoir.kit.record import Record


def typescript(cls: type[Record]) -> str:
    """Types `View` and `Event`, and a union of names for each named domain."""
    domains: dict[str, Domain] = {}
    for f in visible(cls):
        domains |= {d.key: d for d in (*f.axes, f.of) if d.names}
    for kind in cls.events:
        domains |= {d.key: d for d in kind.params.values() if d.names}
    unions = [
        f"export type {key} = {' | '.join(map(json.dumps, domain.names))};"
        for key, domain in domains.items()
    ]
    fields = [f"  /** {f.meaning} */\n  {f.name}: {_field(f)};" for f in visible(cls)]
    events = [f"  | {_event(kind)}" for kind in cls.events]
    parts = [*unions, "export interface View {", *fields, "}", "export type Event =", *events]
    return "\n".join(parts) + ";\n"


def _value(domain: Domain) -> str:
    if domain is FLAG:
        return "boolean"
    return domain.key if domain.names else "number"


def _field(f: Field) -> str:
    text = _value(f.of) if f.open else f"({_value(f.of)} | null)"
    for axis in reversed(f.axes):
        text = f"Record<{axis.key}, {text}>" if axis.names else f"{text}[]"
        if axis.names and not f.open:
            text = f"({text} | null)"
    return text


def _event(kind: EventKind) -> str:
    params = "".join(
        f"; {name}: {_value(domain)}{'' if kind.sights[name] is everyone else ' | null'}"
        for name, domain in kind.params.items()
    )
    return f"{{ event: {json.dumps(kind.name)}{params}; why: string }}"
