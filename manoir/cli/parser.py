"""The arguments of every command, with their help in the reader's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable
from typing import NoReturn

from manoir import __version__
from manoir.cli.phrases import Say
from manoir.errors import BadOption
from manoir.kit.dice import SEEDS
from manoir.play.words import LANGUAGES

MOST_THREADS = 256
LEVELS = 5  # of bots; 0 chooses at random
MOST_PLAYERS = 1000  # of any game, to refuse nonsense before the game refuses what it is not for

# What argparse says, in English only, and our message for it.
SAID = {
    r"the following arguments are required: (?P<names>.*)": "missing-arguments",
    r"unrecognized arguments: (?P<words>.*)": "unknown-arguments",
    r"argument (?P<name>[^:]*): expected one argument": "missing-value",
    r"argument (?P<name>[^:]*): (?P<reason>.*)": "bad-value",
}


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments as an error like any other."""

    say: Say

    def error(self, message: str) -> NoReturn:
        for pattern, ours in SAID.items():
            if found := re.fullmatch(pattern, message, re.DOTALL):
                message = self.say(ours, **found.groupdict())
                break
        raise BadOption(self.say("bad-arguments", message=message, command=self.prog))


def _formatter(say: Say) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[argparse._MutuallyExclusiveGroup],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(
                usage, actions, groups, say("help-usage") + " " if prefix is None else prefix
            )

    return Formatter


class _Command:
    """The arguments of one command, a line each."""

    def __init__(self, parser: Parser, say: Say) -> None:
        self.say = say
        self.group = parser.add_argument_group(say("help-arguments"))

    def word(self, name: str, shown: str, message: str, many: bool = False) -> None:
        self.group.add_argument(
            name, metavar=self.say(shown), help=self.say(message), nargs="*" if many else None
        )

    def text(self, name: str, shown: str, message: str) -> None:
        self.group.add_argument(name, metavar=self.say(shown), help=self.say(message))

    def several(self, name: str, shown: str, message: str) -> None:
        self.group.add_argument(
            name, metavar=self.say(shown), help=self.say(message), action="append", default=[]
        )

    def flag(self, name: str, message: str) -> None:
        self.group.add_argument(name, action="store_true", help=self.say(message))

    def number(
        self, name: str, message: str, least: int, most: int, default: int | None = None
    ) -> None:
        self.group.add_argument(
            name,
            metavar="N",
            type=_whole(self.say, least, most),
            help=self.say(message),
            default=default,
        )

    def one_of(self, name: str, message: str, words: tuple[str, ...], default: str | None) -> None:
        self.group.add_argument(
            name,
            metavar="|".join(words),
            type=_one_of(self.say, words),
            help=self.say(message),
            default=default,
        )


