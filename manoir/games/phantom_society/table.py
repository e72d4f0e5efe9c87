"""The table of The Phantom Society as lines of text: the floor as a plan, and what is asked.

Colours are letters, so that nothing hangs on colour alone: B blue, R red, G green, W white.
"""

from __future__ import annotations

import textwrap
from typing import Protocol

from manoir.games.phantom_society.components import (
    BARE,
    BID,
    HIDE,
    MASTER,
    PICK,
    PLAY,
    PUT,
    ROLE,
    TILE,
    TILES,
    WIDE,
)
from manoir.games.phantom_society.rules import (
    colour_of,
    ghosts_left,
    is_masters_chair,
    value_of,
    whose_turn,
)
from manoir.games.phantom_society.state import State
from manoir.kit import Domain

WIDTH = 78
LETTERS = "BRGW"
FREE, BY_GHOSTS, BY_HUNTERS, REVEALED, OWN = ".", "·", "x", "*", "!"


class Words(Protocol):
    """What the table needs to speak: messages, names of values, names of seats."""

    def say(self, message: str, **values: object) -> str: ...
    def value(self, domain: Domain, shown: object) -> object: ...
    def seat(self, seat: int) -> str: ...


def table(view: State, seat: int, words: Words) -> list[str]:
    """What a seat (or -1, an onlooker) sees, and what it is asked."""
    parts = [_score(view, seat, words), _floor(view, seat), _legend(words), _seats(view, words)]
    if view.step in (PICK, PUT):
        parts.append(_to_lay(view, words))
    if not view.over:
        parts.append(textwrap.wrap(_prompt(view, seat, words), WIDTH))
    return [line for part in parts if part for line in ("", *part)][1:]


def _score(view: State, seat: int, words: Words) -> list[str]:
    """7.1 The damage, 8.2 the ghosts left; 10.3 the bids, as far as this seat knows them."""
    lines = []
    if view.step == PLAY:
        damage = words.say("table-damage", damage=view.damage, goal=view.goal)
        lines.append(f"{damage} · {words.say('table-ghosts', n=ghosts_left(view))}")
    if view.opened:
        lines.append(words.say("table-bids", first=view.bid[0], second=view.bid[1]))
    elif seat >= 0 and view.step == BID and view.bid[seat]:
        lines.append(words.say("table-your-bid", bid=view.bid[seat]))
    return lines


def _floor(view: State, seat: int) -> list[str]:
    """2.2 Columns a to f, rows 1 to 6."""
    head = "    " + "   ".join("abcdef"[: view.columns])
    lines = [head]
    for row in range(view.rows):
        cells = (_cell(view, seat, row * WIDE + column + 1) for column in range(view.columns))
        lines.append((f"{row + 1}  " + " ".join(cells)).rstrip())
    return lines


def _cell(view: State, seat: int, place: int) -> str:
    """A room as B3; what fell by who took it; ghosts as far as they are known to this seat."""
    tile = view.room[place]
    if tile == BARE:
        return f" {FREE} "
    colour = colour_of(tile)
    if view.revealed[colour] == place:
        return f" {LETTERS[colour]}{REVEALED}"
    if view.fell[place]:
        return f" {BY_GHOSTS if view.fell[place] % 2 else BY_HUNTERS} "
    knows = view.over or (seat >= 0 and view.role[seat] == MASTER)
    mark = OWN if knows and view.ghost[colour] == place else " "
    return f"{LETTERS[colour]}{value_of(tile)}{mark}"


def _legend(words: Words) -> list[str]:
    return textwrap.wrap(words.say("table-legend"), WIDTH)


def _seats(view: State, words: Words) -> list[str]:
    """2.1 Every seat with its role; 11.2 in a tournament with its points."""
    names = [words.seat(p) for p in range(view.players)]
    wide = max(map(len, names))
    lines = []
    for p, name in enumerate(names):
        on_turn = "▶" if not view.over and whose_turn(view) == p else " "
        line = f"{on_turn} {name:{wide}}  {words.value(ROLE, ROLE.show(view.role[p]))}"
        if view.games > 1 or view.master_game:
            line += f"   {words.say('table-points')} {view.points[p]}"
        lines.append(line)
    return lines


def _to_lay(view: State, words: Words) -> list[str]:
    """2.3 The rooms that are not laid yet."""
    if view.step == PUT:
        held = words.value(TILE, TILE.show(view.held))
        return [f"{words.say('table-held')}  {held}"]
    left = [
        f"{LETTERS[colour_of(tile)]}{value_of(tile)}"
        for tile in range(1, TILES + 1)
        for _ in range(view.stock[tile])
    ]
    return textwrap.wrap(f"{words.say('table-to-lay')}  {' '.join(left)}", WIDTH)


def _prompt(view: State, seat: int, words: Words) -> str:
    on_turn = whose_turn(view)
    is_ghosts = view.step == PLAY and is_masters_chair(view, view.turn)
    if is_ghosts and seat >= 0 and view.role[seat] == MASTER and view.acting != on_turn:
        return words.say("prompt-stand-in" if seat == view.acting else "prompt-replaced")
    if on_turn != seat:
        return words.say("prompt-waiting", seat=words.seat(on_turn))
    if view.step != PLAY:
        return words.say(
            {PICK: "prompt-pick", PUT: "prompt-put", BID: "prompt-bid", HIDE: "prompt-hide"}[
                view.step
            ]
        )
    return words.say("prompt-devastate" if is_ghosts else "prompt-hunt")
