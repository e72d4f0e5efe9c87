"""Where compiled rules are kept, and under which key."""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from collections.abc import Callable, Iterable
from enum import Enum
from pathlib import Path
from types import CodeType
from typing import Any

from manoir.kit.rule import HIDES, is_rule


def root() -> Path:
    """`$MANOIR_CACHE`, or the user's own cache folder."""
    chosen = os.environ.get("MANOIR_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "manoir"


def reach(entries: Iterable[Callable[..., Any]]) -> list[Callable[..., Any]]:
    """The rules given and every rule that they can call, callees first."""
    found: dict[Callable[..., Any], None] = {}

    def visit(fn: Callable[..., Any]) -> None:
        if fn in found:
            return
        found[fn] = None
        for name in fn.__code__.co_names:
            callee = fn.__globals__.get(name)
            if is_rule(callee):
                assert callee is not None
                visit(callee)
        del found[fn]
        found[fn] = None

    for fn in entries:
        visit(fn)
    return list(found)


def key(entries: Iterable[Callable[..., Any]], *others: object) -> str:
    """What compiled code depends on: every rule reached and every constant that it names.

    Numba's own cache looks at one file, and would miss a changed rule or table in another.
    """
    import numba
    import numpy as np

    settings = (numba.__version__, np.__version__, sys.version, platform.machine(), *others)
    digest = hashlib.sha256(repr(settings).encode())
    for fn in reach(entries):
        space = fn.__globals__
        named = [n for n in fn.__code__.co_names if n in space and n not in HIDES]
        constants = {n: _value(space[n]) for n in named}
        digest.update(repr((_text(fn.__code__), fn.__defaults__, constants)).encode())
    return digest.hexdigest()[:16]


def _text(code: CodeType) -> tuple[Any, ...]:
    """Code without the addresses that its `repr` would show."""
    inner = [_text(c) if isinstance(c, CodeType) else c for c in code.co_consts]
    return (code.co_name, code.co_code, inner, code.co_names)


def _value(value: Any) -> Any:
    """A constant that a rule names: numbers, and tables of them."""
    if isinstance(value, int | float | str | tuple):
        return value
    if isinstance(value, type) and issubclass(value, Enum):
        return [(member.name, member.value) for member in value]
    return value.tolist() if hasattr(value, "tolist") else None
