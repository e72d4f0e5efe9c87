"""`manoir verify`: whether a saved match was played by the rules, with dice fixed beforehand."""

from __future__ import annotations

import argparse
import sys

import manoir
from manoir.cli.given import text_of
from manoir.cli.phrases import Say
from manoir.cli.text import printable, wrapped
from manoir.errors import ManoirError
from manoir.play.match import Match

UNFAIR = 1
WIDTH = 78


def run(args: argparse.Namespace, say: Say) -> int:
    text = text_of(args.file, say)
    try:
        match = manoir.load(text)
    except ManoirError as error:
        reason = say("unfair", file=args.file, reason=" ".join(str(error).split()))
        print(f"manoir: {printable(reason)}", file=sys.stderr)
        return UNFAIR
    for line in _checked(match, say):
        print("\n".join(wrapped(f"✓ {line}", WIDTH, hang=2)))
    print(say("fair"))
    return 0


def _checked(match: Match, say: Say) -> list[str]:
    """What reading the replay has shown."""
    taken_back = sum(1 for entry in match.history if entry.undoes)
    choices = len(match.history) - taken_back
    result = " ".join(map(str, match.scores)) if match.over else ""
    return [
        say("checked-choices", choices=choices, undone=taken_back),
        say("checked-result" if match.over else "checked-unfinished", result=result),
        say("checked-digest", digest=match.digest),
        say("checked-commitment", commitment=match.commitment),
    ]
