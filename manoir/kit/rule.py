"""Rules: plain functions that are also compiled."""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable
from typing import Any, TypeVar, cast

from manoir.kit.sight import HIDDEN

F = TypeVar("F", bound=Callable[..., Any])
Row = list[int]

# What stands for HIDDEN in a compiled record, by width; interpreted, it is HIDDEN itself.
HIDES = {f"HIDE_i{n}": -(1 << (8 * n - 1)) for n in (1, 2, 4, 8)}


def rule(fn: F) -> F:
    """Marks a function as part of the rules. It stays the plain function that it is."""
    fn.is_rule = True  # type: ignore[attr-defined]
    return fn


def is_rule(value: object) -> bool:
    return getattr(value, "is_rule", False) is True


def generated(
    cls: type,
    name: str,
    source: str,
    names: dict[str, Any] | None = None,
    gives: type | None = None,
    typed: bool = True,
) -> Callable[..., Any]:
    """A rule made from text. The text is kept in `.source`, to be read, traced and cached.

    `typed`: its parameters are the record and whole numbers, so it compiles in one version.
    """
    space = {"__name__": cls.__module__, **dict.fromkeys(HIDES, HIDDEN), **(names or {})}
    exec(compile(source, f"<{cls.__name__}.{name}>", "exec"), space)
    fn = space[name]
    fn.source = source
    if typed:
        parameters = inspect.signature(fn).parameters
        fn.__annotations__ = {n: cls if n == "s" else int for n in parameters} | {"return": gives}
    return cast(Callable[..., Any], rule(fn))


def bound(template: F, names: dict[str, Any]) -> F:
    """A template with a game's own functions for the names it leaves open."""
    space = {**template.__globals__, **names}
    fn = types.FunctionType(template.__code__, space, template.__name__, template.__defaults__)
    return cast(F, rule(fn))


@rule
def offer(out: Row, choice: int) -> None:
    """Put a choice on the list: out[0] counts, out[1:] are the ids."""
    out[0] += 1
    out[out[0]] = choice
