"""`manoir bench`: how fast the games are played here, beside other libraries."""

from __future__ import annotations

import argparse
import importlib

from manoir.cli.given import game_of
from manoir.cli.phrases import Say
from manoir.errors import ManoirError
from manoir.games import keys


def run(args: argparse.Namespace, say: Say) -> int:
    games = [game_of(key, say).key for key in args.games] or keys()
    try:
        bench = importlib.import_module("manoir.lab.bench")
    except ImportError as error:
        raise ManoirError(say("no-bench", reason=str(error))) from None
    code: int = bench.run(games, args.json, args.search)
    return code
