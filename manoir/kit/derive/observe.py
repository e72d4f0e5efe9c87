"""The observation of a learner: what a seat sees as one flat vector, with a name for each number.

Seats are turned so that the viewer comes first; names and seats are one-hot; counts are scaled by
their domain. A pile is the number of each kind in it and its topmost cards. What is hidden is 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from manoir.kit.derive.cells import STEP
from manoir.kit.sight import nobody

if TYPE_CHECKING:
    from manoir.kit.field import Field
    from manoir.kit.record import Record


TOPMOST = 4


def turned(many: int) -> list[str]:
    return ["me", *(f"me+{n}" for n in range(1, many))]


def observe_source(cls: type[Record]) -> tuple[str, list[str]]:
    """The source of `observe(s, viewer, x)` and the name of each place in x."""
    index: list[str] = []
    text = ""
    for f in cls.fields.values():
        if f.seen is not nobody:
            body, names = _field(f, len(index))
            text += body
            index += names
    head = f"def observe(s, viewer, x):\n{STEP}for k in range({len(index)}):\n{STEP * 2}x[k] = 0\n"
    return head + text, index


def _field(f: Field, base: int) -> tuple[str, list[str]]:
    """The source that writes one field from place `base` on, and the names of its places."""
    text, pad, names, at = "", STEP, [f.name], "0"
    named_pile = f.pile and bool(f.of.names)
    for n, axis in enumerate(f.axes[:-1] if named_pile else f.axes):
        if axis.seat:
            many = 1 if f.private else len(axis)
            text += f"{pad}for r{n} in range({'1' if f.private else 's.players'}):\n"
            text += f"{pad}{STEP}i{n} = (viewer + r{n}) % s.players\n"
            names = [f"{name}[{me}]" for name in names for me in turned(many)]
            at = f"({at}) * {many} + r{n}"
        else:
            live = f.length.at() if f.pile and f.length and n == len(f.axes) - 1 else f.shape[n]
            text += f"{pad}for i{n} in range({live}):\n"
            names = [f"{name}[{axis.show(i)}]" for name in names for i in range(f.shape[n])]
            at = f"({at}) * {f.shape[n]} + i{n}"
        pad += STEP
    if named_pile:
        body, inner = _pile(f, base, at, pad)
        return text + body, [f"{name}{place}" for name in names for place in inner]
    text, pad = _if_seen(f, text, pad)
    if f.of.seat:
        text += f"{pad}if {f.at()} >= 0:\n{pad}{STEP}x[{base} + ({at}) * {f.of.hi + 1}"
        text += f" + ({f.at()} - viewer) % s.players] = 1\n"
        return text, [f"{name}={me}" for name in names for me in turned(f.of.hi + 1)]
    if f.of.names:
        text += f"{pad}x[{base} + ({at}) * {len(f.of.names)} + {f.at()}] = 1\n"
        return text, [f"{name}={value}" for name in names for value in f.of.names]
    scale = max(abs(f.of.lo), f.of.hi)
    return text + f"{pad}x[{base} + {at}] = {f.at()} / {scale}\n", names


def _pile(f: Field, base: int, at: str, pad: str) -> tuple[str, list[str]]:
    """A pile as the number of each kind in it, and what the topmost cards are."""
    assert f.length is not None
    kinds, last = len(f.of.names), f"i{len(f.axes) - 1}"
    size = kinds * (1 + TOPMOST)
    text, inside = _if_seen(f, f"{pad}for {last} in range({f.length.at()}):\n", pad + STEP)
    text += f"{inside}x[{base} + ({at}) * {size} + {f.at()}] += 1 / {f.shape[-1]}\n"
    text += f"{inside}deep = {f.length.at()} - 1 - {last}\n{inside}if deep < {TOPMOST}:\n"
    text += f"{inside}{STEP}x[{base} + ({at}) * {size} + (1 + deep) * {kinds} + {f.at()}] = 1\n"
    names = [f"[{kind}]" for kind in f.of.names]
    return text, names + [f"[top-{n}]={kind}" for n in range(TOPMOST) for kind in f.of.names]


def _if_seen(f: Field, text: str, pad: str) -> tuple[str, str]:
    if f.open or f.private:
        return text, pad
    return f"{text}{pad}if {f.test}:\n", pad + STEP
