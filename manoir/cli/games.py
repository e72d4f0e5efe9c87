"""`manoir games`: what can be played, with every option."""

from __future__ import annotations

import argparse
import json
from typing import Any

from manoir.cli.phrases import Phrases, Say
from manoir.cli.rulebook import folder
from manoir.games import find, keys
from manoir.kit.field import OptionField
from manoir.kit.game import Game

DEFAULT_WIDTH, MARGINS = 20, 8


def run(args: argparse.Namespace, say: Say) -> int:
    games = [find(key) for key in keys()]
    if args.json:
        print(json.dumps([_as_json(game) for game in games], indent=2, ensure_ascii=False))
    else:
        _show(games, args.language, say)
    return 0


def _as_json(game: Game[Any]) -> dict[str, Any]:
    least, most = game.players
    return {
        "key": game.key,
        "names": dict(game.names),
        "players": [least, most],
        "rules": game.version,
        "options": {n: _option_json(f, game) for n, f in game.state.options().items()},
    }


def _option_json(f: OptionField, game: Game[Any]) -> dict[str, Any]:
    least, most = game.players
    defaults = {str(p): _value_json(f, f.value(p)) for p in range(least, most + 1)}
    return {
        "meaning": f.meaning,
        "default": defaults if callable(f.default) else _value_json(f, f.default),
        "depends_on_players": callable(f.default),
        "values": f.of.span,
        "presets": {name: _value_json(f, value) for name, value in f.presets.items()},
        "reconstructed": f.reconstructed,
    }


def _value_json(f: OptionField, value: Any) -> Any:
    if not f.axes:
        return f.of.show(value)
    shown = [f.of.show(v) for v in value]
    return dict(zip(f.axes[0].names, shown, strict=True)) if f.axes[0].names else shown


def _show(games: list[Game[Any]], language: str, say: Say) -> None:
    from rich.padding import Padding

    from manoir.cli.screen import Screen, plain_table
    from manoir.cli.text import folded

    screen = Screen()
    for game in games:
        least, most = game.players
        name = game.names[language]
        about = say("game-line", name=name, least=least, most=most, rules=game.version)
        screen.print(f"{game.key}  {about}", style="bold")
        words = Phrases(folder(game) / f"words.{language}.ftl", language)
        if words.has("game-tagline"):
            screen.tell(words.say("game-tagline"))
        table = plain_table(say("column-option"), say("column-default"), say("column-meaning"))
        options = game.state.options()
        left = screen.columns - max(map(len, options), default=0) - DEFAULT_WIDTH - MARGINS
        for option, f in options.items():
            default = folded(_default(f, game, say), DEFAULT_WIDTH)
            table.add_row(option, default, folded(_meaning(f, words, say), left))
        if table.rows:
            screen.print(Padding(table, (1, 0, 1, 2)))
    screen.tell(say("games-hint"))


def _default(f: OptionField, game: Game[Any], say: Say) -> str:
    if callable(f.default):
        least, most = game.players
        values = " ".join(str(f.value(p)) for p in range(least, most + 1))
        return say("default-by-players", values=values, least=least, most=most)
    return next((n for n, v in f.presets.items() if v == f.default), _shown(f, say))


def _shown(f: OptionField, say: Say) -> str:
    if f.axes:
        return " ".join(str(f.of.show(v)) for v in f.default)
    value = f.of.show(f.default)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _meaning(f: OptionField, words: Phrases, say: Say) -> str:
    message = f"option-{f.name.replace('_', '-')}-help"
    text = [words.say(message) if words.has(message) else f.meaning]
    if f.presets:
        text.append(say("presets", names=", ".join(f.presets)))
    elif not f.axes and len(f.of) > 2:
        text.append(say("values", least=str(f.of.lo), most=str(f.of.hi)))
    if f.reconstructed:
        text.append(say("reconstructed"))
    return " ".join(text)