def _whole(say: Say, least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        digits = text.removeprefix("-")
        if (
            digits.isascii()
            and digits.isdigit()
            and len(digits) < 20
            and least <= int(text) <= most
        ):
            return int(text)
        bounds = {"least": str(least), "most": "2^63-1" if most == SEEDS - 1 else str(most)}
        raise argparse.ArgumentTypeError(say("bad-number", text=text[:40], **bounds))

    return read


def _one_of(say: Say, words: tuple[str, ...]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text in words:
            return text
        raise argparse.ArgumentTypeError(say("bad-word", text=text[:40], words=", ".join(words)))

    return read


def _games(command: _Command) -> None:
    command.flag("--json", "help-json")


def _match(command: _Command) -> None:
    """What a match and a simulation have in common."""
    command.word("game", "name-game", "help-game")
    command.number("--players", "help-players", 1, MOST_PLAYERS)
    command.number("--seed", "help-seed", 0, SEEDS - 1)
    _options(command)


def _options(command: _Command) -> None:
    command.several("--option", "name-option", "help-option")
    command.text("--options", "name-file", "help-options")


def _play(command: _Command) -> None:
    _match(command)
    command.number("--seat", "help-seat", 0, MOST_PLAYERS, default=0)
    command.number("--level", "help-level", 0, LEVELS, default=2)
    command.text("--save", "name-file", "help-save")


def _simulate(command: _Command) -> None:
    _match(command)
    command.number("--games", "help-games", 1, SEEDS - 1, default=10_000)
    command.one_of("--device", "help-device", ("cpu", "gpu"), "cpu")
    command.number("--threads", "help-threads", 1, MOST_THREADS, default=1)
    command.flag("--json", "help-json")


def _ladder(command: _Command) -> None:
    command.word("game", "name-game", "help-game")
    command.number("--players", "help-players", 1, MOST_PLAYERS)
    _options(command)
    command.number("--deals", "help-deals", 1, 1_000_000, default=200)
    command.number("--first", "help-first-deal", 1, 1_000_000, default=1)
    command.text("--keep", "name-file", "help-keep")
    command.text("--cluster", "name-address", "help-cluster")
    command.flag("--json", "help-json")


def _learn(command: _Command) -> None:
    command.word("game", "name-game", "help-game")
    command.number("--players", "help-learn-players", 1, MOST_PLAYERS)
    _options(command)
    command.number("--rounds", "help-rounds", 0, 1_000_000, default=20)
    command.number("--deals", "help-learn-deals", 1, 1_000_000, default=100)
    command.number("--games", "help-learn-games", 0, 1_000_000, default=400)
    command.number("--simulations", "help-simulations", 0, 1_000_000, default=0)
    command.text("--save", "name-file", "help-learn-save")


def _replay(command: _Command) -> None:
    command.word("file", "name-file", "help-file")
    command.number("--viewer", "help-viewer", -1, MOST_PLAYERS)


def _verify(command: _Command) -> None:
    command.word("file", "name-file", "help-file")


def _bench(command: _Command) -> None:
    command.word("games", "name-game", "help-bench-games", many=True)
    command.flag("--search", "help-bench-search")
    command.flag("--json", "help-json")


def _serve(command: _Command) -> None:
    command.group.add_argument(
        "--host", metavar="HOST", help=command.say("help-host"), default="127.0.0.1"
    )
    command.number("--port", "help-port", 0, 65_535)
    command.text("--database", "name-database", "help-database")
    command.number("--processes", "help-processes", 1, 64)
    command.flag("--no-open", "help-no-open")
    command.text("--export-old", "name-folder", "help-export-old")


COMMANDS: dict[str, Callable[[_Command], None]] = {
    "serve": _serve,
    "games": _games,
    "play": _play,
    "simulate": _simulate,
    "replay": _replay,
    "verify": _verify,
    "ladder": _ladder,
    "learn": _learn,
    "bench": _bench,
}


def parser(say: Say) -> Parser:
    """The parser of the whole command line."""
    formatter = _formatter(say)
    top = Parser(
        prog="manoir",
        description=say("about-manoir"),
        epilog=say("help-first"),
        formatter_class=formatter,
        add_help=False,
        allow_abbrev=False,
    )
    top.say = say
    commands = top.add_subparsers(
        title=say("help-commands"), dest="command", metavar=say("name-command")
    )
    for name, arguments in COMMANDS.items():
        about = say(f"about-{name}")
        new = commands.add_parser(
            name,
            help=about,
            description=about,
            formatter_class=formatter,
            add_help=False,
            allow_abbrev=False,
        )
        new.say = say
        command = _Command(new, say)
        arguments(command)
        command.one_of("--language", "help-language", LANGUAGES, None)
        _help(command.group, say)
    options = top.add_argument_group(say("help-arguments"))
    options.add_argument(
        "--version", action="version", version=f"manoir {__version__}", help=say("help-version")
    )
    _help(options, say)
    return top


def _help(group: argparse._ArgumentGroup, say: Say) -> None:
    group.add_argument("-h", "--help", action="help", help=say("help-help"))
