"""How the seats of a match are called on a screen."""

from __future__ import annotations

from manoir.cli.phrases import Say
from manoir.cli.text import printable
from manoir.play.match import BOT, Match
from manoir.play.words import Words

LONGEST_NAME = 24
NO_BREAK = "\u00a0"  # a name stays whole at the end of a line


def names_of(match: Match, words: Words, say: Say) -> list[str]:
    """A name for each seat: a bot's file name says what it is, several would share it."""
    bots = say("bot-names").split()
    names = []
    for seat, given in enumerate(match.seats):
        if given.startswith(BOT) and seat < len(bots):
            names.append(bots[seat])
        else:
            names.append(words.seat(seat, [printable(x)[:LONGEST_NAME] for x in match.seats]))
    return [name.replace(" ", NO_BREAK) for name in names]
