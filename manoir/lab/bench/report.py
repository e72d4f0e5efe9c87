"""What a person reads, and what a program reads."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Protocol

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from manoir.lab.bench.beside import claimed
from manoir.lab.bench.figure import Figure
from manoir.lab.bench.place import Place


class Report(Protocol):
    """Told what happens as it happens, and the figures at the end."""

    def begin(self, place: Place) -> None: ...
    def progress(self, what: str) -> None: ...
    def leave_out(self, label: str, why: str) -> None: ...
    def figures(self, figures: Sequence[Figure]) -> None: ...


class JsonLines:
    """One line a figure on standard output, and nothing else there."""

    def begin(self, place: Place) -> None:
        self.place = place

    def progress(self, what: str) -> None:
        """A program is not impatient."""

    def leave_out(self, label: str, why: str) -> None:
        print(f"{label}: left out, {why}", file=sys.stderr)

    def figures(self, figures: Sequence[Figure]) -> None:
        for figure in figures:
            print(figure.line(self.place))


class Tables:
    """The place, a line for each compile time, a table of speeds, and for each game its ratios."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, soft_wrap=True)

    def begin(self, place: Place) -> None:
        versions = ", ".join(f"{name} {number}" for name, number in place.versions.items())
        self.console.print(f"machine   {place.machine}")
        self.console.print(f"versions  {versions}")
        self.console.print(f"commit    {place.commit or 'none'}, {place.date}")
        self.console.print("play      uniformly random, with the list of legal choices computed")

    def progress(self, what: str) -> None:
        if self.console.is_terminal:
            self.console.print(what, style="dim")

    def leave_out(self, label: str, why: str) -> None:
        self.console.print(f"{label}: left out, {why}", style="yellow")

    def figures(self, figures: Sequence[Figure]) -> None:
        tables: dict[tuple[str, str], Table] = {}
        for f in figures:
            if f.unit == "s":
                self.console.print(f"{f.game}: {f.what} {f.median:.2f} s")
            elif f.ratio_to is None:
                title = f"{f.unit.removesuffix('/s')} a second on one core"
                table = tables.setdefault((f.unit, ""), _table(title, "library: game", "players"))
                table.add_row(f"{f.what}: {f.game}", str(f.players), *_spread(f))
            else:
                title = f"{f.game} is so many times as fast, round by round: {f.what}"
                table = tables.setdefault(
                    (f.what, f.game), _table(title, "as library: game", "claim")
                )
                table.add_row(f.ratio_to, _verdict(f), *_spread(f))
        for table in tables.values():
            self.console.print(table)


def _table(title: str, first: str, second: str) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    table.add_column(first, no_wrap=True)
    for name in (second, "median", "low", "high"):
        table.add_column(name, justify="right", no_wrap=True)
    return table


def _spread(figure: Figure) -> list[str]:
    return [_short(x) for x in (figure.median, figure.low, figure.high)]


def _short(x: float) -> str:
    if x >= 1e6:
        return f"{x / 1e6:.2f} M"
    if x >= 1e4:
        return f"{x / 1e3:.0f} k"
    return f"{x:,.0f}" if x >= 100 else f"{x:.2f}"


def _verdict(ratio: Figure) -> str:
    least = claimed(ratio.what, ratio.game, ratio.ratio_to or "")
    if least is None:
        return ""
    return f"at least {least:g}: {'yes' if ratio.median >= least else 'no'}"
