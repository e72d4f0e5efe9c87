"""What somebody at the table may type, and what is meant by it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from manoir.cli.phrases import Say
from manoir.kit.choice import parse
from manoir.play.match import Choice


class Wish(Enum):
    CHOOSE = auto()
    UNDO = auto()
    WHY = auto()
    HELP = auto()
    SAVE = auto()
    QUIT = auto()
    NOTHING = auto()
    IMPOSSIBLE = auto()  # a choice of this game, not offered now
    UNCLEAR = auto()


# Understood in every language, beside the reader's own words.
COMMANDS = {
    "undo": (Wish.UNDO, "word-undo"),
    "why": (Wish.WHY, "word-why"),
    "help": (Wish.HELP, "word-help"),
    "save": (Wish.SAVE, "word-save"),
    "quit": (Wish.QUIT, "word-quit"),
}


@dataclass(frozen=True)
class Answer:
    wish: Wish
    text: str = ""
    choice: Choice | None = None


def understood(text: str, choices: Sequence[Choice], say: Say) -> Answer:
    """A number or a notation comes first: they are what is asked for."""
    plain = " ".join(text.lower().split())
    if not plain:
        return Answer(Wish.NOTHING)
    for number, choice in enumerate(choices, 1):
        if plain in (str(number), choice.notation):
            return Answer(Wish.CHOOSE, choice=choice)
    word, _, rest = text.strip().partition(" ")
    for command, (wish, local) in COMMANDS.items():
        if word.lower() in (command, say(local)):
            return Answer(wish, rest.strip())
    return Answer(Wish.IMPOSSIBLE if _is_choice(plain, choices) else Wish.UNCLEAR, text.strip())


def _is_choice(text: str, choices: Sequence[Choice]) -> bool:
    try:
        parse(choices[0].game.state, text)
    except ValueError:
        return False
    return True


def paragraph_wanted(text: str, choices: Sequence[Choice]) -> str:
    """The number of the paragraph behind `why 3` (a choice) or `why 7.5` (the paragraph itself)."""
    if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= len(choices):
        return choices[int(text[:9]) - 1].paragraph
    return text
