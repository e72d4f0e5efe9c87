"""`manoir ladder`: how strong each level of bots is, by paired matches."""

from __future__ import annotations

import argparse
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path

from manoir.bots.compiled import Thinker
from manoir.cli.given import game_of, options_of, players_of
from manoir.cli.phrases import Say
from manoir.cli.wait import Wait
from manoir.errors import ManoirError
from manoir.lab.ladder import BATCH, Pairing, Play, climb, here, ratings, rungs


def run(args: argparse.Namespace, say: Say) -> int:
    game = game_of(args.game, say)
    players, options = players_of(args, game, say), options_of(args, say)
    game.blank(players, options)  # what is wrong with the options is said before Numba is loaded
    with Wait(say("compiling"), say("compiling-once", game=game.names[args.language])) as wait:
        thinker = Thinker(game, progress=wait, options=options)
        thinker.machine.compile(thinker.own["matches"])
    steps = levels = game.mind.levels
    with _playing(args, thinker, say) as (play, batch), Wait(say("climbing")) as wait:
        climbed = dict.fromkeys(range(steps), 0)

        def told(pairing: Pairing) -> None:
            number = [name for name, _ in rungs(players, levels)].index(pairing.one) - 1
            climbed[number] = args.deals if pairing.settled else len(pairing.shares)
            wait(sum(climbed.values()), steps * args.deals)

        keep = Path(args.keep) if args.keep else None
        found = climb(play, players, told, keep, args.deals, args.first, batch, levels, options)
    if args.json:
        about = {"game": game.key, "rules": game.version}
        for pairing in found:
            print(json.dumps({**about, **pairing.as_row()}))
    else:
        _show(found, game.names[args.language], players, say)
    return 0


@contextlib.contextmanager
def _playing(args: argparse.Namespace, thinker: Thinker, say: Say) -> Iterator[tuple[Play, int]]:
    """Who plays the deals, and how many at a time: this process, or a cluster."""
    if args.cluster is None:
        yield here(thinker), BATCH
        return
    from manoir.lab.cluster import Cluster

    try:
        cluster = Cluster(args.game, args.cluster, options=thinker.options)
    except (ImportError, ConnectionError, ValueError) as error:
        raise ManoirError(say("no-cluster", reason=str(error))) from None
    with cluster:
        yield cluster.paired, cluster.batch


def _show(found: list[Pairing], name: str, players: int, say: Say) -> None:
    from manoir.cli.screen import Screen, plain_table

    screen = Screen()
    screen.print(say("ladder-of", game=name, players=players), style="bold")
    heads = ("column-rung", "column-below", "column-interval", "column-deals", "column-rating")
    table = plain_table(*(say(head) for head in heads), right=(1, 2, 3, 4))
    for pairing, (rung, rating, reach) in zip(found, ratings(found)[1:], strict=True):
        share, less = 100 * pairing.mean, 100 * pairing.reach
        low, high = max(0.0, share - less), min(100.0, share + less)
        bounds = {"low": say("percent", share=low), "high": say("percent", share=high)}
        table.add_row(
            say("rung", name=rung.removeprefix("level ")),
            say("percent", share=share),
            say("interval", **bounds),
            f"{len(pairing.shares)}",
            f"{rating:.0f} ± {reach:.0f}",
        )
    screen.print(table)
    screen.print()
    screen.tell(say("ladder-means"), "dim")
