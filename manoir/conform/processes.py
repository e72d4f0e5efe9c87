"""The same seed gives the same game in another process, whatever order its sets and dicts have."""

from __future__ import annotations

import importlib
import json
import os
import random
import subprocess
import sys
from typing import Any

from manoir.conform.broken import demand
from manoir.conform.sample import Setting, random_game
from manoir.kit.event import whole_story
from manoir.kit.game import Game


def fingerprint(setting: Setting, games: int, seed: int = 7) -> str:
    """A digest of every state and every event of some games."""
    luck, parts = random.Random(seed), []
    for _ in range(games):
        for s, choice in random_game(setting, luck):
            after = setting.game.applied(s, choice)
            parts.append(f"{s.digest()}{choice}{whole_story(after)}")
    import hashlib

    return hashlib.blake2b("".join(parts).encode(), digest_size=16).hexdigest()


def check_processes(setting: Setting, where: str, games: int = 1) -> None:
    """`where` is the game as `module:name`, for the other process to import."""
    task = json.dumps([where, setting.players, setting.options, setting.position, games])
    found = {fingerprint(setting, games)}
    for order in ("1", "2", "3"):
        done = subprocess.run(  # noqa: S603 our own module, in a process of its own
            [sys.executable, "-m", __name__, task],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "PYTHONHASHSEED": order},
        )
        demand(done.returncode == 0, "the game does not run in another process", done.stderr)
        found.add(done.stdout.strip())
    demand(len(found) == 1, "the same seed gives another game in another process", sorted(found))


def _main(task: str) -> None:
    where, players, options, position, games = json.loads(task)
    module, name = where.split(":")
    game: Game[Any] = getattr(importlib.import_module(module), name)
    print(fingerprint(Setting(game, players, options, position), games))


if __name__ == "__main__":
    _main(sys.argv[1])
