"""The table of Ghooost! as lines of text: what lies open to a viewer, and the viewer's own hand.

A label stands left, what it names beside it: that needs no colon, which each language spaces in its
own way.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Protocol

from manoir.games.ghooost.components import COMMON, COPY, FAMILIES, FAMILY, GHOST, KITTY, NOTHING
from manoir.games.ghooost.rules import ghost_on_top, is_midnight
from manoir.games.ghooost.state import State
from manoir.kit import Domain

WIDTH = 78
LAST_CARDS = 6
LABELS = ("table-cemetery", "table-to-beat", "table-discard", "table-your-hand")
TIMES = "\u00d7"
NO_BREAK = "\u00a0"  # holds the words of a card together where a line is cut


class Words(Protocol):
    """What the table needs to speak: messages, names of values, names of seats."""

    def say(self, message: str, **values: object) -> str: ...
    def value(self, domain: Domain, shown: object) -> object: ...
    def seat(self, seat: int) -> str: ...


def table(view: State, seat: int, words: Words) -> list[str]:
    """What a seat (or -1, an onlooker) sees, and what it is asked."""
    parts = [_night(view, words), _cemetery(view, words), _seats(view, words)]
    if seat >= 0:
        parts.append(_hand(view, seat, words))
    if not view.over:
        parts.append(textwrap.wrap(_prompt(view, seat, words), WIDTH))
    return [line for part in parts for line in ("", *part)][1:]


def _night(view: State, words: Words) -> list[str]:
    """4.5 The hour; 2.5, 7.7 the direction: seats stand below each other, clockwise downwards."""
    if is_midnight(view):
        hour = [words.say("table-after-midnight")]
    else:
        left = words.say("table-cards", n=view.crypt_n)
        hour = [words.say("table-before-midnight"), f"{words.say('table-crypt')} {left}"]
    if view.backwards:
        return [" · ".join([*hour, words.say("table-direction-counter") + " ↑"])]
    return [" · ".join([*hour, words.say("table-direction-clockwise") + " ↓"])]


def _cemetery(view: State, words: Words) -> list[str]:
    """3.3 The ghost to beat, and the last cards that lead to it."""
    lines = []
    if view.cemetery_n == 0:
        lines.append(words.say("table-cemetery-empty"))
    else:
        cards = [_lying(view, i, words) for i in range(view.cemetery_n)][-LAST_CARDS:]
        more = ["…"] if view.cemetery_n > LAST_CARDS else []
        many = words.say("table-cards", n=view.cemetery_n)
        lines += _labelled("table-cemetery", [many, *more, *cards], words)
    top = ghost_on_top(view)
    if top != NOTHING:
        lines += _labelled("table-to-beat", [_card(top, words), _family(top, words)], words)
    if view.discard_n:
        lines += _labelled("table-discard", [words.say("table-cards", n=view.discard_n)], words)
    return lines


def _seats(view: State, words: Words) -> list[str]:
    """1.4 Every seat: how many cards lie where, and which of a hand everybody saw."""
    seats = range(view.players)
    names = [words.seat(p) for p in seats]
    wide = max(map(len, names))
    lines = []
    for p in seats:
        on_turn = "▶" if view.actor == p and not view.over else " "
        lines.append(f"{on_turn} {names[p]:{wide}}  {'   '.join(_counts(view, p, words))}")
        if known := _grouped(view.known[p], words):
            lines += _cut(" " * (wide + 4) + words.say("table-known"), known)
    return lines


def _counts(view: State, p: int, words: Words) -> list[str]:
    if view.place[p]:
        counts = [words.say("table-out", place=view.place[p])]
    else:
        counts = [
            f"{words.say('table-hand')} {view.hand_n[p]:2}",
            f"{words.say('table-mansion')} {view.mansion_n[p]:2}",
        ]
    if view.several_deals:
        counts.append(f"{words.say('table-points')} {view.points[p]}")
        counts.append(f"{words.say('table-boos')} {view.boos[p]}")
    return counts


def _hand(view: State, seat: int, words: Words) -> list[str]:
    many = words.say("table-cards", n=view.hand_n[seat])
    return _labelled("table-your-hand", [many, *_grouped(view.hand[seat], words)], words)


def _prompt(view: State, seat: int, words: Words) -> str:
    if view.actor != seat:
        return words.say("prompt-waiting", seat=words.seat(view.actor))
    return words.say("prompt-after" if is_midnight(view) else "prompt-before")


def _grouped(counts: Sequence[int], words: Words) -> list[str]:
    """Cards of one kind together, in the order of their values."""
    return [
        _card(ghost, words) + (f"{NO_BREAK}{TIMES}{many}" if many > 1 else "")
        for ghost, many in enumerate(counts)
        if many
    ]


def _lying(view: State, i: int, words: Words) -> str:
    """7.6 A Miss Copy in the cemetery is what she copied."""
    if view.cemetery[i] != COPY:
        return _card(view.cemetery[i], words)
    return f"{_card(COPY, words)[:-1]}{NO_BREAK}→{NO_BREAK}{_card(view.copied[i], words)[1:]}"


def _card(ghost: int, words: Words) -> str:
    """1.2 A card with its scare value, which Kitty has not and Miss Copy borrows."""
    value = {KITTY: "", COPY: f"X{NO_BREAK}"}.get(ghost, f"{ghost}{NO_BREAK}")
    name = str(words.value(GHOST, GHOST.show(ghost)))
    return f"[{value}{name.replace(' ', NO_BREAK)}]"


def _family(ghost: int, words: Words) -> str:
    return f"({words.value(FAMILY, FAMILY.show(FAMILIES.get(ghost, COMMON)))})"


def _labelled(message: str, parts: Iterable[str], words: Words) -> list[str]:
    """A label and what it names; all such lines begin in the same column."""
    wide = max(len(words.say(label)) for label in LABELS)
    return _cut(f"{words.say(message):{wide}}", parts)


def _cut(label: str, parts: Iterable[str]) -> list[str]:
    """Cut to lines that stand under each other, right of the label."""
    return textwrap.wrap(
        " ".join(parts),
        WIDTH,
        initial_indent=f"{label}  ",
        subsequent_indent=" " * (len(label) + 2),
        break_on_hyphens=False,
    )
