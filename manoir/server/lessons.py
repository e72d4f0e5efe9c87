"""Lessons: prepared positions of a game, with what the other seats answer."""

from __future__ import annotations

import importlib
import json
from functools import cache
from pathlib import Path
from typing import Any

from manoir.games import find
from manoir.play.match import Match


@cache
def scenes(key: str) -> list[dict[str, Any]]:
    """The scenes of a game's lesson; none where it has no lesson yet."""
    module = importlib.import_module(find(key).state.__module__)
    path = Path(str(module.__file__)).with_name("lesson.json")
    if not path.exists():
        return []
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def reply(key: str, number: int, match: Match) -> str:
    """What the script lets the seat that decides answer here; "" where it says nothing that is
    possible."""
    scene = scenes(key)[number]
    said = sum(entry.seat != scene["seat"] for entry in match.history if not entry.undoes)
    replies = scene.get("replies", [])
    if said >= len(replies):
        return ""
    seat, _, line = replies[said].partition(" ")
    possible = {choice.notation for choice in match.choices()}
    return line if int(seat) == match.actor and line in possible else ""
