"""Paragraphs of a game's rulebook."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

from manoir.kit.game import Game

AIM = "1.1"  # every rulebook begins with what the game is about


def folder(game: Game[Any]) -> Path:
    """Where the words and the rulebook of a game lie."""
    return Path(str(importlib.import_module(game.state.__module__).__file__)).parent


def paragraph_of(game: Game[Any], number: str, language: str) -> list[str]:
    """A paragraph by its number: its title, then its lines without markup; empty if it is not."""
    path = folder(game) / f"rulebook.{language}.md"
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    found = re.search(rf"^### ({re.escape(number)} .*\n(?:(?!##).*\n?)*)", text, re.MULTILINE)
    return [_plain(line) for line in found[1].strip().splitlines()] if found else []


def _plain(line: str) -> str:
    bare = line.replace("**", "").replace("`", "")
    return f"  {bare[2:]}" if bare.startswith("> ") else bare
