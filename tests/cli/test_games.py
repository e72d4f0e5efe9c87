"""`manoir games`"""

from __future__ import annotations

import json

from manoir.games import keys

from .running import run


def test_every_game_with_its_options() -> None:
    shown = run("games")
    assert shown.code == 0
    assert all(key in shown.out for key in keys())
    for word in ("2 to 6 players", "rules 1", "deck", "four-copies", "several_deals", "false"):
        assert word in shown.out
    assert "12 10 8 6 4" in shown.out


def test_what_is_reconstructed_is_said() -> None:
    assert "Reconstructed" in run("games").out
    assert "Reconstitué" in run("games", language="fr_FR").out


def test_as_json() -> None:
    games = json.loads(run("games", "--json").out)
    (ghooost,) = (game for game in games if game["key"] == "ghooost")
    assert ghooost["players"] == [2, 6]
    assert ghooost["options"]["deck"]["reconstructed"]
    assert ghooost["options"]["deck"]["default"]["miss-copy"] == 4
    assert ghooost["options"]["deck"]["presets"]["two-copies"]["miss-copy"] == 2
    assert ghooost["options"]["mansion_size"]["default"]["6"] == 4
    assert ghooost["options"]["several_deals"]["default"] is False
