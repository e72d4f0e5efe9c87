"""Interpreted and compiled are the same, step by step in one process."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from manoir.conform.broken import demand
from manoir.conform.sample import Setting, any_choice
from manoir.kit import quick
from manoir.kit.event import told
from manoir.kit.field import Grid
from manoir.kit.machine import Machine

EVERY = 16


def check_machine(setting: Setting, machine: Machine, games: int, seed: int = 8) -> int:
    """Legal lists, events and the end at every choice; everything else at every 16th."""
    luck, made = random.Random(seed), 0
    for _ in range(games):
        s = setting.start(luck.getrandbits(62))
        row = machine.row(s)
        while not setting.game.over(s):
            choice = any_choice(setting.game, s, luck)
            _check_offers(machine, s, row)
            setting.game.apply(s, choice)
            machine(setting.game.apply)(row, choice)
            made += 1
            _check_story(setting, s, row)
            if made % EVERY == 0:
                _check_cells(machine, s, row)
                _check_sight(machine, s, row, luck)
        _check_cells(machine, s, row)
        _check_end(machine, s, row)
    return made


def _check_offers(machine: Machine, s: Any, row: Any) -> None:
    game = machine.game
    out, bits = np.zeros(game.size + 1, np.int64), np.zeros(game.size, np.int8)
    machine(game.mask)(row, out, bits)
    legal = game.legal(s)
    demand(out[1 : out[0] + 1].tolist() == legal, "compiled rules offer other choices", legal)
    demand(np.flatnonzero(bits).tolist() == legal, "the compiled mask is another")
    demand(machine(game.decider)(row) == game.decider(s), "compiled, another seat decides")
    demand(machine(game.over)(row) == game.over(s), "compiled, the end is elsewhere")


def _check_story(setting: Setting, s: Any, row: Any) -> None:
    compiled = setting.game.state()
    compiled.told, compiled.log = int(row["told"]), row["log"].tolist()
    demand(told(compiled) == told(s), "compiled rules tell another story")


def _check_cells(machine: Machine, s: Any, row: Any) -> None:
    twin = machine.game.state.from_row(row)
    demand(twin == s, "compiled rules lead elsewhere", s.diff(twin))


def _check_sight(machine: Machine, s: Any, row: Any, luck: random.Random) -> None:
    game, viewer = machine.game, luck.randrange(-1, s.players)
    # A buffer that was used before: nothing of the last viewer may stay in it.
    view = row.copy()
    machine(game.state.redact)(row, viewer, view)
    demand(game.state.from_row(view) == s.view(viewer), "a compiled view is another", viewer)
    if viewer >= 0:
        wanted, seen = [0.0] * len(game.index), np.zeros(len(game.index))
        game.observe(s, viewer, wanted)
        machine(game.observe)(row, viewer, seen)
        demand(seen.tolist() == wanted, "a compiled observation is another", viewer)
    key = [luck.getrandbits(32), 1]
    imagined = game.imagine(s.view(viewer), viewer, key[:])
    left, pool = np.zeros(game.scratch, np.int64), np.zeros(game.scratch, np.int64)
    machine(game.determinise)(view, viewer, np.array(key, np.int64), left, pool)
    demand(game.state.from_row(view) == imagined, "a compiled determinisation is another", viewer)


def _check_end(machine: Machine, s: Any, row: Any) -> None:
    game = machine.game
    for p in range(s.players):
        demand(machine(game.score)(row, p) == game.score(s, p), "a compiled score is another", p)
        demand(machine(game.wins)(row, p) == game.wins(s, p), "compiled, another wins", p)


def check_bulk(setting: Setting, machine: Machine, games: int, first: int = 0) -> None:
    """Whole games in bulk, interpreted and compiled: the same lengths and scores."""
    game = setting.game
    compiled = machine.play_games(setting.players, first, games, setting.options)
    results = Grid([0] * (1 + 2 * setting.players) for _ in range(games))
    s, rng = game.blank(setting.players, setting.options), [0] * quick.CELLS
    game.games(s, first, rng, [0] * (game.size + 1), results)
    demand(compiled.tolist() == [list(row) for row in results], "bulk games differ")


def check_batch(setting: Setting, machine: Machine, games: int, seed: int = 9) -> None:
    """A batch stepped together is each game stepped alone; what is illegal is refused."""
    game, luck = setting.game, random.Random(seed)
    alone = [setting.start(luck.getrandbits(62)) for _ in range(games)]
    batch = machine.zeros(games)
    for i, s in enumerate(alone):
        batch[i] = machine.row(s)
    out = np.zeros(game.size + 1, np.int64)
    bits, ended = np.zeros((games, game.size), np.int8), np.zeros(games, np.int8)
    for _ in range(40):
        chosen = np.array([game.size if game.over(s) else any_choice(game, s, luck) for s in alone])
        refused = luck.randrange(games)
        chosen[refused] = -1
        machine(game.step_batch)(batch, chosen, out, bits, ended)
        for i, s in enumerate(alone):
            if game.over(s):
                demand(ended[i] == 1, "a finished game of a batch is not over")
                continue
            if i == refused:
                demand(ended[i] == -1, "a batch takes an illegal choice")
                continue
            game.apply(s, int(chosen[i]))
            demand(ended[i] == game.over(s), "a batch ends elsewhere")
            legal = [] if game.over(s) else game.legal(s)
            demand(np.flatnonzero(bits[i]).tolist() == legal, "a batch offers other choices")
    for i, s in enumerate(alone):
        demand(game.state.from_row(batch[i]) == s, "a batch leads elsewhere")
