"""The JSON of a view as a JSON Schema, for whoever reads it in another language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from manoir.kit.domain import FLAG, Domain
from manoir.kit.jsonform import visible

if TYPE_CHECKING:
    from manoir.kit.field import Field
    from manoir.kit.record import Record

NULL = {"type": "null"}


def schema(cls: type[Record]) -> dict[str, Any]:
    """What `view_json` gives for this record, whoever the viewer is."""
    fields = visible(cls)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "properties": {f.name: {"description": f.meaning, **_axes(f, 0)} for f in fields},
        "required": [f.name for f in fields],
        "additionalProperties": False,
    }


def _axes(f: Field, depth: int) -> dict[str, Any]:
    if depth == len(f.axes):
        return _or_null(f, value_schema(f.of))
    axis, inner = f.axes[depth], _axes(f, depth + 1)
    if not axis.names:
        return {"type": "array", "items": inner, "maxItems": f.shape[depth]}
    row = {
        "type": "object",
        "properties": dict.fromkeys(axis.places, inner),
        "required": list(axis.places),
        "additionalProperties": False,
    }
    return _or_null(f, row)


def value_schema(domain: Domain) -> dict[str, Any]:
    if domain is FLAG:
        return {"type": "boolean"}
    if domain.names:
        return {"enum": list(domain.names[domain.lo : domain.hi + 1])}
    return {"type": "integer", "minimum": domain.lo, "maximum": domain.hi}


def _or_null(f: Field, wanted: dict[str, Any]) -> dict[str, Any]:
    return wanted if f.open else {"anyOf": [wanted, NULL]}
