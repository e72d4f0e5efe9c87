"""Signatures: what a choice or an event says of itself by its parameters."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from manoir.kit.domain import Domain

if TYPE_CHECKING:
    from manoir.kit.record import Record


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
