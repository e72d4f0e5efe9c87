"""What was given on the command line, read and checked before anything begins."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from manoir.cli.phrases import Say
from manoir.errors import BadOption, Malformed, UnknownGame
from manoir.games import find, keys
from manoir.kit.game import Game
from manoir.play.replay import LONGEST

USUAL_PLAYERS = 3


def game_of(key: str, say: Say) -> Game[Any]:
    if key not in keys():
        raise UnknownGame(say("no-game", game=key, games=", ".join(keys())))
    return find(key)


def players_of(args: argparse.Namespace, game: Game[Any], say: Say) -> int:
    """The number of players that was given, or else three where the game allows it."""
    least, most = game.players
    players = min(max(USUAL_PLAYERS, least), most) if args.players is None else int(args.players)
    if not least <= players <= most:
        raise BadOption(
            say("bad-players", game=game.key, least=least, most=most, players=str(players))
        )
    return players


def seat_of(seat: int, players: int, least: int, say: Say) -> int:
    if not least <= seat < players:
        raise BadOption(say("bad-seat", seat=str(seat), last=players - 1))
    return seat


def options_of(args: argparse.Namespace, say: Say) -> dict[str, Any]:
    """`--options FILE` first, then each `--option name=value` over it."""
    options: dict[str, Any] = {}
    if args.options is not None:
        whole = json_of(args.options, say)
        if not isinstance(whole, dict):
            raise BadOption(say("bad-options-file", file=args.options))
        options.update(whole)
    for given in args.option:
        name, equals, value = given.partition("=")
        if not (name and equals):
            raise BadOption(say("bad-option", text=given[:60]))
        options[name] = _value(value, say)
    return options


def _value(text: str, say: Say) -> Any:
    """A number, true or false, a JSON object, `@file` with one, or the name of a preset."""
    if text.startswith("@"):
        return json_of(text[1:], say)
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return value if isinstance(value, int | dict | list) else text


def json_of(file: str, say: Say) -> Any:
    text = text_of(file, say)
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Malformed(say("file-no-json", file=file, reason=str(error))) from None


def text_of(file: str, say: Say) -> str:
    """The text of a file, no more of it than a replay may have."""
    if not file or "\0" in file:
        raise BadOption(say("file-no-name"))
    try:
        with Path(file).open(encoding="utf-8-sig") as stream:
            return stream.read(LONGEST + 1)
    except UnicodeDecodeError:
        raise Malformed(say("file-no-text", file=file)) from None
