"""Five rulebooks as code, one folder each. A game is found by its key, and loaded only then."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from manoir.errors import UnknownGame
from manoir.kit import Game


def keys() -> list[str]:
    """The keys of all games: the names of the folders beside this file."""
    return sorted(m.name.replace("_", "-") for m in pkgutil.iter_modules(__path__) if m.ispkg)


@cache
def find(key: str) -> Game[Any]:
    """The game with this key."""
    if key not in keys():
        raise UnknownGame(f"there is no game {key!r}; there are {', '.join(keys())}")
    module = importlib.import_module(f"{__name__}.{key.replace('-', '_')}")
    found = [value for value in vars(module).values() if isinstance(value, Game)]
    return next(game for game in found if game.key == key)
