"""A small board of Halloween: one section, two rounds, no dice, so that an exact solver can walk it
all."""

from __future__ import annotations

from typing import Any

MINI: dict[str, Any] = {"grand_master": True, "sections": 1, "rounds": 2}
