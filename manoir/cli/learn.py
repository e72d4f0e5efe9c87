"""`manoir learn`: a game's mind from games that its bots play among themselves."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from manoir.bots.agent import Agent
from manoir.bots.compiled import Thinker
from manoir.cli.given import game_of, options_of, players_of
from manoir.cli.phrases import Say
from manoir.cli.wait import Wait
from manoir.errors import BadOption
from manoir.kit.game import Game
from manoir.lab import learn

CANDIDATES = 24  # in a round
ONE_IN = 8  # positions of a match: neighbours tell the same


def run(args: argparse.Namespace, say: Say) -> int:
    game = game_of(args.game, say)
    players, options = _players(args, game, say), options_of(args, say)
    game.blank(players[0], options)  # what is wrong with them is said before Numba is loaded
    if not game.mind.weights and not game.mind.estimate:
        raise BadOption(say("learn-nothing", game=game.names[args.language]))
    with Wait(say("compiling"), say("compiling-once", game=game.names[args.language])) as wait:
        thinker = Thinker(game, progress=wait, options=options)
        for name in ("matches", "sample"):
            thinker.machine.compile(thinker.own[name])
    if game.mind.weights and args.rounds:
        game.mind.weights = _tuned(thinker, args, players, say)
    if game.mind.estimate and args.games:
        game.mind.estimate = _fitted(thinker, args, players, say)
    text = learn.written(game.mind)
    if args.save is None:
        print(text, end="")
    else:
        Path(args.save).write_text(text, encoding="utf-8")
    return 0


def _players(args: argparse.Namespace, game: Game[Any], say: Say) -> list[int]:
    if args.players is not None:
        return [players_of(args, game, say)]
    least, most = game.players
    return sorted({least, min(max(4, least), most)})


def _tuned(thinker: Thinker, args: argparse.Namespace, players: list[int], say: Say) -> list[float]:
    with Wait(say("learning")) as wait:

        def told(number: int, share: float) -> None:
            wait(number, args.rounds)
            _tell(say("learn-round", number=number, share=share))

        return learn.tune(thinker, args.rounds, CANDIDATES, args.deals, players, told)


def _fitted(
    thinker: Thinker, args: argparse.Namespace, players: list[int], say: Say
) -> list[float]:
    with Wait(say("learning")):
        found = learn.fit(thinker, Agent(args.simulations), players, args.games, ONE_IN)
    values = {"positions": found.positions, "before": found.before, "after": found.after}
    _tell(say("learn-fitted", **values))
    return found.weights


def _tell(line: str) -> None:
    """Beside what was learnt, which may go into a file."""
    print(line, file=sys.stderr)
