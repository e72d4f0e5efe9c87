"""The table of any game as lines of text.

A game may bring `table.py` with a function `table(view, seat, words)`; for the others every field
that the viewer may see is written out.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from typing import Any

from manoir.cli.phrases import Say
from manoir.kit.domain import Domain
from manoir.kit.field import Field, OptionField
from manoir.kit.game import Game
from manoir.kit.jsonform import view_json, visible
from manoir.kit.record import Record
from manoir.play.words import Words

Drawn = Callable[[Record, int, "TableWords"], list[str]]


class TableWords:
    """The words of a game, with the seats called as they are at this table."""

    def __init__(self, words: Words, names: Sequence[str], cli: Say) -> None:
        self.words, self.names, self.cli = words, names, cli

    def say(self, message: str, **values: object) -> str:
        return self.words.say(message, **values)

    def value(self, domain: Domain, shown: object) -> object:
        return self.words.value(domain, shown)

    def seat(self, seat: int) -> str:
        return self.names[seat]


def board(game: Game[Any], view: Record, seat: int, words: TableWords) -> list[str]:
    """What a seat sees of the table."""
    drawn = _own_table(game) or _generic
    return drawn(view, seat, words)


def _own_table(game: Game[Any]) -> Drawn | None:
    name = game.state.__module__.rpartition(".")[0] + ".table"
    if importlib.util.find_spec(name) is None:
        return None
    drawn: Drawn = importlib.import_module(name).table
    return drawn


def _generic(view: Record, seat: int, words: TableWords) -> list[str]:
    """Every field by its meaning; options do not change, and stand in no table."""
    values = view_json(view)
    fields = [f for f in visible(type(view)) if not isinstance(f, OptionField)]
    shown = ((f.meaning, _shown(f, values[f.name], 0, words)) for f in fields)
    return [words.cli("field-line", meaning=meaning, value=text) for meaning, text in shown if text]


def _shown(f: Field, value: Any, depth: int, words: TableWords) -> str:
    """A value, or a row of them; empty where there is nothing to see."""
    if value is None:
        return ""
    if depth == len(f.axes):
        return _cell(f.of, value, words)
    if isinstance(value, dict):
        cells = ((str(words.value(f.axes[depth], n)), v) for n, v in value.items())
        return ", ".join(f"{n} {_shown(f, v, depth + 1, words)}" for n, v in cells if v)
    inner = [_shown(f, v, depth + 1, words) for v in value]
    if f.axes[depth].seat:
        return "; ".join(f"{words.seat(p)} {text}" for p, text in enumerate(inner) if text)
    return " ".join(text for text in inner if text)


def _cell(domain: Domain, value: Any, words: TableWords) -> str:
    if isinstance(value, bool):
        return words.cli("yes" if value else "no")
    return words.seat(value) if domain.seat else str(words.value(domain, value))
