"""Signatures: what a choice or an event says of itself by its parameters."""

from __future__ import annotations

import inspect
import re
import typing
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from manoir.kit.domain import Domain
from manoir.kit.sight import Sight

if TYPE_CHECKING:
    from manoir.kit.record import Record


def checked_sight(name: str, sight: Sight, own: str) -> str:
    """The test of a sight where there is no cell: a choice or a parameter of an event has an owner
    at the most, so a sight that reads another field at the same place has nothing to read."""
    if sight.owned and not own:
        raise TypeError(f"{name} is seen by {sight}, and has no seat")
    source = sight.test(own, lambda field: field.at())
    if re.search(r"\bi\d\b", source):
        raise TypeError(f"{name} is seen by {sight}: only a field can be, place by place")
    return source


def domains(fn: Callable[..., Any]) -> tuple[type[Record], dict[str, Domain]]:
    """The record of the first parameter, and the domains of the others."""
    hints = typing.get_type_hints(fn, include_extras=True)
    first, *others = inspect.signature(fn).parameters
    found = {}
    for name in others:
        domain = next(iter(getattr(hints.get(name), "__metadata__", ())), None)
        if not isinstance(domain, Domain):
            raise TypeError(f"{fn.__name__}({name}): annotate it as Annotated[int, <a domain>]")
        found[name] = domain
    return hints[first], found
