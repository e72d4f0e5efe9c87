"""The table of Phantoms of Halloween as lines of text.

A label stands left, what it names beside it. Of each character one reads what the viewer knows of
it: `+30`, or `(+30)` where that is what it was once, or `?`.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Protocol

from manoir.games.phantoms_of_halloween.components import (
    CHARACTER,
    CHARACTERS,
    MEMORY,
    NOBODY,
    POINTS,
    SQUARE,
)
from manoir.games.phantoms_of_halloween.imagine import is_seen
from manoir.games.phantoms_of_halloween.state import ANSWER, BID, START, STEP, State
from manoir.kit import Domain

WIDTH = 78
NO_BREAK = "\u00a0"  # holds a character and its points together where a line is cut


class Words(Protocol):
    """What the table needs to speak: messages, names of values, names of seats."""

    def say(self, message: str, **values: object) -> str: ...
    def value(self, domain: Domain, shown: object) -> object: ...
    def seat(self, seat: int) -> str: ...


def table(view: State, seat: int, words: Words) -> list[str]:
    """What a seat (or -1, an onlooker) sees, and what it is asked."""
    parts = [_stump(view, words), _seats(view, seat, words)]
    if view.step == BID and not view.over:
        parts.append(_auction(view, seat, words))
    if not view.over:
        parts.append(textwrap.wrap(_prompt(view, seat, words), WIDTH))
    return [line for part in parts for line in ("", *part)][1:]


def _stump(view: State, words: Words) -> list[str]:
    """7.1 How many characters are left, and what changes when there are none."""
    number = words.say("table-round", n=1 + view.turns // view.players)
    if view.stump_n == 0:
        return [f"{number} · {words.say('table-stump-empty')}"]
    left = words.say("table-characters", n=view.stump_n)
    return [f"{number} · {words.say('table-stump')} {left}"]


def _seats(view: State, viewer: int, words: Words) -> list[str]:
    """Every seat: where its pawn stands, its money, and its characters."""
    names = [words.seat(p) for p in range(view.players)]
    wide = max(map(len, names))
    lines = []
    for p in range(view.players):
        on_turn = "▶" if view.active == p and not view.over else " "
        lines.append(f"{on_turn} {names[p]:{wide}}  {' · '.join(_state_of(view, p, words))}")
        have = [_character(view, viewer, c, words) for c in _characters(view, p)]
        if have:
            lines += _cut(" " * (wide + 4), have)
    return lines


def _state_of(view: State, p: int, words: Words) -> list[str]:
    found = [words.say("table-pumpkins", n=view.cash[p])]
    if view.step != START:
        square = words.value(SQUARE, SQUARE.show(view.track[view.place[p]]))
        found.insert(0, words.say("table-square", place=view.place[p], square=square))
    if view.misses[p]:
        found.append(words.say("table-misses"))
    return found


def _characters(view: State, p: int) -> list[int]:
    return [c for c in range(CHARACTERS) if view.owner[c] == p]


def _character(view: State, viewer: int, c: int, words: Words) -> str:
    """1.6, 4.3 A character with what the viewer knows of it, or remembers."""
    name = str(words.value(CHARACTER, CHARACTER.show(c))).replace(" ", NO_BREAK)
    return f"[{name}{NO_BREAK}{_points(view, viewer, c)}]"


def _points(view: State, viewer: int, c: int) -> str:
    if is_seen(view, viewer, c):
        return str(POINTS.show(view.worth[c]))
    if viewer >= 0 and view.whereabouts[viewer, c]:
        return f"({MEMORY.show(view.memory[viewer, c])})"
    return "?"


def _auction(view: State, viewer: int, words: Words) -> list[str]:
    """5.1 What is for sale, and the highest bid."""
    bid = words.say("table-no-bid")
    if view.high != NOBODY:
        bid = words.say("table-highest-bid", price=view.price, seat=words.seat(view.high))
    return [f"{words.say('table-for-sale')}  {_character(view, viewer, view.lot, words)}  {bid}"]


def _prompt(view: State, seat: int, words: Words) -> str:
    if view.decider != seat:
        return words.say("prompt-waiting", seat=words.seat(view.decider))
    if view.step == BID or view.step == ANSWER:
        lot = words.value(CHARACTER, CHARACTER.show(view.lot))
        return words.say(f"prompt-{STEP.show(view.step)}", character=lot, price=view.price)
    return words.say(f"prompt-{STEP.show(view.step)}")


def _cut(indent: str, parts: Iterable[str]) -> list[str]:
    """Cut to lines that stand under each other."""
    return textwrap.wrap(
        " ".join(parts),
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent,
        break_on_hyphens=False,
    )
