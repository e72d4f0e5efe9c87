"""`manoir simulate`: many games by random players, and what they show."""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Callable, Mapping
from typing import Any

from manoir.cli.given import game_of, options_of, players_of
from manoir.cli.phrases import Say
from manoir.cli.wait import Wait
from manoir.errors import BadOption, ManoirError
from manoir.kit.dice import SEEDS
from manoir.kit.game import Game
from manoir.lab.simulate import Play, Simulation, simulate
from manoir.play.fairness import new_seed

INTERRUPTED = 2


def run(args: argparse.Namespace, say: Say) -> int:
    game = game_of(args.game, say)
    players, options = players_of(args, game, say), options_of(args, say)
    game.blank(players, options)  # what is wrong with the options is said before Numba is loaded
    seed = new_seed() >> 20 if args.seed is None else args.seed
    if seed + args.games > SEEDS:
        raise BadOption(say("too-many-games"))
    with Wait(say("compiling"), say("compiling-once", game=game.names[args.language])) as wait:
        play = _ready(game, players, seed, options, args, say, wait)
    with Wait(say("simulating")) as wait:
        done = simulate(play, players, seed, args.games, wait)
    if args.json:
        about = {"game": game.key, "rules": game.version, "options": options, "device": args.device}
        print(json.dumps({**about, **done.as_json()}))
    elif done.games:
        _show(done, game.names[args.language], say)
    if done.games < done.asked:
        print(say("stopped-early", games=done.games, asked=done.asked), file=sys.stderr)
        return INTERRUPTED
    return 0


def _ready(
    game: Game[Any],
    players: int,
    seed: int,
    options: Mapping[str, Any],
    args: argparse.Namespace,
    say: Say,
    wait: Wait,
) -> Play:
    """A way to play games, with everything compiled that it needs."""
    if args.device == "gpu":
        play = _on_gpu(game, players, options, say)
    else:
        play = _on_cpu(game, players, options, args.threads, wait)
    play(seed, 1)
    return play


def _on_cpu(
    game: Game[Any], players: int, options: Mapping[str, Any], threads: int, wait: Wait
) -> Play:
    from manoir.kit.machine import Machine

    machine = Machine(game, events=False, progress=wait)
    return lambda first, count: machine.play_games(players, first, count, options, threads)


def _on_gpu(game: Game[Any], players: int, options: Mapping[str, Any], say: Say) -> Play:
    """CuPy may be missing, or its device: both are found out only when it is used."""

    def play(first: int, count: int) -> Any:
        try:
            return _played_on_gpu()(game, players, first, count, options)
        except (ImportError, RuntimeError) as error:  # CuPy's errors are of the second kind
            raise ManoirError(say("no-gpu", reason=str(error)[:200])) from None

    return play


def _played_on_gpu() -> Callable[..., Any]:
    gpu = importlib.import_module("manoir.kit.gpu.run")
    if not hasattr(gpu, "play_games_on_gpu"):
        raise ImportError(f"{gpu.__name__} cannot play games")
    play: Callable[..., Any] = gpu.play_games_on_gpu
    return play


def _show(done: Simulation, name: str, say: Say) -> None:
    from manoir.cli.screen import Screen, plain_table

    screen = Screen()
    screen.print(
        say(
            "simulated",
            game=name,
            games=done.games,
            players=done.players,
            seed=str(done.first_seed),
        ),
        style="bold",
    )
    heads = (say("column-seat"), say("column-wins"), say("column-interval"), say("column-mean"))
    table = plain_table(*heads, right=(1, 2, 3))
    for seat in range(done.players):
        share, low, high = (say("percent", share=100 * part) for part in done.win_share(seat))
        mean = say("number", value=done.mean_scores[seat])
        table.add_row(
            say("seat-number", seat=seat), share, say("interval", low=low, high=high), mean
        )
    screen.print(table)
    screen.print()
    lengths = {"shortest": done.shortest, "longest": done.longest}
    screen.tell(say("lengths", mean=done.mean_length, **lengths))
    screen.tell(say("speed", rate=done.choices_per_second, seconds=done.seconds))
    screen.tell(say("wins-mean"), "dim")
