"""The conformance suite over every registered game, its variants, its players and its studies.

`MANOIR_SOAK=1` plays the full numbers.
"""

from __future__ import annotations

import os
from functools import cache
from typing import Any

import pytest

from manoir.conform import facts, machines, processes, reach, secrets, telling, texts, undo
from manoir.conform.sample import Setting, settings
from manoir.games import find, keys
from manoir.kit.game import Game
from manoir.kit.machine import Machine

SOAK = os.environ.get("MANOIR_SOAK") == "1"
GAMES = 1000 if SOAK else 40
STATES = 400 if SOAK else 12

ALL = [setting for key in keys() for setting in settings(find(key))]
STANDARD = [s for s in ALL if not s.options and s.position is None]
OTHERS = [s for s in ALL if s not in STANDARD]


def over(settings: list[Setting]) -> pytest.MarkDecorator:
    """A test for each setting, named after its game first."""
    return pytest.mark.parametrize("setting", settings, ids=lambda s: f"{s}"[:60])


every_setting = over(ALL)
every_game = pytest.mark.parametrize("key", keys())


@cache
def machine(key: str, bounds_checked: bool = False) -> Machine:
    return Machine(find(key), bounds_checked=bounds_checked)


def name_of(game: Game[Any]) -> str:
    module = f"manoir.games.{game.key.replace('-', '_')}"
    found = vars(__import__(module, fromlist=["*"]))
    return f"{module}:{next(name for name, value in found.items() if value is game)}"


@every_game
def test_notation_round_trips(key: str) -> None:
    facts.check_notation(find(key))


@over(STANDARD)
def test_standard_games_keep_the_declared_facts(setting: Setting) -> None:
    facts.check_facts(setting, GAMES)


@over(OTHERS)
def test_variants_keep_the_declared_facts(setting: Setting) -> None:
    facts.check_facts(setting, GAMES // 20)


@every_setting
def test_nothing_hidden_reaches_a_viewer(setting: Setting) -> None:
    secrets.check_secrets(setting, STATES)


@every_setting
def test_hidden_parts_are_imagined_fairly(setting: Setting) -> None:
    secrets.check_diversity(setting, 1 + STATES // 50)


@every_setting
def test_what_is_told_is_the_view(setting: Setting) -> None:
    telling.check_telling(setting, 1 + STATES // 20)


@every_setting
def test_undo_stops_where_something_was_learnt(setting: Setting) -> None:
    undo.check_undo(setting, STATES * 2)


@every_setting
def test_positions_and_replays_round_trip(setting: Setting) -> None:
    texts.check_positions(setting, STATES)
    texts.check_replays(setting, 1 + STATES // 20)


@every_game
def test_another_process_plays_the_same_game(key: str) -> None:
    game = find(key)
    processes.check_processes(Setting(game, game.players[0]), name_of(game))


@every_game
def test_steered_play_reaches_every_rule(key: str) -> None:
    reach.check_reach(find(key))


@every_setting
def test_interpreted_is_compiled(setting: Setting) -> None:
    machines.check_machine(setting, machine(setting.game.key), 20 if SOAK else 1)


@over(STANDARD)
def test_bulk_and_batches_are_interpreted_games(setting: Setting) -> None:
    compiled = machine(setting.game.key)
    machines.check_bulk(setting, compiled, GAMES)
    machines.check_batch(setting, compiled, 8)


@every_game
def test_compiled_rules_stay_within_their_arrays(key: str) -> None:
    checked = machine(key, bounds_checked=True)
    for setting in settings(find(key)):
        machines.check_machine(setting, checked, 1)
