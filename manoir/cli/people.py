"""How the seats of a match are called on a screen."""

from __future__ import annotations

from pathlib import Path

from manoir import bots
from manoir.cli.phrases import Phrases, Say
from manoir.cli.text import printable
from manoir.play.match import BOT, Match
from manoir.play.words import Words

LONGEST_NAME = 24
NO_BREAK = "\u00a0"  # a name stays whole at the end of a line


def level_words(level: int, language: str) -> str:
    """What kind of player a level of bots is; nothing for those who choose at random."""
    path = Path(bots.__file__).with_name(f"words.{language}.ftl")
    levels = Phrases(path, language)
    if level == 0:
        return ""
    name, kind = f"level-{level}", f"level-{level}-kind"
    return f"{levels.say(name)}, {levels.say(kind)}"


def names_of(match: Match, words: Words, say: Say) -> list[str]:
    """A name for each seat: a bot's file name says what it is, several would share it."""
    called = say("bot-names").split()
    names = []
    for seat, given in enumerate(match.seats):
        if given.startswith(BOT) and seat < len(called):
            names.append(called[seat])
        else:
            names.append(words.seat(seat, [printable(x)[:LONGEST_NAME] for x in match.seats]))
    return [name.replace(" ", NO_BREAK) for name in names]
