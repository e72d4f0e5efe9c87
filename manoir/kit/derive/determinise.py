"""Determinisation: a deal that a view allows, every one as likely as another.

The zones say what must be dealt again: what the box holds, less what the viewer sees, less what
everyone knows to lie somewhere; shuffled, and dealt back by the lengths. Nothing hidden is read, so
the same text runs on a view.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from manoir.kit.derive.cells import STEP, loops

if TYPE_CHECKING:
    from manoir.kit.domain import Domain
    from manoir.kit.field import Field
    from manoir.kit.record import Record


def zones_of(cls: type[Record]) -> dict[Domain, list[Field]]:
    """The zones by the kind of piece that lies in them."""
    found: dict[str, tuple[Domain, list[Field]]] = {}
    for f in cls.fields.values():
        if f.zone:
            found.setdefault(f.pieces.key, (f.pieces, []))[1].append(f)
    return dict(found.values())


def determinise_source(cls: type[Record]) -> str:
    """The source of `determinise(s, viewer, rng, left, pool)`; it fills a view in place.

    `left` and `pool` are scratch: how many of each piece are unseen, and these pieces in a row.
    """
    text = "def determinise(s, viewer, rng, left, pool):\n"
    text += f"{STEP}seed(s.rng, quick_bits(rng) << 31 ^ quick_bits(rng))\n"
    for number, (pieces, zones) in enumerate(zones_of(cls).items()):
        text += f"{STEP}for k in range({pieces.hi + 1}):\n{STEP * 2}left[k] = box_{number}(s, k)\n"
        text += "".join(map(_take_out_seen, zones))
        text += f"{STEP}n = 0\n{STEP}for k in range({pieces.hi + 1}):\n"
        text += f"{STEP * 2}for _ in range(left[k]):\n{STEP * 3}pool[n] = k\n{STEP * 3}n += 1\n"
        text += f"{STEP}quick_shuffle(rng, pool, n)\n"
        text += "".join(_deal_back(f) for f in zones if not f.open)
    return text


def _take_out_seen(f: Field) -> str:
    head, pad = loops(f)
    last = f"i{len(f.axes) - 1}"
    seen = f"left[{f.at()}] -= 1" if f.pile else f"left[{last}] -= {f.at()}"
    if f.open:
        return f"{head}{pad}{seen}\n"
    text = f"{head}{pad}if {f.test}:\n{pad}{STEP}{seen}\n"
    if f.floor is not None:
        text += f"{pad}else:\n{pad}{STEP}left[{last}] -= {f.floor.at()}\n"
    return text


def _deal_back(f: Field) -> str:
    head, pad = loops(f, rows=True)
    last = f"i{len(f.axes) - 1}"
    assert f.length is not None
    if not f.pile and re.search(rf"\b{last}\b", f.test):
        raise TypeError(f"{f.name} is seen by {f.seen}: a row of counts is dealt as a whole")
    if f.pile:
        return (
            f"{head}{pad}for {last} in range({f.length.at()}):\n{pad}{STEP}if not ({f.test}):\n"
            f"{pad}{STEP * 2}n -= 1\n{pad}{STEP * 2}{f.at()} = pool[n]\n"
        )
    floor = f.floor.at() if f.floor is not None else "0"
    inside = pad + STEP
    return (
        f"{head}{pad}if not ({f.test}):\n{inside}m = {f.length.at()}\n"
        f"{inside}for {last} in range({f.shape[-1]}):\n"
        f"{inside}{STEP}{f.at()} = {floor}\n{inside}{STEP}m -= {floor}\n"
        f"{inside}for _ in range(m):\n{inside}{STEP}n -= 1\n"
        f"{inside}{STEP}{f.at(last='pool[n]')} += 1\n"
    )
