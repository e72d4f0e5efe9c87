"""Where a game's files lie."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path


def name_of(key: str) -> str:
    return f"manoir.games.{key.replace('-', '_')}"


def folder(key: str) -> Path:
    return Path(import_module(name_of(key)).__file__ or "").parent
